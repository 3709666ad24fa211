# kills.sh - a 4-thread writer is killed at random moments; what it had recorded is all there, whole, in order. Sourced by run.sh.
#
# The oracle is a shadow counter a thread, in a mapped file: stored after each event returned. 60 kills, or 1,000 with FULL=1.

kills() { # NAME SIGNAL TIMES ENV...
    local name=$1 signal=$2 times=$3 k bad=0 events=0 first= n
    shift 3
    for ((k = 1; k <= times; k++)); do
        rm -rf kill
        mkdir kill
        env "$@" TRACE_OUT="$WORK/kill/out" ./killer $((k + signal * 1000)) "$signal" ./victim "$WORK/kill/shadow" >kill/log 2>&1 || { bad=$((bad + 1)); first=${first:-$(head -1 kill/log)}; }
        [ -d kill/out ] || continue # killed before the first event
        [ -s kill/shadow ] || : >kill/shadow
        if ! ./events --sequence tick --shadow kill/shadow kill/out >kill/found 2>&1; then
            bad=$((bad + 1))
            first=${first:-"kill $k: $(head -1 kill/found)"}
            [ -z "${KEEP:-}" ] || cp -r kill "kill.$signal.$k"
        fi
        n=$(sed -n 's/ instant tick$//p' kill/found)
        events=$((events + ${n:-0}))
    done
    if [ $bad -eq 0 ]; then ok "$name: $times kills, $events events, 0 lost, 0 torn"; else
        fail "$name" "$bad of $times: $first"
    fi
}

# Where the file is not mapped a kill may cost the last second: what is there is whole, and what is missing between
# others is counted, with status 1. On a busy machine many come before the first record: others follow, later ones.
copied() { # TIMES ENV...
    local k bad=0 first= seen=0 status ms=250 times=$1 how=${2:+, $2}
    shift
    for ((k = 1; k <= times || (2 * seen <= times && k <= 5 * times); k++)); do
        [ "$k" -le "$times" ] || ms=2000
        rm -rf kill
        mkdir kill
        env KILL_MS=$ms TRACE_MMAP=0 TRACE_OUT="$WORK/kill/out" "$@" ./killer $k 9 ./victim "$WORK/kill/shadow" >kill/log 2>&1
        "$BUILD/trace-tally" kill/out >kill/tally 2>kill/said
        status=$?
        [ ! -s kill/tally ] || seen=$((seen + 1))
        grep -v -e ' events are missing before this chunk: the process was killed before they were written$' \
            -e ' the file is empty$' -e ' the file has no header: ' -e ': error: No such file' \
            -e 'no .bin file in this directory' kill/said >kill/wrong
        if grep -q 'missing before this chunk' kill/said && [ $status -ne 1 ]; then echo "status $status" >>kill/wrong; fi
        [ -s kill/wrong ] || continue
        bad=$((bad + 1))
        first=${first:-"kill $k: $(head -1 kill/wrong)"}
    done
    same "kills: SIGKILL, not mapped$how: $((k - 1)) kills, none of them damage" "0 " "$bad $first"
    same "kills: SIGKILL, not mapped$how: enough after the first record" yes "$([ $((2 * seen)) -gt "$times" ] && echo yes || echo $seen)"
}

if build victim victim.c && build killer kill.c; then
    few=60 some=10
    [ -z "$FULL" ] || few=1000 some=200
    kills "kills: SIGKILL" 9 $few A=
    kills "kills: SIGKILL, slots of 16 KiB, 1 MiB of them" 9 $some TRACE_CHUNK=16 TRACE_BUFFER=1
    kills "kills: SIGKILL, no helper" 9 $some TRACE_HELPER=0 TRACE_BUFFER=1
    kills "kills: SIGKILL, a file of at most 1 MB" 9 $few TRACE_MAX=1M
    kills "kills: SIGKILL, a file of at most 4 MB, no helper" 9 $some TRACE_MAX=4M TRACE_HELPER=0
    copied $few
    copied $some TRACE_MAX=2M
    kills "kills: SIGABRT" 6 $some A=
    kills "kills: SIGSEGV" 11 $some A=
    if [ -d /dev/shm ] && [ -w /dev/shm ]; then
        disk=$WORK
        WORK=$(mktemp -d /dev/shm/trace-kill.XXXXXX)
        (cd "$WORK" && ln -s "$disk/victim" "$disk/killer" "$disk/events" . && kills "kills: SIGKILL, in memory" 9 $some A=) | tee "$disk/shm.log"
        rm -rf "$WORK"
        WORK=$disk
        if grep -q '^ok' shm.log; then PASSED=$((PASSED + 1)); else FAILED=$((FAILED + 1)); fi
    fi
fi
