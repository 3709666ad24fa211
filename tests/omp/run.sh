#!/bin/bash
# OpenMP through OMPT: real runtimes (LLVM's, Intel's, LLVM's under a program of gcc's), injected, embedded and named, against another tool's
# counts; target regions on devices that are the host; every callback with every kind; a device that can be traced, against what it did.
set -u
. "$(dirname "$0")/../lib.sh"
MODEL=$ROOT/api-specs/omp/ompt-5.1.model
SO=$BUILD/libtrace-h.so
LLVM=$(llvm-config-19 --libdir 2>/dev/null || echo /usr/lib/llvm-19/lib)
CLANG=clang-19
need $CLANG clang-offload-packager-19
HEADER=$(echo "$LLVM"/clang/*/include/omp-tools.h)
[ -e "$HEADER" ] || fail 'need omp-tools.h' "libomp-19-dev is not installed"
cd "$WORK" || exit 1
mkdir include intel && cp "$HEADER" include # beside it clang keeps headers of its own
ln -s "$CACHE/venv/lib/libiomp5.so" intel/libiomp5.so
ln -s libiomp5.so intel/libomp.so.5
[ -e intel/libiomp5.so ] || fail 'need libiomp5' "intel-openmp is not in $CACHE/venv"

run() { # NAME ENV... -- PROGRAM...
    local name=$1 settings=()
    shift
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf out books counts
    env TRACE_OUT="$WORK/out" TRACE_LEVEL=full TRACE_APIS=omp CALL_LOG="$WORK/books" COUNT_OUT="$WORK/counts" "${settings[@]}" "$@" >log 2>&1 ||
        { fail "$name" "exit status $?"; lib__tail log; return 1; }
}
# What the other tool counts, of what ours records too.
as_counted() { # NAME
    calls OMP out | awk 'NR == FNR { want[$1]; next } $1 in want' truth - >tallied
    same_file "$1: as the other tool counts" truth tallied
    same "$1: the program's result" "$RESULT" "$(cat log)"
}
stacked() { "$BUILD/trace-print" --json out | python3 "$HERE/check.py" >log2 2>&1 && ok "$1: $(head -n 1 log2)" || { fail "$1" "$(head -n 1 log2)"; lib__tail log2; }; }

RESULT='201600 21 20 4104'
check 'a program' $CLANG -O0 -fopenmp "$HERE/regions.c" -o regions
check 'the same of gcc' gcc -O0 -fopenmp "$HERE/regions.c" -o regions-gcc
check 'the same, embedded' $CLANG -O0 -fopenmp -DTRACE_IMPL -DTRACE_OMP -I "$ROOT" "$HERE/regions.c" -o regions-embedded -ldl
check 'the other tool' $CLANG -w -O0 -fopenmp -fPIC -shared "$HERE/count.c" -o libcount.so
for runtime in llvm intel; do
    if [ $runtime = llvm ]; then lib=$LLVM; else lib=$WORK/intel; fi
    run "$runtime: counted" LD_LIBRARY_PATH="$lib" OMP_TOOL_LIBRARIES="$WORK/libcount.so" -- ./regions
    sort counts >truth
    same "$runtime: 105 regions are counted" 'parallel 105' "$(grep '^parallel ' truth)"
    run "$runtime, injected" LD_LIBRARY_PATH="$lib" LD_PRELOAD="$SO" -- ./regions && as_counted "$runtime, injected" && stacked "$runtime, injected, nests"
    run "$runtime, named" LD_LIBRARY_PATH="$lib" OMP_TOOL_LIBRARIES="$SO" -- ./regions && as_counted "$runtime, named"
    run "$runtime, embedded" LD_LIBRARY_PATH="$lib" -- ./regions-embedded && as_counted "$runtime, embedded" && stacked "$runtime, embedded, nests"
    run "$runtime, embedded under libtrace-h.so" LD_LIBRARY_PATH="$lib" LD_PRELOAD="$SO" -- ./regions-embedded && as_counted "$runtime, embedded under libtrace-h.so"
    same "$runtime, embedded under libtrace-h.so: one file" 1 "$(ls out | wc -l)"
done
"$BUILD/trace-print" --json out >events
# workers that nobody wants wait for nobody: what they did ends before the last region begins, which wakes them
python3 - <<'P' >log 2>&1 && ok 'idle workers do not wait' || { fail 'idle workers do not wait' "$(cat log)"; }
import json
events = list(map(json.loads, open("events")))
last = max(e["ns"] for e in events if e["name"] == "parallel" and e["event"] == "entry")
begun = {}
for e in events:
    if e["name"] in ("barrier_implicit_parallel", "implicit_task"):
        if e["event"] == "entry": begun[e["tid"], e["name"]] = e["ns"]
        elif e["event"] == "exit":
            begin = begun[e["tid"], e["name"]]
            assert begin >= last or e["ns"] <= last, "%s lasts from %d to %d, over %d" % (e["name"], begin, e["ns"], last)
P
# a program of gcc's finds its functions in LLVM's runtime, which is preloaded; gcc tells it less
run 'gcc: counted' LD_PRELOAD="$LLVM/libomp.so.5" OMP_TOOL_LIBRARIES="$WORK/libcount.so" -- ./regions-gcc
sort counts >truth
run 'gcc, LLVM preloaded' LD_PRELOAD="$SO:$LLVM/libomp.so.5" -- ./regions-gcc && as_counted 'gcc, LLVM preloaded'
run "gcc's own runtime" LD_PRELOAD="$SO" -- sh -c 'exec 2>err; ./regions-gcc; ./regions-gcc >again' && same "gcc's own runtime tells nothing, and nothing is hurt" "$RESULT" "$(cat log)"
told="trace: OpenMP is not recorded: gcc's runtime (libgomp) has no tools interface; build with clang -fopenmp, or run with LD_PRELOAD=libomp.so.5, LLVM's runtime, which gcc's programs can use"
same "gcc's own runtime: one line says what helps" "$told" "$(head -n 1 err)"
check 'a program of gcc, embedded' gcc -rdynamic -O0 -fopenmp -DTRACE_IMPL -DTRACE_OMP -I "$ROOT" "$HERE/regions.c" -o regions-gcc-embedded -ldl
for rank in 0 1; do
    run "rank $rank of gcc's" OMPI_COMM_WORLD_RANK=$rank OMPI_COMM_WORLD_SIZE=2 -- ./regions-gcc-embedded
    same "rank $rank of gcc's: the first says it" "$([ $rank = 1 ] || echo "$told")" "$(grep '^trace: ' log)"
done
run 'not for who wants no OpenMP' TRACE_APIS=-omp -- ./regions-gcc-embedded && same 'not for who wants no OpenMP' "$RESULT" "$(cat log)"
run "not for a process that one started which said it" LIBTRACE_H_TOLD=libgomp -- ./regions-gcc-embedded && same 'not for its children' "$RESULT" "$(cat log)"
for form in './regions-gcc; ./regions-gcc' './regions-gcc & ./regions-gcc & ./regions-gcc & wait'; do
    rm -rf job
    TRACE_OUT='' "$BUILD/trace-run" -n -q -o job -- sh -c "$form" >log 2>err
    same "said once a job: $form" "$told" "$(grep '^trace: ' err)"
    same "and nothing of it stays: $form" '' "$(find job -name 'told-*' 2>/dev/null)"
done
# gcc calls nothing at the end of a single region, so no runtime can tell of it
check 'single regions of gcc: builds' gcc -O0 -fopenmp "$HERE/single.c" -o single-gcc
check 'single regions of clang: builds' $CLANG -O0 -fopenmp "$HERE/single.c" -o single-clang
for program in single-gcc single-clang; do
    for level in default full; do
        run "$program, $level" TRACE_LEVEL=$level LD_PRELOAD="$SO:$LLVM/libomp.so.5" -- ./$program
        "$BUILD/trace-print" --json out | python3 "$HERE/single.py" >log2 2>&1 && ok "$program, $level: single regions end where they do" ||
            { fail "$program, $level: single regions end where they do"; lib__tail log2; }
    done
done
# what that line says helps
rm -rf out
LD_PRELOAD=$LLVM/libomp.so.5 TRACE_OUT='' "$BUILD/trace-run" -o out -- ./regions-gcc >log 2>err
same 'what helps, under trace-run: regions are recorded' 'parallel 105' "$(calls OMP out | grep '^parallel ')"
same 'what helps, under trace-run: nothing is said' '' "$(grep 'trace: OpenMP' err)"
run 'what helps, embedded' LD_PRELOAD="$LLVM/libomp.so.5" -- ./regions-gcc-embedded
same 'what helps, embedded: regions are recorded' 'parallel 105' "$(calls OMP out | grep '^parallel ')"
same 'what helps, embedded: nothing is said' "$RESULT" "$(cat log)"
check 'a program of gcc, embedded, exports nothing' gcc -O0 -fopenmp -DTRACE_IMPL -DTRACE_OMP -I "$ROOT" "$HERE/regions.c" -o regions-gcc-hidden -ldl
run 'embedded, exports nothing' LD_PRELOAD="$LLVM/libomp.so.5" -- ./regions-gcc-hidden
has 'embedded, exports nothing: one line says it' log '^trace: OpenMP is not recorded: .* link with -rdynamic$'

# workers have names, those that the program gives first of all
check 'a program that names a worker' $CLANG -O0 -fopenmp -DTRACE_IMPL -DTRACE_OMP -I "$ROOT" "$HERE/named.c" -o named -ldl
for runtime in llvm intel; do
    if [ $runtime = llvm ]; then lib=$LLVM; else lib=$WORK/intel; fi
    run "$runtime: workers" TRACE_APIS=omp=minimal LD_LIBRARY_PATH="$lib" LD_PRELOAD="$SO" -- ./regions
    "$BUILD/trace-tally" --by thread out >table
    has "$runtime: workers have names" table '^[0-9]+ OpenMP worker [123] '
    run "$runtime: a worker with a name" LD_LIBRARY_PATH="$lib" -- ./named
    same "$runtime: the program's name counts" 'OpenMP worker,mine' \
        "$("$BUILD/trace-tally" --by thread out | sed -nE 's/^[0-9]+ (mine|OpenMP worker).*/\1/p' | sort -u | paste -sd ,)"
    "$BUILD/to-perfetto" -q -o named.pftrace out
    same "$runtime: so in Perfetto" 3 "$(node "$ROOT/tests/perfetto/query.mjs" named.pftrace "select name from thread" 2>/dev/null | grep -cE '^"?(mine|OpenMP worker [0-9])')"
done

# trace-run names us as ITT's collector, also where ITT is switched off; and each region has its place
for which in omp -itt; do
    rm -rf out
    LD_LIBRARY_PATH=$LLVM TRACE_OUT='' TRACE_APIS=$which "$BUILD/trace-run" -o out -- ./regions >log 2>err
    same "trace-run, TRACE_APIS=$which: the program's result" "$RESULT" "$(head -n 1 log)"
done
same 'by place: calls of each region' '1 main+ 1 main+ 1 main+ 100 main+' "$("$BUILD/trace-tally" --by name,where --csv -n '^parallel$' out |
    sed -nE 's/^OMP,parallel,call,(main\+)0x[0-9a-f]+,([0-9]+),.*/\2 \1/p' | sort -n | paste -sd ' ')"

