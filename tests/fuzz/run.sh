#!/bin/bash
# run.sh - libFuzzer on the reader: walk (open and look at everything), merge (of two files), stack (the way of tally)
#
# 2,000 inputs a target; INPUTS=N other, SECONDS_EACH=N or FULL=1 (10 min) so long instead. Inputs that failed stay in
# $CACHE/fuzz-failures. The first inputs are made here.
# early: needs clang alone
set -u
. "$(dirname "$0")/../lib.sh"
need clang
here=$ROOT/tests/fuzz
each=${SECONDS_EACH:-${FULL:+600}}
if [ -n "$each" ]; then limit=-max_total_time=$each; else limit=-runs=${INPUTS:-2000}; fi
flags="-std=c11 -D_GNU_SOURCE -Wall -Wextra -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined"

clang $flags -I"$ROOT/src" -I"$ROOT/tests/format" -o "$WORK/forge" "$ROOT/tests/format/forge.c" "$ROOT/tests/format/cases.c" || exit 1
mkdir "$WORK/seeds" "$WORK/objects"
(cd "$WORK/seeds" && "$WORK/forge" every . && rm many2.bin) || exit 1
for f in "$ROOT"/src/read/*.c "$here/common.c"; do
    clang $flags -fsanitize=fuzzer-no-link -I"$ROOT/src" -c -o "$WORK/objects/$(basename "$f" .c).o" "$f" || exit 1
done
for set in "all" "node0 node1" "many0 many1" "all ring doubles newer"; do
    "$BUILD/trace-merge" -q -o "$WORK/seeds/merged-${set// /-}.bin" $(for f in $set; do echo "$WORK/seeds/$f.bin"; done) >/dev/null 2>&1
done
cat "$WORK/seeds/node0.bin" "$WORK/seeds/node1.bin" >"$WORK/seeds/two.bin"
cat "$WORK/seeds/doubles.bin" "$WORK/seeds/doubles.bin" >"$WORK/seeds/two-same.bin"

failures=$CACHE/fuzz-failures
mkdir -p "$failures"
for target in walk merge stack; do
    clang $flags -fsanitize=fuzzer -I"$ROOT/src" -o "$WORK/$target" "$here/$target.c" "$WORK"/objects/*.o -lzstd -lpthread || exit 1
    mkdir "$WORK/$target.corpus"
    "$WORK/$target" "$limit" -max_len=200000 -rss_limit_mb=1024 -timeout=10 -print_final_stats=1 \
        -artifact_prefix="$failures/$target-" "$WORK/$target.corpus" "$WORK/seeds" >"$WORK/$target.log" 2>&1
    status=$?
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$WORK/$target.log")
    if [ $status -eq 0 ]; then ok "$target: ${runs:-?} inputs${each:+ in $each s}"; else
        fail "$target" "exit status $status"
        grep -E '^(SUMMARY|==|artifact|    #[0-9])|ERROR|Test unit' "$WORK/$target.log" | head -20 | cut -c 1-300 | sed 's/^/    | /'
    fi
done
rm -f /dev/shm/fuzz-merge.*
finish
