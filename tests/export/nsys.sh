# nsys.sh - part of tests/export: SQLite as Nsight Systems exports it, read by nsys-ai and asked as the documentation does

for input in first messages.out names.out; do
    check "nsys: $input" "$export" -q -f nsys -o $input.sqlite $input
    check "nsys: $input: recipes of the documentation give what trace-tally counts" python3 "$HERE/nsys.py" $input.sqlite $input.tally
done
ai() { env NSYS_AI_INGEST=sqlite HOME="$WORK" "$CACHE/nsys-ai/bin/python" -m nsys_ai "$@" 2>ai.err; }
[ -x "$CACHE/nsys-ai/bin/python" ] || fail 'need nsys-ai' "it is not in $CACHE/nsys-ai"
ai info first.sqlite >ai.info
has 'nsys-ai: reads it: kernels and ranges' ai.info 'Kernels: 80 .*NVTX: 180' || lib__tail ai.err
has 'nsys-ai: names of devices' ai.info 'GPU 0: Fake One'
ai skill run top_kernels first.sqlite >ai.top
has 'nsys-ai: times of kernels' ai.top 'ncclKernel_AllReduce.* 10 +200.01 +20.00 +20.00 +20.00' || lib__tail ai.err
ai skill run sync_cost_analysis first.sqlite >ai.sync
check 'nsys-ai: waits of the host' grep -qi 'device\|context' ai.sync || lib__tail ai.err
tui() { "$CACHE/nsys-ai/bin/nsys-tui" "$@" 2>tui.err; }
tui nccl first.sqlite --gpu 0 --trim 0 1 >tui.nccl
has 'nsys-tui: collectives' tui.nccl 'allreduce +100.0% +200.0ms +.10 +avg=20.0ms' || lib__tail tui.err
tui tree first.sqlite --gpu 0 --trim 0 1 >tui.tree
has 'nsys-tui: ranges with their kernels' tui.tree 'AddmmBackward0' || lib__tail tui.err
has 'nsys-tui: and the kernels in them' tui.tree 'gemm_bwd'
refuse 'nsys: no --args' "$export" -q -f nsys --args first
