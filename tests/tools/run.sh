#!/bin/bash
# trace-tally, trace-print, trace-run: numbers against a truth counted in another way, lines against what they should be, and programs
# that must not notice that they are traced
set -u
. "$(dirname "$0")/../lib.sh"
tally=$BUILD/trace-tally
print=$BUILD/trace-print
run=$BUILD/trace-run
export TZ=UTC
cd "$WORK" || exit 1
need python3
build() { $CC -std=c11 -D_GNU_SOURCE -O0 -Wall -Wextra -Wno-misleading-indentation -Werror "$@"; }

# --- help, mistakes ---------------------------------------------------------------------------------------------------

test_help() {
    for tool in trace-tally trace-report trace-info trace-print trace-run trace-merge to-perfetto trace-gen; do
        "$BUILD/$tool" --help >help.txt
        same "$tool --help: status" 0 $?
        "$BUILD/$tool" --help-all >all.txt
        same "$tool --help-all: status" 0 $?
        has "$tool --help says how" help.txt "^Usage: $tool "
        has "$tool --help names the larger one" help.txt "'$tool --help-all'"
        same "$tool --help fits a terminal" "" "$(awk 'length > 100 || NR > 40' help.txt)"
        same "$tool --help-all has lines that fit" "" "$(awk 'length > 100' all.txt)"
        same "$tool --help has about ten options" "" "$(awk '/^Examples/ { exit } /^  +-/ { n++ } END { if (n < 7 || n > 14) print n }' help.txt)"
        same "$tool --help has examples" 3 "$(grep -cE "^  .*$tool " help.txt)"
        same "$tool -h is --help" "" "$("$BUILD/$tool" -h | diff - help.txt)"
        same "$tool --help-all has what --help has" "" "$(grep -oE -- '^ +(-[a-zA-Z], )?--[a-z-]+' help.txt | grep -vxFf <(grep -oE -- '^ +(-[a-zA-Z], )?--[a-z-]+' all.txt))"
        has "$tool --help-all says what the exit status means" all.txt '^Exit status:'
        has "$tool --version" <("$BUILD/$tool" --version) '[0-9]+\.[0-9]+'
        refuse "$tool refuses options it does not know" "$BUILD/$tool" --nonsense x
        refuse "$tool wants something to work on" "$BUILD/$tool"
    done
    refuse "a sort key that does not exist" "$tally" --sort beauty .
    refuse "a time that is none" "$tally" --from yesterday .
    refuse "a regular expression that is none" "$print" --name '(' .
    refuse "a window that ends before it begins" "$tally" --from 2s --to 1s .
    "$tally" nothing-here 2>err
    same "no such file: status 2" 2 $?
    same "and one line" 1 "$(wc -l <err)"
}

# --- colours, widths ---------------------------------------------------------------------------------------------------

test_options() {
    # --help shows the first line of an option's text: it is a whole sentence, and no other begins in it
    for tool in trace-run trace-tally trace-report trace-print trace-diff trace-info trace-merge trace-export to-perfetto; do
        same "$tool --help: no text ends in the middle of a sentence" "" "$("$BUILD/$tool" --help | sed '/^Examples/,$d' | grep -E '^ .*\. [A-Z][a-z]+|[a-z]\. [A-Z][a-z]+$')"
    done
    same "trace-export --help: all formats" "$("$BUILD/trace-export" -f none x 2>&1 | sed -n 's/.*is none of //p' | tr -d ' ' | tr , '\n' | sort | xargs)" \
        "$("$BUILD/trace-export" --help | sed -n '/--format FORMAT  /,/--output/p' | tr -c 'a-z_0-9' '\n' | grep -xE 'arrow|chakra|chrome|folded|hatchet|hatchet_msgpack|nsys|otf2|parquet|pprof|proton|speedscope' | sort | xargs)"
    # one letter has one meaning in all tools
    for tool in trace-run trace-tally trace-report trace-info trace-print trace-merge trace-export trace-diff to-perfetto; do
        "$BUILD/$tool" --help-options | sed -n "s/^-\(.\)	--\([a-z-]*\)	.*/\1 \2/p"
    done | sort -u >letters.txt
    has "letters of options: found" letters.txt '^r ranks$'
    same "each letter has one meaning" "" "$(cut -d ' ' -f 1 letters.txt | uniq -d | xargs)"
    same "each option has one letter" "" "$(cut -d ' ' -f 2 letters.txt | sort | uniq -d | xargs)"
    # a letter that once had another meaning is still understood where it had it, and no help shows it
    "$run" -n -q -j -p - 2>err
    same "letters of before" "$("$run" --no-analysis -q --json --print-to - 2>&1)" "$(cat err)"
    same "letters of before: not shown" "" "$("$run" --help-all | grep -E -- '^ *-[tjpnm],')"
    # --rank and --ranks, --api and --apis are one everywhere
    for tool in trace-run trace-tally trace-report trace-print trace-export trace-diff to-perfetto; do
        for pair in 'rank ranks' 'api apis'; do
            set -- $pair
            "$BUILD/$tool" --help-all | grep -qE -- "--($1|$2) " || continue
            same "$tool: --$1 and --$2" "--$1 needs a value --$2 needs a value" "$(for name; do "$BUILD/$tool" "--$name" 2>&1 | sed -n 's/.*error: \(--[a-z]* needs a value\).*/\1/p'; done | xargs)"
        done
    done
}

