#!/bin/bash
# company.sh - in company: torch.profiler, compute-sanitizer, cuda-gdb, forked workers, graphs, compiled models, threads and streams, contexts that end, recording
# now and then to the kernel. One line each, PASS or FAIL with figures; one that hangs or fails leaves the others alone.
# GPUs: 1
# seconds: 330
# shellcheck source=../lib.sh
# shellcheck disable=SC2317 # functions are called by their names
. "$(dirname "$0")/../lib.sh"
SELF=$HERE/parts/company.sh
PY=(python3 -W ignore "$HERE/company.py")

kernels() { # [REGEX]: recorded by us; by default those that the programs count, not what PyTorch does on its own
    "$B/trace-print" --kind slice --mangled --json "$WORK/out" | python3 -c 'import json, re, sys
print(sum("grid" in e["args"] and bool(re.search(sys.argv[1], e["name"])) for e in map(json.loads, sys.stdin)))' "${1:-[aA]dd|nothing}"
}
streams() {
    "$B/trace-print" --kind slice --mangled --json "$WORK/out" | python3 -c 'import json, sys; print(len({e["args"].get("stream") for e in map(json.loads, sys.stdin)}))'
}
dropped() { "$B/trace-tally" --json "$WORK/out" | python3 -c 'import json, sys; print(json.load(sys.stdin)["dropped"])'; }
asked() { sed -n 's/^\([0-9]*\) kernels$/\1/p' said | tail -n 1; }
profiled() { sed -n 's/^torch.profiler \([0-9]*\) of.*/\1/p' said; }
ours() { grep -c '^trace: ' said; }
does() { # ENV... -- COMMAND: recorded; what it says to `said`; its status is kept
    traced "$@" >said 2>&1
    STATUS=$?
    [ "$STATUS" -eq 0 ] || tail -n 3 said
}
exact() { # as many as were asked for, none dropped, and the program ended well
    local here
    here=$(kernels)
    echo "$here recorded of $(asked), $(dropped) dropped${1:+, $1}"
    [ "$STATUS" -eq 0 ] && [ "$here" -eq "$(asked)" ] && [ "$(dropped)" -eq 0 ]
}

# ---- torch.profiler ------------------------------------------------------------------------------------------------------------------
one_profiler_after() { does -- "${PY[@]}" after; exact "torch.profiler $(profiled) of 200" && [ "$(profiled)" -eq 200 ]; }
one_profiler_while() { does -- "${PY[@]}" while; exact "torch.profiler $(profiled) of 200 (none is expected)"; }
one_profiler_before() { # it keeps CUPTI: one line of ours
    does TRACE_DEVICES=off,release -- "${PY[@]}" before
    echo "$(kernels) recorded, $(ours) line of ours, torch.profiler $(profiled) of 200"
    [ "$STATUS" -eq 0 ] && [ "$(profiled)" -eq 200 ] && [ "$(ours)" -le 1 ]
}
one_profiler_before_that_leaves() { does TEARDOWN_CUPTI=1 TRACE_DEVICES=off,release -- "${PY[@]}" before; exact "torch.profiler $(profiled) of 200"; }

# ---- other tools ---------------------------------------------------------------------------------------------------------------------
one_sanitizer() {
    local tool plain
    tool=$(command -v compute-sanitizer || ls /usr/local/cuda/bin/compute-sanitizer 2>/dev/null) || { echo 'compute-sanitizer is not here'; return 77; }
    plain=$("$tool" ./company bad 2>&1 | grep 'ERROR SUMMARY')
    rm -rf out
    "$B/trace-run" -q -n -o out -- "$tool" ./company bad >said 2>&1
    echo "$(grep 'ERROR SUMMARY' said), alone $plain, $(ours) line of ours, $("$B/trace-tally" --csv out 2>/dev/null | grep -c 'Launch') kinds of launch"
    [ -n "$plain" ] && [ "$(grep 'ERROR SUMMARY' said)" = "$plain" ] && [ "$(ours)" -eq 1 ]
}
one_debugger() {
    command -v cuda-gdb >/dev/null || { echo 'cuda-gdb is not here'; return 77; }
    rm -rf out
    cuda-gdb -batch -ex "set startup-with-shell off" -ex "set environment LD_PRELOAD $SO" -ex run --args ./company reset 100 >said 2>&1 </dev/null
    echo "$(grep -c '^200 kernels' said) good end, $(ours) lines of ours, $(kernels 2>/dev/null) kernels recorded"
    grep -q '^200 kernels' said
}

