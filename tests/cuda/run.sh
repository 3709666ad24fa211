#!/bin/bash
# CUDA without a GPU: every function of the driver API, embedded and injected, with a driver made from the model that writes down what it
# got; functions handed out by name; the same for the runtime of CUDA 13 and 12, and the real ones, shared and static, as far as they go.
# clang: its programs embed the wrappers of whole APIs
set -u
. "$(dirname "$0")/../lib.sh"
SPECS=$ROOT/api-specs/cuda
MODEL=$SPECS/cuda-13.0.model
SITE=$(echo "$CACHE"/venv/lib/python3*/site-packages/nvidia)
FLAGS="-isystem $SITE/cu13/include -I $SPECS"
SO=$BUILD/libtrace-h.so
SKIP=cuGetProcAddress,cuGetProcAddress_v2
[ -e "$SITE/cu13/include/cuda.h" ] || fail 'need cuda.h' "nvidia-cuda-runtime is not in $CACHE/venv"
cd "$WORK" || exit 1

. "$ROOT/tests/mock.sh"
RECORDED=(TRACE_LIBCUPTI=off) # CUPTI would believe these drivers; tests/cupti has one that it may
as_the_library_saw() { library_saw "$1" "${3:-$MODEL}" "${2:-CUDA}"; } # NAME [API MODEL]
make_driver() {
    $CC -w -c -fPIC $FLAGS "$HERE/getproc.c" -o getproc.o && OBJECTS=getproc.o mock all.h "$MODEL" $SKIP libcuda.so.1 $FLAGS
}

build_driver() {
    check 'driver of all functions' make_driver
    check 'program that calls all functions' test -x all
    check 'the same, embedded' $CC -w -O0 -DTRACE_IMPL -DTRACE_CUDA -I "$ROOT" $FLAGS all.c -o embedded -Wl,--no-as-needed ./libcuda.so.1 -Wl,-rpath,. -pthread -ldl
}

test_all_functions() {
    need_build driver
    run 'injected' LD_PRELOAD="$SO" -- ./all && as_the_library_saw 'injected'
    run 'embedded' -- ./embedded && as_the_library_saw 'embedded'
    run 'embedded under libtrace-h.so' LD_PRELOAD="$SO" -- ./embedded
    same 'embedded under libtrace-h.so: each call once' "$(calls CUDA out | awk '{ s += $2 } END { print s }')" "$(wc -l <books)"
    run 'minimal' TRACE_APIS=cuda=minimal LD_PRELOAD="$SO" -- ./all
    if calls CUDA out | grep -Eq '^(cuDeviceGet|cuEventQuery|cuCtxCreate)'; then fail 'minimal keeps what devices do' ''; else ok 'minimal keeps what devices do'; fi
    has 'minimal has launches' <(calls CUDA out) '^cuLaunchKernel '
    run 'default' TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./all
    if calls CUDA out | grep -Eq '^(cuEventQuery|cuStreamQuery)'; then fail 'default drops what polls' ''; else ok 'default drops what polls'; fi
    run 'off' TRACE_APIS=-cuda LD_PRELOAD="$SO" -- ./all
    same 'off records nothing' '' "$(calls CUDA out 2>/dev/null)"
}

test_looked_up() {
    need_build driver
    # functions that programs look up in the library's handle, as the runtime, Triton and JAX do; dlerror() must stay silent for them
    looks_up() { # FROM TO LIBRARY: every call goes where dlsym says
        { printf '#include <dlfcn.h>\nstatic void *look(const char *name)\n{\n    static void *library;\n    void *p;\n'
          printf '    if (!library && !(library = dlopen("%s", RTLD_NOW)))\n        exit(8);\n    dlerror();\n    p = dlsym(library, name);\n' "$3"
          printf '    if (!p || dlerror())\n        exit(9);\n    return p;\n}\n'
          grep -E '^static void call_[0-9]+' "$1" | grep -oE '\<(__)?cu(da)?[A-Z][A-Za-z0-9_]*\(' | tr -d '(' | sort -u | sed 's/.*/#define &(...) ((__typeof__(\&&))look("&"))(__VA_ARGS__)/'; } >"$2.h"
        sed "s/^#include <string.h>/&\n#include \"$2.h\"/" "$1" >"$2"
    }
    makes_lookups() { looks_up all.c looked.c ./libcuda.so.1 && $CC -w $FLAGS looked.c -o looked -rdynamic -ldl; }
    check 'program that looks every function up' makes_lookups
    run 'looked up' LD_PRELOAD="$SO" -- ./looked && as_the_library_saw 'looked up'
    run 'looked up, default' TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./looked && calls CUDA out >calls.looked
    run 'linked, default' TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./all && calls CUDA out >calls.linked
    same_file 'looked up, default: as when it is linked' calls.linked calls.looked
    run 'looked up, TRACE_DLSYM=0' TRACE_DLSYM=0 LD_PRELOAD="$SO" -- ./looked
    same 'TRACE_DLSYM=0 hands nothing out' '' "$(calls CUDA out 2>/dev/null)"
}

