#!/bin/bash
# ITT: every function through real static parts (PyPI's ittapi, oneTBB's source), and real programs that annotate themselves: oneTBB, oneDNN,
# Python, PyTorch. Recorded by libtrace-h.so (environment, or preloaded) and by programs that have trace.h in them.
set -u
. "$(dirname "$0")/../lib.sh"

need "$CC" g++ clang clang++ clang-19 python3 nm apt-get
PYTHON=$(venv)
SITE=$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
NATIVE=$(echo "$SITE"/ittapi/native*.so)
HEADERS=$SITE/torch/include # PyTorch's wheel brings ittnotify.h
[ -f "$NATIVE" ] || fail "need ittapi" "PyPI's package is not in $SITE"
[ -f "$HEADERS/ittnotify.h" ] || fail "need ittnotify.h" "not in $HEADERS: PyPI's torch brings it"
cd "$WORK" || exit 1
check "dump" "$CC" -O0 -std=c11 -D_GNU_SOURCE -I "$ROOT/src" "$HERE/dump.c" "$BUILD/libtraceread.a" -ldw -lzstd -lpthread -lm -o dump
LIB=$BUILD/libtrace-h.so
unset INTEL_LIBITTNOTIFY64 INTEL_ITTNOTIFY_GROUPS TRACE_APIS TRACE_MODE

# trace OUT COMMAND...: runs it with its trace in OUT, which is emptied before; 100 seconds at most
trace() {
    local out=$1
    shift
    rm -rf "$out"
    TRACE_OUT=$WORK/$out timeout $PATIENCE "$@"
}
# names OUT KIND: "NAME COUNT" lines of the ITT events of that kind, sorted
names() {
    ./dump --api itt "$1" | sed -n "s/^.* $2 itt //p" | sed 's/ id=0x.*//; s/ parent=0x.*//; s/ address=0x.*//; s/ flow=0x.*//; s/ closes .*//' |
        sort | uniq -c | awk '{n = $1; $1 = ""; print substr($0, 2), n}'
}
# what differs from run to run: addresses and numbers made from them
plain() { sed -E 's/(id|parent|flow|address)=0x[0-9a-f]{5,}/\1=X/g; s/client(\.so)?\+0x[0-9a-f]+/client+X/g; s/a_function/client+X/g; s/number=[0-9]{10,}/number=X/'; }

# --- the static part's source, of the oneTBB that Debian and Ubuntu ship: to be linked into programs, and its private header

static_part() {
    local dir=$CACHE/ittapi f
    STATIC=$dir/tools_api
    [ -f "$STATIC/ittnotify_static.c" ] && return
    mkdir -p "$dir/list" && cd "$dir" || return 1
    for f in /etc/apt/sources.list.d/*.sources; do # the places packages come from, for their sources
        [ -f "$f" ] && sed 's/^Types:.*/Types: deb-src/' "$f" >"list/$(basename "$f")"
    done
    for f in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ -f "$f" ] && sed -n 's/^deb /deb-src /p' "$f" >"list/$(basename "$f" .list).list"
    done
    mkdir -p state/lists/partial
    set -- -q -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$dir/list" -o "Dir::State::lists=$dir/state/lists" -o APT::Sandbox::User=root
    apt-get "$@" update && apt-get "$@" source --download-only onetbb || return 1
    for f in onetbb_*.orig.tar.*; do tar xf "$f" --strip-components=3 --wildcards '*/src/tbb/tools_api'; done
    [ -f "$STATIC/ittnotify_static.c" ]
}
check "the static part's source can be had (apt-get source onetbb)" static_part
STATIC=$CACHE/ittapi/tools_api
cd "$WORK" || exit 1
OLD="-I $STATIC -DOLD_HEADER -D_GNU_SOURCE"

# --- layouts, and that no function is forgotten

check "our model has the layout of Intel's header" "$CC" -std=gnu11 -fsyntax-only -I "$ROOT/src" -I "$HEADERS" "$HERE/layout.c"
check "our model has the layout of the static part" "$CC" -std=gnu11 -fsyntax-only -DSTATIC_PART $OLD -I "$ROOT/src" "$HERE/layout.c"
for lib in "$NATIVE" "$SITE/torch/lib/libtorch_cpu.so"; do
    nm -D "$lib" | sed -n 's/.* D __itt_\(.*\)_ptr__3_0$/\1/p' | sed 's/^fsync_/sync_/' | sort -u >real.txt
    { grep -oE 'TRACE__ITT_SAME\(X, [a-zA-Z0-9_]+' "$ROOT/src/backends/itt/table.c" | sed 's/.*, //'
      grep -oE '\<X\([a-zA-Z0-9_]+' "$ROOT/src/backends/itt/table.c" | sed 's/X(//'; } | sort -u >ours.txt
    same "every one of the $(wc -l <real.txt) functions of $(basename "$lib") is recorded or listed as ignored" "" "$(comm -23 real.txt ours.txt | tr '\n' ' ')"
