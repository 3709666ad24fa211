#!/bin/sh
# from-help.sh TOOL VERSION - prints a manual page made of what TOOL --help-all says (or --help of a tool with one size of help), so that the two cannot disagree
set -eu
tool=$1
name=$(basename "$tool")
here=$(dirname "$0")
help=$("$tool" --help-all 2>/dev/null) || help=$("$tool" --help)
[ -n "$help" ] || { echo "from-help.sh: error: $name --help says nothing" >&2; exit 1; }
esc() { sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\([.']\)/\\\\\&\1/"; }
# the first line is "name - summary"; usage is the line that says so and those below it that begin with the name, or all that do
summary=$(printf '%s\n' "$help" | sed -n "1s/^$name *- *//p")
usage=$(printf '%s\n' "$help" | sed -n "2,\$s/^\( *[Uu]sage:\)\{0,1\} *\($name .*\)/\2/p")
case $help in *sage:*) usage=$(printf '%s\n' "$help" | sed -n "/^ *[Uu]sage:/,/^\$/s/^\( *[Uu]sage:\)\{0,1\} *\($name .*\)/\2/p") ;; esac
printf '.TH %s 1 "" "trace.h %s" "trace.h"\n.nr HY 0\n.nh\n.ad l\n' "$(printf '%s' "$name" | tr a-z A-Z)" "$2"
printf '.SH NAME\n%s \\- %s\n' "$(printf '%s' "$name" | esc)" "$(printf '%s' "$summary" | esc)"
printf '.SH SYNOPSIS\n'
printf '%s\n' "$usage" | sed 's/  .*//' | esc | sed "s/^\([^ ]*\)\(.*\)/.PP\n\\\\fB\1\\\\fP\2/"
printf '.SH DESCRIPTION\n'
printf '%s\n' "$help" | sed -e 1d -e '/^ *[Uu]sage:/,/^$/d' | awk -v margin=0 -f "$here/text.awk"
others=
for o in trace-merge trace-tally trace-report trace-info trace-print to-perfetto trace-diff trace-export trace-query trace-run trace-gen; do
    [ "$o" = "$name" ] || others="$others${others:+, }$(printf '%s' "$o" | esc)(1)"
done
printf '.SH SEE ALSO\n%s, trace.h(3)\n' "$others"
