#!/bin/bash
# trace-diff: numbers against trace-tally's, tests of ranks against all orders there are, verdicts on jobs that are forged
# with known differences and without any, real recordings, bad input; see tests/lib.sh for the environment
set -u
. "$(dirname "$0")/../lib.sh"
here=$ROOT/tests/diff
diff=$BUILD/trace-diff
cd "$WORK" || exit 1

build_jobs() {
    check "jobs: builds" $CC -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror -I "$ROOT/src" -I "$ROOT/tests/format" "$here/jobs.c" \
        "$ROOT/tests/format/forge.c" -o jobs -lm
}

test_rank_test() {
    check "rank_test: builds" $CC -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror -fsanitize=address,undefined -I "$ROOT/src" -I "$ROOT/tools" \
        "$here/ranks.c" "$ROOT/tools/diff/rank_test.c" "$ROOT"/src/support/{memory,text}.c -o ranks -lm
    check "rank_test: every order counted" ./ranks
}

job() { mkdir -p "$1" && ./jobs "$@" >"$1.step"; } # FOLDER SEED WORD=N...
asked() { # PATH: a value of out.json
    python3 -c 'import json, sys
x = json.load(open("out.json"))
for k in sys.argv[1].split("."):
    x = x[int(k)] if k.isdigit() else x[k]
print(x)' "$1"
}
# verdict NAME STATUS WORD ARGS...: the verdict, in JSON and as a line, and the exit status
verdict() {
    local name=$1 status=$2 word=$3
    shift 3
    "$diff" --json "$@" >out.json 2>err
    same "$name: status" "$status" $?
    same "$name: verdict" "$word" "$(asked verdict)"
    "$diff" "$@" >out 2>err
    same "$name: status of the text" "$status" $?
}

# --- what differs is found, and how much
build_two_jobs() {
    need_build jobs
    job a 1
    job b 2 slow=20 calls=3 extra=1
}

