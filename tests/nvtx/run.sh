#!/bin/bash
# NVTX: every function through NVIDIA's headers (PyPI's nvidia-nvtx), in C and C++, and PyPI's nvtx for Python. Recorded by libtrace-h.so
# (environment, or preloaded) and by programs that have trace.h in them.
set -u
. "$(dirname "$0")/../lib.sh"

need "$CC" g++ clang python3
PYTHON=$(venv)
SITE=$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
HEADERS=$(dirname "$(dirname "$(find "$SITE/nvidia" -name nvToolsExt.h 2>/dev/null | head -1)")")
[ -f "$HEADERS/nvtx3/nvToolsExt.h" ] || fail "need nvToolsExt.h" "PyPI's nvidia-nvtx is not in $SITE"
LIB=$BUILD/libtrace-h.so
unset NVTX_INJECTION64_PATH TRACE_APIS TRACE_MODE
cd "$WORK" || exit 1
check "dump" "$CC" -O0 -std=c11 -D_GNU_SOURCE -I "$ROOT/src" "$ROOT/tests/itt/dump.c" "$BUILD/libtraceread.a" -ldw -lzstd -lpthread -lm -o dump

# NVTX's headers for CUDA's streams only need the types; no CUDA is needed
mkdir -p cuda
echo 'typedef int CUdevice; typedef struct CUctx_st *CUcontext; typedef struct CUstream_st *CUstream; typedef struct CUevent_st *CUevent;' >cuda/cuda.h
echo 'typedef struct CUstream_st *cudaStream_t; typedef struct CUevent_st *cudaEvent_t;' >cuda/driver_types.h
FLAGS="-isystem $WORK/cuda -isystem $HEADERS" # before those that some wheels of CUDA have beside NVTX, which lack what they include

trace() { # OUT COMMAND...
    local out=$1
    shift
    rm -rf "$out"
    TRACE_OUT=$WORK/$out timeout $PATIENCE "$@"
}
plain() { sed -E 's/ (id|address)=0x[0-9a-f]{5,}/ \1=X/g'; }
names() { # OUT KIND
    ./dump --api nvtx "$1" | sed -n "s/^.* $2 nvtx //p" | sed 's/ id=0x.*//; s/ address=0x.*//; s/ category=.*//; s/ color=.*//; s/ value=.*//; s/ closes .*//' |
        sort | uniq -c | awk '{n = $1; $1 = ""; print substr($0, 2), n}'
}

# --- layouts

check "our model has the layout of NVIDIA's headers" "$CC" -std=gnu11 -fsyntax-only -I "$ROOT/src" $FLAGS "$HERE/layout.c"
for dir in /usr/local/cuda/include; do
    [ -f $dir/nvtx3/nvToolsExtCounters.h ] &&
        check "our model has the layout of CUDA's headers" "$CC" -std=gnu11 -fsyntax-only -I "$ROOT/src" -isystem $dir -isystem cuda "$HERE/layout.c"
done

# --- every function, in four ways

check "client" "$CC" -g -O0 -Wall -Wextra -Werror $FLAGS "$HERE/client.c" -o client -lpthread -ldl
run() { # NAME COMMAND...
    local name=$1
    shift
    trace out "$@" >said.txt 2>&1
    same "client, $name: says nothing" "" "$(cat said.txt)"
    ./dump --api nvtx out | plain >client.got
    same_file "client, $name: every function is recorded as it should be" "$HERE/client.txt" client.got
}
run "by environment" env NVTX_INJECTION64_PATH="$LIB" ./client
run "preloaded" env LD_PRELOAD="$LIB" ./client
for compiler in gcc clang; do
    for how in "" -rdynamic; do
        check "client with trace.h, $compiler $how" $compiler -DEMBED -g -O0 -Wall -Wextra -Werror -I "$BUILD" $FLAGS $how "$HERE/client.c" -o client.embedded -lpthread -ldl
        run "embedded $compiler $how" ./client.embedded
        run "embedded $compiler $how under libtrace-h.so" env LD_PRELOAD="$LIB" ./client.embedded
        run "embedded $compiler $how under trace-run" env NVTX_INJECTION64_PATH="$LIB" LD_PRELOAD="$LIB" ./client.embedded
    done
