# parts-files.sh - what readers make of files: many ranks, broken ones, spliced ones, bombs, names. Sourced by run.sh and
# long.sh.

. "$ROOT/tests/fuzz/build.sh"
build_files() {
    local san="-fsanitize=address,undefined -fno-sanitize-recover=undefined"
    check "the reader compiles with sanitizers" fuzz_objects "$WORK/sanitized" src/read src/support || return 1
    check "build ranks" $CC -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -I"$ROOT/src" -I"$ROOT/tests/format" -o ranks "$HERE/ranks.c" "$ROOT/tests/format/forge.c" &&
        check "build clocks" $CC -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -DFORGE_SLOT_BYTES=262144 -I"$ROOT/src" -I"$ROOT/tests/format" -o clocks "$HERE/clocks.c" "$ROOT/tests/format/forge.c" -lm &&
        check "build jumps" $CC -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -DFORGE_SLOT_BYTES=262144 -I"$ROOT/src" -I"$ROOT/tests/format" -o jumps "$HERE/jumps.c" "$ROOT/tests/format/forge.c" -lm &&
        check "build moments" compile -O2 -o moments "$HERE/moments.c" "$(recorder -O2)" -ldl &&
        check "build forge" $CC -std=c11 -D_GNU_SOURCE -O1 -w -I"$ROOT/src" -I"$ROOT/tests/format" -o forge "$ROOT"/tests/format/{forge,cases}.c &&
        check "build mutate" clang -std=c11 -D_GNU_SOURCE -g -O0 -w $san -I"$ROOT/src" -o mutate "$ROOT/tests/format/mutate.c" sanitized/*.o -lzstd -lz -lpthread -lm &&
        check "build record" $CC -std=gnu11 -O2 -Wall -Wextra -Wno-misleading-indentation -I"$ROOT" -o record "$ROOT/tests/damage/record.c" -pthread -ldl &&
        check "build names" compile -O2 -o names "$HERE/names.c" "$(recorder -O2)" -ldl && mkdir -p forged && (cd forged && ../forge every .)
}

# ---- 15, 16: splices and bombs; the reader may not ask for more than 64 MiB at once ---------------------------------

part_splices() { # EVERY: bombs at each of these bytes
    local said k file
    export ASAN_OPTIONS=detect_leaks=1:max_allocation_size_mb=64:allocator_may_return_null=0
    for k in 1 2; do
        rm -rf spliced$k
        TRACE_CHUNK=16 TRACE_OUT=spliced$k ./record end
    done
    said=$(timeout 3000 ./mutate splice spliced1/*.bin spliced2/*.bin 2>&1)
    count 15 "spliced chunks" "$(numbers tried "$said")" $(($? != 0 || ! $(grep -c 'splices,' <<<"$said"))) 0 0 "$(tail -n 3 <<<"$said" | tr '\n' ' ')"
    for file in all many0; do
        said=$(timeout 3000 ./mutate bomb forged/$file.bin "$1" 2>&1)
        count 16 "huge lengths and counts, $file" "$(numbers tried "$said")" $((! $(grep -c 'bombs$' <<<"$said"))) 0 0 "$(tail -n 3 <<<"$said" | tr '\n' ' ')"
    done
}

part_bits() { # N FROM, behind headers; every length of a file, every bit of its headers, of three in turns
    local files=(ring doubles few1) file
    . "$ROOT/tests/format/damages.sh"
    damages "bits of sealed chunks, turned" payload forged/few0.bin "$1" "$2"
    "$BUILD/trace-merge" -q -o turned.merged forged/few?.bin
    damages "a merged file, bits turned, and cut" merged turned.merged $(($1 / 10)) "$2"
    file=forged/${files[$2 / $1 % 3]}.bin
    damages "bits of headers, turned" header $file
    damages "files, cut" cut $file
}

# ---- 20, 21: tallies of many ranks, whole and broken -----------------------------------------------------------------

differing() { python3 "$HERE/sums.py" "$@" 2>&1 | tail -n 1; }
part_ranks() { # RANKS KEYS
    local n=$1 keys=$2 folder=$MEMORY/ranks said k states
    rm -rf "$folder"
    mkdir "$folder"
    ./ranks "$folder" "$n" "$keys" >truth || fail "20. ranks" "not made"
    for k in 1 5 64; do "$BUILD/trace-tally" -j $k --json "$folder" >tally.$k 2>err; done
    "$BUILD/trace-merge" -q -o whole.merged "$folder" 2>>err
    "$BUILD/trace-tally" --json whole.merged >tally.merged 2>>err
    for k in 1 8 64; do
        prlimit --nofile=64:64 "$BUILD/trace-merge" -q -j $k -o few.merged "$folder" 2>>err
        cmp whole.merged few.merged 2>&1
        rm -f few.merged
    done >few.differs
    count 19 "files of ranks, merged by any number of threads and with 64 descriptors: the same bytes" "$n" \
        "$(wc -l <few.differs)" 0 0 "$(head -n 1 few.differs)"
    rm -f half.?.merged
    for k in 0 1 2 3 4 5 6 7 8 9; do "$BUILD/trace-merge" -q -o half.$k.merged "$folder"/*$k.bin 2>>err; done
    "$BUILD/trace-merge" -q -o two.merged half.?.merged 2>>err
    "$BUILD/trace-tally" --json two.merged >tally.two 2>>err
    said=$(differing truth tally.1 tally.5 tally.64 tally.merged tally.two)
    count 20 "tally of ranks: threads, merged, merged twice" "$(numbers compared "$said")" "$(numbers differ "$said")" 0 0 "$said"
    same "20. merged in two steps: the same bytes" "" "$(cmp whole.merged two.merged 2>&1)"
    said=$(PYTHONPATH=$BUILD/python "$(venv)" "$HERE/sums.py" truth --duckdb "$folder" 2>&1 | tail -n 1)
    count 20 "tally of ranks: by DuckDB, from single events" "$(numbers compared "$said")" "$(numbers differ "$said")" 0 0 "$said"
    said=$(PYTHONPATH=$BUILD/python "$(venv)" "$HERE/sums.py" truth --dask "$folder" 2>&1 | tail -n 1)
    count 20 "tally of ranks: by Dask, a task a file" "$(numbers compared "$said")" "$(numbers differ "$said")" 0 0 "$said"
    for k in mpich openmpi; do
        mpirun.$k -n 3 "$BUILD/trace-tally" --mpi --json "$folder" >tally.$k 2>>err
    done
    said=$(differing truth tally.mpich tally.openmpi)
    count 20 "tally of ranks: MPI_Reduce, by MPICH and Open MPI" "$(numbers compared "$said")" "$(numbers differ "$said")" 0 0 "$said"
    [ ! -s err ] || fail "20. ranks" "$(head -n 1 err)"

    rm -rf "$folder"
    mkdir "$folder"
    ./ranks "$folder" "$n" "$keys" hurt >hurt || fail "21. ranks" "not made"
    read -r _ damaged _ unusable _ twice _ ranks < <(tail -n 1 hurt)
    sed -i '$d' hurt
    "$BUILD/trace-merge" -o hurt.merged "$folder" >table 2>err
    states="$? $(grep -c '| damaged ' table) $(grep -c '| unusable ' table) $(sed -n 's/^\([0-9]*\) inputs are ok.*/\1/p' table)"
    same "21. broken ranks: the table of states" "1 $damaged $unusable $((ranks - damaged + twice))" "$states"
    has "21. broken ranks: those that are there twice" err "note: .*($twice processes are here more than once|has the same process as)"
    "$BUILD/trace-info" hurt.merged >info 2>&1
    has "21. broken ranks: how many are missing" info "Ranks +$ranks of $n "
    "$BUILD/trace-tally" --json hurt.merged >tally.hurt 2>/dev/null
    said=$(differing hurt tally.hurt)
    count 21 "merge of broken ranks" "$n" "$(numbers differ "$said")" 0 0 "$said"
    rm -rf "$folder"
}

