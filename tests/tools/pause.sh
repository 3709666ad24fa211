# pause.sh - part of tests/tools: tasks that are open when recording pauses end there, and what follows lies beside them

check 'pause: builds' $CC -O1 -std=gnu11 -Wall -Wextra -Werror -I "$ROOT" "$ROOT/tests/tools/pause.c" -o pause -pthread -ldl
for way in pause stop; do
    rm -rf paused
    TRACE_OUT=$WORK/paused ./pause $way
    same "$way: the tree" 'A 3 B 3 C 3 E 3 inside B 3 ' "$("$BUILD/trace-tally" --json paused | python3 -c '
import json, sys
for r in sorted(json.load(sys.stdin)["rows"], key=lambda r: r["name"]): print(r["name"], r["calls"], end=" ")')"
    "$BUILD/trace-tally" --tree paused >tree 2>tree.err
    same "$way: nothing lies under what ended" ' user:C;   user:A; user:B;   user:inside B; user:E;' \
        "$(awk -F '|' '/user:/ { sub(/ +$/, "", $(NF - 1)); printf "%s;", $(NF - 1) }' tree)"
    same "$way: no end is an orphan" '' "$(cat tree.err; grep -i orphan tree; grep -i 'without a begin' tree)"
    "$BUILD/to-perfetto" -q -o paused.pftrace paused
    same "$way: Perfetto nests alike" 'A 1 B 0 C 0 E 0 inside B 1' "$(node "$ROOT/tests/perfetto/query.mjs" paused.pftrace \
        "select distinct name || ' ' || depth from slice where name in ('A','B','C','E','inside B') order by 1" 2>/dev/null | grep -E '^"?(A|B|C|E|inside)' | tr -d '"' | paste -sd ' ')"
done
