#!/bin/bash
# bench/gpu as far as it goes without a GPU: floor.c under a CUPTI that knows the truth, the checks on recordings that are right and on some that are not, the taking
# of turns with processes whose times are known.
set -u
. "$(dirname "$0")/../lib.sh"
GPU=$ROOT/bench/gpu
FAKE=$ROOT/tests/cupti
SITE=$(echo "$CACHE"/venv/lib/python3*/site-packages/nvidia)
INCLUDE="-isystem $SITE/cu13/include -isystem $SITE/cu13/include/cccl"
SO=$BUILD/libtrace-h.so
cd "$WORK" || exit 1
export PYTHONPATH=$GPU CALL_LOG=$WORK/books

need shellcheck node

test_scripts() {
    check 'scripts: shellcheck' shellcheck -x -P SCRIPTDIR "$GPU"/*.sh "$GPU"/parts/*.sh
    check 'scripts: Python compiles them' python3 -c 'import ast, sys; [ast.parse(open(f).read(), f) for f in sys.argv[1:]]' "$GPU"/*.py
}

build_floor() {
    for cc in gcc clang; do
        check "floor.c: $cc" $cc -std=gnu11 -O2 -Wall -Wextra -Wpedantic -Werror -shared -fPIC $INCLUDE "$GPU/floor.c" -o floor.so -pthread -ldl
        check "where.c: $cc" $cc -std=gnu11 -O2 -Wall -Wextra -Wpedantic -Werror -shared -fPIC "$GPU/where.c" -o where.so -ldl
    done
}
FLAGS="-std=gnu11 -w -O0 -I $FAKE $INCLUDE"

build_fakes() {
    mkdir -p lib
    check 'fake CUPTI' $CC $FLAGS -shared -fPIC "$FAKE/cupti.c" -Wl,-soname,libcupti.so.13 -o lib/libcupti.so.13 -pthread
    check 'fake driver' $CC $FLAGS -shared -fPIC "$FAKE/gpu.c" -Wl,-soname,libcuda.so.1 -o lib/libcuda.so.1 -ldl
    check 'fake runtime' $CC $FLAGS -shared -fPIC "$FAKE/runtime.c" -Wl,-soname,libcudart.so.13 -o lib/libcudart.so.13 -ldl
    check 'program, shared runtime' $CC $FLAGS "$FAKE/program.c" -o shared lib/libcudart.so.13 -Wl,-rpath,"$WORK/lib" -pthread -ldl
    check 'program, static runtime' $CC $FLAGS "$FAKE/program.c" "$FAKE/runtime.c" -o static -pthread -ldl
}
export LD_LIBRARY_PATH=$WORK/lib

# ---- floor.c ------------------------------------------------------------------------------------------------------------------------
floor() { # FLOOR PROGRAM...
    local words=$1
    shift
    rm -f counts books
    timeout $PATIENCE env CUDA_INJECTION64_PATH="$WORK/floor.so" FLOOR="$words" FLOOR_OUT="$WORK/counts" "$@"
}
truth() { awk '$1 == "work" { n[$2]++ } END { printf "kernels %d copies %d fills %d\n", n[0], n[1], n[2] }' books; }
counted() { grep -oE 'kernels [0-9]+ copies [0-9]+ fills [0-9]+' counts; }

test_floor() {
    need_build floor fakes
    for program in shared static 'static many'; do
        # shellcheck disable=SC2086 # two words
        floor names=1,kinds=10+1+2+22 ./$program
        same "floor.so: $program" "$(truth)" "$(counted)"
        same "floor.so: $program, by name" "$(awk '$1 == "work" && $2 == 0 { print $3 }' books | sort | uniq -c | awk '{ print $1, $2 }')" \
            "$(sed -n 's/^kernel //p' counts | sort -k2)"
        same "floor.so: $program, nothing dropped" 0 "$(grep -oE 'dropped [0-9]+' counts | cut -d ' ' -f 2)"
    done
    floor kinds=0,callbacks=none ./shared
    same 'floor.so: no kinds, no records' 'kernels 0 copies 0 fills 0' "$(counted)"
    callbacks() { floor "kinds=0,callbacks=$1" ./shared && grep -oE 'callbacks [0-9]+' counts | cut -d ' ' -f 2; }
    same 'floor.so: callbacks of the driver and of the runtime, both, kernels alone, none' \
        "$(awk '$1 == "call" && $3 ~ /^cuda/ && $3 ~ /Launch|Memcpy|Memset/ { r++ } $1 == "call" && $3 !~ /^cuda/ && $3 ~ /Launch|Memcpy|Memset/ { d++ }
            $1 == "call" && $3 ~ /cuLaunchKernel/ { k++ } END { print d, r, d + r, k, 0 }' books)" \
        "$(callbacks driver) $(callbacks runtime) $(callbacks launches) $(callbacks one-driver) $(callbacks none)"
    while read -r name rest; do
        case $name in '' | '#'*) continue ;; esac
        words=$(sed -n 's/.*FLOOR=\([^ ]*\).*/\1/p' <<<"$rest")
        [ -n "$words" ] || continue
        floor "$words" ./shared || fail "settings.list: $name" "exit status $?"
        case $words in *late=1*) expected= ;; *kinds=0* | *kinds=1+2*) expected=0 ;; *kinds=10+1+2+51*) expected=22 ;; *count=0*) expected=0 ;; *) expected=23 ;; esac
        same "settings.list: $name" "$expected" "$(grep -oE 'kernels [0-9]+' counts 2>/dev/null | cut -d ' ' -f 2)"
    done <"$GPU/settings.list"
    same 'floor.so: what is refused is said' 'floor: hwtrace: refused, 27' "$(floor hwtrace=1 ./shared; grep refused counts)"
}