test_colors() {
    mkdir colors
    xz -dc "$ROOT/tests/fuzz/seeds/mpi-merged.xz" >colors/mpi.bin
    same "colours on a terminal, none elsewhere; every view fits" "" "$(python3 "$HERE/color.py" "$BUILD" colors "$WORK" 2>&1)"
}

# --- tally: numbers ---------------------------------------------------------------------------------------------------

build_truth() {
    check "truth builds" build -I"$ROOT/src" -I"$ROOT/tests/format" -o truth "$HERE/truth.c" "$ROOT/tests/format/forge.c"
}

build_random() {
    need_build truth
    mkdir random1
    ./truth random random1 1 >truth1
    "$tally" --json --messages random1 >tally1.json
}

test_numbers() {
    need_build random
    for seed in 1 ${FULL:+2 3 4 5 6 7 8 9 10}; do
        [ "$seed" = 1 ] || { mkdir "random$seed" && ./truth random "random$seed" "$seed" >"truth$seed"; }
        "$tally" --json --messages "random$seed" >"tally$seed.json"
        same "random $seed: status" 0 $?
        check "random $seed: every number" python3 "$HERE/check.py" "truth$seed" "tally$seed.json"
        "$tally" --json --by rank "random$seed" >by.json
        check "random $seed: by rank" python3 "$HERE/check.py" "truth$seed" by.json --by rank
        "$tally" --json --from 50ms --to 180.5ms "random$seed" >window.json
        check "random $seed: a window of time" python3 "$HERE/check.py" "truth$seed" window.json --start 50000000 --end 180500000
        "$tally" --json --tree "random$seed" >tree.json
        check "random $seed: the tree of calls" python3 "$HERE/check.py" "truth$seed" tree.json
        "$tally" --json --callers "random$seed" >tree.json
        check "random $seed: who calls" python3 "$HERE/check.py" "truth$seed" tree.json
        "$tally" --json --tree --from 50ms --to 180.5ms "random$seed" >window.json
        check "random $seed: the tree in a window of time" python3 "$HERE/check.py" "truth$seed" window.json --start 50000000 --end 180500000
        for jobs in 1 3 16; do
            "$tally" -j "$jobs" --json --messages "random$seed" >other.json
            same_file "random $seed: the same with $jobs workers" "tally$seed.json" other.json
        done
        "$tally" --json --messages "random$seed"/p2.bin "random$seed"/p0.bin "random$seed"/p1.bin >other.json
        same_file "random $seed: the same in any order of files" "tally$seed.json" other.json
    done
    "$BUILD/trace-merge" -o merged.bin random1/*.bin >out 2>err
    "$tally" --json --messages merged.bin >other.json
    same_file "the same from a merged file" tally1.json other.json
}

# --- work of devices, memory that calls move ---------------------------------------------------------------------------

build_device() {
    check "a program with devices builds" build -I"$ROOT" -o device "$HERE/device.c" -lpthread -ldl
    TRACE_OUT=device.out ./device >device.facts
}

test_devices() {
    need_build device
    "$tally" --json device.out >device.json
    check "device work and traffic: every number" python3 "$HERE/device.py" device.facts device.json
    for by in device queue; do
        "$tally" --json --by "$by,name" device.out >device.json
        check "the same by $by" python3 "$HERE/device.py" device.facts device.json $by
    done
    "$tally" --json --by device,name device.out >device.json
    for jobs in 1 3; do
        "$tally" --json --by device,name -j $jobs device.out >other.json
        same_file "the same by device with $jobs workers" device.json other.json
    done
    # events of the run, not parts of its time: on a busy machine much of that has none
    "$print" --json device.out >device.events
    window=$(python3 -c '
import json
at = sorted(json.loads(line)["ns"] for line in open("device.events"))
print("--from %dns --to %dns" % (at[len(at) // 8], at[len(at) // 2]))')
    "$tally" --json $window device.out >one.json
    "$tally" --json --by device,name $window device.out >other.json
    check "traffic by device: in a window all devices together have what there is" python3 -c '
import collections, json
def rows(file):
    n = collections.Counter()
    for r in json.load(open(file))["traffic"]:
        n[r["api"], r["name"], "calls"] += r["calls"]
        n[r["api"], r["name"], "bytes"] += r["bytes"]
        n[r["api"], r["name"], "errors"] += r["errors"]
    return n
one, other = rows("one.json"), rows("other.json")
assert one == other and 0 < sum(one.values()), (one, other)'
    "$tally" --csv --by device,name device.out >device.csv
    check "traffic by device, CSV" python3 -c '
import csv, json
got = {(x["device"], x["api"], x["name"]): (int(x["calls"]), int(x["bytes"])) for x in csv.DictReader(open("device.csv")) if x["kind"] == "traffic"}
assert got == {(x["device"], x["api"], x["name"]): (x["calls"], x["bytes"]) for x in json.load(open("device.json"))["traffic"]} and len({k[0] for k in got}) == 3, got'
}

test_slices() {
    check "a program with slices in no order builds" build -I"$ROOT" -o slices "$HERE/slices.c" -lpthread -ldl
    TRACE_OUT=slices.out ./slices
    "$tally" --json slices.out >slices.json
    check "slices in no order: the run is from the first begin to the last end" python3 -c '
import json
t = json.load(open("slices.json"))
ns = {r["name"]: r["total_ns"] for r in t["rows"]}
assert t["elapsed_ns"] == ns["first"] + ns["longest"] > ns["middle"] > 0, (t["elapsed_ns"], ns)'
}

test_device_tables() {
    need_build device
    "$tally" --by device,name device.out >table
    has "traffic by device, for people" table '^gpu 1/tile 0 +\| *rtCopy\(M2D\) \|'
    "$BUILD/trace-merge" -q -o device.bin device.out
    "$tally" --json device.bin >device.json
    check "the same from a merged file" python3 "$HERE/device.py" device.facts device.json
    "$tally" device.out >table
    "$tally" -k --json device.out >device.json
    check "with the geometry of kernels" python3 "$HERE/device.py" device.facts device.json geometry
    "$tally" --geometry --csv device.out >device.csv
    check "with the geometry of kernels, CSV" python3 -c '
import csv, json
got = {(x["api"], x["name"]): (x["calls"], x["total_ns"]) for x in csv.DictReader(open("device.csv")) if x["kind"] == "device"}
assert got == {(x["api"], x["name"]): (str(x["calls"]), str(x["total_ns"])) for x in json.load(open("device.json"))["rows"] if x["kind"] == "device"}, got'
    check "with the geometry of kernels, as recorded: --mangled" grep -q '_Z6vecaddPKfS0_Pfi \[grid 1' <("$tally" -k --mangled device.out)
    "$tally" -k --launches --json device.out >launched.json
    check "with the geometry of kernels, launches" python3 -c '
import json
one = {(x["api"], x["name"]): (x["calls"], x["total_ns"]) for x in json.load(open("device.json"))["rows"] if x["kind"] == "device"}
two = {(x["api"], x["name"]): (x["work"], x["time_ns"]) for x in json.load(open("launched.json"))["launches"]["rows"]}
assert one == two and any("[grid" in k[1] for k in two) and any("[groups" in k[1] for k in two), (one, two)'
    has "with the geometry of kernels, tree" <("$tally" -k --tree device.out) 'vecadd\(float const\*, float const\*, float\*, int\) \[(grid|groups) '
    has "iprof's title of device work" table '^Device profiling \| gpu \| 1 host, 1 process, 2 devices, 1 subdevice, 6 queues$'
    has "iprof's title of traffic" table '^Explicit memory traffic \| runtime \| 1 host, '
    has "iprof's columns of traffic" table '^ *Name \| +Byte \| Byte\(%\) \| +Calls \| +Average \| +Min \| +Max \|'
    has "a copy says from where to where" table '^ *rtCopy\(M2D\) \|'
    has "a kernel's name as it was written" table '^ *vecadd\(float const\*, float const\*, float\*, int\) \|'
    "$tally" --mangled device.out >table
    has "or as it was compiled" table '^ *_Z6vecaddPKfS0_Pfi \|'
    "$tally" --csv --by device,queue,name device.out >table
    same "CSV: each line has as many columns" 1 "$(python3 -c 'import csv; print(len({len(r) for r in csv.reader(open("table"))}))')"
    "$print" device.out >device.lines
    same "trace-print: a line for each piece of work" "$(grep -c '^work' device.facts)" "$(grep -c ' slice ' device.lines)"
    has "with its track, direction and length" device.lines 'gpu:drvCopy\(D2H\) slice track="queue [01]\.[012]", correlation=[0-9]+, bytes=[0-9]+ B, direction=D2H for '
}

# --- work of devices put together with its calls --------------------------------------------------------------------------

test_launches() {
    need_build random
    check "a program that waits for devices builds" build -I"$ROOT" -o launches "$HERE/launches.c" -lpthread -ldl
    launched() { # NAME OFFSET [two]: against the slow way
        rm -rf launches.out
        TRACE_OUT=launches.out ./launches "${@:2}" >launches.facts || fail "$1: runs" "$?"
        read -r WORKS UNCALLED <launches.facts
        "$print" --json launches.out >launches.events
        "$tally" --launches --json launches.out >launches.json
        check "launches, $1: every number" python3 "$HERE/launches.py" launches.events launches.json
        "$BUILD/trace-merge" -q -o launches.bin launches.out
        "$tally" --launches --json launches.bin | sed 's/launches.bin//' >merged.json
        same_file "launches, $1: the same from a merged file" launches.json merged.json
    }
    devices() { python3 -c 'import json, sys; print(*(d[k] for d in json.load(open("launches.json"))["launches"]["devices"] for k in sys.argv[1:]))' "$@"; }
    launched 'a right clock' 0
    same "a right clock: all lies where it must" '0 0' "$(devices too_early too_late)"
    same "a right clock: known to some 3 and 20 us" yes "$(devices clock_behind_ns clock_ahead_ns | awk '$1 >= 0 && $1 < 8000 && $2 > 15000 && $2 < 30000 { print "yes" }')"
    "$tally" --launches launches.out >table
    has "launches: how busy the device was" table '^pid [0-9]+ \| GPU 0 +\| CUDA \| +'"$WORKS"' \| +[0-9.]+ms \| +[0-9.]+% \|'
    has "launches: what it was asked for" table '^ *copy\(D2M\) \|'
    has "launches: what is not known" table '^note: the call of '"$UNCALLED"' pieces of work is not in the trace'
    same "launches: --name chooses lines, not what busy means" "1 $WORKS" "$("$tally" --launches --name '^copy' --json launches.out | python3 -c 'import json, sys; t = json.load(sys.stdin)["launches"]; print(len(t["rows"]), t["devices"][0]["work"])')"
    has "launches: --top says what it leaves out" <("$tally" --launches --top 1 launches.out) '^Launches \| CUDA \(3 more lines'
    check "launches: CSV says the same as JSON" python3 - "$tally" <<'E2'
import csv, io, json, subprocess, sys
run = lambda *o: subprocess.run([sys.argv[1], "--launches", *o, "launches.out"], check=True, capture_output=True, text=True).stdout
rows = json.loads(run("--json"))["launches"]["rows"]
assert [{k: str(r.get(k, "")) for k in r} for r in rows] == [{k: v for k, v in r.items()} for r in csv.DictReader(io.StringIO(run("--csv")))] and len(rows) == 4
E2
    parts() { for part in "--to 3ms" "--from 3ms"; do "$tally" --launches --json $part launches.out | python3 -c 'import json, sys; print(sum(r["work"] for r in json.load(sys.stdin)["launches"]["rows"]))'; done | awk '{ n += $1 } END { print n }'; }
    same "launches: --from and --to part the work" "$WORKS" "$(parts)"
    for width in 120 100 80; do
        check "launches: tables fit $width columns" sh -c 'COLUMNS=$2 "$0" --launches "$1" | awk -v w=$2 "/ \\|\$/ && length > w { print; bad = 1 } END { exit bad }"' "$tally" launches.out $width
    done
    same "launches: --columns" "Process|Device|Busy(%)|Work|" "$("$tally" --launches --columns busy-share,work launches.out | grep Process | tr -d ' ')"
    same "launches: and only tables that have them" 1 "$("$tally" --launches --columns idle-before launches.out | grep -cE '^(Devices|Launches)')"
    "$tally" --launches --columns beauty launches.out 2>err
    same "launches: no such column: status 2" 2 $?
    has "launches: and which there are" err 'beauty.* is none of work, busy, '
    refuse "launches: --by is refused" "$tally" --launches --by rank launches.out
    refuse "launches: so is --collectives" "$tally" --launches --collectives launches.out
    same "launches: none" "No device work that matches the options was recorded." "$("$tally" --launches random1 | head -n 1)"
    launched 'a clock 30 us behind' -30000
    same "a clock behind: some began before they were asked for" yes "$(devices too_early clock_ahead_ns | awk '$1 > 0 && $2 < 0 && $2 > -20000 { print "yes" }')"
    has "a clock behind: is said" <("$tally" --launches launches.out) '^note: [0-9]+ pieces? of work began before it was asked for'
    launched 'a clock 8 us ahead' 8000
    same "a clock ahead: some ended after a wait for them" yes "$(devices too_late clock_behind_ns | awk '$1 > 0 && $2 < 0 && $2 > -10000 { print "yes" }')"
    launched 'two devices' 0 two
    same "two devices: a wait is for one of them" '0 0 0 0' "$(devices too_early too_late)"
    "$tally" --launches launches.out >table
    check "docs/guide/launches.md shows this" python3 "$ROOT/tests/docs/outputs.py" "$ROOT/docs/guide/launches.md" Devices table
}

# --- tally: what is shown ---------------------------------------------------------------------------------------------

test_tables() {
    need_build random
    "$tally" random1 >table
    has "a title with hosts, processes, threads" table '^lib \| 2 hosts, 3 processes, 6 threads$'
    has "iprof's columns" table 'Name \| +Time \| Time\(%\) \|( +Self \|)? +Calls \| +Average \| +Min \| +Max \| .*Error \|'
    has "a total says what it sums" table 'Total of 6 threads \|.*100\.00%'
    fitting() { COLUMNS=$1 "$tally" random1 | grep ' |$' | awk '{ if (length > n) n = length } END { print n + 0 }'; }
    for width in 120 100 80 70; do
        check "tables fit $width columns" test "$(fitting $width)" -le $width
    done
    same "columns go in the order that is documented" "p50, p99" "$(COLUMNS=125 "$tally" --api lib random1 | sed -n 's/^note: left out to fit the width: \([^;]*\);.*/\1/p' | cut -c 1-8)"
    same_file "a pipe gets everything, as --wide does" table <(COLUMNS=60 "$tally" --wide random1)
    same "--columns: those, in that order" "Name|Calls|Max|Error|" "$("$tally" --columns calls,max,error --api named random1 | grep ' Name' | tr -d ' ')"
    same "ranks are compared where there are several" "Name|Imbalance|" "$("$tally" --columns imbalance --api lib random1 | grep ' Name' | tr -d ' ')"
    check "--balance: the largest time, and whose it is" python3 - "$tally" <<'E2'
import json, subprocess, sys
def run(*options): return subprocess.run([sys.argv[1], *options, "random1"], capture_output=True, text=True).stdout
by_rank = {(r["name"], r["kind"], r["rank"]): r["total_ns"] for r in json.loads(run("--json", "--by", "rank,name", "--api", "lib"))["rows"]}
for r in json.loads(run("--json", "--api", "lib"))["rows"]:
    if r["kind"] != "call": continue
    times = {k[2]: v for k, v in by_rank.items() if k[:2] == (r["name"], "call") and k[2] >= 0}
    assert r["rank_max_ns"] == max(times.values()) == times[r["rank_max"]] and r["ranks"] == len(times), (r, times)
assert "Imbalance" not in run("--rank", "0", "--api", "lib")
assert "fewer than two ranks" in run("--rank", "0", "--balance")
E2
    for view in --per-rank --balance --sizes; do
        refuse "$view and --tree" "$tally" $view --tree random1
        refuse "$view and --collectives" "$tally" $view --collectives random1
    done
    refuse "--balance and --per-rank" "$tally" --balance --per-rank random1
    refuse "--balance and --by" "$tally" --balance --by rank random1
    refuse "--sizes and --by host" "$tally" --sizes --by host random1
    refuse "--columns: no such column" "$tally" --columns calls,beauty random1
    check "no Error column where nothing failed" sh -c '! "$1" --api user random1 | grep -q Error' - "$tally"
    has "what did not end is said" table '^note: [0-9]+ slices? ha(s|ve) no end'
    same "--api, --name choose" 1 "$("$tally" --api LIB --name '^lib_2$' --json random1 | python3 -c 'import json,sys; print(len(json.load(sys.stdin)["rows"]))')"
    same "--rank chooses" "1" "$("$tally" --rank 1-7,0 --by rank --api lib --csv random1 | cut -d, -f4 | grep -c '^1$')"
    has "--top says what it leaves out" <("$tally" --top 1 --api lib random1) '\(3 more'
    same "--sort name" "lib_0 lib_1 lib_2 lib_3" "$("$tally" --sort name --api lib --csv random1 | sed -n 's/^lib,\(lib_[0-9]\),call.*/\1/p' | xargs)"
    check "CSV is CSV, and says the same as JSON" python3 - "$tally" <<'E2'
import csv, json, subprocess, sys
rows = list(csv.DictReader(subprocess.run([sys.argv[1], "--csv", "random1"], capture_output=True, text=True).stdout.splitlines()))
want = json.load(open("tally1.json"))
assert len(rows) == len(want["rows"]) + len(want["counters"])
for r, w in zip(rows, want["rows"]):
    for k in w:
        assert r[k] == str(w[k]) or float(r[k]) == w[k], (k, r, w)
E2
    head -c 100000 random1/p0.bin >cut.bin
    "$tally" --json cut.bin >cut.json 2>err
    same "a cut file: status 1" 1 $?
    has "and one line that says where" err '^cut.bin:[0-9]+: '
    has "and the rest counted" cut.json '"status": "damaged"'
    "$print" random1 2>err | head -n 1 >out
    same "whoever reads only the first line gets no complaint" "" "$(cat err)"
    refuse "a full disk is said" sh -c "'$print' random1 >/dev/full"
}

