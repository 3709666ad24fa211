#!/bin/bash
# long.sh - fuzzing for MINUTES (240): every target in turns, by libFuzzer with AddressSanitizer and
# UndefinedBehaviorSanitizer (half of the time), with MemorySanitizer, and by AFL++ (a quarter each)
#
# It goes on from the inputs that the runs before found, $CACHE/fuzz/corpus. A line a turn says executions, coverage and
# failures; the table at the end adds up all turns ever, $CACHE/fuzz/turns. Inputs that fail are in
# $CACHE/fuzz-failures. What was tried is added to the table of docs/internals/reliability-counts.md, or with RECORDS=FILE
# to FILE, as tests/proof/long.sh does.
set -u
. "$(dirname "$0")/../lib.sh"
MINUTES=${MINUTES:-240} FORM=long COUNTS=${RECORDS:-$WORK/counts}
: >>"$COUNTS"
trap '[ -n "${RECORDS:-}" ] || python3 "$ROOT/tests/proof/counts.py" "$ROOT/docs/internals/reliability-counts.md" "$COUNTS"; lib__cleanup' EXIT
trap 'exit 130' INT TERM
need clang objcopy xz afl-fuzz afl-clang-fast python3
. "$ROOT/tests/fuzz/build.sh"
. "$ROOT/tests/fuzz/corpus.sh"
. "$ROOT/tests/fuzz/words.sh"
end=$((SECONDS + 60 * MINUTES))
home=$CACHE/fuzz failures=$CACHE/fuzz-failures
mkdir -p "$home/corpus" "$failures"
export FUZZ_DIR=$WORK UBSAN_OPTIONS=print_stacktrace=1 AFL_SKIP_CPUFREQ=1 AFL_NO_AFFINITY=1 AFL_NO_UI=1 \
    AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_CUSTOM_MUTATOR_LIBRARY=$WORK/afl/fix.so
asan=detect_leaks=0:quarantine_size_mb=16
check 'inputs' fuzz_corpus "$WORK" || { finish; exit 1; }
check 'words' fuzz_words_of "$WORK/words"
export FUZZ_FILE=$WORK/seeds/places
check 'asan builds' fuzz_build asan "$WORK/asan" || { finish; exit 1; }
for flavour in msan afl; do
    # shellcheck disable=SC2086 # several words
    check "$flavour builds" fuzz_build $flavour "$WORK/$flavour" $fuzz_reader $fuzz_tools || { finish; exit 1; }
done

# Options say what a tool does, and fuzzing finds few of them by itself: what is known with each of them, by MemorySanitizer.
for target in $fuzz_tools; do
    # shellcheck disable=SC2046 # several words
    check "$target: known inputs, msan" env FUZZ_VIEWS=all "$WORK/msan/$target" -max_len=200000 -rss_limit_mb=2048 \
        -timeout=60 $(find $(fuzz_folders "$WORK" "$target") -type f | sort)
done

check 'trace-gen builds' fuzz_gen "$WORK/trace-gen"

# tell FLAVOUR TARGET SECONDS EXECUTIONS EDGES FAILURES_BEFORE LOG
tell() {
    local target=$2 log=$7
    set -- "$(date +%F)" "$1" "$target" "$3" "${4:-0}" "${5:-0}" \
        $(($(find "$failures" -name "$target-*" | wc -l) - $6))
    echo "$*" | tee -a "$home/turns"
    counted 14 "readers, tools, command lines and environments, fuzzed: inputs" "$5" "$7"
    [ "$7" -eq 0 ] ||
        fail "$target, $2" "$7 new in $failures: $(grep -E '^SUMMARY' "$log" | head -n 1)"
}

