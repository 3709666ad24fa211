# text.awk - plain text as the body of a manual page: what --help prints, or the opening comment of trace.h, in paragraphs that fill any width
#
#   Title: / TITLE --- >>tag      a heading, before indented lines or a blank one
#   lines at the margin           a paragraph
#   indented  explanation         a term and what it means; deeper lines go on with it
#   other indented lines          as they are
#
# -v margin=N: what is indented by N columns is at the margin (the comment's text is; what is further left is, too)
function esc(s) { gsub(/\\/, "\\e", s); gsub(/-/, "\\-", s); return s ~ /^[.']/ ? "\\&" s : s }
function indent(s) { match(s, /^ */); return RLENGTH }
function trim(s) { sub(/^ +/, "", s); sub(/ +$/, "", s); return s }
function gap(s) { return match(s, /[^ ]  +[^ ]/) } # where two columns part
function close_code() { if (code) print ".EE\n.RE"; code = 0 }
function close_nested() { if (nested) print ".RE"; nested = 0 }
function close_list() { close_nested(); term = -1 }
function is_code(s) { return margin && s ~ /^ *(#|\/\/)|[;{}]( *\/\/.*)?$|^ *[{}]/ }
function paragraph(s) {
    close_code()
    close_list()
    if (options)
        print ".SH NOTES"
    if (!text)
        print ".PP"
    text = 1
    options = 0
    print esc(s)
}
function code_line(s) { if (!code) { close_list(); print ".PP\n.RS 4\n.EX" } code = 1; text = 0; print esc(s) }
function define(name, means) {
    close_code()
    text = 0
    printf ".TP\n\\fB%s\\fP\n", esc(name)
    if (means != "")
        print esc(means)
}
function new_term(s,    at, second) {
    s = trim(s)
    option = s ~ /^-/
    at = gap(s)
    if (columns == 3) { # NAME DEFAULT MEANING
        second = substr(s, index(s, " "))
        at = indent(second) + index(s, " ")
        second = trim(second)
        s = substr(s, 1, index(s, " ") - 1)
        if (at < third)
            define(s " (default: " substr(second, 1, index(second, " ") - 1) ")", trim(substr(second, index(second, " "))))
        else
            define(s, second)
    } else if (at)
        define(substr(s, 1, at), trim(substr(s, at + 1)))
    else if (words && index(s, " "))
        define(substr(s, 1, index(s, " ") - 1), trim(substr(s, index(s, " "))))
    else
        define(s, "")
}
{ line[NR] = $0 }
END {
    for (n = 1; n <= NR; n = last + 1) { # a block is code if one line of it is
        for (last = n; line[last] != "" && last <= NR; last++)
            c_block[n] = c_block[n] || (indent(line[last]) >= margin && is_code(line[last]))
        for (k = n + 1; k < last; k++)
            c_block[k] = c_block[n]
    }
    term = -1
    for (n = 1; n <= NR; n++) {
        s = line[n]
        next_in = n < NR && line[n + 1] != "" ? indent(line[n + 1]) : -1
        if (s ~ / -+ *>>[a-z]+$/) { # a heading of the header
            tag = s
            sub(/.*>>/, "", tag)
            sub(/ *-*-- *>>[a-z]+$/, "", s)
            about = index(s, ", ") ? substr(s, index(s, ", ") + 2) : ""
            sub(/, .*/, "", s)
            close_code(); close_list()
            text = 0
            skip = tag == "contents"
            columns = tag == "environment" ? 3 : 2
            words = tag == "promises" || tag == "values"
            if (!skip)
                printf ".SH %s\n", esc(toupper(s))
            if (!skip && about)
                printf "%s%s.\n", esc(toupper(substr(about, 1, 1))), esc(substr(about, 2))
            continue
        }
        if (skip)
            continue
        if (s == "") {
            if (code && c_block[n + 1]) {
                print ""
                continue
            }
            close_code(); close_list()
            text = 0
            continue
        }
        at = indent(s)
        if (at <= margin && !text && s ~ /^[A-Z].*:$/ && next_in > margin && (s !~ / / || line[n + 1] ~ /^ +-/)) {
            close_code(); close_list()
            options = 1
            printf ".SS %s\n", esc(substr(s, 1, length(s) - 1))
        } else if (term >= 0 && at > term && !(option && s ~ /^ +-/)) { # goes on with a term
            if (gap(trim(s)) && substr(trim(s), gap(trim(s)), 1) !~ /[.:;]/) { # a column of its own
                if (!nested)
                    print ".RS"
                nested = 1
                define(substr(trim(s), 1, gap(trim(s))), trim(substr(trim(s), gap(trim(s)) + 1)))
            } else
                print esc(trim(s))
        } else if (c_block[n])
            code_line(substr(s, margin + 1))
        else if (at > margin || (margin && at == margin && (gap(trim(s)) || term >= 0))) {
            if (gap(trim(s)) || term >= 0 || next_in > at || s ~ /^ +-/) {
                close_nested()
                if (term < 0)
                    term = at
                new_term(s)
            } else
                code_line(trim(s))
        } else
            paragraph(trim(s))
    }
    close_code()
    close_list()
}
