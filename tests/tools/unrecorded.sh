# unrecorded.sh - part of tests/tools: launches of a process that ended before the work of devices was handed over

check 'unrecorded: builds' $CC -O0 -std=gnu11 -Wall -Wextra -Wno-misleading-indentation -Werror -I "$ROOT" "$HERE/unrecorded.c" -o unrecorded -pthread -ldl
for way in exit _exit; do
    rm -rf early early.tm
    TRACE_OUT=$WORK/early ./unrecorded $way
    "$BUILD/trace-merge" -q -o early.tm early
    if [ $way = _exit ]; then
        n=242 open=1 note='note: 242 launches have no device work recorded (the process ended before it was handed over, or still runs)'
    else
        n=0 open=0 note=
    fi
    for of in early early.tm; do
        for tool in trace-tally trace-info; do
            same "unrecorded, $way, $of: $tool says how it may have ended" $open "$("$BUILD/$tool" $of | grep -c ' did not close the trace (killed, left by _exit, or ')"
        done
        same "unrecorded, $way, $of: the note" "$note" "$("$BUILD/trace-tally" $of | grep 'no device work')"
        same "unrecorded, $way, $of: with --launches" "$note" "$("$BUILD/trace-tally" --launches $of | grep 'no device work')"
        same "unrecorded, $way, $of: with several readers" $n "$("$BUILD/trace-tally" -j 3 --json $of | python3 -c 'import json, sys; print(json.load(sys.stdin)["launches_without_work"])')"
        same "unrecorded, $way, $of: trace-info" "${n#0}" "$("$BUILD/trace-info" $of | sed -n 's/^  Losses .*; \([0-9]*\) launches have no device work recorded$/\1/p')"
        same "unrecorded, $way, $of: trace-info --json" $n "$("$BUILD/trace-info" --json $of | python3 -c 'import json, sys; print(json.load(sys.stdin)["runs"][0]["launches_without_work"])')"
    done
done
