# late.sh - a signal that comes while exit cuts the file, whose handler records more than the buffers hold. It once waited
# for itself, for ever, with all signals blocked. For run.sh.

need strace
build late late.c || return
traced() { # BOUND [OPTION...]: its calls of newfstatat, of which the last is the one that exit makes before it cuts
    rm -rf "$WORK/late.d"
    TRACE_BUFFER=1 TRACE_MAX=$1 TRACE_OUT=$WORK/late.d timeout -s KILL $PATIENCE strace -qq -f -o "$WORK/late.trace" \
        -e trace=newfstatat "${@:2}" "$WORK/late" 2>"$WORK/late.said"
}
for bound in "" 4M; do
    traced "$bound"
    calls=$(grep -c newfstatat "$WORK/late.trace")
    traced "$bound" -e "inject=newfstatat:signal=URG:when=$calls"
    same "late: it ends, TRACE_MAX=${bound:-none}" "0, 1 signal" "$?, $(<"$WORK/late.said")"
    same "late: recorded or counted, TRACE_MAX=${bound:-none}" 100001 "$("$BUILD/trace-tally" --json "$WORK/late.d" 2>/dev/null |
        sed -nE 's/^ "(events|dropped|overwritten)": ([0-9]+),$/\2/p' | awk "{ n += \$1 } END { print n }")"
done