# a pause in a region
check 'a program that pauses' $CLANG -O0 -fopenmp -DTRACE_IMPL -DTRACE_OMP -I "$ROOT" "$HERE/paused.c" -o paused -ldl
for runtime in llvm intel; do
    if [ $runtime = llvm ]; then lib=$LLVM; else lib=$WORK/intel; fi
    run "$runtime: a pause in a region" TRACE_APIS=omp,user LD_LIBRARY_PATH="$lib" -- ./paused
    "$BUILD/trace-tally" --tree out >tree
    same "$runtime: a pause in a region: none lies in another" '3  OMP:parallel' "$(awk -F '|' '/OMP:parallel /{ sub(/ +$/, "", $(NF - 1)); print $4 + 0, $(NF - 1) }' tree)"
done

. "$HERE/lines.sh"

# levels
run 'minimal' TRACE_APIS=omp=minimal LD_LIBRARY_PATH="$LLVM" LD_PRELOAD="$SO" -- ./regions
same 'minimal: regions only' 'parallel 105' "$(calls OMP out)"
run 'default' TRACE_APIS=omp=default LD_LIBRARY_PATH="$LLVM" LD_PRELOAD="$SO" -- ./regions
if calls OMP out | grep -Eq '^(wait:|acquire:)'; then fail 'default: no waits, no mutexes' ''; else ok 'default: no waits, no mutexes'; fi
has 'default: tasks, work and barriers' <(calls OMP out) '^barrier_implicit_parallel 414'

