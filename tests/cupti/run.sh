#!/bin/bash
# CUPTI without a GPU: its binary interface against the vendor's headers; a fake device that keeps the truth, under a CUPTI built from those
# headers, in programs with a shared runtime, a static one, and the driver by hand; the real CUPTI, which has no device to work with.
set -u
. "$(dirname "$0")/../lib.sh"
SITE=$(echo "$CACHE"/venv/lib/python3*/site-packages/nvidia)
SO=$WORK/libtrace-h.so # the library, built so that it writes each change of CUPTI's state to states.log, and ends the program at one that is not in the table
CUDA="-isystem $SITE/cu13/include -isystem $SITE/cu13/include/cccl"
cd "$WORK" || exit 1
export CALL_LOG=$WORK/books FAKE_LOG=$WORK/log.cupti

include() { case $1 in 13.0) echo "$SITE/cu13/include" ;; 12.9) echo "$SITE/cuda_cupti/include" ;; esac; }

test_layout() {
    for version in 13.0 12.9; do
        [ -e "$(include $version)/cupti.h" ] || fail "need cupti.h of $version" "nvidia-cuda-cupti is not in $CACHE/venv"
        check "layout of $version" $CC -std=c11 -w -I "$ROOT/src" -isystem "$(include $version)" $CUDA -c "$HERE/layout.c" -o layout.o
    done
    sed 's/X(KERNEL, STREAM, streamId, 48, 4)/X(KERNEL, STREAM, streamId, 52, 4)/' "$ROOT/src/backends/cuda/cupti/abi.h" >cupti_abi.h
    mkdir -p wrong/backends/cuda/cupti && mv cupti_abi.h wrong/backends/cuda/cupti/abi.h
    refuse 'layout: a wrong number is found' $CC -std=c11 -w -I wrong -isystem "$(include 13.0)" $CUDA -c "$HERE/layout.c" -o layout.o
}

# ---- the table of states -----------------------------------------------------------------------------------------------------------
walks() { # [FOLDER of other tables]
    # without ccache, which does not see that a header appears in an earlier folder
    CCACHE_DISABLE=1 $CC -std=c11 -Wall -Wextra -Werror -I "${1:-$ROOT/src}" -I "$ROOT/src" "$HERE/states.c" -o states && ./states
}

