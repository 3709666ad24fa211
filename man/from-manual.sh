#!/bin/sh
# from-manual.sh MANUAL VERSION - prints trace.h(3): the opening comment of the header as a manual page
set -eu
cat <<X
.TH TRACE.H 3 "" "trace.h $2" "trace.h"
.SH NAME
trace.h \- records what a program does, from one header
.SH SYNOPSIS
.nf
#define TRACE_IMPL
#include <trace.h>
.fi
.SH DESCRIPTION
.nf
X
sed -e '1d' -e '/^ \*\/$/d' -e 's/^ \* \{0,1\}//' -e 's/ *-*-- *>>[a-z]*$//' -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\([.']\)/\\\\\&\1/" "$1"
cat <<X
.fi
.SH SEE ALSO
trace\-merge(1), trace\-tally(1), trace\-print(1), to\-perfetto(1), trace\-run(1)
X