# --- print ------------------------------------------------------------------------------------------------------------

test_print() {
    need_build random
    ./truth small . && "$print" small.bin >small.txt
    same_file "print: every kind of event" "$HERE/small.expect" small.txt
    "$print" --json small.bin >small.json
    check "print --json: one object a line" python3 -c '
import json
rows = [json.loads(l) for l in open("small.json")]
assert len(rows) == 17
assert rows[2] == {"ns": 1505, "time": "2023-11-14T22:13:20.000001585Z", "host": "node0", "rank": 3, "pid": 42, "tid": 101, "thread": "main", "event": "exit",
                   "api": "lib", "name": "lib_1", "duration_ns": 1500, "error": True, "args": {"got": 10, "result": "BAD"}}, rows[2]
assert rows[6]["args"] == {"x": 0.1, "p": "0xdeadbeef", "list": [-1, 7], "flag": True} and rows[6]["cut"] == {"list": 5}
assert rows[12]["args"]["track"] == "queue \"0\"" and rows[12]["duration_ns"] == 2500'
    has "tally: long names lose their middle" <("$tally" --max-name 10 small.bin) '^ *its\[\.\.\.\]me \|'
    same "print: as many lines as events" "$(python3 -c 'import json; print(json.load(open("tally1.json"))["events"])')" "$("$print" random1 | wc -l)"
    same "print: -n" 7 "$("$print" -n 7 random1 | wc -l)"
    same "print: --errors" 1 "$("$print" --errors small.bin | wc -l)"
    same "print: --name also finds the ends" 2 "$("$print" --name '^task' small.bin | wc -l)"
    same "print: --api --kind" 2 "$("$print" --api lib --kind exit small.bin | wc -l)"
    same "print: --thread" "$("$print" --kind entry random1 | grep -c ' 102 ')" "$("$print" --kind entry --thread 102 random1 | wc -l)"
    same "print: --from --to" 7 "$("$print" --from 5ns --to 2514ns small.bin | wc -l)"
    check "print: times never run backwards, except in slices" python3 - "$print" <<'E2'
import json, subprocess, sys
last = -1
for line in subprocess.run([sys.argv[1], "--json", "random1"], capture_output=True, text=True).stdout.splitlines():
    e = json.loads(line)
    if e["event"] == "slice": continue
    assert e["ns"] >= last
    last = e["ns"]
E2
}