done
for name in $(sed -n '/define TRACE__ITT_IGNORED/,/^$/p' "$ROOT/src/backends/itt/table.c" | grep -oE 'X\([a-zA-Z0-9_]+' | sed 's/X(//'); do
    grep -q "\`$name\`" "$ROOT/docs/backends/itt.md" || fail "docs/backends/itt.md says why $name is ignored" "it does not name it"
done

# --- every function, in four ways

"$CC" -g -O0 -fPIC -shared -DCLIENT_LIBRARY -I "$HEADERS" "$HERE/client.c" "$NATIVE" -o client.so || fail "client" "does not build"
RUN="import ctypes, ittapi; ctypes.CDLL('$WORK/client.so', ctypes.RTLD_GLOBAL).client()"
INTEL_LIBITTNOTIFY64=$LIB trace out "$PYTHON" -c "$RUN" >said.txt 2>&1
same "client, by environment: says nothing" "" "$(cat said.txt)"
./dump --api itt out | plain >client.env
same_file "client, by environment: every function is recorded as it should be" "$HERE/client.txt" client.env
LD_PRELOAD=$LIB trace out "$PYTHON" -c "$RUN" >said.txt 2>&1
./dump --api itt out | plain >client.preload
same_file "client, preloaded: the same" "$HERE/client.txt" client.preload
# trace.h and the static part in one program, without an exported symbol and with; this static part is of an older version of ITT
"$CC" -g -O0 $OLD -w -c "$STATIC/ittnotify_static.c" -o static.o && "$CC" -g -O0 $OLD -c "$HERE/client.c" -o client.o || fail "client" "does not build"
printf '#define TRACE_IMPL\n#define TRACE_ITT\n#include "trace.h"\n' >impl.c
for compiler in gcc clang; do
    check "trace.h with ITT, $compiler" $compiler -std=c11 -O0 -Wall -Wextra -Wpedantic -Wno-misleading-indentation -Werror -I "$BUILD" -c impl.c -o "impl.$compiler.o"
done
grep -v -e bandwidth -e 'app:sizes' -e 'text="n=42' -e pt_region "$HERE/client.txt" >old.txt
for how in "" -rdynamic; do
    "$CC" $how client.o static.o impl.gcc.o -o client -lpthread -ldl
    trace out ./client >said.txt 2>&1
    same "client, embedded $how: says nothing" "" "$(cat said.txt)"
    ./dump --api itt out | plain >client.embedded
    same_file "client, embedded $how: the same" old.txt client.embedded
    trace out env INTEL_LIBITTNOTIFY64="$LIB" LD_PRELOAD="$LIB" ./client >said.txt 2>&1
    ./dump --api itt out | plain >client.embedded
    same_file "client, embedded $how under libtrace-h.so: the same" old.txt client.embedded
done
# what is recorded in steps: with the recorder in the program, in libtrace-h.so, and in both
for how in '' -DEMBED; do
    check "steps $how: builds" "$CC" -O0 $OLD -w $how -I "$ROOT" "$HERE/steps.c" static.o -o steps -lpthread -ldl
    trace out "$BUILD/trace-run" -n -q -o "$WORK/out" --when every=5,range=exchange -- ./steps >said.txt 2>&1
    same "steps $how: each fifth is recorded" '4 exchange 4 inner' "$("$BUILD/trace-tally" --json out 2>&1 | python3 -c '
import json, sys
rows = [r for r in json.load(sys.stdin)["rows"] if r["api"] == "itt"]
print(*sorted("%d %s" % (r["calls"], r["name"].split(":")[-1]) for r in rows))')"
done

# --- THAPI's scenarios: A B ... and the spans that must come of them, in units of time; a span without end is no span

