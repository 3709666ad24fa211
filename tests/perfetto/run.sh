#!/bin/bash
# to-perfetto, asked by SQL in Perfetto's own engine; see tests/lib.sh for the environment
set -u
. "$(dirname "$0")/../lib.sh"
here=$ROOT/tests/perfetto
need node npm
check "the engine is installed" "$here/install.sh"
cd "$WORK" || exit 1
. "$here/ask.sh"

build() { # build NAME [COMPILER]
    local recorder=
    case ${2:-}$(grep '^#define TRACE_IMPL' "$here/$1.c") in
    mpicc.*) recorder=$(mpi_recorder "${2#*.}") ;;
    '') recorder=$(recorder) ;;
    esac
    "${2:-$CC}" -std=gnu11 -O0 -w -I"$ROOT" "$here/$1.c" $recorder -o "$1" -lpthread
}
convert() { # convert NAME INPUT...: to-perfetto and trace-tally of the same
    local name=$1
    shift
    check "$name: to-perfetto" "$BUILD/to-perfetto" -q -o "$name.pftrace" "$@"
    check "$name: trace-tally" "$BUILD/trace-tally" --json --by rank,name -o "$name.json" "$@"
}
ask() { # ask SCRIPT NAME ...: its ok lines become ours
    local line log=$WORK/.ask
    perfetto "$here/$1.mjs" "${@:2}" >"$log"
    [ $? -le 1 ] || fail "$1 $2" "ended badly: $(tail -n 3 "$log" | tr '\n' ' ')"
    while IFS= read -r line; do
        case $line in
        "ok "*) ok "${line#ok }" ;;
        "not ok "*) line=${line#not ok } && fail "${line%%: *}" "${line#*: }" ;;
        *) echo "$line" ;;
        esac
    done <"$log"
    grep -q '^ok\|^not ok' "$log" || fail "$1 $2" "checked nothing"
}
agree() { ask agree "$1.pftrace" "$1.json" "$1"; }

# --- everything a program records by itself
build_recorded() { # NAME: a program, which writes what it did into NAME.facts
    check "$1: compiles" build "$1"
    check "$1: runs" env TRACE_OUT="$1.out" bash -c "./$1 >$1.facts"
    convert "$1" "$1.out"
}

test_tasks() {
    need_build recorded:tasks
    agree tasks
    ask tasks tasks.pftrace tasks.facts
}

# --- four processes, messages, collectives, errors, calls that cross, a killed rank
test_ranks() {
    need_build recorded:ranks
    agree ranks
    ask ranks ranks.pftrace ranks.facts
}

# --- merged files and raw ones give the same trace
test_merged() {
    need_build recorded:ranks
    if [ -x "$BUILD/trace-merge" ]; then
        check "ranks: trace-merge" "$BUILD/trace-merge" -o ranks.bin ranks.out
        check "ranks, merged: to-perfetto" "$BUILD/to-perfetto" -q -o merged.pftrace ranks.bin
        cp ranks.json merged.json
        agree merged
        ask ranks merged.pftrace ranks.facts
    fi
}

# --- compressed: the same answers
test_compressed() {
    need_build recorded:ranks
    check "ranks: to-perfetto -z" "$BUILD/to-perfetto" -q -z -o ranksz.pftrace ranks.out
    ask ranks ranksz.pftrace ranks.facts
}