# The same with processes that were there: N of them, up to 300 at once; their files are then hurt.
part_crowd() { # N
    local n=$1 folder=$MEMORY/crowd r files states said
    rm -rf "$folder"
    for ((r = 0; r < n; r++)); do
        PMI_RANK=$r PMI_SIZE=$n TRACE_BUFFER=1 TRACE_OUT=$folder timeout $PATIENCE ./numbers 1000 >/dev/null &
        [ $((r % 300)) -ne 299 ] || wait # each may take a MiB while it runs
    done
    wait
    files=("$folder"/*.bin)
    count 19 "processes, a file each" "$n" $((n - ${#files[@]}))
    for ((r = 0; r < n; r++)); do
        case $((r % 20)) in
        3) rm "${files[r]}" ;;
        7) truncate -s 4196 "${files[r]}" ;;
        11) [ $((r % 100)) -ne 11 ] || head -c 5000 /dev/urandom >"${files[r]}" ;;
        esac
    done
    "$BUILD/trace-merge" -o crowd.merged "$folder" >table 2>err
    states="$? $(grep -c '| damaged ' table) $(grep -c '| unusable ' table)"
    same "21. real ranks, broken: the table of states" "1 $(((n + 12) / 20)) $(((n + 88) / 100))" "$states"
    said=$("$BUILD/trace-tally" --json crowd.merged 2>/dev/null | sed -n 's/^ "events": \([0-9]*\),$/\1/p')
    n=$((n - (n + 16) / 20 - (n + 12) / 20 - (n + 88) / 100))
    count 21 "merge of real ranks, broken" "$1" $((said != 1000 * n)) 0 0 "$said events, not $((1000 * n))"
    rm -rf "$folder"
}

# ---- 22: clocks of nodes, whose truth is known -----------------------------------------------------------------------

part_clocks() { # N FROM
    clocks "clocks of 4 nodes are right within what is said" "$2" "$1" 0,0.1,1,20,100 p99=80
    clocks "clocks of 4 nodes that temperature and NTP change" "$2" "$1" 0,1,20 p99=80 wander=1 ntp=100
    clocks "clocks of 4 nodes that NTP changes, in ten minutes" "$2" $((($1 + 3) / 4)) 0,1,20 p99=100 seconds=600 ntp=20
    clocks "clocks of 4 nodes that temperature changes, in ten minutes" "$2" $((($1 + 3) / 4)) 0,1,20 p99=120 seconds=600 wander=1
    clocks "clocks of 157 nodes, an hour, temperature, every tenth killed" "$2" $((($1 + 19) / 20)) 50 p99=300 tied=250 alone=250 \
        nodes=157 seconds=3600 messages=18720 wander=1 killed=10
    clocks "time of day set by up to an hour, forth and back" "$2" $((($1 + 2) / 3)) 0,20 set=3600
    refuse "22. an error of a millisecond is seen" python3 "$HERE/clocks.py" "$BUILD" ./clocks "$WORK/nodes" 1 2 0,20 lie=1e6
}
clocks() { # NAME FROM N ARGUMENT...
    local said row=22
    said=$(python3 "$HERE/clocks.py" "$BUILD" ./clocks "$WORK/nodes" "${@:2}" 2>&1 | tail -n 1)
    echo "# $said"
    [[ $1 != *"set by"* ]] || row=11
    count $row "$1" "$(numbers tried "$said")" "$(numbers wrong "$said")" 0 0 "$said"
}

# ---- 11: clocks that jump, whose truth is known ------------------------------------------------------------------------

part_jumps() { # N FROM, of each kind
    local what said clock
    while read -r what said; do
        jumps "$said" "$2" "$1" ./jumps "$what"
    done <<<'back time of day is set back
forth time of day is set forth
asleep suspended, ticks go on
asleep-stopped suspended, ticks stop
asleep-reset suspended, ticks begin anew
moved-forth moved to a machine whose ticks are ahead
moved-back moved to a machine whose ticks are behind
rate moved to a machine whose ticks have another rate
little-rate moved to a machine whose ticks have another rate, by up to 500 ppm
nudged ticks jump by up to 500 us
slewed NTP lets the clock go faster or slower for up to three seconds
no-tsc no TSC'
    for clock in tsc monotonic; do
        if unshare --time true 2>unshare.err; then
            jumps "time namespace, a day ahead, $clock" "$2" "$1" bash -c "export TRACE_CLOCK=$clock TRACE_OUT=\$0
                ./moments 100 & unshare --time --monotonic 86400 --boottime 86400 -f ./moments 100; wait"
            jumps "time namespace of a child, $clock" "$2" "$1" bash -c "export TRACE_CLOCK=$clock TRACE_OUT=\$0
                ./moments 100 & ./moments 100 fork; wait"
        else
            echo "# no time namespaces here: $(head -n 1 unshare.err)"
        fi
    done
}
jumps() { # NAME FROM N COMMAND...
    local said
    said=$(python3 "$HERE/jumps.py" "$BUILD" "$WORK/jumped" "${@:2}" 2>&1 | tail -n 1)
    echo "# $said"
    count 11 "clocks: $1" "$(numbers tried "$said")" "$(numbers wrong "${said:-wrong 1}")" 0 0 "$said"
}

# ---- 17: names of any bytes ------------------------------------------------------------------------------------------

part_names() { # N SEED
    local said how
    rm -rf named
    TRACE_OUT=named ./names "$1" "$2"
    "$BUILD/trace-print" --json named >named.lines 2>err
    "$BUILD/trace-tally" --json named >named.tally 2>>err
    "$BUILD/trace-info" --json named >named.info 2>>err
    "$BUILD/trace-export" -q -f chrome --files one -o named.chrome named 2>>err
    "$BUILD/trace-export" -q -f speedscope -o named.speedscope named 2>>err
    said=$(python3 - "$1" <<'P'
import json, sys
n = int(sys.argv[1])
lines = [json.loads(line.decode("utf-8")) for line in open("named.lines", "rb") if line.strip()]
for name in "tally", "info", "chrome", "speedscope":
    json.loads(open("named." + name, "rb").read().decode("utf-8"))
print(f"tried {5 * n}, wrong {abs(len(lines) - 2 * n)}")
P
    )
    count 17 "names of any bytes, read as JSON" "$(numbers tried "$said")" "$(numbers wrong "${said:-wrong 1}")" 0 0 "$(tail -n 1 <<<"$said")"
    [ ! -s err ] || fail "17. names" "$(head -n 1 err)"
}

# ---- 24: the other processor, emulated -------------------------------------------------------------------------------

part_aarch64() { # N FROM: kills, and a snapshot of rings under way
    local k cross="aarch64-linux-gnu-gcc -std=gnu11 -O2 -w -static -pthread -I$ROOT -I$ROOT/tests/run"
    need qemu-aarch64 aarch64-linux-gnu-gcc
    check "build for aarch64" $cross -o victim.arm "$ROOT/tests/run/victim.c" "$ROOT/tests/impl.c" || return
    printf '#!/bin/sh\nexec qemu-aarch64 %s/victim.arm "$@"\n' "$WORK" >victim.qemu
    chmod +x victim.qemu
    tally_begin
    for ((k = $2; k < $2 + $1; k++)); do
        rm -rf kill
        mkdir kill
        KILL_MS=500 TRACE_CHUNK=16 TRACE_BUFFER=1 TRACE_OUT=$WORK/kill/out ./killer "$k" 9 ./victim.qemu "$WORK/kill/shadow" 3 $((k % 2 * 40)) >log 2>&1 ||
            { wrong=$((wrong + 1)); first=${first:-$(head -n 1 log)}; }
        look "$WORK/kill/out" "$WORK/kill/shadow" $([ $((k % 2)) -eq 0 ] || echo --text 1)
    done
    count 24 "SIGKILL, aarch64 under qemu" $tried $wrong $lost $torn "$first"
}
