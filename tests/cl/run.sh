#!/bin/bash
# OpenCL: PoCL, embedded and injected, against what the program itself is told by the devices; devices with clocks of their own; every function
# of the headers with a library that writes down what it got; real programs.
# clang: its programs embed the wrappers of whole APIs
set -u
. "$(dirname "$0")/../lib.sh"
SPECS=$ROOT/api-specs/cl
SO=$BUILD/libtrace-h.so
OLD=cl-2023.02.06.model NEW=cl-2026.05.29.model
# what the recorder itself asks the library, and what it changes on the way
OWN="clGetCommandQueueInfo clGetDeviceInfo clGetKernelInfo clGetEventInfo clGetEventProfilingInfo clGetImageInfo clGetMemObjectInfo
    clGetDeviceAndHostTimer clGetPlatformIDs clRetainEvent clReleaseEvent
    clCreateCommandQueue.properties clCreateCommandQueueWithProperties.properties clCreateCommandQueueWithPropertiesKHR.properties"
need clinfo
cd "$WORK" || exit 1
opencl_drivers pocl
same 'programs see the driver that the test asks for, and no other of the machine' 1 "$(clinfo -l | grep -c '^Platform')"

run() { # NAME ENV... -- PROGRAM...: its output is in printed
    local name=$1 settings=()
    shift
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    ran=("$name" "${settings[@]}" -- "$@")
    rm -rf out books truth
    env TRACE_OUT="$WORK/out" TRACE_LEVEL=full TRUTH="$WORK/truth" CALL_LOG="$WORK/books" "${settings[@]}" "$@" \
        >printed 2>log || { fail "$name" "exit status $?"; lib__tail log; return 1; }
}
# as_the_devices_say NAME [SLACK]: of the last run. A recorder that is interrupted between reading its clock and the
# device's cannot know better where the device's times lie: when only that is wrong, the program runs again, at most
# five times in all.
as_the_devices_say() {
    local attempt status
    for attempt in 1 2 3 4 5; do
        [ $attempt = 1 ] || run "${ran[@]}" || return 1
        "$BUILD/trace-print" --json out >events
        python3 "$HERE/check.py" truth "${2:-20000}" <events >log
        status=$?
        [ $status -eq 3 ] || break
    done
    if [ $status -eq 0 ]; then ok "$1: $(tail -n 1 log)"; else fail "$1" "$(tail -n 1 log)"; lib__tail log; fi
}
unchanged() { same_file "$1: the program prints the same" alone printed; }

check 'suite' $CC -std=gnu11 -O0 -Wall -Wextra -Werror "$HERE/suite.c" -o plain -lOpenCL -pthread
check 'suite, embedded' $CC -std=gnu11 -O0 -Wall -Wextra -Wno-misleading-indentation -Werror -DEMBED -I "$ROOT" "$HERE/suite.c" -o mine -Wl,--no-as-needed -lOpenCL -pthread -ldl
check 'suite, embedded, the linker drops the library' $CC -std=gnu11 -O0 -DEMBED -I "$ROOT" "$HERE/suite.c" -o dropped -Wl,--as-needed -lOpenCL -pthread -ldl
check 'a device with a clock of its own' $CC -O0 -shared -fPIC -D_GNU_SOURCE "$HERE/timer.c" -o libtimer.so -ldl
run 'alone' TRACE_MODE=off -- ./plain && cp printed alone
run 'injected' LD_PRELOAD="$SO" -- ./plain && as_the_devices_say 'injected' && unchanged 'injected'
calls CL out >injected
run 'embedded' -- ./mine && as_the_devices_say 'embedded' && unchanged 'embedded'
run 'dropped by the linker' -- ./dropped && as_the_devices_say 'dropped by the linker'
for program in mine dropped; do
    run "$program under libtrace-h.so" TRACE_APIS=cl LD_PRELOAD="$SO" -- ./$program && as_the_devices_say "$program under libtrace-h.so"
    calls CL out >tallied
    same_file "$program under libtrace-h.so: each call once" <(grep -v clGetEventInfo injected) <(grep -v clGetEventInfo tallied)