# who else wants to be the tool
run 'another tool is named' LD_LIBRARY_PATH="$LLVM" LD_PRELOAD="$SO" OMP_TOOL_LIBRARIES="$WORK/libcount.so" -- ./regions
same 'another tool is named: it gets the runtime' 'parallel 105' "$(grep '^parallel ' counts)"
same 'another tool is named: we record nothing' '' "$(calls OMP out 2>/dev/null)"
run 'switched off' TRACE_APIS=-omp LD_LIBRARY_PATH="$LLVM" LD_PRELOAD="$SO:$WORK/libcount.so" -- ./regions
same 'switched off: the tool behind us gets the runtime' 'parallel 105' "$(grep '^parallel ' counts)"
run 'no tool wanted' OMP_TOOL=disabled LD_LIBRARY_PATH="$LLVM" LD_PRELOAD="$SO" -- ./regions
same 'no tool wanted: we record nothing' '' "$(calls OMP out 2>/dev/null)"
printf '#define TRACE_IMPL\n#define TRACE_OMP\n#include "trace.h"\n#include <stdio.h>\nint main(void) { TRACE_SCOPE("x"); puts("x"); return 0; }\n' >lone.c
check 'a program without OpenMP' gcc -std=c11 -O0 -Wall -Wextra -Wpedantic -Werror -I "$ROOT" lone.c -o lone -pthread -ldl
run 'a program without OpenMP runs' TRACE_APIS=all -- ./lone
for cc in "clang-19 -std=c11" "clang++-19 -std=c++17 -x c++"; do
    printf '#include <omp-tools.h>\n#define TRACE_IMPL\n#define TRACE_OMP\n#include "trace.h"\n' >both.c
    check "$cc: beside the runtime's header" $cc -O0 -Wall -Wextra -Wpedantic -Werror -I "$ROOT" -isystem include -c both.c -o both.o