test_two_copies() {
    need_build driver
    # two copies of a library: the wrapper knows one of them
    check 'a second copy of the driver' sh -c 'mkdir -p other && cp libcuda.so.1 other/libcuda.so.2'
    check 'program that looks functions up in both' $CC -w -D_GNU_SOURCE -x c - -o both -ldl <<'C'
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
int main(void)
{
    const char *libraries[] = {"./libcuda.so.1", "other/libcuda.so.2"};
    for (int i = 0; i < 2; i++) {
        int (*f)(int *) = dlsym(dlopen(libraries[i], RTLD_NOW | RTLD_LOCAL), "cuDeviceGetCount"), n;
        Dl_info from;
        f(&n);
        printf("%d ", dladdr((void *)f, &from) && strstr(from.dli_fname, "libtrace") != NULL);
    }
    return 0;
}
C
    run 'two copies' LD_PRELOAD="$SO" -- ./both && same 'two copies: the wrapper stands for the first alone' '1 0 ' "$(cat log)"
    same 'two copies: one call each' '2 1' "$(wc -l <books) $(calls CUDA out | awk '/cuDeviceGetCount/ { print $2 }')"
}

test_chain() {
    # whoever asks for what comes next gets what comes after him, not after us
    for n in 1 2 3; do check "library $n of three, one behind the other" $CC -w -O0 -DN=$n -shared -fPIC "$HERE/chain.c" -o libchain$n.so -ldl; done
    check 'program of the three' $CC -w "$HERE/chain.c" -o chained -Wl,--no-as-needed ./libchain1.so ./libchain2.so ./libchain3.so -Wl,-rpath,. -ldl
    run 'RTLD_NEXT and RTLD_DEFAULT mean what they do without us' LD_PRELOAD="$SO" -- ./chained && ok 'RTLD_NEXT and RTLD_DEFAULT mean what they do without us'
}

test_handed_out() {
    need_build driver
    # functions that are handed out by name: the program calls our wrapper of the very version it asked for
    asking CUDA libcuda.so.1 $FLAGS
}

test_entry_points() {
    # the same by the runtime, which does not need the driver's version to be said
    for version in 13000 12090; do
        check "runtime that hands out, $version" $CC -w -shared -fPIC -DVERSION=$version "$HERE/entrypoint.c" -Wl,-soname,libcudart.so.13 -o libhands.so -ldl
        check "program that asks the runtime, $version" $CC -w -DPROGRAM "$HERE/entrypoint.c" -o asks ./libhands.so -Wl,-rpath,. -ldl
        ln -sf libhands.so libcudart.so.13
        run "entry points, $version" LD_LIBRARY_PATH=. LD_PRELOAD="$SO" -- ./asks || continue
        handed_out "entry points, $version" CUDA EntryPoint CUDART
    done
}

