#!/bin/bash
# scale.sh - jobs of many ranks: what a rank costs, 100,000 partial tallies, MPI, peak memory
#
#   bench/scale.sh [quick|full] [--repeat N] [--out DIRECTORY]
#
# tests/size/ranks.c forges the recordings. Each row is a median over the rounds (7) of processor seconds: others may use
# the machine at the same time. Memory is what the operating system says of the process at its end (getrusage).
# quick: to 10,000 ranks; full: to 100,000, and 10,000 ranks of ENDLESS MB (4; 1000 is the whole, 10 TB, and takes a day of
# two cores). Needs a build (BUILD, default build/), and for the part with MPI Debian's openmpi-bin or mpich. PARTS: which
# of ranks, speed, endless, partial, mpi. URGENT=1: what is measured goes before all others on the machine (chrt, for
# root), so that seconds mean something there.
set -u
. "$(dirname "$0")/common.sh"
repeat=7
bench_start "--repeat --out" "$@"
B=$BUILD
$CC -O2 -I"$ROOT/src" -o "$OUT/ranks" "$ROOT/tests/size/ranks.c" "$ROOT/tests/format/forge.c" &&
    $CC -O2 -o "$OUT/timed" "$ROOT/bench/timed.c" && $CC -O2 -o "$OUT/memcpy" "$ROOT/bench/memcpy.c" &&
    $CC -O2 -D_GNU_SOURCE -I"$ROOT/src" -I"$ROOT/tools" -o "$OUT/copies" "$ROOT/bench/copies.c" "$B/libtracetally.a" "$B/libtraceread.a" \
        -lzstd -lz -lm -lpthread -ldl $(pkg-config --libs libdw 2>/dev/null) || exit 1
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 \
    OMPI_MCA_hwloc_base_binding_policy=none OMPI_MCA_mpi_yield_when_idle=1

median() { sort -n | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }
# measure COMMAND...: sets wall, cpu, mib
measure() {
    local r
    : >"$OUT/rows"
    for ((r = 0; r < repeat; r++)); do ${URGENT:+chrt -f 10} "$OUT/timed" "$@" 2>"$OUT/err" >>"$OUT/rows"; done
    awk -F'\t' '$4 != 0 { exit 1 }' "$OUT/rows" || { echo "bench: $* ended with an error: $(head -n 1 "$OUT/err")" >&2; exit 1; }
    wall=$(cut -f1 "$OUT/rows" | median) cpu=$(cut -f2 "$OUT/rows" | median) mib=$(cut -f3 "$OUT/rows" | sort -n | tail -n 1)
}
events_of() { "$B/trace-tally" --json "$1" | sed -n 's/^ "events": \([0-9]*\).*/\1/p'; }

ranks_table() {
    local n tool events
    printf '\nRanks on nodes of 100, 10 steps of 10 events each: processor seconds, and what a rank takes\n'
    printf '%-34s %9s %9s %12s %10s %12s\n' "" "cpu s" "seconds" "us a rank" "MiB" "KiB a rank"
    for n in 100 1000 10000 ${full_ranks:-}; do
        "$OUT/ranks" "$OUT/r" "$n" 100 10
        for tool in trace-info trace-tally "trace-merge -q -o $OUT/m.bin" "trace-tally $OUT/m.bin"; do
            # shellcheck disable=SC2086 # several words
            case $tool in *" $OUT/m.bin") [[ $tool == trace-tally* ]] && measure "$B"/$tool || measure "$B"/$tool "$OUT/r" ;; *) measure "$B"/$tool "$OUT/r" ;; esac
            printf '%-34s %9.3f %9.3f %12.1f %10.1f %12.1f\n' "$n ranks: ${tool//"$OUT/"/}" "$cpu" "$wall" \
                "$(awk "BEGIN { print $cpu / $n * 1e6 }")" "$mib" "$(awk "BEGIN { print $mib / $n * 1024 }")"
        done
        rm -rf "$OUT/r" "$OUT/m.bin"
    done
}

