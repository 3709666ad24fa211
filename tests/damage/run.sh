#!/bin/bash
# run.sh - no damage of a file goes unnoticed: recordings of a real program, ended and killed, and a merged file, damaged in some 1,000 ways each
# (damage.py says which); copies made while threads record at full speed are whole.
#
# FULL=1: five recordings of each kind, in 2,000 ways; 40 copies of each. TIMES=N does it N times, for tests/proof/long.sh.
set -u
. "$(dirname "$0")/../lib.sh"
here=$ROOT/tests/damage
need "$CC" python3
cd "$WORK" || exit 1
ulimit -c 0
compile() { $CC -std=gnu11 -O2 -Wall -Wextra -Wno-misleading-indentation "$@" -pthread -ldl; }
build_record() { check "build" compile -I"$ROOT" -o record "$here/record.c"; }
build_snapshots() {
    check "build" compile -I"$ROOT" -o snapshots "$here/snapshots.c" "$(recorder -O2)"
    check "build" compile -w -I"$ROOT/src" -o events "$ROOT/tests/run/events.c"
}

# --- damage

damaged=0 unnoticed=0
damage() { # NAME ARGUMENT...
    local name=$1 said
    shift
    said=$(python3 "$here/damage.py" "$BUILD" "$@" 2>&1)
    status=$?
    damaged=$((damaged + $(awk '$2 == "damaged" { n = $1 } END { print n + 0 }' <<<"$said"))) unnoticed=$((unnoticed + (status != 0)))
    if [ $status -eq 0 ]; then ok "$name: $said"; else
        fail "$name" "$(head -n 1 <<<"$said")"
        tail -n +2 <<<"$said" | cut -c 1-200 | sed 's/^/    | /'
    fi
}
times=${TIMES:-1}
rounds=$((times * (${FULL:+4} + 1)))
test_damaged() {
    need_build record
    for ((round = 0; round < rounds; round++)); do
        for how in end kill flush; do
            for k in 1 2; do
                rm -rf $how$k
                { TRACE_CHUNK=16 TRACE_OUT=$how$k ./record $how; } 2>/dev/null
            done
            damage "damaged: $how" "$how"1/*.bin "$how"2/*.bin $([ $how = end ] || echo killed)
        done
        for k in 1 2; do "$BUILD/trace-merge" -q -o merged$k.bin end$k; done
        damage "damaged: merged" merged1.bin merged2.bin
    done
    counted 15 "recordings and merged files, damaged" $damaged $unnoticed
}

# --- copies of what goes on

copies=0 broken=0
snapshots() { # NAME ENV...
    local name=$1 k n=${FULL:+40} bad=
    shift
    rm -rf copies out
    mkdir copies
    check "$name: made" env "$@" TRACE_OUT=out timeout -s KILL $PATIENCE ./snapshots copies "${n:-12}"
    for ((k = 0; k < ${n:-12}; k++)); do
        "$BUILD/trace-info" copies/$k.bin >info 2>&1 || bad="$bad, $k: trace-info: $(head -n 1 info)"
        "$BUILD/trace-print" copies/$k.bin >print 2>err || bad="$bad, $k: trace-print: $(head -n 1 err)"
        [ "$(grep -c 'user:brief' print)" -eq $((k + 1)) ] || bad="$bad, $k: $(grep -c 'user:brief' print) threads that had ended"
        ./events --sequence tick --began-with copies/$k.shadow copies/$k.bin >found || bad="$bad, $k: $(grep -m 1 '^bad' found)"
    done
    copies=$((copies + k)) broken=$((broken + ${#bad}))
    same "$name: $k copies, each whole" "" "$bad"
}
test_copies() {
    need_build snapshots
    for ((round = 0; round < times; round++)); do
        snapshots "copies of a stream" A=
        snapshots "copies of a stream that is written out all the time" TRACE_CHUNK=16 TRACE_BUFFER=1
        snapshots "copies of a stream without a mapping" TRACE_MMAP=0
    done
    counted 18 "copies made while threads record" $copies $((broken > 0))
}
finish
