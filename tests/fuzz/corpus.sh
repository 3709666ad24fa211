# shellcheck shell=bash disable=SC2086,SC2154 # several words; fuzz_elf is build.sh's
# corpus.sh - sourced: fuzz_corpus FOLDER makes FOLDER/seeds, FOLDER/forged, FOLDER/elf and FOLDER/regressions, what
# fuzzing begins from; fuzz_folders FOLDER TARGET prints those that a target begins from

fuzz_corpus() {
    local to=$1 f set more=${FULL:-}${MINUTES:-}
    mkdir -p "$to"/{seeds,forged,regressions} || return 1
    for f in "$ROOT"/tests/fuzz/{seeds,regressions}/*.xz; do
        set=${f%/*}
        [ ! -e "$f" ] || xz -dc "$f" >"$to/${set##*/}/$(basename "$f" .xz)" || return 1
    done
    ${CC:-gcc} -std=c11 -D_GNU_SOURCE -w -I"$ROOT/src" -I"$ROOT/tests/format" -o "$to/forge" \
        "$ROOT"/tests/format/{forge,cases}.c &&
        ${CC:-gcc} -std=c11 -w -I"$ROOT/src" -o "$to/pack" "$ROOT"/tests/fuzz/{pack,inputs}.c || return 1
    (cd "$to/forged" && "$to/forge" every . && rm few2.bin many2.bin && { [ -n "$more" ] || rm many?.bin; }) || return 1
    for set in "all" "node0 node1" "few0 few1" ${more:+"many0 many1"} "all ring doubles newer" "members0 members1" \
        "exec0 exec1 exec2 exec3" "recorders0 recorders1" "barrier0 barrier1"; do
        # shellcheck disable=SC2046,SC2086 # several words
        set -- $(printf "$to/forged/%s.bin " $set)
        "$BUILD/trace-merge" -q -o "$to/forged/merged-${set// /-}.bin" "$@" >/dev/null 2>&1
        [[ $set == many* || $set == few* ]] || "$to/pack" 0 "$to/forged/several-${set// /-}" "$@" || return 1
    done
    for set in all ring members0 recorders0; do # trace-tally reads these; what is in them, tests/size/hurt.c changes
        "$BUILD/trace-tally" --partial "$to/forged/$set.tally" "$to/forged/$set.bin" >/dev/null 2>&1
    done
    cat "$to"/forged/node{0,1}.bin >"$to/forged/two.bin" # as merge.c takes them
    cat "$to"/forged/doubles.bin "$to"/forged/doubles.bin >"$to/forged/two-same.bin"
    # files that grow, are written anew or cut while they are read
    head -c 5000 "$to/seeds/killed" >"$to/begun"
    "$to/pack" 0/4 "$to/forged/live-begun" "$to"/{begun,seeds/killed} &&
        "$to/pack" 0/9 "$to/forged/live-more" "$to"/seeds/{killed,flushed} &&
        "$to/pack" 0/12 "$to/forged/live-cut" "$to"/{seeds/killed,begun} &&
        "$to/pack" 0/40 "$to/forged/live-late" "$to"/seeds/{ended,killed} &&
        "$to/pack" 0/3 "$to/forged/live-merged" "$to"/seeds/{places-merged,gap-merged} &&
        "$to/pack" 0/8 "$to/forged/live-merged-late" "$to"/seeds/{gap-merged,places-merged}
    fuzz_programs "$to/elf"
}

# Small files with code, symbols and debug information of each kind that compilers write.
fuzz_programs() {
    local to=$1 cc form k=0
    mkdir -p "$to" || return 1
    printf '%s\n' 'static inline int twice(int n) { return 2 * n; }' 'int work(int n) { int i; for (i = 0; i < 9; i++) n += twice(i); return n; }' \
        'int more(int n) { return work(n) + twice(n); }' >"$to.c"
    for cc in gcc clang; do
        for form in '-gdwarf-5 -shared' '-gdwarf-4 -shared -Wl,-z,separate-code' '-gdwarf-2 -c' '-gdwarf-5 -gz -shared' '-gdwarf-5 -c -fdebug-types-section' '-g0 -shared -s'; do
            k=$((k + 1))
            $cc -O1 -fPIC -nostdlib -Wl,--build-id=none -w -fno-asynchronous-unwind-tables $form -o "$to/$k" "$to.c" || return 1
        done
    done
}

fuzz_folders() {
    case " $fuzz_elf " in *" $2 "*) echo "$1/elf $1/regressions" ;; *) echo "$1/seeds $1/forged $1/regressions" ;; esac
}