done
# a library that uses NVTX finds the recorder in the program
echo '#include <nvtx3/nvToolsExt.h>
void work(void) { nvtxRangePushA("in the library"); nvtxRangePop(); }' >lib.c
printf '#define TRACE_IMPL\n#define TRACE_NVTX\n#include "trace.h"\nvoid work(void);\nint main(void) { work(); return 0; }\n' >program.c
"$CC" -fPIC -shared -O0 $FLAGS lib.c -o libwork.so
check "program for a library" "$CC" -O0 -I "$BUILD" program.c -o program -L. -lwork -Wl,-rpath,"$WORK" -rdynamic -lpthread -ldl
trace out ./program
same "a library's ranges are recorded by the program" "in the library 1" "$(names out BEGIN)"

# --- handles that are not ours

check "foreign handles: program" "$CC" -g -O0 -Wall -Wextra -Werror $FLAGS "$HERE/foreign.c" -o foreign -ldl
NVTX_INJECTION64_PATH=$LIB trace out ./foreign 2>said.txt
same "foreign handles: said once" 1 "$(grep -c '^trace: NVTX passed a domain that this recorder never gave' said.txt)"
same "foreign handles: one line" 1 "$(wc -l <said.txt)"
same "foreign handles: strings without a name, and one range" "good:registered 400, good:(no name) 600, range 1 range_end 1" \
    "$(names out BEGIN | paste -sd ' '), $(names out INSTANT), $(names out ASYNC_BEGIN) $(names out ASYNC_END)"

# --- C++ and Python

check "C++ program" g++ -std=c++17 -O0 $FLAGS "$HERE/hpp.cpp" -o hpp -ldl
check "C++ program with trace.h" g++ -DEMBED -std=c++17 -O0 -I "$BUILD" $FLAGS "$HERE/hpp.cpp" -o hpp.embedded -lpthread -ldl
printf '%s\n' "cpp domain:registered in C++ 5" "function 5" "scoped 5" >want.txt
for how in "env NVTX_INJECTION64_PATH=$LIB ./hpp" ./hpp.embedded; do
    trace out $how
    names out BEGIN >got.txt
    same_file "C++, ${how##* }: ranges" want.txt got.txt
    same "C++, ${how##* }: a range that may overlap, and its end" "unique 1 range_end 1" "$(names out ASYNC_BEGIN) $(names out ASYNC_END)"
done

printf '%s\n' "context 40" "decorated 1" "my lib:inner 40" "pushed 1" "registered:by attributes 40" >want.txt
for how in NVTX_INJECTION64_PATH LD_PRELOAD; do
    trace out env $how="$LIB" "$PYTHON" "$HERE/ranges.py" 40
    names out BEGIN >got.txt
    same_file "Python's nvtx, $how: ranges" want.txt got.txt
    ./dump --api nvtx out >python.txt
    has "Python's nvtx, $how: category and payload" python.txt 'BEGIN nvtx my lib:inner category="solver" color=[0-9]+ value=39'
    has "Python's nvtx, $how: marks" python.txt 'INSTANT nvtx a mark'
    same "Python's nvtx, $how: ranges that overlap, one of which ends in another thread" 2 "$(grep -c 'ASYNC_END nvtx range_end' python.txt)"
    same "Python's nvtx, $how: every end has its begin" 0 "$(grep ' END nvtx ' python.txt | grep -vc closes)"
done
"$BUILD/trace-tally" --json out >tally.json
same "trace-tally: a row for each range" "$(cat want.txt)" "$(calls nvtx out | grep -v -e '^start ' -e '^a mark ')"

# --- the host program comes first

NVTX_INJECTION64_PATH=$LIB trace out env TRACE_MODE=off ./client >/dev/null
check "TRACE_MODE=off: no file" test ! -e out
NVTX_INJECTION64_PATH=$LIB trace out env TRACE_APIS=nvtx=off ./client >said.txt
same "TRACE_APIS without nvtx: nothing of NVTX" "" "$([ -e out ] && ./dump --api nvtx out)"
check "fork inside a range" "$CC" -g -O0 -I "$BUILD" $FLAGS "$HERE/forks.c" -o forks -lpthread -ldl
trace out ./forks
same "fork inside a range: the child does not end what its parent began" "$(printf 'child 1\nparent 1')" "$(names out END)"
if [ -n "$FULL" ] && command -v valgrind >/dev/null; then
    TRACE_OUT=$WORK/out check "client under valgrind" valgrind -q --error-exitcode=9 ./client.embedded
fi
finish
