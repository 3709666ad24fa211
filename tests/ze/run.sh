#!/bin/bash
# Level Zero without a GPU: every function of two versions of its headers, embedded and injected, with a loader made from the model that
# writes down what it got; the real loader without a driver; no loader at all.
# clang: its programs embed the wrappers of whole APIs
set -u
. "$(dirname "$0")/../lib.sh"
SPECS=$ROOT/api-specs/ze
NEW=$SPECS/ze-1.32.0.model
SO=$BUILD/libtrace-h.so
[ -e /usr/include/level_zero/zes_api.h ] || fail 'need level_zero' 'libze-dev is not installed (tests/run.sh installs it)'
cd "$WORK" || exit 1

. "$ROOT/tests/mock.sh"
RECORDED=(TRACE_DEVICES=0)
as_the_loader_saw() { library_saw "$1" "$NEW" ZE; } # the newest model has the names of all versions

# ---- every function, every argument ------------------------------------------------------------------------------------------------

skipped() { awk '$1 == "function" && $2 ~ /(ProcAddrTable|RegisterCallback)$/ { printf "%s%s", n++ ? "," : "", $2 }' "$1"; }
make_all() { # VERSION
    local model=$SPECS/ze-$1.model
    mock "$HEADER" "$model" "$(skipped "$model")" libze_loader.so.1 $FLAGS
}

test_all_functions() {
    for version in 1.8.12 1.32.0; do
        HEADER=all.h FLAGS="-I $SPECS"
        if [ $version != 1.8.12 ]; then # its header is not at hand: from the model
            HEADER=new.h FLAGS="-I ."
            check "$version: layouts are what the model says" sh -c "python3 $MOCK header $NEW >new.h && $CC -fsyntax-only -x c new.h"
        fi
        check "$version: loader and program of all functions" make_all $version
        run "$version, injected" LD_PRELOAD="$SO" -- ./all && as_the_loader_saw "$version, injected"
        check "$version: the same, embedded" $CC -w -O0 -DTRACE_IMPL -DTRACE_ZE -I "$ROOT" $FLAGS all.c -o embedded -Wl,--no-as-needed ./libze_loader.so.1 -Wl,-rpath,. -pthread -ldl
        run "$version, embedded" -- ./embedded && as_the_loader_saw "$version, embedded"
    done
    run 'embedded under libtrace-h.so' LD_PRELOAD="$SO" -- ./embedded
    same 'embedded under libtrace-h.so: each call once' "$(calls ZE out | awk '{ s += $2 } END { print s }')" "$(wc -l <books)"
    run 'minimal' TRACE_APIS=ze=minimal LD_PRELOAD="$SO" -- ./all
    if calls ZE out | grep -Eq '^ze[st]?[A-Z][a-z]*(Get|Query|Create)'; then fail 'minimal keeps what devices do' ''; else ok 'minimal keeps what devices do'; fi
    has 'minimal has launches' <(calls ZE out) '^zeCommandListAppendLaunchKernel '
    run 'default' TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./all
    if calls ZE out | grep -Eq '^ze[st]?[A-Z][a-z]*(QueryStatus|GetProperties)'; then fail 'default drops what polls or asks' "$(calls ZE out | grep -E 'Query|GetProp' | head -n 3 | tr '\n' ' ')"; else ok 'default drops what polls or asks'; fi
    has 'default has what makes things' <(calls ZE out) '^zeModuleCreate '
    run 'off' TRACE_APIS=-ze LD_PRELOAD="$SO" -- ./all
    same 'off records nothing' '' "$(calls ZE out 2>/dev/null)"
}

# ---- structures that hang on structures, and functions that a driver gives by name ----------------------------------------------------

pair() { # NAME: its loader, plain and embedded
    $CC -w -shared -fPIC -DLOADER "$HERE/$1.c" -o libze_loader.so.1 -Wl,-soname,libze_loader.so.1 &&
        $CC -O0 -Wall -Wextra -Werror "$HERE/$1.c" -o "$1" -Wl,--no-as-needed ./libze_loader.so.1 -Wl,-rpath,. &&
        $CC -O0 -DTRACE_IMPL -DTRACE_ZE -I "$ROOT" "$HERE/$1.c" -o "$1.embedded" -Wl,--no-as-needed ./libze_loader.so.1 -Wl,-rpath,. -pthread -ldl
}

