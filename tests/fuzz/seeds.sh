#!/bin/bash
# seeds.sh - makes the inputs in seeds/ anew: small recordings of real programs, one API each, raw and merged
#
#   BUILD=build tests/fuzz/seeds.sh
#
# Wants what the groups of those APIs want (tests/packages.txt, the Python packages in the cache). Run it when the file
# format changes or an API records
# something new; the folder stays below 300 KB. The rest that inputs begin from is forged in run.sh.
set -u
. "$(dirname "$0")/../lib.sh"
tests=$ROOT/tests
here=$tests/fuzz
so=$BUILD/libtrace-h.so
site=$(echo "$CACHE"/venv/lib/python3*/site-packages)
nvidia=$site/nvidia
cd "$WORK" || exit 1
export TRACE_CHUNK=16 TRACE_LEVEL=full TRACE_RUN=seed
unset INTEL_LIBITTNOTIFY64 KOKKOS_TOOLS_LIBS

check 'pack' $CC -std=c11 -w -I "$ROOT/src" "$here/pack.c" "$here/inputs.c" -o pack
mkdir seeds

# seed NAME COMMAND...: what the command records, at most four files of it, raw and merged
seed() {
    local name=$1 files
    shift
    rm -rf out
    TRACE_OUT=$WORK/out timeout 100 "$@" >log 2>&1 || { fail "$name" "exit status $?: $*"; lib__tail log; return; }
    mapfile -t files < <(find out -name '*.bin' -size +0 | sort | head -n 4)
    [ ${#files[@]} -gt 0 ] || { fail "$name" 'no recording'; return; }
    check "$name" ./pack 0 "seeds/$name" "${files[@]}"
    "$BUILD/trace-merge" -q -o merged.bin "${files[@]}" >log 2>&1 &&
        check "$name, merged" ./pack 0 "seeds/$name-merged" merged.bin
}
build() { check "$1 builds" "${@:2}"; } # NAME COMMAND...

# --- programs with trace.h in them
own="$CC -std=gnu11 -w -O1 -I $ROOT"
sed 's/STEPS = 3000, WORKS = 200, REQUESTS = 40, KERNELS = 60/STEPS = 30, WORKS = 20, REQUESTS = 8, KERNELS = 8/' \
    "$tests/perfetto/tasks.c" >tasks.c
build tasks $own tasks.c -o tasks -pthread && seed tasks ./tasks
build gap $own "$tests/tools/gap.c" -o gap -pthread && seed gap ./gap pause
sed 's/ROUNDS = 25/ROUNDS = 4/' "$tests/perfetto/ranks.c" >ranks.c
build ranks $own ranks.c -o ranks && seed ranks sh -c './ranks $TRACE_OUT'

build made $CC -std=c11 -D_GNU_SOURCE -w -I "$ROOT/src" -I "$tests/format" "$tests/collectives/made.c" \
    "$tests/format/forge.c" -o made && seed collectives sh -c 'mkdir -p $TRACE_OUT && ./made $TRACE_OUT 1 RING'

# --- annotations
mkdir cuda # what NVTX's headers ask CUDA's for
echo 'typedef int CUdevice; typedef struct CUctx_st *CUcontext; typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;' >cuda/cuda.h
echo 'typedef struct CUstream_st *cudaStream_t; typedef struct CUevent_st *cudaEvent_t;' >cuda/driver_types.h
nvtx=$(dirname "$(find "$site" -name nvtx3 -type d | head -n 1)")
build nvtx "$CC" -w -O0 -isystem cuda -isystem "$nvtx" "$tests/nvtx/client.c" -o nvtx -lpthread -ldl &&
    seed nvtx env LD_PRELOAD="$so" ./nvtx
static=$CACHE/ittapi/tools_api # tests/itt/run.sh gets it
build itt "$CC" -w -O0 -I "$static" -DOLD_HEADER -D_GNU_SOURCE "$tests/itt/client.c" "$static/ittnotify_static.c" \
    -o itt -lpthread -ldl &&
    seed itt env LD_PRELOAD="$so" ./itt
build kokkos "$CC" -w -O1 "$tests/kokkos/drive.c" -o drive -ldl &&
    seed kokkos env TRACE_APIS=kokkos ./drive "$so"

# --- devices
cupti=$tests/cupti
flags="-std=gnu11 -w -O0 -I $cupti -isystem $nvidia/cu13/include -isystem $nvidia/cu13/include/cccl"
mkdir gpu
build cuda sh -c "$CC $flags -shared -fPIC $cupti/cupti.c -Wl,-soname,libcupti.so.13 -o gpu/libcupti.so.13 -pthread &&
    $CC $flags -shared -fPIC $cupti/gpu.c -Wl,-soname,libcuda.so.1 -o gpu/libcuda.so.1 -ldl &&
    $CC $flags -shared -fPIC $cupti/runtime.c -Wl,-soname,libcudart.so.13 -o gpu/libcudart.so.13 -ldl &&
    $CC $flags $cupti/program.c -o cuda-program gpu/libcudart.so.13 -pthread -ldl"
seed cuda env LD_LIBRARY_PATH=gpu BOOKS=books FAKE_LOG=log.cupti LD_PRELOAD="$so" ./cuda-program
ze=$ROOT/api-specs/ze
build ze sh -c "'$BUILD/trace-gen' driver --tables 'ze*Get*ProcAddrTable' --version ZE_API_VERSION_CURRENT \
        $ze/ze-1.8.12.model $ze/ze-1.32.0.model -o driver.c &&
    $CC -w -O0 -fPIC -c driver.c && $CC -w -O0 -shared -fPIC -I $tests/ze driver.o $tests/ze/fake.c \
        $tests/ze/fake_run.c -o libfake.so -pthread -Wl,-Bsymbolic &&
    $CC -w -O0 $tests/ze/devices.c -o ze-devices -lze_loader -pthread"
seed ze env ZE_ENABLE_ALT_DRIVERS="$WORK/libfake.so" ZE_FAKE_TRUTH="$WORK/truth" LD_PRELOAD="$so" \
    ./ze-devices all

# --- runtimes
llvm=$(llvm-config-19 --libdir 2>/dev/null || echo /usr/lib/llvm-19/lib)
sed 's/REGIONS = 100, THREADS = 4, TASKS = 20/REGIONS = 3, THREADS = 3, TASKS = 4/; s/fib = tree(8)/fib = tree(3)/' \
    "$tests/omp/regions.c" >regions.c
build omp clang-19 -O1 -fopenmp regions.c -o regions &&
    seed omp env LD_LIBRARY_PATH="$llvm" OMP_NUM_THREADS=3 TRACE_APIS=omp LD_PRELOAD="$so" ./regions
sed 's/ROUNDS = 20/ROUNDS = 2/' "$tests/perfetto/mpi.c" >mpi.c
build mpi mpicc.mpich -w -O1 -I "$ROOT" mpi.c -o mpi -lpthread && seed mpi mpirun.mpich -n 2 ./mpi

[ $FAILED -eq 0 ] || finish
rm -f "$here"/seeds/*.xz
mkdir -p "$here/seeds"
for f in seeds/*; do xz -9e -c "$f" >"$here/$f.xz"; done
same 'seeds are small' small "$([ "$(cat "$here"/seeds/*.xz | wc -c)" -lt 200000 ] && echo small)"
finish
