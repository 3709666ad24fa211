# bombs.sh - sourced by run.sh: small traces that cost a careless reader the square of their size, or a thousand times their size of memory.
# Each tool reads them within 1 GiB of addresses (ulimit -v); one that takes the square of the events would hit this group's time limit.
check 'bombs: build' $CC -std=gnu11 -O0 -w -I "$ROOT" "$ROOT/tests/tools/bombs.c" -o bombs -pthread -ldl

# bomb SHAPE N EVENTS [TOOL]: every tool reads it but that one, and trace-print shows so many events
bomb() {
    local shape=$1 tool
    rm -rf bomb
    check "bombs: $shape" env TRACE_OUT="$WORK/bomb" ./bombs "$shape" "$2"
    [ "$shape" != hole ] || truncate -s 8T bomb/*.bin
    for tool in 'trace-tally' 'trace-tally --tree' 'trace-info' 'trace-print' 'trace-report' 'trace-merge -o merged.bin' 'to-perfetto -o out.pftrace' \
        'trace-export -f chrome -o out.json' 'trace-export -f speedscope -o out.speedscope.json' 'trace-export -f folded -o out.folded'; do
        [ "${tool%% *}" != "${4:-}" ] || continue
        # shellcheck disable=SC2086 # several words
        (ulimit -v $((BOMB_MIB * 1024)) && timeout "$PATIENCE" "$BUILD/"$tool bomb >printed 2>said)
        same "bombs: $shape: $tool" 0 $? || lib__tail said
        case $tool in
        trace-print) same "bombs: $shape: events" "$3" "$(grep -cE 'task|region|request|here' printed)" ;;
        trace-tally)
            [ "$shape" != crossed ] || has "bombs: crossed: each region has its end" printed "^ +region \\|.*\\| +$2 \\|"
            [ "$shape" != crossed ] || has "bombs: crossed: each task has its end" printed "^ +task \\|.*\\| +$2 \\|"
            same "bombs: $shape: trace-tally found each begin" '' "$(grep 'without a begin' said)"
            ;;
        esac
    done
}
BOMB_MIB=1024
bomb crossed 20000 80000
bomb crossed 250000 1000000 trace-export # its formats have no slices that cross: it cuts them, and stops at a bound
bomb open 100000 100000
bomb open 2000000 2000000 trace-export
bomb asynchronous 100000 100000
bomb asynchronous 1000000 1000000 trace-export
bomb threads 20000 20000
bomb hole 1 1
rm -rf bomb merged.bin out.pftrace out.json out.speedscope.json out.folded printed