test_chains() {
    cat >chained <<'END'
zeMemAllocDevice
zeMemAllocDevice ze_external_memory_export_desc_t=ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF ze_relaxed_allocation_limits_exp_desc_t=ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE
zeMemAllocDevice ze_relaxed_allocation_limits_exp_desc_t=ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE
zeMemAllocDevice
zeMemAllocDevice
zeMemAllocDevice
zeMemAllocDevice
zeMemAllocDevice ze_relaxed_allocation_limits_exp_desc_t=ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE
zeDeviceGetMemoryProperties ze_device_memory_ext_properties_t=200 ze_device_memory_ext_properties_t=201
zeDeviceGetMemoryProperties
END
    check 'chains: loader and programs' pair chain
    for program in chain chain.embedded; do
        preload=
        [ $program = chain ] && preload=$SO
        run "$program" LD_PRELOAD=$preload -- ./$program || continue
        "$BUILD/trace-print" --json out | python3 -c '
import json, sys
line = []
for e in map(json.loads, sys.stdin):
    a = e["args"]
    if e["event"] == "meta": line.append("%s=%s" % (e["name"], a["flags"] if "flags" in a else a["physicalSize"]))
    elif e["event"] == "entry": line = [e["name"]]
    elif e["event"] == "exit": print(" ".join(line))' >seen
        same_file "$program: every structure that hangs on another, and no garbage" chained seen
    done
}

test_asked() {
    check 'asked: loader and programs' pair asked
    for program in asked asked.embedded; do
        preload=
        [ $program = asked ] && preload=$SO
        run "$program" LD_PRELOAD=$preload -- ./$program || continue
        same "$program: by name and by symbol, each from its own" 'zeDriverGetExtensionFunctionAddress 4 zeKernelSchedulingHintExp 2 ' "$(calls ZE out | tr '\n' ' ')"
    done
    run 'asked.embedded under libtrace-h.so' LD_PRELOAD="$SO" -- ./asked.embedded
    same 'asked.embedded under libtrace-h.so: once' 'zeDriverGetExtensionFunctionAddress 4 zeKernelSchedulingHintExp 2 ' "$(calls ZE out | tr '\n' ' ')"
}

# ---- the real loader, and none -----------------------------------------------------------------------------------------------------------


test_real_loader_and_none() {
    cat >real.c <<'C'
#include <level_zero/ze_api.h>
#include <level_zero/zes_api.h>
#include <level_zero/loader/ze_loader.h>
#include <stdio.h>
#ifdef TRACE_IMPL
#include "trace.h"
#endif
int main(void)
{
    uint32_t n = 0;
    size_t v = 0;
    ze_result_t a = zeInit(ZE_INIT_FLAG_GPU_ONLY), b = zeDriverGet(&n, NULL), c = zelLoaderGetVersions(&v, NULL);
    printf("%x %x %x %d\n", (unsigned)a, (unsigned)b, (unsigned)c, v > 0);
    return 0;
}
C
    for way in real real.embedded real.cpp; do
        preload=
        case $way in
            real) check "$way: builds" $CC real.c -o $way -Wl,--no-as-needed -lze_loader; preload=$SO ;;
            real.embedded) check "$way: builds" $CC -O0 -flto -w -DTRACE_IMPL -DTRACE_ZE -I "$ROOT" real.c -o $way -Wl,--no-as-needed -lze_loader -pthread -ldl ;;
            real.cpp) check "$way: builds" ${CXX:-g++} -O0 -w -DTRACE_IMPL -DTRACE_ZE -I "$ROOT" -x c++ real.c -o $way -Wl,--no-as-needed -lze_loader -pthread -ldl ;;
        esac
        env -u LD_LIBRARY_PATH TRACE_MODE=off ./$way >alone
        run "$way runs" LD_PRELOAD=$preload -- ./$way || continue
        same_file "$way: the program sees what it sees alone" alone log
        "$BUILD/trace-print" --json out >events
        same "$way: the error is recorded" ZE_RESULT_ERROR_UNINITIALIZED "$(python3 -c '
import json
print([e for e in map(json.loads, open("events")) if e["name"] == "zeInit" and e["event"] == "exit"][0]["args"]["result"])')"
        has "$way: and in the tally" <("$BUILD/trace-tally" out) 'zeInit +\|.* 1 \|'
    done
    check 'without a loader: builds' $CC -O0 -w -DTRACE_IMPL -DTRACE_ZE -I "$ROOT" -x c - -o lone -pthread -ldl <<'C'
#include <level_zero/ze_api.h>
#include "trace.h"
int main(void) { return zeFenceReset((ze_fence_handle_t)0) == ZE_RESULT_ERROR_UNINITIALIZED ? 0 : 1; }
C
    rm -f libze_loader.so.1
    if ldconfig -p | grep -q libze_loader.so.1; then # hide the one that is installed
        cat >hide.c <<'C'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>
void *dlopen(const char *file, int flags)
{
    static void *(*real)(const char *, int);
    if (!real) real = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
    return file && strstr(file, "ze_loader") ? NULL : real(file, flags);
}
C
        check 'without a loader: it is hidden' $CC -shared -fPIC hide.c -o hide.so -ldl
    fi
    run 'without a loader: the program gets an error' LD_PRELOAD="$WORK/hide.so" -- ./lone
    has 'without a loader: and is told once' log 'the program calls zeFenceReset, but no library in the process has that function'
}

test_devices() { . "$HERE/devices.sh"; . "$HERE/layer.sh"; } # the layer runs their programs
finish
