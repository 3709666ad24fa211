#!/bin/bash
# The recorder from the inside: bytes of records under a clock that counts 1, 2, 3 ...  ACCEPT=1 takes the new output for right.
# early: needs compilers alone
set -u
. "$(dirname "$0")/../lib.sh"
HERE=$ROOT/tests/unit
export TRACE_CLOCK=monotonic TRACE_HELPER=0 TRACE_OUT=$WORK/out

for flags in "gcc -O2" "gcc -O0" "clang -O2" "gcc -O0 -fsanitize=address,undefined"; do
    check "build with $flags" $flags -std=c11 -Wall -Wextra -Werror -I"$ROOT/src" -o "$WORK/records" "$HERE/records.c" -pthread
    "$WORK/records" >"$WORK/got" 2>"$WORK/err" || fail "records, $flags" "exit status $?"
    [ -n "${ACCEPT:-}" ] && cp "$WORK/got" "$HERE/records.expect"
    same_file "records, $flags" "$HERE/records.expect" "$WORK/got"
    same "silent, $flags" "" "$(cat "$WORK/err")"
done
# Texts that say what a call records: each kind of item, and wrong ones.
for flags in "gcc -O2" "clang -O2" "gcc -O0 -fsanitize=address,undefined"; do
    check "build descriptors with $flags" $flags -std=c11 -Wall -Wextra -Werror -I"$ROOT/src" -o "$WORK/descriptors" "$HERE/descriptors.c" -pthread
    "$WORK/descriptors" >"$WORK/got" 2>&1 || fail "descriptors, $flags" "exit status $?"
    wrong=0
    while "$WORK/descriptors" $wrong >>"$WORK/got" 2>&1; do wrong=$((wrong + 1)); done
    same "each wrong one leaves a complaint, $flags" $wrong "$(grep -c 'cannot be described, from' "$WORK/got")"
    [ -n "${ACCEPT:-}" ] && cp "$WORK/got" "$HERE/descriptors.expect"
    same_file "descriptors, $flags" "$HERE/descriptors.expect" "$WORK/got"
done
. "$HERE/memory_left.sh"
finish
