# mpi.sh - sourced by run.sh: trace-tally --mpi with both MPIs says what trace-tally alone does, to the last integer

"$ranks" job 300 7 10 300
"$ranks" alone 12 12 10 0 5
"$merge" -q -o job.merged job
cp one/rank000003.bin broken.bin
printf 'xxxx' | dd of=broken.bin bs=1 seek=12000 conv=notrunc 2>/dev/null
agree() { # MPIRUN PROCESSES INPUT OPTION...
    local run=$1 n=$2 input=$3 a b
    shift 3
    "$tally" --json "$@" $input >want 2>want.err
    a=$?
    $run -n "$n" "$tally" --mpi --json "$@" $input >got 2>got.err
    b=$?
    if cmp -s want got && [ $a = $b ]; then ok "$run -n $n: $* $input"; else
        fail "$run -n $n: $* $input" "status $b instead of $a, or other numbers"
        diff want got | head -n 5 | sed 's/^/    | /'
        head -n 3 got.err | sed 's/^/    | /'
    fi
}
# MPICH's mpirun, on a busy machine, writes to what has ended already, and ends with a status of its own: it is asked again
asked() { # COMMAND...
    local status
    for _ in {1..20}; do
        env --ignore-signal=PIPE "$@" >asked 2>&1
        status=$?
        grep -q 'HYDU_sock_write' asked || break
    done
    cat asked
    return $status
}
for run in mpirun.openmpi mpirun.mpich; do
    need $run
    for n in 1 2 3 4; do
        agree $run $n job
    done
    agree $run 4 alone --by rank,name -m
    agree $run 3 job.merged --by process,name
    agree $run 2 "job one/rank000001.bin" --from 2ms --to 5ms --sizes --run all
    agree $run 3 "broken.bin one" --by thread
    refuse "$run: --collectives is refused" asked $run -n 2 "$tally" --mpi --collectives job
    $run -n 3 "$tally" --mpi --partial got.tally job
    "$tally" --partial want.tally job
    same_file "$run: the same partial tally" want.tally got.tally
done
mpirun.mpich -n 3 "$tally" --mpi --per-rank -o got.txt job
"$tally" --per-rank -o want.txt job
same_file "tables, and into a file" want.txt got.txt
refuse "--mpi without a launcher is refused" env -u PMI_RANK -u OMPI_COMM_WORLD_SIZE "$tally" --mpi job
has "and says what to do" <("$tally" --mpi job 2>&1) 'mpirun -n 4 trace-tally --mpi'
refuse "a library that is none is refused" asked mpirun.mpich -n 1 "$tally" --mpi=libzstd.so.1 job