# --- MPI
build_mpi() {
    need "mpicc.$1" "mpirun.$1"
    check "$1: compiles" build mpi "mpicc.$1"
    check "$1: runs on 4 ranks" env TRACE_OUT="$1.out" timeout $PATIENCE bash -c "mpirun.$1 -n 4 ./mpi >$1.facts"
    convert "$1" "$1.out"
}
test_mpi() {
    need_build mpi:mpich mpi:openmpi
    for mpi in mpich openmpi; do
        agree "$mpi"
        ask mpi "$mpi.pftrace" "$mpi.facts" "$mpi"
        member="select extract_arg(s.arg_set_id, 'correlation_id') as c, s.ts, s.name, cast(substr(p.name, 6, 4) as int) as r, extract_arg(s.arg_set_id, 'debug.last_rank') as l,
        extract_arg(s.arg_set_id, 'debug.waited_ns') as w from slice s join thread_track t on t.id = s.track_id join thread using (utid) join process p using (upid)"
        check "$mpi: barriers say who came last" test "$(count "$mpi.pftrace" "select count(*) from ($member) where name = 'MPI_Barrier' and w is not null")" -ge 4
        same "$mpi: it is the rank that began last, and the others waited since they came" 0 "$(count "$mpi.pftrace" "with m as ($member)
        select count(*) from m where w is not null and (w != (select max(ts) from m x where x.c = m.c) - ts or not exists (select 1 from m y where y.c = m.c and y.r = m.l and y.ts = m.ts + m.w))")"
    done
    same "messages inside a receive say which they are" 0 "$(count mpich.pftrace "select count(*) from slice s where name = 'message' and extract_arg(arg_set_id, 'debug.bytes') is null and
    not exists (select 1 from args a where a.arg_set_id = s.arg_set_id and a.key like 'debug.%')")"
}
# --- the queries of docs/guide/perfetto.md; tests/collectives asks the third
test_queries() {
    need_build recorded:ranks mpi:openmpi
    query() { # WORDS: of the comment above it
        python3 - "$ROOT/docs/guide/perfetto.md" "$1" <<'P'
import re, sys
print(re.search(r"-- " + sys.argv[2] + r".*?\n(.*?);", open(sys.argv[1]).read(), re.S).group(1))
P
    }
    same "the page's query of errors: as many as the tally has" "$(python3 -c '
import json
print(sum(r["errors"] for r in json.load(open("ranks.json"))["rows"]))')" \
        "$(count ranks.pftrace "select sum(n) from ($(query 'which errors' | sed 's/count(\*)/& as n/'))")"
    same "the page's query of messages: each once" "$(count openmpi.pftrace 'select count(*) from flow')" \
        "$(count openmpi.pftrace "select count(*) from ($(query messages))")"
    same "the page's query of messages: from sends to what receives" 0 "$(count openmpi.pftrace "select count(*) from ($(query messages))
    where send not like '%send%' or receive like '%Isend%' or latency <= 0")"
}

# --- a program that embeds, a library of it with a hidden recorder, MPI recorded from outside: one process, what was called lies in what called it
test_recorders() {
    check "recorders: library compiles" mpicc.mpich -std=gnu11 -O0 -w -fPIC -shared -DLIBRARY -I"$ROOT" "$here/recorders.c" -o libwork.so -lpthread
    check "recorders: program compiles" mpicc.mpich -std=gnu11 -O0 -w -I"$ROOT" "$here/recorders.c" -o recorders ./libwork.so -lpthread
    check "recorders: runs on 2 ranks" timeout $PATIENCE "$BUILD/trace-run" -q -o recorders.out mpirun.mpich -n 2 ./recorders
    if [ "$(find recorders.out -name '*.bin' | wc -l)" -ge 4 ]; then ok "recorders: several files a process"; else fail "recorders: several files a process" "$(ls recorders.out)"; fi
    check "recorders: trace-merge" "$BUILD/trace-merge" -q -o recorders.bin recorders.out
    for from in out bin; do
        convert recorders recorders.$from
        agree recorders
        same "recorders: two processes of their own pids ($from)" "2 2" "$(count recorders.pftrace "select count(*) || ' ' || sum(pid < 10000000) from process where name like 'rank%'")"
        same "recorders: the same in the tally ($from)" "2 4" "$(sed -n 's/^ "\(processes\|threads\)": \([0-9]*\),/\2/p' recorders.json | xargs)"
        same "recorders: each call lies in what made it, on the thread's one track ($from)" "MPI_Allreduce in libiter 100,MPI_Barrier in iter 100,libiter in iter 200" \
            "$(count recorders.pftrace "select group_concat(x, ',') from (select s.name || ' in ' || u.name || ' ' || count(*) x
            from slice s join slice u on u.id = s.parent_id and u.track_id = s.track_id group by s.name, u.name order by x)")"
    done
}

# --- HPC Challenge as Debian ships it, nothing rebuilt
test_hpcc() {
    need hpcc mpirun.openmpi
    sed 's/^1000 *Ns$/200 Ns/' /usr/share/doc/hpcc/examples/_hpccinf.txt >hpccinf.txt
    check "hpcc: runs on 4 ranks" timeout $PATIENCE mpirun.openmpi -n 4 -x LD_PRELOAD="$BUILD/libtrace-h.so" -x TRACE_LEVEL=full -x TRACE_OUT="$WORK/hpcc.out" hpcc # full: each poll is a slice
    convert hpcc hpcc.out
    agree hpcc
    sends="select count(*) from slice where name in ('MPI_Send', 'MPI_Isend', 'MPI_Sendrecv', 'MPI_Ssend', 'MPI_Rsend', 'MPI_Irsend', 'MPI_Issend')"
    same "hpcc: each message that was sent has its arrow" "$(count hpcc.pftrace "$sends")" "$(count hpcc.pftrace "select count(*) from flow")"
}