# --- run: nothing is changed --------------------------------------------------------------------------------------------

build_child() {
    check "child builds" build -o child "$HERE/child.c"
}

test_transparent() {
    need_build child
    status() { "$run" -q -n -o "$WORK/s$((++SERIAL))" -- "$@" >out 2>err; echo $?; }
    SERIAL=0
    for n in 0 3 55 255; do
        same "exit status $n" "$n" "$(status ./child exit $n)"
        SERIAL=$((SERIAL + 1))
    done
    same "no such program: 127" 127 "$("$run" -o none nosuchprogram 2>err; echo $?)"
    has "and one line" err '^trace-run: error: nosuchprogram: '
    same "not executable: 126" 126 "$("$run" -o none /etc/passwd 2>err; echo $?)"
    [ -e none ] && fail "nothing is left behind" "a directory is" || ok "nothing is left behind"
    for signal in 6 9 11 15; do
        python3 - "$run" "$signal" <<'E2' && ok "died by signal $signal" || fail "died by signal $signal"
import subprocess, sys, os
r = subprocess.run([sys.argv[1], "-q", "-n", "-o", f"sig{sys.argv[2]}", "--", "./child", "raise", sys.argv[2]], stderr=subprocess.DEVNULL)
sys.exit(r.returncode != -int(sys.argv[2]))
E2
    done
    head -c 3000000 /dev/urandom >in
    "$run" -q -n -o pipe -- cat <in >out 2>err
    same_file "standard input and output pass through" in out
    same "nothing on stderr" "" "$(cat err)"
    "$run" -q -n -o both -- sh -c 'echo to stdout; echo to stderr >&2' >out 2>err
    same "streams stay apart" "to stdout/to stderr" "$(cat out)/$(cat err)"
    "$run" -o loud -- sh -c 'echo to stdout' >out 2>err
    same "what trace-run says is on stderr" "to stdout" "$(cat out)"
    (trap '' USR1 CHLD; ./child inherited >want; "$run" -q -n -o inherited -- ./child inherited >got)
    same_file "mask, ignored signals, descriptors and children as without" want got
    same "LD_PRELOAD of the user stays first" "yes" "$(LD_PRELOAD=libm.so.6 "$run" -q -n -o pre -- ./child environment LD_PRELOAD | grep -q '^libm.so.6:/.*libtrace-h.so[.0-9]*$' && echo yes)"
    same "INTEL_LIBITTNOTIFY64 of the user stays" "mine" "$(INTEL_LIBITTNOTIFY64=mine "$run" -q -n -o itt -- ./child environment INTEL_LIBITTNOTIFY64)"
    same "the reader of a pipe sees its end when the program closes it" yes "$(
    "$run" -q -n -o closing -- ./child close | { timeout $PATIENCE cat >/dev/null && echo yes && touch closed; })"
    printf '%s\n' '#include <unistd.h>' '#include <sys/syscall.h>' \
        'int setpgid(pid_t pid, pid_t group) { if (!pid) sleep(2); return (int)syscall(SYS_setpgid, pid, group); }' >slow.c
    gcc -D_GNU_SOURCE -shared -fPIC slow.c -o slow.so
    check "signals, groups, a terminal" python3 "$HERE/jobs.py" "$run" "$PWD/child" "$WORK" "$PWD/slow.so"
}