# ---- launch.cu: 301 launches before it is ready, and then those that it is asked for --------------------------------------------------
test_launch() {
    need_build floor fakes
    sed -e 's/#include <cuda.h>/#include "launch.h"/; /#include <cuda_runtime.h>/d; s/asm volatile.*/t = 0;/' \
        -e 's/\(nothing\|stamp\|inside\)<<<[^>]*>>>([^)]*)/LAUNCH("_Z7" "\1" "v")/' "$GPU/launch.cu" >launch.cpp
    check 'launch.cu on the fake runtime' g++ -w -O0 -I "$HERE" $INCLUDE launch.cpp -o launch lib/libcudart.so.13 -Wl,-rpath,"$WORK/lib" -ldl
    asked() { printf '%s\n' 'run launch 600' pause 'run launch 300' resume 'run stamps 300' quit | "$@"; }
    asked floor callbacks=driver ./launch >answers
    same 'launch.cu under floor.so: not what came while paused' 'kernels 1801' "$(grep -o 'kernels [0-9]*' counts)"
    same 'launch.cu answers each command, with JSON' 7 "$(python3 -c 'import json; print(len([json.loads(l) for l in open("answers")]))')"
    rm -rf out && asked env TRACE_OUT=out LD_PRELOAD="$SO" ./launch >/dev/null
    same 'launch.cu under libtrace-h.so: likewise' 1801 "$("$BUILD/trace-tally" --json out | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["kind"] == "device"))')"
    floor callbacks=driver,late=1 ./launch </dev/null >/dev/null
    same 'launch.cu: floor.so begins when it is called' 'kernels 0' "$(grep -o 'kernels [0-9]*' counts)"
}

