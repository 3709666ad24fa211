# parts.sh - the tests of this group, each a function PART N FROM: N cases from number FROM on. Sourced by run.sh, which
# runs a few of each, and long.sh, which goes on for hours from where it ended.
#
# count ROW NAME TRIED WRONG [LOST [TORN]]: one line of the table of docs/internals/reliability-counts.md, and a check. ROW is
# the number of the test there. LOST: events that had returned, and are neither there nor counted as lost. TORN: records
# that are not whole, or not what was recorded. WRONG: cases of any other kind that did not end as they must.

HERE=$ROOT/tests/proof
COUNTS=$WORK/counts
: >"$COUNTS"
count() {
    local row=$1 name=$2 tried=${3:-1} wrong=${4:-0} lost=${5:-0} torn=${6:-0}
    [ -n "$3" ] || wrong=1 # it ended before it said anything
    counted "$row" "$name" "$tried" "$wrong" "$lost" "$torn"
    if [ $((wrong + lost + torn)) -eq 0 ] && [ "$tried" -gt 0 ]; then ok "$row. $name: $tried tried"; else
        fail "$row. $name" "$tried tried, $lost lost, $torn torn, $wrong wrong${7:+: $7}"
    fi
}
compile() { $CC -std=gnu11 -Wall -Wextra -Wno-unused -Wno-clobbered -pthread -I"$ROOT" -I"$ROOT/src" -I"$ROOT/tests/run" -I"$WORK" "$@"; }

# ---- 24, 2: the recorder's own code, one access at a time (weak.h) ------------------------------------------------

build_weak() {
    local instrumented="-O1 -fsanitize=thread -Wno-tsan -Wno-dangling-else -Wno-misleading-indentation"
    check "mutations fit the code" python3 "$HERE/mutate.py" "$ROOT/trace.h" "$HERE/mutations.txt" "$WORK/mutated.h" &&
        check "build" compile -O2 -c "$HERE/weak.c" -o weak.o &&
        check "build" compile -O2 -c "$HERE/turns.c" -o turns.o &&
        check "build" compile -O2 -w -DEVENTS_LIBRARY -c "$ROOT/tests/run/events.c" -o events.o || return 1
    for program in "model weak.o events.o" "points weak.o events.o" "live turns.o"; do
        set -- $program # what is linked without the sanitizer calls these in its place
        check "build $1" compile $instrumented -I"$HERE" -c "$HERE/$1.c" -o "$1.o" &&
            check "link $1" $CC -o "$1" "$1.o" "${@:2}" -pthread -ldl || return 1
    done
}
# numbers NAME TEXT: of "tried 5, wrong 0", say
numbers() { sed -n "s/.*\b$1 \([0-9]*\).*/\1/p" <<<"$2" | tail -n 1; }

part_model() {
    local scenario said
    for scenario in publish seal ring stream; do
        said=$(TRACE_OUT=$MEMORY/model timeout 600 ./model $scenario random "$1" "$2" 2>&1)
        count 24 "weak memory: $scenario" "$(numbers tried "$said")" 0 0 "$(numbers wrong "$said")" "${said##*first: }"
    done
}
part_points() { # pairs, all of them; triples whose first thread stands at FROM .. FROM + N - 1
    local mode said
    for mode in stream ring full; do
        if [ "$FORM" = quick ]; then
            said=$(TRACE_OUT=$MEMORY/points timeout 600 ./points $mode 2 0 100000 2>/dev/null)
            count 2 "kill points, pairs, $mode" "$(numbers tried "$said")" "$(numbers wrong "$said")" 0 0 "$(head -n 1 <<<"$said")"
            [ "$(numbers places "$said")" -ge 40 ] || fail "kill points, $mode" "only $(numbers places "$said") places"
            said=$(TRACE_OUT=$MEMORY/points timeout 600 ./points $mode 3 0 100000 64 2>/dev/null)
        else
            said=$(TRACE_OUT=$MEMORY/points timeout 3600 ./points $mode 3 $(($2 % 200)) $(($2 % 200 + $1)) 2>/dev/null)
        fi
        count 2 "kill points, triples, $mode" "$(numbers tried "$said")" "$(numbers wrong "$said")" 0 0 "$(head -n 1 <<<"$said")"
    done
}
# Do threads wait for each other? In every mode in which locks and waits differ.
part_live() {
    local mode said
    for mode in stream max copied copied-max ring copied-ring; do
        said=$(TRACE_OUT=$MEMORY/live timeout 3600 ./live $mode "$1" "$2" 2>/dev/null)
        count 26 "no thread waits for itself: $mode" "$(numbers tried "$said")" "$(numbers wrong "$said")" 0 0 "$(head -n 1 <<<"$said")"
    done
}
# Each mistake of mutations.txt is found, so that the two above can fail. Where a seed is noted, few orders of threads show
# the mistake: these orders are tried of the code as it is, too, so that it is found again where it is made again.
mutations() {
    local number where what said n seed
    live() { TRACE_OUT=$MEMORY/live timeout 600 ./live "${where#*/}" $(cases $n 300) "$n" "$@" 2>/dev/null; }
    cases() { [ "$1" = "$seed" ] && echo 20 || echo $(($1 * $2)); }
    while read -r _ number where what; do
        seed=${where#*@} where=${where%@*}
        [ "$seed" != "$where" ] || seed=
        for n in $seed 1 10 100; do # seeds: most are found at once, others at the one that is noted
            if [ "${where%/*}" = points ]; then
                said=$(MUTATION=$number TRACE_OUT=$MEMORY/points timeout 600 ./points "${where#*/}" 2 0 100000 2>/dev/null)
            elif [ "${where%/*}" = live ]; then
                said=$(live "$number")
            else
                said=$(TRACE_OUT=$MEMORY/model timeout 600 ./model "$where" random $(cases $n 500) $n "$number" 2>&1)
            fi
            [ "$(numbers wrong "$said")" = 0 ] || break
        done
        if [ "$(numbers wrong "$said")" -gt 0 ] 2>/dev/null; then ok "found: $what"; else fail "found: $what" "$said"; fi
        [ -z "$seed" ] || [ "${where%/*}" != live ] || {
            n=$seed said=$(live)
            count 26 "orders that showed a mistake once" "$(numbers tried "$said")" "$(numbers wrong "$said")" 0 0 "$what: $(head -n 1 <<<"$said")"
        }
    done < <(grep '^== ' "$HERE/mutations.txt")
}
