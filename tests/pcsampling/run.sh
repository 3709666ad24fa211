#!/bin/bash
# Instruction sampling without a GPU: a fake device that is sampled and keeps the truth, under a CUPTI built from the vendor's headers; checksums
# and source lines of real cubins are the real CUPTI's
set -u
. "$(dirname "$0")/../lib.sh"
FAKE=$ROOT/tests/cupti
SITE=$(echo "$CACHE"/venv/lib/python3*/site-packages/nvidia)
SO=$BUILD/libtrace-h.so
CUDA="-isystem $SITE/cu13/include -isystem $SITE/cu13/include/cccl"
cd "$WORK" || exit 1
need readelf python3
include() { case $1 in 13.0) echo "$SITE/cu13/include" ;; 12.9) echo "$SITE/cuda_cupti/include" ;; esac; }
library() { case $1 in 13.0) echo "$SITE/cu13/lib/libcupti.so.13" ;; 12.9) echo "$SITE/cuda_cupti/lib/libcupti.so.12" ;; esac; }

for version in 13.0 12.9; do
    check "layout of $version" $CC -std=c11 -w -I "$ROOT/src" -isystem "$(include $version)" $CUDA -c "$HERE/layout.c" -o layout.o
done
mkdir -p wrong/backends/cuda/cupti wrong/backends/cuda/pc_sampling && cp "$ROOT/src/backends/cuda/cupti/abi.h" wrong/backends/cuda/cupti/
sed 's/uint64_t cubin, offset;/uint64_t offset, cubin;/' "$ROOT/src/backends/cuda/pc_sampling/abi.h" >wrong/backends/cuda/pc_sampling/abi.h
refuse 'layout: a wrong order is found' $CC -std=c11 -w -I wrong -isystem "$(include 13.0)" $CUDA -c "$HERE/layout.c" -o layout.o

FLAGS="-std=gnu11 -w -O0 -I $FAKE -isystem $(include 13.0) $CUDA -DTRACE__CHECK_STATES=\"states.log\""
for version in 13.0 12.9; do
    mkdir -p "cupti$version"
    check "fake CUPTI $version" $CC -std=gnu11 -w -O0 -I "$FAKE" -isystem "$(include $version)" $CUDA -shared -fPIC "$FAKE/cupti.c" "$HERE/pc.c" -Wl,-soname,libcupti.so.13 -o "cupti$version/libcupti.so.13" -pthread -ldl
done
mkdir -p gpu
check 'fake driver' $CC $FLAGS -shared -fPIC "$FAKE/gpu.c" -Wl,-soname,libcuda.so.1 -o gpu/libcuda.so.1 -ldl
check 'program, static runtime' $CC $FLAGS "$FAKE/program.c" "$FAKE/runtime.c" -o static -pthread -ldl
check 'fake runtime' $CC $FLAGS -shared -fPIC "$FAKE/runtime.c" -Wl,-soname,libcudart.so.13 -o gpu/libcudart.so.13 -ldl
check 'program, shared runtime' $CC $FLAGS "$FAKE/program.c" -o shared gpu/libcudart.so.13 -Wl,-rpath,"$WORK/gpu" -pthread -ldl
check 'program, embedded' $CC $FLAGS -DTRACE_IMPL -DTRACE_CUDA -I "$ROOT" "$FAKE/program.c" "$FAKE/runtime.c" -o embedded -Wl,--export-dynamic-symbol=InitializeInjection -pthread -ldl
# gcc takes twice as long for a recorder with sanitizers
check 'program, embedded, sanitized' clang $FLAGS -g1 -fsanitize=address,undefined -fno-sanitize-recover=undefined -DTRACE_IMPL -DTRACE_CUDA -I "$ROOT" "$FAKE/program.c" "$FAKE/runtime.c" -o sanitized -Wl,--export-dynamic-symbol=InitializeInjection -pthread -ldl
check 'no sockets' $CC -std=gnu11 -w "$HERE/nosocket.c" -o nosocket
check 'cubin with lines' "$SITE/cu13/bin/ptxas" -arch sm_90 -lineinfo "$HERE/lines.ptx" -o lines.cubin
check 'cubin without lines' "$SITE/cu13/bin/ptxas" -arch sm_90 "$HERE/plain.ptx" -o plain.cubin
readelf --debug-dump=decodedline lines.cubin >lines 2>/dev/null
export LD_LIBRARY_PATH=$WORK/gpu:$WORK/cupti13.0 CALL_LOG=$WORK/books FAKE_LOG=$WORK/log.cupti
export FAKE_UUID=$(od -An -N 7 -tx1 /dev/urandom | tr -d ' ') GO=$WORK/go
export FAKE_CUBINS=$WORK/lines.cubin:$WORK/plain.cubin FAKE_REAL=$(library 13.0)