done
run 'embedded under trace-run' OPENCL_LAYERS="$SO" LD_PRELOAD="$SO" TRACE_APIS=cl -- ./mine && as_the_devices_say 'embedded under trace-run'
calls CL out >tallied
same_file 'embedded under trace-run, where libtrace-h.so is a layer too: each call once' <(grep -v clGetEventInfo injected) <(grep -v clGetEventInfo tallied)
same 'embedded under trace-run: one file' 1 "$(ls out | wc -l)"
run 'leaving what is unfinished' LD_PRELOAD="$SO" -- timeout $PATIENCE ./plain unfinished && has 'leaving what is unfinished: the program ends as it would' printed '^leaves$'
echo 'race:pocl_exec_command' >pocl.supp # PoCL, which is not instrumented, copies there; on a busy machine that is reported, once in many runs
for sanitizer in address,undefined thread; do
    check "suite, $sanitizer" $CC -std=gnu11 -g1 -O0 -w -fsanitize=$sanitizer -DEMBED -I "$ROOT" "$HERE/suite.c" -o sane -Wl,--no-as-needed -lOpenCL -pthread -ldl
    run "$sanitizer" ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=exitcode=66:suppressions=$WORK/pocl.supp UBSAN_OPTIONS=halt_on_error=1 -- ./sane && as_the_devices_say "$sanitizer" 200000
done
for timer in same other none; do
    slack=20000
    [ $timer = same ] || slack=1000000 # only the calls that queue commands tell
    run "timer: $timer" TIMER=$timer LD_PRELOAD="$SO:$WORK/libtimer.so" -- ./plain && as_the_devices_say "timer: $timer" $slack
done
run 'minimal' TRACE_APIS=cl=minimal LD_PRELOAD="$SO" -- ./plain && as_the_devices_say 'minimal'
if calls CL out | grep -Eq '^cl(Get|Create[CKP]|Set)'; then fail 'minimal keeps what devices do' ''; else ok 'minimal keeps what devices do'; fi
run 'default' TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./plain && as_the_devices_say 'default'
if calls CL out | grep -Eq '^clGet'; then fail 'default drops what only asks' ''; else ok 'default drops what only asks'; fi
run 'off' TRACE_APIS=-cl LD_PRELOAD="$SO" -- ./plain && unchanged 'off'
same 'off records nothing' '' "$(calls CL out 2>/dev/null)"
run 'switched on while it runs' TRACE_ENABLE=0 LD_PRELOAD="$SO" -- ./plain && unchanged 'switched on while it runs'
"$BUILD/trace-tally" out >/dev/null 2>&1

# values by name
run 'values' LD_PRELOAD="$SO" -- ./plain
"$BUILD/trace-print" --json out >events
"$BUILD/trace-tally" -k --json out >tally
"$BUILD/trace-tally" --by device,queue,name --json out >traffic
check 'memory traffic by device: whatever did not fail has one' python3 -c '
import json
rows = json.load(open("traffic"))["traffic"]
assert rows and all((r["device"] != "") == (r["queue"] != "") == (r["calls"] != r["errors"]) for r in rows), rows
assert len({r["queue"] for r in rows}) > 2, rows'
check 'kernels with their geometry' python3 "$ROOT/tests/geometry.py" events tally 'add [global 65536,1,1]' 'scale [global 256,256,1 local 16,4,1]'
"$BUILD/trace-print" out >shown
has 'a device is asked' shown 'clGetDeviceIDs entry .*device_type=CL_DEVICE_TYPE_ALL'
has 'lists of properties' shown 'clCreateCommandQueueWithProperties entry .*properties=\[CL_QUEUE_PROPERTIES, 1\]'
has 'lists with a pointer' shown 'clCreateContext entry properties=\[CL_CONTEXT_PLATFORM, [0-9]+\]'
has 'sources' shown 'clCreateProgramWithSource entry .*source="__kernel void add'
has 'options' shown 'clBuildProgram entry .*options="-cl-mad-enable"'
has 'errors that nobody asked for' shown 'clCreateBuffer exit errcode_ret=CL_INVALID_BUFFER_SIZE, result=0x0.*ERROR'
has 'errors returned' shown 'clEnqueueReadBuffer exit .*result=CL_INVALID_VALUE.*ERROR'
has 'images' shown 'clCreateImage entry .*image_channel_order=CL_RGBA, .*image_channel_data_type=CL_UNSIGNED_INT8, .*image_type=CL_MEM_OBJECT_IMAGE2D'
has 'kernel arguments' shown 'clSetKernelArg entry .*arg_size=4, arg_value=<0000803f>'
has 'functions handed out' shown 'clCommandCopyBufferKHR entry '