build_rows() {
    check 'states: every one is reached, and has a way to the end' walks
    ./states rows >rows
}
test_states() {
    need_build rows
    mkdir -p wrong/backends/cuda/cupti
    awk '/^## / { of = /worker/ ? "worker " : /sampling/ ? "sampling " : /context/ ? "context " : "" } /^\| `[A-Z_]+` \| `[A-Z_]+` \| `/ { gsub(/[`|]/, ""); print of $1, $2, $3 }' "$ROOT/docs/internals/cupti.md" | sort >page
    same_file 'states: docs/internals/cupti.md has the same table' <(grep -v ' FORK ' rows | sort) page
    cp "$ROOT/src/backends/cuda/state_machine.h" wrong/backends/cuda/
    cp "$ROOT/src/backends/cuda/cupti/transitions.h" wrong/backends/cuda/cupti/
    check 'states: a copy is as good' walks wrong
    for row in 'RENEWING, DETACHED, DETACHED' 'ATTACHING, FAILED, UNUSABLE' 'IDLE, FORK, FORKED' 'RUNNING, EXIT, ENDING'; do
        sed "s/ X(M, $row)//" "$ROOT/src/backends/cuda/cupti/transitions.h" >wrong/backends/cuda/cupti/transitions.h
        refuse "states: $row would be missed" walks wrong
    done
    sed 's/X(M, CLOSING, DETACH, DETACHING)/X(M, CLOSING, DETACH, DETACHED)/' "$ROOT/src/backends/cuda/cupti/transitions.h" >wrong/backends/cuda/cupti/transitions.h
    refuse 'states: detaching beside others would be found' walks wrong
    cp "$ROOT/src/backends/cuda/cupti/transitions.h" wrong/backends/cuda/cupti/
    mkdir -p wrong/backends/cuda/pc_sampling
    for row in 'OVER, BEGIN, OVER/OVER, BEGIN, SAMPLING' 'OFF, END, OFF/' 'RUNNING, STOP, STOPPED/RUNNING, STOP, ADDED' \
        'REFUSED, END, FREE/REFUSED, END, ADDED' 'ADDED, REFUSE, REFUSED/ADDED, REFUSE, RUNNING'; do
        to=${row#*/}
        sed "s/X(M, ${row%/*})/${to:+X(M, $to)}/" "$ROOT/src/backends/cuda/pc_sampling/transitions.h" \
            >wrong/backends/cuda/pc_sampling/transitions.h
        refuse "states: $row would be found" walks wrong
    done
    rm -r wrong
}

# ---- the parts -------------------------------------------------------------------------------------------------------------------
STATES=-DTRACE__CHECK_STATES='"states.log"'
FLAGS="-std=gnu11 -w -O0 -I $HERE -isystem $(include 13.0) $CUDA $STATES"

build_library() {
    # clang takes half of gcc's time
    check 'libtrace-h.so that checks its states' clang -O0 -std=c11 -D_GNU_SOURCE -w "$STATES" -I "$ROOT/src" -fPIC -shared \
        -fvisibility=hidden "$ROOT/src/inject/inject.c" -o libtrace-h.so \
        -Wl,-soname,libtrace-h.so.0 -Wl,-z,nodelete -Wl,--version-script="$ROOT/src/inject/exports.map" -pthread -ldl
}

build_fakes() {
    for version in 13.0 12.9; do
        mkdir -p "cupti$version"
        check "fake CUPTI $version" $CC -std=gnu11 -w -O0 -I "$HERE" -isystem "$(include $version)" $CUDA -shared -fPIC "$HERE/cupti.c" -Wl,-soname,libcupti.so.13 -o "cupti$version/libcupti.so.13" -pthread
    done
    mkdir -p gpu
    check 'fake driver' $CC $FLAGS -shared -fPIC "$HERE/gpu.c" -Wl,-soname,libcuda.so.1 -o gpu/libcuda.so.1 -ldl
    check 'fake runtime' $CC $FLAGS -shared -fPIC "$HERE/runtime.c" -Wl,-soname,libcudart.so.13 -o gpu/libcudart.so.13 -ldl
}

build_programs() {
    need_build library fakes
    check 'program, shared runtime' $CC $FLAGS "$HERE/program.c" -o shared gpu/libcudart.so.13 -Wl,-rpath,"$WORK/gpu" -pthread -ldl
    check 'program, static runtime' $CC $FLAGS "$HERE/program.c" "$HERE/runtime.c" -o static -pthread -ldl
}

build_embedded() {
    need_build library fakes
    check 'program, embedded, shared runtime' $CC $FLAGS -DTRACE_IMPL -DTRACE_CUDA -DTRACE_CUDART -I "$ROOT" "$HERE/program.c" -o embedded -Wl,--no-as-needed gpu/libcudart.so.13 -Wl,-rpath,"$WORK/gpu" -pthread -ldl
    check 'program, embedded, static runtime, exported' $CC $FLAGS -DTRACE_IMPL -DTRACE_CUDA -I "$ROOT" "$HERE/program.c" "$HERE/runtime.c" -o exported -Wl,--export-dynamic-symbol=InitializeInjection -pthread -ldl
}

build_ends() {
    need_build library fakes
    check 'program that ends' $CC $FLAGS "$HERE/ends.c" -o ends gpu/libcudart.so.13 -Wl,-rpath,"$WORK/gpu" -pthread
}

build_ranges() {
    need_build library fakes
    check 'program with ranges, shared runtime' $CC $FLAGS -DWITH_NVTX "$HERE/program.c" -o ranges gpu/libcudart.so.13 -Wl,-rpath,"$WORK/gpu" -pthread -ldl
    check 'program with ranges, static runtime' $CC $FLAGS -DWITH_NVTX "$HERE/program.c" "$HERE/runtime.c" -o ranges.static -pthread -ldl
}
export LD_LIBRARY_PATH=$WORK/gpu:$WORK/cupti13.0

run() { # NAME STATUS ENV... -- PROGRAM...
    local name=$1 status=$2 settings=() got
    shift 2
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf out books log.cupti
    timeout $PATIENCE env TRACE_OUT="$WORK/out" "${settings[@]}" "$@" >log 2>&1
    got=$?
    same "$name: exit status" "$status" $got || lib__tail log
}
true_to() { # NAME OPTION...
    local name=$1
    shift
    "$BUILD/trace-print" --mangled --json out >events
    if python3 "$HERE/check.py" books "$@" <events >found 2>&1; then ok "$name: $(tail -n 1 found)"; else
        fail "$name" "$(tail -n 1 found)"
        lib__tail found
    fi
    if grep -q '"grid"' events; then
        "$BUILD/trace-tally" -k --mangled --json out >tally.json 2>/dev/null
        check "$name: kernels with their geometry" python3 "$ROOT/tests/geometry.py" events tally.json
    fi
    same "$name: no work lies outside of its call and the waits for it" '' "$("$BUILD/trace-tally" --launches --json out | python3 -c '
import json, sys
for d in json.load(sys.stdin)["launches"]["devices"]:
    if d["too_early"] or d["too_late"]:
        print(d)')"
}
lawful() { # NAME: nothing was done with CUPTI that must not be
    same "$1: CUPTI is used as it may be" '' "$(grep -E "child's|outside|forgotten|taken along| -1$" log.cupti | sort | uniq -c | head -n 3)"
}
quiet() { if [ -s log ]; then fail "$1: says nothing" "$(head -n 1 log)"; else ok "$1: says nothing"; fi; }
says() { same "$1: one line" 1 "$(grep -c '^trace:' log)" && has "$1: $2" log "$2"; }

# ---- who sees what ---------------------------------------------------------------------------------------------------------------
test_who_sees_what() {
    need_build programs embedded
    run 'shared' 0 LD_PRELOAD="$SO" -- ./shared && true_to 'shared' && quiet 'shared'
    "$BUILD/trace-tally" --by device,queue,name out >tally 2>&1
    has 'shared: memory traffic by device' tally '^GPU 0 Fake One \| stream 0 \| +cudaMemcpy\(H2D\) \| 65\.54kB \|'
    has 'shared: memory traffic by stream' tally '^GPU 0 Fake One \| stream 7 \| +cudaMemcpyAsync \| +333B \|'
    "$BUILD/trace-info" --json out >info.json
    has 'shared: the UUID of a device is a fact' info.json '"cuda\.gpu\.0\.uuid": "GPU-a0a0a0a0-a0a0-a0a0-a0a0-a0a0a0a0a0a0"'
    same 'shared: callbacks of the driver alone' 1 "$(grep enable log.cupti | sort -u | cut -d ' ' -f 2)"
    run 'static' 0 LD_PRELOAD="$SO" -- ./static && true_to 'static' && quiet 'static'
    same 'static: callbacks of both' '1 2' "$(grep enable log.cupti | sort -u | cut -d ' ' -f 2 | xargs)"
    run 'static, nothing preloaded' 0 CUDA_INJECTION64_PATH="$SO" -- ./static && true_to 'static, nothing preloaded'
    run 'embedded' 0 -- ./embedded && true_to 'embedded' && quiet 'embedded'
    run 'embedded, driver without injection' 0 FAKE_NO_INJECTION=1 -- ./embedded && true_to 'embedded, driver without injection'
    run 'embedded, static' 0 -- ./exported && true_to 'embedded, static' calls=any && quiet 'embedded, static'
    run 'embedded under libtrace-h.so' 0 LD_PRELOAD="$SO" -- ./embedded && true_to 'embedded under libtrace-h.so' && quiet 'embedded under libtrace-h.so'
    run 'embedded, static, under libtrace-h.so' 0 LD_PRELOAD="$SO" -- ./exported && true_to 'embedded, static, under libtrace-h.so' calls=any
}

test_levels() {
    need_build programs
    for level in minimal full; do
        n=$([ $level = full ] && echo 3 || echo 1)
        run "shared, $level" 0 TRACE_LEVEL=$level LD_PRELOAD="$SO" -- ./shared && true_to "shared, $level" level=$n
        run "static, $level" 0 TRACE_LEVEL=$level LD_PRELOAD="$SO" -- ./static && true_to "static, $level" level=$n
    done
}

test_looked_up() {
    need_build programs
    # the driver's functions are looked up: wrappers see its calls, with arguments, and callbacks are left for what causes work
    enabled() { awk -v d="$1" '$2 == d { n += ($1 == "enable") - ($1 == "disable") } END { print n + 0 }' log.cupti; } # at the end
    run 'shared, by callbacks alone' 0 TRACE_DLSYM=0 TRACE_LEVEL=full LD_PRELOAD="$SO" -- ./shared && true_to 'shared, by callbacks alone' level=3
    ALL=$(enabled 1)
    run 'shared, looked up' 0 TRACE_LEVEL=full LD_PRELOAD="$SO" -- ./shared && true_to 'shared, looked up' level=3
    FEW=$(enabled 1)
    if [ "$FEW" -ge 5 ] && [ "$FEW" -lt $((ALL / 4)) ] && [ "$(enabled 2)" = 0 ]; then ok "shared, looked up: $FEW callbacks for $ALL"; else fail 'shared, looked up: few callbacks' "$FEW of the driver for $ALL, $(enabled 2) of the runtime"; fi
    has 'shared, looked up: the arguments of calls of the driver' events '"api":"CUDA","name":"cuMemcpyHtoD_v2".*"ByteCount"'
    run 'shared, looked up at default' 0 TRACE_DLSYM=1 LD_PRELOAD="$SO" -- ./shared && true_to 'shared, looked up at default'
    run 'static, looked up at default' 0 TRACE_DLSYM=1 LD_PRELOAD="$SO" -- ./static && true_to 'static, looked up at default'
}

test_devices_and_streams() {
    need_build programs
    run 'CUPTI 12.9' 0 LD_LIBRARY_PATH="$WORK/gpu:$WORK/cupti12.9" LD_PRELOAD="$SO" -- ./static && true_to 'CUPTI 12.9'
    run 'graphs as one' 0 TRACE_CUDA_GRAPHS=launches LD_PRELOAD="$SO" -- ./static && true_to 'graphs as one' graphs=1
    run 'many buffers' 0 LD_PRELOAD="$SO" -- ./static many && true_to 'many buffers'
    tracks() { # NAME
        "$BUILD/to-perfetto" -o t.pftrace out >/dev/null 2>&1
        same "$1" '"GPU 0 Fake One" "GPU 1 Other Fake" "stream 0" "stream 3" "stream 7" "stream 8" "stream 9"' \
            "$(strings -n 5 t.pftrace | grep -oE '^.?(GPU [01]( [A-Z][a-z]+ [A-Z][a-z]+)?|stream [0-9]+)' | sed 's/^[^Gs]//; s/.*/"&"/' | sort -u | tr '\n' ' ' | sed 's/ $//')"
    }
    tracks 'devices and streams are tracks'
    run 'devices named late' 0 FAKE_NAMED_LATE=1 LD_PRELOAD="$SO" -- ./static many && true_to 'devices named late'
    tracks 'devices named late: the names hold for all of it'
}
# ---- what may go wrong -------------------------------------------------------------------------------------------------------------
test_what_may_go_wrong() {
    need_build programs
    run 'no CUPTI' 0 TRACE_LIBCUPTI=off LD_PRELOAD="$SO" -- ./shared
    quiet 'no CUPTI'
    same 'no CUPTI: calls are recorded' 20 "$(calls CUDART out | awk '$1 == "__cudaLaunchKernel" { print $2 - 2 }')"
    run 'a CUPTI that is not there' 0 TRACE_LIBCUPTI=/nowhere/libcupti.so LD_PRELOAD="$SO" -- ./shared
    says 'a CUPTI that is not there' '/nowhere/libcupti.so: work of devices is not recorded'
    run 'two subscribers' 0 FAKE_SUBSCRIBE=39 LD_PRELOAD="$SO" -- ./shared
    says 'two subscribers' 'CUPTI for somebody uses CUPTI, which serves one tool at a time: work of devices is not recorded, host calls are'
    same 'two subscribers: calls are recorded' 20 "$(calls CUDART out | awk '$1 == "__cudaLaunchKernel" { print $2 - 2 }')"
    run 'a CUPTI that does not work' 0 FAKE_SUBSCRIBE=999 LD_PRELOAD="$SO" -- ./static
    says 'a CUPTI that does not work' 'CUPTI does not work here \(999\)'
    run 'CUDA is off' 0 TRACE_APIS=-cuda,-cudart LD_PRELOAD="$SO" -- ./static
    same 'CUDA is off: nobody subscribes' '' "$(cat log.cupti 2>/dev/null)"
    run 'records dropped' 0 FAKE_DROP=123 LD_PRELOAD="$SO" -- ./static
    says 'records dropped' 'CUPTI dropped 123 records'
    same 'records dropped: counted' 123 "$("$BUILD/trace-tally" --json out 2>/dev/null | python3 -c 'import json,sys; t = json.load(sys.stdin); print(t["dropped"])')"
    run 'killed' 137 LD_PRELOAD="$SO" -- ./static kill && true_to 'killed, two seconds after the last work'
    run 'flushed, killed' 137 LD_PRELOAD="$SO" -- ./static flush && true_to 'flushed, killed'
    run 'fork after CUDA' 0 LD_PRELOAD="$SO" -- ./static fork && true_to 'fork after CUDA'
    run 'fork before CUDA' 0 LD_PRELOAD="$SO" -- ./static 'fork first' && true_to 'fork before CUDA'
    run 'paused' 0 LD_PRELOAD="$SO" -- ./shared pause
    same 'paused: kinds go off and on again' '4 5 9' "$(awk '$1 == "off" { off++ } $1 == "on" { on++ } END { print off, on - off, on }' log.cupti)"
    if LD_PRELOAD="$SO" TRACE_OUT="$WORK/out" /bin/true && grep -q libcup /proc/self/maps; then fail 'a process without CUDA loads nothing' ''; else ok 'a process without CUDA loads nothing'; fi
}
# ---- ends that skip exit handlers: what the device did before is there, to the last kernel ------------------------------------------------
kernels() { "$BUILD/trace-print" --mangled --json out | grep -c '"grid"'; }
ends() { # WAY WHERE STATUS KERNELS ENV...
    local name="ends by $1, $2" way=$1 where=$2 status=$3 n=$4
    shift 4
    run "$name" "$status" LD_PRELOAD="$SO" "$@" -- ./ends "$way" "$where"
    same "$name: kernels" "$n" "$(kernels)"
    lawful "$name"
}

test_ends() {
    need_build ends
    for way in _exit _Exit quick_exit abort assert execv execve execvp execvpe execl execlp execle fexecve execveat; do
        status=$(case $way in abort | assert) echo 134 ;; *) echo 3 ;; esac)
        for where in plain thread child; do ends $way $where "$status" 1000; done
        ends $way parent "$status" 2000
    done
    ends _exit vfork 3 2000
    ends execve vfork 3 2000
    ends _exit failed 3 2000
    for way in _exit abort execve; do
        status=$([ $way = abort ] && echo 134 || echo 3)
        ends $way handler "$status" 1000
        ends $way call "$status" 1000
    done
}

