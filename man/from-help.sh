#!/bin/sh
# from-help.sh TOOL VERSION - prints a manual page made of what TOOL --help says, so that the two cannot disagree
set -eu
tool=$1
name=$(basename "$tool")
help=$("$tool" --help)
[ -n "$help" ] || { echo "from-help.sh: error: $name --help says nothing" >&2; exit 1; }
esc() { sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\([.']\)/\\\\\&\1/"; }
# the summary: the first line that is not about usage; "name - summary" loses its name
summary=$(printf '%s\n' "$help" | grep -Eiv '^ *(usage:|$)' | head -n 1 | sed -e "s/^ *//" -e "s/^$name *\(-\|:\) *//")
usage=$(printf '%s\n' "$help" | sed -n 's/^ *[Uu]sage: *//p')
printf '.TH %s 1 "" "trace.h %s" "trace.h"\n' "$(printf '%s' "$name" | tr a-z A-Z)" "$2"
printf '.SH NAME\n%s \\- %s\n' "$(printf '%s' "$name" | esc)" "$(printf '%s' "$summary" | esc)"
printf '.SH SYNOPSIS\n.nf\n%s\n.fi\n' "$(printf '%s\n' "${usage:-$name --help}" | esc)"
printf '.SH DESCRIPTION\n.nf\n%s\n.fi\n' "$(printf '%s\n' "$help" | esc)"
others=
for o in trace-merge trace-tally trace-print to-perfetto trace-run trace-gen; do
    [ "$o" = "$name" ] || others="$others${others:+, }$(printf '%s' "$o" | esc)(1)"
done
printf '.SH SEE ALSO\n%s\n' "$others"
