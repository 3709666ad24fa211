#!/bin/bash
# guide.sh - what the pages of the guide say about devices, tried: variants and tuning of Triton's kernels, launches by shape, instruction samples through
# Proton's interface and trace-run, telemetry, a PyTorch program on all GPUs under torchrun, its report, exports and a page with plots. Prints the first lines of each.
# GPUs: 1
# seconds: 240
# programs: none
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
export PYTHONPATH=$B/python:$PYTHONPATH TRACE_LIB=$B PATH=$B:$PATH COLUMNS=${COLUMNS:-120}
try() { # LINES COMMAND
    heading "$2"
    must "$2" timeout 110 bash -o pipefail -c "$2" >said 2>&1
    cut -c 1-190 said | head -n "$1"
}
named='import traceh, traceh.triton; traceh.start(); traceh.triton.instrument(events=True); import guide_matmul'
llama=$ROOT/examples/llama_ddp.py

try 5 "rm -rf out; python3 -W ignore -c '$named'"
try 5 "trace-print out | grep -E 'compile |autotune '"
try 20 'trace-tally --launches -k out'
try 20 "rm -rf out; python3 -W ignore $HERE/guide_samples.py loop"
try 20 "rm -rf out; python3 -W ignore $HERE/guide_samples.py matmul"
try 5 "nvcc -lineinfo -O2 $HERE/hot.cu -o app && rm -rf out && trace-run --pc-sampling -n -o out -- ./app"
try 30 "trace-tally out | sed -n '/^Instruction samples/,\$p'"
try 5 "rm -rf out; trace-run --telemetry 100 -n -o out -- python3 -W ignore $HERE/guide_matmul.py"
try 20 "trace-tally out | sed -n '/^Counters/,\$p'"
try 5 "rm -rf out; torchrun --nproc-per-node $GPUS --no-python trace-run --torch -n -o out -- python3 -W ignore $llama"
for view in 'trace-report' 'trace-tally --collectives' 'trace-tally --launches --top 20' 'trace-tally --tree --top 4' 'trace-info'; do try 50 "$view out"; done
try 20 'trace-export -f chrome -o job.json.gz out && trace-export -f folded -o job.folded out && trace-export -f speedscope out && to-perfetto -o job.pftrace out && trace-report --html report.html out >/dev/null && ls -s report.html job.*'
try 5 "rm -rf out; trace-run --devices after=2,for=1 -n -o out -- python3 -W ignore $llama"
try 12 "trace-tally out | sed -n '/^Device profiling/,\$p'"
finish
