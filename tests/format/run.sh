#!/bin/bash
# run.sh - the reader against files made byte by byte: what it understands (golden/*.txt), what it refuses, damage of every kind; merged files
#
# ACCEPT=1 takes what the reader prints now as golden. FULL=1: longer.
set -u
. "$(dirname "$0")/../lib.sh"
here=$ROOT/tests/format
san="-fsanitize=address,undefined -fno-sanitize-recover=undefined"
flags="-std=c11 -D_GNU_SOURCE -Wall -Wextra -Wpedantic -g -O0"
export ASAN_OPTIONS=detect_leaks=1
need "$CC" clang

build() { # NAME SOURCE...
    local name=$1
    shift
    $CC $flags -I"$ROOT/src" -I"$ROOT/tools" -I"$ROOT" -o "$WORK/$name" "$@" -lzstd -lz -lpthread -lm
}
# The reader and trace-merge are the objects of the groups fuzz and trust, which are clang's.
. "$ROOT/tests/fuzz/build.sh"
build_objects() {
    check "objects of the reader" fuzz_objects "$WORK/objects" src/read src/support tools/common tools/merge
}
build_forge() {
    check "build forge" build forge $san "$here/forge.c" "$here/cases.c"
    mkdir f
    check "forge" "$WORK/forge" every f
}
build_show() { need_build objects && CC=clang check "build show" build show $san "$here/show.c" "$WORK"/objects/src-*.o; }
build_mutate() { need_build objects && CC=clang check "build mutate" build mutate $san "$here/mutate.c" "$WORK"/objects/src-*.o; }
build_merger() { need_build objects && CC=clang check "build trace-merge" build merge $san "$WORK"/objects/*.o; }
build_live() {
    check "build live" build live -Wno-unused "$here/live.c" "$(recorder)"
    check "build follow" build follow -O2 "$here/follow.c" "$BUILD/libtraceread.a" -ldw
}
build_seeds() { # recordings of each API (tests/fuzz/seeds.sh makes them)
    local seed
    mkdir seeds
    for seed in "$ROOT"/tests/fuzz/seeds/*.xz; do python3 "$here/unpack_seed.py" "$seed" "seeds/$(basename "$seed" .xz)"; done
}

# --- what the reader understands

test_golden() {
    need_build forge show
    cd f || exit
    golden() { # NAME [-m] FILE...
        local name=$1
        shift
        "$WORK/show" "$@" >"$WORK/$name.txt" 2>&1
        if [ -n "${ACCEPT:-}" ]; then
            mkdir -p "$here/golden"
            cp "$WORK/$name.txt" "$here/golden/$name.txt"
        fi
        same_file "golden $name" "$here/golden/$name.txt" "$WORK/$name.txt"
    }
    for c in all doubles gap unwritten places ring lost bad-sum newer wild clocks short-run unsampled set-clock feature \
        major big-endian slot-bytes cut-header empty foreign zeros; do
        golden $c $c.bin
    done
    golden nodes -m node1.bin node0.bin
    golden barrier -m barrier0.bin barrier1.bin
    golden members -m members0.bin members1.bin
    golden recorders -m recorders0.bin recorders1.bin
    golden executed exec0.bin exec1.bin exec2.bin exec3.bin
    "$BUILD/trace-info" unwritten.bin >"$WORK/out" 2>"$WORK/err"
    same "what a kill did not let be written is lost: status" 1 $?
    has "what a kill did not let be written is lost: the line" "$WORK/err" '12 events are missing .*: the process was killed'
    "$WORK/show" /nonexistent.bin >"$WORK/out"
    same "a file that is not there: status" 2 $?
    has "a file that is not there: message" "$WORK/out" '^! nonexistent.bin: error: No such file'
    "$WORK/show" all.bin empty.bin foreign.bin >"$WORK/out"
    same "bad files beside good ones: status" 1 $?
    same "bad files beside good ones: the good one is used" "$(grep -c 'user:step' "$WORK/all.txt")" "$(grep -c 'user:step' "$WORK/out")"
}

# --- the pages, by a reader that has only them
test_pages() { need_build forge seeds && cd f && . "$here/pages.sh"; }

# --- several recorders of one process

test_recorders() {
    need_build forge show merger
    cd f || exit
    "$WORK/show" -m recorders0.bin recorders1.bin >"$WORK/recorders.txt"
    "$WORK/show" -m recorders1.bin recorders0.bin >"$WORK/out"
    same_file "recorders: whatever their order" "$WORK/recorders.txt" "$WORK/out"
    "$WORK/merge" -q -o r.bin recorders0.bin recorders1.bin
    "$WORK/show" -m r.bin >"$WORK/out"
    same_file "recorders: merged" "$WORK/recorders.txt" "$WORK/out"
    "$WORK/show" recorders0.bin recorders1.bin >"$WORK/threads.txt"
    "$WORK/show" r.bin >"$WORK/out"
    same_file "recorders: merged, thread by thread" "$WORK/threads.txt" "$WORK/out"
    for what in "recorders0.bin recorders1.bin" r.bin; do # shellcheck disable=SC2086
        "$BUILD/trace-tally" --tree --json $what >"$WORK/tree.json"
        same "recorders: calls lie in the tasks they were made in: $what" "user:step 4 lib:lib_call 3 lib:lib_call 2 user:step 1" \
            "$(sed -n '/^ "tree"/,$p' "$WORK/tree.json" | grep -o '"api": "[a-z]*", "name": "[^"]*", "calls": [0-9]*' | sed 's/[",]//g' |
            awk '{print $2 ":" $4, $6}' | xargs)"
        same "recorders: one process, three threads: $what" "1 3" "$(sed -n 's/^ "\(processes\|threads\)": \([0-9]*\),/\2/p' "$WORK/tree.json" | xargs)"
    done
    for i in 0 1; do "$WORK/merge" -q -o r$i.bin recorders$i.bin; done
    for what in "r0.bin recorders1.bin" "recorders0.bin r1.bin" "r1.bin r0.bin"; do # shellcheck disable=SC2086
        "$WORK/show" -m $what >"$WORK/out"
        same_file "recorders: $what, in the order of time" "$WORK/recorders.txt" "$WORK/out"
        "$WORK/show" $what >"$WORK/out"
        same_file "recorders: $what, thread by thread" "$WORK/threads.txt" "$WORK/out"
        "$WORK/merge" -q -o mixed.bin $what
        check "recorders: $what, merged: the same bytes" cmp r.bin mixed.bin
    done
    # one of two recorders' raw file beside the merged file of both; each tool says so in one line
    json() { "$BUILD/trace-tally" --json --tree "$@" 2>err.txt | sed '/^ "inputs"/,/^ \]/d'; }
    json r.bin >"$WORK/merged.json"
    for what in "recorders0.bin r.bin" "r.bin recorders1.bin" "recorders1.bin r.bin recorders0.bin" "r.bin r0.bin"; do
        # shellcheck disable=SC2086
        json $what >"$WORK/both.json"
        same_file "twice: $what is counted once" "$WORK/merged.json" "$WORK/both.json"
        same "twice: $what, in one line" 1 "$(grep -c . err.txt)"
    done
    has "twice: the recorder's file is used" <("$BUILD/trace-tally" r.bin recorders0.bin 2>&1) \
        '^note: r.bin has the same process as recorders0.bin \(pid [0-9]+\): it is counted once, from recorders0.bin$'
    has "twice: several" <("$BUILD/trace-tally" r.bin recorders0.bin recorders1.bin 2>&1) \
        '^note: 2 processes are here more than once \(pid .* in recorders[01].bin and r.bin\): each is counted once'
    for tool in trace-info trace-print trace-report "trace-merge -o twice.bin" "to-perfetto -o twice.pftrace" "trace-export -f folded -o twice.folded"; do
        # shellcheck disable=SC2086
        $BUILD/$tool r.bin recorders0.bin >"$WORK/out" 2>&1
        same "twice: $tool: status" 0 $?
        same "twice: $tool says so once" 1 "$(grep -c '^note: .* counted once' "$WORK/out")"
    done
    check "twice, merged: the same bytes" cmp r.bin twice.bin
    # merged into the folder of the run: each process counts once, and nobody is told so; of a file that is named too, one is
    mkdir into && cp r0.bin recorders1.bin into
    "$BUILD/trace-tally" --json into 2>err.txt | sed '/^ "inputs"/,/^ \]/d' >"$WORK/apart.json"
    check "merged into its own folder" "$WORK/merge" -q -o into/merged.bin into/r0.bin into/recorders1.bin
    "$BUILD/trace-tally" --json into 2>err.txt | sed '/^ "inputs"/,/^ \]/d' >"$WORK/beside.json"
    same "merged into its own folder: status" 0 "${PIPESTATUS[0]}"
    same_file "merged into its own folder: the same numbers" "$WORK/apart.json" "$WORK/beside.json"
    same "merged into its own folder: nothing is said" "" "$(cat err.txt)"
    has "merged into its own folder: named, it is said" <("$BUILD/trace-tally" into/*.bin 2>&1) '^note: .* counted once'
}

# --- damage

. "$here/damages.sh"

test_damage() {
    need_build forge mutate
    cd f || exit
    damages "files, cut" cut ring.bin $([ -n "$FULL" ] || echo 3)
    damages "bits of headers, turned" header doubles.bin
    damages "bits of sealed chunks, turned" payload few0.bin 1000
    [ -z "$FULL" ] || damages "bits of larger sealed chunks, turned" payload many0.bin 20000
    check "a file that shrinks while it is read" "$WORK/mutate" shrink many0.bin
}

# --- merged files

merge() { "$WORK/merge" -q "$@"; }

test_merged() {
    need_build forge show mutate merger
    cd f || exit
    "$WORK/show" -m many0.bin many1.bin many2.bin >"$WORK/many.txt"
    check "merge" merge -o m.bin many0.bin many1.bin many2.bin
    "$WORK/show" -m m.bin >"$WORK/m.txt"
    same_file "merged and raw: the same events in the same order" "$WORK/many.txt" "$WORK/m.txt"
    "$WORK/show" many0.bin many1.bin many2.bin >"$WORK/threads.txt"
    "$WORK/show" m.bin >"$WORK/mthreads.txt"
    same_file "merged and raw: the same threads" "$WORK/threads.txt" "$WORK/mthreads.txt"
    for order in "many2.bin many0.bin many1.bin" "many1.bin many2.bin many0.bin" "."; do
        mkdir -p d && rm -f d/* && cp many?.bin d
        (cd d && merge -j 1 -o ../o.bin $order)
        check "the same bytes for any order: $order" cmp m.bin o.bin
    done
    for jobs in 1 2 5; do
        merge -j $jobs -o o.bin many0.bin many1.bin many2.bin
        check "the same bytes with $jobs threads" cmp m.bin o.bin
    done
    merge --max-mem 40k -o o.bin many0.bin many1.bin many2.bin
    check "the same bytes with 40 kB of buffers" cmp m.bin o.bin
    merge -o ab.bin many0.bin many2.bin
    merge -o o.bin ab.bin many1.bin
    check "the same bytes when merged in two steps" cmp m.bin o.bin
    merge -o c.bin many1.bin
    merge -o o.bin c.bin ab.bin
    check "the same bytes when merged from merged files" cmp m.bin o.bin
    merge -o o.bin m.bin
    check "the same bytes when merged again" cmp m.bin o.bin
    merge -o o.bin m.bin many0.bin many1.bin >"$WORK/out" 2>&1
    check "a process that comes twice counts once" cmp m.bin o.bin
    merge -o n.bin node1.bin node0.bin
    same "nodes: aligned alike from merged files" "$("$WORK/show" -m node0.bin node1.bin | grep -v '^!' | sha256sum)" "$("$WORK/show" -m n.bin | sha256sum)"
    merge -o n0.bin node0.bin
    merge -o n1.bin node1.bin
    merge -o o.bin n1.bin n0.bin
    check "nodes: the same bytes from merged files" cmp n.bin o.bin
    "$WORK/merge" -o o.bin node0.bin node1.bin >"$WORK/out"
    has "violations are counted" "$WORK/out" '20 messages between nodes: 10 arrived before they were sent, after alignment 0$'
    has "the bound of alignment is said" "$WORK/out" 'node1: 1 process, 2 clock samples, error at most 21ns; moved by -5.00ms, to other nodes within'
    has "trace-info says both" <("$BUILD/trace-info" node0.bin node1.bin) \
        '^  Clocks +2 hosts agree within [0-9.]+us; 20 messages between them: 10 arrived before they were sent, after alignment 0$'
    merge --from 100us --to 0.5ms -o w.bin many0.bin many1.bin many2.bin
    same "a window" "$(grep -E '^[0-9]+ ' "$WORK/many.txt" | awk '$1 >= 100000 && $1 < 500000' | cut -d' ' -f2- | sha256sum)" \
        "$("$WORK/show" -m w.bin | grep -E '^[0-9]+ ' | cut -d' ' -f2- | sha256sum)"
    merge --from 100us --to 0.5ms -o o.bin m.bin
    check "a window of a merged file" cmp w.bin o.bin
    damages "a merged file, bits turned, and cut" merged m.bin ${FULL:+10}500
}

# --- the same, compacted
test_compact() { need_build forge merger mutate seeds && cd f && . "$here/compact.sh"; }

test_health() {
    need_build forge show merger
    cd f || exit
    merge -o m.bin many0.bin many1.bin many2.bin
    "$WORK/merge" -o o.bin many0.bin bad-sum.bin empty.bin all.bin foreign.bin ring.bin >"$WORK/out" 2>"$WORK/err"
    same "merge of damaged files: status" 1 $?
    has "health: ok" "$WORK/out" '^many0.bin +\| ok +\| +1 \| +18000 \|'
    has "health: damaged" "$WORK/out" '^bad-sum.bin +\| damaged +\| +1 \| +16 \| +0 \| +0 \| +8 \|'
    has "health: empty" "$WORK/out" '^empty.bin +\| empty +\|'
    has "health: killed" "$WORK/out" '^all.bin +\| killed +\| +1 \| +1[0-9] \| +7 \|'
    has "health: unusable" "$WORK/out" '^foreign.bin +\| unusable +\|'
    has "health: overwritten" "$WORK/out" '^ring.bin +\| ok +\| +1 \| +16 \| +0 \| +20 \|'
    same "one line a damaged place" 3 "$(wc -l <"$WORK/err")"
    "$WORK/show" o.bin >"$WORK/out"
    has "what was lost stays known" "$WORK/out" '^lost 8, status 1$'
    refuse "merge of nothing usable" "$WORK/merge" -o x.bin empty.bin foreign.bin
    refuse "merge into a directory that is not there" "$WORK/merge" -o /nonexistent/x.bin many0.bin
    same "nothing is left behind" 0 "$(find . -name '*.part' | wc -l)"
    head -c -100 m.bin >cut.bin
    "$WORK/show" cut.bin >"$WORK/out"
    same "a merged file without index: status" 1 $?
    has "a merged file without index: said" "$WORK/out" '^! cut.bin:[0-9]+: error: the file has no index'
}

# --- many files, few descriptors

test_many_files() {
    need_build forge merger
    cd f || exit
    mkdir many
    python3 -c '
data = bytearray(open("many0.bin", "rb").read())
for i in range(1, 301):
    data[56:58] = i // 64, i % 64  # pid
    open("many/%d.bin" % i, "wb").write(data)'
    (ulimit -n 60; merge -o o.bin many) >"$WORK/out" 2>&1
    same "300 files with 60 descriptors" 0 $?
    same "300 files: all their events" $((300 * 18000)) "$("$WORK/merge" -o o2.bin o.bin | sed -n 's/^o2.bin: \([0-9]*\) events.*/\1/p')"
}

# --- a program that still runs

. "$here/running.sh"

test_running() {
    need_build live
    running "a running program" 3
    counted 18 "readings of a program that runs" "$readings" $bad
}
finish
