#!/bin/bash
# ddp.sh - one training loop on one timeline: examples/llama_ddp.py on two ranks, MPI, ITT, NVTX, CUDA and NCCL together; Step.7 > Forward > Layer.3 > Attn.3 > kernel is
# found on each rank, in the records here, and in the timeline by ddp.sql (where Perfetto's engine is; the timeline is left in RESULTS).
# GPUs: 1
# seconds: 240
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
N=$((GPUS >= 2 ? 2 : 1))
PROGRAM=(python3 "$ROOT/examples/llama_ddp.py" --steps 10 --layers 4)

heading "llama_ddp.py on $N ranks, started by MPI"
rm -rf out
if python3 -c 'import mpi4py' 2>/dev/null && command -v mpirun >/dev/null && timeout 100 mpirun -n $N "$B/trace-run" -q -n -o out -- "${PROGRAM[@]}"; then STARTED=MPI; else
    heading 'not by MPI; by torchrun'
    rm -rf out
    STARTED=torchrun
    must torchrun timeout 100 python3 -m torch.distributed.run --master-addr 127.0.0.1 --master-port $((29500 + RANDOM % 400)) --nproc-per-node $N --no-python "$B/trace-run" -q -n -o out -- "${PROGRAM[@]}"
fi
heading "as plain loop, recorded and not: $STARTED"
if [ $STARTED = MPI ]; then
    for way in trace-run env; do
        [ $way = trace-run ] && start=("$B/trace-run" -q -n -o out.plain --) || start=(env)
        rm -rf out.plain
        timeout 100 mpirun -n $N "${start[@]}" "${PROGRAM[@]}" --plain | sed "s/^/$way: /"
    done
fi

heading 'what is there'
"$B/trace-tally" --json out | python3 -c '
import collections, json, sys
rows, count = json.load(sys.stdin)["rows"], collections.Counter()
for r in rows:
    count[r["api"], r["kind"]] += r["calls"]
for (api, kind), n in sorted(count.items()):
    print("%-8s %-8s %d" % (api, kind, n))
wanted = {"itt", "cuda", "nccl", "nvtx"} | ({"mpi"} if sys.argv[1] == "MPI" else set())
missing = wanted - {api.lower() for api, _ in count}
print("missing: " + ", ".join(sorted(missing)) if missing else "all on one timeline")
sys.exit(bool(missing))' $STARTED || must 'an API is missing' false
"$B/trace-print" --mangled --json out >events.json
must 'Step.7 > Forward > Layer.3 > Attn.3 > kernel' python3 "$HERE/check.py" --path 'Step.7>Forward>Layer.3>Attn.3' <events.json
must 'nothing dropped' tallied
must trace-merge "$B/trace-merge" -q -o merged.bin out
must to-perfetto "$B/to-perfetto" -q -z -o ddp.pftrace out
du -b merged.bin ddp.pftrace
[ -z "${RESULTS:-}" ] || cp ddp.pftrace merged.bin "$RESULTS"
if command -v node >/dev/null && node "$ROOT/tests/perfetto/query.mjs" ddp.pftrace 'select 1' >/dev/null 2>&1; then
    # shellcheck disable=SC2016 # the inner shell's
    must 'SQL finds it' sh -c 'node "$0" ddp.pftrace "$(cat "$1")" | tee sql && [ "$(grep -c "Attn.3" sql)" -ge "$2" ]' "$ROOT/tests/perfetto/query.mjs" "$HERE/ddp.sql" $N
else
    echo "no engine of Perfetto's here; with one: node tests/perfetto/query.mjs ddp.pftrace \"\$(cat bench/gpu/ddp.sql)\""
fi
finish