# ---- check.py -----------------------------------------------------------------------------------------------------------------------
looks() { python3 "$GPU/check.py" "$@" <"${EVENTS:-events}"; }
test_check() {
    need_build floor fakes
    floor names=1,kinds=10+1+2+22 ./shared && mv counts floored
    rm -rf out && TRACE_OUT=out LD_PRELOAD=$SO ./shared
    "$BUILD/trace-print" --mangled --json out >events
    check 'check.py: as the program says' looks --expect '23 kernels 5 copies 2 fills'
    check 'check.py: as torch.profiler says' looks --expect 'kernels 23 moves 7'
    check 'check.py: as bare CUPTI says' looks --floor floored
    refuse 'check.py: one too few is found' looks --expect '24 kernels 5 copies 2 fills'
    refuse 'check.py: nothing expected is no success' looks --expect ''
    sed 's/^kernel 10 _Z5firstPfi/kernel 9 _Z5firstPfi/' floored >altered
    refuse 'check.py: one kernel that bare CUPTI did not see is found' looks --floor altered
    check 'check.py: a call by name' looks --path '__cudaLaunchKernel'
    refuse 'check.py: a call that is not there' looks --path 'Step.7>cudaLaunchKernel'
    python3 -c '
import json, sys
for line in open("events"):
    e = json.loads(line)
    if e["event"] == "slice" and "grid" in e["args"]:
        e["ns"] -= 50_000_000
    print(json.dumps(e))' >shifted
    EVENTS=shifted refuse 'check.py: kernels before their calls are found' looks
    grep -v '"launch"' events >causeless
    EVENTS=causeless refuse 'check.py: kernels without a call are found' looks
    has 'check.py: the bounds of the clock' <(looks) 'at most [0-9.]+ us behind the host.s and [0-9.]+ us ahead'
}

