#!/bin/bash
# nccl.sh - collectives on all GPUs: DDP and FSDP as torchrun starts them, matched across ranks; the skew of a rank that is late; a collective that one rank never
# joins, of a job that was killed; what an all-reduce costs with us and without.
# GPUs: 2
# seconds: 450
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
N=${N:-$GPUS}

torchrun() { # NAME OPTION... -- COMMAND: one trace-run a rank
    local options=()
    while [ "$1" != -- ]; do options+=("$1"); shift; done
    shift
    timeout 120 python3 -m torch.distributed.run --master-addr 127.0.0.1 --master-port $((29500 + RANDOM % 400)) --nproc-per-node "$N" --no-python "$B/trace-run" -q -n -o "$WORK/out" "${options[@]}" -- "$@" 2>torchrun.log || { tail -n 5 torchrun.log; return 1; }
}
matched() {
    "$B/trace-print" --mangled --json --api nccl out >events.json
    must 'every collective on every rank' python3 "$HERE/nccl_check.py" "$N" <events.json
}

for how in ddp fsdp; do
    heading "$how, $N ranks, trace-run at its defaults"
    rm -rf out
    must $how torchrun -- python3 "$HERE/nccl_train.py" $how
    matched
    must 'nothing dropped' tallied
    "$B/trace-tally" --collectives --top 3 out | sed -n '/^Collectives/,$p' | head -n 30
done
heading "ddp, $N ranks, rank 1 is 5 ms late to each step; with the GPU's times"
rm -rf out
export TRACE_NCCL=times LATE=1:5
must 'ddp, late' torchrun -- python3 "$HERE/nccl_train.py" ddp
unset TRACE_NCCL LATE
matched
"$B/trace-tally" --collectives --top 3 out | sed -n '/^Collectives/,$p' | head -n 30
# shellcheck disable=SC2016 # the inner shell's
must 'rank 1 is the one that others wait for' bash -c '"$0" --collectives --json out | python3 -c "
import json, sys
ranks = {r[\"rank\"]: r[\"made_others_wait_ns\"] for r in json.load(sys.stdin)[\"collectives\"][\"ranks\"] if r[\"api\"] == \"NCCL\"}
print(\"made others wait, us:\", {r: n // 1000 for r, n in ranks.items()})
sys.exit(not ranks or str(max(ranks, key=ranks.get)) != \"1\")"' "$B/trace-tally"

heading "a collective that rank 1 of $N never joins: ring mode, all killed"
rm -rf out pids && mkdir pids
torchrun -m ring -- python3 "$HERE/nccl_hang.py" pids >hang.log 2>&1 &
JOB=$!
for ((i = 0; i < 90; i++)); do
    [ "$(find pids -name 'pid.*' | wc -l)" -lt "$N" ] || break
    kill -0 $JOB 2>/dev/null || break
    sleep 1
done
sleep 3
cat pids/pid.* 2>/dev/null | sed 's/$/ /' | xargs -r kill -9
wait $JOB || tail -n 5 hang.log
"$B/trace-tally" --collectives out >tally 2>&1
sed -n '/never ended/,$p' tally | head -n 20
must 'the missing rank is named' grep -qE 'AllReduce #[0-9]+ on communicator [0-9]+ \('"$N"' members\) never ended: .*rank 1 never joined' tally
du -sh out | cut -f 1

heading "an all-reduce on $N GPUs: without us, at our defaults (plan), with the GPU's times, host calls alone, bare CUPTI"
must turns.py python3 "$HERE/turns.py" --sets "${SETS:-3}" --turns 5 --seconds "$(left 150)" --pin '' --work 4K:200 --work 4M:200 --work 64M:50 --together 9 untraced \
    "plan LD_PRELOAD=$SO" "times LD_PRELOAD=$SO TRACE_NCCL=times" "host-calls LD_PRELOAD=$SO TRACE_LIBCUPTI=off" "no-plugin LD_PRELOAD=$SO TRACE_NCCL=off" \
    "floor CUDA_INJECTION64_PATH=$FLOOR_SO FLOOR=callbacks=driver" -- python3 "$HERE/nccl_serve.py" "$N"
finish
