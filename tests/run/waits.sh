# shellcheck shell=bash disable=SC2154 # sourced by run.sh
# waits.sh - how long a thread that could run waited for a processor

# header_of WHAT FILE: us
header_of() { "$BUILD/trace-info" --json --no-events "$2" 2>/dev/null | grep -oE "\"$1_ns\": [0-9]+" | awk '{ print $2 / 1000 }'; }
if build waits waits.c; then
    TRACE_OUT=waits.out TRACE_HELPER=0 ./waits >said
    { read -r before ran; read -r after _; } <said
    waited=$(header_of waited waits.out)
    if [ "$waited" -ge "$before" ] && [ "$waited" -le "$after" ] && [ "$(header_of ran waits.out)" -ge "$ran" ]; then
        ok "what the kernel says that a thread waited for a processor"
    else fail "what a thread waited for a processor" "$waited us, where the kernel says $before, then $after"; fi
    has "trace-info says so" <("$BUILD/trace-info" waits.out) "^  Processors  a thread waited [0-9.]+m?s for one, and ran [0-9.]+m?s\$"
    "$BUILD/trace-merge" -q -o waits.tm waits.out
    same "a merged file keeps it" "$waited" "$(header_of waited waits.tm)"
    # of a process that is killed, what its recorder saw last
    TRACE_OUT=waits.killed ./waits forever >/dev/null &
    pid=$!
    for ((i = 0; i < PATIENCE * 5; i++)); do
        waited=$(header_of waited waits.killed)
        [ "${waited:-0}" -lt 50000 ] || break
        sleep 0.2
    done
    kill -KILL $pid
    wait $pid 2>/dev/null
    if [ "$(header_of waited waits.killed)" -ge 50000 ]; then ok "and one that was killed has what the recorder saw last"; else fail "killed: waited" "$waited us"; fi
fi
