#!/bin/bash
# NCCL: the real library without a GPU, embedded and injected, against the program's own books and an independent counter; every
# function of its header with a library that writes down what it got; communicators, groups and the profiler plugin with one that has them.
# clang: its programs embed the wrappers of whole APIs
set -u
. "$(dirname "$0")/../lib.sh"
MODEL=$ROOT/api-specs/nccl/nccl-2.32.3.model
SITE=$(echo "$CACHE"/venv/lib/python3*/site-packages/nvidia)
NCCL=$SITE/nccl
FLAGS="-I $NCCL/include -I $SITE/cu13/include -I $(dirname "$(find "$SITE/cu13/include" -path "*/nv/target" | head -n 1)")/.."
SO=$BUILD/libtrace-h.so
[ -e "$NCCL/lib/libnccl.so.2" ] || fail 'need libnccl' "nvidia-nccl-cu13 is not in $CACHE/venv"
export LD_LIBRARY_PATH=$NCCL/lib
export NCCL_DEBUG=NONE
cd "$WORK" || exit 1

. "$ROOT/tests/mock.sh"
agree() { books_agree "$1" NCCL; }
counted() { # NAME: what the counter saw is what the trace has
    sort counts >counted
    calls NCCL out | sort >tallied
    same_file "$1: $(wc -l <counted) functions, $(awk '{ s += $2 } END { print s }' counted) calls as counted" counted tallied
}


build_counter() {
    check 'the counter compiles' counter "$NCCL/lib/libnccl.so.2" '^nccl[A-Z]'
}

