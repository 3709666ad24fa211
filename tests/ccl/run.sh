#!/bin/bash
# oneCCL: the real library on two CPU ranks, embedded and injected, against the program's own books; its C++ API, which tells of
# itself through ITT; and every function of its header with a library that writes down what it got.
# clang: its programs embed the wrappers of whole APIs
set -u
. "$(dirname "$0")/../lib.sh"
MODEL=$ROOT/api-specs/ccl/ccl-2022.2.0.model
CCL=$CACHE/ccl
SO=$BUILD/libtrace-h.so
ABSENT=onecclCommInitAll,onecclCommAbort,onecclCommGetAsyncError # the header refuses programs that call them
[ -e "$CCL/lib/libccl_legacy_cpu.so" ] || fail 'need oneCCL' "oneccl is not in $CCL"
cd "$WORK" || exit 1
opencl_drivers pocl # without a device of SYCL, oneCCL fails when a group ends
mkdir shim # the header is C, but for the names of two others
echo '#include <stddef.h>' >shim/cstddef
echo '#include <stdint.h>' >shim/cstdint
FLAGS="-isystem $WORK/shim -isystem $CCL/include"
LINK="-Wl,--no-as-needed $CCL/lib/libccl.so.2 -Wl,--allow-shlib-undefined"

. "$ROOT/tests/mock.sh"
# ranks NAME ENV... -- PROGRAM: two of them, recording into out
ranks() {
    local name=$1 settings=() r bad=0 pids=()
    shift
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf out books.* id
    for r in 0 1; do
        timeout -k 5 $PATIENCE env TRACE_OUT="$WORK/out" TRACE_LEVEL=full CALL_LOG="$WORK/books.$r" CCL_PLUGIN=ONECCL_LEGACY_CPU CCL_ZE_ENABLE=0 CCL_ATL_TRANSPORT=ofi FI_PROVIDER=tcp \
            FI_PROVIDER_PATH="$CCL/lib" CCL_LOG_LEVEL=error LD_LIBRARY_PATH="$CCL/lib" "${settings[@]}" "$@" $r 2 "$WORK/id" >log.$r 2>&1 &
        pids+=($!)
    done
    for r in 0 1; do wait "${pids[r]}" || { bad=$?; lib__tail log.$r; }; done
    [ $bad = 0 ] || { fail "$name" "exit status $bad"; return 1; }
}
agree() { # NAME
    local r file
    for r in 0 1; do
        for file in out/*.bin; do # the rank that wrote it
            [ "$("$BUILD/trace-print" --json "$file" | grep '"communicator"' | head -n 1 | grep -o '"rank":[0-9]*,"handle' | grep -o '[0-9]')" = $r ] || continue
            "$BUILD/trace-print" --json "$file" | grep -v '"onecclDebugInit"' >events # each function of the library calls that
            check "$1: rank $r: calls, arguments and results are as the program wrote them down" python3 "$ROOT/tests/check_call_log.py" oneCCL books.$r <events
        done
    done
}

build_suite() {
    check 'suite, plain' $CC -O0 -Wall -Wextra -Werror $FLAGS "$HERE/suite.c" -o plain $LINK
    check 'suite, embedded' $CC -O0 -std=gnu11 -DEMBED -I "$ROOT" -Wall -Wextra -Werror $FLAGS "$HERE/suite.c" -o embedded -rdynamic $LINK -pthread -ldl
}

test_suite() {
    need_build suite
    ranks 'alone' -- ./plain && sed -E 's/(comm|newcomm|sendbuff|recvbuff)=0x[0-9a-f]+;//g' books.0 >alone
    ranks 'injected' LD_PRELOAD="$SO" -- ./plain && agree injected
    same_file 'the same happens as without us' alone <(sed -E 's/(comm|newcomm|sendbuff|recvbuff)=0x[0-9a-f]+;//g' books.0)
    "$BUILD/trace-print" --json out >events
    same 'members have one number' 1 "$(grep '"communicator"' events | grep '"comm_size":2' | grep -o '"comm":[0-9]*' | sort -u | wc -l)"
    same 'each collective is one on both ranks' "$(grep -c '^onecclAllReduce' alone)" \
        "$(grep '"entry"' events | grep '"onecclAllReduce"' | grep -oE '"(comm_id|seq)":[0-9]+' | paste - - | sort | uniq -c | grep -c '^ *2 ')"
    has 'its ITT came with it' <("$BUILD/trace-tally" out) '^ *oneCCL::COLL .*ms'
    ranks 'embedded' TRACE_APIS=-itt -- ./embedded && agree embedded
    same 'without ITT it is not asked for' '' "$(calls itt out)"
    ranks 'embedded under libtrace-h.so' TRACE_APIS=-itt LD_PRELOAD="$SO" -- ./embedded && agree 'embedded under libtrace-h.so'
    ranks 'minimal' TRACE_APIS=ccl=minimal TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./plain
    has 'minimal keeps what moves data' <(calls oneCCL out) '^onecclAllReduce 12$'
    if calls oneCCL out | grep -qE 'onecclGet|onecclDebug|onecclCommCount'; then fail 'minimal drops the rest' "$(calls oneCCL out | tr '\n' ' ')"; else ok 'minimal drops the rest'; fi
    ranks 'the level of its ITT stays what the user said' CCL_ITT_LEVEL=0 LD_PRELOAD="$SO" -- ./plain
    same 'which is calls, not what becomes of them' 'oneCCL::API:allreduce 12' "$(calls itt out | grep -E 'allreduce|COLL')"
    ranks 'off' TRACE_APIS=-ccl,-itt LD_PRELOAD="$SO" -- ./plain
    same 'off records nothing' '' "$(calls oneCCL out 2>/dev/null)"
}

# its C++ API
test_cpp() {
    check 'a program of the C++ API' g++ -std=c++17 -O0 -Wall -Werror -isystem "$CCL/include" "$HERE/api.cpp" -o api -Wl,--no-as-needed "$CCL/lib/libccl.so.1" -Wl,--allow-shlib-undefined
    ranks 'C++' LD_PRELOAD="$SO" -- ./api
    has 'C++: its collectives and barriers, on its worker' <("$BUILD/trace-tally" out) '^ *oneCCL::COLL .*% \| +10 \|'
    has 'C++: what each is made of' <("$BUILD/trace-tally" out) '^ *oneCCL::REDUCE_LOCAL .*% \| +8 \|'
}

# without the library the program starts, and gets an error
test_without_a_library() {
    check 'a program without oneCCL' $CC -O0 -DEMBED -DTRACE_CCL -I "$ROOT" $FLAGS -x c - -o lone -pthread -ldl <<'C'
#include <oneapi/ccl.h>
#define TRACE_IMPL
#include "trace.h"
int main(void) { return onecclGroupStart() == onecclError && !onecclGetErrorString(onecclSuccess) ? 0 : 1; }
C
    TRACE_OUT=$WORK/out ./lone >log 2>&1
    same 'a program without oneCCL runs' 0 $?
    has 'and is told once' log 'the program calls onecclGroupStart, but no library in the process has that function'
}

# every function, every argument
test_all_functions() {
    check 'library and program of all functions' mock oneapi/ccl.h "$MODEL" $ABSENT libccl.so.2 $FLAGS
    check 'the same, embedded' $CC -w -O0 -DTRACE_IMPL -DTRACE_CCL -I "$ROOT" $FLAGS all.c -o all_in -Wl,--no-as-needed ./libccl.so.2 -Wl,-rpath,. -pthread -ldl
    for how in all all_in; do
        run "$how" TRACE_APIS=ccl LD_PRELOAD="$([ $how = all ] && echo "$SO")" -- ./$how && library_saw "$how functions" "$MODEL" oneCCL onecclAllToAllV.send_counts onecclAllToAllV.recv_counts
    done
}
# counts by rank are as many as the communicator has members: here nobody knew how many
test_counts_by_rank() {
    cat >v.c <<'C'
#include <oneapi/ccl.h>
static char it;
onecclResult_t onecclCommInitRank(onecclComm_t *comm, size_t n, onecclUniqueId id, int rank) { *comm = (onecclComm_t)&it; return onecclSuccess; }
onecclResult_t onecclAllToAllV(const void *s, const size_t *sn, void *r, const size_t *rn, onecclDataType_t t, onecclComm_t c, void *q) { return onecclSuccess; }
C
    cat >v_main.c <<'C'
#include <oneapi/ccl.h>
int main(void)
{
    static onecclUniqueId id;
    onecclComm_t comm;
    size_t send[3] = {1, 0, 5}, receive[3] = {2, 2, 7};
    return onecclCommInitRank(&comm, 3, id, 1) || onecclAllToAllV(0, send, 0, receive, onecclDouble, comm, 0);
}
C
    check 'counts by rank' sh -c "$CC -w -shared -fPIC $FLAGS v.c -o libccl.so.2 && $CC -w $FLAGS v_main.c -o v -Wl,--no-as-needed ./libccl.so.2 -Wl,-rpath,. && rm -rf out && TRACE_OUT=$WORK/out LD_PRELOAD=$SO ./v"
    has 'counts by rank: each of them, and their bytes' <("$BUILD/trace-print" out) 'send_counts=\[1, 0, 5\].*recv_counts=\[2, 2, 7\].*comm_size=3, seq=0, bytes_sent=48 B, bytes_recv=88 B'
}
finish
