#!/bin/sh
# from-manual.sh MANUAL VERSION - prints trace.h(3): the opening comment of the header as a manual page
set -eu
cat <<E
.TH TRACE.H 3 "" "trace.h $2" "trace.h"
.nr HY 0
.nh
.ad l
.SH NAME
trace.h \- $(sed -n '1s/^[^-]*- //p' "$1")
.SH SYNOPSIS
.EX
#define TRACE_IMPL
#include <trace.h>
.EE
E
# what stands before the first heading is about the file
sed -e '1,/>>do$/{/>>do$/!d}' -e '/^ \*\/$/d' -e 's/^ \* \{0,1\}//' "$1" | awk -v margin=4 -v third=21 -f "$(dirname "$0")/text.awk"
cat <<E
.SH SEE ALSO
trace\-merge(1), trace\-tally(1), trace\-print(1), to\-perfetto(1), trace\-run(1), trace\-gen(1)
E
