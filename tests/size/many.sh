# many.sh - sourced by run.sh: 10,000 recordings, with 64 descriptors, in memory that grows by a few KiB a rank

N=10000
peak() { # COMMAND...: peak KiB; what it prints goes to ./out
    "$WORK/timed" "$@" 2>err | awk -F'\t' '{ print $4 == 0 ? int($3 * 1024) : "status " $4 }'
}

"$ranks" small 1000 20 4
"$ranks" many $N 20 4
# shellcheck disable=SC3045
few() { (ulimit -n 64 && "$@"); }

few "$tally" --json many >many.json 2>err
same "trace-tally reads $N files through 64 descriptors" "$((N * 4)) $((N * 10 * 4))" \
    "$(awk -F'[ ,]+' '/"name": "MPI_Allreduce"/ { match($0, /"calls": [0-9]+/); c = substr($0, RSTART + 9, RLENGTH - 9) } / "events":/ { e = $3 } END { print c + 0, e }' many.json)"
same "and says nothing" "" "$(cat err)"
check "trace-info does" few "$BUILD/trace-info" many
same "trace-print does" $((N * 4)) "$(few "$BUILD/trace-print" --name '^MPI_Allreduce$' --kind entry many | wc -l)"
check "trace-merge does" few "$merge" -q -o many.bin many
same "and loses nothing" "$(sed -n 's/.*"events": \([0-9]*\).*/\1/p' many.json | head -n 1)" \
    "$("$tally" --json many.bin | sed -n 's/.*"events": \([0-9]*\).*/\1/p' | head -n 1)"
"$merge" -q -o small.bin small

# Memory: of nine times as many ranks it takes no more than so many KiB for each, whatever --max-mem leaves for buffers.
bounded() { # NAME KIB COMMAND...; the last word is the kind of input: "" or .bin
    local name=$1 each=$2 kind=${!#} one all
    shift 2
    set -- "${@:1:$#-1}"
    one=$(peak "$@" small"$kind") all=$(peak "$@" many"$kind")
    if [ "$one" -gt 0 ] 2>/dev/null && [ "$all" -le $((one + (N - 1000) * each)) ] 2>/dev/null; then
        ok "memory: $name ($(((all - one) / (N - 1000))) KiB a rank)"
    else
        fail "memory: $name" "$one KiB of 1,000 ranks, $all of $N: at most $each a rank are allowed"
    fi
}
bounded "trace-tally" 12 "$tally" -j 2 --max-mem 32M ""
bounded "trace-tally of a merged file" 14 "$tally" -j 2 --max-mem 32M .bin
bounded "trace-info" 10 "$BUILD/trace-info" ""
bounded "trace-merge" 18 "$merge" -q -j 2 --max-mem 32M -o m.out ""
bounded "trace-merge of a merged file" 16 "$merge" -q -j 2 --max-mem 32M -o m.out .bin
rm -rf many many.bin small small.bin m.out

if [ -n "$FULL" ]; then
    "$ranks" far $N 1 10 50
    for tool in "trace-tally --json" trace-info "trace-merge -q -o far.bin" "trace-tally --collectives"; do
        # shellcheck disable=SC2086 # several words
        check "$tool of $N nodes" few "$BUILD"/$tool far
    done
fi