test_killed() {
    need_build ends
    # killed: a device that never rests hands over full buffers alone, and these are small enough; one that rests for a moment, after a wait, is asked then
    run 'killed, a device that never rests' 137 FAKE_BUSY=1 LD_PRELOAD="$SO" -- ./ends kill steady
    n=$(kernels)
    if [ "$n" -ge 320 ]; then ok "killed, a device that never rests: $n of 400 kernels"; else fail 'killed, a device that never rests' "$n of 400 kernels"; fi
    run 'killed, a device that hardly rests' 137 FAKE_BUSY=1 LD_PRELOAD="$SO" -- ./ends kill rests
    same 'killed, a device that hardly rests: kernels' "$(grep -c '^work 0' books)" "$(kernels)"
}

test_ends_embedded() {
    need_build ends
    # trace.h in the program: what no wrapper of the C library is needed for; all of it under libtrace-h.so
    check 'program that ends, embedded' $CC $FLAGS -DTRACE_IMPL -DTRACE_CUDA -DTRACE_CUDART -I "$ROOT" "$HERE/ends.c" -o ends.embedded -Wl,--no-as-needed gpu/libcudart.so.13 -Wl,-rpath,"$WORK/gpu" -pthread -ldl
    check 'program that ends, embedded and exported' $CC $FLAGS -DTRACE_IMPL -DTRACE_CUDA -DTRACE_CUDART -I "$ROOT" "$HERE/ends.c" -o ends.exported -rdynamic -Wl,--no-as-needed gpu/libcudart.so.13 -Wl,-rpath,"$WORK/gpu" -pthread -ldl
    for way in quick_exit flush; do
        run "ends by $way, embedded" 3 -- ./ends.embedded $way plain
        same "ends by $way, embedded: kernels" 1000 "$(kernels)"
    done
    for program in embedded exported; do
        run "ends by _exit, $program, under libtrace-h.so" 3 LD_PRELOAD="$SO" -- ./ends.$program _exit plain
        same "ends by _exit, $program, under libtrace-h.so: kernels" 1000 "$(kernels)"
    done
    need mpicc.mpich mpicc.openmpi
    for library in mpich openmpi; do
        check "program that ends, $library" mpicc.$library $FLAGS -DWITH_MPI "$HERE/ends.c" -o ends.$library gpu/libcudart.so.13 -Wl,-rpath,"$WORK/gpu" -pthread
        run "ends by MPI_Abort, $library" 3 LD_PRELOAD="$SO" -- ./ends.$library MPI_Abort plain
        same "ends by MPI_Abort, $library: kernels" 1000 "$(kernels)"
    done
}
missing() { # NAME: each launch has its work on record, or is counted as one that has not
    local n=$(("$(wc -l < <(grep '^work 0' books))" - $(kernels)))
    same "$1: launches without work are counted" "$n $([ $n -gt 0 ] && echo said)" "$("$BUILD/trace-tally" --json out | python3 -c '
import json, sys
print(json.load(sys.stdin)["launches_without_work"])') $("$BUILD/trace-tally" out | grep -q 'no device work recorded' && echo said)"
}