test_differences() {
    need_build two_jobs
    verdict "slower" 1 slower a b
    same "slower: the step, as forged" "$(cat a.step) $(cat b.step)" "$(printf '%.0f %.0f' "$(asked all.a.own_ns)" "$(asked all.b.own_ns)")"
    same "slower: steps are found" "step steps 120" "$(asked step) $(asked compared_by) $(asked steps)"
    same "slower: calls, what changed most first" "lib_solve slower lib_fill slower lib_extra new" \
        "$(for k in 0 1 2; do asked calls.$k.name; asked calls.$k.verdict; done | xargs)"
    same "slower: the barrier and the kernel are not" "same same" "$(asked calls.3.verdict) $(asked kernels.0.verdict)"
    same "slower: phases by their own time; the step has none that changed" "step > backward,slower step > forward,slower step,same" \
        "$(for k in 0 1 2; do echo "$(asked phases.$k.name),$(asked phases.$k.verdict)"; done | xargs)"
    same "slower: both ranks" "slower slower" "$(asked ranks.0.verdict) $(asked ranks.1.verdict)"
    same "slower: counts that differ" "lib_fill 2.0 3.0 lib_extra 0.0 1.0" "$(for k in 0 1; do asked changed.$k.name; printf '%.1f %.1f ' "$(asked changed.$k.a.calls)" "$(asked changed.$k.b.calls)"; done | xargs)"
    has "slower: the line of the verdict" <(tail -n 1 out) '^slower: a step takes \+1[34]\.[0-9] % \(\+1.* to \+1.*%\), more than the 5 % allowed$'
    "$diff" --json a b >out.json
    for side in a b; do "$BUILD/trace-tally" --json "$side" >$side.tally; done
    check "the numbers are trace-tally's" python3 "$here/truth.py" out.json a.tally b.tally 120 2
    verdict "the other way round" 0 faster b a
    same "the other way round: what is gone" gone "$(asked calls.2.verdict)"
    verdict "with itself" 0 same a a
    same "with itself: nothing differs" "0 0" "$(asked all.change_ns) $(python3 -c 'import json; print(len(json.load(open("out.json"))["changed"]))')"
    verdict "what is allowed" 0 same --fail-above 20 a b
    verdict "just one rank" 1 slower --rank 1 a b

    job r 3 slow=40 rank=1
    verdict "one slow rank" 1 slower a r
    same "one slow rank: it comes first, the other only waits" "1 slower 0 same" "$(asked ranks.0.rank) $(asked ranks.0.verdict) $(asked ranks.1.rank) $(asked ranks.1.verdict)"
    job k 4 kernel=30
    verdict "a slower kernel that nobody waits for" 0 same a k
    same "a slower kernel: it is named" "dev: gemm slower" "$(asked kernels.0.name) $(asked kernels.0.verdict)"
    verdict "a slower kernel, --fail-on any" 1 slower --fail-on any a k
    for i in 1 2 3; do job few$i 2$i steps=12 drift=2; job more$i 3$i steps=12 drift=2 slow=60; done
    three="--step= -a few1 few2 few3 -b more1 more2 more3"
    verdict "three runs and three, without steps: no verdict" 0 unknown $three
    has "what can be said: how far apart they are" out '^A took .*ms to .*ms, B .*ms to .*ms: they do not overlap; by chance 3 and 3 runs do so 10 times in 100$'
    check "and in JSON" python3 -c '
import json
x = json.load(open("out.json"))["all"]
assert x["a"]["least_ns"] < x["a"]["own_ns"] < x["a"]["most_ns"] < x["b"]["least_ns"] and x["low_ns"] is None'
    verdict "90 % is enough for them" 1 slower --confidence 90 $three
    "$diff" --step= -a few1 few2 -b few2 few3 >out
    has "two that overlap" out ': they overlap$'
    job p 6 both=1
    job q 7 both=1 late=40
    verdict "a kernel that is slower in one phase" 0 same p q
    same "a kernel in two phases: the one that is slower" "step > backward > dev: gemm slower step > forward > dev: gemm same" \
        "$(for k in 0 1; do asked work.$k.name; asked work.$k.verdict; done | xargs -d '\n')"
    check "a kernel in two phases: its numbers are those of the kernel" python3 -c '
import json
x = json.load(open("out.json"))
for side in "ab":
    for what in "own_ns", "calls":
        parts, whole = sum(w[side][what] for w in x["work"]), x["kernels"][0][side][what]
        assert abs(parts - whole) < 0.01, (side, what, parts, whole)'
    same "a kernel in two phases: both tables" "By kernel By phase and kernel" "$(grep -oE '^By (phase and )?kernel' out | sort | xargs)"
    "$diff" a k >out
    same "nobody is known to have asked: by kernel alone" "By kernel" "$(grep -oE '^By (phase and )?kernel' out | xargs)"
    "$diff" --fail-on any a k >out
    has "--fail-on any: the line says what" <(tail -n 1 out) '^slower: kernel dev: gemm takes \+(29|30|31)\..* %, more than the 5 % allowed$'
    verdict "nothing slower, --fail-on any" 0 same --fail-on any a a
    job e 1 fails=1 bytes=8192
    verdict "errors and bytes" 0 same a e
    same "errors and bytes: are listed" "lib_fill 0 1 8192 16384" "$(python3 -c '
import json
for l in json.load(open("out.json"))["changed"]:
    if l["name"] == "lib_fill": print(l["name"], *(round(l[s][k]) for k in ("errors", "bytes") for s in "ab"))')"
    has "errors: in a column of their own" out 'Errors A | *Errors B'
}

# --- chance: jobs without a difference are not slower; --fail-above 0 errs as often as it says
test_chance() {
    need_build jobs
    many() { # PAIRS FAIL-ABOVE WORD=N...: how many are slower
        local i n=0 pairs=$1 above=$2
        shift 2
        for ((i = 0; i < pairs; i++)); do
            job x $((1000 + 2 * i)) "$@"
            job y $((1001 + 2 * i)) "$@"
            "$diff" -q -j 1 --fail-above "$above" x y >out 2>&1
            [ $? = 1 ] && n=$((n + 1))
        done
        echo $n
    }
    pairs=${FULL:+1000}
    pairs=${pairs:-100}
    same "$pairs pairs of equal jobs that drift and stumble: none is slower" 0 "$(many "$pairs" 5 noise=3 memory=50 drift=1 spikes=40)"
    n=$(many "$pairs" 0 noise=3 memory=80) # 2.5 % are expected: 4 standard deviations more fail
    if [ "$n" -le $((pairs * 9 / 100)) ]; then ok "$pairs pairs of equal jobs, nothing allowed: $n are slower"; else fail "$pairs pairs of equal jobs, nothing allowed" "$n are slower"; fi
    slower() { # PAIRS: of jobs that are 8 % slower, with noise, how many are found
        local i n=0
        for ((i = 0; i < $1; i++)); do
            job x $((2 * i)) noise=3
            job y $((2 * i + 1)) noise=3 slow=27
            "$diff" -q -j 1 --fail-above 3 x y >out 2>&1
            [ $? = 1 ] && n=$((n + 1))
        done
        echo $n
    }
    same "20 pairs of which one is 8 % slower than the other: all are found" 20 "$(slower 20)"
}

