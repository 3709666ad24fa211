# bombs.sh - sourced by run.sh: small traces that cost a careless reader the square of their size, or a thousand times their size of memory.
# Each tool reads them within 1 GiB of addresses (ulimit -v); one that takes the square of the events would hit this group's time limit.
check 'bombs: build' $CC -std=gnu11 -O0 -w -I "$ROOT" "$ROOT/tests/tools/bombs.c" -o bombs -pthread -ldl
check 'bombs: those of MPI build' $CC -std=c11 -D_GNU_SOURCE -O1 -w -DFORGE_SLOT_BYTES=16384 -I "$ROOT/src" -I "$ROOT/tests/format" \
    "$ROOT/tests/tools/bombs_mpi.c" "$ROOT/tests/format/forge.c" -o bombs_mpi

# bomb SHAPE N EVENTS [TOOL]: every tool reads it but that one, and trace-print shows so many events
bomb() {
    local shape=$1 tool
    rm -rf bomb
    case $shape in
    communicators | messages) mkdir bomb && check "bombs: $shape" ./bombs_mpi bomb "$shape" "$2" ;;
    *) check "bombs: $shape" env TRACE_OUT="$WORK/bomb" ./bombs "$shape" "$2" ;;
    esac
    [ "$shape" != hole ] || truncate -s 8T bomb/*.bin
    for tool in 'trace-tally' 'trace-tally --tree' 'trace-info' 'trace-print' 'trace-report' 'trace-merge -o merged.bin' 'to-perfetto -o out.pftrace' \
        'trace-tally --launches' 'trace-tally --collectives' 'trace-diff bomb' 'trace-export -f chrome -o out.json' 'trace-export -f speedscope -o out.speedscope.json' \
        'trace-export -f folded -o out.folded' 'trace-export -f pprof -o out.pb' 'trace-export -f hatchet -o out.hatchet' 'trace-export -f chakra -o out.et' \
        'trace-export -f proton -o out.proton'; do
        [ "$shape" != crossed ] || [ "$2" -lt 250000 ] || [[ $tool != *proton* ]] || continue # a stack of 250 names for each
        # shellcheck disable=SC2086 # several words
        (ulimit -v $((BOMB_MIB * 1024)) && timeout "$PATIENCE" "$BUILD/"$tool bomb >printed 2>said)
        same "bombs: $shape: $tool" 0 $? || lib__tail said
        case $tool in
        trace-print) same "bombs: $shape: events" "$3" "$(grep -cE 'task|region|request|here|gauge|MPI_' printed)" ;;
        trace-tally)
            [ "$shape" != crossed ] || has "bombs: crossed: each region has its end" printed "^ +region \\|.*\\| +$2 \\|"
            [ "$shape" != crossed ] || has "bombs: crossed: each task has its end" printed "^ +task \\|.*\\| +$2 \\|"
            same "bombs: $shape: trace-tally found each begin" '' "$(grep 'without a begin' said)"
            ;;
        *chrome*) [ "$shape" != crossed ] || same "bombs: crossed: Chrome has each with its end" "$(($2 * 2))" "$(grep -c '"ph": "X"' out.json)" ;;
        trace-export*) [ "$shape" != crossed ] || same "bombs: crossed: $tool: no end is left out" '' "$(grep 'without a begin' said)" ;;
        esac
    done
    # DuckDB reserves addresses that it does not use, so there is no limit of them.
    timeout "$PATIENCE" env PYTHONPATH="$BUILD/python" "$(venv)" -m traceh.query --csv bomb 'SELECT count(*) FROM events' >printed 2>said
    same "bombs: $shape: trace-query" 0 $? || lib__tail said
}
BOMB_MIB=1024
if [ -n "$FULL" ]; then bomb crossed 250000 1000000; else bomb crossed 50000 200000; fi
bomb open 200000${FULL:+0} 200000${FULL:+0}
bomb asynchronous 200000${FULL:+0} 200000${FULL:+0}
bomb threads 20000${FULL:+0} 20000${FULL:+0}
bomb hole 1 1
bomb pauses 50000${FULL:+0} 50000${FULL:+0}
bomb names 50000${FULL:+0} 100000${FULL:+0}
bomb deep 200000${FULL:+0} 400000${FULL:+0}
bomb tracks 50000${FULL:+0} 50000${FULL:+0}
bomb communicators 50000${FULL:+0} 100000${FULL:+0}
bomb messages 50000${FULL:+0} 100000${FULL:+0}
rm -rf bomb merged.bin out.*

# A tool that may take less than it needs says so.
TRACE_OUT=$WORK/bomb ./bombs open 2000000
for tool in 'trace-tally' 'trace-report' 'trace-print' 'to-perfetto -o out.pftrace' 'trace-export -f chrome -o out.json' 'trace-diff bomb'; do
    # shellcheck disable=SC2086
    (ulimit -d 90000 && "$BUILD/"$tool bomb >printed 2>said)
    same "bombs: too little memory: $tool: status" 2 $?
    has "bombs: too little memory: $tool: says so" said 'out of memory \([0-9]+ bytes were wanted'
done
rm -rf bomb merged.bin out.pftrace out.json printed
# What one may take is bounded by its input.
cat >over.c <<'C'
#include "common/budget.h"
#include "support/memory.h"
#include <stdlib.h>
int main(int argc, char **argv)
{
    budget_set(1, argv + 1, argc > 2 ? strtoull(argv[2], NULL, 10) : 0);
    free(tr_alloc(3ull << 30));
    return 0;
}
C
check 'budget: builds' $CC -std=c11 -D_GNU_SOURCE -O0 -w -I "$ROOT/tools" -I "$ROOT/src" over.c "$BUILD/libtraceread.a" -ldw -lzstd -lz -lm -pthread -o over
truncate -s 8T hole
./over hole >said 2>&1
same 'budget: 3 GiB for nothing are too much: status' 2 $?
has 'budget: and it says so' said 'out of memory \(3221225472 bytes were wanted; 2 GiB are allowed for 0 bytes of input; --max-mem N allows N\)'
check 'budget: --max-mem allows more' ./over hole 8000000000
# 300 MB of zeros between holes: what is there counts, be it compressed on the disk or not; 16 times that are enough
head -c 200000000 /dev/zero >filled
truncate -s 4T filled
head -c 100000000 /dev/zero >>filled
check 'budget: bytes between holes count' ./over filled
mkdir inside && mv filled inside
check 'budget: those of files in a folder' ./over inside
mkdir outside && mv inside outside
./over outside >said 2>&1
same 'budget: folders inside a folder are not read, and do not count' 2 $?
mkfifo pipe
./over pipe >said 2>&1
same 'budget: a pipe is not read, and does not count' 2 $?
"$BUILD/trace-tally" pipe >printed 2>said
same 'budget: a pipe is refused' 2 $?
rm -rf hole outside pipe
# The Python package, which trace-export becomes for some formats, has no such limit.
check 'budget: builds what asks for its own' $CC -O0 -w -x c - -o limited <<'C'
#include <stdio.h>
#include <sys/resource.h>
int main(void)
{
    struct rlimit r;
    getrlimit(RLIMIT_DATA, &r);
    puts(r.rlim_cur == RLIM_INFINITY ? "none" : "some");
}
C
TRACE_OUT=$WORK/bomb ./bombs hole 1
same 'budget: none for the package' none "$(TRACEH_PYTHON=$PWD/limited "$BUILD/trace-export" -q -f parquet -o out.parquet bomb 2>&1)"
rm -rf bomb limited
