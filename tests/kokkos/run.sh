#!/bin/bash
# Kokkos through its tools interface: a real Kokkos, by trace-run, preloaded, named in the environment and embedded, against what the program and
# another tool count; every function of the tool called as Kokkos would.
set -u
. "$(dirname "$0")/../lib.sh"
SO=$BUILD/libtrace-h.so
unset KOKKOS_TOOLS_LIBS KOKKOS_PROFILE_LIBRARY KOKKOS_TOOLS_ARGS
export OMP_PROC_BIND=false TRACE_APIS=-omp # or Kokkos, and the recorder of gcc's OpenMP, say something
need g++ gcc clang python3
cd "$WORK" || exit 1

# --- every function

check 'drive' gcc -O0 -Wall -Wextra -Werror "$HERE/drive.c" -o drive -ldl
TRACE_OUT=out TRACE_LEVEL=full TRACE_APIS=kokkos ./drive "$SO" >said
printf 'no setting: 1\nfencing 0, the rest 1\ntwo sections of one name: 1\n' >want
same_file 'driven: what the tool answers' want said
plain() {
    sed -E 's/^[^ ]* [^ ]* [0-9]+ kokkos://; s/(, |)([a-z]*_)?address=0x[0-9a-f]+//; s/, (to|from)_address=0x[0-9a-f]+//; s/ after .*//; s/id=0x4b4b0*/id=/; s/ +$//'
}
"$BUILD/trace-print" out | plain >got
same_file 'driven: every function is recorded as it should be' "$HERE/drive.txt" got
has 'driven: metadata is a fact of the process' <("$BUILD/trace-info" -v out 2>&1; "$BUILD/trace-info" out 2>&1) 'kokkos.Kokkos Version.*4\.7\.0'
rm -rf out
TRACE_OUT=out TRACE_APIS=kokkos=minimal ./drive "$SO" >/dev/null
same 'minimal: kernels, regions, sections, copies, events' 'deep_copy 3 event 1 kernel 3 region 1 same 3' \
    "$("$BUILD/trace-print" --json out | python3 -c '
import collections, json, sys
print(*("%s %d" % i for i in sorted(collections.Counter(e["name"] for e in map(json.loads, sys.stdin) if e["event"] in ("entry", "instant", "start", "counter") and "library" not in e["name"]).items())))')"
rm -rf out
TRACE_OUT=out TRACE_APIS=-kokkos ./drive "$SO" >/dev/null
check 'off: nothing is recorded' test ! -e out

# --- numbers that are not ours

check 'foreign numbers: program' gcc -O0 -Wall -Wextra -Werror "$HERE/foreign.c" -o foreign "$SO" -Wl,-rpath,"$BUILD"
rm -rf out
TRACE_OUT=out TRACE_LEVEL=full ./foreign 2>said
has 'foreign numbers: said once' said "^trace: Kokkos passed a kernel's number that this recorder never gave \(0x1\); such calls are not recorded\$"
same 'foreign numbers: one line' 1 "$(wc -l <said)"
"$BUILD/trace-print" out | plain | awk '{print $1, $2}' | sort | uniq -c | awk '{print $2, $3, $1}' >got
same 'foreign numbers: what is good, and nothing else' \
    'finalize_library instant 1|good entry 2000|good exit 2000|good fence 4000|init_library instant 1' "$(paste -sd '|' got)"

# --- threads

for sanitizer in thread address,undefined; do
    check "threads, $sanitizer" clang -g1 -O0 -fsanitize=$sanitizer -I "$ROOT" "$HERE/threads.c" -o threads -lpthread -ldl
    rm -rf out
    TRACE_OUT=out ./threads >said 2>&1
    same "threads, $sanitizer: nothing is found" '' "$(head -n 20 said)"
    same "threads, $sanitizer: each event is there" 'deep_copy 8000' "$(calls kokkos out | grep deep_copy)"
    same "threads, $sanitizer: nothing is allocated at the end" 0 "$("$BUILD/trace-print" --json out | python3 -c '
import json, sys
least = [e["args"]["value"] for e in map(json.loads, sys.stdin) if e["event"] == "counter"]
print(min(least))')"
done

# --- real Kokkos: each one that is installed, or that KOKKOS_ROOT names