done

# targets: libomptarget finds libomp by the library path only
check 'a program with targets' $CLANG -O0 -fopenmp -fopenmp-targets=x86_64-pc-linux-gnu "$HERE/target.c" -o target
run 'targets' LD_LIBRARY_PATH="$LLVM" LD_PRELOAD="$SO" -- ./target
same 'targets: the program ran on its device' '1000 1099 1' "$(cat log)"
"$BUILD/trace-print" --json out >events
python3 - <<'P' >log 2>&1 && ok "targets: $(cat log)" || { fail 'targets' "$(tail -n 1 log)"; lib__tail log; }
import collections, json
n, moved = collections.Counter(), collections.Counter()
for e in map(json.loads, open("events")):
    if e["event"] == "entry":
        n[e["name"]] += 1
        if "transfer" in e["name"]: moved[e["name"], e["args"]["bytes"], str(e["args"]["direction"])] += 1
want = {"target": 1, "target:enter_data": 1, "target:exit_data": 1, "target:update": 1, "target_submit": 1, "target_data_op:alloc": 2, "target_data_op:delete": 2,
        "target_data_op:transfer_to_device": 2, "target_data_op:transfer_from_device": 3}
assert {k: n[k] for k in want} == want, n
assert sorted(k[:2] for k in moved) == [("target_data_op:transfer_from_device", 400), ("target_data_op:transfer_to_device", 400)], moved
assert all(k[2] in (("M2D", str(ord("M") | ord("D") << 8)) if "to_device" in k[0] else ("D2M", str(ord("D") | ord("M") << 8))) for k in moved), moved
print("5 copies of 400 bytes, 1 kernel")
P

# every callback, and a device with a clock of its own
check 'a runtime that calls everything' sh -c "python3 $HERE/drive.py program $MODEL >drive.c && $CLANG -w -O0 -I include drive.c -o drive -rdynamic"
check 'the same, embedded' $CLANG -w -O0 -DTRACE_IMPL -DTRACE_OMP -I "$ROOT" -I include drive.c -o drive-embedded -rdynamic -pthread -ldl
for way in drive drive-embedded; do
    preload=
    [ $way = drive ] && preload=$SO
    run "every callback, $way" LD_PRELOAD=$preload -- ./$way || continue
    "$BUILD/trace-print" --json out >events
    if python3 "$HERE/drive.py" check "$MODEL" books <events >log 2>&1; then ok "$way: $(tail -n 1 log)"; else
        fail "$way" "$(tail -n 1 log)"
        lib__tail log
    fi
done
check 'a runtime with a device' $CLANG -w -O0 -I include "$HERE/device.c" -o device -rdynamic
run 'device' LD_PRELOAD="$SO" -- ./device && "$BUILD/trace-print" --json out >events
if python3 "$HERE/times.py" books <events >log 2>&1; then ok "device: $(head -n 1 log)"; else
    fail 'device' "$(head -n 1 log)"
    lib__tail log
fi
run 'device, a program that ends by _exit' LD_PRELOAD="$SO" -- ./device _exit && "$BUILD/trace-print" --json out >events
check 'device, a program that ends by _exit: all that it did is there' python3 "$HERE/times.py" books <events
finish
