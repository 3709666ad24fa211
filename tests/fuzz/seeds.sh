#!/bin/bash
# seeds.sh - makes the inputs in seeds/ anew: small recordings of real programs, one API each, raw and merged
#
#   BUILD=build tests/fuzz/seeds.sh [NAME...]       default: all, and others that are in the folder go
#
# Wants what the groups of those APIs want (tests/packages.txt, the Python packages in the cache). Run it when the file
# format changes or an API records
# something new; the folder stays below 300 KB. The rest that inputs begin from is forged in run.sh.
# shrink.c takes the room out of a recording that nothing was recorded into: most inputs are below 16 KiB.
set -u
. "$(dirname "$0")/../lib.sh"
tests=$ROOT/tests
here=$tests/fuzz
so=$BUILD/libtrace-h.so
site=$(echo "$CACHE"/venv/lib/python3*/site-packages)
nvidia=$site/nvidia
cd "$WORK" || exit 1
opencl_drivers pocl
export TRACE_CHUNK=16 TRACE_LEVEL=full TRACE_RUN=seed
unset INTEL_LIBITTNOTIFY64 KOKKOS_TOOLS_LIBS

check 'pack' $CC -std=c11 -w -I "$ROOT/src" "$here/pack.c" "$here/inputs.c" -o pack
check 'shrink' $CC -std=c11 -D_GNU_SOURCE -w -I "$ROOT/src" "$here/shrink.c" "$here/common.c" -lzstd -o shrink
mkdir seeds
only=" $* "
wanted() { [ "$only" = '  ' ] || [[ $only == *" $1 "* ]]; }