test_ends_with_something_missing() {
    need_build ends
    run 'ends by _exit, nothing to wait for it' 3 TRACE_HELPER=0 LD_PRELOAD="$SO" -- ./ends _exit plain && missing 'ends by _exit, nothing to wait for it'
    run 'ends by _exit, the device is stuck' 3 FAKE_STUCK=1 LD_PRELOAD="$SO" -- ./ends _exit plain && missing 'ends by _exit, the device is stuck'
    run "ends by _exit in a handler, a lock of CUPTI's held" 3 FAKE_SIGNAL=700 LD_PRELOAD="$SO" -- ./ends _exit signal
    run 'killed, work on its way' 137 FAKE_BUSY=1 LD_PRELOAD="$SO" -- ./ends kill steady && missing 'killed, work on its way'
    run 'ends by _exit, Python' 3 LD_PRELOAD="$SO" -- python3 -c '
import ctypes, os
cuda = ctypes.CDLL("libcuda.so.1")
cuda.cuInit(0)
for _ in range(1000):
    cuda.cuLaunchKernel(b"triton_kernel_0d1d", 1, 1, 1, 128, 1, 1, 512, ctypes.c_void_p(7), None, None)
cuda.cuStreamSynchronize(ctypes.c_void_p(7))
os._exit(3)'
    same 'ends by _exit, Python: kernels' 1000 "$(kernels)"
}

