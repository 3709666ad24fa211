#!/bin/sh
# backends.sh [--check] - src/backends/*/sources -> what lists all backends, so that a new one is a folder and nothing else
#
# A file `sources` says what a folder records:
#   source  NUMBER NAME SWITCH DESCRIPTOR   a source of events: its number, for good; its name in options; the macro that asks for it; the
#                                           function that fills in its trace__backend
#   exports NAME PATTERN...                 what an executable that embeds it must show to libraries; libtrace-h.so shows it, too
#   library PATTERN...                      what libtrace-h.so alone shows
#   needs   ROOM...                         parts of src/wrap, src/annotate, src/device that it stands on: macros TRACE__NEEDS_...
#   names   PREFIX...                       how the names of its functions begin: where no library has one, dlsym finds none
#   dlsym   PREFIX LIBRARY [WANTED GIVEN]   dlsym hands out wrappers of LIBRARY_entries, if WANTED() says so; then GIVEN() is called
#   inject  FILE                            a file that only libtrace-h.so has
# Of a folder's files these are included where they are wanted, if they are there:
#   before.h       outside of extern "C", before the implementation
#   wrap_hooks.h   before the wrapper engine, for the hooks that it defines (src/wrap/hooks.h)
#   contents.h     the backend
#
# --check writes nothing; it names what differs from what is committed and exits 1.
set -eu
cd "$(dirname "$0")/.."
made_from='src/backends/*/sources'
. gen/generated.sh

files=$(ls src/backends/*/sources)
generated='/* Generated: gen/backends.sh. Change the files `sources` of src/backends, not this one. */'

includes() { # FILE: of each folder that has it
    for folder in src/backends/*/; do
        [ ! -e "$folder$1" ] || echo "#include \"$(basename "$folder")/$1\""
    done
}

awk -v head="$generated" '
    $1 == "source" {
        if ($2 in name || $2 < 1 || $2 == 12 || $2 > 31) { print FILENAME ": number " $2 " is taken, or not 1 to 31" >"/dev/stderr"; exit 1 }
        name[$2] = $3
        if ($2 > last) last = $2
    }
    END {
        name[0] = "user"
        name[12] = "custom"
        if (last < 12) last = 12
        print head
        print "enum {"
        for (i = 0; i <= last; i++)
            if (i in name) printf "    TRACE_SOURCE_%s = %d,\n", toupper(name[i]), i
        print "    TRACE_SOURCE_COUNT = 32\n};"
        print "/* By number; \"\": none has it. */"
        printf "#define TRACE__SOURCE_NAMES"
        for (i = 0; i <= last; i++)
            printf " \"%s\"%s", i in name ? name[i] : "", i < last ? "," : "\n"
    }' $files >"$new/sources"
put src/public/sources.gen.h <"$new/sources"

{
    echo "$generated"
    awk '
        $1 == "source" { if (FILENAME != file) { file = FILENAME; switches[file] = "" }
                         switches[file] = switches[file] (switches[file] == "" ? "" : " || ") "defined(" $4 ")" }
        $1 == "needs" { for (i = 2; i <= NF; i++) { room = toupper($i); who[room] = who[room] " " FILENAME; if (!(room in seen)) { seen[room] = 1; order[n++] = room } } }
        END {
            for (k = 0; k < n; k++) {
                m = split(who[order[k]], f, " ")
                line = ""
                for (i = 1; i <= m; i++) line = line (line == "" ? "" : " || ") switches[f[i]]
                if (order[k] == "WRAP") line = line " || defined(TRACE_CUSTOM)"
                printf "#if %s\n#define TRACE__NEEDS_%s\n#endif\n", line, order[k]
            }
        }' $files
    includes before.h
} | put src/backends/needs.gen.h

{
    echo "$generated"
    includes wrap_hooks.h
} | put src/backends/wrap_hooks.gen.h

{
    echo "$generated"
    includes contents.h
    echo
    echo '/* In the order of their numbers. */'
    echo 'TRACE__INTERNAL const trace__backend *trace__backend_here(int i)'
    echo '{'
    echo '    static void (*const describe[])(trace__backend *b) = {'
    awk '$1 == "source" { printf "%d %s %s\n", $2, $4, $5 }' $files | sort -n | while read -r number switch function; do
        printf '#ifdef %s\n        %s,\n#endif\n' "$switch" "$function"
    done
    echo '        NULL};'
    echo '    static trace__backend backends[sizeof describe / sizeof *describe];'
    echo '    static uint32_t state;'
    echo '    return trace__backend_described(describe, backends, &state, i);'
    echo '}'
} | put src/backends/backends.gen.h

{
    echo "$generated"
    awk '$1 == "source" { printf "%d #define %s\n", $2, $4 }' $files | sort -n | cut -d ' ' -f 2-
} | put src/inject/all.gen.h
{
    echo "$generated"
    awk '$1 == "inject" { n = split(FILENAME, part, "/"); printf "#include \"../backends/%s/%s\"\n", part[n - 1], $2 }' $files
    echo
    echo 'static const struct {'
    echo '    const char *prefix;'
    echo '    const trace__library *lib;'
    echo '    const trace__entry *entries;'
    echo '    bool (*wanted)(void);'
    echo '    void (*given)(void);'
    echo '} trace__by_name[] = {'
    awk '$1 == "dlsym" { printf "%d {\"%s\", &%s_library, %s_entries, %s, %s},\n", length($2), $2, $3, $3, (NF > 3 ? $4 : "NULL"), (NF > 4 ? $5 : "NULL") }' $files |
        sort -rn | sed 's/^[0-9]* /    /'
    echo '};'
    printf 'static const char *const trace__wrapped_names[] = {'
    awk '$1 == "names" { for (i = 2; i <= NF; i++) printf "\"%s\", ", $i }' $files
    echo 'NULL};'
} | put src/inject/backends.gen.h

{
    echo '/* Generated: gen/backends.sh. What libtrace-h.so exports: names that programs must find in place of the real ones, and the public API, so'
    echo ' * that a program built with trace.h and this library share one recorder. All else stays inside. */'
    printf '{\nglobal:\n    trace_*;\n    trace__*;\n'
    awk '$1 == "exports" || $1 == "library" { for (i = $1 == "exports" ? 3 : 2; i <= NF; i++) if (!seen[$i]++) printf "    %s;\n", $i }' $files
    printf '    %s;\n' dlsym _exit _Exit abort __assert_fail execl execle execlp execv execve execvp execvpe execveat fexecve # src/inject/*.c
    printf 'local:\n    *;\n};\n'
} | put src/inject/exports.map

for name in custom recorder $(awk '$1 == "source" { print $3 }' $files); do
    {
        printf '{\n    trace_*;\n'
        awk -v name="$name" '$1 == "exports" && $2 == name { for (i = 3; i <= NF; i++) printf "    %s;\n", $i }' $files
        echo '};'
    } | put "packaging/exports/$name.list"
done
exit $status
