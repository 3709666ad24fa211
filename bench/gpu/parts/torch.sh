#!/bin/bash
# torch.sh - traceh.torch on a GPU: each kernel of a training step has its module and pass, those of the backward pass the module of the operator that made them; eager,
# compiled, as a CUDA graph; by instrument() and with no line changed. Then what it costs a step, beside torch.profiler. Needs Python.h and a C++ compiler for the package.
# GPUs: 1
# seconds: 480
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
[ -e "$B/python/traceh/torch/_observer.abi3.so" ] || { echo "FAILED: the package is not built: $(grep -h 'Python package\|traceh.torch' setup.log 2>/dev/null)"; exit 1; }
export PYTHONPATH=$B/python:$PYTHONPATH

for mode in eager compiled graph; do
    heading "$mode: instrument(model, optimizer)"
    must "$mode" recorded -- python3 -W ignore "$HERE/torch_modes.py" $mode instrument || continue
    must "$mode: events" tallied
    "$B/trace-print" --mangled --json out >events.json
    must "$mode: kernels have modules" python3 "$HERE/torch_check.py" $mode Net <events.json
done
heading 'eager: trace-run --torch'
must 'eager' recorded --torch -- python3 -W ignore "$HERE/torch_modes.py" eager
"$B/trace-print" --mangled --json out >events.json
must 'eager: kernels have modules' python3 "$HERE/torch_check.py" eager Net <events.json
heading 'examples/llama_ddp.py: trace-run --torch'
must 'llama_ddp.py' recorded --torch -- python3 -W ignore "$ROOT/examples/llama_ddp.py" --plain --steps 10
"$B/trace-print" --mangled --json out >events.json
must 'llama_ddp.py: kernels have modules' python3 "$HERE/torch_check.py" eager Llama <events.json
"$B/trace-tally" --tree -a torch.forward,torch.backward,torch.distributed out | head -n 40
"$B/trace-tally" --collectives out | grep -A 8 '^Collectives'
[ -z "${RESULTS:-}" ] || "$B/to-perfetto" -q -z -o "$RESULTS/torch.pftrace" out

heading 'a step, host only: observers that record, and torch.profiler; in turns in one process'
must 'cost' env TRACE_DEVICES=0 TRACE_OUT="$WORK/out.cost" TRACE_APIS=user timeout "$(left 150)" python3 -W ignore "$HERE/torch_cost.py"
rm -rf out.cost

heading 'a step, kernels recorded: seven turns of processes, ms a step'
for turn in 1 2 3 4 5 6 7; do
    [ "$(left 60)" -ge 40 ] || { echo "no time for turn $turn"; break; }
    echo "none $(STEPS=30 python3 -W ignore "$HERE/loop.py")"
    for way in '' --torch=modules --torch; do
        # shellcheck disable=SC2086 # none is no word
        echo "trace-run${way:+ $way} $(STEPS=30 recorded $way -- python3 -W ignore "$HERE/loop.py")"
    done
    echo "torch.profiler $(STEPS=30 python3 -W ignore "$HERE/loop.py" profile 2>/dev/null)"
done | tee turns
awk '/ms_per_step/ { name = $0; sub(/ ms_per_step.*/, "", name); v = $0; sub(/.*ms_per_step /, "", v); split(v, f, " "); all[name] = all[name] " " f[1] }
    END { for (name in all) { n = split(all[name], a, " "); for (i = 2; i <= n; i++) { x = a[i] + 0; for (j = i - 1; j > 0 && a[j] + 0 > x; j--) a[j + 1] = a[j]; a[j + 1] = x }
        m[name] = (a[int((n + 1) / 2)] + a[int(n / 2) + 1]) / 2; c[name] = n }
        for (name in m) printf "%-24s %8.3f ms, median of %d, %.3f times\n", name, m[name], c[name], m[name] / m["none"] }' turns | sort
finish