# --- runs as repetitions: what differs from run to run is no slowdown
test_repetitions() {
    need_build two_jobs
    for i in 1 2 3 4 5; do
        job a$i $((20 + i)) drift=6
        job b$i $((30 + i)) drift=6
        job c$i $((40 + i)) drift=1 slow=40
        job d$i $((50 + i)) drift=1
    done
    verdict "5 runs and 5 that drift" 0 same -a a1 a2 a3 a4 a5 -b b1 b2 b3 b4 b5
    same "5 runs and 5: compared by runs" "runs 5" "$(asked compared_by) $(asked a.repetitions)"
    verdict "5 runs and 5 slower ones" 1 slower -b c1 c2 c3 c4 c5 -a d1 d2 d3 d4 d5
    verdict "2 runs and 2: compared by steps" 1 slower --before d1 d2 --after c1 c2
    same "2 runs and 2: by steps" steps "$(asked compared_by)"
    for i in 1 2 3 4 5; do
        job w$i $((60 + i)) steps=0
        job v$i $((70 + i)) steps=0
    done
    verdict "no steps, one run each: no verdict" 0 unknown w1 v1
    has "no steps: what helps is said" out 'too few runs .*--before A1 A2 A3 A4 --after B1'
    verdict "no steps, 5 runs each" 0 same -a w1 w2 w3 w4 w5 -b v1 v2 v3 v4 v5
    verdict "whole runs on demand" 0 unknown --step '' a b
    job o1 1 steps=0 noise=0 loose=10
    job o2 1 steps=0 noise=0 loose=70
    verdict "whole runs, time in no task" 0 unknown o1 o2
    same "time in no task: is outside of tasks, and of the ranks; the phases are the run" "(outside of tasks) 60 phase 60 ranks 120 120 run 120 120" "$(python3 -c '
import json
x = json.load(open("out.json"))
ms = lambda ns: round(ns / 1e6)
print(*(w for l in sorted(x["phases"], key=lambda l: l["name"]) for w in (l["name"], ms(l["change_ns"]))), "ranks", *(ms(l["change_ns"]) for l in x["ranks"]), "run",
      ms(x["all"]["change_ns"]), ms(sum(l["change_ns"] for l in x["phases"])))')"
    "$diff" --json --name phase o1 o2 >out.json
    same "time in no task: unknown if only some calls are recorded" phase "$(python3 -c 'import json; print(*(l["name"] for l in json.load(open("out.json"))["phases"]))')"
    verdict "another task as step" 1 slower --step forward a b
    same "another task as step: forward" forward "$(asked step)"
    job l 1 steps=200
    verdict "more steps" 0 same a l
    has "more steps: only those that both have" err 'only the first 120 steps are compared'
    verdict "--skip" 1 slower --skip 20 a b
    same "--skip: what is left" 100 "$(asked steps)"
}

# --- formats: raw and merged, threads, a folder with two runs
test_formats() {
    need_build two_jobs
    "$diff" --json a b >one.json
    "$BUILD/trace-merge" -q -o a.merged a && "$BUILD/trace-merge" -q -o b.merged b
    "$diff" --json -j 3 a.merged b.merged | sed 's/\.merged//; s/"run": "1"/"run": null/' >merged.json
    same_file "merged, counted by 3 threads: the same" one.json merged.json
}

# --- real recordings
build_work() {
    check "work: builds" $CC -std=gnu11 -O1 -Wall -I "$ROOT" "$here/work.c" "$(recorder)" -o work -pthread
    # Steps of milliseconds, and a function that takes six times as long: more than a busy machine adds to most of them.
    for run in "1 5000" "2 5000" "3 30000" "4 5000 extra"; do
        # shellcheck disable=SC2086 # several words
        set -- $run
        TRACE_OUT=work$1 ./work 30 "${@:2}"
    done
}

