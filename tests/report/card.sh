# card.sh - part of run.sh: the job card's figures, against what the simulated jobs say of themselves

card() { jq_ "$1" "$2"; } # FILE EXPRESSION of r, the report
# straggler: load 1, forward 10, backward 20 ms a step, ten steps; rank 1's backward takes 200 ms more.
same 'card: efficiencies of a job with a straggler: 310 ms of work, 2310 ms of rank 1, of 2316 ms' '35 35 100 None None' \
    "$(card straggler.json '" ".join(str(round(100 * r["card"]["efficiency"][k])) for k in ("parallel", "load_balance", "communication")) + " " + str(r["card"]["efficiency"]["device_offload"]) + " " + str(r["card"]["energy_j"])')"
same 'card: parallel is load balance x communication, and communication is transfer x serialisation' 'True True' \
    "$(card straggler.json '" ".join(str(abs(e[a] - e[b] * e[c]) < 1e-9) for e in [r["card"]["efficiency"]] for a, b, c in (("parallel", "load_balance", "communication"), ("communication", "transfer", "serialisation")))')"
for job in healthy straggler chain link gpu-healthy gpu-sync; do
    check "card: efficiencies of the host are what the simulation says: $job" python3 "$HERE/card.py" $job.json $job.truth
done
# gpu-healthy: of 89.261 ms 80 ms are kernels and 4.3 ms copies, of which 0.3 ms or so run beside kernels.
same 'card: how GPUs spent their time' '90 4 0 6 4' \
    "$(card gpu-healthy.json '" ".join(str(round(100 * r["card"]["device_time"][k])) for k in ("kernels", "copies", "communication", "idle")) + " " + str(r["card"]["devices"])')"
same 'card: shares of GPUs add up' 1.0 "$(card gpu-nccl-late.json 'round(sum(r["card"]["device_time"].values()), 9)')"
# gpu-nccl-late: all wait on the GPU for rank 1, 200 ms of 289: kernels 80 ms.
same 'card: kernels are told from waits in collectives of GPUs' '28 True' \
    "$(card gpu-nccl-late.json 'str(round(100 * r["card"]["efficiency"]["gpu_parallel"])) + " " + str(r["card"]["device_time"]["communication"] > 0.5)')"
has 'card: hosts and processes' straggler.txt '^   where     1 host, 4 processes$'
has 'card: the verdict in a sentence' straggler.txt '^   verdict   straggler: rank 1, 86 % of the run, in backward\.$'
same 'card: the same in JSON' 'straggler: rank 1, 86 % of the run, in backward.' "$(card straggler.json 'r["card"]["verdict"]')"
forged card card
mkdir sampled
./card sampled
"$report" --json sampled >sampled.json
same 'card: energy and memory of devices that two processes sample, and those without load' 'train <b> --fast|1|2|2500|7000000000|1 of 2|None' \
    "$(card sampled.json '"|".join(map(str, (c["command"], c["hosts"], c["processes"], round(c["energy_j"]), round(c["memory_peak_bytes"]), "%d of %d" % (c["devices_unused"], c["devices_sampled"]), c["efficiency"]["parallel"]))) if (c := r["card"]) else 0')"
"$report" sampled >sampled.txt
has 'card: in words' sampled.txt '^   used      device memory peak 7\.00GB, energy of GPUs 2500 J$'
has 'card: the unused' sampled.txt '1 of 2 GPUs never had any load'
mkdir many
./card many 64
same 'card: 64 GPUs with 384 counters: all are counted' '33500 7000000000 64 63' \
    "$("$report" --json many >many.json; card many.json '" ".join(str(r["card"][k]) for k in ("energy_j", "memory_peak_bytes", "devices_sampled", "devices_unused"))')"
mkdir node
./card node 20
"$report" node >node.txt
has 'card: 19 GPUs of 50 W and one of 200 W take 11.5 kJ in ten seconds' node.txt 'energy of GPUs 11\.5 kJ$'

# flops.c: each of two processes states 1000 TFLOP in two seconds. An H100 does 989.4e12 of 16 bits a second.
forged flops flops
# flops NAME EXPECTED WORDS [OPTIONS...]: rate, peak and utilisation, as TFLOP/s and percent; GPUs
flops() {
    rm -rf flops.d && mkdir flops.d
    # shellcheck disable=SC2086 # several words
    ./flops flops.d $3
    same "flops: $1" "$2" "$("$report" --json "${@:4}" flops.d >flops.json; card flops.json '" ".join("-" if v is None else "%.4g" % (v * scale) for c in [r["card"]] for v, scale in ((c["flop_rate"], 1e-12), (c["peak_flop_rate"], 1e-12), (c["model_flops_utilisation"], 100), (c["devices"], 1)))')"
}
flops 'two GPUs' '1000 989.4 50.54 2' ''
flops 'a GPU that two processes share counts once' '1000 989.4 101.1 1' shared=1
flops 'operands of any size are those of 16 bits' '1000 989.4 50.54 2' bits=0
flops 'operands of 8 bits' '1000 1979 25.27 2' bits=8
flops 'operands of 64 bits' '1000 66.9 747.4 2' bits=64
flops 'another device' '1000 312 160.3 2' 'name=NVIDIA_A100-SXM4-80GB'
flops 'a name that begins like another one' '1000 125 400 2' 'name=NVIDIA_A10'
flops 'a device that is unknown' '1000 - - 2' 'name=Fake_One'
flops 'the peak that the user says' '1000 2000 25 2' 'name=Fake_One' --peak-flops 2P
"$report" flops.d >flops.txt
has 'flops: in words: what helps' flops.txt '^   flops     1\.00PFLOP/s, the peak of the devices is unknown: --peak-flops says it$'
"$report" --peak-flops 2e15 flops.d >flops.txt
has 'flops: in words' flops.txt '^   flops     1\.00PFLOP/s, model flops utilisation 25\.0 % of 2\.00PFLOP/s for each GPU$'
refuse 'flops: a peak that is no number' "$report" --peak-flops 2Q flops.d
# what is known of devices without samples
memory() { card flops.json '(c := r["card"])["memory_from"] + " %.3g" % c["memory_peak_bytes"]'; }
flops 'memory that is allocated' '1000 989.4 50.54 2' memory=1
same 'memory: the most that a process allocated' 'allocated 5e+09' "$(memory)"
flops 'memory that the program asks for' '1000 989.4 50.54 2' 'memory=1 asked=1'
same 'memory: what cudaMemGetInfo says' 'asked 2e+10' "$(memory)"
unused() { card flops.json '" ".join(str(r["card"][k]) for k in ("devices_visible", "devices_unused"))'; }
flops 'processes that see the GPUs of all' '1000 989.4 50.54 2' sees=1
same 'unused: all visible GPUs work' '2 0' "$(unused)"
flops 'GPUs that no process uses' '1000 989.4 50.54 2' 'sees=1 more=6'
same 'unused: six of eight visible GPUs' '8 6' "$(unused)"
"$report" flops.d >flops.txt
has 'unused: in words' flops.txt '6 of 8 visible GPUs were never used$'
