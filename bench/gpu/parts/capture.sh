#!/bin/bash
# capture.sh - is everything there? Programs in CUDA C++, PyTorch, Triton, JAX and CuPy, recorded as they are: against what they say they did, what bare CUPTI
# counts, and what torch.profiler counts; device times against the calls around them. ONLY='jax_one cupy_one' for these alone.
# GPUs: 1
# seconds: 420
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"

says() { "$@" | tee said; }
rows() { # REGEX: lines of the tally
    "$B/trace-tally" --csv out | cut -d, -f1-4 | grep -E "$1"
}

one() { # PROGRAM
    local program=$1
    heading "$program.py: bare CUPTI, then recorded"
    must "$program, bare CUPTI" floored -- python3 "$HERE/$program.py" || return
    must "$program" recorded -- python3 "$HERE/$program.py" || return
    seen --floor counts
    rows 'CUDA,.*,device' | sort -t, -k4nr | head -n 6
    [ "$program" = triton_one ] || return
    for name in plus_one,device,1000 add_b128_w4_s2,device,5 add_b256_w8_s3,device,5 add_b1024_w4_s1,device,5; do must "$name" rows "^CUDA,$name"; done
    traced TRACE_CUDA_GRAPHS=launches -- python3 "$HERE/$program.py"
    must 'a record a launch: 50 graphs' rows '^CUDA,graph,device,50'
}

if [ -n "${ONLY:-}" ]; then
    for program in $ONLY; do one "$program"; done
    finish
fi
heading 'CUDA C++, static runtime: libtrace-h.so preloaded'; says traced -- ./work; seen --expect "$(cat said)"
heading 'CUDA C++, shared runtime: libtrace-h.so preloaded'; says traced -- ./work_shared; seen --expect "$(cat said)"
heading 'CUDA C++, static runtime: CUDA_INJECTION64_PATH alone'; rm -rf out; says env CUDA_INJECTION64_PATH="$SO" ./work; seen --expect "$(cat said)"
heading 'CUDA C++, static runtime: trace.h in the program'; rm -rf out; says ./work_embedded; seen --expect "$(cat said)"
heading 'CUDA C++, shared runtime: trace-run, level full'; says recorded --level full -- ./work_shared 1000; seen --expect "$(cat said)"
must 'bare CUPTI' floored -- ./work_shared 1000 && must 'as bare CUPTI' python3 "$HERE/check.py" --floor counts <events.json
echo 'synchronisations recorded, of 1 + 4 threads:'; must 'cudaDeviceSynchronize' rows '^CUDA(RT)?,cu(da)?[A-Za-z]*Synchronize,call'

heading 'CUDA C++: graphs, a record a node, and a record a launch (200 launches of 20 kernels)'
traced TRACE_CUDA_GRAPHS=nodes -- ./work 100 >said; seen --expect "$(cat said)"
traced TRACE_CUDA_GRAPHS=launches -- ./work 100 >said
NODES=$(sed 's/ kernels.*//' said)
seen --expect "$((NODES - 4000)) kernels 102 copies 1 fills 200 graphs"

heading 'CUDA C++: killed after 3 s of work without end'
rm -rf out
LD_PRELOAD=$SO ./work 10000 forever &
PID=$!
sleep 3
KILLED=$(date +%s%N)
kill -9 $PID
wait $PID 2>/dev/null
"$B/trace-print" --kind slice --mangled --json out 2>/dev/null >events.json
must 'killed' python3 "$HERE/check.py" --killed "$KILLED" <events.json

heading 'PyTorch training loop: 60 steps, torch.profiler on its own, bare CUPTI on its own, and recorded'
must torch.profiler python3 -W ignore "$HERE/loop.py" profile >profiled 2>profile.log || tail -n 3 profile.log
echo "torch.profiler: $(cat profiled)"
must 'loop.py' recorded -- python3 "$HERE/loop.py" && seen --range measured --expect "$(sed 's/ms_per_step [0-9.]* //' profiled)"
du -sh out | cut -f 1
must 'bare CUPTI' floored -- python3 "$HERE/loop.py" && must 'as bare CUPTI' python3 "$HERE/check.py" --floor counts <events.json

for program in triton_one jax_one cupy_one; do one "$program"; done
finish
