#!/bin/bash
# startup.sh - what the recorder takes of the start of a program that never records, in milliseconds
#
#   bench/startup.sh [N]     N: starts of each program (300)
#
# A program with two tasks: without the recorder, with it inside and off, and with libtrace-h.so preloaded and off, in
# turns; the least and the median. The least depends little on what else the machine does. Needs a build
# (BUILD, default build/) for libtrace-h.so.
set -eu -o pipefail
ROOT=$(cd "$(dirname "$0")/.." && pwd)
BUILD=${BUILD:-$ROOT/build}
CC=${CC:-gcc}
n=${1:-300}
[ "$n" -gt 0 ] 2>/dev/null || { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; exit 2; }
[ -e "$BUILD/libtrace-h.so" ] || { echo "startup.sh: no libtrace-h.so in $BUILD" >&2; exit 1; }
WORK=$(mktemp -d "${TMPDIR:-/tmp}/trace-startup.XXXXXX")
trap 'rm -rf "$WORK"' EXIT
cd "$WORK"
"$CC" -O2 "$ROOT/bench/startup.c" -o startup
cat >program.c <<'C'
#include "trace.h"
int main(void)
{
    TRACE_SCOPE("outer");
    TRACE_SCOPE("inner");
    return 0;
}
C
"$CC" -O2 -w -I "$ROOT" -DTRACE_COMPILE_OUT program.c -o without
"$CC" -O2 -w -I "$ROOT" -DTRACE_IMPL -DTRACE_DEFAULT_OFF program.c -o inside -pthread -ldl
# the preloaded library is the program's alone: startup execs it through no shell
cat >preload.c <<'C'
#include <stdlib.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    if (argc > 2)
        setenv("LD_PRELOAD", argv[2], 1);
    return execv(argv[1], argv + 1);
}
C
"$CC" -O2 preload.c -o preload
for _ in 1 2 3; do
    ./startup "$n" ./without >>without.ms
    ./startup "$n" ./inside >>inside.ms
    ./startup "$n" ./preload ./without >>exec.ms
    TRACE_MODE=off ./startup "$n" ./preload ./without "$BUILD/libtrace-h.so" >>preloaded.ms
done
least() { sort -g "$1.ms" | head -n 1; }
echo "$(nproc) processors, load $(cut -d' ' -f1-3 /proc/loadavg)"
printf '%-36s %8s %8s %s\n' 'a program that never records, ms' least median 'more than without, by the least'
row() { # NAME OF BASE
    awk -v name="$1" -v of="$(least "$2")" -v base="$(least "$3")" \
        'BEGIN { split(of, x, " "); split(base, y, " "); printf "%-36s %8s %8s %.2f\n", name, x[1], x[2], x[1] - y[1] }'
}
row 'without the recorder' without without
row 'inside, off' inside without
row 'started by another program' exec exec
row 'libtrace-h.so, TRACE_MODE=off' preloaded exec