# --- a part of it
test_part() {
    need_build recorded:ranks
    check "--ranks" "$BUILD/to-perfetto" -q -r 1-2 -o part.pftrace ranks.out
    same "--ranks 1-2: two processes" 2 "$(count part.pftrace "select count(*) from process where name like 'rank%'")"
    same "--ranks 1-2: nothing wrong" "" "$(perfetto --stats part.pftrace)"
    round=$(count ranks.pftrace "select printf('%.9f', (ts - 1e9 + dur / 2) / 1e9) from slice where name = 'round' limit 1 offset 30")
    ids="select group_concat(name || ts || ' ' || dur, ',') from (select name, ts, dur from slice where ts + dur > $round * 1e9 + 1e9 and name not in ('error', 'message') order by ts, name, dur)"
    check "--from" "$BUILD/to-perfetto" -q --from "$round" -o part.pftrace ranks.out
    same "--from: what was open then has its true begin" "$(count ranks.pftrace "$ids" | md5sum)" "$(count part.pftrace "$ids" | md5sum)"
    same "--from: nothing wrong" "" "$(perfetto --stats part.pftrace)"
    check "--to" "$BUILD/to-perfetto" -q --to "$round" -o part.pftrace ranks.out
    same "--to: nothing begins later" 0 "$(count part.pftrace "select count(*) from slice where ts > $round * 1e9 + 1e9")"
    same "--to: nothing wrong" "" "$(perfetto --stats part.pftrace)"
    check "--args none" "$BUILD/to-perfetto" -q --args none -o part.pftrace ranks.out
    same "--args none: only errors and the like" 0 "$(count part.pftrace "select count(*) from args where key like 'debug.%' and key not in ('debug.error', 'debug.unterminated', 'debug.bytes')")"
    check "--args all" "$BUILD/to-perfetto" -q --args all -o part.pftrace ranks.out
    same "--args all: addresses too" 158 "$(count part.pftrace "select count(*) from slice where name = 'pipe_send' and extract_arg(arg_set_id, 'debug.buffer') is not null")"
}

# --- size and memory, with what there is to a plain slice
slices=400000
[ -n "$FULL" ] && slices=8000000
build_big() {
    check "big: compiles" build big
}

test_big() {
    need_build big
    check "big: runs" env TRACE_OUT=big.out ./big $slices
    check "big: to-perfetto in little memory" bash -c "ulimit -v 500000; exec '$BUILD/to-perfetto' -q -j1 -o big.pftrace big.out"
    check "big: trace-tally" "$BUILD/trace-tally" --json --by rank,name -o big.json big.out
    agree big
    bytes=$(stat -c %s big.pftrace)
    if [ $((bytes / slices)) -lt 26 ]; then ok "big: $((bytes * 10 / slices)) tenths of a byte a slice"; else fail "big: size" "$bytes bytes for $slices slices"; fi
    check "big: to-perfetto -z" "$BUILD/to-perfetto" -q -z -o bigz.pftrace big.out
    if [ "$(stat -c %s bigz.pftrace)" -lt $((bytes / 2)) ]; then ok "big: -z halves it at least"; else fail "big: -z" "$(stat -c %s bigz.pftrace) of $bytes bytes"; fi
    same "big: -z says the same" "$(count big.pftrace 'select count(*), sum(dur), sum(ts), sum(depth) from slice')" "$(count bigz.pftrace 'select count(*), sum(dur), sum(ts), sum(depth) from slice')"
}

# --- device work that is reported late, by less than a window between two flush markers and by more: so many that there are three markers
build_twoapis() {
    check "two APIs: compiles" "$CC" -std=gnu11 -O0 -w -I"$ROOT" "$ROOT/tests/tools/device.c" -o twoapis -lpthread
    check "two APIs: runs" env TRACE_OUT=twoapis.out bash -c './twoapis >twoapis.facts'
    convert twoapis twoapis.out
}

