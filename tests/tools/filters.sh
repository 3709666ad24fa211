# filters.sh - part of run.sh: if two filters of a tool together match nothing, its status is 2, else 0. The trace has two
# ranks that differ in everything (filters.c).

check "filters builds" build -I"$ROOT/src" -I"$ROOT/tests/format" -o filters "$HERE/filters.c" "$ROOT/tests/format/forge.c"
mkdir filters.out
./filters filters.out

# For each filter, a value that only the first rank has, and one that only the second has.
declare -A filter_first=([ranks]=0 [host]=node1 [thread]=of_0 [kind]=counter [apis]=first [name]=^first_ [to]=2ms)
declare -A filter_second=([ranks]=1 [host]=node2 [thread]=of_1 [kind]=instant [apis]=second [name]=^second_ [from]=2ms)
filters_of() { # TOOL: the filters it has
    "$BUILD/$1" --help-options | cut -f 2 | sed 's/^--//' | grep -xE 'ranks|host|thread|kind|apis|name|from|to' | xargs
}
# filtered NAME WANTED COMMAND...: its status, and one line of error that names what was given where it is 2
filtered() {
    local name=$1 wanted=$2 status
    shift 2
    rm -rf filtered.*
    "$@" >out 2>err </dev/null
    status=$?
    if [ $status != "$wanted" ]; then
        fail "$name" "status $status, not $wanted: $*"
        lib__tail err
    elif [ "$wanted" = 2 ] && { [ "$(grep -c 'error: ' err)" != 1 ] || [ -n "$(ls -d filtered.* 2>/dev/null)" ]; }; then
        fail "$name" "$(cat err), $(ls -d filtered.* 2>/dev/null): $*"
    else
        ok "$name"
    fi
}
pairs_of() { # TOOL WORDS...: with each two of its filters; TRACE stands for the trace
    local tool=$1 filters one two
    shift
    filters=$(filters_of "$tool")
    same "$tool: has filters that were tried" yes "$([ "$(wc -w <<<"$filters")" -ge 2 ] && echo yes || echo "$filters")"
    for one in $filters; do
        for two in $filters; do
            [ "$one" != "$two" ] || continue
            # one value of the first, and one of the second: no event has both
            if [ -n "${filter_first[$one]-}" ] && [ -n "${filter_second[$two]-}" ] && [ "$one $two" != "to from" ]; then
                filtered "$tool${2:+ $1}: --$one and --$two leave nothing" 2 "$BUILD/$tool" "$@" "--$one=${filter_first[$one]}" "--$two=${filter_second[$two]}" filters.out
            fi
            [[ $one < $two ]] || continue
            if [ -n "${filter_first[$one]-}" ] && [ -n "${filter_first[$two]-}" ]; then
                filtered "$tool${2:+ $1}: --$one and --$two leave the first rank" 0 "$BUILD/$tool" "$@" "--$one=${filter_first[$one]}" "--$two=${filter_first[$two]}" filters.out
            fi
        done
    done
    case " $filters " in *" from to "*)
        filtered "$tool${2:+ $1}: a window between the two leaves nothing" 2 "$BUILD/$tool" "$@" --from=2ms --to=3ms filters.out
        filtered "$tool${2:+ $1}: a window behind all leaves nothing" 2 "$BUILD/$tool" "$@" --from=1h filters.out
        # trace-print and trace-merge choose events, all others what was under way
        case $tool in trace-print | trace-merge) one=2 ;; *) one=0 ;; esac
        filtered "$tool${2:+ $1}: a window within a call" $one "$BUILD/$tool" "$@" --from=4.6ms --to=4.7ms filters.out ;;
    esac
}
pairs_of trace-tally
pairs_of trace-tally --tree
pairs_of trace-tally --collectives
pairs_of trace-tally --launches
pairs_of trace-tally --per-rank
pairs_of trace-tally --balance
pairs_of trace-tally --sizes
pairs_of trace-tally --json
pairs_of trace-tally --csv
pairs_of trace-report
pairs_of trace-report --json
pairs_of trace-print
pairs_of trace-print --json
pairs_of trace-merge -q -o filtered.tm
pairs_of to-perfetto -q -o filtered.pftrace
for format in folded chrome; do pairs_of trace-export -q -f $format --files one -o filtered.$format; done
# trace-query is a script, whose options are not in a table
sql='SELECT count(*) AS n FROM events'
filtered "trace-query: -r and -a leave nothing" 2 "$(venv)" "$BUILD/trace-query" -r 0 -a second filters.out "$sql"
filtered "trace-query: -r and -a leave the first rank" 0 "$(venv)" "$BUILD/trace-query" -r 0 -a first filters.out "$sql"
# trace-diff: of its two sides, each is the trace
for pair in ranks,apis ranks,name ranks,host ranks,from apis,name apis,host apis,from host,name host,from name,from to,ranks to,apis to,name to,host; do
    one=${pair%,*} two=${pair#*,}
    filtered "trace-diff: --$one and --$two leave nothing" 2 "$BUILD/trace-diff" --json "--$one=${filter_first[$one]}" "--$two=${filter_second[$two]}" --before filters.out --after filters.out
done
filtered "trace-diff: --ranks and --apis leave the first rank" 0 "$BUILD/trace-diff" --json --ranks 0 --apis first --before filters.out --after filters.out
filtered "trace-diff: a window between the two leaves nothing" 2 "$BUILD/trace-diff" --json --from=2ms --to=3ms --before filters.out --after filters.out
