#!/bin/bash
# Telemetry of NVIDIA devices, from a library that knows what its devices do
set -u
. "$(dirname "$0")/../lib.sh"
need python3
cd "$WORK" || exit 1
header=$(find "$(dirname "$(dirname "$(venv)")")" -path '*nvml_dev/include/nvml.h' | head -n 1)
check "NVIDIA's header is there" test -n "$header"
mkdir lib
check "the devices build" $CC -std=gnu11 -O0 -Wall -Wextra -Werror -shared -fPIC -I"$(dirname "$header")" -o lib/libnvidia-ml.so.1 "$HERE/fake.c"
for compiler in gcc clang; do
    check "builds with $compiler" "$compiler" -std=c11 -D_GNU_SOURCE -O0 -Wall -Wextra -Wpedantic -Werror -I"$ROOT" -o main "$HERE/main.c" -lpthread -ldl
done
check "builds as C++" g++ -std=c++11 -x c++ -O0 -Wall -Wextra -Wpedantic -Werror -I"$ROOT" -o main++ "$HERE/main.c" -lpthread -ldl
check "layouts are NVIDIA's" $CC -std=gnu11 -D_GNU_SOURCE -fsyntax-only -DTRACE_IMPL -DTRACE_NVML -include "$header" -include "$ROOT/trace.h" -x c - <<'END'
_Static_assert(sizeof(trace__nvml_field) == sizeof(nvmlFieldValue_t) && offsetof(trace__nvml_field, value) == offsetof(nvmlFieldValue_t, value) &&
               offsetof(trace__nvml_field, result) == offsetof(nvmlFieldValue_t, nvmlReturn) && offsetof(trace__nvml_field, type) == offsetof(nvmlFieldValue_t, valueType), "field");
_Static_assert(sizeof(nvmlMemory_t) == 24 && offsetof(nvmlMemory_t, used) == 16 && sizeof(nvmlUtilization_t) == 8, "structures");
_Static_assert(TRACE__NVML_NVLINK_TX == NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX && TRACE__NVML_NVLINK_RX == NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX &&
               TRACE__NVML_PCIE_TX == NVML_FI_DEV_PCIE_COUNT_TX_BYTES && TRACE__NVML_PCIE_RX == NVML_FI_DEV_PCIE_COUNT_RX_BYTES && NVML_CLOCK_SM == 1 &&
               NVML_CLOCK_MEM == 2 && NVML_TEMPERATURE_GPU == 0, "numbers");
END

fake() { env LD_LIBRARY_PATH="$WORK/lib" "$@"; }
ran() { same "$1: the program's output and status" "$2" "$(cat out.txt) $3"; }

fake TRACE_OUT=a.out.d TRACE_TELEMETRY=10 FAKE_LOG=log ./main 1500 >out.txt 2>err.txt
ran "embedded" "done 7" $?
same "nothing is said" "" "$(cat err.txt)"
"$BUILD/trace-tally" --json a.out.d >a.json
check "every counter" python3 "$HERE/check.py" a.json 0.01
"$BUILD/trace-print" --api NVML a.out.d >lines
has "by name of the device" lines 'NVML:clocks limited by instant track="NVML GPU 0 Fake H100", reasons=(power_cap|none)'
"$BUILD/to-perfetto" -q -o a.pftrace a.out.d
same "Perfetto: nothing lost" "$(grep -c 'counter' lines)" "$(node "$ROOT/tests/perfetto/query.mjs" a.pftrace "select count(*) from counter" 2>/dev/null | tail -n 1)"

fake TRACE_OUT=e.out.d TRACE_TELEMETRY=10 FAKE_LOG=e.log LD_PRELOAD="$BUILD/libtrace-h.so" ./main 1500 >out.txt 2>err.txt
ran "embedded under libtrace-h.so" "done 7" $?
same "embedded under libtrace-h.so: one of the two samples" 1 "$(wc -l <e.log)"
same "embedded under libtrace-h.so: one file" 1 "$(ls e.out.d/*.bin | wc -l)"

cat >mark.py <<'END'
import nvtx, sys, time
for _ in range(50):
    with nvtx.annotate("step"):
        time.sleep(0.01)
print("done")
sys.exit(7)
END
fake TRACE_OUT=b.out.d TRACE_TELEMETRY=20 FAKE_SLOW=30 NVTX_INJECTION64_PATH="$BUILD/libtrace-h.so" LD_PRELOAD="$BUILD/libtrace-h.so" "$(venv)" mark.py >out.txt 2>err.txt
ran "injected, devices that answer slowly" "done 7" $?
n=$("$BUILD/trace-print" --api NVML --name power b.out.d | grep -c counter)
if [ "$n" -ge 3 ]; then ok "as often as they answer"; else fail "as often as they answer" "$n samples"; fi

fake TRACE_OUT=s.out.d TRACE_TELEMETRY=10 FAKE_STEPS=1 ./main 1500 >out.txt
check "energy counted up now and then: power where it moved, and never zero" python3 -c 'import json, sys
p = [e["args"]["value"] for e in map(json.loads, sys.stdin) if e["name"] == "power" and "GPU 0" in e["args"]["track"]]
print(len(p), min(p), max(p)); sys.exit(not (3 <= len(p) and 100 < min(p) and max(p) < 700))' < <("$BUILD/trace-print" --json --api NVML --kind counter s.out.d)

fake TRACE_OUT=c.out.d FAKE_LOG=c.log ./main 50 >out.txt
same "off unless asked for" "" "$(cat c.log 2>/dev/null)"
fake TRACE_OUT=c.out.d TRACE_TELEMETRY=10 TRACE_APIS=-nvml ./main 50 >out.txt
same "off when the API is" 0 "$("$BUILD/trace-print" --api NVML c.out.d | wc -l)"

TRACE_OUT=d.out.d TRACE_TELEMETRY=10 ./main 100 >out.txt 2>err.txt
ran "no library" "done 7" $?
same "one line says so" "trace: TRACE_TELEMETRY: libnvidia-ml.so.1, a part of NVIDIA's driver, was not found; devices are not sampled" "$(cat err.txt)"
fake TRACE_OUT=e.out.d TRACE_TELEMETRY=10 FAKE_BAD=1 ./main 100 >out.txt 2>err.txt
ran "no driver" "done 7" $?
same "one line says that" "trace: TRACE_TELEMETRY: nvmlInit failed with error 9; devices are not sampled" "$(cat err.txt)"

# --- one of several processes samples; when it is killed, another goes on
export LD_LIBRARY_PATH=$WORK/lib
TRACE_OUT=f.out.d TRACE_TELEMETRY=10 FAKE_LOG=f.log ./main 100000 >/dev/null 2>&1 &
first=$!
for _ in $(seq $((PATIENCE * 10))); do [ -s f.log ] && break; sleep 0.1; done
TRACE_OUT=f.out.d TRACE_TELEMETRY=10 FAKE_LOG=f.log ./main 100000 >/dev/null 2>&1 &
second=$!
sleep 1 # time to do wrong in
same "one samples" "$first" "$(cat f.log)"
kill -9 $first
{ wait $first; } 2>/dev/null
for _ in $(seq $((PATIENCE * 10))); do [ "$(wc -l <f.log)" -gt 1 ] && break; sleep 0.1; done
kill -9 $second
{ wait $second; } 2>/dev/null
same "then the other" "$first $second" "$(tr '\n' ' ' <f.log | sed 's/ $//')"
fake TRACE_OUT=g.out.d TRACE_TELEMETRY=10 ./main 100 300 >out.txt 2>err.txt
ran "a child" "child done
done 7" $?
finish
