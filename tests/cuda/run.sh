#!/bin/bash
# CUDA without a GPU: every function of the driver API, embedded and injected, with a driver made from the model that writes down what it
# got; functions handed out by name.
set -u
. "$(dirname "$0")/../lib.sh"
HERE=$ROOT/tests/cuda
SPECS=$ROOT/api-specs/cuda
MODEL=$SPECS/cuda-13.0.model
SITE=$(echo "$CACHE"/venv/lib/python3*/site-packages/nvidia)
FLAGS="-isystem $SITE/cu13/include -I $SPECS"
SO=$BUILD/libtrace.so
SKIP=cuGetProcAddress,cuGetProcAddress_v2
[ -e "$SITE/cu13/include/cuda.h" ] || fail 'need cuda.h' "nvidia-cuda-runtime is not in $CACHE/venv"
cd "$WORK" || exit 1

run() { # NAME ENV... -- PROGRAM...
    local name=$1 settings=()
    shift
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf out books asked
    env TRACE_OUT="$WORK/out" TRACE_LEVEL=full BOOKS="$WORK/books" ASKED="$WORK/asked" "${settings[@]}" "$@" >log 2>&1 || { fail "$name" "exit status $?"; lib__tail log; return 1; }
}
as_the_driver_saw() { # NAME
    "$BUILD/trace-print" --json out >events
    if python3 "$ROOT/tests/exercise.py" check "$MODEL" books CUDA <events >log 2>&1; then ok "$1: $(tail -n 1 log)"; else
        fail "$1" "$(tail -n 1 log)"
        lib__tail log
    fi
}

make_driver() {
    python3 "$ROOT/tests/exercise.py" fake all.h "$MODEL" $SKIP >fake.c && $CC -w -O1 -c -fPIC $FLAGS fake.c -o fake.o &&
        $CC -w -c -fPIC $FLAGS "$HERE/getproc.c" -o getproc.o && $CC -shared -Wl,-soname,libcuda.so.1 fake.o getproc.o -o libcuda.so.1 -ldl
}
make_program() { python3 "$ROOT/tests/exercise.py" program all.h "$MODEL" $SKIP >all.c && $CC -w $FLAGS all.c -o all -Wl,--no-as-needed ./libcuda.so.1 -Wl,-rpath,.; }
check 'driver of all functions' make_driver
check 'program that calls all functions' make_program
check 'the same, embedded' $CC -w -O1 -DTRACE_IMPL -DTRACE_CUDA -I "$ROOT" $FLAGS all.c -o embedded -Wl,--no-as-needed ./libcuda.so.1 -Wl,-rpath,. -pthread -ldl
run 'injected' LD_PRELOAD="$SO" -- ./all && as_the_driver_saw 'injected'
run 'embedded' -- ./embedded && as_the_driver_saw 'embedded'
run 'embedded under libtrace.so' LD_PRELOAD="$SO" -- ./embedded
same 'embedded under libtrace.so: each call once' "$(calls CUDA out | awk '{ s += $2 } END { print s }')" "$(wc -l <books)"
run 'minimal' TRACE_APIS=cuda=minimal LD_PRELOAD="$SO" -- ./all
if calls CUDA out | grep -Eq '^(cuDeviceGet|cuEventQuery|cuCtxCreate)'; then fail 'minimal keeps what devices do' ''; else ok 'minimal keeps what devices do'; fi
has 'minimal has launches' <(calls CUDA out) '^cuLaunchKernel '
run 'default' TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./all
if calls CUDA out | grep -Eq '^(cuEventQuery|cuStreamQuery)'; then fail 'default drops what polls' ''; else ok 'default drops what polls'; fi
run 'off' TRACE_APIS=-cuda LD_PRELOAD="$SO" -- ./all
same 'off records nothing' '' "$(calls CUDA out 2>/dev/null)"

# functions that are handed out by name: the program calls our wrapper of the very version it asked for
check 'program that asks by name' $CC -w -DPROGRAM $FLAGS "$HERE/getproc.c" -o ask -Wl,--no-as-needed ./libcuda.so.1 -Wl,-rpath,. -ldl
check 'the same, embedded' sh -c "printf '#define TRACE_IMPL\n#define TRACE_CUDA\n#include \"trace.h\"\n' >unit.c && $CC -O1 -I $ROOT -c unit.c -o unit.o && $CC -w -DPROGRAM $FLAGS $HERE/getproc.c unit.o -o ask2 -Wl,--no-as-needed ./libcuda.so.1 -Wl,-rpath,. -pthread -ldl"
for program in ask ask2; do
    preload=
    [ $program = ask ] && preload=$SO
    run "handed out, $program" LD_PRELOAD=$preload -- ./$program || continue
    calls CUDA out | grep -v cuGetProcAddress | sort >tallied
    sed 's/{"name": "\([^"]*\)".*/\1/' books | sort | uniq -c | awk '{ print $2, $1 }' | sort >called
    same_file "handed out, $program: the version asked for is recorded" called tallied
    same "handed out, $program: questions" "$(wc -l <asked)" "$(calls CUDA out | awk '/cuGetProcAddress/ { s += $2 } END { print s }')"
done

# without a driver the program starts, and gets an error
check 'a program without a driver' $CC -w -DTRACE_CUDA -DTRACE_IMPL -I "$ROOT" $FLAGS -x c - -o lone -pthread -ldl <<'C'
#include "trace.h"
#include <cuda.h>
int main(void) { return cuInit(0) == CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND ? 0 : 1; }
C
(cd / && run 'a program without a driver runs' -- "$WORK/lone")
finish