speed_table() {
    local events bytes one two copy
    "$OUT/ranks" "$OUT/k" 10000 100 "${steps:-400}"
    events=$(events_of "$OUT/k")
    bytes=$(du -sb "$OUT/k" | cut -f1)
    copy=$("$OUT/memcpy")
    printf '\n10,000 inputs, %d M events in %d MB; memcpy() here: %.1f GB/s\n' "$((events / 1000000))" "$((bytes / 1000000))" "$copy"
    measure "$B/trace-merge" -q -j 1 --no-align -o "$OUT/m.bin" "$OUT/k"
    printf '  %-44s %8.2f cpu s, %6.2f M events/s a core, %.0f MiB\n' "trace-merge -j 1, one node's clock" "$cpu" "$(awk "BEGIN { print $events / $cpu / 1e6 }")" "$mib"
    one=$wall
    measure "$B/trace-merge" -q -j 2 --no-align -o "$OUT/m.bin" "$OUT/k"
    two=$wall
    printf '  %-44s %8.2f of linear (%.2f s, %.2f s)\n' "trace-merge -j 2 against -j 1" "$(awk "BEGIN { print $one / $two / 2 }")" "$two" "$one"
    measure "$B/trace-tally" -j 1 "$OUT/k"
    printf '  %-44s %8.2f cpu s, %6.2f M events/s a core, %.0f MiB\n' "trace-tally -j 1" "$cpu" "$(awk "BEGIN { print $events / $cpu / 1e6 }")" "$mib"
    measure "$B/trace-tally" -j 1 "$OUT/m.bin"
    printf '  %-44s %8.2f cpu s, %6.2f M events/s a core, %.0f MiB\n' "trace-tally -j 1 of the merged file" "$cpu" "$(awk "BEGIN { print $events / $cpu / 1e6 }")" "$mib"
    rm -rf "$OUT/k" "$OUT/m.bin"
    "$OUT/ranks" "$OUT/k" 2 2 500000
    events=$(events_of "$OUT/k")
    bytes=$(du -sb "$OUT/k" | cut -f1)
    measure "$B/trace-tally" -j 1 "$OUT/k"
    printf '2 inputs, %d M events in %d MB\n  %-44s %8.2f GB/s, %.2f of memcpy()\n' "$((events / 1000000))" "$((bytes / 1000000))" \
        "trace-tally -j 1" "$(awk "BEGIN { print $bytes / $cpu / 1e9 }")" "$(awk "BEGIN { print $bytes / $cpu / 1e9 / $copy }")"
    rm -rf "$OUT/k"
}

# 10,000 ranks whose bytes are made when they are read: on the disk lies 1 % of them at most.
endless_table() {
    local mb tool rows=()
    for mb in 0.25 1 ${endless:-}; do
        for tool in info tally merge; do rows+=("$tool:10000:$mb:$(nproc)"); done
    done
    printf '\n10,000 ranks of so many MB each, made as they are read (bench/endless.sh); one round\n'
    LIMIT=1000000 "$ROOT/bench/endless.sh" run "$OUT/endless" "${rows[@]}"
    rm -rf "$OUT/endless"
}

partial_table() {
    local n
    "$OUT/ranks" "$OUT/p" 1 1 10
    "$B/trace-tally" --partial "$OUT/one.tally" "$OUT/p"
    printf '\nPartial tallies of one rank each (%d bytes): read, joined, printed\n' "$(stat -c %s "$OUT/one.tally")"
    for n in 1000 10000 100000; do
        "$OUT/copies" "$OUT/one.tally" "$n" "$OUT/t"
        measure "$B/trace-tally" "$OUT/t"
        printf '  %6d files: %7.2f s, %7.2f cpu s, %6.1f us a file, %6.1f MiB\n' "$n" "$wall" "$cpu" "$(awk "BEGIN { print $cpu / $n * 1e6 }")" "$mib"
        [ "$n" = 100000 ] && printf '  100,000 in less than 10 s: %s\n' "$(awk "BEGIN { print $wall < 10 ? \"met\" : \"MISSED\" }")"
        measure "$B/trace-tally" --partial "$OUT/all.tally" "$OUT/t"
        printf '  %6d files into one of %d KB: %.2f cpu s\n' "$n" "$(($(stat -c %s "$OUT/all.tally") / 1000))" "$cpu"
        measure "$B/trace-tally" "$OUT/all.tally"
        printf '  that one: %.2f cpu s\n' "$cpu"
        rm -rf "$OUT/t"
    done
}

mpi_table() {
    local run n
    "$OUT/ranks" "$OUT/k" 10000 100 10
    printf '\nmpirun -n N trace-tally --mpi, 10,000 ranks (%s processors here): seconds, processor seconds of all\n' "$(nproc)"
    measure "$B/trace-tally" -j 1 "$OUT/k"
    printf '  %-18s %8.2f s %8.2f cpu s\n' "without MPI, -j 1" "$wall" "$cpu"
    for run in mpirun.openmpi mpirun.mpich; do
        command -v $run >/dev/null || continue
        for n in 1 2 4 8 16; do
            measure $run -n $n "$B/trace-tally" --mpi -j 1 "$OUT/k"
            printf '  %-18s %8.2f s %8.2f cpu s\n' "$run -n $n" "$wall" "$cpu"
        done
    done
    rm -rf "$OUT/k"
}

[ $mode = full ] && full_ranks=100000 steps=1000 endless=${ENDLESS:-4}
{
    machine
    for part in ${PARTS:-ranks speed endless partial mpi}; do
        "${part}_table"
    done
} | tee "$ROOT/bench/results/$(date -u +%F)-scale-$mode.txt"
