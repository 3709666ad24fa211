#!/bin/bash
# Each example is built and run by the very line its opening comment gives, and its trace must hold what it did.
set -u
. "$(dirname "$0")/../lib.sh"

need cc c++ gfortran mpicc mpirun python3
PATH=$BUILD:$PATH
mkdir "$WORK/examples"
cp "$ROOT"/examples/*.* "$WORK/examples"
ln -s "$ROOT/trace.h" "$ROOT/src" "$WORK"
cd "$WORK/examples" || exit 1

# example FILE: runs the command of its comment; leaves out/
example() {
    local command
    rm -rf out
    command=$(sed -n '2,5s,^\( \*\|//\|!\)  *\(\(cc\|c++\|mpicc\) .*\),\2,p' "$1" | head -n 1)
    if [ -z "$command" ]; then fail "$1" "its comment gives no command"; return; fi
    check "$1: $command" bash -c "set -o pipefail; ${command/ -I/ -Wall -Wextra -Werror -I}"
}

# counts FILE API "NAME CALLS"...
counts() {
    local file=$1 api=$2 row
    shift 2
    calls "$api" out >got.txt 2>&1
    for row; do has "$file: $row" got.txt "^$row\$"; done
}

example hello.c
counts hello.c user "load 3" "save 3" "step 3"
example threads.c
counts threads.c user "all items 1" "item 1000"
example cpp.cpp
counts cpp.cpp solver "iterate 8" "norm 7"
example fortran.f90
counts fortran.f90 user "relax 10" "step 10"
example counters.c
counts counters.c user "step 200"
example async.c
counts async.c user "send 5" "serve 5"
example device.c
counts device.c user "kernel 10" "submit 10"
example ring.c
check "ring.c: the snapshot is smaller than what was recorded" test "$(calls user slow.bin | sed -n 's/^request //p')" -lt 999991
example mpi_heat.c
counts mpi_heat.c user "check 40" "compute 400" "exchange 400" "relax 400" "setup 4"
counts mpi_heat.c mpi "MPI_Irecv 800" "MPI_Isend 800" "MPI_Waitall 400" "MPI_Allreduce 40" "MPI_Finalize 4"

# a training loop on two ranks: torchrun starts them, or MPI; regions lie in each other, rank by rank
python=$(venv)
mkdir mpi4py.only && ln -s /usr/lib/python3/dist-packages/mpi4py mpi4py.only
small=(llama_ddp.py --steps 3 --layers 2 --width 64 --length 32 --batch 1)
export OMP_NUM_THREADS=1
rm -rf out
check "llama_ddp.py: torchrun" timeout $PATIENCE "$(dirname "$python")/torchrun" --standalone --nproc-per-node 2 --no-python trace-run -q -n -o out -- "$python" "${small[@]}"
counts llama_ddp.py itt "PyTorch:Init.ProcessGroup 2" "PyTorch:Init.Model 2" "PyTorch:Step.2 2" "PyTorch:Forward 6" "PyTorch:Layer.1 6" "PyTorch:Attn.1 6" "PyTorch:MLP.0 6" \
    "PyTorch:Data.Generate 6" "PyTorch:Backward 6" "PyTorch:Optimizer.Step 6"
to-perfetto -q -o llama.pftrace out
same "llama_ddp.py: Step.2 > Forward > Layer.1 > Attn.1 on each rank, by SQL" 2 "$(node "$ROOT/tests/perfetto/query.mjs" llama.pftrace "select count(distinct p.upid) from slice a
    join slice l on a.parent_id = l.id join slice f on l.parent_id = f.id join slice s on f.parent_id = s.id join thread_track t on t.id = a.track_id join thread using (utid)
    join process p using (upid) where s.name = 'PyTorch:Step.2' and f.name = 'PyTorch:Forward' and l.name = 'PyTorch:Layer.1' and a.name = 'PyTorch:Attn.1'" | tail -n 1)"
rm -rf out
export PYTHONPATH=$ROOT/tests/torch/no_compiler # once more without: its import would take half of the time
check "llama_ddp.py: mpirun" timeout $PATIENCE mpirun.openmpi -n 2 -x PYTHONPATH="mpi4py.only:$PYTHONPATH" trace-run -q -n -o out -- "$python" "${small[@]}"
counts "llama_ddp.py, MPI" itt "PyTorch:Init.MPI 2" "PyTorch:Attn.1 6"
counts "llama_ddp.py, MPI" mpi "MPI_Init_thread 2"
rm -rf out
check "llama_ddp.py --plain" trace-run -q -n -o out -- "$python" "${small[@]}" --plain
same "llama_ddp.py --plain has no regions" "" "$(calls itt out 2>/dev/null | grep PyTorch:)"
unset OMP_NUM_THREADS PYTHONPATH

# the front door: both MPIs are not needed here, the one it picks is
rm -rf out q
check "quickstart.sh" env NO_INSTALL=1 BUILD="$BUILD" bash "$ROOT/examples/quickstart.sh" -o q
cp "$WORK/.check.$BASHPID" said.txt
has "quickstart.sh: says how long the build took" said.txt '^done in [0-9]+ s$'
check "quickstart.sh leaves a timeline" test -s q/heat.pftrace
calls itt q/heat.bin >got.txt 2>&1
for row in "heat:check 40" "heat:compute 400" "heat:exchange 400" "heat:setup 4"; do has "quickstart.sh: ITT $row" got.txt "^$row\$"; done
calls mpi q/heat.bin >got.txt 2>&1
for row in "MPI_Isend 800" "MPI_Allreduce 40"; do has "quickstart.sh: $row" got.txt "^$row\$"; done
to-perfetto -o q/again.pftrace q/heat.bin >got.txt 2>&1
has "quickstart.sh: every message has both ends" got.txt ' 600 messages'
same "quickstart.sh: and no half of one is left" "" "$(grep 'without their other end' got.txt)"
check "quickstart.sh with installed tools" env -u BUILD NO_INSTALL=1 PATH="$BUILD:$PATH" bash "$ROOT/examples/quickstart.sh" -n 2 -o q
cp "$WORK/.check.$BASHPID" said.txt
has "quickstart.sh with installed tools: builds nothing" said.txt "^using .*/trace-tally and its neighbours"
refuse "quickstart.sh refuses an unknown option" bash "$ROOT/examples/quickstart.sh" --nonsense

finish