tried=0
real() { # NAME CXXFLAGS LIBS
    local kokkos=$1 flags=$2 libs=$3 tool how
    tried=$((tried + 1))
    check "$kokkos: our model has the layout of its header" g++ -fsyntax-only -I "$ROOT/src" $flags "$HERE/layout.cpp"
    check "$kokkos: program" g++ -O0 $flags "$HERE/client.cpp" -o client $libs -lpthread || return
    check "$kokkos: program, embedded" g++ -O0 -DEMBED -I "$ROOT" $flags "$HERE/client.cpp" -o client.embedded $libs -lpthread -ldl || return
    check "$kokkos: program, embedded, -rdynamic" g++ -O0 -rdynamic -DEMBED -I "$ROOT" $flags "$HERE/client.cpp" -o client.rdynamic $libs -lpthread -ldl || return
    check "$kokkos: program, embedded in a library" g++ -O0 $flags "$HERE/client.cpp" -o client.library -Wl,--no-as-needed "$WORK/libembedded.so" $libs -lpthread || return
    # versions before 3.7 know one variable alone, later ones warn about that
    if strings -a "$(ldd client | awk '/kokkoscore/ { print $3 }')" | grep -q KOKKOS_TOOLS_LIBS; then tool=KOKKOS_TOOLS_LIBS; else tool=KOKKOS_PROFILE_LIBRARY; fi
    env $tool="$WORK/libcount.so" COUNT_OUT="$WORK/truth.all" ./client >result
    sort truth.all >truth
    has "$kokkos: the other tool counts" truth '^parallel_for axpy 6$'
    one() { # NAME COMMAND...
        local name="$kokkos, $1"
        shift
        rm -rf out counted
        env TRACE_OUT="$WORK/out" TRACE_LEVEL=full COUNTED="$WORK/counted" "$@" >said 2>log || { fail "$name" "exit status $?"; lib__tail log; return; }
        same_file "$name: the program's output" result said
        same "$name: nothing is said" "" "$(cat log)"
        same "$name: one file" 1 "$(ls out | wc -l)"
        check "$name: counts, nesting" sh -c "'$BUILD/trace-print' --json out | python3 '$HERE/check.py' counted truth"
    }
    one 'preloaded' LD_PRELOAD="$SO" ./client
    one 'named' $tool="$SO" ./client
    one 'preloaded and named' $tool="$SO" LD_PRELOAD="$SO" ./client
    one 'trace-run' "$BUILD/trace-run" -n -q -o "$WORK/out" -- ./client
    for how in embedded rdynamic library; do
        one "$how" "./client.$how"
        one "$how under trace-run" "$BUILD/trace-run" -n -q -o "$WORK/out" -- "./client.$how"
        one "$how, libtrace-h.so named" $tool="$SO" "./client.$how"
    done
    for how in client client.embedded; do
        rm -rf out other
        env $tool="$WORK/libcount.so" COUNT_OUT="$WORK/other" TRACE_OUT=out LD_PRELOAD="$SO" ./$how >/dev/null
        sort -o other other
        same_file "$kokkos, $how: another tool that the user names gets the program" truth other
        check "$kokkos, $how: and we keep away" test ! -e out
    done
    rm -rf out
    TRACE_OUT=out LD_PRELOAD=$SO ./client names 100500 >/dev/null
    same "$kokkos: names without end: all are there" '100500 100500' "$("$BUILD/trace-print" --json out | python3 -c '
import json, sys
names = [e["name"] for e in map(json.loads, sys.stdin) if e["event"] == "entry"]
print(len(names), len({n for n in names if n.startswith("region ")}))')"
    rm -rf out
    TRACE_OUT=out TRACE_WHEN='range=step' LD_PRELOAD=$SO ./client >/dev/null
    same "$kokkos: a region can be a step" 'axpy 6' "$(calls kokkos out | grep -E '^(axpy|fill|prefix) ')"
}
printf '#define TRACE_IMPL\n#define TRACE_KOKKOS\n#include "trace.h"\n' >embedded.c
check 'a library that embeds' gcc -O0 -Wall -Wextra -Werror -fPIC -shared -I "$ROOT" embedded.c -o libembedded.so -lpthread -ldl
check 'the other tool' gcc -O0 -Wall -Wextra -Werror -fPIC -shared "$HERE/count.c" -o libcount.so
if [ -n "${KOKKOS_ROOT:-}" ]; then
    real "$KOKKOS_ROOT" "-std=c++20 -fopenmp -I $KOKKOS_ROOT/include" "-L $KOKKOS_ROOT/lib -Wl,-rpath,$KOKKOS_ROOT/lib -lkokkoscontainers -lkokkoscore"
fi
for dir in /usr/include /usr/include/kokkos; do
    [ -e $dir/Kokkos_Core.hpp ] && real 'libkokkos-dev' "-std=c++17 -fopenmp -isystem $dir" '-lkokkoscontainers -lkokkoscore'
done
[ -e /usr/include/trilinos/Kokkos_Core.hpp ] && real 'libtrilinos-kokkos-dev' '-std=c++14 -isystem /usr/include/trilinos' '-ltrilinos_kokkoscontainers -ltrilinos_kokkoscore'
[ $tried -gt 0 ] || fail 'need Kokkos' 'neither libkokkos-dev nor libtrilinos-kokkos-dev is installed'
finish
