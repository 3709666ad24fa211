#!/bin/bash
# Instruction sampling without a GPU: a fake device that is sampled and keeps the truth, under a CUPTI built from the vendor's headers; checksums
# and source lines of real cubins are the real CUPTI's
set -u
. "$(dirname "$0")/../lib.sh"
HERE=$ROOT/tests/pcsampling
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
check 'program, embedded, sanitized' $CC $FLAGS -g -fsanitize=address,undefined -fno-sanitize-recover=undefined -DTRACE_IMPL -DTRACE_CUDA -I "$ROOT" "$FAKE/program.c" "$FAKE/runtime.c" -o sanitized -Wl,--export-dynamic-symbol=InitializeInjection -pthread -ldl
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
    timeout 60 env TRACE_OUT="$WORK/out" TRACE_PC_SAMPLING=1 "${settings[@]}" "$@" >log 2>&1
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
printf '\n\n\n\n\n\n\n\n\n/* HOT first */\n' >first.cu
refuse "bench/gpu's eye for hot lines: too few are in kernels" python3 "$ROOT/bench/gpu/hot.py" first.cu first <tally.json
export ATTRIBUTED=50
check "bench/gpu's eye for hot lines" python3 "$ROOT/bench/gpu/hot.py" first.cu first <tally.json
printf '/* HOT first */\n' >first.cu
refuse "bench/gpu's eye: another line" python3 "$ROOT/bench/gpu/hot.py" first.cu first <tally.json
check 'a timeline' "$BUILD/to-perfetto" -o t.pftrace out
run 'by injection' 0 CUDA_INJECTION64_PATH="$SO" -- ./static && true_to 'by injection'
run 'embedded' 0 -- ./embedded && true_to 'embedded'
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
run 'flushed, killed' 137 LD_PRELOAD="$SO" -- ./static flush && true_to 'flushed, killed' late=1

# ---- what may go wrong -----------------------------------------------------------------------------------------------------------
rights='PC samples are for root, or for all once the nvidia module has NVreg_RestrictProfilingToAdminUsers=0'
run 'no rights' 0 FAKE_PC_REFUSE=Enable:0:35 LD_PRELOAD="$SO" -- ./static && says 'no rights' "$rights"
same 'no rights: kernels are timed as ever' '1 2 8 10 22' "$(kinds)"
same 'no rights: kernels are recorded' yes "$("$BUILD/trace-tally" --json out | grep -q '"kind": "device"' && echo yes)"
taken='another process samples this GPU, which serves one at a time: no PC samples here, the rest is recorded'
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
# Copies and fills that run between the last flush and the detaching
run 'attached anew while the device works' 0 ASAN_OPTIONS=detect_leaks=0 FAKE_AFTER_FLUSH=100 FAKE_PC_REFUSE=Start:1:26 TRACE_PC_SAMPLING=12,kernels -- ./sanitized two
whole 'attached anew while the device works' causes=any
says 'attached anew while the device works' "$anew"
finish
