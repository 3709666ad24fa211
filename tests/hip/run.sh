#!/bin/bash
# HIP without an AMD GPU: every function of two models, embedded and injected, with libraries made from them that write down what they got;
# functions handed out by name; Debian's real library as far as it goes; bytes and directions; no library at all.
# clang: its programs embed the wrappers of whole APIs
set -u
. "$(dirname "$0")/../lib.sh"
SPECS=$ROOT/api-specs/hip
SO=$BUILD/libtrace-h.so
TELLS=hipRuntimeGetVersion,hipGetProcAddress,hipGetProcAddress_spt,hipGetDriverEntryPoint,hipGetDriverEntryPoint_spt
[ -e /usr/include/hip/hip_runtime_api.h ] || fail 'need hip_runtime_api.h' 'libamdhip64-dev is not installed'
cd "$WORK" || exit 1

. "$ROOT/tests/mock.sh"
RECORDED=(TRACE_APIS=hip)
as_the_library_saw() { library_saw "$1" "$2" HIP; } # NAME MODEL

# ROCm 5.2 by the header that Debian has; ROCm 10.0, of which none is at hand, by one made from the model
mkdir dev made && python3 "$ROOT/tests/header.py" "$SPECS/hip-10.0.model" >made/all.h
make_library() { # VERSION SONAME FLAGS...
    local version=$1 soname=$2 OBJECTS=
    shift 2
    if [ $version = 10.0 ]; then OBJECTS=getproc.o && $CC -w -fPIC "$@" -c "$HERE/getproc.c" -o getproc.o || return 1; fi
    mock all.h "$SPECS/hip-$version.model" $TELLS $soname "$@" && mv all all$version &&
        $CC -w -O0 -DTRACE_IMPL -DTRACE_HIP -I "$ROOT" "$@" all.c -o embedded$version -Wl,--no-as-needed ./$soname -Wl,-rpath,. -pthread -ldl
}

build_library() {
    local version=$1
    if [ $version = 5.2 ]; then FLAGS="-D__HIP_PLATFORM_AMD__ -I $SPECS" SONAME=libamdhip64.so.5; else FLAGS="-I made" SONAME=libamdhip64.so.7; fi
    check "$version: library and program of all functions" make_library $version $SONAME $FLAGS
}

test_all_functions() {
    need_build library:5.2 library:10.0
    for version in 5.2 10.0; do
        run "$version, injected" LD_PRELOAD="$SO" -- ./all$version && as_the_library_saw "$version, injected" "$SPECS/hip-$version.model"
        run "$version, embedded" -- ./embedded$version && as_the_library_saw "$version, embedded" "$SPECS/hip-$version.model"
    done
}

test_levels() {
    need_build library:10.0
    run 'embedded under libtrace-h.so' LD_PRELOAD="$SO" -- ./embedded10.0
    same 'embedded under libtrace-h.so: each call once' '' "$(calls HIP out | awk '$2 != 2')" # the program calls each twice
    run 'minimal' TRACE_APIS=hip=minimal LD_PRELOAD="$SO" -- ./all10.0
    if calls HIP out | grep -Eq '^(hipGetDevice|hipEventQuery|hipStreamCreate|__hip)'; then fail 'minimal keeps what devices do' "$(calls HIP out | head -n 3)"; else ok 'minimal keeps what devices do'; fi
    for call in hipLaunchKernel hipModuleLaunchKernel hipExtLaunchKernel hipMemcpyAsync hipMalloc hipGraphLaunch hipStreamSynchronize; do
        has "minimal has $call" <(calls HIP out) "^$call "
    done
    run 'default' TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./all10.0
    if calls HIP out | grep -Eq '^(hipEventQuery|hipStreamQuery|hipGetLastError|__hipPushCallConfiguration)'; then fail 'default drops what polls' ''; else ok 'default drops what polls'; fi
    run 'off' TRACE_APIS=-hip LD_PRELOAD="$SO" -- ./all10.0
    same 'off records nothing' '' "$(calls HIP out 2>/dev/null)"
}

