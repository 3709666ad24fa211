#!/bin/bash
# run.sh - the reader and every tool on inputs that nobody recorded, with AddressSanitizer and
# UndefinedBehaviorSanitizer
#
# First what is known: seeds/ (recordings; seeds.sh makes them), forged files, and regressions/ (inputs that failed
# once), by each tool with each of its options in views.h. Then a little fuzzing with a fixed seed: 250 inputs a
# target, those known counted, the same on every machine; INPUTS=N so many, SECONDS_EACH=N or FULL=1 (10 min) so long instead. Inputs that fail stay in
# $CACHE/fuzz-failures. The same for command lines (args.c) and the runtime's environment (env.c). tests/long.sh fuzz goes on for hours, also with MemorySanitizer and AFL++.
# early: needs clang, binutils and xz alone
set -u
. "$(dirname "$0")/../lib.sh"
need clang objcopy xz
here=$ROOT/tests/fuzz
. "$here/build.sh"
each=${SECONDS_EACH:-${FULL:+600}}
# To weigh inputs by how rare what they reach is takes a tenth of the time, and pays when there are many.
if [ -n "$each" ] && [ -z "${INPUTS:-}" ]; then limit=-max_total_time=$each; else limit="-runs=${INPUTS:-250} -entropic=0"; fi
# What a tool leaves at its end is no leak; boxed.c watches what it holds meanwhile.
export ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=16:handle_abort=1
export UBSAN_OPTIONS=print_stacktrace=1
failures=$CACHE/fuzz-failures
export FUZZ_DIR=$WORK
mkdir -p "$failures"
# 60 s of time, since others run beside. -detect_leaks=0: else libFuzzer runs inputs twice to look for them.
limits="-detect_leaks=0 -max_len=200000 -rss_limit_mb=1024 -timeout=60"

check 'the targets build' fuzz_build asan "$WORK/build" || { finish; exit 1; }
# What they call of libraries that no sanitizer looks into, and writes no memory of theirs, is listed here.
quiet='ZSTD_(CCtx_setParameter|compressBound|create[CD]Ctx|free[CD]Ctx|getFrameContentSize|isError)'
quiet+='|compressBound|deflate(Init2_|End)'
objects=$(dirname "$(readlink "$WORK/build/trace-tally")")/../boxed
check 'there are objects of the tools' test -s "$objects/tools-tally-main.o"
same 'what zstd and zlib write goes by opaque.c (boxed.syms)' '' "$(nm -u "$objects"/*.o | awk '{ print $2 }' |
    grep -E '^(ZSTD|deflate|inflate|compress|uncompress|gz)' | grep -vxE "$quiet" | sort -u | xargs)"
. "$here/corpus.sh"
check 'what inputs begin from' fuzz_corpus "$WORK" || { finish; exit 1; }

shown() { # LOG: where it went wrong
    grep -E '^(SUMMARY|==|artifact)|runtime error|^ +#[0-9]+ .*/(src|tools)/|trace\.h:|Test unit' "$1" | head -20 |
        cut -c 1-300 | sed 's/^/    | /'
}

# --- seeds are recordings, those that seeds.sh makes, of the newest format; every tool reads them without a complaint

made=$(sed -nE '/^#/!s/.*\bseed ([a-z-]+) .*/\1 \1-merged/p' "$here/seeds.sh" &&
    printf '%s\n' mpi-compact cuda-compact tasks-compact)
# shellcheck disable=SC2086 # several words
same 'seeds: those of tests/fuzz/seeds.sh' "$(printf '%s\n' $made | sort)" "$(cd "$WORK/seeds" && printf '%s\n' * | sort)"
for tool in $fuzz_tools; do
    # shellcheck disable=SC2086 # several words
    FUZZ_SAY=1 "$WORK/build/$tool" $limits "$WORK"/seeds/* >"$WORK/said" 2>&1
    same "$tool: seeds read well (tests/fuzz/seeds.sh makes them anew)" "$(find "$WORK/seeds" -type f | wc -l) " \
        "$(awk -v tool="$tool " '$1 == "Running:" { file = $2 }
            index($0, tool) == 1 { if (/: 0$/) n++; else bad = bad " " file } END { print n " " bad }' "$WORK/said")"
done
# shellcheck disable=SC2086 # several words
check 'sums are made right' "$WORK/build/fixed" $limits "$WORK"/seeds/*
# shellcheck disable=SC2086 # several words
same 'seeds: of the newest format, but for forged ones' collectives "$(FUZZ_SAY=1 "$WORK/build/fixed" $limits "$WORK"/seeds/* 2>&1 |
    awk -v now="format 1.$(sed -n 's/^#define TRACE_FORMAT_MINOR \([0-9]*\).*/\1/p' "$ROOT/src/format/raw.h")" '
        $1 == "Running:" { file = $2; sub(".*/", "", file) }
        /^format / && $0 != now { old[file] = 1 } END { for (file in old) print file }')"

# --- everything that is known

for target in $fuzz_reader $fuzz_elf $fuzz_tools; do
    # shellcheck disable=SC2046 # several words
    set -- $(fuzz_folders "$WORK" "$target")
    # what failed once fails with one view: it gets all of them; others get half, and all with FULL=1
    # shellcheck disable=SC2046,SC2086 # several words
    if { FUZZ_VIEWS=all "$WORK/build/$target" $limits $(find "${@: -1}" -type f | sort) &&
        FUZZ_VIEWS=$([ -n "$FULL" ] && echo all || echo half) "$WORK/build/$target" $limits $(find "${@:1:$#-1}" -type f | sort); } >"$WORK/$target.log" 2>&1; then
        ok "$target: $(grep -c ^Executed "$WORK/$target.log") known inputs"
    else
        fail "$target: known inputs" "$(grep ^Running: "$WORK/$target.log" | tail -n 1)"
        shown "$WORK/$target.log"
    fi
done

# --- others

inputs=0 wrong=0
for target in $fuzz_reader $fuzz_elf $fuzz_tools; do
    mkdir "$WORK/$target.corpus"
    # shellcheck disable=SC2046,SC2086
    "$WORK/build/$target" -seed=1 $limit $limits -print_final_stats=1 -artifact_prefix="$failures/$target-" \
        "$WORK/$target.corpus" $(fuzz_folders "$WORK" "$target") >"$WORK/$target.log" 2>&1
    status=$?
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$WORK/$target.log")
    inputs=$((inputs + ${runs:-0}))
    if [ $status -eq 0 ]; then ok "$target: ${runs:-?} inputs"; else
        wrong=$((wrong + 1))
        fail "$target" "exit status $status"
        shown "$WORK/$target.log"
    fi
done

# --- any command line, any environment

. "$here/words.sh"
check 'words' fuzz_words_of "$WORK/words"
export FUZZ_FILE=$WORK/seeds/places
for target in $fuzz_words; do
    # shellcheck disable=SC2086
    "$WORK/build/$target" -seed=1 $limit $limits -max_len=1000 -close_fd_mask=2 -print_final_stats=1 \
        -dict="$WORK/words/$target.dict" -artifact_prefix="$failures/$target-" "$WORK/words/$target" \
        >"$WORK/$target.log" 2>&1
    status=$?
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$WORK/$target.log")
    inputs=$((inputs + ${runs:-0}))
    if [ $status -eq 0 ]; then ok "$target: ${runs:-?} inputs"; else
        wrong=$((wrong + 1))
        fail "$target" "exit status $status"
        shown "$WORK/$target.log"
    fi
done
counted 14 "readers, tools, command lines and environments, fuzzed: inputs" $inputs $wrong
finish
