# names.sh - part of tests/tools: threads have the names that the program gives them, by whatever function and whenever

named_threads() { # FOLDER: what each thread did, and its name
    "$BUILD/trace-print" --json "$1" | python3 -c 'import json, sys
print(*sorted({e["name"] + "=" + e.get("thread", "") for e in map(json.loads, sys.stdin) if e["event"] == "entry"}), sep="|")'
}
NAMES='before=reader|first=a name of more than 15 bytes|later=io-worker-7|main=|nobody=|other=by-another|stays=never-ends'
check 'names: builds' $CC -O0 -std=gnu11 -Wall -Wextra -Werror -I "$ROOT" "$ROOT/tests/tools/named.c" "$(recorder)" -o thread_names -pthread -ldl
rm -rf names
TRACE_OUT=$WORK/names check 'names: embedded' ./thread_names
same 'names: embedded' "$NAMES" "$(named_threads names)"
rm -rf names.run
TRACE_OUT='' check 'names: under trace-run' "$BUILD/trace-run" -n -q -o names.run -- ./thread_names
same 'names: under trace-run' "$NAMES" "$(named_threads names.run)"
rm -rf names.helper
TRACE_OUT=$WORK/names.helper TRACE_HELPER=0 ./thread_names
same "names: without the recorder's thread" "$NAMES" "$(named_threads names.helper)"
for bound in '' 1M; do # in a file with a bound names are said again and again
    rm -rf names.killed
    { TRACE_OUT=$WORK/names.killed TRACE_MAX=$bound exec ./thread_names wait; } >names.out 2>&1 &
    pid=$!
    for _ in $(seq "$PATIENCE"); do
        [ "$(named_threads names.killed 2>/dev/null)" = "$NAMES" ] && break
        sleep 1
    done
    kill -KILL $pid
    wait $pid 2>/dev/null
    same "names: of a process that is killed${bound:+, bound}" "$NAMES" "$(named_threads names.killed 2>/dev/null)"
done
