# parts-others.sh - the rows that other groups answer, more often: the same programs, by the scripts of these groups, whose
# own counts go into the table. Sourced by run.sh and long.sh, which alone runs them. Behind each is its row.

# again GROUP TIMES PART... [NAME=VALUE...]: what did not pass is said
again() {
    local group=$1 times=$2 log=again.log bad arguments=() settings=() argument
    shift 2
    for argument; do
        case $argument in *=*) settings+=("$argument") ;; *) arguments+=("$argument") ;; esac
    done
    env FORM=long COUNTS="$COUNTS" TIMES="$times" "${settings[@]}" bash "$ROOT/tests/$group/run.sh" ${arguments[*]:+-k "$(sed 's, , or ,g' <<<"${arguments[*]}")"} >$log 2>&1
    bad=$(grep -c '^not ok ' $log)
    if [ "$bad" -eq 0 ] && grep -q '^ok ' $log; then ok "$group ${arguments[*]}: $(grep -c '^ok ' $log) checks"; else
        fail "$group ${arguments[*]}" "$bad checks: $(grep -m 3 '^not ok ' $log | tr '\n' ' ')"
    fi
}
part_forks() { again run "$1" forks; } # 7
part_signals() { again run "$1" signals; } # 8
part_plugins() { again run "$1" plugins SANITIZE=address; } # 9
part_losses() { again run "$1" rotate streams; } # 12
part_races() { again run 1 places RACES="$1"; } # 13
part_limits() { again run "$1" limits; } # 5
part_faults() { again fault 1 FULL=1; } # 6
part_damaged() { again damage "$1" damaged FULL=1; } # 15
part_copies() { again damage "$1" copies FULL=1; } # 18
part_threads() { again run "$1" threads; } # 3

# ---- 18: readings of a program that runs, of N lives ------------------------------------------------------------------

part_running() {
    local k tried=0 wrong=0
    . "$ROOT/tests/format/running.sh"
    check "build live" $CC -std=c11 -D_GNU_SOURCE -Wall -Wextra -Wno-unused -O0 -I"$ROOT/src" -I"$ROOT" -o live "$ROOT/tests/format/live.c" "$(recorder)" -pthread -lm &&
        check "build follow" $CC -std=c11 -D_GNU_SOURCE -O2 -I"$ROOT/src" -o follow "$ROOT/tests/format/follow.c" "$BUILD/libtraceread.a" -lzstd -lz -ldw -lpthread -lm || return
    for ((k = 0; k < $1; k++)); do
        running "a running program" $((3 + k % 30))
        tried=$((tried + readings)) wrong=$((wrong + bad))
    done
    count 18 "readings of a program that runs" $tried $wrong
}
