# running.sh - a program that still runs is read. Sourced by run.sh and tests/proof, with ./live and ./follow in $WORK.

# running NAME RISES [ENV...]: until there was more to read so many times; then the program ends, and all of it is read.
# Sets $readings and $bad, the readings that were not whole.
running() {
    local name=$1 rises=$2 pid last=0 rose=0 n
    shift 2
    rm -rf "$WORK/live.d"
    touch "$WORK/goes-on"
    env "$@" TRACE_OUT="$WORK/live.d" "$WORK/live" "$WORK/goes-on" >"$WORK/live.out" &
    pid=$!
    for _ in $(seq $((PATIENCE * 10))); do [ -n "$(find "$WORK/live.d" -name '*.bin' -size +0 2>/dev/null)" ] && break; sleep 0.1; done # made, and begun
    readings=0 bad=0
    while [ $readings -lt $((30 * rises + 10)) ] && [ $rose -lt "$rises" ]; do
        readings=$((readings + 1))
        n=$("$WORK/follow" "$WORK/live.d" 2>&1) || { bad=$((bad + 1)); echo "$n" | sed 's/^/    | /'; }
        [ "${n##*$'\n'}" -gt "$last" ] 2>/dev/null && rose=$((rose + 1)) && last=${n##*$'\n'}
        [ $rose -ge "$rises" ] || sleep 0.15
    done
    rm "$WORK/goes-on"
    wait $pid
    same "$name: every reading is whole" 0 $bad
    check "$name: what is read grows" test $rose -ge "$rises"
    same "$name, after its end: all tasks" "$(cat "$WORK/live.out")" "$("$WORK/follow" "$WORK/live.d")"
}
