#!/bin/bash
# The recorder from the inside: bytes of records under a clock that counts 1, 2, 3 ...  ACCEPT=1 takes the new output for right.
# early: needs compilers alone
set -u
. "$(dirname "$0")/../lib.sh"
export TRACE_CLOCK=monotonic TRACE_HELPER=0 TRACE_OUT=$WORK/out

# Bytes are compared as each compiler makes them; the rest is optimized by one, and with FULL=1 by all. Each does what
# it takes half of the other's time for: gcc optimizes, clang puts the sanitizers in. With FULL=1 gcc does that, too.
sanitized=("clang -O0 -fsanitize=address,undefined" ${FULL:+"gcc -O0 -fsanitize=address,undefined"})
for flags in "gcc -O2" ${FULL:+"gcc -O0"} "clang -O2" "${sanitized[@]}"; do
    check "build with $flags" $flags -std=c11 -Wall -Wextra -Wno-misleading-indentation -Werror -I"$ROOT/src" -o "$WORK/records" "$HERE/records.c" -pthread
    "$WORK/records" >"$WORK/got" 2>"$WORK/err" || fail "records, $flags" "exit status $?"
    [ -n "${ACCEPT:-}" ] && cp "$WORK/got" "$HERE/records.expect"
    same_file "records, $flags" "$HERE/records.expect" "$WORK/got"
    same "silent, $flags" "" "$(cat "$WORK/err")"
done
# Texts that say what a call records: each kind of item, and wrong ones.
for flags in "gcc -O2" ${FULL:+"clang -O2"} "${sanitized[@]}"; do
    check "build descriptors with $flags" $flags -std=c11 -Wall -Wextra -Wno-misleading-indentation -Werror -I"$ROOT/src" -I"$ROOT/gen" -I"$ROOT/tools" -D_GNU_SOURCE=1 -o "$WORK/descriptors" "$HERE/descriptors.c" "$ROOT"/gen/{steps_*,text}.c "$ROOT"/src/support/{memory,text}.c -pthread
    "$WORK/descriptors" >"$WORK/got" 2>&1 || fail "descriptors, $flags" "exit status $?"
    wrong=0
    while "$WORK/descriptors" $wrong >>"$WORK/got" 2>&1; do wrong=$((wrong + 1)); done
    same "each wrong one leaves a complaint, $flags" $wrong "$(grep -c 'cannot be described, from' "$WORK/got")"
    [ -n "${ACCEPT:-}" ] && cp "$WORK/got" "$HERE/descriptors.expect"
    same_file "descriptors, $flags" "$HERE/descriptors.expect" "$WORK/got"
done
# Warnings: repeats, the bound on lines, threads and a signal handler
for flags in ${FULL:+"gcc -O2"} "${sanitized[@]}" "gcc -O1 -fsanitize=thread" ${FULL:+"clang -O1 -fsanitize=thread"}; do
    check "build warn with $flags" $flags -std=c11 -Wall -Wextra -Wno-misleading-indentation -Werror -I"$ROOT/src" -o "$WORK/warn" "$HERE/warn.c" -pthread
    for mode in repeats bounds long threads; do
        echo "$mode:"
        "$WORK/warn" $mode 2>"$WORK/lines" || fail "warn $mode, $flags" "exit status $?"
        if [ $mode = threads ]; then LC_ALL=C sort "$WORK/lines"; else cut -c 1-100 "$WORK/lines"; fi
    done >"$WORK/got"
    [ -n "${ACCEPT:-}" ] && cp "$WORK/got" "$HERE/warn.expect"
    same_file "warn, $flags" "$HERE/warn.expect" "$WORK/got"
done
# The recorder's lock
check "build lock" gcc -O1 -std=c11 -Wall -Wextra -Wno-misleading-indentation -Werror -I"$ROOT/src" -o "$WORK/lock" "$HERE/lock.c" -pthread
same "handlers that want the lock wait one behind the other" "handled, 1 at most in one another" "$(TRACE_OUT=$WORK/lock.out "$WORK/lock" 2>&1)"
# The hash table of the reader and the tools, and lists in the order of hashes
for name in map hashed; do
    for flags in "gcc -O2" "clang -O2" "${sanitized[@]}"; do
        check "build $name with $flags" $flags -std=c11 -Wall -Wextra -Wno-misleading-indentation -Werror -I"$ROOT/src" -o "$WORK/$name" \
            -D_GNU_SOURCE "$HERE/$name.c" "$ROOT"/src/support/*.c
        "$WORK/$name" >"$WORK/got" 2>&1 || fail "$name, $flags" "exit status $?"
        same_file "$name, $flags" "$HERE/$name.expect" "$WORK/got"
    done
done
# Which begin an end closes, where slices keep their slots and where they move
for flags in "gcc -O2" "${sanitized[@]}"; do
    check "build stack with $flags" $flags -std=c11 -Wall -Wextra -Wno-misleading-indentation -Werror -I"$ROOT/src" -o "$WORK/stack" \
        -D_GNU_SOURCE "$HERE/stack.c" "$ROOT"/src/read/events/{stack,fields}.c "$ROOT"/src/support/*.c
    "$WORK/stack" >"$WORK/got" 2>&1 || fail "stack, $flags" "exit status $?"
    same_file "stack, $flags" "$HERE/stack.expect" "$WORK/got"
done
# Clocks of nodes as curves
for flags in "gcc -O2" "clang -O2" "${sanitized[@]}"; do
    check "build curve with $flags" $flags -std=c11 -Wall -Wextra -Wno-misleading-indentation -Werror -I"$ROOT/src" -o "$WORK/curve" \
        -D_GNU_SOURCE "$HERE/curve.c" "$ROOT"/src/read/clocks/{alone,curve,polyline,drift}.c "$ROOT"/src/support/*.c -lm
    "$WORK/curve" >"$WORK/got" 2>&1
    same_file "curve, $flags" "$HERE/curve.expect" "$WORK/got"
done
. "$HERE/memory_left.sh"
finish
