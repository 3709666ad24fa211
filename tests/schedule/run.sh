#!/bin/bash
# Recording now and then: the words, the names, steps by calls, times, signals, forks; PyTorch's ITT with forked workers.
set -u
. "$(dirname "$0")/../lib.sh"
SO=$BUILD/libtrace-h.so
cd "$WORK" || exit 1
export TRACE_OUT=$WORK/out

check 'words and names: build' $CC -std=c11 -O0 -Wall -Wextra -I "$ROOT/src" "$HERE/words.c" -o words -pthread -ldl && check 'words and names' ./words
check 'program: build' $CC -std=gnu11 -O0 -Wall -Wextra -I "$ROOT" "$HERE/program.c" "$(recorder)" -o program -pthread -ldl

counts() { # "in out before" of the instants recorded
    "$BUILD/trace-tally" --json out 2>/dev/null | python3 -c '
import json, sys
n = {}
for r in json.load(sys.stdin)["rows"]: n[r["name"]] = n.get(r["name"], 0) + r["calls"]
print(*(n.get(k, 0) for k in ("in", "out", "before")))'
}
run() { # NAME STATUS "IN OUT BEFORE" VARIABLE=VALUE COMMAND...
    local name=$1 status=$2 counts=$3 got
    shift 3
    rm -rf out
    timeout $PATIENCE env "$@" >log 2>&1
    got=$?
    same "$name: exit status" "$status" $got || lib__tail log
    same "$name: recorded" "$counts" "$(counts)"
}
note() { "$BUILD/trace-tally" out 2>/dev/null | sed -n 's/^note: \(.*recorded.*\)/\1/p' | head -n 1; }

run 'one step in ten' 0 '20 0 0' TRACE_WHEN=every=10 ./program steps
same 'one step in ten: note' 'recorded in 2 of 20 steps (TRACE_WHEN=every=10)' "$(note)"
run 'devices alone' 0 '20 180 10' TRACE_DEVICES=every=10 ./program steps
same 'devices alone: note' 'devices recorded in 2 of 20 steps (TRACE_DEVICES=every=10)' "$(note)"
run 'always' 0 '20 180 10' TRACE_WHEN=1 ./program steps
same 'always: no note' '' "$(note)"
run 'never' 0 '0 0 0' TRACE_WHEN=0 ./program steps
run 'nonsense' 0 '20 180 10' TRACE_WHEN=now ./program steps
same 'nonsense: one line' 1 "$(grep -c '^trace: TRACE_WHEN=now: words are .*; recording always' log)"
run 'a signal' 0 '20 0 0' TRACE_WHEN=off,signal=USR2 ./program signal
run 'off, and started by the program' 0 '0 0 0' TRACE_WHEN=off ./program start
run 'a signal that nobody asked for' 140 '0 0 0' TRACE_WHEN=off ./program handler
run 'by the clock' 0 '10 0 0' TRACE_WHEN=after=1s,for=2s ./program time
run 'a fork' 3 '30 0 0' TRACE_WHEN=every=2 ./program fork
run 'paused in a step' 0 '20 0 0' TRACE_WHEN=every=2 ./program pause
run 'killed' 137 '10 0 0' TRACE_WHEN=every=2 ./program killed
same 'killed: note' 'recorded at times (TRACE_WHEN=every=2)' "$(note)"

# ---- a program that has a recorder of its own, under libtrace-h.so: steps that the program's backends see -----------------------------
check 'copies: build' $CC -std=gnu11 -O0 -w -I "$ROOT" "$HERE/copies.c" -o copies -pthread -ldl
for how in kokkos perfstubs; do
    for lib in '' "$SO"; do
        run "$how, a program with a recorder${lib:+ under libtrace-h.so}" 0 '50 0 0' LD_PRELOAD="$lib" TRACE_WHEN=every=4,range=exchange ./copies $how
        same "$how, a program with a recorder${lib:+ under libtrace-h.so}: note" 'recorded in 5 of 20 steps (TRACE_WHEN=every=4,range=exchange)' "$(note)"
    done
    run "$how, devices of a program with a recorder" 0 '50 150 0' LD_PRELOAD="$SO" TRACE_DEVICES=every=4,range=exchange ./copies $how
    same "$how, devices of a program with a recorder: open in the steps alone" '' "$("$BUILD/trace-print" out | grep 'devices are wrong' | head -n 1)"
done

# ---- PyTorch: forked workers, steps by its ITT ---------------------------------------------------------------------------------------
torch() { # NAME OPTION...: the program's output, and what trace-run left
    local name=$1
    shift
    rm -rf by-run
    timeout $PATIENCE "$BUILD/trace-run" -n -q -o by-run "$@" -- "$(venv)" -W ignore "$HERE/workers.py" >log 2>&1
    same "$name: exit status" 0 $? || lib__tail log
    same "$name: output" 'total 32256.0' "$(grep -v '^trace:' log)"
    steps=$("$BUILD/trace-tally" --csv by-run 2>/dev/null | grep -oE 'Step\.[0-9]+' | sort -u | xargs)
}
torch 'PyTorch'
same 'PyTorch: steps' "$(printf 'Step.%d ' 0 1 2 3 4 5 6 7 | sed 's/ $//')" "$steps"
same 'PyTorch: a file each for two workers' 3 "$(find by-run -name '*.bin' | wc -l)"
same 'PyTorch: what they loaded, once' 64 "$("$BUILD/trace-tally" --json by-run 2>/dev/null | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["name"].endswith("Load")))')"
torch 'PyTorch, one step in four' --when 'every=4,range=PyTorch:Step.*'
same 'PyTorch, one step in four: steps' 'Step.0 Step.4' "$steps"
torch 'PyTorch, devices' --devices every=4
has 'PyTorch, devices: tally says so' <("$BUILD/trace-tally" by-run 2>/dev/null) 'note: devices recorded in 2 of 8 steps'
finish