# ---- now and then: the program says itself what is to be recorded ------------------------------------------------------------------
cycle() { # NAME VARIABLE=VALUE PROGRAM ARGUMENT...
    local name=$1 setting=$2 off=work
    shift 2
    case $setting in TRACE_WHEN=*) off=all ;; esac
    run "$name" 0 "$setting" LD_PRELOAD="$SO" -- "$@" && true_to "$name" off=$off calls=$([ $off = all ] || echo any) && lawful "$name"
}

test_cycles() {
    need_build programs ranges
    #                                                                                              steps every length after most
    cycle 'one step in ten' TRACE_DEVICES=every=10 ./ranges ranges 60 10 1 0 1000
    has 'one step in ten: tally says so' <("$BUILD/trace-tally" out) 'note: devices recorded in 6 of 60 steps \(TRACE_DEVICES=every=10\)'
    same 'one step in ten: windows' 6 "$("$BUILD/trace-tally" --json out | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["name"] == "devices recorded"))')"
    cycle 'one step in ten, CUPTI takes its time' TRACE_DEVICES=every=10 env FAKE_SLOW=200 STEP_US=10000 ./ranges ranges 60 10 1 0 1000
    has 'one step in ten, CUPTI takes its time: tally says what would cost less' <("$BUILD/trace-tally" out) 'note: (pauses were too short|CUPTI was attached and detached) .*: every=100,length=10 costs less' # the second where other work stretches the pauses
    # without the worker, which flushes by time
    cycle 'one step in ten, held' TRACE_DEVICES=every=10,hold env TRACE_HELPER=0 ./ranges ranges 60 10 1 0 1000
    same 'one step in ten, held: switched, not flushed nor detached' '24 24 1 0' "$(awk '$1 == "on" && $2 != 8 { on++ } $1 == "off" { off++ } $1 == "flush" { f++ } $1 == "finalize" { z++ } END { print on + 0, off + 0, f + 0, z + 0 }' log.cupti)"
    cycle 'one slow step in ten' TRACE_DEVICES=every=10 env STEP_US=20000 ./ranges ranges 60 10 1 0 1000
    same 'one slow step in ten: detached after each, and attached before the next' '6 6' "$(awk '$1 == "subscribe" { s++ } $1 == "finalize" { z++ } END { print (s > 6 ? 6 : s + 0), z + 0 }' log.cupti)"
    # six times in 60 steps of 20 ms; on a machine so busy that this takes 1 % of them, a note may be right
    mean=$(grep -aoh '[0-9]* us to attach and detach' out/*.bin | cut -d ' ' -f 1)
    same 'one slow step in ten: that costs nothing worth a note' '' "$("$BUILD/trace-tally" out | grep 'costs less' | awk -v us="$mean" 'us * 6 < 60 * 20000 / 100')"
    same 'one slow step in ten: what that took is recorded' 1 "$(grep -aoh '[0-9]* us to attach and detach' out/*.bin | wc -l)"
    cycle 'one slow step in ten, CUPTI takes its time' TRACE_DEVICES=every=10 env FAKE_SLOW=20 STEP_US=20000 ./ranges ranges 60 10 1 0 1000
    has 'one slow step in ten, CUPTI takes its time: tally says what would cost less' <("$BUILD/trace-tally" out) 'note: CUPTI was attached and detached for each recording window, and launches waited: every=100,length=10 costs less'
    cycle 'one slow step in ten, static: callbacks are needed all the time' TRACE_DEVICES=every=10 env STEP_US=2000 ./ranges.static ranges 60 10 1 0 1000
    same 'one slow step in ten, static: not detached' 0 "$(grep -c '^finalize' log.cupti)"
    cycle 'everything, one slow step in ten, static' TRACE_WHEN=every=10 env STEP_US=20000 ./ranges.static ranges 60 10 1 0 1000
    same 'everything, one slow step in ten, static: attached by the worker, in the step before' 1 "$(grep -aoh '[0-9]* us to attach and detach' out/*.bin | wc -l)"
    same 'everything, one slow step in ten, static: detached after each' '6 6' "$(awk '$1 == "subscribe" { s++ } $1 == "finalize" { z++ } END { print (s > 6 ? 6 : s + 0), z + 0 }' log.cupti)"
    cycle 'one step in ten, static' TRACE_DEVICES=every=10 ./ranges.static ranges 60 10 1 0 1000
    cycle 'three of seven after five, forty in all' TRACE_DEVICES=every=7,length=3,after=5,for=40 ./ranges ranges 60 7 3 5 40
    cycle 'by a name' 'TRACE_DEVICES=range=Step.1?|Step.3' ./ranges ranges 5 4 1 3 1000
    cycle 'by the name of an inner range' 'TRACE_DEVICES=range=ins*,every=2' ./ranges ranges 30 2 1 0 1000
    cycle 'by ranges with a start and an end' TRACE_DEVICES=every=3 ./ranges started 30 3 1 0 1000
    cycle 'by calls' TRACE_DEVICES=every=4,length=2 ./shared steps 30 4 2 0 1000
    cycle 'everything, one step in ten' TRACE_WHEN=every=10 ./ranges ranges 60 10 1 0 1000
    cycle 'everything, one step in ten, held' TRACE_WHEN=every=10,hold ./ranges ranges 60 10 1 0 1000
    same 'everything, one step in ten, held: callbacks stay of what ends a context alone' '2 of the driver, 0 of the runtime' "$(sed -n 'H; /^finalize/{x; s/.*//; x}; ${x; p}' log.cupti | awk '{ n[$2] += ($1 == "enable") - ($1 == "disable") } END { print n[1] + 0 " of the driver, " n[2] + 0 " of the runtime" }')"
    cycle 'everything, one step in ten, static' TRACE_WHEN=every=10 ./ranges.static ranges 60 10 1 0 1000
    cycle 'everything by calls' TRACE_WHEN=after=10,for=10 ./shared steps 60 1 1 10 10
    cycle 'off, until the program says' TRACE_DEVICES=off ./shared off
    cycle 'by a signal' TRACE_DEVICES=off,signal=USR2 ./shared signal
    cycle 'after an hour' TRACE_DEVICES=after=3600s ./shared steps 5 1 1 5 1
    cycle 'released after each' TRACE_DEVICES=off,release ./shared off
    same 'released after each: attached twice' '2 1' "$(awk '$1 == "subscribe" { s++ } $1 == "finalize" { f++ } END { print s + 0, f + 0 }' log.cupti)"
    run 'never' 0 TRACE_DEVICES=0 LD_PRELOAD="$SO" -- ./shared && quiet 'never'
    same 'never: nobody subscribes' '' "$(cat log.cupti 2>/dev/null)"
    run 'nonsense' 0 TRACE_DEVICES=every=often LD_PRELOAD="$SO" -- ./shared && true_to 'nonsense: recorded as ever'
    refuse 'nonsense: trace-run' "$BUILD/trace-run" --devices every=often -- true
    refuse 'more than there is: trace-run' "$BUILD/trace-run" --when every=3,length=4 -- true
    rm -rf books log.cupti by-run
    check 'trace-run' timeout $PATIENCE "$BUILD/trace-run" -q -o by-run --devices every=10 -- ./ranges ranges 20 10 1 0 1000
    "$BUILD/trace-tally" by-run >tally 2>&1
    has 'trace-run: tally says so' tally 'note: devices recorded in 2 of 20 steps'
    says 'nonsense' 'TRACE_DEVICES=every=often: every, length, after and for take a number of steps above 0'
}

