# shellcheck shell=bash disable=SC2154 # sourced by run.sh
# waits.sh - how long a thread that could run waited for a processor

# header_of WHAT FILE: us
header_of() { "$BUILD/trace-info" --json --no-events "$2" 2>/dev/null | grep -oE "\"$1_ns\": [0-9]+" | awk '{ print $2 / 1000 }'; }
# as_said NAME: what the file has lies between what the kernel said before and behind the last look, of the thread that waits; or it has
# the main thread's, which may have waited longer for other programs
as_said() {
    local before ran after main waited
    { read -r before ran _; read -r after _ main; } <said
    waited=$(header_of waited waits.out)
    if [ "$waited" -ge "$before" ] && [ "$waited" -le "$after" ] && [ "$(header_of ran waits.out)" -ge "$ran" ]; then ok "$1"
    elif [ "$waited" -gt "$after" ] && [ "$waited" -le "$main" ]; then ok "$1"
    else fail "$1" "$waited us, where the kernel says $before, then $after, and $main of the main thread"; fi
}
if ! check "a program whose thread waits for a processor" $CC $FLAGS -O0 -o waits "$HERE/waits.c" -ldl; then :; elif [ ! -r /proc/self/schedstat ]; then
    TRACE_OUT=waits.out ./waits >said
    same "a kernel that does not tell how long a thread waited for a processor: nothing is said" "0 0" "$(header_of waited waits.out) $("$BUILD/trace-info" waits.out | grep -c Processors)"
else
    TRACE_OUT=waits.out TRACE_HELPER=0 ./waits >said
    as_said "what the kernel says that a thread waited for a processor"
    has "trace-info says so" <("$BUILD/trace-info" waits.out) "^  Processors  a thread waited [0-9.]+m?s for one, and ran [0-9.]+m?s\$"
    "$BUILD/trace-merge" -q -o waits.tm waits.out
    same "a merged file keeps it" "$(header_of waited waits.out)" "$(header_of waited waits.tm)"
    rm -r waits.out
    TRACE_OUT=waits.out ./waits late >said
    as_said "what another thread waited before does not count, and hides nothing"
    # exit() looks once more, behind what the helper wrote down 10 ms after the start
    if check "a program that ends behind the helper's first look" $CC -std=gnu11 -O1 -g1 -fsanitize=thread -Wno-tsan -w $INCLUDE -o first_look "$HERE/first_look.c" -pthread -ldl; then
        same "ThreadSanitizer has nothing to say" "" "$(TRACE_OUT=first_look.out setarch -R ./first_look 2>&1)"
    fi
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