# --- run: what it does -----------------------------------------------------------------------------------------------------

build_tasks() {
    cat >tasks.c <<'E2'
#include "trace.h"
int main(void)
{
    for (int i = 0; i < 10; i++) {
        TRACE_SCOPE("work", "i", i);
    }
    return 4;
}
E2
    check "a program with trace.h" build -std=gnu11 -I"$ROOT" -o tasks tasks.c "$(recorder)" -pthread
}
test_mistakes() { need_build random; . "$HERE/mistakes.sh"; }
test_filters() { . "$HERE/filters.sh"; }
. "$HERE/runs.sh"
test_who() { . "$HERE/who.sh"; }
test_info() { need_build mixed three_mpich; . "$HERE/info.sh"; }
test_leaves() { need_build steps; unset TRACE_RUN; . "$HERE/leaves.sh"; }
test_command() { need_build steps; unset TRACE_RUN; . "$HERE/command.sh"; }
test_pause() { . "$HERE/pause.sh"; }
test_names() { . "$HERE/names.sh"; }
test_regions() { . "$HERE/regions.sh"; }
test_unrecorded() { . "$HERE/unrecorded.sh"; }

test_trace_run() {
    need_build tasks
    unset TRACE_RUN
    "$run" -o given ./tasks 2>err
    same "its status" 4 $?
    has "tally at the end" err 'work \|.* 10 \|'
    has "and where the trace is" err '^trace-run: given holds the trace \(1 file, '
    "$run" -o given ./tasks 2>err
    same "a second run in one folder: its status" 4 $?
    has "it goes beside the first, which is said" err "^trace-run: warning: given holds another run; this one goes to given/2$"
    rm -rf given/2
    "$run" -n ./tasks 2>err; "$run" -n ./tasks 2>>err
    same "runs do not mix" 2 "$(find . -maxdepth 1 -name 'trace-tasks-*' | wc -l)"
    "$run" --replay given >out 2>err
    same "--replay" 0 $?
    has "--replay prints the tally" err 'work \|.* 10 \|'
    "$run" -p - --json --replay given >out 2>err
    check "--json --print-to -" python3 -c 'import json; assert json.load(open("out"))["rows"][0]["calls"] == 10'
    "$run" -t -l line.pftrace -p text -o lines ./tasks 2>err
    has "-t prints events" text 'user:work entry i=9'
    [ -s line.pftrace ] && ok "-l writes the timeline" || fail "-l writes the timeline" "$(cat err)"
    "$run" -l -o lines2 -- ./tasks 2>err
    [ -s lines2/timeline.pftrace ] && ok "-l without a name" || fail "-l without a name" "$(cat err)"
    "$run" -a itt -o off ./tasks 2>err
    has "--apis reaches the recorder" err 'nothing was recorded'
    TRACE_OUT='' "$BUILD/trace-run" -o nothing-python -- python3 -c 'print(1)' >/dev/null 2>err
    has "a plain Python program: a hint" err '^trace-run: nothing was recorded: .*traceh\.task\(\), or use --torch$'
    "$run" --when off,signal=USR2 -o never ./tasks 2>err
    has "--when without a window says so" err 'warning: nothing was recorded in a window of --when off,signal=USR2$'
}

