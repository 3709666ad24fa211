#!/bin/bash
# trace-report: what is wrong with a job is named in first place, and nothing where all is well. Simulated jobs, of which
# the simulation also says how long they would take without what is wrong, and real ones with MPI.
set -u
. "$(dirname "$0")/../lib.sh"
report=$BUILD/trace-report
tally=$BUILD/trace-tally
CLANG=clang-19
need $CLANG python3 node mpicc.mpich mpirun.mpich mpicc.openmpi mpirun.openmpi
cd "$WORK" || exit 1
named() { python3 "$HERE/check.py" "$@"; }
said() { sed 's/"see": "[^"]*"//; s/"timeline": "[^"]*"//' "$@"; } # commands name the input
jq_() { python3 -c 'import json, sys
r = json.load(open(sys.argv[1]))
print(eval(sys.argv[2]))' "$@"; }
browser=$(command -v chromium-headless-shell chromium | head -n 1)
[ -n "$browser" ] || fail 'a browser' 'neither chromium-headless-shell nor chromium is installed'
page() { # NAME FILE: what a browser makes of it, in dom.html
    timeout $PATIENCE "$browser" --headless --no-sandbox --disable-gpu --virtual-time-budget=5000 --dump-dom "file://$WORK/$2" >dom.html 2>chromium.err
    has "$1: its script has come to its end" dom.html 'data-drawn="yes"'
}

# --- simulated jobs

build_jobs() {
    forged jobs jobs
}

build_job() {
    need_build jobs
    mkdir $1
    ./jobs $1 $1 >$1.truth
    "$report" --json $1 >$1.json 2>err
    same "$1: status, and nothing to say" '0 ' "$? $(cat err)"
    check "$1: the culprit is first, and what-ifs are what the simulation says" named $1 $1.json $1.truth
    "$report" $1 >$1.txt
    same "$1: fits 100 columns, except commands to copy" '' "$(awk 'length > 100 && !/^ +(see +)?(trace-|to-perfetto)/' $1.txt)"
}

test_jobs() {
    need_build job:{healthy,straggler,starved,loaded,once,two,chain,faults,some,helpers,gloo,gloo-later,gloo-healthy,link,loader,checkpoint,polling,fails,gpu-healthy,gpu-throttled,gpu-copies,gpu-sync,gpu-tiny,gpu-nccl-healthy,gpu-nccl-late,gpu-nccl-throttled,start,uneven,hang,killed,clocks,growth,level-healthy,gpu-small,gpu-pageable}
}

test_sentences() {
    need_build job:{straggler,starved,loaded,link,gpu-throttled}
    has 'the sentence' straggler.txt '^ 1\. \[straggler, 86 % of the run\] Rank 1 holds up all others: train > step > backward takes 200'
    has 'a rank without a processor' starved.txt '^ 1\. \[no_processor, 86 % of the run\] Rank 1 holds up all others: it could run, and waited 1\.90s for a$'
    has 'how long it waited, and others' <(tr -s '\n ' '  ' <starved.txt) 'a thread of rank 1 waited 1\.90s for a processor and ran 320\.00ms \(median rank: waited 4\.00ms\)'
    has 'shared by all: a remark' <(tr -s '\n ' '  ' <loaded.txt) 'Processors are shared: a thread of rank 1 waited 1\.32s for one\.'
    same 'a remark has no colour, and ends none' 0 "$("$report" --color=always loaded | grep -c '\[0m.*\[remark')"
    "$BUILD/trace-merge" -q -o starved.tm starved
    same 'merged, the same findings' "$("$report" --json starved | grep -o '"kind.*"see"')" "$("$report" --json starved.tm | grep -o '"kind.*"see"')"
    same 'of a part of the run nothing is known of that' 0 "$("$report" --json --from 0.1 starved | grep -c processor)"
    has 'a slow link: how many of its messages are' link.txt 'evidence  20 of 20 messages took more than twice'
    has 'and how long its rank waited for a processor' <(tr -s '\n ' '  ' <link.txt) 'a thread of rank 2 waited 15\.00ms for a processor and ran 320\.00ms'
    has 'a slow GPU: its clock is evidence' gpu-throttled.txt 'counter sm_clock: 990 MHz on average, where others have 1980'
    check 'docs/guide/report.md shows this' python3 "$ROOT/tests/docs/outputs.py" "$ROOT/docs/guide/report.md" 'Rank 1 holds up' straggler.txt
    check 'docs/guide/report.md: every kind of finding has a line' bash -c '
    for kind in $(grep -hE "finding_new\(a, |bound_tell\(a, " "$0"/tools/report/findings/find_*.c | grep -oE "\"[a-z_]+\"" | tr -d \" | sort -u); do
        grep -q "^| \`$kind\` |" "$0/docs/guide/report.md" || { echo "$kind"; exit 1; }
    done' "$ROOT"
}

build_bare() {
    need_build jobs
    mkdir bare
    ./jobs bare bare >/dev/null
    "$report" --json bare >bare.json
}
test_without_tasks() {
    need_build bare job:{some,faults}
    mkdir unseen
    ./jobs unseen unseen >/dev/null
    "$report" unseen | tr -s '\n ' '  ' >unseen.txt
    has 'a wait that nothing tells of: the rank that differs is named' unseen.txt 'unexplained, [78][0-9] % of the run. Rank 1 differs from all others, and no finding explains it: its own code takes 2\.[0-9]*s, where rank [023] has [0-9.]*ms'
    check 'no tasks: the rank is named all the same' named bare bare.json
    "$report" bare | tr -s '\n ' '  ' >bare.txt
    has 'and the calls between which it is late' bare.txt 'Rank 1 holds up all others: its own code between MPI_Allreduce and MPI_Send takes 50[0-9.]*ms longer there each time'
    has 'how often it is late' some.txt 'longer there, 2 of 11 times'
    has 'page faults are evidence' faults.txt 'counter page_faults: 40000 on average, where others have 10'
}

build_failed() {
    forged failed 'calls that fail'
    mkdir failed.all failed.inner
    ./failed failed.all && ./failed failed.inner inner
}

test_failed_calls() {
    need_build failed
    same 'calls that fail: the worst first, none left out, those inside a call of another API apart' \
        '28 calls failed.|libGet|libGet: 7 of 10|libFlush: 6 of 10|libEnd: 5 of 10|libDraw: 4 of 10|libClose: 3 of 10|libBind: 2 of 10, libAdd: 1 of 10|20 more failed inside calls of another API: a library tries what is there (clGetDeviceIDs in MPI_Init)' \
        "$("$report" --json failed.all | python3 -c 'import json, sys
f, = json.load(sys.stdin)["findings"]
print(f["text"], *f["where"], *f["evidence"], sep="|")')"
    same 'calls that fail inside a call of another API: no finding' '[]' "$("$report" --json failed.inner | python3 -c 'import json, sys; print(json.load(sys.stdin)["findings"])')"
}

test_polls() {
    need_build job:healthy
    forged polls polls
    mkdir polls.out
    ./polls polls.out
    same 'polls without events: a finding' 'polling 0.5 MPI_Test is called 10000 times to find out whether something is over, which takes 500.00ms.' \
        "$("$report" --json polls.out | python3 -c 'import json, sys; f, = json.load(sys.stdin)["findings"]; print(f["kind"], round(f["share"], 3), f["text"])')"
    same 'polls without events: the task has the rest of its time' 'MPI_Test 10000 500000000 step 10 500000000' \
        "$("$BUILD/trace-tally" --json polls.out | python3 -c 'import json, sys
print(*(x for r in sorted(json.load(sys.stdin)["rows"], key=lambda r: r["name"]) for x in (r["name"], r["calls"], r["self_ns"])))')"
    same 'polls without events: a line of the tally' 'Polls: 10000 calls of MPI_Test, 500.00ms in all' "$("$BUILD/trace-tally" polls.out | grep Polls)"
    same 'polls without events: JSON' '10000 500000000' "$("$BUILD/trace-tally" --json polls.out | python3 -c 'import json, sys; t = json.load(sys.stdin); print(t["polls"], t["polls_ns"])')"
    same 'polls: none' '0 0 0' "$("$BUILD/trace-tally" healthy | grep -c Polls) $("$BUILD/trace-tally" --json healthy | python3 -c 'import json, sys; t = json.load(sys.stdin); print(t["polls"], t["polls_ns"])')"
}

test_failed_calls_in_the_tally() {
    need_build failed
    "$BUILD/trace-tally" --partial failed.tally failed.all
    "$BUILD/trace-merge" -q -o failed.tm failed.all
    for of in failed.all failed.tm failed.tally; do
        "$BUILD/trace-tally" $of >tally.txt
        same "$of: calls that fail inside a call of another API: marked in the tally" '20 (20)|7' \
            "$(sed -n 's/^ *clGetDeviceIDs .*| *\([0-9()]* [0-9()]*\) |$/\1/p' tally.txt)|$(sed -n 's/^ *libGet .*| *\([0-9() ]*\) |$/\1/p' tally.txt)"
        has "$of: and a note says what they are" tally.txt '^note: 20 errors in parentheses: .*\(clGetDeviceIDs in MPI_Init\)$'
        same "$of: JSON and CSV have them" '20 20|7 0' "$("$BUILD/trace-tally" --json $of | python3 -c 'import json, sys
r = {r["name"]: r for r in json.load(sys.stdin)["rows"]}
print(*("%d %d" % (r[n]["errors"], r[n]["inner_errors"]) for n in ("clGetDeviceIDs", "libGet")), sep="|")')"
        same "$of: CSV has them" '20 20|7 0' "$("$BUILD/trace-tally" --csv $of | python3 -c 'import csv, sys
r = {r["name"]: r for r in csv.DictReader(sys.stdin)}
assert all(None not in x and None not in x.values() for x in r.values())
print(*("%s %s" % (r[n]["errors"], r[n]["inner_errors"]) for n in ("clGetDeviceIDs", "libGet")), sep="|")')"
    done
}

test_device_error() {
    forged fault 'a device fails'
    mkdir fault.out
    ./fault fault.out
    same 'a device fails: what, and what it never did, before all else' 'device_error ["step", "cudaLaunchKernel"] The device of rank 0 failed: a kernel accessed memory that is not there (cudaErrorIllegalAddress). The first kernel that was launched and never done is far_away.
10 launches have no recorded work: the one that failed is among them
the first of them on stream 0x7: far_away, 21 x 1 x 1 blocks of 64 x 1 x 1 threads, at 0.000076 s
the first of them on the default stream: gemm, 22 x 1 x 1 blocks of 64 x 1 x 1 threads, at 0.000081 s
cudaStreamSynchronize returned the error first, at 0.001111 s, in step > cudaStreamSynchronize
A device failed: it never did that work, or no longer reported it. No event was lost because a buffer was full.' \
        "$("$report" --json fault.out | python3 -c 'import json, sys
all = json.load(sys.stdin)["findings"]
print(all[0]["kind"], json.dumps(all[0]["where"]), all[0]["text"])
print(*all[0]["evidence"], next(f["helps"] for f in all if f["kind"] == "lost_events"), sep="\n")')"
}

build_causes() { forged host causes -O1; }
build_cause() {
    need_build causes
    mkdir host-$1
    ./host $1 host-$1 >host-$1/truth
    "$report" --json host-$1 >host-$1.json 2>err
    check "what the host loses time by: $1" python3 "$HERE/host.py" host-$1.json host-$1/truth
    same "nothing else is said: $1" '' "$(cat err)"
}

test_host() {
    need_build cause:{healthy,input,garbage,compile,allocator,first,once,python,sync,small,copies,{healthy,input,garbage,compile,small,lock,native,sleep,stall,stalls,workers,compiles,pause}-cpu}
    for cause in input:10 garbage:20 compile:30 sync:40 lock-cpu:50 workers-cpu:60 copies:70; do
        same "the line of the program: $cause" "\"source\": {\"file\": \"/home/user/train.py\", \"line\": ${cause#*:}, \"function\": \"$(case $cause in lock*) echo work ;; *) echo main ;; esac)\"}" \
            "$(grep -o '"source": {[^}]*}' "host-${cause%:*}.json")"
    done
    has 'and in the text' <("$report" host-sync) '^   source    /home/user/train.py:40, in main$'
    has 'how many waits a step' <("$report" host-sync | tr -s '\n ' '  ') 'train.py:40 in main: [0-9]* waits, [78]\.[0-9] a step; GPUs idle for'
    has 'workers that are too slow: how many would do' <("$report" host-workers-cpu | tr -s '\n ' '  ') '2 workers; no batch was ready at 20 of 20 calls of next\(\) a worker takes 40\.[0-9]*ms for a batch; a step takes 16\.[0-9]*ms .* num_workers=3 instead of 2 would'
    has 'one slow step of few: what its thread did' <("$report" host-sleep-cpu | tr -s '\n ' '  ') 'slow_steps, .* 1 of 20 times .* its thread ran for 16\.[0-9]*ms, waited for a processor for 0ns, and slept or waited for 500\.00ms'
    has 'it may have been the machine: a remark' <("$report" host-stall-cpu | tr -s '\n ' '  ') 'remark: slow_steps, .* waited for a processor for 500\.00ms'
    has 'it was the machine each time: a remark' <("$report" host-stalls-cpu | tr -s '\n ' '  ') 'remark: slow_steps, .* 5 of 20 times .* waited for a processor for 500\.00ms'
    has "which thread keeps Python's lock" <("$report" host-lock-cpu | tr -s '\n ' '  ') 'Thread "statistics" computes in Python .* a step waits 8\.00ms for it: see train\.py:50'
    has 'kernels that are loaded once: a remark' <("$report" host-once | tr -s '\n ' '  ') 'remark: first_use, [0-9]* % of the [a-z]*. .* in 1 of [0-9]* steps'
}

test_killed_behind_a_task() {
    killed='import os, sys, traceh
traceh.start("killed.out")
with traceh.task("step_six"):
    for name in sys.argv[1:]:
        with traceh.task(name): pass
os.kill(os.getpid(), 9)'
    for inner in '' first; do
        rm -rf killed.out
        PYTHONPATH=$BUILD/python TRACE_OUT= "$(venv)" -c "$killed" $inner
        same "killed behind a task ${inner:+with a task in it}: the task is named" '["step_six"]|after step_six' "$("$report" --json killed.out | python3 -c 'import json, sys
f, = json.load(sys.stdin)["findings"]
print(json.dumps(f["where"]), f["evidence"][0].split(" s, ")[1], sep="|")')"
    done
}

test_processes_that_leave() {
    for n in 2 6; do
        [ $n = 2 ] && check 'processes without ranks: builds' $CC -std=gnu11 -O0 -Wall -Wextra -Werror -I "$ROOT" "$HERE/left.c" "$(recorder)" -o left -pthread -ldl
        who=$(TRACE_OUT=left$n ./left $n)
        [ $n = 2 ] || who="$(cut -d , -f 1-4 <<<"$who"), ..."
        has "$n processes without ranks: who they are" <("$report" left$n | tr -s '\n ' '  ') "$n processes did not close the trace \\(killed, or left by _exit\\): processes ${who//./\\.}[. ]"
    done
    # libtrace-h.so sees how they leave
    echo nothing >no-program
    chmod +x no-program
    while read -r how killed; do
        TRACE_OUT= "$BUILD/trace-run" -q -n -o "left-$how" -- ./left 2 $how >out 2>&1
        for of in "left-$how" "left-$how.tm"; do
            [ -e "$of" ] || "$BUILD/trace-merge" -q -o "$of" "left-$how"
            same "$of: processes, and those that were killed" "3 $killed" \
                "$("$BUILD/trace-info" -p --json "$of" | python3 -c 'import json, sys; p = json.load(sys.stdin)["runs"][0]["members"]; print(len(p), sum(q["killed"] for q in p))')"
        done
    done <<'END'
_exit 0
quick_exit 0
exec 0
no-exec 2
END
}

test_commands() {
    need_build job:{healthy,straggler,link,gpu-throttled,gpu-copies,fails}
    has 'nothing stands out' healthy.txt '^Nothing stands out: '
    while read -r see; do
        PATH=$BUILD:$PATH sh -c "$see" >seen 2>&1
        check "the command shows something: $see" grep -q . seen
    done < <(sed -n 's/^   see  *//p' straggler.txt link.txt gpu-throttled.txt gpu-copies.txt fails.txt)
    PATH=$BUILD:$PATH sh -c "$(sed -n 's/^   see  *//p' straggler.txt)" >seen
    PATH=$BUILD:$PATH sh -c "$(sed -n 's/^ *\(to-perfetto .*\)/\1/p' straggler.txt)" >seen 2>&1
    check 'and a timeline of it' test -s finding.pftrace
    PATH=$BUILD:$PATH sh -c "$(sed -n 's/^   see  *//p' straggler.txt)" >seen
    has 'it shows what was found, and just that rank' seen 'rank 1 .*backward'
    same 'just that rank' '' "$(grep -v 'rank 1 ' seen)"
}

test_fields() {
    need_build bare job:{straggler,once,two,chain,faults,link,loader,checkpoint,polling,fails,gpu-throttled,gpu-copies,gpu-sync,gpu-tiny}
    need_build job:{gpu-nccl-late,gpu-nccl-throttled,start,hang,killed,clocks,growth,gpu-small,gpu-pageable}
    check 'each finding has every field, and its commands show just that' env PATH="$BUILD:$PATH" \
        KINDS='clocks exposed_copies failed_calls hang host_sync killed memory_growth polling slow_copies slow_device slow_link slow_steps small_work straggler' \
        python3 "$HERE/fields.py" {straggler,once,two,chain,faults,link,loader,checkpoint,polling,fails,bare,gpu-throttled,gpu-copies,gpu-sync,gpu-tiny}.json \
        {gpu-nccl-late,gpu-nccl-throttled,start,hang,killed,clocks,growth,gpu-small,gpu-pageable}.json
    "$report" --json --from 20ms --to 200ms fails >part.json
    check 'a part: the command shows that part' grep -q '"see": "trace-print --errors --from 0.020000 --to 0.200000 fails"' part.json
    "$report" --json polling/rank{0,1,2,3}.bin {polling,bare}/rank{0,1,2,3}.bin 2>/dev/null >many.json
    check 'many files: the command has all' python3 -c '
import json
assert all(f["see"].endswith(" bare/rank3.bin") for f in json.load(open("many.json"))["findings"])'
}

test_shares() {
    need_build job:{healthy,straggler,starved,loaded,once,two,chain,faults,some,helpers,gloo,link,loader,checkpoint,polling,fails,start,uneven,hang,killed,clocks,growth} job:gpu-{healthy,throttled,copies,sync,tiny,nccl-healthy,nccl-late,nccl-throttled,small,pageable}
    check 'shares and times of all these are of the same time, in text and JSON' \
        python3 "$HERE/shares.py" {healthy,straggler,starved,loaded,once,two,chain,faults,some,helpers,gloo,link,loader,checkpoint,polling,fails,start,uneven,hang,killed,clocks,growth} \
        gpu-{healthy,throttled,copies,sync,tiny,nccl-healthy,nccl-late,nccl-throttled,small,pageable}
}
build_marks() { forged marks marks -Wno-format-nonliteral; }
build_ddp() { forged ddp ddp; }
test_choice() { need_build job:{straggler,fails}; . "$HERE/choice.sh"; }
test_loop() { need_build marks bare; . "$HERE/loop.sh"; }
test_card() { need_build job:{straggler,healthy,chain,link,gpu-healthy,gpu-sync,gpu-nccl-late}; . "$HERE/card.sh"; }
test_noise() { need_build jobs; . "$HERE/noise.sh"; }
test_teams() { . "$HERE/teams.sh"; }
test_kept() { . "$HERE/kept.sh"; }

test_ddp() { need_build ddp; . "$HERE/ddp.sh"; }
test_groups() { . "$HERE/groups.sh"; }

# --- the same whatever the input is


test_any_input() {
    need_build job:chain
    for jobs in 1 3; do
        "$report" -j $jobs --json chain >other.json
        same_file "the same with $jobs workers" chain.json other.json
    done
    "$report" --json chain/rank{3,1,0,2}.bin | said >other.json
    same_file 'and from files in another order' <(said chain.json) other.json
    check 'merged' "$BUILD/trace-merge" -q -o merged.bin chain
    "$report" --json merged.bin | said >other.json
    same_file 'and from a merged file' <(said chain.json) other.json
    "$report" --json --max-mem 8k chain >other.json
    check 'little memory: it says that it does not know all' python3 -c '
import json
r = json.load(open("other.json"))
assert not r["complete"] and r["run_ns"] < json.load(open("chain.json"))["run_ns"]'
    "$report" --max-mem 8k chain >other.txt
    has 'and in the text' other.txt '^What waited for what is known for the first .* only: --max-mem'
}

# --- the text has nothing that says nothing

test_text() {
    need_build job:{chain,gpu-throttled}
    "$report" chain >other.txt
    same 'without GPUs: no columns of them' "" "$(grep -o 'GPU[^|]*|' other.txt | head -n 1)"
    has 'the other columns are there' other.txt '^ +Rank \| Host +\| Host\(%\) \| Waits\(%\) \| Comm\.\(%\) \|$'
    "$report" gpu-throttled >part.txt
    has 'with GPUs: their columns are there' part.txt 'GPU busy\(%\) \|$'
    for text in other.txt part.txt; do same "$text: what would change nothing is not listed" "" "$(sed -n '/^What if/,$p' "$text" | grep -F '(0.0 %)')"; done
    has 'and what would is' other.txt '^   all ranks were as fast as the median rank: .* shorter'
}

# --- a part of the run, and a run that goes on

test_windows() {
    need_build job:{chain,once,gpu-throttled,straggler}
    "$report" --json --from 0 --to 99 chain >other.json
    check 'a window around all: the same findings and what-ifs' python3 -c '
import json
a, b = json.load(open("chain.json")), json.load(open("other.json"))
assert [x["text"] for x in a["findings"]] == [x["text"] for x in b["findings"]]
assert a["what_if"] == b["what_if"] and a["ranks"] == b["ranks"]'
    "$report" --json --from 60ms --to 170ms once >before.json
    "$report" --json --from 160ms --to 450ms once >around.json
    check 'one late step: nothing before it, the culprit in the part with it' python3 -c '
import json
before, around = json.load(open("before.json")), json.load(open("around.json"))
assert before["findings"] == [], before["findings"]
assert (before["from_ns"], before["to_ns"], before["run_ns"]) == (60000000, 170000000, 110000000)
first = around["findings"][0]
assert first["kind"] == "straggler" and first["ranks"] == [1] and first["where"][-1] == "backward", first
assert abs(first["share"] - 200 / 290) < 0.02, first["share"]'
    "$BUILD/trace-merge" -q -o once.bin once
    "$report" --json --from 160ms --to 450ms once.bin | said >other.json
    same_file 'and from a merged file' <(said around.json) other.json
    "$report" --json --from 50ms --to 80ms gpu-throttled >part.json
    check 'a part of a run with GPUs' python3 -c '
import json
r = json.load(open("part.json"))
assert r["findings"][0]["kind"] == "slow_device" and r["findings"][0]["ranks"] == [2], r["findings"]
assert all(x["device_busy_ns"] <= 30000000 for x in r["ranks"])'
    "$report" --from 99 once >out.txt 2>err
    same 'nothing is there: status 2' '2 trace-report: error: --from leaves nothing of the trace' "$? $(cat err)"
    "$report" --from 60ms --to 170ms once >out.txt
    has 'the text says which part' out.txt '^From 0.060000 s to 0.170000 s: '
    "$report" --from 385ms --to 393ms once >out.txt
    has 'what is found in few ms is told with a warning' out.txt '^So short a run says little: '
    same 'and not in a longer one' '' "$(grep 'So short' straggler.txt)"
    "$report" --from 2 --to 1 once 2>err
    same 'an empty window: status 2, one line' '2 trace-report: error: --to is not after --from' "$? $(cat err)"
}

test_inside() {
    forged inside inside
    mkdir inside.out
    ./inside inside.out/a.bin
    same 'work that a library asks for in the middle of a call: the time before is the call, not the device' 'gpu 500, setup 300; kernels 490, messages 300, launches 0' "$("$report" --json inside.out | python3 -c '
import json, sys
report = json.load(sys.stdin)
print(", ".join("%s %d" % (p["bound"], p["ns"] / 1e6) for p in report["critical_path"]["parts"]), end="; ")
print(", ".join("%s %d" % (w["if"].split()[0], w["saves_ns"] / 1e6) for w in report["what_if"][:3]))')"
}

test_together() {
    check 'together builds' $CC -O0 -Wno-misleading-indentation -I "$ROOT" "$ROOT/tests/report/together.c" -o together -pthread
    TRACE_OUT=together.out ./together
    "$report" together.out >out.txt
    has 'what two threads do together in each step is no step' out.txt '^step: (10|[5-9]) times on 1 thread, ' # on a busy machine the first ones may count as warm-up
}

test_follow() {
    check 'steps builds' $CC -O0 -Wno-misleading-indentation -I "$ROOT" "$ROOT/tests/size/steps.c" "$(recorder)" -o steps -pthread -ldl
    mkdir live
    mkfifo input
    timeout $PATIENCE "$report" --follow=0.2 --json live >followed 2>err &
    follower=$!
    TRACE_OUT=live timeout $PATIENCE ./steps <input >/dev/null &
    exec 7>input
    for n in 1 2 3; do
        echo $n >&7
        for _ in $(seq 600); do
            grep -q "\"path\": \"step\"" followed && [ "$n" -lt 3 ] && break
            grep -q '"count": 3' followed && break
            sleep 0.1
        done
    done
    exec 7>&-
    wait $follower
    same '--follow ends with the job' '0 ' "$? $(cat err)"
    awk '/^{$/ { text = "" } { text = text $0 "\n" } END { printf "%s", text }' followed >last.json
    "$report" --json live >want.json
    same_file 'the last report is that of the job' want.json last.json
    check 'and there were reports before it' test "$(grep -c '"tool"' followed)" -gt 1
    "$report" --follow=0.2 --html=live.html -o file live 2>/dev/null
    "$report" live >want.txt
    same_file '--follow -o FILE' want.txt file
    check '--follow --html: at the end' grep -q 'id="data"' live.html
    check '--follow=x is refused' bash -c '! "$0" --follow=x live 2>/dev/null' "$report"
}

# --- locks: OpenMP threads of which one holds what the others wait for

test_locks() {
    check 'locks: builds' $CLANG -O0 -g -fopenmp "$HERE/locks.c" -o locks_omp
    TRACE_APIS=omp=full timeout $PATIENCE "$BUILD/trace-run" -q -n -o locks.out -- ./locks_omp
    "$report" --json locks.out >locks.json
    check 'a lock: who holds it, and where' python3 -c '
import json, re
r = json.load(open("locks.json"))
f = r["findings"][0]
assert f["kind"] == "lock" and f["where"][-1] == "acquire:critical" and re.search(r"hold \(locks\.c:1[0-9]\)", f["where"][0]), f
assert 0.1 < f["share"] <= 1 and "OpenMP worker" in f["text"], f
assert f["evidence"][0].startswith("acquire:critical: others waited "), f'
    check 'a lock: every field' env PATH="$BUILD:$PATH" KINDS=lock python3 "$HERE/fields.py" locks.json
    TRACE_APIS=omp=full timeout $PATIENCE "$BUILD/trace-run" -q -n -o free.out -- ./locks_omp free
    "$report" --json free.out >free.json
    check 'locks that nobody waits for' python3 -c '
import json
assert [f for f in json.load(open("free.json"))["findings"] if f["kind"] == "lock"] == []'
}

test_mutex() {
    check 'threads: builds' $CC -O0 -Wno-misleading-indentation -I "$ROOT" "$HERE/threads.c" "$ROOT/tests/impl.c" -o threads -pthread -ldl
    TRACE_OUT=threads.out timeout $PATIENCE ./threads
    "$report" --json threads.out >threads.json
    "$report" threads.out >threads.txt
    check 'a mutex that the program marks: who waits where, and who does not' python3 -c '
import json, re
f = json.load(open("threads.json"))["findings"][0]
first = re.search(r"process (\d+)", open("threads.txt").read()).group(1)
assert f["kind"] == "waits" and f["where"] == ["wait for table"] and 0.2 < f["share"] <= 1, f
assert "thread " + first not in f["text"] and f["evidence"][1].startswith("thread " + first + " waits least"), (f, first)'
    TRACE_OUT=even.out timeout $PATIENCE ./threads even
    "$report" --json even.out >even.json
    check 'a mutex that is free' python3 -c '
import json
assert [f for f in json.load(open("even.json"))["findings"] if f["kind"] == "waits"] == []'
}

test_waits() {
    # A forged run of 999 ms: the same ten waits, of which a tenth of the run is a finding, and less is none.
    forged waits waits
    for ms in 1 9 11 80; do
        ./waits waits.bin $ms
        "$report" --json waits.bin >waits.json
        check "ten waits of $ms ms for a lock" python3 -c '
import json, sys
found = [f["share"] for f in json.load(open("waits.json"))["findings"] if f["kind"] == "lock"]
ms = int(sys.argv[1])
assert len(found) == (ms > 10) and all(abs(share - ms / 99.9) < 1e-3 for share in found), found' $ms
    done
}

# --- mistakes

test_mistakes() {
    need_build job:straggler
    "$report" nothing-here 2>err
    same 'no such file: status 2, one line' '2 1' "$? $(wc -l <err)"
    mkdir empty
    "$report" empty >out.txt 2>err
    same 'an empty folder: status 2' 2 $?
    "$report" --json empty >out.json 2>err
    check 'and JSON all the same' python3 -c 'import json; r = json.load(open("out.json")); assert r["findings"] == [] and r["status"] == 2'
    head -c 9000 straggler/rank1.bin >damaged.bin
    "$report" straggler/rank0.bin damaged.bin >out.txt 2>err
    same 'a damaged file: status 1, and a report' '1 1' "$? $(grep -c 'On the critical path' out.txt)"
    check 'the page is no input' bash -c '! "$0" --html=straggler/rank0.bin straggler/rank0.bin 2>/dev/null && [ -s straggler/rank0.bin ]' "$report"
    mkdir "it's here"
    cp straggler/* "it's here"
    "$report" "it's here" >out.txt
    PATH=$BUILD:$PATH sh -c "$(sed -n 's/^   see  *//p' out.txt)" >seen
    has 'a name with a quote in it' seen 'backward'
}

# --- the page


test_page() {
    need_build marks ddp job:{faults,gpu-nccl-late} cause:sync
    "$report" --html faults.html faults >/dev/null
    page 'a page' faults.html
    same 'a page: a row for each rank' 4 "$(grep -o '<text x="0"[^>]*>\(▶ \)*rank [0-9]</text>' dom.html | sort -u | wc -l)"
    same 'a page: a line of each rank for each counter and for steps' 12 "$(grep -o '<polyline' dom.html | wc -l)"
    same 'a page: needs no other file' '' "$(grep -oE '(src|href)="[^#"][^"]*"|url\([^#)][^)]*\)|@import' faults.html)"
    has 'a page: has the finding' faults.html 'class="kind">straggler<'
    . "$HERE/page.sh"
    cat >names.c <<'C'
#include "trace.h"
#include <time.h>
int main(void)
{
    for (int i = 0; i < 4; i++) {
        TRACE_SCOPE("</script><b id=bad>&amp;\"'");
        nanosleep(&(struct timespec){0, 3000000}, NULL);
        trace_counter("<i id=bad>", i);
    }
    return 0;
}
C
    check 'names: builds' $CC -O0 -Wno-misleading-indentation -I "$ROOT" names.c "$ROOT/tests/impl.c" -o names -pthread -ldl
    TRACE_OUT=names.out ./names
    "$report" --html names.out >/dev/null
    page 'a page with names that look like markup' names.out.html
    same 'they are text' '' "$(grep -oE '<(b|i) id="?bad' dom.html)"
    check 'its data is JSON' node -e '
const page = require("fs").readFileSync("names.out.html", "utf8");
const data = JSON.parse(page.match(/id="data">(.*?)<\/script>/s)[1]);
if (data.counters[0].name !== "<i id=bad>" || data.rows.length !== 1) process.exit(1)'
}

# --- real ranks

build_train() { check "$1: builds" mpicc.$1 -O0 -Wno-misleading-indentation -DTRACE_MPI -I "$ROOT" "$HERE/train.c" "$(mpi_recorder $1)" -o train.$1 -pthread -ldl; }
test_ranks() {
    for mpi in mpich openmpi; do
        need_build train:$mpi
        wrongs='healthy sleeps receiver pipeline'
        [ $mpi = mpich ] && wrongs='healthy chain faults loads'
        [ -n "$FULL" ] && wrongs='healthy sleeps chain faults loads receiver pipeline'
        for wrong in $wrongs; do
            # A busy machine may hold up another rank for as long: a real culprit, but not ours. It does not do so always.
            for try in 1 2 3 4; do
                rm -rf out
                TRACE_OUT="$WORK/out" timeout $PATIENCE mpirun.$mpi -n 4 ./train.$mpi $wrong >log 2>&1 || break
                "$report" --json out >real.json
                named real-$wrong real.json >/dev/null 2>&1 && break
                echo "# $mpi, $wrong: try $try: $(python3 -c 'import json; print([(f["kind"], f["text"]) for f in json.load(open("real.json"))["findings"]])')"
            done
            check "$mpi, $wrong: the culprit is first" named real-$wrong real.json
        done
    done
}

test_epochs() { . "$HERE/epochs.sh"; }
test_stuck() { . "$HERE/stuck.sh"; }

test_network_card() {
    need_build train:openmpi ${FULL:+train:mpich}
    # A slow network card of rank 2: ranks talk through TCP, and its sockets, or the kernel, let little through.

    check 'nic: builds' $CC -O1 -shared -fPIC -Wall -Wextra -Werror "$HERE/nic.c" -o nic.so -ldl
    slow() { # HOW: records
        local nic="env NIC_RANK=2 NIC_RATE=1e7 LD_PRELOAD=$WORK/nic.so"
        rm -rf out
        case $1 in
        openmpi*) TRACE_OUT="$WORK/out" timeout $PATIENCE mpirun.openmpi -n 4 --mca pml ob1 --mca btl tcp,self ${2:-$nic} ./train.openmpi halo ;;
        mpich) TRACE_OUT="$WORK/out" MPIR_CVAR_NOLOCAL=1 UCX_TLS=tcp,self timeout $PATIENCE mpirun.mpich -n 4 $nic ./train.mpich halo ;;
        kernel) TRACE_OUT="$WORK/out" timeout $PATIENCE "$HERE/nic.sh" 2 80mbit ./train.openmpi halo ;;
        esac >log 2>&1
    }
    blamed() { # JOB HOW...: as often as a busy machine may have been at fault, too
        local try
        for try in 1 2 3 4; do
            slow "${@:2}" || { cat log; return 1; }
            "$report" --json out >real.json
            named "$1" real.json && return
        done
        return 1
    }
    check 'openmpi, a slow network card: its rank is named' blamed real-halo openmpi
    check 'openmpi, the same without: nothing is' blamed real-healthy-halo openmpi env
    if [ -n "$FULL" ]; then
        check 'mpich, a slow network card' blamed real-halo mpich
        slow kernel
        status=$?
        if [ $status = 77 ] || [ "$(id -u)" != 0 ]; then
            echo '# nic.sh: this kernel does not limit addresses of a network of ours: nic.c did'
        else
            check 'the kernel limits what one address sends and receives: its rank is named' blamed real-halo kernel
        fi
    fi
}
finish
