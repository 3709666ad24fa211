# late.sh - a signal that comes while exit cuts the file, whose handler records more than the buffers hold. It once waited
# for itself, for ever, with all signals blocked. For run.sh.

need strace
build late late.c || return
traced() { # BOUND [OPTION...]: how each of its threads blocks signals. The last three of main()'s are the cut's at exit
    rm -rf "$WORK/late.d"
    TRACE_BUFFER=1 TRACE_MAX=$1 TRACE_OUT=$WORK/late.d timeout -s KILL $PATIENCE strace -qq -f -o "$WORK/late.trace" \
        -e trace=rt_sigprocmask "${@:2}" "$WORK/late" 2>"$WORK/late.said"
}
for bound in "" 4M; do
    for _ in $(seq 20); do # how often it blocks them before depends on what its other threads do meanwhile
        traced "$bound"
        calls=$(awk 'NR == 1 { main = $1 } $1 == main && /rt_sigprocmask\(/ { n++ } END { print n - 2 }' "$WORK/late.trace")
        traced "$bound" -e "inject=rt_sigprocmask:signal=URG:when=$calls"
        said="$?, $(<"$WORK/late.said")"
        [ "$said" = "0, 0 signal" ] || break
    done
    same "late: it ends, TRACE_MAX=${bound:-none}" "0, 1 signal" "$said"
    same "late: recorded or counted, TRACE_MAX=${bound:-none}" 100001 "$("$BUILD/trace-tally" --json "$WORK/late.d" 2>/dev/null |
        sed -nE 's/^ "(events|dropped|overwritten)": ([0-9]+),$/\2/p' | awk "{ n += \$1 } END { print n }")"
done