test_tsan() {
    need_build fakes
    # CUPTI is attached and detached while threads launch: under ThreadSanitizer, clang's, since gcc takes twice as long
    check 'program, embedded, TSan' clang $FLAGS -g1 -fsanitize=thread -DTRACE_IMPL -DTRACE_CUDA -DTRACE_CUDART -I "$ROOT" "$HERE/program.c" -o tsan -Wl,--no-as-needed gpu/libcudart.so.13 -Wl,-rpath,"$WORK/gpu" -pthread -ldl
    for cycle in threads:every=20ms,length=5ms threads:every=4ms,length=1ms; do
        run "TSan, $cycle" 0 TRACE_WHEN="${cycle#*:}" -- setarch -R ./tsan "${cycle%%:*}"
        same "TSan, $cycle: no race, and CUPTI was detached" "0 1" "$(grep -c 'WARNING: ThreadSanitizer' log) $(($(grep -c '^finalize' log.cupti) > 0))" || lib__tail log
    done
}

# ---- company -------------------------------------------------------------------------------------------------------------------------
test_company() {
    need_build programs
    run 'released' 0 LD_PRELOAD="$SO" -- ./shared release && true_to 'released' off=work calls=any && lawful 'released'
    says 'released' 'uses CUPTI, which serves one tool at a time: work of devices is not recorded, host calls are'
    same 'released: once' '1' "$(grep -c '^finalize 0' log.cupti)"
    for program in shared static; do
        run "released in a call, $program" 0 LD_PRELOAD="$SO" -- ./$program inside
        same "released in a call, $program: the driver's calls after it" 'cuLaunchKernel 1 cuMemsetD32_v2 1' "$(calls CUDA out | grep -v cuInit | sort | tr '\n' ' ' | sed 's/ $//')"
    done
    run 'released between calls' 0 TRACE_WHEN=every=20,length=1 LD_PRELOAD="$SO" -- ./static dwells
    "$BUILD/trace-print" --mangled --json out >events
    same 'released between calls: all that begin end' '' "$(sed 's/.*"event":"\([^"]*\)".*"name":"\([^"]*\)".*/\1 \2/' events | awk '$1 == "entry" { n[$2]++ } $1 == "exit" { n[$2]-- } END { for (f in n) if (n[f]) print f, n[f] }')"
    same 'released between calls: three windows' 3 "$(grep -c '"event":"slice".*"name":"_Z4stepi"' events)"
    has 'released between calls: it is' log.cupti '^finalize 0$'
    touch taken
    (for _ in $(seq $((PATIENCE * 10))); do grep -q '^subscribe 39' log.cupti 2>/dev/null && break; sleep 0.1; done; rm -f taken) &
    run 'taken, and free later' 137 FAKE_TAKEN="$WORK/taken" TRACE_DEVICES=every=1s,length=500ms LD_PRELOAD="$SO" -- ./shared kill
    same 'taken, and free later: it is attached' '39 0' "$(grep subscribe log.cupti | cut -d ' ' -f 2 | sort -ru | xargs)"
    for program in shared static; do
        run "$program, context reset" 0 LD_PRELOAD="$SO" -- ./$program reset && true_to "$program, context reset" calls=any && lawful "$program, context reset"
        run "$program, context reset while nothing is recorded" 0 TRACE_WHEN=every=4ms,length=1ms,hold LD_PRELOAD="$SO" -- ./$program reset && lawful "$program, context reset while nothing is recorded"
        run "$program, exit in a callback" 7 LD_PRELOAD="$SO" -- ./$program exit && true_to "$program, exit in a callback" && lawful "$program, exit in a callback"
        run "$program, workers" 0 LD_PRELOAD="$SO" -- ./$program workers && true_to "$program, workers" && lawful "$program, workers"
        run "$program, many threads and streams" 0 LD_PRELOAD="$SO" -- ./$program threads && true_to "$program, many threads and streams" && lawful "$program, many threads and streams"
    done
    run 'workers in a step' 0 TRACE_WHEN=every=1 LD_PRELOAD="$SO" -- ./shared workers && lawful 'workers in a step'
    echo 'int sanitizer_is_here;' >sanitizer.c
    check 'a library by the name of the sanitizer' $CC -shared -fPIC sanitizer.c -o libsanitizer-collection.so
    run 'compute-sanitizer' 0 NV_SANITIZER_INJECTION_PORT_BASE=49152 LD_PRELOAD="$SO:$WORK/libsanitizer-collection.so" -- ./shared
    says 'compute-sanitizer' 'compute-sanitizer and CUPTI exclude each other: work of devices is not recorded, host calls are'
    same 'compute-sanitizer: CUPTI is left alone' '' "$(cat log.cupti 2>/dev/null)"
    same 'compute-sanitizer: calls are recorded' 20 "$(calls CUDART out | awk '$1 == "__cudaLaunchKernel" { print $2 - 2 }')"
}
# ---- the real one --------------------------------------------------------------------------------------------------------------------
test_real_cupti() {
    need_build programs
    for version in 13.0 12.9; do
        if [ $version = 13.0 ]; then LIB=$SITE/cu13/lib/libcupti.so.13; else LIB=$SITE/cuda_cupti/lib/libcupti.so.12; fi
        run "real CUPTI $version, no driver for it" 0 TRACE_LIBCUPTI="$LIB" LD_PRELOAD="$SO" LD_LIBRARY_PATH="$WORK/gpu" -- ./static
        says "real CUPTI $version" 'CUPTI does not work here \([0-9]+\)'
    done
}
# ---- the changes that all of this made, where all of it was
tests
if [ -z "$SELECT" ]; then
    sort -u states.log >made
    same 'states: programs made only changes of the table' '' "$(comm -23 made <(sort rows) | head -n 3)"
    same 'states: and these' '' "$(comm -13 made <(printf '%s\n' 'ABSENT START DETACHED' 'ABSENT BLOCK UNUSABLE' 'DETACHED ATTACH ATTACHING' 'DETACHED REQUEST_ATTACH REQUESTED' \
        'TAKEN ATTACH ATTACHING' 'ATTACHING ATTACHED IDLE' 'ATTACHING REFUSED TAKEN' 'ATTACHING FAILED UNUSABLE' 'IDLE RECORD RECORDING' 'RECORDING PAUSE IDLE' \
        'IDLE REQUEST_DETACH DRAINING' 'IDLE CLOSE CLOSING' 'DRAINING CLOSE CLOSING' 'CLOSING DETACH DETACHING' 'DETACHING DETACHED DETACHED' 'worker NONE BEGIN RUNNING' \
        'worker RUNNING EXIT ENDING' | sort))"
fi
finish
