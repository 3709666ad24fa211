# names.awk - the tests of groups, from the text of their run.sh
#
#   awk -v dir=tests/GROUP -v group=GROUP [-v k=EXPRESSION] -f names.awk
#
# Prints a line for each test that EXPRESSION selects: NAME <tab> what it needs. A test is a function test_NAME of run.sh, or of a file
# of the group that run.sh sources in a line of its own. Functions test_... of pytest files count where run.sh has a line "# pytest: ...".
# A group without any is one test: its name is "all". EXPRESSION is that of pytest's -k: words, and, or, not, parentheses; a word
# selects the names GROUP/NAME that contain it.

function needs_of(line, list, i, n, w) {
    sub(/^ *#.*/, "", line)
    if (match(line, /(^|[ ;{&|(])need(_build)? [^;|&<>()#]*/)) {
        n = split(substr(line, RSTART, RLENGTH), w, " ")
        for (i = w[1] ~ /^need/ ? 2 : 3; i <= n; i++) if (index(" " list " ", " " w[i] " ") == 0 && w[i] !~ /["$]|^}$/) list = list (list == "" ? "" : " ") w[i]
    }
    if (line ~ /^ *full_only/) list = list (list == "" ? "" : " ") "FULL=1"
    if (match(line, /\. "\$(HERE|here)\/[^"]*"/)) list = needs_in(dir "/" substr(line, RSTART + 9, RLENGTH - 10), list)
    return list
}

function needs_in(file, list, line) { # a file that a test sources
    while ((getline line <file) > 0) list = needs_of(line, list)
    close(file)
    return list
}

function scan(file, line) {
    while ((getline line <file) > 0) {
        if (line ~ /^\. "\$HERE\/[^"]*"$/) scan(dir "/" substr(line, 10, length(line) - 10))
        else if (line ~ /^# pytest: /) pytest(substr(line, 11))
        else if (line ~ /^test_[A-Za-z0-9_]+\(\)/) {
            name[++tests] = line
            sub(/^test_/, "", name[tests])
            sub(/\(\).*/, "", name[tests])
            inside = line !~ /\}$/
            if (!inside) needs[tests] = needs_of(line, "")
        } else if (line ~ /^\}/) inside = 0
        else if (inside) needs[tests] = needs_of(line, needs[tests])
    }
    close(file)
}

function pytest(what, line, command) { # the files are the group's test_*.py
    command = "cat " dir "/test_*.py"
    while ((command | getline line) > 0)
        if (line ~ /^(async )?def test_/) {
            sub(/^(async )?def test_/, "", line)
            sub(/\(.*/, "", line)
            if (!(line in known)) {
                known[line] = name[++tests] = line
                needs[tests] = what
            }
        }
    close(command)
}

# EXPRESSION, by descent: each returns whether `whole` is selected
function either(yes) {
    for (yes = both(); word[at] == "or";) { at++; yes = both() || yes }
    return yes
}
function both(yes) {
    for (yes = one(); word[at] == "and";) { at++; yes = one() && yes }
    return yes
}
function one(yes) {
    if (word[at] == "not") { at++; return !one() }
    if (word[at] == "(") {
        at++
        yes = either()
        if (word[at] != ")") wrong = 1
        at++
        return yes
    }
    if (word[at] == "" || word[at] == "and" || word[at] == "or" || word[at] == ")") wrong = 1
    return index(whole, word[at++]) > 0
}
function selected(n) {
    if (k == "") return 1
    whole = tolower(group "/" n)
    at = 1
    return either() + 0
}

BEGIN {
    gsub(/[()]/, " & ", k)
    words = split(tolower(k), word, " ")
    scan(dir "/run.sh")
    if (!tests) name[tests = 1] = "all"
    for (i = 1; i <= tests; i++) {
        yes = selected(name[i])
        if (k != "" && at <= words) wrong = 1
        if (wrong) {
            print "-k " k ": not an expression of words, and, or, not and parentheses" >"/dev/stderr"
            exit 2
        }
        if (yes) print name[i] "\t" needs[i]
    }
}