test_handed_out() {
    need_build library:10.0
    # functions that are handed out by name are our wrappers, where we have one
    asking HIP libamdhip64.so.7 -I made
}

# kernels and copies on devices, by rocprofiler-sdk of both layouts, against what they did
build_gpu() {
    check 'a HIP whose work takes time' $CC -w -O0 -shared -fPIC -I made "$HERE/gpu.c" -o dev/libamdhip64.so.7 -Wl,-soname,libamdhip64.so.7 -ldl -pthread
    check 'a program for it' $CC -w -O0 -DPROGRAM -I made "$HERE/gpu.c" -o gpu -Wl,--no-as-needed dev/libamdhip64.so.7 -Wl,-rpath,"$WORK/dev" -pthread
    check 'the same, embedded' $CC -w -O0 -DPROGRAM -DTRACE_IMPL -DTRACE_HIP -I "$ROOT" -I made "$HERE/gpu.c" -o gpu-embedded -Wl,--no-as-needed dev/libamdhip64.so.7 -Wl,-rpath,"$WORK/dev" -pthread -ldl
}
timed() { # NAME
    "$BUILD/trace-print" --json out >events
    if python3 "$HERE/times.py" books <events >log 2>&1; then ok "$1: $(head -n 1 log)"; else
        fail "$1" "$(head -n 1 log)"
        lib__tail log
    fi
}

test_devices() {
    need_build gpu
    for version in 500 10000; do
        rm -f dev/librocprofiler*
        [ $version = 500 ] && soname=librocprofiler-sdk.so.0 || soname=librocprofiler-sdk.so.1
        check "rocprofiler $version" $CC -w -O0 -shared -fPIC -DSDK -DVERSION=$version "$HERE/gpu.c" -o dev/$soname -pthread
        run "rocprofiler $version, injected" LD_PRELOAD="$SO" -- ./gpu && timed "rocprofiler $version, injected"
        run "rocprofiler $version, embedded" -- ./gpu-embedded && timed "rocprofiler $version, embedded"
    done
    # foreign work has no call and no name of ours, impossible work is counted as lost, and the rest is unchanged
    run 'rocprofiler, records of others' FAKE_FOREIGN=1 LD_PRELOAD="$SO" -- ./gpu
    "$BUILD/trace-print" --json out >events.all
    python3 -c 'import json, sys
for line in open("events.all"):
    e = json.loads(line)
    if e["event"] != "slice" or e["args"]["correlation"]:
        sys.stdout.write(line)' >events
    check 'rocprofiler, records of others: work of ours is as it was' sh -c 'python3 "$0" books <events' "$HERE/times.py"
    "$BUILD/trace-info" --json out >lost
    check 'rocprofiler, records of others: they have no call, and no name that is not theirs' python3 -c '
import json
of = [e for e in map(json.loads, open("events.all")) if e["event"] == "slice" and not e["args"]["correlation"]]
names = {e["name"].split("(")[0] for e in of}
assert of and len(of) % 7 == 0 and names <= {"_Z5firstv", "_Z6secondPfi", "first", "second", "kernel"}, (len(of), names)
lost = json.load(open("lost"))["runs"][0]["dropped"]
assert lost == len(of), (lost, len(of))' # seven of each
    for way in _exit kill; do # all that the device has done is there, whatever it had not handed over
        rm -rf out books
        (TRACE_OUT=$WORK/out CALL_LOG=$WORK/books LD_PRELOAD=$SO timeout $PATIENCE ./gpu $way; echo $? >status) >log 2>&1
        same "rocprofiler, $way: status" "$([ $way = _exit ] && echo 3 || echo 137)" "$(cat status)" && timed "rocprofiler, $way"
    done
    run 'rocprofiler, minimal' TRACE_APIS=hip=minimal LD_PRELOAD="$SO" -- ./gpu && timed 'rocprofiler, minimal'
    "$BUILD/trace-tally" out >table
    has 'rocprofiler: kernels are in the tally' table 'second\(float\*, int\) .* 300 '
    "$BUILD/trace-print" --json out >events
    "$BUILD/trace-tally" -k --json out >tally
    check 'rocprofiler: kernels with their geometry' python3 "$ROOT/tests/geometry.py" events tally 'second(float*, int) [grid '
    has 'rocprofiler: copies too' table 'hipMemcpyAsync\(D2P\) '
    run 'rocprofiler, not wanted' TRACE_DEVICES=0 LD_PRELOAD="$SO" -- ./gpu
    same 'rocprofiler, not wanted: nothing of devices' 0 "$("$BUILD/trace-print" --json out | grep -c '"event":"slice"')"
    rm -f dev/librocprofiler*
    run 'no rocprofiler' LD_PRELOAD="$SO" -- ./gpu
    same 'no rocprofiler: host calls are there' 'hipDeviceSynchronize 1 hipLaunchKernel 600 hipMemcpyAsync 600' "$(calls HIP out | tr '\n' ' ' | sed 's/ $//')"
}