# without a library the program starts, and is told that there is no platform
check 'a program without OpenCL' $CC -O0 -DEMBED -DTRACE_CL -I "$ROOT" -x c - -o lone -pthread -ldl <<'C'
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl_ext.h>
#define TRACE_IMPL
#include "trace.h"
int main(void) { cl_uint n = 7; return clGetPlatformIDs(0, 0, &n) == CL_PLATFORM_NOT_FOUND_KHR && !clCreateContext(0, 0, 0, 0, 0, 0) ? 0 : 1; }
C
mkdir empty && cp libtimer.so empty/libOpenCL.so.1 # a library that has next to nothing
run 'a program without OpenCL runs' LD_LIBRARY_PATH="$WORK/empty" -- ./lone
has 'and is told once' log 'the program calls clGetPlatformIDs, but no library in the process has that function'

# every function, every argument: as the vendor's header declares them, and those of a newer one
changed() { # functions that have other parameters in the other model, or need headers that are not here
    awk 'FNR == 1 { file++ } /^function/ { f = $2; next } /^ / && f { text[file, f] = text[file, f] $0 } { all[f] } /^[^ ]/ && !/^function/ { f = "" }
         END { for (f in all) if (f ~ /VA_API/ || ((2, f) in text) && text[1, f] != text[2, f]) printf "%s,", f }' "$SPECS/$OLD" "$SPECS/$NEW"
}
everything() { # HEADER MODEL SKIP
    python3 "$ROOT/tests/gen_mock_library.py" fake "$1" "$SPECS/$2" "$3" >fake.c && $CC -w -shared -fPIC -I. -I "$SPECS" fake.c -o libOpenCL.so.1 -Wl,-soname,libOpenCL.so.1 &&
        python3 "$ROOT/tests/gen_mock_library.py" program "$1" "$SPECS/$2" "$3" >all.c && $CC -w -I. -I "$SPECS" all.c -o all -Wl,--no-as-needed ./libOpenCL.so.1 -Wl,-rpath,.
}
as_the_library_saw() { # NAME MODEL
    "$BUILD/trace-print" --json out >events
    if python3 "$ROOT/tests/gen_mock_library.py" check "$SPECS/$2" books CL $OWN <events >log; then ok "$1: $(tail -n 1 log)"; else fail "$1" "$(tail -n 1 log)"; lib__tail log; fi
}
check 'library and program of all functions, by the vendor'"'"'s header' everything all.h $OLD "$(changed)"
run 'all functions, the vendor'"'"'s header' TRACE_APIS=cl LD_PRELOAD="$SO" -- ./all && as_the_library_saw 'all functions, the vendor'"'"'s header' $OLD
python3 "$ROOT/tests/gen_mock_library.py" header "$SPECS/$NEW" >new.h
check 'library and program of all functions, newer' everything new.h $NEW ''
run 'all functions, newer' TRACE_APIS=cl LD_PRELOAD="$SO" -- ./all && as_the_library_saw 'all functions, newer' $NEW
same 'all functions, newer: none is left out' "$(grep -c '^function' "$SPECS/$NEW")" "$(sed -n 's/.*"event":"entry".*"api":"CL","name":"\([^"(]*\).*/\1/p' events | sort -u | wc -l)"
check 'the same, embedded' $CC -w -O0 -DTRACE_IMPL -DTRACE_CL -I "$ROOT" -I. all.c -o embedded -Wl,--no-as-needed ./libOpenCL.so.1 -Wl,-rpath,. -pthread -ldl
run 'all functions, embedded' -- ./embedded && as_the_library_saw 'all functions, embedded' $NEW
rm -f libOpenCL.so.1

# ends that skip exit handlers: all that the device has done is there
check 'a program that ends' $CC -std=gnu11 -O0 -Wall -Wextra -Werror "$HERE/ends.c" -o ends -lOpenCL
fills() { "$BUILD/trace-print" --json out 2>/dev/null | grep -c '"event":"slice".*clEnqueueFillBuffer'; }
run 'ends by _exit' LD_PRELOAD="$SO" -- ./ends _exit
same 'ends by _exit: work' 100 "$(fills)"
rm -rf out
LD_PRELOAD=$SO TRACE_OUT=$WORK/out ./ends killed >printed 2>log &
for _ in $(seq $((PATIENCE * 10))); do grep -q done printed && [ "$(fills)" = 100 ] && break; sleep 0.1; done
kill -9 $! && wait $! 2>/dev/null
same 'killed: work' 100 "$(fills)"

# the vendor's headers in the same unit
for cc in "gcc -std=c11" "clang -std=c11" "g++ -std=c++11 -x c++" "clang++ -std=c++17 -x c++"; do
    for order in '' 1; do
        { [ -n "$order" ] && echo '#include "all.h"'; printf '#define TRACE_IMPL\n#define TRACE_CL\n#include "trace.h"\n'; [ -z "$order" ] && echo '#include "all.h"'; } >both.c
        check "$cc${order:+, after them}: beside the vendor's headers" $cc -O0 -Wall -Wextra -Wpedantic -Werror -I "$ROOT" -I "$SPECS" -c both.c -o both.o
    done
done

# others' programs
(clinfo | sed 's/0x[0-9a-f]*//g' >clinfo.alone) 2>/dev/null
run 'clinfo' LD_PRELOAD="$SO" -- clinfo && sed 's/0x[0-9a-f]*//g' printed >clinfo.traced && same_file 'clinfo prints the same' clinfo.alone clinfo.traced
has 'clinfo asks' <(calls CL out) '^clGetDeviceInfo [0-9][0-9]+'
run 'pyopencl' LD_PRELOAD="$SO" -- /usr/bin/python3 "$HERE/client.py" &&
    same 'pyopencl: kernels' "$(cat printed)" "$("$BUILD/trace-print" --json out | grep '"event":"slice"' | grep -c '"name":"twice"')"
# --- programs that find OpenCL by name: the loader has us as a layer; however a call comes, it is recorded once

check "the dispatch table is in Khronos' order" python3 - "$ROOT/src/backends/cl/layer.c" <<'END'
import re, subprocess, sys
ours = re.findall(r'"(cl\w+)",', open(sys.argv[1]).read().split("trace__cl_dispatch[] = {")[1].split("};")[0])
body = "".join(f"_Static_assert(__builtin_offsetof(struct _cl_icd_dispatch, {name}) == {8 * i}, \"{name}\");\n" for i, name in enumerate(ours))
text = "#define CL_TARGET_OPENCL_VERSION 300\n#include <CL/cl_icd.h>\n" + body
assert len(ours) > 140
sys.exit(subprocess.run(["gcc", "-w", "-fsyntax-only", "-x", "c", "-"], input=text.encode()).returncode)
END
check "layer.c builds" $CC -w -DCL_TARGET_OPENCL_VERSION=120 -o bysymbol "$HERE/layer.c" -lOpenCL
check "layer.c builds, by name" $CC -w -DCL_TARGET_OPENCL_VERSION=120 -DBYNAME -o byname "$HERE/layer.c" -ldl
printf '%s\n' "clCreateBuffer 1" "clCreateCommandQueue 1" "clCreateContext 1" "clEnqueueFillBuffer 5" "clFinish 1" "clGetDeviceIDs 1" "clGetPlatformIDs 1" >layer.want
layered() { # layered NAME PROGRAM VARIABLE...
    rm -rf layer.out
    same "$1: the program's output and status" "0 3" "$(env TRACE_LEVEL=full TRACE_OUT=layer.out "${@:3}" timeout $PATIENCE "./$2") $?"
    calls CL layer.out >layer.got 2>&1
    same_file "$1: each call once" layer.want layer.got
    same "$1: device times" 5 "$("$BUILD/trace-print" --api CL --kind slice layer.out 2>/dev/null | wc -l)"
}
for program in byname bysymbol; do
    layered "$program, a layer" $program OPENCL_LAYERS="$BUILD/libtrace-h.so"
    layered "$program, a layer and preloaded" $program OPENCL_LAYERS="$BUILD/libtrace-h.so" LD_PRELOAD="$BUILD/libtrace-h.so"
done
layered "byname, trace-run" byname "$BUILD/trace-run" -q -n -o layer.out --level full --

finish