run() { # NAME STATUS ENV... -- PROGRAM...
    local name=$1 status=$2 settings=() got
    shift 2
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf out books log.cupti
    timeout $PATIENCE env TRACE_OUT="$WORK/out" TRACE_PC_SAMPLING=1 "${settings[@]}" "$@" >log 2>&1
    got=$?
    same "$name: exit status" "$status" $got || lib__tail log
}
true_to() { # NAME OPTION...
    local name=$1
    shift
    "$BUILD/trace-print" --mangled --json out >events
    if python3 "$HERE/check.py" books lines "$@" <events >found 2>&1; then ok "$name: $(tail -n 1 found)"; else
        fail "$name" "$(tail -n 1 found)"
        lib__tail found
    fi
}
says() { same "$1: one line" 1 "$(grep -c '^trace:' log)" && has "$1: $2" log "$2"; }
lost() { "$BUILD/trace-tally" --json out 2>/dev/null | python3 -c 'import json,sys; print(json.load(sys.stdin)["dropped"])'; }
kinds() { awk '$1 == "on" { print $2 }' log.cupti | sort -n | xargs; }

# ---- the same as the truth -----------------------------------------------------------------------------------------------------
run 'preloaded' 0 LD_PRELOAD="$SO" -- ./static && true_to 'preloaded'
same 'preloaded: says nothing' '' "$(cat log)"
same 'preloaded: kinds of records, kernels among them' '1 2 8 10 22' "$(kinds)"
same 'preloaded: period and buffer' 'period 17 buffer 32' "$(grep -E '^(period|buffer)' books | xargs)"
same 'preloaded: started once' 'start stop' "$(grep -E '^(start|stop)' books | xargs)"
same 'preloaded: nothing is lost' 0 "$(lost)"
tallied() { # NAME FILE
    "$BUILD/trace-tally" --mangled --json "$2" >tally.json 2>tally.err
    if python3 "$HERE/tally.py" books <tally.json >found 2>&1; then ok "$1: $(tail -n 1 found)"; else
        fail "$1" "$(tail -n 1 found)"
        lib__tail found
    fi
}
tallied 'trace-tally' out
check 'trace-merge' "$BUILD/trace-merge" -o merged.bin out
tallied 'trace-tally, merged' merged.bin
"$BUILD/trace-tally" out >text
has 'kernels in the table' text '^ *first\(float\*, int\) \| +[0-9]+ \| +[0-9.]+% \| +[0-9.]+% \| [a-z_]+ [0-9.]+%, [a-z_]+ [0-9.]+%, '
has 'hot lines in the table' text ' \| /src/kernels/triton\.py:7 +\| [a-z_]+ [0-9.]+%'
has 'offsets in the table' text '^ *second\(\) .* \| \+0x10 +\| '
same 'the device has its name' '"GPU 0 Fake One"' "$("$BUILD/trace-print" out | grep -oE 'sample place.*track="[^"]*"' | grep -o '"GPU.*' | sort -u)"
"$BUILD/trace-tally" --csv --mangled out >csv
has 'kernels in CSV' csv '^CUDA,_Z5firstPfi,samples,[0-9]+,+$'
has 'lines in CSV' csv '^CUDA,triton_kernel_0d1d @ /src/kernels/triton.py:7,line samples,[0-9]+,+$'
same 'CSV: each line has as many columns as there are titles' 1 "$(awk -F , '{ print NF }' csv | sort -u | wc -l)"
same 'one kernel alone' 'triton_kernel_0d1d' "$("$BUILD/trace-tally" --json --name triton out | python3 -c 'import json,sys; print(*[f["name"] for f in json.load(sys.stdin)["samples"]["functions"]])')"
same 'another API' '' "$("$BUILD/trace-tally" --api itt out | grep samples)"
same 'one line alone' 1 "$("$BUILD/trace-tally" --top 1 out | sed -n '/^Hot lines/,$p' | grep -c '/src/\|+0x')"
"$BUILD/trace-tally" --json out >tally.json
"$BUILD/trace-export" -q -f hatchet -o samples.hatchet out
check 'a profile has the same samples' python3 "$HERE/profile.py" samples.hatchet <tally.json
for late in FAKE_PC_LATE=0 FAKE_PC_LATE=1 "FAKE_PC_STRICT=1 FAKE_VERSION=130300"; do # in a folder of its own
    rm -rf flush && mkdir flush
    check "$late: Proton's finalize() has the samples" env $late CALL_LOG="$WORK/flush/books" TRACE_OUT="$WORK/flush/out" TRACE_LIB="$BUILD" PYTHONPATH="$BUILD/python" "$(venv)" "$HERE/flush.py" "$WORK/flush"
done
printf '\n\n\n\n\n\n\n\n\n/* HOT first */\n' >first.cu
refuse "bench/gpu's eye for hot lines: too few are in kernels" python3 "$ROOT/bench/gpu/hot.py" first.cu first <tally.json
export ATTRIBUTED=50
check "bench/gpu's eye for hot lines" python3 "$ROOT/bench/gpu/hot.py" first.cu first <tally.json
printf '/* HOT first */\n' >first.cu
refuse "bench/gpu's eye: another line" python3 "$ROOT/bench/gpu/hot.py" first.cu first <tally.json
check 'a timeline' "$BUILD/to-perfetto" -o t.pftrace out
run 'by injection' 0 CUDA_INJECTION64_PATH="$SO" -- ./static && true_to 'by injection'
run 'embedded' 0 -- ./embedded && true_to 'embedded'
run 'CUPTI 13.3' 0 FAKE_PC_STRICT=1 FAKE_VERSION=130300 LD_PRELOAD="$SO" -- ./static && true_to 'CUPTI 13.3'
same 'CUPTI 13.3: nothing is asked for while sampling runs' 0 "$(grep -c discarded books)"
run 'asked as 13.0 is' 0 FAKE_PC_STRICT=1 LD_PRELOAD="$SO" -- ./static && has 'asked as 13.0 is, it drops samples' books '^discarded'
run 'CUPTI started late' 0 FAKE_NO_INJECTION=1 LD_PRELOAD="$SO" -- ./shared && true_to 'CUPTI started late'
run 'a context without a callback' 0 FAKE_NO_CONTEXT_CALLBACK=1 LD_PRELOAD="$SO" -- ./static && true_to 'a context without a callback' lines=0
run 'kernels one after another' 0 TRACE_PC_SAMPLING=12,kernels LD_PRELOAD="$SO" -- ./static && true_to 'kernels one after another'
same 'kernels one after another: kinds of records' '1 2 3 8 22' "$(kinds)"
same 'kernels one after another: period' 'period 12' "$(grep period books)"
same 'kernels one after another: says nothing' '' "$(cat log)"
for n in 5:512 14:256 15:128 16:64 17:32 31:32 12,buffer=48:48 20,kernels,buffer=7:7; do
    run "buffer of $n" 0 TRACE_PC_SAMPLING=${n%:*} LD_PRELOAD="$SO" -- ./static
    same "buffer of $n" "buffer ${n#*:}" "$(grep buffer books)"
done
run 'CUPTI 12.9' 0 FAKE_REAL="$(library 12.9)" LD_LIBRARY_PATH="$WORK/gpu:$WORK/cupti12.9" LD_PRELOAD="$SO" -- ./static && true_to 'CUPTI 12.9'
run 'more places than a buffer holds' 0 FAKE_PC_SPREAD=3000 LD_PRELOAD="$SO" -- ./static many && true_to 'more places than a buffer holds' && tallied 'trace-tally, many places' out
run 'contexts that end' 0 LD_PRELOAD="$SO" -- ./static contexts && true_to 'contexts that end'
run 'two contexts' 0 LD_PRELOAD="$SO" -- ./static two late && true_to 'two contexts'
same 'two contexts: each is started, and stopped' 'start start stop stop' "$(grep -E '^(start|stop)' books | xargs)"
run 'a device that is reset' 0 LD_PRELOAD="$SO" -- ./static reset && true_to 'a device that is reset'
run 'modules that change' 0 LD_PRELOAD="$SO" -- ./static reload && true_to 'modules that change'
run 'no thread' 0 TRACE_HELPER=0 LD_PRELOAD="$SO" -- ./static && true_to 'no thread'
run 'ring' 0 TRACE_MODE=ring LD_PRELOAD="$SO" -- ./static contexts && true_to 'ring' ring=1
run 'fork after CUDA' 0 LD_PRELOAD="$SO" -- ./static fork && true_to 'fork after CUDA'
run 'fork before CUDA' 0 LD_PRELOAD="$SO" -- ./static 'fork first' && true_to 'fork before CUDA'
run 'killed' 137 LD_PRELOAD="$SO" -- ./static kill && true_to 'killed, two seconds after the last work' late=1
run 'flushed, killed' 137 LD_PRELOAD="$SO" -- ./static flush && true_to 'flushed, killed'

# ---- what may go wrong -----------------------------------------------------------------------------------------------------------
rights='PC samples are for root, or for all once the nvidia module has NVreg_RestrictProfilingToAdminUsers=0'
run 'no rights' 0 FAKE_PC_REFUSE=Enable:0:35 LD_PRELOAD="$SO" -- ./static && says 'no rights' "$rights"
same 'no rights: kernels are timed as ever' '1 2 8 10 22' "$(kinds)"
same 'no rights: kernels are recorded' yes "$("$BUILD/trace-tally" --json out | grep -q '"kind": "device"' && echo yes)"
taken='another process samples this GPU, which serves one process at a time: no PC samples here, the rest is recorded'
by_cupti=' \(cuptiPCSampling[A-Za-z]*: CUPTI error 26, HARDWARE_BUSY\)'
busy=$taken$by_cupti
anew="$taken, but not kernels launched before CUPTI is attached anew, which may wait until none runs$by_cupti"
beside="$taken, but not kernels of this CUDA context, perhaps of others, as long as another one is sampled$by_cupti"
whole() { # NAME [causes=any]: every call and kernel is there, but those that the fake CUPTI says it did not hand over
    local causes=${2:-}
    grep -E '^(work|call|missed)' books >host
    if grep -q '^missed' books; then causes=causes=any; fi
    "$BUILD/trace-print" --mangled --json out | python3 "$FAKE/check.py" host calls=any $causes >found 2>&1 || { fail "$1: calls and kernels" "$(tail -n 1 found)"; lib__tail found; }
    same "$1: no sanitizer speaks" '' "$(grep -E 'Sanitizer|runtime error|fake CUPTI' log)"
}
for mode in 1 12,kernels; do
    for call in Enable GetNumStallReasons GetStallReasons SetConfigurationAttribute GetConfigurationAttribute Start Stop GetData Disable GetDeviceId GetCubinCrc GetSassToSourceCorrelation; do
        causes=
        [ $call != Start ] || causes=causes=any # CUPTI is attached anew while kernels are launched: some of them have no call on record
        for nth in 1 2 0; do
            name="$mode, $call refuses ($nth)"
            run "$name" 0 ASAN_OPTIONS=detect_leaks=0 FAKE_PC_REFUSE=$call:$nth:26 TRACE_PC_SAMPLING=$mode -- ./sanitized contexts
            whole "$name" $causes
            case $call:$nth in
            Start:*)
                case $nth in 2) says "$name" "($anew|$beside)" ;; *) says "$name" "$anew" ;; esac
                true_to "$name: other contexts" none=1
                ;;
            Enable:* | GetNumStallReasons:* | GetStallReasons:* | SetConfigurationAttribute:*)
                says "$name" "$busy"
                [ $nth = 0 ] || true_to "$name: the other contexts"
                [ $nth != 0 ] || same "$name: nothing is sampled" '' "$(grep '^pc' books)"
                ;;
            GetData:*) says "$name" 'PC samples cannot be fetched \(cuptiPCSamplingGetData: CUPTI error 26\)' ;;
            *) same "$name: says nothing" '' "$(cat log)" ;;
            esac
        done
        [ $call != Start ] || [ $mode = 1 ] || same "$mode, $call refuses: kernels are timed as ever" 10 "$(awk '($1 == "on" || $1 == "off") && ($2 == 3 || $2 == 10) { on[$2] = $1 == "on" } END { print on[3] ? 3 : "", on[10] ? 10 : "" }' log.cupti | xargs)"
        case $call in Enable | SetConfigurationAttribute | Start | Stop | GetData | Disable)
            for nth in 1 2; do
                name="$mode, $call refuses ($nth), two contexts at a time"
                run "$name" 0 ASAN_OPTIONS=detect_leaks=0 FAKE_PC_REFUSE=$call:$nth:26 TRACE_PC_SAMPLING=$mode -- ./sanitized two
                whole "$name" $causes
                case $call:$nth in
                Start:1) says "$name" "$anew" && true_to "$name: the other context" none=1 ;;
                Start:2) says "$name" "$beside" && true_to "$name: the other context" ;;
                Enable:* | SetConfigurationAttribute:*) says "$name" "$busy" && true_to "$name: the other context" ;;
                esac
            done
            ;;
        esac
    done
