#!/bin/bash
# Slices that end in another way than by their end: calls that exceptions, longjmp and the end of a thread leave, functions that do not return, scopes
# in another order, fibers.
set -u
. "$(dirname "$0")/../lib.sh"
need gcc g++ clang clang++ python3
cd "$WORK" || exit 1

# shape FOLDER: each thread's events as text: "name(" for a begin, "name)" for an end, "name!" for one that was left
cat >shape.py <<'END'
import json, sys
threads = {}
for e in map(json.loads, sys.stdin):
    if e["event"] not in ("entry", "exit", "instant"): continue
    left = e.get("args", {}).get("left")
    mark = {"entry": "(", "exit": ")", "instant": ""}[e["event"]]
    if left and not left.startswith("before"): mark = {"b": "!", "n": "-"}[left[0]] if not left.startswith("by an ex") else "^"
    elif left: mark = "~"
    threads.setdefault((e["pid"], e.get("thread") or e["tid"], e["tid"]), []).append(e["name"] + mark)
for t in threads.values(): print(" ".join(t))
END
shape() { "$BUILD/trace-print" --json "$1" | python3 shape.py; }

# --- calls

check 'library' gcc -O2 -fexceptions -shared -fPIC "$HERE/left.c" -I "$HERE" -o libleft.so
check 'wrappers' "$BUILD/trace-gen" --header "$HERE/left.h" --lib ./libleft.so -o left-trace.c
has 'a function that does not return is known by its attribute' left-trace.c 'TRACE__CALL_NO_RETURN.*left_fail'
check 'recorder' gcc -O2 -Wall -Wextra -fexceptions -shared -fPIC -I "$ROOT" left-trace.c -o libleft-trace.so -pthread -ldl
check 'program' g++ -O1 -Wall -Wextra "$HERE/app.cpp" -I "$HERE" -o app -L. -lleft -Wl,-rpath,"$WORK" -pthread
check 'program with the wrappers in it' sh -c "gcc -O0 -fexceptions -I '$ROOT' -c left-trace.c -o left-trace.o && g++ -O0 '$HERE/app.cpp' left-trace.o -I '$HERE' -o app0 -L. -lleft -Wl,-rpath,'$WORK' -pthread -ldl"
calls_of() { # WAY
    case $1 in
    throw) echo 'left_handler( left_handler) left_each( left_one( left_one) left_one( left_one) left_one( left_one) left_each^ left_one( left_one) left_each( left_one( left_one) left_one( left_one) left_one( left_one) left_each^ left_one( left_one) left_one( left_one)' ;;
    jump) echo 'left_handler( left_handler) left_each( left_one( left_one) left_one( left_one) left_one( left_one) left_each! left_five( left_five) left_each( left_one( left_one) left_one( left_one) left_one( left_one) left_each! left_five( left_five) left_one( left_one)' ;;
    deep) echo 'left_handler( left_handler) left_each( left_each( left_one( left_one) left_one( left_one) left_one( left_one) left_each! left_each! left_five( left_five) left_each( left_each( left_one( left_one) left_one( left_one) left_one( left_one) left_each! left_each! left_five( left_five) left_one( left_one)' ;;
    fail) echo 'left_handler( left_handler) left_fail( left_fail- left_five( left_five) left_fail( left_fail- left_five( left_five) left_one( left_one)' ;;
    thread) printf '%s\n' 'left_each( left_each^' 'left_each( left_each^' 'left_handler( left_handler) left_one( left_one)' ;;
    esac
}
for way in throw jump deep fail thread; do
    for how in "env LD_PRELOAD=$WORK/libleft-trace.so ./app" ./app0; do
        rm -rf out
        TRACE_OUT=out $how $way 2 >said 2>&1
        same "$way, ${how##* }: each call ends where it is left" "$(calls_of $way)" "$(shape out | sort)"
        same "$way, ${how##* }: nothing is said" '' "$(cat said)"
        check "$way, ${how##* }: the same after merging" sh -c "'$BUILD/trace-merge' -q -o merged.bin out && '$BUILD/trace-merge' -q --compact -o compact.bin out"
        same "$way, ${how##* }: merged" "$(shape out | sort)" "$(shape merged.bin | sort)"
        same "$way, ${how##* }: compact" "$(shape out | sort)" "$(shape compact.bin | sort)"
        rm -f merged.bin compact.bin
    done
done

# --- scopes