# ---- processes, threads, contexts ----------------------------------------------------------------------------------------------------
one_workers() { does -- "${PY[@]}" workers; exact "$(find out -name '*.bin' | wc -l) files"; }
one_graphs_by_node() { does TRACE_CUDA_GRAPHS=nodes -- "${PY[@]}" graphs; exact; }
one_graphs_by_launch() {
    does TRACE_CUDA_GRAPHS=launches -- "${PY[@]}" graphs
    local n
    n=$("$B/trace-tally" --csv out | awk -F, '$1 == "CUDA" && $2 == "graph" && $3 == "device" { print $4 }')
    echo "${n:-0} graphs recorded of 50"
    [ "${n:-0}" -eq 50 ]
}
one_threads() { does -- "${PY[@]}" threads; exact "$(streams) streams"; }
one_compiled() { # inductor leaves its kernels in a cache: both runs do the same
    "${PY[@]}" compile >said 2>&1 || { tail -n 3 said; return 1; }
    floored -- "${PY[@]}" compile >said 2>&1 || { tail -n 3 said; return 1; }
    does -- "${PY[@]}" compile
    local bare
    bare=$(grep -oE '^floor: kernels [0-9]+' counts | awk '{ n += $3 } END { print n + 0 }') # inductor's own processes have none
    echo "$(kernels .) recorded, $bare by bare CUPTI, $(dropped) dropped"
    [ "$STATUS" -eq 0 ] && [ "$(kernels .)" -eq "$bare" ]
}
one_reset() { does -- ./company reset 5000; exact; }
one_reset_busy() { does -- ./company reset-busy 5000; exact; }
one_destroy() { does -- ./company destroy 5000; exact; }
one_exit_in_callback() {
    does -- ./company exit 1000
    echo "status $STATUS, $(kernels) recorded of $(asked)"
    [ "$STATUS" -eq 7 ]
}

# ---- now and then --------------------------------------------------------------------------------------------------------------------
tally_says() { "$B/trace-tally" out | grep -oE 'recorded in [0-9]+ of [0-9]+ steps'; }
one_devices_every_tenth() { does TRACE_DEVICES=every=10 -- "${PY[@]}" steps 600 10; exact "$(tally_says)"; }
one_devices_every_tenth_waiting() { does TRACE_DEVICES=every=10 -- "${PY[@]}" steps 600 10 wait; exact "$(tally_says)"; }
one_devices_every_tenth_late() { does TRACE_DEVICES=every=10 -- "${PY[@]}" steps 200 10 asleep; exact "$(tally_says)"; }
one_devices_under_way() { # 8 threads launch without a pause while CUPTI is attached and detached
    does TRACE_DEVICES=every=200ms,length=20ms -- "${PY[@]}" threads 40000
    local n
    n=$("$B/trace-tally" --json out | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["name"] == "devices recorded"))')
    echo "status $STATUS, $n stretches, $(kernels) recorded of $(asked), $(dropped) dropped"
    [ "$STATUS" -eq 0 ] && [ "$n" -ge 5 ] && [ "$(kernels)" -gt 0 ] && [ "$(dropped)" -eq 0 ]
}
one_all_every_tenth() { does TRACE_WHEN=every=10 -- "${PY[@]}" steps 600 10; exact "$(tally_says)"; }
one_every_step() { does TRACE_DEVICES='range=Step.*' -- "${PY[@]}" steps 300 1; exact "$(tally_says)"; }
one_given_back_each_time() { does TRACE_DEVICES=every=100,release -- "${PY[@]}" steps 300 100 wait; exact "$(tally_says)"; }
one_switching() { does -- "${PY[@]}" switch 200; exact "$(grep -E '^(on|off):' said | xargs)"; }

# ---- telemetry -----------------------------------------------------------------------------------------------------------------------
one_telemetry() { # power at work as nvidia-smi has it, and every counter there
    rm -f smi
    nvidia-smi -i 0 --query-gpu=power.draw,clocks.sm --format=csv,noheader,nounits -lms 200 >smi & local smi=$!
    recorded --telemetry 100 -- "${PY[@]}" heat >said 2>&1
    STATUS=$?
    kill "$smi"
    "$B/trace-print" --api NVML --json out | python3 "$HERE/telemetry.py" smi && [ "$STATUS" -eq 0 ]
}

if [ $# -gt 0 ]; then
    "one_$1"
    exit
fi

heading 'building'
ARCH=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader | head -n 1 | tr -d .)
[ company -nt "$HERE/company.cu" ] || must 'company.cu' nvcc -O2 -arch="sm_$ARCH" -o company "$HERE/company.cu" -lcuda || finish
heading 'in company'
hold
mapfile -t names < <(sed -n 's/^one_\([a-z_]*\)().*/\1/p' "$SELF")
for name in "${names[@]}"; do
    [ -z "${ONLY:-}" ] || grep -qE "${ONLY// /|}" <<<"$name" || continue
    most=$(left 45)
    [ "$name" != compiled ] || most=$(left 90)
    [ "$most" -ge 5 ] || { echo "SKIP $name: no time left"; continue; }
    began=$SECONDS
    line=$(timeout -k 5 "$most" bash "$SELF" "$name" 2>&1)
    status=$?
    line=$(tail -n 4 <<<"$line" | paste -sd ' ' | cut -c 1-300)
    case $status in
    0) echo "PASS $name: $line ($((SECONDS - began)) s)" ;;
    77) echo "SKIP $name: $line" ;;
    *)
        FAILED=$((FAILED + 1))
        [ "$status" -ne 124 ] || line="hangs; $line"
        echo "FAIL $name: $line (status $status, $((SECONDS - began)) s)"
        ;;
    esac
done
finish