done
# Copies and fills that run between the last flush and the detaching
run 'attached anew while the device works' 0 ASAN_OPTIONS=detect_leaks=0 FAKE_AFTER_FLUSH=100 FAKE_PC_REFUSE=Start:1:26 TRACE_PC_SAMPLING=12,kernels -- ./sanitized two
whole 'attached anew while the device works' causes=any
says 'attached anew while the device works' "$anew"
# Nobody waits for a call for ever: one that is in flight all the while is told of once
run 'attached anew within a launch' 0 ASAN_OPTIONS=detect_leaks=0 FAKE_PC_REFUSE=Start:0:26 TRACE_PC_SAMPLING=12,kernels -- ./sanitized between
whole 'attached anew within a launch' causes=any
same 'attached anew within a launch: it was' 2 "$(grep -c '^on 10' log.cupti)"
run 'not configured' 0 FAKE_PC_REFUSE=SetConfigurationAttribute:0:7 TRACE_PC_SAMPLING=1,kernels LD_PRELOAD="$SO" -- ./static
says 'not configured' 'PC sampling does not work here \(cuptiPCSamplingSetConfigurationAttribute: CUPTI error 7\); the rest is recorded'
run 'dropped' 0 FAKE_PC_DROP=1234 TRACE_PC_SAMPLING=8,kernels LD_PRELOAD="$SO" -- ./static && true_to 'dropped' && says 'dropped' 'the device dropped PC samples'
same 'dropped: counted' 1234 "$(lost)"
run 'buffer full' 0 FAKE_PC_FULL=1 TRACE_PC_SAMPLING=8,kernels LD_PRELOAD="$SO" -- ./static && true_to 'buffer full' full=1 && says 'buffer full' "the device's buffer of PC samples ran full"
same 'buffer full: counted' 1 "$(lost)"
run 'a device that hangs' 0 FAKE_PC_STUCK=1 LD_PRELOAD="$SO" -- ./static && true_to 'a device that hangs' late=1
for wrong in 3 32 x 12,kernel 12,buffer= 12,buffer=x 1,concurrent; do
    run "TRACE_PC_SAMPLING=$wrong" 0 TRACE_PC_SAMPLING=$wrong LD_PRELOAD="$SO" -- ./static && says "TRACE_PC_SAMPLING=$wrong" 'is not 0, 1 or a number from 5 to 31'
