# pause.sh - part of tests/tools: tasks that are open when recording pauses end there, and what follows lies beside them

. "$ROOT/tests/perfetto/ask.sh"
check 'pause: builds' $CC -O0 -std=gnu11 -Wall -Wextra -Werror -I "$ROOT" "$ROOT/tests/tools/pause.c" "$(recorder)" -o pause -pthread -ldl
for way in pause stop; do
    rm -rf paused
    TRACE_OUT=$WORK/paused ./pause $way
    same "$way: the tree" 'A 3 B 3 C 3 E 3 inside B 3 ' "$("$BUILD/trace-tally" --json paused | python3 -c '
import json, sys
for r in sorted(json.load(sys.stdin)["rows"], key=lambda r: r["name"]): print(r["name"], r["calls"], end=" ")')"
    "$BUILD/trace-tally" --tree paused >tree 2>tree.err
    same "$way: nothing lies under what ended" 'B B>inside B C C>A E' "$(awk -F '|' '/user:/ { t = $(NF - 1); sub(/ +$/, "", t); match(t, /^ */); deep = RLENGTH
        sub(/^ *user:/, "", t); if (deep > 1) print over ">" t; else print over = t }' tree | sort | paste -sd ' ')"
    same "$way: no end is an orphan" '' "$(cat tree.err; grep -i orphan tree; grep -i 'without a begin' tree)"
    "$BUILD/to-perfetto" -q -o paused.pftrace paused
    same "$way: Perfetto nests alike" 'A 1 B 0 C 0 E 0 inside B 1' "$(perfetto paused.pftrace \
        "select distinct name || ' ' || depth from slice where name in ('A','B','C','E','inside B') order by 1" | grep -E '^"?(A|B|C|E|inside)' | tr -d '"' | paste -sd ' ')"
done

# the same of threads that do not pause themselves
check 'gap: builds' $CC -O0 -std=gnu11 -Wall -Wextra -Werror -I "$ROOT" "$ROOT/tests/tools/gap.c" "$(recorder)" -o gap -pthread -ldl
for way in pause stop filter step kill; do
    rm -rf gaps gaps.tm
    if [ $way = step ]; then when=every=2; else when=; fi
    { TRACE_OUT=$WORK/gaps TRACE_WHEN=$when ./gap $way; } 2>/dev/null
    "$BUILD/trace-merge" -q -o gaps.tm gaps 2>/dev/null
    after=' user:B;   user:inside B; user:E;' slices='A 1 3;B 0 3;C 0 3;E 0 3;F 0 1;inside B 1 3'
    [ $way = kill ] && after= slices='A 1 1;C 0 1;F 0 1'
    for of in gaps gaps.tm; do
        name="gap, $way, $of"
        "$BUILD/trace-tally" --tree $of >tree 2>tree.err
        same "$name: nothing lies under what ended" "$(printf '%s' " user:C;   user:A; user:F;$after" | tr ';' '\n' | sort)" \
            "$(awk -F '|' '/user:/ { sub(/ +$/, "", $(NF - 1)); print $(NF - 1) }' tree | sort)"
        same "$name: each has its end, and each end its begin" '' "$(cat tree.err; grep -E 'ha(s|ve) no (end|begin)' tree)"
        same "$name: with several readers alike" "$(cat tree)" "$("$BUILD/trace-tally" -j 3 --tree $of 2>&1)"
        "$BUILD/to-perfetto" -q -o gaps.pftrace $of
        same "$name: Perfetto nests alike" "$slices" "$(perfetto gaps.pftrace \
            "select name || ' ' || depth || ' ' || count(*) from slice where name not like 'recording%' group by name, depth order by 1" |
            grep -E '^"?(A|B|C|E|F|inside) ' | tr -d '"' | paste -sd ';')"
        same "$name: a gap is no event" "$("$BUILD/trace-print" gaps | wc -l)" "$("$BUILD/trace-tally" --json $of | python3 -c 'import json,sys; print(json.load(sys.stdin).get("events", -1))')"
    done
done
asked
