#!/bin/bash
# merged.sh - what many threads take to tally one merged file: processor and wall time beside one thread, memory, and how often they
# unpack a block; medians of RUNS=7 rounds in which all of them alternate
#
# The file has 32 ranks of STEPS=8000 steps (tests/size/ranks.c). PEER=DIR: a second folder with trace-tally, measured in the same rounds.
# usage: BUILD=build bench/merged.sh [THREADS...]   (default: 1 2 4 8 16 32)
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "${BUILD:-$here/build}" && pwd)
peer=${PEER:+$(cd "$PEER" && pwd)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
${CC:-gcc} -O2 -I"$here/src" -o ranks "$here/tests/size/ranks.c" "$here/tests/format/forge.c"
${CC:-gcc} -O0 -o timed "$here/bench/timed.c"
cat >count.c <<'C'
#include <dlfcn.h>
#include <stdio.h>
static unsigned long n;
size_t ZSTD_decompressDCtx(void *context, void *to, size_t room, const void *from, size_t bytes)
{
    size_t (*next)(void *, void *, size_t, const void *, size_t) = dlsym(RTLD_NEXT, "ZSTD_decompressDCtx");
    __atomic_fetch_add(&n, 1, __ATOMIC_RELAXED);
    return next(context, to, room, from, bytes);
}
__attribute__((destructor)) static void say(void) { fprintf(stderr, "%lu\n", n); }
C
${CC:-gcc} -O1 -D_GNU_SOURCE -shared -fPIC -o count.so count.c -ldl
./ranks job 32 32 "${STEPS:-8000}"
"$build/trace-merge" -q -o job.bin job
threads=("${@:-1 2 4 8 16 32}")
median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
for ((round = 0; round < ${RUNS:-7}; round++)); do
    for n in ${threads[*]}; do
        for of in "$build" $peer; do
            unpacked=$(LD_PRELOAD=$work/count.so "$of/trace-tally" -j "$n" job.bin 2>&1 >/dev/null | tail -n 1)
            echo "$n $of $(./timed "$of/trace-tally" -j "$n" job.bin) $unpacked"
        done
    done
done >rows
once=$(LD_PRELOAD=$work/count.so "$build/trace-tally" -j 1 job.bin 2>&1 >/dev/null | tail -n 1)
echo "$(nproc) processors, $(stat -c %s job.bin) bytes, $("$build/trace-tally" --json job.bin | sed -n 's/.*"events": \([0-9]*\).*/\1/p' | head -n 1) events; medians of ${RUNS:-7}"
echo "  -j  wall ms   cpu ms  peak MiB  times unpacked${peer:+   before: wall ms  cpu ms  peak MiB  times unpacked}"
for n in ${threads[*]}; do
    printf '%4d' "$n"
    for of in "$build" $peer; do
        column() { awk -v n="$n" -v of="$of" -v k="$1" '$1 == n && $2 == of { print $k }' rows | median; }
        awk -v w="$(column 3)" -v c="$(column 4)" -v m="$(column 5)" -v u="$(column 7)" -v once="$once" 'BEGIN { printf "%9.0f%9.0f%10.1f%16.2f ", w * 1000, c * 1000, m, u / once }'
    done
    echo
done