test_recordings() {
    need_build work
    verdict "a function takes six times as long" 1 slower work1 work3
    same "a function takes six times as long: named first, and nothing else" "iteration > solve slower 1" \
        "$(asked phases.0.name) $(asked phases.0.verdict) $(python3 -c 'import json; print(sum(l["verdict"] == "slower" and l["of_total_percent"] > 30 for l in json.load(open("out.json"))["phases"]))')"
    verdict "the same program twice" 0 same --fail-above 300 work1 work2
    "$diff" --json work1 work4 >out.json 2>err
    same "calls that appear and are made more often" "iteration > check 0 1;iteration > write 1 2" "$(python3 -c '
import json
print(";".join(sorted("%s %g %g" % (l["name"], l["a"]["calls"], l["b"]["calls"]) for l in json.load(open("out.json"))["changed"])))')"
    TRACE_OUT=work5 ./work 20 500 extra numbered
    TRACE_OUT=work6 ./work 20 500 extra numbered
    "$diff" --json work5 work6 >out.json
    same "numbered steps are one phase" "Step 20 Step;Step > check;Step > read;Step > solve;Step > write" "$(asked step) $(asked steps) $(python3 -c '
import json
print(";".join(sorted(l["name"] for l in json.load(open("out.json"))["phases"])))')"
    same "tasks by name alone" "check;read;solve;Step;write 2" "$(python3 -c '
import json
t = json.load(open("out.json"))["tasks"]
print(";".join(sorted((l["name"] for l in t), key=str.lower)), *(round(l["a"]["calls"]) for l in t if l["name"] == "write"))')"
}

build_two_runs() {
    need_build work
    TRACE_RUN=first TRACE_OUT=two ./work 30 5000
    refuse "one run alone" "$diff" two
    TRACE_RUN=second TRACE_OUT=two ./work 30 30000
}

test_two_runs() {
    need_build two_runs
    "$diff" --json two >out.json
    same "a folder with two runs: the newest is slower than the one before" "slower 1 2" "$(asked verdict) $(asked a.runs.0.run) $(asked b.runs.0.run)"
    "$diff" --json --run-a 2 --run-b 1 two >out.json
    same "a folder with two runs, the other way round" faster "$(asked verdict)"
    "$diff" --json work1 two >out.json
    same "a folder with two runs: both are repetitions" 2 "$(python3 -c 'import json; print(len(json.load(open("out.json"))["b"]["runs"]))')"
}

# --- text fits the terminal
test_text() {
    need_build two_jobs
    for columns in 60 80 100 140; do
        COLUMNS=$columns "$diff" a b >out
        same "text of $columns columns" "" "$(python3 -c '
import sys
print("\n".join(l for l in open("out", encoding="utf-8").read().split("\n") if len(l) > int(sys.argv[1])))' $columns)"
    done
    same "--by chooses tables" "By rank" "$("$diff" --by rank a b | grep -o '^By [a-z]*' | xargs)"
    same "-q: one line" 1 "$("$diff" -q a b | wc -l)"
}

# --- bad input, bad options
mistaken() { # NAME REGEX ARGS...
    "$diff" "${@:3}" >out 2>err
    same "$1: status" 2 $?
    has "$1: said" err "$2"
}

test_mistakes() {
    need_build two_jobs two_runs
    job c1 41 drift=1 slow=40
    printf 'no trace' >foreign.bin
    mkdir empty
    head -c 40000 a/r0.bin >cut.bin
    for bad in foreign.bin empty absent.bin; do
        "$diff" a "$bad" >out 2>err
        same "$bad: status" 2 $?
        has "$bad: is named" err "$bad"
        same "$bad: nothing is printed" 0 "$(wc -c <out)"
    done
    "$diff" a cut.bin >out 2>err
    same "a file that is cut: compared" 0 $?
    has "a file that is cut: said" err '^cut.bin:[0-9]+: error: '
    mistaken "no input" 'no FILE or DIR given' -q
    mistaken "three inputs" 'name those of each side with -a and -b' a b c1
    mistaken "-a alone" '-b is missing' -a a b
    mistaken "an input of no side" 'c1 belongs to no side' -a a -b b --top 3 c1
    mistaken "--fail-above" "'much' is not a percentage" --fail-above much a b
    mistaken "--confidence" '200 is not between' --confidence 200 a b
    mistaken "--fail-on" "'al' is none of total, any" --fail-on al a b
    mistaken "--by" "'phases' is none of phase, task, call, work, kernel, span, rank; did you mean phase" --by phases a b
    mistaken "steps of no name" 'has 0 steps called nothing: 6 are needed' --step nothing a b
    mistaken "too many left out" 'after those that --skip leaves out' --skip 118 a b
    mistaken "no such run" '[Rr]un' --run-a 7 two work1
    mistaken "a window behind the end" 'there is nothing to compare' --from 30 a b
    mistaken "an API that is not there" 'there is nothing to compare' --api nope a b
    mistaken "filters that leave nothing" 'there is nothing to compare' --rank 9 a b
    mistaken "a full disk" 'No space' -o /dev/full a b
}

test_scaling() { . "$here/scaling.sh"; }
finish