"$CC" -g -O0 $OLD -c "$HERE/scenario.c" -o scenario.o && "$CC" scenario.o static.o impl.gcc.o -o scenario -lpthread -ldl || fail "scenario" "does not build"
spans() { # NAME UNITS of each ended span, sorted
    ./dump --times --api itt out | sed -nE 's/.* (END itt (s:)?|of )([A-Z])( .*)? ns=([0-9]+)$/\3 \5/p' | awk '{print $1, $2 / 20e6}' | sort | sed 's/$/;/' | tr -d '\n'
}
scenario() { # KIND CALLS EXPECTED: name and length of each span that ended
    TRACE_CLOCK=monotonic trace out ./scenario "$1" $2
    same "scenario: $1 $2" "$3" "$(spans 2>/dev/null)"
}
scenario task "A )" "A 1;"
scenario task "A ) B" "A 1;"
scenario task "A ) B )" "A 1;B 1;"
scenario task "A B ) )" "A 3;B 1;"
scenario task "B A )" "A 1;"
scenario event "As Ae" "A 1;"
scenario event "As Ae Bs" "A 1;"
scenario event "As Ae Bs Be" "A 1;B 1;"
scenario event "As Bs Ae" "A 2;"
scenario event "As Bs Ae Be" "A 2;B 2;"
scenario event "As Bs Be Ae" "A 3;B 1;"
scenario event "Bs As Ae" "A 1;"
scenario event "As Ae As" "A 1;"
scenario event "As Ae As Ae" "A 1;A 1;"
scenario event "As As Ae" "A 1;"
scenario event "As As Ae Ae" "A 1;A 3;"

# --- real programs: what an independent collector counts in one run is recorded in another

"$CC" -O0 -fPIC -shared "$HERE/count.c" -o count.so
counted() { # NAME COMMAND...
    local name=$1
    shift
    rm -f counted.txt
    COUNT_OUT=$WORK/counted.txt INTEL_LIBITTNOTIFY64=$WORK/count.so "$@" >/dev/null 2>&1
    INTEL_LIBITTNOTIFY64=$LIB trace out "$@" >program.txt 2>said.txt
    names out BEGIN >recorded.txt
    sort counted.txt | grep -v ':while paused ' >want.txt
    sort recorded.txt >got.txt
    [ -s want.txt ] || fail "$name: the independent collector" "counted nothing"
    same_file "$name: $(wc -l <want.txt) kinds of tasks, as an independent collector counts them" want.txt got.txt
}
counted "ittapi (PyPI)" "$PYTHON" "$HERE/tasks.py" 50
has "ittapi: the tasks of THAPI's example" got.txt '^Example.Domain:Task 1 50$'
has "ittapi: names made while running" got.txt '^Example.Domain:Step.19 1$'
./dump --api itt out >ittapi.txt
has "ittapi: a thread has its name" ittapi.txt '^python worker 0 BEGIN itt Example.Domain:in a thread'
same "ittapi: overlapping tasks" 2 "$(grep -c 'ASYNC_BEGIN itt Example.Domain:overlapping' ittapi.txt)"
counted "PyTorch" "$PYTHON" "$HERE/train.py"
has "PyTorch: its own ranges" got.txt '^PyTorch:epoch 3$'
has "PyTorch: its marks" got.txt '^PyTorch:tick 3$'
awk '/^aten::(linear|relu|addmm|mm|sum|t) /{print "PyTorch:" $0}' program.txt | sort >want.txt # torch's own profiler, at the end of the same run
grep -E '^PyTorch:aten::(linear|relu|addmm|mm|sum|t) ' got.txt | sort >got2.txt
same_file "PyTorch: operators, as torch.profiler counts them" want.txt got2.txt
# once more without PyTorch's compiler, which the optimizer would import, to no use
PYTHONPATH=$ROOT/tests/torch/no_compiler LD_PRELOAD=$LIB trace out "$PYTHON" "$HERE/train.py" >program.txt 2>said.txt
names out BEGIN | sort >got2.txt
same_file "PyTorch, preloaded: the same (its domain is made before main)" got.txt got2.txt

check "oneDNN program" g++ -O0 "$HERE/dnnl.cpp" -o dnnl -ldnnl
counted "oneDNN" ./dnnl
ONEDNN_VERBOSE=1 ./dnnl | awk -F, '/exec,cpu/{n[$4]++} END{for (k in n) print "dnnl::primitive::execute:" k, n[k] * 1}' | sort >want.txt
grep -v create got.txt >recorded.txt
"$PYTHON" - <<'P' >got2.txt
import re
threads = {}
for line in open("recorded.txt"):
    name, n = line.rsplit(" ", 1)
    print(name, int(n))
P
# every thread of the team reports the primitive: the count is a multiple of what oneDNN says
"$PYTHON" - <<'P' >verdict.txt
want = dict(l.rsplit(" ", 1) for l in open("want.txt").read().splitlines())
got = dict(l.rsplit(" ", 1) for l in open("got2.txt").read().splitlines())
print("ok" if want and set(want) == set(got) and len({int(got[k]) / int(want[k]) for k in want}) == 1 and
      int(next(iter(got.values()))) % int(want[next(iter(got))]) == 0 else f"{want} {got}")