test_quick() {
    # functions that return at once leave both records in one, and cudaGetDevice has its times in common with the one in it
    mkdir -p quick
    check 'quick: driver' $CC -shared -fPIC -DDRIVER "$HERE/quick.c" -Wl,-soname,libcuda.so.1 -o quick/libcuda.so.1
    check 'quick: runtime' $CC -shared -fPIC -DRUNTIME "$HERE/quick.c" -Wl,-soname,libcudart.so.13 -o quick/libcudart.so.13 -ldl
    check 'quick: program' $CC "$HERE/quick.c" -o quick/quick -Wl,--no-as-needed quick/libcudart.so.13 quick/libcuda.so.1 -Wl,-rpath,"$WORK/quick"
    quickly() { # HOW WORD N ENV...
        local how=$1 word=$2 n=$3
        shift 3
        run "quick: $word $*" LD_PRELOAD="$SO" "$@" -- quick/quick "$word" "$n" || return
        "$BUILD/trace-print" --json out >events
        if python3 "$HERE/quick.py" "$how" "$(cat log)" <events >said 2>&1; then ok "quick: $word $*: $(cat said)"; else fail "quick: $word $*" "$(tail -n 1 said)"; fi
    }
    quickly shared pairs 30000
    quickly slow slow 20
    quickly apart init 20
    quickly handlers handlers 30000
    quickly shared pairs 30000 TRACE_HELPER=0
    quickly handlers pairs 1000 TRACE_CLOCK=monotonic
    # where a brief call ended is no such place any more once it has
    check 'quick: place' $CC -w -I "$ROOT" "$HERE/place.c" -o quick/place -Wl,--no-as-needed quick/libcudart.so.13 quick/libcuda.so.1 -Wl,-rpath,"$WORK/quick" -pthread -ldl
    for n in 0 3; do
        run "quick: the place again, after $n" TRACE_BUFFER=1 -- quick/place $n || continue
        "$BUILD/trace-print" --json out | tail -n 3 >events
        check "quick: a call begins when it begins, after $n and $(cat log) records" python3 -c 'import json; before, begin, end = map(json.loads, open("events"))
assert begin["event"] == "entry" and begin["name"] == "cuCtxGetDevice" and begin["ns"] - before["ns"] >= 2000000, (before, begin)'
    done
}

test_without_a_driver() {
    # without a driver the program starts, and gets an error
    check 'a program without a driver' $CC -w -DTRACE_CUDA -DTRACE_IMPL -I "$ROOT" $FLAGS -x c - -o lone -pthread -ldl <<'C'
#include "trace.h"
#include <cuda.h>
int main(void) { return cuInit(0) == CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND ? 0 : 1; }
C
    (cd / && run 'a program without a driver runs' -- "$WORK/lone")
}

test_beside_the_vendor() {
    # the vendor's headers in the same unit, with their macros: no quarrel
    for cc in "gcc -std=c11" "clang -std=c11" "g++ -std=c++11 -x c++" "clang++ -std=c++17 -x c++"; do
        for before in '#include <cuda.h>' '#define CUDA_API_PER_THREAD_DEFAULT_STREAM'; do
            printf '%s\n#include <cuda.h>\n#include <cuda_runtime_api.h>\n#define TRACE_IMPL\n#define TRACE_CUDA\n#define TRACE_CUDART\n#include "trace.h"\n' "$before" >both.c
            check "$cc, ${before#* }: beside the vendor's headers" $cc -fsyntax-only -Wall -Wextra -Wpedantic -Werror -I "$ROOT" $FLAGS -isystem "$SITE/cuda_runtime/include" both.c
        done
    done
}

test_link_time_optimization() {
    need_build driver
    once= # without FULL=1 clang optimizes when it links, and not before that, too
    [[ -n $FULL || $CC != clang* ]] || once='-Xclang -disable-llvm-passes'
    # shellcheck disable=SC2086 # several words
    check 'link time optimization' $CC -w -O1 -flto $once -DTRACE_IMPL -DTRACE_CUDA -I "$ROOT" $FLAGS all.c -o embedded -Wl,--no-as-needed ./libcuda.so.1 -Wl,-rpath,. -pthread -ldl
    run 'link time optimization' -- ./embedded && as_the_library_saw 'link time optimization'
}

# ---- the runtime: libraries of both versions made from the models, then the real ones ------------------------------------------
RT=$ROOT/api-specs/cudart
TELLS=cudaRuntimeGetVersion,cudaGetDriverEntryPoint,cudaGetDriverEntryPoint_ptsz,cudaGetDriverEntryPointByVersion,cudaGetDriverEntryPointByVersion_ptsz
make_runtime() { # VERSION NUMBER FLAGS...
    local version=$1 number=$2
    shift 2
    echo "#include <cuda_runtime_api.h>
        cudaError_t cudaRuntimeGetVersion(int *v) { *v = $number; return cudaSuccess; }" >version.c
    $CC -w -fPIC "$@" -c version.c -o version.o && OBJECTS=version.o mock all.h "$RT/cudart-$version.model" $TELLS libfake$version.so "$@" && mv all all$version &&
        $CC -w -O0 -DTRACE_IMPL -DTRACE_CUDART -I "$ROOT" "$@" all.c -o embedded$version -Wl,--no-as-needed ./libfake$version.so -Wl,-rpath,. -pthread -ldl
}

