# scaling.sh - part of run.sh: --scaling, against what simulated jobs on 1 to 64 ranks say of themselves

check "scale: builds" $CC -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror -I "$ROOT/src" -I "$ROOT/tests/format" "$here/scale.c" \
    "$ROOT/tests/format/forge.c" -o scale
# forged NAME WORD=N...: traces NAME-1 to NAME-64, and what they are in NAME-1.truth to NAME-64.truth
forged() {
    for n in 1 2 4 8 64; do
        mkdir -p "$1-$n" && ./scale "$1-$n" $n "${@:2}" >"$1-$n.truth"
    done
}
points() { echo "$1"-{1,2,4,8,64}"${2:-}"; } # NAME [ENDING]
# scales NAME KIND [WORD=N...]: its efficiencies are those of the simulation
scales() {
    forged "$1" "${@:3}"
    # shellcheck disable=SC2046 # several words
    "$diff" --json --scaling $(points "$1") >"$1.json"
    # shellcheck disable=SC2046
    check "scaling: $1: times and efficiencies are what the simulation says" python3 "$here/scale.py" "$1.json" "$2" $(points "$1" .truth)
}
of() { python3 -c 'import json, sys
r = json.load(open(sys.argv[1]))
print(eval(sys.argv[2]))' "$1.json" "$2"; }

scales perfect strong reduce=1
same 'scaling: perfect: almost nothing is lost' '0.99 []' "$(of perfect 'str(round(r["points"][-1]["efficiency"]["total"], 2)) + " " + str(r["findings"])')"
scales uneven strong uneven=100
same 'scaling: rank 0 has twice the work: load balance falls most' load_balance "$(of uneven 'r["falls_most"]')"
same 'scaling: rank 0 has twice the work: the finding appears with the second rank' 'straggler 2 solve' \
    "$(of uneven '" ".join("%s %d %s" % (f["kind"], f["since_ranks"], f["where"]) for f in r["findings"] if f["kind"] == "straggler")')"
scales transfer strong reduce=100
same 'scaling: a slower reduction on more ranks: transfer falls most' transfer "$(of transfer 'r["falls_most"]')"
# 100 us a doubling of the ranks, at 64 ranks 600 us, and a step of 1600 us
same 'scaling: the call that gets slower, how much, and since when' 'MPI_Allreduce 600000 0.375 4' \
    "$(of transfer '"%s %d %.3f %d" % ((c := r["calls"][0])["name"], round(c["lost_ns"]), c["lost_share"], c["since_ranks"])')"
scales sweep strong sweep=30
same 'scaling: ranks work one after the other: serialisation falls most' serialisation "$(of sweep 'r["falls_most"]')"
scales fixed strong fixed=1000
same 'scaling: what each rank does again: computation scaling falls most' computation_scaling "$(of fixed 'r["falls_most"]')"
# 1 ms a step on each rank, where 1/64 ms would be perfect
same 'scaling: what each rank does again: the phase' 'step > copy 984375' "$(of fixed '"%s %d" % ((p := r["phases"][0])["name"], round(p["lost_ns"]))')"
scales weak weak weak=1 work=2000 uneven=30 fixed=200 reduce=50 sweep=2
same 'scaling: weak: a phase that is as long on all ranks loses nothing' True "$(of weak 'all(abs(p["lost_share"]) < 0.01 for p in r["phases"] if p["name"] == "step > copy")')"
scales gpu strong gpu=1 uneven=50 fixed=200 start=5
scales gpu-weak weak gpu=1 weak=1 fixed=100

# without a task for steps: the task that repeats
forged bare bare=1 start=0
# shellcheck disable=SC2046
"$diff" --json --scaling $(points bare) >bare.json 2>err
same 'scaling: steps are found' 'solve 10' "$(of bare 'r["step"] + " " + str(r["points"][0]["steps"])')"
same 'scaling: --step "" compares whole runs' None "$("$diff" --json --scaling --step '' perfect-1 perfect-4 >whole.json; of whole 'r["step"]')"
# other numbers of steps: a step is a step
./scale perfect-2 2 steps=20 reduce=1 >/dev/null
same 'scaling: runs with different numbers of steps' '2.0 20' \
    "$("$diff" --json --scaling perfect-1 perfect-2 >steps.json; of steps 'str(round(r["points"][1]["speed_up"], 3)) + " " + str(r["points"][1]["steps"])')"
same 'scaling: the kind can be said' 'weak strong' \
    "$(for kind in weak strong; do "$diff" --json --scaling --$kind perfect-1 perfect-4 >kind.json; of kind 'r["scaling"]'; done | xargs)"

# repeats: the median of three runs of 2 ranks, in any order
for w in 64000 48000 96000; do mkdir -p again-$w && ./scale again-$w 2 work=$w >/dev/null; done
"$diff" --json --scaling again-96000 uneven-1 again-48000 again-64000 >again.json
same 'scaling: repeats: the median time, and the shortest and longest' '3 32.02 24.02 48.02' \
    "$(of again '" ".join("%g %g %g %g" % (len(p["runs"]), p["time_ns"] / 1e6, p["least_ns"] / 1e6, p["most_ns"] / 1e6) for p in r["points"][1:])')"

# text and CSV
# shellcheck disable=SC2046
"$diff" --scaling $(points transfer) >out
has 'scaling: text: the kind' out '^forged: 5 runs, 1 to 64 ranks, strong scaling$'
has 'scaling: text: a column for each number of ranks' out '^ +1 \| +2 \| +4 \| +8 \| +64 \| Ranks'
has 'scaling: text: a line' out '\| +62\.5% \|     Transfer'
has 'scaling: text: the call that got worse' out '600\.00us \| +600\.00us \| +37\.5% \| +4 \| MPI_Allreduce'
has 'scaling: text: the sentence' <(tail -n 1 out) '^64 ranks do 40\.00 times as much as 1 in the same time, which is 62\.5 % of the ideal: transfer falls most, from 100\.0 % to 62\.5 %$'
# shellcheck disable=SC2046
same 'scaling: -q: the sentence alone' 1 "$("$diff" -q --scaling $(points transfer) | wc -l)"
# shellcheck disable=SC2046
"$diff" --csv --scaling $(points transfer) >out.csv
same 'scaling: CSV is what JSON says' True "$(python3 -c '
import csv, json
rows, points = list(csv.DictReader(open("out.csv"))), json.load(open("transfer.json"))["points"]
print(all(float(r[k]) == p[k] for r, p in zip(rows, points, strict=True) for k in ("ranks", "time_ns", "speed_up", "ideal")) and
      all(float(r[k]) == p["efficiency"][k] for r, p in zip(rows, points) for k in ("parallel", "transfer", "computation_scaling")))')"
for columns in 60 100; do
    # shellcheck disable=SC2046
    COLUMNS=$columns "$diff" --scaling $(points uneven) >out
    same "scaling: text of $columns columns" 0 "$(awk -v n=$columns 'length($0) > n' out | wc -l)"
done

# mistakes
mistaken 'scaling: no run' 'no FILE or DIR given' --scaling
mistaken 'scaling: one run' 'has one run only: --scaling compares runs on different numbers of ranks' --scaling perfect-1
mistaken 'scaling: one number of ranks' 'all runs have 2 ranks' --scaling again-48000 again-64000
mistaken 'scaling: both kinds' '--weak and --strong exclude each other' --scaling --weak --strong perfect-1 perfect-4
mistaken 'scaling: --weak alone' '--weak needs --scaling' --weak perfect-1 perfect-4
mistaken 'scaling: --csv alone' '--csv needs --scaling' --csv perfect-1 perfect-4
mistaken 'scaling: and sides' '--scaling and --after exclude each other' --scaling perfect-1 --after perfect-4
mistaken 'scaling: and ranks' '--scaling and --ranks exclude each other' --scaling -r 0 perfect-1 perfect-4
mistaken 'scaling: steps of no name' 'not every run has 3 steps called nothing' --scaling --step nothing perfect-1 perfect-4
mistaken 'scaling: what is no trace' 'foreign.bin' --scaling perfect-1 foreign.bin
mkdir broken
cp perfect-4/[0-2].bin broken && head -c 30000 perfect-4/3.bin >broken/3.bin
"$diff" --scaling perfect-1 broken >out 2>err
same 'scaling: a file that is cut: compared' 0 $?
has 'scaling: a file that is cut: said' err '3\.bin:[0-9]+: error: '

# real programs on 1, 2 and 4 ranks: no time is compared with anything but other times of the same run
for mpi in mpich openmpi; do
    check "scaling: $mpi: builds" mpicc.$mpi -O1 -DTRACE_MPI -I "$ROOT" "$here/scale_mpi.c" "$(mpi_recorder $mpi)" -o scale.$mpi -pthread -ldl
    for n in 1 2 4; do
        TRACE_OUT="$WORK/$mpi-$n" check "scaling: $mpi: $n ranks run" timeout $PATIENCE mpirun.$mpi -n $n ./scale.$mpi
    done
    "$diff" --json --strong --scaling $mpi-1 $mpi-2 $mpi-4 >real.json
    check "scaling: $mpi: figures fit together" python3 -c '
import json, sys
r = json.load(open("real.json"))
assert r["step"] == "step", r["step"]
assert [p["ranks"] for p in r["points"]] == [1, 2, 4]
first = r["points"][0]
near = lambda a, b: abs(a - b) <= 1e-6 * max(abs(a), abs(b))
for p in r["points"]:
    e = p["efficiency"]
    assert 0 < p["steps"] <= 20, p["steps"]
    assert near(p["speed_up"], first["time_ns"] / p["time_ns"]) and near(e["total"], p["speed_up"] / p["ranks"]), p
    assert near(e["parallel"], e["load_balance"] * e["communication"]), e
    assert near(e["total"], e["computation_scaling"] * e["parallel"] / first["efficiency"]["parallel"]), e
    assert 0 < e["load_balance"] <= 1 and 0 < e["communication"] <= 1 and e["device_offload"] is None, e
assert "MPI_Allreduce" in {c["name"] for c in r["calls"]}, r["calls"]
assert {"step", "step > solve"} <= {p["name"] for p in r["phases"]}, r["phases"]'
    "$diff" --strong --scaling $mpi-1 $mpi-2 $mpi-4 >real.txt
    has "scaling: $mpi: text" real.txt '^scale\.'$mpi': 3 runs, 1 to 4 ranks, strong scaling$'
done