done
same 'a wrong setting: nothing is sampled' '' "$(grep '^pc' books)"
run 'off' 0 TRACE_PC_SAMPLING=0 LD_PRELOAD="$SO" -- ./static
same 'off: nothing is sampled, nothing said' '' "$(grep '^pc' books; cat log)"
run 'paused' 0 LD_PRELOAD="$SO" -- ./static pause
same 'paused: sampling stops, and goes on' 'start stop start stop' "$(grep -E '^(start|stop)' books | xargs)"
true_to 'paused' stops=1
run 'paused, embedded' 0 -- ./embedded pause
same 'paused, embedded: sampling stops, and goes on' 'start stop start stop' "$(grep -E '^(start|stop)' books | xargs)"
run 'paused, embedded, then another samples' 0 FAKE_PC_REFUSE=Start:2:26 -- ./embedded pause
run 'paused, cannot stop' 0 FAKE_PC_REFUSE=Stop:1:7 LD_PRELOAD="$SO" -- ./static pause
has 'paused, cannot stop: what came then is not there' <(true_to paused; cat found) 'are missing of'
run 'paused, no thread' 0 TRACE_HELPER=0 LD_PRELOAD="$SO" -- ./static pause
has 'paused, no thread: what came then is not there' <(true_to paused; cat found) 'are missing of'
run 'a context that is made while nothing is recorded' 0 TRACE_DEVICES=off LD_PRELOAD="$SO" -- ./static hot 300
same 'a context that is made while nothing is recorded: stopped, and no sample counts' 'start stop 0' "$(grep -E '^(start|stop|pc )' books | xargs) $("$BUILD/trace-print" --json out | grep -c '"place"')"
run 'paused, then another samples' 0 FAKE_PC_REFUSE=Start:2:26 LD_PRELOAD="$SO" -- ./static pause && true_to 'paused, then another samples' stops=1 && says 'paused, then another samples' "$anew"
run 'CUPTI released' 0 LD_PRELOAD="$SO" -- ./static release && true_to 'CUPTI released: what was sampled before is there'
has 'CUPTI released: kernels are timed afterwards' log.cupti '^on 10$'