test_two_apis() {
    need_build twoapis
    agree twoapis
    same "two APIs: names of kernels and directions of copies" "$(grep '^work' twoapis.facts | cut -f 3 | grep -c '^vecadd(float\|(M2D)$')" \
        "$(count twoapis.pftrace "select count(*) from slice s join track t on t.id = s.track_id where t.name like 'queue%' and (s.name like 'vecadd(float const*%' or s.name like '%(M2D)')")"
    check "two APIs: to-perfetto -k" "$BUILD/to-perfetto" -q -k -o shapes.pftrace twoapis.out
    same "two APIs: kernels with their geometry" "$(grep '^work' twoapis.facts | cut -f 3,9 | grep ' \[' | tr -d '\t' | sort | uniq -c | awk '{ $1 = $1 } 1' | md5sum)" \
        "$(perfetto shapes.pftrace "select count(*) || ' ' || s.name from slice s join track t on t.id = s.track_id where t.name like 'queue%' and s.name like '%]' group by s.name" |
        sed 1d | LC_ALL=C sort -k 2 | md5sum)"
    for api in gpu npu; do # each launch has work of both, under one number
        same "two APIs: $api work hangs on its call" "$(grep -c "^work	$api" twoapis.facts)" "$(count twoapis.pftrace "select count(*) from flow f join slice a on a.id = f.slice_out
        join slice b on b.id = f.slice_in where a.name in ('drvLaunch', 'drvCopy') and b.category = '$api'")"
    done
}

build_devices() {
    check "devices: compiles" build devices
    for late in "" late; do
        check "devices $late: runs" env TRACE_OUT="devices$late.out" ./devices 1200000 $late
        convert "devices$late" "devices$late.out"
    done
}
test_devices() {
    need_build devices
    for late in "" late; do
        agree "devices$late"
    done
}

# --- steps: a track with their numbers; tests/report has a job of four ranks with ten steps of 30 ms
test_steps() {
    need_build devices
    check "steps: the job builds" $CC -std=c11 -D_GNU_SOURCE -O1 -I "$ROOT/src" -I "$ROOT/tests/format" "$ROOT/tests/report/jobs.c" "$ROOT/tests/format/forge.c" -o jobs
    mkdir steps.out && ./jobs steps.out healthy >/dev/null
    convert steps steps.out
    agree steps
    numbered="select s.name, count(*), count(distinct extract_arg(s.arg_set_id, 'debug.step')), min(s.dur) > 25000000, count(distinct t.id)
    from slice s join track t on t.id = s.track_id where t.name = 'steps' group by 1 order by min(s.ts)"
    same "steps: each has its number on a track of its process" "$(for k in 0 1 2 3 4 5 6 7 8 9; do echo "step #$k|4|1|1|4"; done)" \
        "$(perfetto steps.pftrace "$numbered" | tail -n +2 | tr '\t' '|')"
    check "steps: --steps" "$BUILD/to-perfetto" -q --steps 3-5 -o part.pftrace steps.out
    same "steps: --steps shows these" "step #3 step #4 step #5" "$(perfetto part.pftrace "select distinct s.name from slice s join track t on t.id = s.track_id where t.name = 'steps' order by 1" | tail -n +2 | xargs)"
    same "steps: there is no track where the program marks none" 0 "$(perfetto devices.pftrace "select count(*) from track where name = 'steps'" | tail -n +2)"
}

test_parts() { need_build recorded:tasks recorded:ranks twoapis mpi:openmpi big && . "$here/parts.sh"; }

# --- bad input, bad options
test_mistakes() {
    need_build recorded:tasks
    file=$(ls tasks.out/*.bin)
    head -c $(($(stat -c %s "$file") * 2 / 3)) "$file" >cut.bin
    "$BUILD/to-perfetto" -q -o cut.pftrace cut.bin 2>cut.log
    same "a file cut short: exit status" 1 $?
    has "a file cut short: where" cut.log '^cut\.bin:[0-9]+: error: '
    same "a file cut short: the rest is shown, nothing wrong" "" "$(perfetto --stats cut.pftrace)"
    echo "no trace" >foreign.bin
    refuse "a foreign file" "$BUILD/to-perfetto" foreign.bin
    refuse "no such file" "$BUILD/to-perfetto" absent.bin
    refuse "no file at all" "$BUILD/to-perfetto"
    refuse "an input as output" "$BUILD/to-perfetto" -o "$file" "$file"
    refuse "a directory that is not there" "$BUILD/to-perfetto" -o absent/x.pftrace tasks.out
    refuse "a full disk" "$BUILD/to-perfetto" -o /dev/full tasks.out
    refuse "a full disk, compressed" "$BUILD/to-perfetto" -z -o /dev/full tasks.out
    refuse "arguments of no kind" "$BUILD/to-perfetto" --args some tasks.out
    refuse "ranks that are none" "$BUILD/to-perfetto" --ranks x tasks.out
    refuse "a time that is none" "$BUILD/to-perfetto" --from soon tasks.out
    check "--help" "$BUILD/to-perfetto" --help
}
tests
asked
finish