# seed NAME APIS COMMAND...: what the command records, at most four files of it, raw and merged; events of each of APIS
# are in it
seed() {
    local name=$1 apis=$2 files api
    shift 2
    wanted "$name" || return
    rm -rf out
    TRACE_OUT=$WORK/out timeout $PATIENCE "$@" >log 2>&1 || { fail "$name" "exit status $?: $*"; lib__tail log; return; }
    mapfile -t files < <(find out -name '*.bin' -size +0 | sort | head -n 4)
    [ ${#files[@]} -gt 0 ] || { fail "$name" 'no recording'; return; }
    check "$name: shrunk" ./shrink "${files[@]}"
    "$BUILD/trace-info" "${files[@]}" >log 2>&1 || fail "$name" "$(tail -n 1 log)"
    for api in $apis; do has "$name: has $api" log "^$api +\\|"; done
    check "$name" ./pack 0 "seeds/$name" "${files[@]}"
    "$BUILD/trace-merge" -q -o merged.bin "${files[@]}" >log 2>&1 &&
        check "$name, merged" ./pack 0 "seeds/$name-merged" merged.bin
    [[ $name != mpi && $name != cuda && $name != tasks ]] ||
        { check "$name, compacted" "$BUILD/trace-merge" -q --compact -o merged.bin "${files[@]}" &&
            check "$name, compact" ./pack 0 "seeds/$name-compact" merged.bin; }
}
build() { wanted "$1" && check "$1 builds" "${@:2}"; } # NAME COMMAND...

# --- programs with trace.h in them
own="$CC -std=gnu11 -w -O1 -I $ROOT"
sed 's/STEPS = 3000, WORKS = 200, REQUESTS = 40, KERNELS = 60/STEPS = 30, WORKS = 20, REQUESTS = 8, KERNELS = 8/' \
    "$tests/perfetto/tasks.c" >tasks.c
build tasks $own tasks.c "$tests/impl.c" -o tasks -pthread && seed tasks user ./tasks
build gap $own "$tests/tools/gap.c" "$tests/impl.c" -o gap -pthread && seed gap user ./gap pause
check "moments: builds" $own "$here/moments.c" -o moments -pthread
# Each moment of which a file has other seals. A chunk that filled up and was written out; two flushes; a kill behind one;
# copies, which have seals of their own and of the file they are of.
# shellcheck disable=SC2016 # theirs
{
    seed ended user ./moments end
    seed bounded user env TRACE_MAX=1M ./moments end
    seed flushed user sh -c './moments flush; [ $? -eq 137 ]'
    seed killed user sh -c './moments kill; [ $? -eq 137 ]'
    seed copied user sh -c './moments snapshot copy.bin; mkdir -p $TRACE_OUT && rm $TRACE_OUT/*; mv copy.bin $TRACE_OUT'
    seed copied-ring user \
        sh -c 'TRACE_MODE=ring ./moments snapshot copy.bin; mkdir -p $TRACE_OUT && rm $TRACE_OUT/*; mv copy.bin $TRACE_OUT'
}
sed 's/ROUNDS = 25/ROUNDS = 4/' "$tests/perfetto/ranks.c" >ranks.c
build ranks $own ranks.c -o ranks && seed ranks 'user pipe' sh -c './ranks $TRACE_OUT'

check "collectives: builds" $CC -std=c11 -D_GNU_SOURCE -w -I "$ROOT/src" -I "$tests/format" "$tests/collectives/made.c" \
    "$tests/format/forge.c" -o made && seed collectives 'MPI NCCL' sh -c 'mkdir -p $TRACE_OUT && ./made $TRACE_OUT 1 RING'

# --- annotations
mkdir cuda # what NVTX's headers ask CUDA's for
echo 'typedef int CUdevice; typedef struct CUctx_st *CUcontext; typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;' >cuda/cuda.h
echo 'typedef struct CUstream_st *cudaStream_t; typedef struct CUevent_st *cudaEvent_t;' >cuda/driver_types.h
nvtx=$(dirname "$(find "$site" -name nvtx3 -type d | head -n 1)")
build nvtx "$CC" -w -O0 -isystem cuda -isystem "$nvtx" "$tests/nvtx/client.c" -o nvtx -lpthread -ldl &&
    seed nvtx nvtx env LD_PRELOAD="$so" ./nvtx
static=$CACHE/ittapi/tools_api # tests/itt/run.sh gets it
build itt "$CC" -w -O0 -I "$static" -DOLD_HEADER -D_GNU_SOURCE "$tests/itt/client.c" "$static/ittnotify_static.c" \
    -o itt -lpthread -ldl &&
    seed itt itt env LD_PRELOAD="$so" ./itt
build kokkos "$CC" -w -O1 "$tests/kokkos/drive.c" -o drive -ldl &&
    ln -s "$so" library.so && seed kokkos kokkos env TRACE_APIS=kokkos ./drive ./library.so # no path of this machine

# --- devices
cupti=$tests/cupti
flags="-std=gnu11 -w -O0 -I $cupti -isystem $nvidia/cu13/include -isystem $nvidia/cu13/include/cccl"
mkdir gpu
build cuda sh -c "$CC $flags -shared -fPIC $cupti/cupti.c -Wl,-soname,libcupti.so.13 -o gpu/libcupti.so.13 -pthread &&
    $CC $flags -shared -fPIC $cupti/gpu.c -Wl,-soname,libcuda.so.1 -o gpu/libcuda.so.1 -ldl &&
    $CC $flags -shared -fPIC $cupti/runtime.c -Wl,-soname,libcudart.so.13 -o gpu/libcudart.so.13 -ldl &&
    $CC $flags $cupti/program.c -o cuda-program gpu/libcudart.so.13 -pthread -ldl"
seed cuda 'CUDA CUDART' env LD_LIBRARY_PATH=gpu CALL_LOG=books FAKE_LOG=log.cupti LD_PRELOAD="$so" ./cuda-program
build pcsampling sh -c "mkdir pc && $CC $flags -shared -fPIC $cupti/cupti.c $tests/pcsampling/pc.c \\
        -Wl,-soname,libcupti.so.13 -o pc/libcupti.so.13 -pthread -ldl &&
    $CC $flags -shared -fPIC $cupti/gpu.c -Wl,-soname,libcuda.so.1 -o pc/libcuda.so.1 -ldl &&
    $CC $flags $cupti/program.c $cupti/runtime.c -o pc-program -pthread -ldl &&
    $nvidia/cu13/bin/ptxas -arch sm_90 -lineinfo $tests/pcsampling/lines.ptx -o lines.cubin &&
    $nvidia/cu13/bin/ptxas -arch sm_90 $tests/pcsampling/plain.ptx -o plain.cubin"
seed pcsampling CUDA env LD_LIBRARY_PATH=pc CALL_LOG=books FAKE_LOG=log.cupti FAKE_UUID=fuzz GO=go TRACE_PC_SAMPLING=1 \
    FAKE_CUBINS="$WORK/lines.cubin:$WORK/plain.cubin" FAKE_REAL="$nvidia/cu13/lib/libcupti.so.13" \
    LD_PRELOAD="$so" ./pc-program
nvml=$(dirname "$(find "$site" -path '*nvml_dev/include/nvml.h' | head -n 1)")
build nvml sh -c "mkdir lib && $CC -w -O0 -shared -fPIC -I $nvml $tests/nvml/fake.c -o lib/libnvidia-ml.so.1 &&
    $CC -w -O0 -D_GNU_SOURCE -I $ROOT $tests/nvml/main.c -o nvml -pthread -ldl"
# shellcheck disable=SC2016 # theirs
seed nvml NVML env LD_LIBRARY_PATH=lib TRACE_TELEMETRY=10 FAKE_LOG=log.nvml sh -c './nvml 300; [ $? -eq 7 ]'
hip=$tests/hip
build hip sh -c "mkdir hip dev && python3 $tests/header.py $ROOT/api-specs/hip/hip-10.0.model >hip/all.h &&
    sed 's/i < 300/i < 6/' $hip/gpu.c >gpu.c &&
    $CC -w -O0 -shared -fPIC -I hip gpu.c -o dev/libamdhip64.so.7 -Wl,-soname,libamdhip64.so.7 -ldl -pthread &&
    $CC -w -O0 -shared -fPIC -DSDK -DVERSION=10000 gpu.c -o dev/librocprofiler-sdk.so.1 -pthread &&
    $CC -w -O0 -DPROGRAM -I hip gpu.c -o hip-program -Wl,--no-as-needed dev/libamdhip64.so.7 -pthread"
seed hip HIP env LD_LIBRARY_PATH=dev CALL_LOG=books TRACE_APIS=hip LD_PRELOAD="$so" ./hip-program
sed 's/i < 200/i < 4/; s/i < 50/i < 4/' "$tests/cl/suite.c" >cl.c
build cl $CC -std=gnu11 -w -O0 cl.c -o cl -lOpenCL -pthread
seed cl CL env TRUTH=truth CALL_LOG=books TRACE_APIS=cl=default LD_PRELOAD="$so" ./cl
ze=$ROOT/api-specs/ze
build ze sh -c "'$BUILD/trace-gen' driver --tables 'ze*Get*ProcAddrTable' --api-version ZE_API_VERSION_CURRENT \
        $ze/ze-1.8.12.model $ze/ze-1.32.0.model -o driver.c &&
    $CC -w -O0 -fPIC -c driver.c && $CC -w -O0 -shared -fPIC -I $tests/ze driver.o $tests/ze/fake.c \
        $tests/ze/fake_run.c -o libfake.so -pthread -Wl,-Bsymbolic &&
    $CC -w -O0 $tests/ze/devices.c -o ze-devices -lze_loader -pthread"
seed ze ZE env ZE_ENABLE_ALT_DRIVERS="$WORK/libfake.so" ZE_FAKE_TRUTH="$WORK/truth" LD_PRELOAD="$so" \
    ./ze-devices all

# --- runtimes
llvm=$(llvm-config-19 --libdir 2>/dev/null || echo /usr/lib/llvm-19/lib)
sed 's/REGIONS = 100, THREADS = 4, TASKS = 20/REGIONS = 3, THREADS = 3, TASKS = 4/; s/fib = tree(8)/fib = tree(3)/' \
    "$tests/omp/regions.c" >regions.c
build omp clang-19 -O1 -fopenmp regions.c -o regions &&
    seed omp OMP env LD_LIBRARY_PATH="$llvm" OMP_NUM_THREADS=3 TRACE_APIS=omp LD_PRELOAD="$so" ./regions
build places clang-19 -O1 -g -fopenmp "$tests/omp/lines/solver.c" "$tests/omp/lines/sum.c" -o places &&
    seed places OMP env LD_LIBRARY_PATH="$llvm" OMP_NUM_THREADS=2 TRACE_APIS=omp LD_PRELOAD="$so" ./places
includes="-isystem $nvidia/nccl/include -isystem $nvidia/cu13/include -isystem $nvidia/cu13/include/cccl"
sed 's/round < 5/round < 2/' "$tests/nccl/group.c" >group.c
build nccl sh -c "mkdir nccl && $CC -O0 -w -shared -fPIC $includes $tests/nccl/fake.c -o nccl/libnccl.so.2 -ldl -pthread &&
    $CC -O0 -w $includes group.c -o group -Wl,--no-as-needed nccl/libnccl.so.2"
seed nccl NCCL env LD_LIBRARY_PATH=nccl CALL_LOG=books TRACE_NCCL=all LD_PRELOAD="$so" ./group
ccl=$CACHE/ccl # tests/ccl/run.sh gets it
mkdir shim && echo '#include <stddef.h>' >shim/cstddef && echo '#include <stdint.h>' >shim/cstdint
build ccl $CC -O0 -w -isystem shim -isystem "$ccl/include" "$tests/ccl/suite.c" -o ccl -Wl,--no-as-needed \
    "$ccl/lib/libccl.so.2" -Wl,--allow-shlib-undefined
# shellcheck disable=SC2016 # theirs
seed ccl 'oneCCL itt' env CCL_PLUGIN=ONECCL_LEGACY_CPU CCL_ZE_ENABLE=0 CCL_ATL_TRANSPORT=ofi FI_PROVIDER=tcp \
    FI_PROVIDER_PATH="$ccl/lib" CCL_LOG_LEVEL=error LD_LIBRARY_PATH="$ccl/lib" LD_PRELOAD="$so" \
    sh -c 'CALL_LOG=b0 ./ccl 0 2 $PWD/id & CALL_LOG=b1 ./ccl 1 2 $PWD/id && wait $!'
stubs=$(echo "$site"/adios2)
build perfstubs gcc -O1 -w "$tests/perfstubs/client.c" "$stubs/libadios2_perfstubs.so" -Wl,-rpath,"$stubs" -lpthread \
    -Wl,--no-as-needed -lm -o perfstubs &&
    seed perfstubs perfstubs env LD_PRELOAD="$so" ./perfstubs
sed 's/ROUNDS = 20/ROUNDS = 2/' "$tests/perfetto/mpi.c" >mpi.c
build mpi mpicc.mpich -w -O1 -I "$ROOT" -DTRACE_MPI mpi.c "$tests/impl.c" -o mpi -lpthread && seed mpi MPI mpirun.mpich -n 2 ./mpi

[ $FAILED -eq 0 ] || finish
[ "$only" != '  ' ] || rm -f "$here"/seeds/*.xz
mkdir -p "$here/seeds"
same "made: $*" "" "$(ls seeds | grep -q . || echo nothing)" || finish
for f in seeds/*; do xz -9e -c "$f" >"$here/$f.xz"; done
same 'seeds are small' small "$([ "$(cat "$here"/seeds/*.xz | wc -c)" -lt 300000 ] && echo small)"
finish