test_runtime() {
    printf '#define TRACE_IMPL\n#define TRACE_CUDA\n#define TRACE_CUDART\n#include "trace.h"\n' >unit.c
    $CC -w -O0 -I "$ROOT" -c unit.c -o unit.o && $CC -w -O0 -I "$ROOT" -DTRACE_CUDART_STATIC -c unit.c -o static.o
    for version in 13.0 12.9; do
        if [ $version = 13.0 ]; then NUMBER=13000 LIB=$SITE/cu13/lib INCLUDE=$SITE/cu13/include; else NUMBER=12090 LIB=$SITE/cuda_runtime/lib INCLUDE=$SITE/cuda_runtime/include; fi
        FLAGS="-isystem $INCLUDE -isystem $SITE/cu13/include -I $RT"
        SHARED=$(echo "$LIB"/libcudart.so.*)
        check "runtime $version: library and program of all functions" make_runtime $version $NUMBER $FLAGS
        run "runtime $version, injected" TRACE_APIS=cudart LD_PRELOAD="$SO" -- ./all$version && as_the_library_saw "runtime $version, injected" CUDART "$RT/cudart-$version.model"
        run "runtime $version, embedded" -- ./embedded$version && as_the_library_saw "runtime $version, embedded" CUDART "$RT/cudart-$version.model"

        check "real $version: the counter compiles" counter "$SHARED" '^(__)?cuda[A-Z]'
        check "real $version: plain" $CC -w $FLAGS "$HERE/runtime.c" -o plain -Wl,--no-as-needed "$SHARED" -Wl,-rpath,"$LIB"
        check "real $version: embedded" $CC -w -O0 -I "$ROOT" $FLAGS "$HERE/runtime.c" unit.o -o mine -Wl,--no-as-needed "$SHARED" -Wl,-rpath,"$LIB" -pthread -ldl
        nm "$LIB/libcudart_static.a" 2>/dev/null | awk '$2 == "T" && $3 ~ /^(__)?cuda[A-Z]/ && $3 !~ /HostVar|UnifiedTable|__cudaGetProc/ { print "--wrap=" $3 }' >wrap
        check "real $version: static" $CC -w -O0 -DTRACE_CUDART_STATIC -I "$ROOT" $FLAGS "$HERE/runtime.c" static.o -o static -Wl,@wrap "$LIB/libcudart_static.a" -pthread -ldl -lrt
        has "real $version: static has the runtime in it" <(nm static) ' [Tt] cudaMalloc$'
        run "real $version, injected" TRACE_LIBCUPTI= TRACE_APIS=cudart COUNT_OUT="$WORK/counts" LD_PRELOAD="$SO:$WORK/libcount.so" -- ./plain && books_agree "real $version, injected" CUDART "$RT/cudart-$version.model"
        sort counts >counted
        calls CUDART out | sort >tallied
        same_file "real $version, injected: $(wc -l <counted) functions as counted" counted tallied
        run "real $version, embedded" TRACE_LIBCUPTI= -- ./mine && books_agree "real $version, embedded" CUDART "$RT/cudart-$version.model"
        run "real $version, static" TRACE_LIBCUPTI= -- ./static && books_agree "real $version, static" CUDART "$RT/cudart-$version.model"
        has "real $version: errors are in the tally" <("$BUILD/trace-tally" out) 'cudaMalloc +\|.* 1 \|'
    done
}

test_ending() {
    # what fails because the driver has shut down is on record, and is no error
    mkdir ending && cd ending || exit 1
    check 'ending: the driver compiles' $CC -O1 -w -DLIBRARY -shared -fPIC -Wl,-soname,libcuda.so.1 "$HERE/ending.c" -o libcuda.so.1
    check 'ending: the program compiles' $CC -O1 -w "$HERE/ending.c" -o ending ./libcuda.so.1 -Wl,-rpath,"$PWD"
    check 'ending: runs' env TRACE_LIBCUPTI=off TRACE_OUT=out LD_PRELOAD="$SO" ./ending
    same 'ending: errors: those that the program met' 'cuDevicePrimaryCtxRelease_v2 0,cuInit 0,cuLibraryUnload 0,cuMemAlloc_v2 1' "$("$BUILD/trace-tally" --json out |
    python3 -c 'import json, sys; print(",".join(sorted("%s %d" % (r["name"], r["errors"]) for r in json.load(sys.stdin)["rows"])))')"
    same 'ending: what it was is on record' 2 "$("$BUILD/trace-print" out | grep -c CUDA_ERROR_DEINITIALIZED)"
}
finish