# turn FLAVOUR TARGET SECONDS: one line in turns: day flavour target seconds executions edges failures
turn() {
    local flavour=$1 target=$2 seconds=$3 corpus=$home/corpus/$2 log=$WORK/log before runs edges
    mkdir -p "$corpus"
    before=$(find "$failures" -name "$target-*" | wc -l)
    if [ "$flavour" = afl ]; then
        rm -rf "$WORK/in" "$WORK/out"
        mkdir "$WORK/in"
        find "$WORK"/{seeds,regressions} "$corpus" -type f -size -200k -size +0 | shuf -n 300 |
            xargs cp -t "$WORK/in"
        ASAN_OPTIONS=$asan:abort_on_error=1:symbolize=0 timeout $((seconds + 120)) \
            afl-fuzz -V "$seconds" -t 10000 -m none \
            -i "$WORK/in" -o "$WORK/out" -- "$WORK/afl/$target" >"$log" 2>&1
        runs=$(sed -n 's/^execs_done *: //p' "$WORK/out/default/fuzzer_stats")
        edges=$(sed -n 's/^edges_found *: //p' "$WORK/out/default/fuzzer_stats")
        for f in "$WORK"/out/default/{crashes,hangs}/id*; do
            [ ! -e "$f" ] || cp "$f" "$failures/$target-afl-$(sha1sum <"$f" | cut -c 1-16)"
        done
        cp -n "$WORK"/out/default/queue/id*+cov "$corpus" 2>/dev/null # libFuzzer goes on from them
    else
        # shellcheck disable=SC2046 # several folders
        ASAN_OPTIONS=$asan:handle_abort=1 "$WORK/$flavour/$target" -max_total_time="$seconds" -max_len=200000 -detect_leaks=0 \
            -rss_limit_mb=2048 -timeout=10 -print_final_stats=1 -artifact_prefix="$failures/$target-" "$corpus" \
            $(fuzz_folders "$WORK" "$target") >"$log" 2>&1
        runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        edges=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
    fi
    tell "$flavour" "$target" "$seconds" "$runs" "$edges" "$before" "$log"
}

# words TARGET SECONDS: a turn of command lines or environments
words() {
    local target=$1 seconds=$2 corpus=$home/corpus/$1 log=$WORK/log before
    mkdir -p "$corpus"
    before=$(find "$failures" -name "$target-*" | wc -l)
    ASAN_OPTIONS=$asan:handle_abort=1 "$WORK/asan/$target" -max_total_time="$seconds" -max_len=1000 -detect_leaks=0 \
        -close_fd_mask=2 -rss_limit_mb=2048 -timeout=10 -print_final_stats=1 -dict="$WORK/words/$target.dict" \
        -artifact_prefix="$failures/$target-" "$corpus" "$WORK/words/$target" >"$log" 2>&1
    tell asan "$target" "$seconds" "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")" \
        "$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)" "$before" "$log"
}

each=$((60 * MINUTES / 40)) # eight targets, of each 2 + 1 + 1 turns, and a little to start
each=$((each < 10 ? 10 : each > 600 ? 600 : each))
while [ $((SECONDS + each / 2)) -lt $end ]; do
    for flavour in asan msan asan afl; do
        # shellcheck disable=SC2086 # several words
        for target in $fuzz_tools $fuzz_reader $fuzz_elf; do
            [ -x "$WORK/$flavour/$target" ] || continue # libdw has no MemorySanitizer, and AFL++ no need of it
            [ $((SECONDS + each / 2)) -ge $end ] || turn $flavour $target $each
        done
    done
    # shellcheck disable=SC2086 # several words
    for target in $fuzz_words; do
        [ $((SECONDS + each / 8)) -ge $end ] || words $target $((each / 4 + 1))
    done
    check "rules, $((each / 4 + 1)) s" python3 "$ROOT/tests/fuzz/rules.py" "$WORK/trace-gen" "$ROOT/api-specs" \
        $((each / 4 + 1)) "$failures"
done

# --- of all times; the corpus without what adds nothing

for target in $fuzz_tools $fuzz_reader $fuzz_elf; do
    if [ $(($(find "$home/corpus/$target" -type f 2>/dev/null | wc -l))) -gt 5000 ]; then
        mkdir "$WORK/less"
        ASAN_OPTIONS=$asan "$WORK/asan/$target" -merge=1 -rss_limit_mb=2048 "$WORK/less" "$home/corpus/$target" \
            >"$WORK/log" 2>&1 && rm -rf "$home/corpus/$target" && mv "$WORK/less" "$home/corpus/$target"
        rm -rf "$WORK/less"
    fi
done
awk 'BEGIN { printf "%-12s %-5s %8s %12s %6s %9s\n", "target", "", "hours", "executions", "edges", "failures" }
    {
        k = sprintf("%-12s %-5s", $3, $2)
        hours[k] += $4 / 3600
        runs[k] += $5
        edges[k] = $6 > edges[k] ? $6 : edges[k]
        bad[k] += $7
    }
    END { for (k in hours) printf "%s %8.2f %12d %6d %9d\n", k, hours[k], runs[k], edges[k], bad[k] | "sort" }' \
    "$home/turns"
ok "fuzzed: $(wc -l <"$home/turns") turns in all, corpus of $(find "$home/corpus" -type f | wc -l) inputs"
finish