# ---- Step.7 > Forward > Layer.3 > Attn.3 > kernel, in the records and in the timeline --------------------------------------------------
test_path() {
    need_build fakes
    rm -rf out
    for rank in 0 1; do
        check "regions, rank $rank" env RANK=$rank WORLD_SIZE=2 "$BUILD/trace-run" -q -n -o out -- "$(venv)" "$HERE/steps.py" lib/libcudart.so.13
        rm -rf out$rank && mv out out$rank
    done
    mkdir -p out && mv out0/* out1/* out
    "$BUILD/trace-print" --mangled --json out >events
    check 'path: each rank has its kernel' looks --path 'Step.7>Forward>Layer.3>Attn.3'
    has 'path: one on each rank' <(looks --path 'Step.7>Forward>Layer.3>Attn.3') '^rank 1: 1 kernels, first Step.7 > Forward > Layer.3 > Attn.3 > (__)?cudaLaunchKernel > _Z9attentionv'
    refuse 'path: no step 9' looks --path 'Step.9>Forward>Layer.3>Attn.3'
    "$BUILD/to-perfetto" -q -o ddp.pftrace out
    LD_LIBRARY_PATH= node "$ROOT/tests/perfetto/query.mjs" ddp.pftrace "$(cat "$GPU/ddp.sql")" >sql 2>&1
    same 'path: SQL finds it on each rank' 2 "$(grep -cE 'PyTorch:Step.7 > PyTorch:Forward > PyTorch:Layer.3 > PyTorch:Attn.3 > (__)?cudaLaunchKernel.*1.*attention' sql)" || lib__tail sql
}

# ---- nccl_check.py ---------------------------------------------------------------------------------------------------------------------
test_nccl_check() {
    collectives() { python3 "$HERE/collectives.py" "$1" | python3 "$GPU/nccl_check.py" 2; }
    check 'nccl_check.py: all matched' collectives good
    for how in missing differs early; do refuse "nccl_check.py: $how" collectives $how; done
}

# ---- duty.py: by a clock that only steps move, steps of 2 ms, of which the first of each ten takes half as much again, and the one before that a quarter -----------------------------
test_duty() {
    need_build fakes
    duty() { # VARIABLE GOAL
        env TRACE_OUT=out "$1=every=10" LD_PRELOAD="$SO" python3 -c '
import runpy, sys, time, types
calls, now = -20, 0
def step():
    global calls, now
    now += {0: 3_000_000, 9: 2_500_000}.get(calls % 10 if 0 <= calls < 200 else 1, 2_000_000)
    calls += 1
time.perf_counter_ns = lambda: now
sys.modules["model"] = types.SimpleNamespace(step=step, sync=lambda: None)
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")' "$GPU/duty.py" 200 "$2" >said 2>&1
    }
    for variable in TRACE_WHEN TRACE_DEVICES; do
        check "duty.py: $variable" duty $variable 1.09
        has "duty.py: $variable: what which step takes" said '^of that: recorded 1\.[45][0-9]*, the one before 1\.2[0-9]*, the one after (1\.0|0\.9)[0-9]*$'
        has "duty.py: $variable: all of them" said '^on average 1\.0[78][0-9]* \(1\.0[78][0-9]* and 1\.0[78][0-9]* in the halves\), host calls (1\.0|0\.9)[0-9]* .*; together 1\.0[6-9]'
        refuse "duty.py: $variable: the goal is missed" duty $variable 1.05
    done
}

# ---- levels.py: with a step that takes 2 ms by such a clock, whatever is recorded, and CUPTI going from one to the other -----------------------------------------
test_levels() {
    need_build floor fakes
    levels() { # GOAL...
        rm -rf out
        env TRACE_OUT=out FLOOR_SO="$WORK/floor.so" FLOOR_OUT="$WORK/counts" FAKE_LOG="$WORK/levels.log" LD_PRELOAD="$SO" python3 -c '
import ctypes, runpy, sys, time, types
cuda = ctypes.CDLL("libcudart.so.13")
now = 0
def step():
    global now
    cuda.cudaDeviceSynchronize()
    now += 2_000_000
time.perf_counter_ns = lambda: now
cuda.cudaDeviceSynchronize()
sys.modules["model"] = types.SimpleNamespace(step=step, sync=lambda: None)
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")' "$GPU/levels.py" 1 "$@" >said 2>&1
    }
    check 'levels.py' levels 'default / none <= 1.1' 'full / floor <= 1.1'
    has 'levels.py: each way' said '^host-calls +[0-9.]+ +(1\.0|0\.9)'
    has 'levels.py: full beside default' said '^full / default, step beside step: (1\.0|0\.9)'
    same 'levels.py: CUPTI is taken by both, and given back each time' '' "$(awk '$1 == "subscribe" { s++; if ($2) print "refused" } $1 == "finalize" || $1 == "outside" { f++ } END { if (s < 8 || f < s - 1) print s, f }' levels.log)"
    refuse 'levels.py: a goal is missed' levels 'default / none <= 0.5'
    refuse 'levels.py: a goal of the quiet steps is missed' levels 'quiet default / none <= 0.5'
    WAYS='none floor full' check 'levels.py: some ways' levels 'quiet full / floor <= 1.1' 'default / none <= 0.5'
    has 'levels.py: and not the others' said '^default / none <= 0.5 +not asked for$'
}

# ---- asks.c ----------------------------------------------------------------------------------------------------------------------------------
test_asks() {
    check 'asks.c builds' $CC -std=gnu11 -O2 -Wall -Wextra -Werror -shared -fPIC "$GPU/asks.c" -o asks.so -ldl
    LD_PRELOAD="$WORK/asks.so" python3 -c 'import ctypes
asks = ctypes.CDLL(None).asks
asks(ctypes.c_bool(True)); open("/etc/hostname").close(); several = b"0" * 200000; asks(ctypes.c_bool(False))' >said
    has 'asks.c: a file is opened' said '^ *0 us +.0 +[0-9.]+ us open +0 .*/etc/hostname$'
    has 'asks.c: memory, with its size' said ' us malloc +200[0-9][0-9][0-9] '
}

# ---- telemetry.py ----------------------------------------------------------------------------------------------------------------------------
test_telemetry() {
    telemetry() { # WATTS: of ours at work; nvidia-smi has 600
        python3 -c '
import json, sys
for i in range(40):
    for name, value in (("power", float(sys.argv[1]) if i > 15 else 100), ("sm_clock", 1980 if i > 15 else 345)):
        print(json.dumps({"name": name, "args": {"track": "NVML GPU 0 Fake", "value": value}}))' "$1" | python3 "$GPU/telemetry.py" smi
    }
    python3 -c 'for i in range(20): print("%d, %d" % ((600, 1965) if i > 7 else (90, 345)))' >smi
    check 'telemetry.py: as nvidia-smi says' telemetry 620
    refuse 'telemetry.py: a sixth less is found' telemetry 500
    echo 'No devices were found' >smi
    refuse 'telemetry.py: nothing to compare with is no success' telemetry 600
}