build_suite() {
    check 'suite, plain' $CC -O0 $FLAGS "$HERE/suite.c" -o plain -Wl,--no-as-needed "$NCCL/lib/libnccl.so.2"
    check 'suite, embedded' $CC -O0 -std=gnu11 -DEMBED -I "$ROOT" -Wall -Wextra -Werror ${FLAGS//-I /-isystem } "$HERE/suite.c" -o embedded \
        -Wl,--no-as-needed "$NCCL/lib/libnccl.so.2" -pthread -ldl
    check 'suite, embedded, the linker drops the library' $CC -O0 -DEMBED -I "$ROOT" ${FLAGS//-I /-isystem } "$HERE/suite.c" -o dropped \
        -Wl,--as-needed "$NCCL/lib/libnccl.so.2" -pthread -ldl
}

test_suite() {
    need_build suite counter
    if [ -n "${NCCL_SOURCE:-}" ]; then # no package brings the plugins' headers
        check 'structures are those of NCCL'"'"'s plugin headers' $CC -std=c11 -D_GNU_SOURCE -fsyntax-only -I "$ROOT/src" -isystem "$NCCL_SOURCE/plugins/profiler/example" "$HERE/layout.c"
    fi
    run 'alone' -- ./plain && sed 's/commName=blue;//' books | sort >alone
    run 'injected' COUNT_OUT="$WORK/counts" LD_PRELOAD="$SO:$WORK/libcount.so" -- ./plain && agree 'injected' && counted 'injected'
    same 'as many calls as without us' "$(wc -l <alone)" "$(wc -l <books)"
    run 'embedded' COUNT_OUT="$WORK/counts" LD_PRELOAD="$WORK/libcount.so" -- ./embedded && agree 'embedded' && counted 'embedded'
    run 'dropped by the linker' -- ./dropped && agree 'dropped by the linker'
    run 'embedded under libtrace-h.so' TRACE_APIS=nccl COUNT_OUT="$WORK/counts" LD_PRELOAD="$SO:$WORK/libcount.so" -- ./embedded && counted 'embedded under libtrace-h.so: each call once'
}

test_levels() {
    need_build suite
    run 'minimal' TRACE_APIS=nccl=minimal LD_PRELOAD="$SO" -- ./plain
    has 'minimal keeps what moves data' <("$BUILD/trace-tally" out) ncclAllReduce
    if calls NCCL out | grep -Eq 'ncclGetVersion|ncclCommGetAsyncError|ncclRedOp'; then fail 'minimal drops what only asks' "$(calls NCCL out | tr '\n' ' ')"; else ok 'minimal drops what only asks'; fi
    run 'default' TRACE_APIS=nccl=default TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./plain
    if calls NCCL out | grep -q ncclCommGetAsyncError; then fail 'default drops what is polled' ''; else ok 'default drops what is polled'; fi
    run 'off' TRACE_APIS=-nccl,-nvtx LD_PRELOAD="$SO" -- ./plain
    same 'off records nothing' '' "$(calls NCCL out 2>/dev/null)"
}

# without a library the program starts, and gets an error
test_without_a_library() {
    check 'a program without NCCL' $CC -O0 -DEMBED -DTRACE_NCCL -I "$ROOT" ${FLAGS//-I /-isystem } -x c - -o lone -pthread -ldl <<'C'
#include <nccl.h>
#define TRACE_IMPL
#include "trace.h"
int main(void) { return ncclGroupStart() == ncclSystemError && ncclGetErrorString(ncclSuccess) == 0 ? 0 : 1; }
C
    LD_LIBRARY_PATH= run 'a program without NCCL runs' -- ./lone
    has 'and is told once' log 'the program calls ncclGroupStart, but no library in the process has that function'
}

# every function, every argument
test_all_functions() {
    check 'library and program of all functions' mock nccl.h "$MODEL" '' libfake.so $FLAGS
    run 'all functions' TRACE_APIS=nccl LD_PRELOAD="$SO" -- ./all && library_saw 'all functions' "$MODEL" NCCL
    # a static NCCL: its functions are there as pnccl*
    nm libfake.so 2>/dev/null | awk '$2 == "T" && $3 ~ /^nccl/ { print $3, "p" $3 }' >renames
    check 'a static library' sh -c "$CC -w -c $FLAGS fake.c -o fake.o && objcopy --redefine-syms=renames fake.o pfake.o &&
    $CC -w -O0 -DTRACE_IMPL -DTRACE_NCCL -I $ROOT $FLAGS all.c pfake.o -o static -pthread -ldl"
    LD_LIBRARY_PATH= run 'static' -- ./static && library_saw 'static: all functions' "$MODEL" NCCL
    check 'trace-tally reads it' "$BUILD/trace-tally" out
}

# groups, several communicators in a process, splits; the profiler plugin, driven as NCCL drives it, with the truth beside it
build_communicators() {
    check 'a library that has communicators and a plugin' sh -c "$CC -O0 -Wall -Wextra -Werror -shared -fPIC ${FLAGS//-I /-isystem } $HERE/fake.c -o libnccl.so.2 -ldl -pthread &&
    $CC -O0 -w $FLAGS $HERE/group.c -o group -Wl,--no-as-needed ./libnccl.so.2 -Wl,-rpath,. &&
    $CC -O0 -w -DEMBED -I $ROOT $FLAGS $HERE/group.c -o group_in -rdynamic -Wl,--no-as-needed ./libnccl.so.2 -Wl,-rpath,. -pthread -ldl"
}
tasks() { # NAME [plan]
    "$BUILD/trace-print" --json out >events
    if python3 "$HERE/tasks.py" books ${2:-} <events >log 2>&1; then ok "$1: $(tail -n 1 log)"; else fail "$1" "$(tail -n 1 log)"; lib__tail log; fi
}

test_plugin() {
    need_build communicators
    export LD_LIBRARY_PATH=$WORK
    for version in 5 4; do
        run "plugin $version" TRACE_NCCL=times PLUGIN=$version LD_PRELOAD="$SO" -- ./group && tasks "plugin $version"
        run "plugin $version, all it has" TRACE_NCCL=all PLUGIN=$version LD_PRELOAD="$SO" -- ./group && tasks "plugin $version, all it has"
        run "plugin $version, plans" PLUGIN=$version LD_PRELOAD="$SO" -- ./group && tasks "plugin $version, plans" plan
    done
    run 'the program is its own plugin' TRACE_NCCL=channels -- ./group_in && tasks 'the program is its own plugin'
    check 'the wrappers in the program, the plugin in libtrace-h.so' $CC -O0 -w -DEMBED -I "$ROOT" $FLAGS "$HERE/group.c" -o group_hidden -Wl,--no-as-needed ./libnccl.so.2 -Wl,-rpath,. -pthread -ldl
    run 'the wrappers in the program, the plugin in libtrace-h.so' TRACE_NCCL=channels NCCL_PROFILER_PLUGIN="$SO" LD_PRELOAD="$SO" -- ./group_hidden && tasks 'the wrappers in the program, the plugin in libtrace-h.so'
    has 'channels' <("$BUILD/trace-tally" out) '^ *channel .* 500 '
    run 'trace-run' TRACE_NCCL=times -- "$BUILD/trace-run" -o "$WORK/out" -- ./group && tasks 'trace-run'
    run 'another plugin' NCCL_PROFILER_PLUGIN=none LD_PRELOAD="$SO" -- ./group
    same 'the plugin the user chose stays' '' "$("$BUILD/trace-print" out | grep -E 'collective|message' | head -n 1)"
    run 'no plugin' TRACE_NCCL=off LD_PRELOAD="$SO" -- ./group
    same 'no plugin is asked for' '' "$("$BUILD/trace-print" out | grep -E 'collective|message' | head -n 1)"
    run 'a wrong word' TRACE_NCCL=plan,chanels LD_PRELOAD="$SO" -- ./group
    has 'a wrong word is told' log 'TRACE_NCCL=plan,chanels has words other than off, plan, times, channels, proxy'
}

# names of communicators (ncclConfig_t.commName) and their members, over processes
test_named() {
    need_build communicators
    export LD_LIBRARY_PATH=$WORK
    check 'named: builds' $CC -O0 -Wall -Werror ${FLAGS//-I /-isystem } "$HERE/named.c" -o named -Wl,--no-as-needed ./libnccl.so.2 -Wl,-rpath,.
    check 'the engine is installed' "$ROOT/tests/perfetto/install.sh"
    rm -rf out
    for rank in 0 1 2 3; do # one after the other: what is known when the last one calls is known for certain
        check "named: rank $rank" env RANK=$rank WORLD_SIZE=4 CALL_LOG="$WORK/books.$rank" TRACE_OUT="$WORK/out" LD_PRELOAD="$SO" ./named
    done
    "$BUILD/trace-tally" --collectives --json out >named.json
    check 'named: trace-tally has names and members' python3 -c '
import json
c = json.load(open("named.json"))["collectives"]
told = sorted((x["name"], x["size"], x["members"]) for x in c["communicators"])
want = [("", 4, [0, 1, 2, 3])] + [("child", 1, [k]) for k in range(4)] + [("data parallel", 4, [0, 1, 2, 3]), ("even", 2, [0, 2]), ("odd", 2, [1, 3])]
assert told == want, told
rows = sorted((r["comm_name"], r["calls"]) for r in c["rows"])
assert rows == [("", 4)] + [("child", 1)] * 4 + [("data parallel", 8), ("even", 2), ("odd", 2)], rows'
    "$BUILD/trace-tally" --collectives out >table
    has 'named: for people' table '^ncclAllReduce \| +data parallel \| +4 \| enqueued \|'
    has 'named: members for people' table '^ +data parallel \| +[0-9]+ \| +4 \| ranks 0-3 +\|$'
    has 'named: one without a name has a number' table '^ *comm of 4 ranks #1 \| +[0-9]+ \| +4 \| ranks 0-3 +\|$'
    check 'named: to-perfetto' "$BUILD/to-perfetto" -q -o named.pftrace out
    node "$ROOT/tests/perfetto/query.mjs" named.pftrace "select extract_arg(s.arg_set_id, 'debug.comm_name'), extract_arg(s.arg_set_id, 'debug.comm_ranks'), count(*) from slice s join thread_track t on
    t.id = s.track_id join thread using (utid) join process p using (upid) where s.name = 'ncclAllReduce' and p.name like 'rank 0003%' group by 1, 2 order by 1, 2" >names 2>&1
    same 'named: Perfetto has names and members' 'NULL 0-3 1|child 3 1|data parallel 0-3 2|odd 1, 3 1' "$(tr '\t' ' ' <names | sed 1d | paste -sd '|')"
    rm -rf out
    for rank in 0 1; do
        check "named, times: rank $rank" env RANK=$rank WORLD_SIZE=2 CALL_LOG="$WORK/books.$rank" TRACE_NCCL=times TRACE_OUT="$WORK/out" LD_PRELOAD="$SO" ./named
    done
    check 'named, times: to-perfetto' "$BUILD/to-perfetto" -q -o named.pftrace out
    # a communicator of one runs its work three times
    same 'named, times: the work of devices has the name, too' '2 NULL|6 child|4 data parallel|3 even|3 odd' "$(node "$ROOT/tests/perfetto/query.mjs" named.pftrace "select count(*), extract_arg(arg_set_id, 'debug.comm_name') as n
    from slice where name = 'AllReduce' group by n order by n" | sed 1d | tr '\t' ' ' | paste -sd '|')"
    rm -rf out
    for rank in 0 1 2 3; do
        env RANK=$rank WORLD_SIZE=4 CALL_LOG="$WORK/books.$rank" TRACE_OUT="$WORK/out" LD_PRELOAD="$SO" ./named 0 >/dev/null 2>&1
    done 2>/dev/null # the shell tells of the kill
    has 'named: what never ended says on which' <("$BUILD/trace-tally" out 2>&1) '^note: ncclAllReduce #1 on even \(2 members\) never ended: rank 0 is in it .*, rank 2 never joined'
}
finish
