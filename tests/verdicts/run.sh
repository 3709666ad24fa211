#!/bin/bash
# bench/verdicts: simulated runs get the verdicts that are true, the programs of all families run, and the page is made of their results
set -u
. "$(dirname "$0")/../lib.sh"
verdicts() { PYTHONDONTWRITEBYTECODE=1 nice python3 "$ROOT/bench/verdicts/verdicts.py" --build "$BUILD" --quick --python "$(venv)" "$@"; }
need gcc clang-19 mpirun.mpich mpirun.openmpi mpicc.mpich mpicc.openmpi
cd "$WORK" || exit 1

# --- simulated: the same on each machine, so each verdict has to be right

check 'simulated loops: all named first, no healthy one blamed' verdicts --only host --strict

# --- real programs: they run, and are judged; what the verdicts are depends on the machine

REAL=(mpich openmpi openmp torch gloo)
cp "$ROOT/docs/performance/verdicts.md" page.md
grep -v -P "\t(mpich|openmpi|openmp|torch|gloo)\t" "$ROOT/bench/results/verdicts.tsv" >results.tsv
check 'real programs: all run' verdicts --only mpi --only openmp --only torch --only gloo --one --steps 30 --page page.md --results results.tsv
for family in "${REAL[@]}"; do
    same "$family: its result is kept" 1 "$(grep -c -P "\t$family\t" results.tsv)"
    same "$family: it is in the page" 1 "$(sed -n "/verdicts: $family -->/,/verdicts end/p" page.md | grep -c -P '^\| .* \| 1 \|')"
done
{
    head -1 "$ROOT/bench/results/verdicts.tsv"
    printf '2026-01-01\thost\t%s\t\t1\t%s\t%s\t%s\t\t\n' gc wrong garbage_collection imbalance healthy false '' imbalance
} >results.tsv
python3 - "$ROOT/bench/verdicts" <<'P'
import sys
sys.path.insert(0, sys.argv[1])
import scores
scores.publish("page.md", scores.Book("results.tsv"))
P
has 'a wrong verdict is counted' page.md '^\| gc .*\|  \| 1 \| 0 \| 0 \| 1 \| 0 \| 0 \|'
has 'a blamed healthy run is counted' page.md '^\| healthy .*\|  \| 1 \| 0 \| 0 \| 0 \| 0 \| 1 \|'
cp "$ROOT/docs/performance/verdicts.md" again.md
python3 - "$ROOT/bench/verdicts" "$ROOT/bench/results/verdicts.tsv" <<'P'
import sys
sys.path.insert(0, sys.argv[1])
import scores
scores.publish("again.md", scores.Book(sys.argv[2]))
P
same_file 'the page is that of the results' "$ROOT/docs/performance/verdicts.md" again.md
finish