build_stuck() {
    cat >stuck.c <<'E2'
#include "trace.h"
#include <stdio.h>
#include <unistd.h>
int main(void)
{
    for (int i = 0; i < 100; i++) {
        trace_task_begin("quick");
        trace_task_end();
    }
    trace_task_begin("stuck");
    puts("ready");
    fflush(stdout);
    sleep(60);
    return 0;
}
E2
    check "a program that gets stuck" build -std=gnu11 -I"$ROOT" -o stuck stuck.c "$(recorder)" -pthread
}

test_signals() {
    need_build stuck
    unset TRACE_RUN
    for signal in INT TERM KILL; do
        check "killed by SIG$signal" python3 -c '
import signal, subprocess, sys
p = subprocess.Popen([sys.argv[1], "-o", "stuck" + sys.argv[2], "./stuck"], stdout=subprocess.PIPE, stderr=open("err", "w"))
p.stdout.readline()
p.send_signal(getattr(signal, "SIG" + sys.argv[2]))
sys.exit(p.wait(30) != -getattr(signal, "SIG" + sys.argv[2]))' "$run" $signal
        for _ in $(seq $((PATIENCE * 10))); do grep -q 'holds the trace' err && break; sleep 0.1; done
        has "SIG$signal: the tally is printed all the same" err 'quick \|.* 100 \|'
        has "SIG$signal: with what was going on" err 'stuck \|.* 1 \|'
        has "SIG$signal: and that it did not end well" err '^note: 1 of 1 process did not close the trace'
    done
}

