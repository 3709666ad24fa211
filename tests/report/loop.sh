# loop.sh - part of run.sh: the steps of a run, its warm-up, the judged part, and processes that are no ranks

# ranks name steps warm-up first with: prints the name of steps, the number of judged steps, and their ns
while read -r ranks name steps warm first with; do
    dir=marks.$ranks.${name%\%d}.$warm.$with
    mkdir "$dir"
    loop=$(./marks "$dir" "$ranks" "${name//_/ }" "$steps" "$warm" "$first" ${with#none} | sed 's/loop //')
    "$report" --json "$dir" >marks.json
    same "$ranks ranks, $name, $warm warm-up steps, $with: the loop is judged" "$warm $loop $((ranks * (steps - warm)))" \
        "$(jq_ marks.json 'str(r["loop"]["warm_up_steps"]) + " " + str(round(r["loop"]["ns"], -4)) + " " + str(r["steps"]["count"])')"
    same "$ranks ranks, $name, $warm warm-up steps, $with: shares of the parts" "$((2200 + 200 * warm + loop / 1000000 + 1000))" \
        "$(jq_ marks.json 'round(sum(r["loop"][k] for k in ("start_ns", "warm_up_ns", "ns")) / 1e6) + 1000')"
    [ "$ranks" = 1 ] || same "$ranks ranks, $name, $warm warm-up steps, $with: who is late, by a third of the loop" 'straggler [1] 33' \
        "$(jq_ marks.json 'r["findings"][0]["kind"] + " " + str(r["findings"][0]["ranks"]) + " " + str(round(100 * r["findings"][0]["share"]))')"
    [ "$with" = none ] || same "$ranks ranks, $name, $with: who is no rank" "launcher 1 data_loader $([ "$with" = loaders ] && echo $((2 * ranks)) || echo 0)" \
        "$(jq_ marks.json '" ".join("%s %d" % (k, sum(x["role"] == k for x in r["ranks"])) for k in ("launcher", "data_loader"))')"
    number=0
    case $name in *%d | moment) number=$first ;; esac
    same "$ranks ranks, $name: a line for each step, the same on all ranks" "$(seq $number $((number + steps - 1)) | paste -sd ' ') $ranks" \
        "$("$tally" --by step,name --json "$dir" | python3 -c 'import json, sys
rows = [x for x in json.load(sys.stdin)["rows"] if x["name"] == "MPI_Allreduce"]
print(*sorted(x["step"] for x in rows), *{x["calls"] for x in rows})')"
    "$tally" --by step,name --partial whole.tally "$dir"
    same "$ranks ranks, $name: kept in a tally, the same" "$("$tally" --by step,name --csv "$dir")" "$("$tally" --by step,name --csv whole.tally)"
    same "$ranks ranks, $name: --steps" "$((3 * ranks))" \
        "$("$tally" --steps $((number + 4))-$((number + 6)) --csv -n MPI_Allreduce --columns calls "$dir" | python3 -c 'import csv, sys; print(*(r["calls"] for r in csv.DictReader(sys.stdin)))')"
done <<'END'
1 Step.%d 20 0 0 none
2 Step.%d 20 3 5 none
2 ProfilerStep#%d 20 1 0 launcher
4 step 12 2 0 loaders
4 iteration_%d 20 3 100 none
4 train_step 20 3 0 none
3 train_batch 40 9 0 launcher
2 moment 20 3 7 none
64 Step.%d 12 2 0 launcher
END
dir=marks.2.Step..3.none
"$report" $dir | tr -s '\n ' '  ' >marks.txt
has 'one line on what is left out' marks.txt '51 % of this run is start \(imports, set-up\), 14 % are 3 warm-up steps, 23 % is its end\. The report covers the loop, 510\.00ms; --whole covers the whole run\.'
has 'a long start is a remark' marks.txt '\[remark: start, 51 % of the run\] 2\.20s pass before the first step, and the loop takes 510\.00ms: most of the start is import\.'
has 'and a warm-up' marks.txt '\[remark: warm_up, 12 % of the run\] The first 3 steps take 600\.00ms, where the median is 30\.00ms each'
"$report" --json --whole $dir >marks.json
same '--whole: all of the run is judged' 'None 4310' "$(jq_ marks.json 'str(r["loop"]) + " " + str(round((r["to_ns"] - r["from_ns"]) / 1e6))')"
check 'what if messages took no time: MPI_Init does' python3 -c '
import json
saves = [w["saves_ns"] for w in json.load(open("marks.json"))["what_if"] if "messages" in w["if"]]
assert all(ns < 150e6 for ns in saves), saves'
"$report" --json --steps 10-14 $dir >marks.json
same '--steps: these are judged' 'None 150 10' "$(jq_ marks.json 'str(r["loop"]) + " " + str(round((r["to_ns"] - r["from_ns"]) / 1e6)) + " " + str(r["steps"]["count"])')"
for list in 24- -5 24,23; do
    has "--steps $list is taken" <("$BUILD/trace-print" --steps $list $dir) MPI_Allreduce
done
same '--steps: no such step' 'trace-tally: error: --steps: the trace has no such step: its steps, Step.#, have numbers from 5 to 24' "$("$tally" --steps 99 $dir 2>&1)"
same '--steps: one between others is left out' 'trace-tally: error: --steps leaves out step 11, which lies between others: give one range, such as 10-12' "$("$tally" --steps 10,12 $dir 2>&1)"
cat >stepped.c <<'C'
#include "trace.h"
int main(void)
{
    trace_task_begin("start");
    trace_task_end();
    for (int i = 0; i < 6; i++) { /* nothing says where the last one ends */
        trace_step();
        TRACE_SCOPE("work");
    }
    return 0;
}
C
check 'trace_step(): builds' $CC -O0 -w -I "$ROOT" stepped.c -o stepped "$(recorder)" -pthread -ldl
TRACE_OUT=stepped.out ./stepped
same 'trace_step(): each is a step, with its number' '0 1 2 3 4' "$("$tally" --by step,name --csv stepped.out | grep ',work,' | cut -d , -f 4 | grep '[0-4]' | grep -v - | sort | xargs)"
same 'trace_step(): --steps' 2 "$("$tally" --steps 1-2 --by name --json stepped.out | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["name"] == "work"))')"
same '--by step: no steps' 'trace-tally: error: --by step: the trace has no steps: mark them with a task named step, or trace_step()' "$("$tally" --by step bare 2>&1)"
"$BUILD/trace-merge" -q -o marks.tm $dir
same 'merged, the same steps' "$("$tally" --by step,rank,name --csv $dir)" "$("$tally" --by step,rank,name --csv marks.tm)"
