#!/bin/bash
# annotate.sh - what a task costs through ITT, a range through NVTX, a kernel through Kokkos, a timer through PerfStubs: ns in the best of many short runs, and as a multiple of the floor,
# which is two reads of the clock
#
#   bench/annotate.sh
#
# Environment: CC. Needs what "tests/run.sh itt nvtx" fetches: the source of ITT's static part, and NVTX's headers.
set -u -o pipefail
ROOT=$(cd "$(dirname "$0")/.." && pwd)
[ $# -eq 0 ] || { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; exit 2; }
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/trace.h
STATIC=$CACHE/ittapi/tools_api
NVTX=$(find "$CACHE"/venv/lib/python3*/site-packages/nvidia -path '*/nvtx3/nvToolsExt.h' 2>/dev/null | head -n 1)
if [ ! -f "$STATIC/ittnotify_static.c" ] || [ -z "$NVTX" ]; then
    echo "annotate.sh: ITT's static part or NVTX's headers are missing; \"tests/run.sh itt nvtx\" fetches them" >&2
    exit 1
fi
WORK=$(mktemp -d "${TMPDIR:-/tmp}/trace-annotate.XXXXXX")
trap 'rm -rf "$WORK"' EXIT
cd "$WORK" || exit 1

CC=${CC:-gcc}
echo '#include "trace.h"' >impl.c
"$CC" -O2 -I "$ROOT" -DTRACE_IMPL -DTRACE_ITT -c impl.c &&
    "$CC" -O2 -w -D_GNU_SOURCE -I "$STATIC" "$ROOT/bench/annotate_itt.c" "$STATIC/ittnotify_static.c" impl.o -o itt -pthread -ldl &&
    "$CC" -O2 -I "$ROOT" -isystem "${NVTX%/nvtx3/*}" "$ROOT/bench/annotate_nvtx.c" -o nvtx -pthread -ldl &&
    "$CC" -O2 -I "$ROOT" "$ROOT/bench/annotate_kokkos.c" -o kokkos -pthread -ldl || exit 1

printf '%-24s %10s %10s\n' '' ns/pair 'floor x'
for api in itt nvtx kokkos; do
    TRACE_OUT=$WORK/out "./$api" >figures || { echo "annotate.sh: the $api program failed" >&2; exit 1; }
    awk -v api="$api" '{ for (i = 1; i < NF; i += 2) printf "%-24s %10.1f %10.2f\n", api ": " $i, $(i + 1), $(i + 1) / $NF }' figures
done