test_running() {
    need_build stuck
    unset TRACE_RUN
    # what has not ended is part of the run: its wall time is no shorter, and no share is above 1
    "$run" -q -n -o last -- ./stuck >/dev/null 2>&1 &
    for _ in $(seq 600); do
        "$BUILD/trace-tally" --json last >last.json 2>/dev/null && grep -q '"name": "stuck".*"total_ns": [0-9]\{9,\}' last.json && break
        sleep 0.1
    done
    check "a call that has not ended is within the wall time" python3 -c '
import json
t = json.load(open("last.json"))
longest = max(r["total_ns"] for r in t["rows"])
assert longest >= 100000000 and t["elapsed_ns"] >= longest, (t["elapsed_ns"], longest)
assert all(s["share"] <= 1 for s in t["shares"]), t["shares"]'
    ended() { # WHEN RUNNING KILLED: what all tools say of the process
        "$BUILD/trace-tally" --json last >last.json
        "$BUILD/trace-info" -p --json last >info.json
        "$BUILD/trace-report" --json last >report.json
        check "$1: tally, report and info count it as such" python3 -c '
import json, sys
running, killed = map(int, sys.argv[1:])
tally, report, info = (json.load(open(f)) for f in ("last.json", "report.json", "info.json"))
assert (tally["running"], tally["killed"]) == (running, killed), tally
assert report["running"] == running and [f["kind"] for f in report["findings"]].count("killed") == killed, report
for x in info["runs"][0], info["runs"][0]["members"][0]:
    assert (x["running"], x["killed"]) == (running, killed), x' "$2" "$3"
    }
    ended 'a process that runs' 1 0
    "$BUILD/trace-tally" last >table
    has 'a process that runs: trace-tally says so' table '^note: 1 of 1 process had not ended when the trace was read: pid '
    "$BUILD/trace-report" last >table
    has 'a process that runs: trace-report says so' table '^1 of 1 process had not ended when the trace was read: process '
    "$BUILD/trace-info" last >table
    has 'a process that runs: trace-info says so' table '^ *Losses +1 process still runs$'
    "$BUILD/trace-merge" -o last.bin last >table 2>&1
    has 'a process that runs: trace-merge says so' table '[| ]running\b'
    kill -KILL "$(grep -oE '"pid": [0-9]+' info.json | grep -oE '[0-9]+')" && wait $! 2>/dev/null
    ended 'a process that was killed' 0 1
    "$BUILD/trace-merge" -o last.bin last >table 2>&1
    has 'a process that was killed: trace-merge says so' table '[| ]killed\b'
}

test_static() {
    need_build child
    unset TRACE_RUN
    cat >static.c <<'E2'
int main(void) { return 5; }
E2
    check "a static program" build -static -o static static.c
    "$run" -o st ./static 2>err
    same "is run" 5 $?
    has "with one warning" err 'warning: ./static cannot be recorded: it is statically linked'
    printf '#!%s/static\n' "$PWD" >script && chmod +x script
    "$run" -o sc ./script 2>err
    has "also as interpreter of a script" err 'warning: .*statically linked'
    cp "$BUILD/libtrace-h.so" "$WORK/elsewhere.so"
    same "TRACE_LIB" "$WORK/elsewhere.so" "$(TRACE_LIB=$WORK/elsewhere.so "$run" -q -n -o lib -- ./child environment LD_PRELOAD)"
    refuse "TRACE_LIB that is not there" env TRACE_LIB=/nowhere.so "$run" true
}