for compiler in 'gcc -O0' 'gcc -O2' 'clang -O1'; do
    check "jumps, $compiler" $compiler -w -I "$ROOT" "$HERE/jumps.c" -o jumps -pthread -ldl
    rm -rf out
    TRACE_OUT=out ./jumps
    same "scopes that longjmp leaves, $compiler" 'after( 10 after) 10 back 10 inner! 30 inner( 30 main( 1 main) 1 outer! 10 outer( 10' \
        "$(shape out | tr ' ' '\n' | sort | uniq -c | awk '{print $2, $1}' | paste -sd ' ')"
    has "scopes that longjmp leaves, $compiler: before the next event" <(shape out) 'inner! inner! inner! outer! back after\( after\)'
done
check 'jumps, in one frame' gcc -O2 -w -DINLINED -I "$ROOT" "$HERE/jumps.c" -o jumps -pthread -ldl
rm -rf out
TRACE_OUT=out ./jumps
has 'a scope in the frame that longjmp goes to is over when it begins anew' <(shape out) \
    'inner! inner! inner! back after\( after\) outer! outer\( inner\( inner\( inner\( inner!'
for compiler in 'g++ -O0 -std=c++14' 'g++ -O2 -std=c++20' 'clang++ -O1 -std=c++20'; do
    check "crossed, $compiler" $compiler -Wall -Wextra -I "$ROOT" "$HERE/crossed.cpp" -o crossed -pthread -ldl
    rm -rf out
    TRACE_OUT=out ./crossed
    one='A( B( A( A~ B and A B~ A A)'
    same "scopes in another order, $compiler" "all( $(yes "$one" | head -10 | paste -sd ' ') all)" "$(shape out)"
    case $compiler in *20)
        rm -rf out
        TRACE_OUT=out ./crossed thread 2>said
        same "a coroutine that ends elsewhere, $compiler: said once, with both names" 1 \
            "$(grep -c "^trace: the scope 'in a coroutine' ends on another thread than it began on, where 'on the other thread' is open" said)"
        same "a coroutine that ends elsewhere, $compiler: the other thread's task is its own" 'on the other thread( between on the other thread)' "$(shape out | grep other)"
        ;;
    esac
done

# --- begins and ends that are alone

check 'loose: program' gcc -O0 -Wall -Wextra -I "$ROOT" "$HERE/loose.c" -o loose -pthread -ldl
rm -rf out
TRACE_OUT=out ./loose
"$BUILD/trace-tally" out >tally 2>&1
tr '\n' ' ' <tally | tr -s ' ' >line
has 'trace-tally: which begins have no end, and where' line "3 slices have no end: .*: open 2 \('loose', thread [0-9]+\), last 1 \('loose', thread [0-9]+\)"
has 'trace-tally: which ends have no begin, and where' line "3 ends have no begin: not counted: end of a task 3 \('loose', thread [0-9]+\)"
same 'trace-tally: the same as JSON' '3 0|3 3' "$("$BUILD/trace-tally" --json out | python3 -c '
import json, sys
t = json.load(sys.stdin)
print("%d %d|%d %d" % (sum(l["begins"] for l in t["loose"]), sum(l["ends"] for l in t["loose"]) - t["orphans"], t["unfinished"], t["orphans"]))')"
"$BUILD/trace-report" out 2>&1 | tr '\n' ' ' | tr -s ' ' >line
has 'trace-report: which begins have no end' line "3 begins have no end: open 2 \('loose', thread [0-9]+\)"
has 'trace-report: which ends have no begin' line "3 ends have no begin: end of a task 3 \('loose', thread [0-9]+\)"

# --- fibers

for compiler in 'gcc -O0' 'gcc -O2'; do
    check "fibers, $compiler" $compiler -Wall -Wextra -I "$ROOT" "$HERE/fibers.c" -o fibers -pthread -ldl
    rm -rf out
    TRACE_OUT=out ./fibers
    part() { echo "whole( part of $1( part of $1) part of $1( part of $1) part of $1( part of $1) whole)"; }
    turns='turn( turn) turn( turn) turn( turn) turn( turn)'
    same "fibers of ucontext, $compiler" "$(printf '%s\n' "$turns" "$turns" "$(part 0)" "$(part 1)")" "$(shape out | sort)"
    has "fibers, $compiler: they have names" <("$BUILD/trace-print" out) 'fiber zero'
done
if [ -e /usr/include/boost/context/fiber.hpp ]; then
    check 'fibers of Boost' g++ -O1 -Wall -Wextra -I "$ROOT" "$HERE/boost.cpp" -o boost -lboost_context -pthread -ldl
    rm -rf out
    TRACE_OUT=out ./boost
    same 'fibers of Boost.Context' "$(printf '%s\n' 'main( main)' 'whole( part( part) part( part) whole)' 'whole( part( part) part( part) whole)')" "$(shape out | sort)"
else
    fail 'need boost/context/fiber.hpp' 'tests/setup.sh installs libboost-context-dev'
fi
finish
