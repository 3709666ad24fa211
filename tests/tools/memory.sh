# memory.sh - sourced by run.sh: no tool needs more memory for four times as large an input, raw or merged; each stays below a stated bound

MOST=32 # MiB, with two workers and few threads in the input

check "pairs builds" build -I"$ROOT" -pthread -o pairs "$HERE/pairs.c" "$(recorder)" -ldl
check "timed builds" $CC -O0 -o timed "$ROOT/bench/timed.c"
TRACE_OUT=raw1 ./pairs 150000
TRACE_OUT=raw4 ./pairs 600000
for size in 1 4; do
    "$BUILD/trace-merge" -q -o merged$size.bin raw$size
done
check "four times as large: the input" test "$(stat -c %s merged4.bin)" -gt $((3 * $(stat -c %s merged1.bin)))

peak() { # COMMAND...: peak MiB, rounded up
    ./timed "$@" 2>err | awk -F'\t' '{ print $4 == 0 ? int($3) + 1 : "status " $4 }'
}
bounded() { # NAME SMALL LARGE: peaks
    if [ "$2" -gt 0 ] 2>/dev/null && [ "$3" -le $MOST ] 2>/dev/null && [ "$3" -le $(($2 + $2 / 2 + 4)) ]; then
        ok "memory: $1 ($2 MiB, four times as large: $3 MiB)"
    else
        fail "memory: $1" "$2 MiB, four times as large $3 MiB, at most $MOST and half as much again are allowed"
    fi
}
for kind in raw merged; do
    one=${kind}1 four=${kind}4
    [ $kind = merged ] && one=$one.bin four=$four.bin
    bounded "trace-tally of a $kind input" "$(peak "$tally" -j 2 $one)" "$(peak "$tally" -j 2 $four)"
    bounded "trace-merge of a $kind input" "$(peak "$BUILD/trace-merge" -j 2 -o m.out $one)" "$(peak "$BUILD/trace-merge" -j 2 -o m.out $four)"
    bounded "to-perfetto of a $kind input" "$(peak "$BUILD/to-perfetto" -o p.out $one)" "$(peak "$BUILD/to-perfetto" -o p.out $four)"
    bounded "trace-export of a $kind input" "$(peak "$BUILD/trace-export" -q -f folded -o e.out $one)" \
        "$(peak "$BUILD/trace-export" -q -f folded -o e.out $four)"
    bounded "trace-export -f pprof of a $kind input" "$(peak "$BUILD/trace-export" -q -f pprof -o e.out $one)" \
        "$(peak "$BUILD/trace-export" -q -f pprof -o e.out $four)"
    bounded "trace-export -f speedscope of a $kind input" \
        "$(peak "$BUILD/trace-export" -q -f speedscope -o e.out $one)" \
        "$(peak "$BUILD/trace-export" -q -f speedscope -o e.out $four)"
    bounded "trace-export -f chrome of a $kind input" "$(peak "$BUILD/trace-export" -q -f chrome -o e.out $one)" \
        "$(peak "$BUILD/trace-export" -q -f chrome -o e.out $four)"
    bounded "trace-report of a $kind input" "$(peak "$BUILD/trace-report" --max-mem 16M -o r.out $one)" \
        "$(peak "$BUILD/trace-report" --max-mem 16M -o r.out $four)"
    bounded "trace-diff of a $kind input" "$(peak "$BUILD/trace-diff" -j 2 $one $one)" \
        "$(peak "$BUILD/trace-diff" -j 2 $four $four)"
    bounded "trace-print of a $kind input" "$(peak "$print" $one)" "$(peak "$print" $four)"
done
# A merge comes to each block once: none is kept for later. What a run of trace-merge takes depends on who was how fast.
check "blocks builds" build -I"$ROOT/src" -o blocks "$HERE/blocks.c" "$BUILD/libtraceread.a" -ldw -lzstd -lm
same "memory: trace-merge keeps no block that it has read" "2 in memory" "$(./blocks merged4.bin m.out)"
same "memory: who has little memory keeps no block beside the last" "1 in memory" "$(./blocks merged4.bin)"
rm -rf raw1 raw4 merged1.bin merged4.bin m.out p.out e.out
