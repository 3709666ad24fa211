# shellcheck shell=bash disable=SC2086 # several words
# corpus.sh - sourced: fuzz_corpus FOLDER makes FOLDER/seeds, FOLDER/forged and FOLDER/regressions, what fuzzing begins
# from

fuzz_corpus() {
    local to=$1 f set
    mkdir -p "$to"/{seeds,forged,regressions} || return 1
    for f in "$ROOT"/tests/fuzz/{seeds,regressions}/*.xz; do
        set=${f%/*}
        [ ! -e "$f" ] || xz -dc "$f" >"$to/${set##*/}/$(basename "$f" .xz)" || return 1
    done
    ${CC:-gcc} -std=c11 -D_GNU_SOURCE -w -I"$ROOT/src" -I"$ROOT/tests/format" -o "$to/forge" \
        "$ROOT"/tests/format/{forge,cases}.c &&
        ${CC:-gcc} -std=c11 -w -I"$ROOT/src" -o "$to/pack" "$ROOT"/tests/fuzz/{pack,inputs}.c || return 1
    (cd "$to/forged" && "$to/forge" every . && rm many2.bin) || return 1
    for set in "all" "node0 node1" "many0 many1" "all ring doubles newer" "members0 members1" \
        "exec0 exec1 exec2 exec3" "recorders0 recorders1" "barrier0 barrier1"; do
        # shellcheck disable=SC2046,SC2086 # several words
        set -- $(printf "$to/forged/%s.bin " $set)
        "$BUILD/trace-merge" -q -o "$to/forged/merged-${set// /-}.bin" "$@" >/dev/null 2>&1
        [[ $set == many* ]] || "$to/pack" 0 "$to/forged/several-${set// /-}" "$@" || return 1
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
}
