#!/bin/sh
# completions.sh SHELL TOOL... - what completes the options of these tools in bash, zsh or fish, of what each answers to
# --help-options: a line an option, -l, --long, its argument and what it does, with tabs between them
set -eu
shell=$1
shift
options() { # TOOL
    "$1" --help-options
}
names() { for tool; do basename "$tool"; done | xargs; }

case $shell in
bash)
    echo '# bash completion of the tools of trace.h; made by tools/completions.sh'
    function=_$(basename "$1" | tr - _)
    echo "$function() {"
    echo '    local options= word=${COMP_WORDS[COMP_CWORD]}'
    echo '    case ${COMP_WORDS[0]##*/} in'
    for tool; do
        printf '    %s) options="%s" ;;\n' "$(basename "$tool")" "$(options "$tool" | awk -F '\t' '{ if ($1 != "") print $1; print $2 }' | xargs)"
    done
    echo '    esac'
    echo '    COMPREPLY=()'
    echo '    [[ $word == -* ]] && mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")'
    echo '}'
    echo "complete -o default -F $function $(names "$@")"
    ;;
zsh)
    echo "#compdef $(names "$@")"
    echo '# made by tools/completions.sh'
    echo 'case $service in'
    for tool; do
        printf '%s) _arguments -s' "$(basename "$tool")"
        options "$tool" | awk -F '\t' -v q="'" '{
            optional = substr($3, 1, 1) == "["
            for (i = 3; i <= 4; i++) {
                gsub(/\[/, "(", $i); gsub(/\]/, ")", $i); gsub(/:/, "\\:", $i); gsub(q, q "\\" q q, $i)
            }
            after = $3 == "" ? "" : (optional ? "::" : ":") $3 ":_files"
            printf " \\\n    %s%s%s[%s]%s%s", q, $2, $3 == "" ? "" : optional ? "=-" : "=", $4, after, q
            if ($1 != "") printf " \\\n    %s%s%s[%s]%s%s", q, $1, $3 == "" ? "" : "+", $4, after, q
        }'
        printf " \\\\\n    '*:file:_files' ;;\n"
    done
    echo 'esac'
    ;;
fish)
    echo '# fish completion of the tools of trace.h; made by tools/completions.sh'
    for tool; do
        options "$tool" | awk -F '\t' -v q="'" -v tool="$(basename "$tool")" '{
            gsub(/\\/, "\\\\", $4); gsub(q, "\\" q, $4)
            printf "complete -c %s%s -l %s%s -d %s%s%s\n", tool, $1 == "" ? "" : " -s " substr($1, 2), substr($2, 3),
                $3 == "" || substr($3, 1, 1) == "[" ? "" : " -r", q, $4, q
        }'
    done
    ;;
page)
    for tool; do
        printf '### %s\n\n| Option | | Meaning |\n|---|---|---|\n' "$(basename "$tool")"
        options "$tool" | awk -F '\t' '{
            gsub(/\|/, "\\|")
            argument = $3 == "" ? "" : substr($3, 1, 1) == "[" ? "[=" substr($3, 2) : " " $3
            printf "| `%s%s` | %s | %s |\n", $2, argument, $1 == "" ? "" : "`" $1 "`", $4
        }'
        echo
    done
    ;;
*)
    echo "completions.sh: error: $shell is none of bash, zsh, fish, page" >&2
    exit 2
    ;;
esac