# ---- turns.py ------------------------------------------------------------------------------------------------------------------------------
test_turns() {
    turns() { python3 "$GPU/turns.py" --folder turns --turns 3 --work loop:10 "$@" -- python3 "$HERE/child.py" >table 2>&1; }
    check 'turns.py' turns --sets 3 --keep 2 --together 4 untraced 'floor FACTOR=1.1 PAUSES=1' 'ours FACTOR=1.21 PAUSES=1' 'dies FACTOR=1.5 DIE=4' 'b FACTOR=1.3' 'c FACTOR=1.4'
    has 'turns.py: ratio to both references, and to itself when paused' table '^ours +2\.420 \[.*\] +1\.210 \[1\.210 1\.210\] +1\.100 \[1\.100 1\.100\] +1\.210 \[1\.210 1\.210\] +1\.210$'
    has 'turns.py: ways of the second group' table '^c +2\.800 \[.* 1\.400 \[1\.400 1\.400\]'
    has 'turns.py: one that fails is named and left out' table "^dies failed, and is left out: it ended with 1: at its wits' end"
    has 'turns.py: the others go on' table '^set 3 of 3'
    has 'turns.py: what they say of themselves' table '^untraced .* 1\.500 .* 0\.250 .* 100\.000 +120\.000 +77\.000'
    goals() { python3 "$GPU/goals.py" turns/result.json "$@"; }
    check 'goals.py: met' goals 'ours / floor <= 1.101' 'ours / untraced <= 1.22' 'ours < b' 'ours own <= 1.22' 'ours own / floor <= 1.101' 'floor own < ours' 'ours first_s <= 0.01' 'ours exit_s <= 0.3'
    for goal in 'ours / floor <= 1.09' 'ours own <= 1.2' 'ours own / floor <= 1.09' 'ours own < floor' 'b own <= 2' 'b < ours' 'ours < ours' 'ours first_s <= -1' 'dies / untraced <= 2' 'ours < dies'; do refuse "goals.py: $goal is not" goals "$goal"; done
    : >table
    python3 "$GPU/turns.py" --folder turns --turns 30 --sets 100000 --work loop:10 untraced 'ours FACTOR=1.5' -- python3 "$HERE/child.py" >table 2>&1 &
    for _ in $(seq $((PATIENCE * 10))); do grep -q '^set [1-9]' table && break; sleep 0.1; done
    kill $!
    wait $!
    has 'turns.py: stopped' table '^stopped after [0-9]+ s'
    has 'turns.py: stopped, it tells what it has' table '^ours .* 1\.500 \[1\.500 1\.500\]'
    refuse 'turns.py: nothing to compare with' turns 'untraced DIE=3' 'ours'
    refuse 'turns.py: two of one name' turns untraced a a
}

# ---- run.sh ---------------------------------------------------------------------------------------------------------------------------------
test_parts() {
    export WORK
    refuse 'run.sh: a part that is not there' "$GPU/run.sh" captrue
    refuse 'run.sh: no GPU' env PATH="$WORK:$PATH" "$GPU/run.sh" capture
    for f in "$GPU"/parts/*.sh; do
        has "$(basename "$f") says what it needs" "$f" '^# GPUs: [1-9]'
        has "$(basename "$f") says how long it may take" "$f" '^# seconds: [1-5][0-9][0-9]$'
        grep -q "\b$(basename "$f" .sh)\b" <(grep '^ALL=' "$GPU/run.sh") && ok "$(basename "$f") is a part" || fail "$(basename "$f") is a part" 'run.sh does not name it'
        grep -q "^| .$(basename "$f" .sh). |" "$GPU/README.md" && ok "$(basename "$f") is explained" || fail "$(basename "$f") is explained" 'not in README.md'
    done
}
finish