test_without_a_library() {
    # without a library the program starts, and gets an error
    printf '#define TRACE_IMPL\n#define TRACE_HIP\n#include "trace.h"\n#include "all.h"\nint main(void) { return hipInit(0) == hipErrorSharedObjectSymbolNotFound ? 0 : 1; }\n' >lone.c
    check 'a program without a library' $CC -w -O0 -I "$ROOT" -I made lone.c -o lone -pthread -ldl
    printf '#define _GNU_SOURCE\n#include <dlfcn.h>\n#include <string.h>\nvoid *dlopen(const char *f, int m) { return f && strstr(f, "hip") ? 0 : ((void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen"))(f, m); }\n' >hide.c
    check 'a loader that finds no HIP' $CC -w -shared -fPIC hide.c -o libhide.so -ldl
    run 'a program without a library runs' LD_PRELOAD=./libhide.so -- ./lone
}

test_beside_the_vendor() {
    # the vendor's headers in the same unit
    for cc in "gcc -std=gnu11" "clang -std=gnu11"; do
        printf '#include "all.h"\n#define TRACE_IMPL\n#define TRACE_HIP\n#include "trace.h"\n' >both.c
        check "$cc: beside the vendor's headers" $cc -O0 -w -I "$ROOT" -D__HIP_PLATFORM_AMD__ -I "$SPECS" -c both.c -o both.o
    done
}

test_real() {
    # Debian's library, without a device
    REAL=$(echo /usr/lib/*/libamdhip64.so.5)
    FLAGS="-D__HIP_PLATFORM_AMD__ -I $SPECS"
    check 'real: the counter' counter "$REAL" '^(__)?hip(rtc)?[A-Z]'
    check 'real: plain' $CC -w $FLAGS "$HERE/real.c" -o plain -Wl,--no-as-needed "$REAL"
    check 'real: embedded' $CC -w -O0 -DTRACE_IMPL -DTRACE_HIP -I "$ROOT" $FLAGS "$HERE/real.c" -o mine -Wl,--no-as-needed "$REAL" -pthread -ldl
    agree() { books_agree "$1" HIP "$SPECS/hip-5.2.model"; }
    run 'real, alone' LD_PRELOAD=./libcount.so COUNT_OUT="$WORK/counts" -- ./plain
    sort counts | grep -v '^hipRegister' >truth
    run 'real, injected' LD_PRELOAD="$SO" -- ./plain && agree 'real, injected'
    calls HIP out | sort >tallied
    same_file "real, injected: $(wc -l <truth) functions as counted" truth tallied
    has 'real: errors are in the tally' <("$BUILD/trace-tally" out) 'hipMalloc +\|.* 1 \|'
    run 'real, embedded' -- ./mine && agree 'real, embedded'
}
finish