# ---- one process a GPU -------------------------------------------------------------------------------------------------------------
export FAKE_GPUS=$WORK/gpu.lock
waits_for() { timeout $PATIENCE sh -c "until grep -q '$2' '$1' 2>/dev/null; do sleep 0.02; done"; }
first() { # WORD ENV... PROGRAM...: beside us, until its books say WORD
    local word=$1
    shift
    rm -rf first first.books
    env TRACE_OUT="$WORK/first" CALL_LOG="$WORK/first.books" FAKE_LOG="$WORK/first.log" TRACE_PC_SAMPLING=1 LD_PRELOAD="$SO" "$@" >first.said 2>&1 &
    FIRST=$!
    waits_for first.books "$word" || fail "the first process: $word" "it does not come to that"
}
ends() { kill -9 "$FIRST" && wait "$FIRST" 2>/dev/null; }
steps() { "$BUILD/trace-tally" --mangled --json out | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["kind"] == "device" and r["name"] == "_Z4stepi"))'; }
second() { # NAME ENV... -- PROGRAM...: one line says that another process samples, and it loses nothing
    local name=$1
    run "$name" 0 LD_PRELOAD="$SO" "${@:2}"
    says "$name" "$taken\$"
    whole "$name"
    same "$name: CUPTI's sampling is not touched" '' "$(grep -E '^(enable|start|pc|missed)' books)"
    same "$name: its kernels" 400 "$(steps)"
}
samples() { # NAME ENV... -- PROGRAM...
    run "$1" 0 LD_PRELOAD="$SO" "${@:2}" && true_to "$1" && same "$1: says nothing" '' "$(cat log)"
    whole "$1"
}
first holds ./static hold
second 'a second process' -- ./static hot 0
second 'a second process, one kernel after another' TRACE_PC_SAMPLING=1,kernels -- ./static hot 0
same 'a second process: kernels are timed as ever' 10 "$(awk '($1 == "on" || $1 == "off") && ($2 == 3 || $2 == 10) { on[$2] = $1 == "on" } END { print on[3] ? 3 : "", on[10] ? 10 : "" }' log.cupti | xargs)"
second 'a second process, embedded' -- ./embedded hot 0
second 'a second process, no thread' TRACE_HELPER=0 -- ./static hot 0
samples 'another GPU' FAKE_VISIBLE=10 -- ./static hot 0
run 'a second process, two GPUs' 0 LD_PRELOAD="$SO" -- ./static two && true_to 'a second process, two GPUs: the other one' && says 'a second process, two GPUs' "$taken\$"
whole 'a second process, two GPUs'
ends
same 'the first process says nothing' '' "$(cat first.said)"
samples 'the first process was killed' -- ./static hot 0
for how in fork exec; do
    first child ./static orphan $how
    wait "$FIRST" 2>/dev/null
    child=$(awk '/^child/ { print $2 }' first.books)
    samples "the first process was killed, its child lives on ($how)" -- ./static hot 0
    check "its child lives on ($how)" kill -9 "$child"