P
same "oneDNN: the primitives it says it executed" ok "$(cat verdict.txt)"
check "oneDNN program with trace.h" g++ -DEMBED -O0 -I "$BUILD" "$HERE/dnnl.cpp" -o dnnl.embedded -ldnnl -rdynamic
trace out ./dnnl.embedded
names out BEGIN | grep -v create >got2.txt
same_file "oneDNN, the program has trace.h: the same" recorded.txt got2.txt

check "oneTBB program" g++ -std=c++17 -O0 "$HERE/tbb.cpp" -o tbb -ltbb
check "oneTBB program with trace.h" g++ -DEMBED -std=c++17 -O0 -I "$BUILD" "$HERE/tbb.cpp" -o tbb.embedded -ltbb -rdynamic
for how in "env INTEL_LIBITTNOTIFY64=$LIB ./tbb" "./tbb.embedded"; do
    name="oneTBB, ${how##* }"
    trace out $how >program.txt
    ./dump --api itt out >tbb.txt
    same "$name: parallel_for" "$(awk '/^parallel_for/{print $2}' program.txt)" "$(grep -c 'OBJECT itt tbb:tbb_parallel_for' tbb.txt)"
    same "$name: bodies of the flow graph" "$(awk '/^squares/{print 2 * $2}' program.txt)" "$(grep -c 'BEGIN itt tbb.flow:body' tbb.txt)"
    has "$name: the graph's nodes" tbb.txt 'OBJECT itt tbb.flow:function_node'
    has "$name: locks have names" tbb.txt 'BEGIN itt wait tbb::spin_'
    has "$name: work handed to other threads" tbb.txt 'BEGIN itt stack_callee'
    same "$name: every end has its begin" 0 "$(grep ' END itt ' tbb.txt | grep -vc closes)"
done

# --- runtimes that tell of their work in two ways: OMPT's is recorded, ITT of the runtime's library is not; the program's is

printf '#define TRACE_IMPL\n#define TRACE_ITT\n#define TRACE_OMP\n#include "trace.h"\n' >impl.omp.c
LLVM=$(llvm-config-19 --libdir 2>/dev/null || echo /usr/lib/llvm-19/lib)
check "OpenMP and ITT" clang-19 -w -g -O1 -fopenmp $OLD "$HERE/openmp.c" static.o -o openmp -lpthread -ldl
check "OpenMP and ITT, with trace.h" clang-19 -w -g -O0 -fopenmp $OLD -I "$BUILD" "$HERE/openmp.c" impl.omp.c static.o -rdynamic -o openmp.embedded -lpthread -ldl
check "a runtime that annotates first" "$CC" -w -fPIC -shared -Wl,-Bsymbolic $OLD -DRUNTIME "$HERE/late.c" "$STATIC/ittnotify_static.c" -o liblate.so -lpthread -ldl
check "its program" "$CC" -w $OLD "$HERE/late.c" static.o -o late ./liblate.so -lpthread -ldl
check "its program, with trace.h" "$CC" -w $OLD -I "$BUILD" "$HERE/late.c" impl.omp.c static.o -rdynamic -o late.embedded ./liblate.so -lpthread -ldl
own='app:step 5'
for runtime in "$LLVM" "$CACHE/venv/lib"; do
    [ "$runtime" = "$LLVM" ] || { mkdir -p intel && ln -sf "$runtime/libiomp5.so" intel/ && ln -sf libiomp5.so intel/libomp.so.5 && runtime=$WORK/intel; }
    for how in "env LD_PRELOAD=$LIB ./openmp" "env OMP_TOOL_LIBRARIES=$LIB INTEL_LIBITTNOTIFY64=$LIB ./openmp" ./openmp.embedded "env LD_PRELOAD=$LIB ./openmp.embedded"; do
        name="$(basename "$runtime"): ${how//$WORK/}"
        trace out env LD_LIBRARY_PATH="$runtime" $how >said.txt 2>&1
        same "$name: the program's result" 15 "$(cat said.txt)"
        same "$name: each region once" 5 "$(calls OMP out | sed -n 's/^parallel //p')"
        same "$name: of ITT the program's own alone" "$own" "$(names out BEGIN)"
        same "$name: a lock that was taken before is released" "$(./dump --api itt out | grep -c ' ASYNC_BEGIN itt hold lock')" "$(./dump --api itt out | grep -c ' ASYNC_END itt hold lock')"
        same "$name: nothing else of ITT" "" "$(./dump --api itt out | grep -v -e ' BEGIN itt app:step' -e ' END itt app:step' -e ' itt hold lock ')"
    done