# --- texts, in the record or by reference -----------------------------------------------------------------------------------

test_texts() {
    check "texts build" build -pthread -I"$ROOT" -o texts "$HERE/texts.c" "$(recorder)"
    check "texts run" env TRACE_OUT=texts.out ./texts texts.book
    "$print" texts.out | sed -n 's/.*text instant v="\(.*\)"$/\1/p' | sort | uniq -c | sed 's/^ *//' | sort >texts.got
    sort texts.book >texts.want
    same_file "every text is what was recorded" texts.want texts.got
    "$BUILD/trace-merge" -q -o texts.merged.bin texts.out
    "$print" texts.merged.bin | sed -n 's/.*text instant v="\(.*\)"$/\1/p' | sort | uniq -c | sed 's/^ *//' | sort >texts.got
    same_file "and so from the merged file" texts.want texts.got
    bytes=$("$tally" --json texts.out | awk -F'[:,]' '/^ "events"/ { print $2 + 0 }')
    check "texts were recorded" test "$bytes" -ge 12000
}

# --- run: ranks ------------------------------------------------------------------------------------------------------------

test_ranks() {
    unset TRACE_RUN
    for mpi in mpich openmpi; do
        need mpicc.$mpi mpirun.$mpi
        check "$mpi: ring builds" mpicc.$mpi -O0 -o ring.$mpi "$HERE/ring.c"
        timeout $PATIENCE mpirun.$mpi -n 4 "$run" -- ./ring.$mpi >out 2>err
        same "$mpi: status" 0 $?
        same "$mpi: the program's output is its own" "rank 0: 6/rank 1: 6/rank 2: 6/rank 3: 6" "$(sort out | paste -sd/)"
        same "$mpi: one tally" 1 "$(grep -c '^MPI |' err)"
        has "$mpi: of all ranks" err '^MPI \| 1 host, 4 processes, 4 threads'
        has "$mpi: which run" err '^ring\.?[a-z]*: 4 ranks on 1 host, 2[0-9-]+ [0-9:]+, .* of wall time$'
        has "$mpi: how much of it is MPI" err '^MPI took [0-9.]+ % of the wall time: from [0-9.]+ % \(rank [0-3]\) to [0-9.]+ % \(rank [0-3]\)$'
        has "$mpi: that counts right" err 'MPI_Sendrecv \|.* 100 \|'
        dir=$(find . -maxdepth 1 -name "trace-ring.$mpi-*")
        "$tally" --json --by rank,name --messages "$dir" >ring.json
        check "$mpi: ranks, bytes, messages" python3 -c '
import json
d = json.load(open("ring.json"))
rows = {(r["rank"], r["name"]): r for r in d["rows"]}
for rank in range(4):
    assert rows[rank, "MPI_Sendrecv"]["calls"] == 25 and rows[rank, "MPI_Allreduce"]["calls"] == 25, rows
    r = rows[rank, "MPI_Sendrecv"]
    assert (r["bytes"], r["sent_bytes"], r["received_bytes"]) == (0, 25 * 40, 25 * 40), r
    assert rows[rank, "MPI_Sendrecv"]["calls"] == 25, rows[rank, "MPI_Sendrecv"]
assert {(m["from"], m["to"]): (m["sent"], m["sent_bytes"], m["received"], m["received_bytes"]) for m in d["messages"]} == \
    {(r, (r + 1) % 4): (25, 1000, 25, 1000) for r in range(4)}, d["messages"]'
        timeout $PATIENCE mpirun.$mpi -n 2 "$run" --ranks 1 -o "one.$mpi" -- ./ring.$mpi >out 2>err
        has "$mpi: --ranks" err '^MPI \| 1 host, 1 process, 1 thread$'
        timeout $PATIENCE "$run" -o "outside.$mpi" -- mpirun.$mpi -n 2 ./ring.$mpi >out 2>err
        has "$mpi: trace-run around mpirun" err '^MPI \| 1 host, 2 processes, 2 threads'
        timeout $PATIENCE mpirun.$mpi -n 3 "$run" -o "fail.$mpi" -- sh -c 'exit 6' >out 2>err
        same "$mpi: the status of ranks that fail" 6 $?
    done
}

test_interrupted() {
    # --- a thread whose first event a signal handler interrupts is one thread: its handler's events are its own

    check 'interrupted: builds' build -I "$ROOT" "$HERE/interrupted.c" "$(recorder)" -o interrupted -pthread -ldl
    for k in $(seq 20); do
        rm -rf interrupted.out
        TRACE_OUT=interrupted.out timeout $PATIENCE ./interrupted || echo "status $?"
        "$tally" interrupted.out | grep -E '^user \|'
    done >got
    same 'interrupted: one thread, in 20 runs' '     20 user | 1 host, 1 process, 1 thread' "$(sort got | uniq -c)"
}
test_brief() { . "$HERE/brief.sh"; }

# --- memory -------------------------------------------------------------------------------------------------------------

test_asked() {
    check "the table of who asked builds" build -fsanitize=address,undefined -I"$ROOT/src" -I"$ROOT/tools" -o asked "$HERE/asked.c" "$ROOT/tools/tally/launch/launch_ask.c" "$BUILD/libtraceread.a" -ldw -lzstd -lz -lm
    same "who asked: of 1.2 million calls the last million are remembered" "" "$(./asked)"
}
test_memory() { . "$HERE/memory.sh"; }
test_bombs() { . "$HERE/bombs.sh"; }
finish
