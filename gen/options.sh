#!/bin/sh
# options.sh [--check] - options.list of src/public, src/inject and the backends -> all that tells of options
#
#   src/public/options.gen.h     what the recorder and trace-run read them by
#   src/public/manual.h        the part ENVIRONMENT
#   docs, the page that has the line <!-- options -->: the table behind it
#   tools/run/options.gen.h    trace-run's options of the same meaning
# src/public/options.list says what the lines of such a file mean. --check writes nothing; it names what differs from what is committed and exits 1.
set -eu
cd "$(dirname "$0")/.."
made_from=options.list
. gen/generated.sh

files="src/public/options.list src/inject/options.list $(ls src/backends/*/options.list)"
sources=$(sed -n 's/^#define TRACE__SOURCE_NAMES //p' src/public/sources.gen.h | tr -d '",')

# One line an option: its parts, with \001 between them.
awk -v sources="$sources" '
    function flush() { if (name != "") print name "\001" kind "\001" normal "\001" manual "\001" page "\001" run "\001" common }
    function rest() { sub(/^[a-z]+ +/, ""); gsub(/@sources@/, sources); return $0 }
    $1 == "option" { flush(); name = $2; kind = normal = manual = page = run = ""; common = "RARE" }
    $1 == "kind" { kind = rest() }
    $1 == "default" { normal = rest() }
    $1 == "manual" { manual = rest() }
    $1 == "page" { page = rest() }
    $1 == "run" { run = rest() }
    $1 == "common" { common = "COMMON" }
    END { flush() }' $files >"$new/all"

{
    echo '/* Generated: gen/options.sh. Change options.list of src/public, src/inject or a backend, not this file. */'
    echo '#define TRACE__OPTIONS(X) \'
    sort "$new/all" | awk -F '\001' '
        {
            n = split($2, kind, " ")
            low = high = 0
            words = ""
            if (kind[1] == "number") { low = kind[2]; high = kind[3] }
            if (kind[1] == "size") low = kind[2]
            if (kind[1] == "words" || kind[1] == "list") for (i = 2; i <= n; i++) words = words (i > 2 ? "|" : "") kind[i]
            id = substr($1, 7)
            line[NR] = sprintf("    X(%s, \"%s\", TRACE__KIND_%s, %d, %d, \"%s\", \"%s\")", id, $1, toupper(kind[1]), low, high, kind[1] == "words" || kind[1] == "number" ? $3 : "", words)
        }
        END { for (i = 1; i <= NR; i++) print line[i] (i < NR ? " \\" : "") }'
} | put src/public/options.gen.h

{
    sed '/>>environment$/q' src/public/manual.h
    echo ' *'
    awk -F '\001' '
        $4 != "-" {
            line = sprintf(" *     %-14s %-8s %s", $1, $3, "")
            n = split($4, word, " ")
            for (i = 1; i <= n; i++) {
                if (length(line) + length(word[i]) > 118) {
                    sub(/ +$/, "", line)
                    carry = ""
                    if (line ~ /;$/) { # a line of C, readers of the manual would think
                        carry = word[i - 1] " "
                        line = substr(line, 1, length(line) - length(word[i - 1]) - 1)
                    }
                    print line
                    line = sprintf(" *     %-23s ", "") carry
                }
                line = line word[i] " "
            }
            sub(/ +$/, "", line)
            print line
        }' "$new/all"
    echo ' *'
    sed -n '/^ \* WHAT IT DOES NOT DO /,$p' src/public/manual.h
} | put src/public/manual.h

for page in $(grep -rl '^<!-- options -->$' docs); do
    {
        sed '/^<!-- options -->$/q' "$page"
        printf '\n| Variable | Meaning | Default |\n|---|---|---|\n'
        awk -F '\001' '{ printf "| `%s` | %s | `%s` |\n", $1, $5, $3 }' "$new/all"
        echo
        sed -n '/^<!-- end of options -->$/,$p' "$page"
    } | put "$page"
done

# trace-run's options, and where each is kept
{
    echo '/* Generated: gen/options.sh. Change options.list of src/public, src/inject or a backend, not this file. */'
    awk -F '\001' '
        $6 != "" {
            bar = index($6, " | ")
            split(substr($6, 1, bar - 1), o, " ")
            help = substr($6, bar + 3)
            gsub(/"/, "\\\"", help)
            letter = o[1] == "-" ? "0" : "'"'"'" o[1] "'"'"'"
            row[++n] = sprintf("    {%s, \"%s\", \"%s\", \"%s\", tool_take_text, &given_options[%d], %s}", letter, o[2], o[3], help, n - 1, $7)
            setting[n] = sprintf("    {\"%s\", \"%s\", &given_options[%d]}", $1, o[2], n - 1)
            id = o[2]
            gsub(/-/, "_", id)
            name[n] = "GIVEN_" toupper(id)
        }
        END {
            printf "enum {"
            for (i = 1; i <= n; i++) printf " %s,", name[i]
            print " GIVEN };"
            print "static const char *given_options[GIVEN]; /* NULL: not given */"
            print "#define RECORDING_OPTIONS \\"
            for (i = 1; i <= n; i++) print row[i] (i < n ? ", \\" : "")
            print "#define RECORDING_SETTINGS \\"
            for (i = 1; i <= n; i++) print setting[i] (i < n ? ", \\" : "")
        }' "$new/all"
} | put tools/run/options.gen.h
exit $status
