#!/bin/bash
# touched.sh - what a kernel's launch, and a cudaGetDevice with the cuCtxGetDevice in it, touch of us: instructions, and lines of the cache, of code and of data. Between two
# launches a program has used its caches for itself, so that lines are what recording a launch costs (docs/backends/cuda.md)
#
#   bench/touched.sh [-v]     -v: function by function
#
# A program with the fake driver, runtime and CUPTI of tests/cupti under valgrind, which writes down each access. Under it time would run too fast for short records: it is
# counted 2^20 times as slowly here (on a machine with other load 4096 times is too fast), in a library of its own. Needs valgrind, meson, ninja, and CUPTI's headers where tests/run.sh has put them.
set -u -o pipefail
ROOT=$(cd "$(dirname "$0")/.." && pwd)
case "$*" in '' | -v) ;; *) awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; exit 2 ;; esac
CC=${CC:-gcc}
FAKES=$ROOT/tests/cupti
SITE=$(echo "${XDG_CACHE_HOME:-$HOME/.cache}"/trace.h/venv/lib/python3*/site-packages/nvidia)
[ -f "$SITE/cu13/include/cupti.h" ] || { echo 'touched.sh: no CUPTI headers; tests/run.sh cupti fetches them' >&2; exit 1; }
WORK=$(mktemp -d "${TMPDIR:-/tmp}/trace-touched.XXXXXX")
trap 'rm -rf "$WORK"' EXIT
cd "$WORK" || exit 1

mkdir tree gpu cupti
cp -r "$ROOT"/{meson.build,meson_options.txt,src,tools,gen,api-specs,man,packaging,python,trace-h,trace.h,trace_torch.h} tree/
# shellcheck disable=SC2016 # of the assembler
sed -i 's/("rdtsc" : "=a"(lo), "=d"(hi))/("rdtsc\\n\\tshrd $20, %%edx, %%eax\\n\\tshr $20, %%edx" : "=a"(lo), "=d"(hi))/' tree/src/public/api.h
cmp -s tree/src/public/api.h "$ROOT/src/public/api.h" && { echo 'touched.sh: the clock is read in another way now' >&2; exit 1; }
{ meson setup -Dgen=disabled -Dpython=disabled build tree && ninja -C build libtrace-h.so.0; } >log 2>&1 || { tail log; exit 1; }
flags=(-std=gnu11 -w -O1 -I "$FAKES" -isystem "$SITE/cu13/include" -isystem "$SITE/cu13/include/cccl")
for fake in cupti:cupti/libcupti.so.13 gpu:gpu/libcuda.so.1 runtime:gpu/libcudart.so.13; do
    "$CC" "${flags[@]}" -shared -fPIC "$FAKES/${fake%%:*}.c" -Wl,-soname,"$(basename "${fake#*:}")" -o "${fake#*:}" -pthread -ldl || exit 1
done
"$CC" "${flags[@]}" "$ROOT/bench/touched.c" -o launches gpu/libcudart.so.13 || exit 1

for ran in 'default launch' 'full launch' 'full cudaGetDevice'; do
    level=${ran% *} work=${ran#* } words=()
    [ "$work" = launch ] || words=("$work")
    rm -rf out
    env CALL_LOG=books TRACE_LEVEL="$level" TRACE_OUT=out TRACE_HELPER=0 LD_LIBRARY_PATH=gpu:cupti LD_PRELOAD="$WORK/build/libtrace-h.so.0" valgrind --tool=lackey --trace-mem=yes --log-file=accesses ./launches "${words[@]}" ||
        { echo "touched.sh: the program failed, level $level" >&2; exit 1; }
    printf '%-8s' "$level"
    python3 "$ROOT/bench/touched.py" build/libtrace-h.so.0 "$work" "$@" <accesses || exit 1
done