done
trace out env LD_LIBRARY_PATH="$LLVM" TRACE_APIS=-omp LD_PRELOAD="$LIB" ./openmp >said.txt 2>&1
has "without OMPT the runtime's ITT is there" <(./dump --api itt out) ' BEGIN itt wait OMP Join Barrier'
for how in "env LD_PRELOAD=$LIB ./late" ./late.embedded; do
    trace out $how >said.txt 2>&1
    same "a runtime that annotates first, ${how##* }: it has its tool" 1 "$(cat said.txt)"
    same "a runtime that annotates first, ${how##* }: from then on that one alone" "$(printf 'app:step 1\nruntime:before 1')" "$(names out BEGIN)"
done

# --- handles that are not ours

check "foreign handles: library" "$CC" -g -O0 -Wall -Wextra -Werror -fPIC -shared -I "$HEADERS" "$HERE/foreign.c" "$NATIVE" -o foreign.so
INTEL_LIBITTNOTIFY64=$LIB trace out "$PYTHON" -c "import ctypes, ittapi; ctypes.CDLL('$WORK/foreign.so', ctypes.RTLD_GLOBAL).foreign()" >said.txt 2>&1
has "foreign handles: said once" said.txt '^trace: ITT passed a caller that this recorder never gave \(0x[0-9a-f]*\); such calls are not recorded$'
same "foreign handles: one line" 1 "$(wc -l <said.txt)"
same "foreign handles: what is good" "good:task 200 stack_callee 100, 100 good:counter, 301 good:task" \
    "$(names out BEGIN | paste -sd ' '), $(./dump --api itt out | grep -c 'COUNTER itt good:counter') good:counter, $(./dump --api itt out | grep -c 'SLICE itt good:task') good:task"

# --- the host program comes first

trace out env TRACE_MODE=off INTEL_LIBITTNOTIFY64="$LIB" ./tbb >/dev/null
check "TRACE_MODE=off: no file" test ! -e out
trace out env TRACE_APIS=all=off,user INTEL_LIBITTNOTIFY64="$LIB" "$PYTHON" "$HERE/tasks.py" 3
same "TRACE_APIS without itt: nothing of ITT" "" "$([ -e out ] && ./dump --api itt out)"
INTEL_LIBITTNOTIFY64=/nowhere.so trace out ./tbb.embedded >/dev/null
same "a collector the user chose is left alone" "" "$([ -e out ] && ./dump --api itt out)"
check "fork inside a task" "$CC" -g -O0 $OLD "$HERE/forks.c" static.o impl.gcc.o -o forks -lpthread -ldl
trace out ./forks
./dump --api itt out >forks.txt
same "fork inside a task: the child does not end what its parent began" "$(printf 'child 1\nparent 1')" "$(sed -n 's/.* END itt s:\([a-z]*\) .*/\1/p' forks.txt | sort | uniq -c | awk '{print $2, $1}')"
same "fork inside a task: no end without a begin" 0 "$(grep ' END itt ' forks.txt | grep -vc closes)"
check "names by many threads" "$CC" -g -O0 $OLD "$HERE/many.c" static.o impl.gcc.o -o many -lpthread -ldl
trace out ./many 4 3000
same "four threads make the same names at the same time: 3,000 names, each 4 times" "3000 4" \
    "$(./dump --api itt out | sed -n 's/.*BEGIN itt //p' | sort | uniq -c | awk '{print $1}' | sort | uniq -c | awk '{print $1, $2}')"
trace out ./many 1 110000
./dump --api itt out | sed -n 's/.*BEGIN itt //p' | sed 's/ name=.*//' >many.txt
same "more names than are described: none is lost" "110000 110000 s:step 109999" "$(wc -l <many.txt) $(sort -u many.txt | wc -l) $(tail -1 many.txt)"
for sanitizer in address,undefined thread; do
    [ -n "$FULL" ] || [ $sanitizer = thread ] || continue
    check "client with -fsanitize=$sanitizer" "$CC" -g1 -O0 -w -fsanitize=$sanitizer $OLD -I "$BUILD" impl.c "$HERE/many.c" static.o -o many.sane -lpthread -ldl
    trace out setarch -R ./many.sane 4 500 >said.txt 2>&1
    same "threads with -fsanitize=$sanitizer: nothing to say" "" "$(cat said.txt)"
done
if [ -n "$FULL" ] && command -v valgrind >/dev/null; then
    TRACE_OUT=$WORK/out check "client under valgrind" valgrind -q --error-exitcode=9 ./client
fi
finish