done
first one FAKE_ONE_DEVICE=1 ./static ends
same 'two contexts on one device: both are sampled' 'start start' "$(grep -E '^(start|stop)' first.books | head -n 2 | xargs)"
second 'one of two contexts has ended' -- ./static hot 0
touch go
waits_for first.books none
samples 'both contexts have ended' -- ./static hot 0
rm go
wait "$FIRST"
same 'two contexts, one after the other: exit status' 0 $?
same 'two contexts, one after the other: says nothing' '' "$(cat first.said)"
run 'two contexts on one device' 0 FAKE_ONE_DEVICE=1 LD_PRELOAD="$SO" -- ./static two && true_to 'two contexts on one device' && same 'two contexts on one device: says nothing' '' "$(cat log)"
first gives ./static gives
samples 'CUPTI was detached' -- ./static hot 0
ends
samples 'no sockets' -- ./nosocket ./static hot 0
run 'a program that closes what it does not know' 0 LD_PRELOAD="$SO" -- ./static closes

# The same without a name, or by who has no trace.h.
foreign() { # a start is refused: CUPTI is attached anew without sampling
    local name=$1
    shift
    run "$name" 0 LD_PRELOAD="$SO" "$@" -- ./static hot 300
    says "$name" "$anew"
    whole "$name"
    same "$name: its kernels" 400 "$(steps)"
    same "$name: CUPTI is detached, and attached anew" 'subscribe 0 finalize 0 subscribe 0' "$(grep -E '^(subscribe|finalize|outside|forgotten)' log.cupti | xargs)"
    run "$name, at once" 0 LD_PRELOAD="$SO" "$@" -- ./static hot 0
    whole "$name, at once" causes=any
    same "$name, at once: its kernels" 400 "$(($(steps) + $(grep -c '^missed 0 _Z4stepi' books)))"
}
first holds ./static hold
foreign 'no UUID' FAKE_UUID=
foreign 'another namespace' FAKE_UUID=another
foreign 'another samples, one kernel after another' FAKE_UUID= TRACE_PC_SAMPLING=1,kernels
ends
samples 'no UUID, and nobody else' FAKE_UUID= -- ./static hot 0
python3 -c 'import fcntl, sys, time
f = [open(name, "w") for name in sys.argv[2:]]
for x in f: fcntl.lockf(x, fcntl.LOCK_EX)
open(sys.argv[1], "w").write("holds\n")
time.sleep(100)' first.books gpu.lock.0 & FIRST=$!
rm -f first.books
waits_for first.books holds
foreign 'a foreign process'
run 'a foreign process, no thread' 0 TRACE_HELPER=0 LD_PRELOAD="$SO" -- ./static hot 0
says 'a foreign process, no thread' "$taken, but not kernels launched from now on$by_cupti"
whole 'a foreign process, no thread'
run 'a foreign process on the other GPU' 0 FAKE_VISIBLE=10 LD_PRELOAD="$SO" -- ./static two late && true_to 'a foreign process on the other GPU: this one is sampled'
says 'a foreign process on the other GPU' "$beside"
whole 'a foreign process on the other GPU'
grep '^work 0' books | tail -n 5 | cut -d ' ' -f 2-5 >last
same 'a foreign process on the other GPU: when this one is over, CUPTI is attached anew' '' "$(grep '^missed' books | cut -d ' ' -f 2- | grep -Fxf last)"
ends
has 'CUPTI is attached anew by a change of the table' states.log '^(IDLE|RECORDING) RENEW RENEWING$'
has 'and detached for that' states.log '^RENEWING DETACHED DETACHED$'
same 'no change was refused' '' "$(grep refused states.log)"
grep -E '^(sampling|context) ' states.log | sort -u >made
same 'sampling and its contexts made these changes' '' "$(comm -13 made <(printf '%s\n' 'sampling OFF ASK WANTED' \
    'sampling WANTED BEGIN SAMPLING' 'sampling SAMPLING BEGIN SAMPLING' 'sampling SAMPLING END OVER' \
    'sampling OVER END OVER' 'context FREE ADD ADDED' 'context ADDED START RUNNING' 'context ADDED REFUSE REFUSED' \
    'context RUNNING STOP STOPPED' 'context STOPPED START RUNNING' 'context STOPPED REFUSE REFUSED' \
    'context STOPPED END FREE' 'context REFUSED END FREE' | sort))"
finish
