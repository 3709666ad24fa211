# runs.sh - part of run.sh: runs in one folder do not mix

build_steps() {
    cat >steps.c <<'E2'
#include "trace.h"
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
/* steps N [fork]: N times `step`; with fork the same in a child, and in a program that a second child becomes */
int main(int argc, char **argv)
{
    int i, n = atoi(argv[1]);
    for (i = 0; i < n; i++) {
        trace_task_begin("step");
        trace_task_end();
    }
    if (argc < 3)
        return 0;
    if (!fork()) {
        trace_instant("child");
        exit(0);
    }
    if (!fork())
        execl(argv[0], argv[0], argv[1], (char *)NULL);
    while (wait(NULL) > 0) {}
    return 0;
}
E2
    check "a program that forks" build -std=gnu11 -I"$ROOT" -o steps steps.c "$(recorder)" -pthread
}
steps() { "$tally" --json "$@" 2>err | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["name"] == "step"))'; }
of_all() { echo $(for r in 1 2 3 all; do steps --run $r "$@"; done); } # steps of each of three runs, and of all

# runs one after the other from a shell; what a process starts is of its run
build_mixed() {
    need_build steps
    for steps in 3 '5 fork' 7; do env -u TRACE_RUN TRACE_OUT=mixed ./steps $steps; done
    "$BUILD/trace-merge" -q -o all.bin --run all mixed
}
three_runs() { for i in 1 2 3; do env -u TRACE_RUN TRACE_OUT="three.$1" mpirun.$1 -n 3 ./steps $i; done; }
build_three_mpich() { need_build steps && three_runs mpich; }
build_three_openmpi() { need_build steps && three_runs openmpi; }

test_runs_in_one_folder() {
    need_build mixed
    unset TRACE_RUN
    same "the newest run is read" 7 "$(steps mixed)"
    has "which is said, and what others there are" err '^note: 3 runs are here, and the newest is shown, 3: .*, 1 process of steps\. .*--run.*: 2: .*, 3 processes of steps; 1: .*, 1 process of steps$'
    same "in one line" 1 "$(wc -l <err)"
    same "--run: by number, with what was forked and started" 10 "$(steps --run 2 mixed)"
    same "and nothing is said" "" "$(cat err)"
    same "--run: the oldest" 3 "$(steps --run 1 mixed)"
    same "--run all" 20 "$(steps --run all mixed)"
    "$tally" --run 4 mixed >out 2>err
    same "--run: one that is not there: status 2" 2 $?
    has "and which are" err "^error: no run '4' is here; there are 3: "
    "$BUILD/trace-merge" -o newest.bin mixed >out 2>err
    same "trace-merge takes the newest" 7 "$(steps newest.bin)"
    same "and lists its inputs alone" 1 "$(grep -c '^mixed/' out)"
    same "merged files carry the runs" "3 10 7 20 7" "$(echo $(steps --run 1 all.bin) $(steps --run 2 all.bin) $(steps --run 3 all.bin) $(steps --run all all.bin) $(steps all.bin))"
    for r in 1 2 3; do "$BUILD/trace-merge" -q -o "one$r.bin" --run $r mixed; done
    "$BUILD/trace-merge" -q --run all -o parts.bin one3.bin one1.bin one2.bin
    same_file "merged apart and then together: the same bytes" all.bin parts.bin
    same "trace-print" 20 "$("$print" --run 2 mixed 2>err | grep -c ':step')"
    "$BUILD/to-perfetto" -q -o mixed.pftrace mixed 2>err
    has "to-perfetto" err '^note: 3 runs are here'
    same "files of several runs, named" 7 "$(steps mixed/*.bin)"
    same "and mixed with merged ones" 7 "$(steps all.bin mixed)"
}

test_runs_by_name() {
    need_build steps
    unset TRACE_RUN
    # names
    for i in 1 2; do TRACE_RUN=mine-job TRACE_OUT=named ./steps $i; done
    TRACE_RUN=other TRACE_OUT=named ./steps 4
    same "TRACE_RUN joins processes" 3 "$(steps --run mine-job named)"
    same "an id may be short" 3 "$(steps --run mine named)"
    same "a shell that records nothing passes the name on" 6 "$(TRACE_RUN=shell TRACE_OUT=shell sh -c './steps 2; ./steps 4'; steps shell)"
    launched() { env -u TRACE_RUN TRACE_OUT=launched "$@"; }
    for job in 1 2; do
        for rank in 0 1 2; do
            launched PMI_RANK=$rank PMI_SIZE=3 PMIX_NAMESPACE=prterun-host-$job@1 ./steps $job
            launched SLURM_PROCID=$rank SLURM_NTASKS=3 SLURM_JOB_ID=8 SLURM_STEP_ID=$job ./steps $((10 * job))
            launched PALS_RANKID=$rank PALS_SIZE=3 PALS_APID=a$job ./steps $((100 * job))
            launched RANK=$rank WORLD_SIZE=3 TORCHELASTIC_RUN_ID=t$job ./steps $((1000 * job))
        done
    done
    same "a launcher's job or step is a run" "3 6 30 60 300 600 3000 6000" "$(for r in pmix:prterun-host-1 pmix:prterun-host-2 slurm:8.1 slurm:8.2 pals:a1 pals:a2 torchrun:t1 torchrun:t2; do
    steps --run $r launched; done | paste -sd' ')"
    for round in 1 2; do
        for rank in 0 1; do env -u TRACE_RUN TRACE_OUT=unnamed RANK=$rank WORLD_SIZE=2 ./steps $round; done
    done
    same "ranks without a name: a rank that is there already begins another run" "2 4" "$(echo $(steps --run 1 unnamed) $(steps --run 2 unnamed))"
    for round in 1 2; do
        SLURM_JOB_ID=7 SLURM_PROCID=0 SLURM_NTASKS=4 TRACE_OUT=batch ./steps $round
    done
    same "programs of a batch script, which has a job but no step, are runs of their own" "1 2" "$(echo $(steps --run 1 batch) $(steps --run 2 batch))"
}

test_runs_of_trace_run() {
    need_build steps
    unset TRACE_RUN
    # trace-run gives one name to all below it, and takes no folder that holds traces
    "$run" -q -n -o below sh -c './steps 1; ./steps 2 fork; env -i ./steps 0' 2>err
    same "what trace-run started is one run" 5 "$(steps below)"
    same "and nothing is said of others" "" "$(cat err)"
    same "the marks of the job are gone" "" "$(ls -A below | grep -v '\.bin$')"
    TRACE_OUT=foreign ./steps 1
    "$run" -q -n -o foreign ./steps 2 2>told
    same "in a folder that holds traces of whomever the run gets a folder of its own" "0 1 2" "$? $(steps foreign) $(steps foreign/2)"
    has "and is told" told '^trace-run: warning: foreign holds another run; this one goes to foreign/2$'
    "$run" -q -n -o foreign ./steps 3 2>err
    same "the next one, too" "0 1 2 3" "$? $(steps foreign) $(steps foreign/2) $(steps foreign/3)"
    (mkdir newest.d && cd newest.d && "$run" -q -n -o out ../steps 1 && "$run" -q -n -o out ../steps 4 2>/dev/null && "$run" -q --replay -j -p -) >replayed
    has "--replay finds it" replayed '"calls": 4'
    TRACE_OUT=foreign "$run" -q -n ./steps 2
    same "TRACE_OUT: a number is added" 2 "$(steps foreign.2)"
    rm -r foreign/*
    "$run" -q -n -o foreign ./steps 2
    same "an emptied folder is empty" "0 2" "$? $(steps foreign)"
    mkdir -p left/.run && printf 'x\nother\n' >left/.run/id && : >left/.run/begun.0 && : >left/.run/ended.0
    "$run" -q -n -o left ./steps 2
    same "and one with marks of a job that is over" "0 2" "$? $(steps left)"
    mkdir -p busy/.run && printf 'x\nother\n' >busy/.run/id && : >busy/.run/begun.0
    "$run" -q -n -o busy ./steps 2 2>err
    same "beside one in use it gets a folder of its own" "0 2" "$? $(steps busy/2)"
    # ranks JOB RANK...: those of a launcher, which this script is, all at once; what they say is in err
    ranks() {
        local job=$1 rank
        shift
        for rank; do PMIX_NAMESPACE=$job OMPI_COMM_WORLD_RANK=$rank OMPI_COMM_WORLD_SIZE=4 "$run" "${with[@]}" ./steps 1 2>"err.$rank" & done
        for rank; do wait -n; done
        cat err.* >err
        rm err.*
    }
    with=(-o foreign)
    ranks one 0 1 2 3
    same "four ranks say once that the folder is used" 1 "$(grep -c 'holds another run' err)"
    ranks two 0
    ranks two 1 2 3
    same "and those that come later do not" 0 "$(grep -c 'holds another run' err)"
    ranks three 3 1
    same "but those of another job do" 1 "$(grep -c 'holds another run' err)"
    with=(-o foreign --level foo)
    ranks one 0 1 2 3
    same "of a wrong option, too" 1 "$(grep -c "'foo' is none of minimal, default, full" err)"
    same "a program that no launcher started says it each time" 3 "$(for i in 1 2 3; do "$run" -o foreign ./steps 1; done 2>&1 | grep -c 'holds another run')"
    # tasks of Slurm that know only the job, the step and their own number
    tasks() { # STEP TASK...
        local step=$1 task
        shift
        for task; do SLURM_JOB_ID=9 SLURM_STEP_ID=$step SLURM_PROCID=$task "$run" -n -o slurm ./steps $((step + 1)) 2>>err.slurm & done
        wait
    }
    rm -f err.slurm
    tasks 0 0 1 2
    same "tasks of unknown number are one run in one folder" "1 3" "$("$BUILD/trace-info" --json slurm | python3 -c 'import json, sys; print(len(json.load(sys.stdin)["runs"]))') $(steps slurm)"
    same "ranks, too" "0 1 2" "$("$BUILD/trace-info" -p --json slurm | python3 -c 'import json, sys; print(*sorted(p["rank"] for p in json.load(sys.stdin)["runs"][0]["members"]))')"
    has "and one says how to get the tally" err.slurm '^trace-run: slurm holds the trace\. Nothing says how many tasks there are: when all have ended, trace-run --replay=slurm prints the tally$'
    tasks 1 0 1
    same "the next step is another run" "3 4" "$(steps slurm) $(steps slurm/2)"
}

test_runs_of_launchers() {
    need_build steps
    unset TRACE_RUN
    # what ranks say goes into files of theirs: on a busy machine MPICH's launcher loses the last line of a program, 1 time of 4,700
    printf '#!/bin/sh\nexec 2>"apart.$$"\nexec "$@"\n' >apart
    chmod +x apart
    apart() { # COMMAND...: then all of it is in err
        rm -f apart.[0-9]*
        "$@"
        cat apart.[0-9]* >err
    }
    for mpi in mpich openmpi; do
        apart mpirun.$mpi -n 3 ./apart "$run" -n -o "started.$mpi" ./steps 2
        has "$mpi: the folder is said at start" err "^trace-run: recording to started.$mpi\$"
        same "$mpi: one run, no marks" "6 " "$(steps "started.$mpi") $(ls -A "started.$mpi" | grep -v '\.bin$')"
        apart mpirun.$mpi -n 3 ./apart "$run" -n -o "started.$mpi" ./steps 2 2>/dev/null
        same "$mpi: that the folder is used is said once" 1 "$(grep -c 'holds another run' err)"
        apart mpirun.$mpi -n 1 ./apart "$run" -q -n -o "other.$mpi" ./steps 1 : -n 2 ./apart "$run" -n -o "started.$mpi" ./steps 2 2>/dev/null
        same "$mpi: and where rank 0 has another" 1 "$(grep -c 'holds another run' err)"
        mpirun.$mpi -n 3 "$run" -q -n -o "nothing.$mpi" true
        mpirun.$mpi -n 1 "$run" -q -n -o "nothing.$mpi" nosuchprogram 2>err # alone: of several a launcher may kill the others with the first
        same "$mpi: nothing recorded, nothing left" "" "$(ls -d "nothing.$mpi" 2>/dev/null)"
        need_build three_$mpi
        same "$mpi: three runs in one folder are three, by the launcher" "3 6 9 18" "$(of_all "three.$mpi")"
        mpirun.$mpi -n 1 "$run" -q -n -o "mpmd.$mpi" ./steps 1 : -n 2 "$run" -q -n -o "mpmd.$mpi" sh -c './steps 10'
        same "$mpi: ranks of two programs are one run" 21 "$(steps "mpmd.$mpi")"
    done
}

test_runs_that_come_again() {
    need_build steps
    unset TRACE_RUN
    # names that come back: the launcher's number in the header tells the runs apart
    # so many processes at once, numbered by VARIABLE, of a launcher that the environment tells of
    launched() { # STEPS VARIABLE RANK...
        local n=$1 variable=$2 rank
        shift 2
        for rank; do env "$variable=$rank" ./steps "$n" & done
        wait
    }
    # one port for all, of those that the kernel gives to nobody; a launcher does not start while another, or one before it, has it.
    # One that fails may have had its ranks run (it writes to a proxy that has ended): what they recorded is not of the folder.
    port=$((20000 + RANDOM % 10000))
    on_port() { # FOLDER ARGUMENTS...
        local i to=$1
        shift
        mkdir -p "$to"
        for ((i = 0; i < 90; i++)); do
            rm -rf "$to.$i" # what a job before this one left of a try that failed
            TRACE_OUT=$to.$i MPIEXEC_PORT_RANGE=$port:$port mpirun.mpich "$@" 2>/dev/null && mv -n "$to.$i"/* "$to" && rm -r "$to.$i" && return
            sleep 1
        done
        return 1
    }
    for i in 1 2 3; do check "a job of MPICH's on one port" on_port again.hydra -n 3 ./steps $i; done
    same "three jobs of MPICH with one port are three runs" "3 6 9 18 1" "$(of_all again.hydra) $("$BUILD/trace-info" --run all again.hydra | grep -o '^run [0-9], hydra:[^:]*:'$port | sed 's/.*hydra/hydra/' | sort -u | wc -l)"
    "$BUILD/trace-merge" -q --run all -o again.bin again.hydra
    same "merged, too" "3 6 9 18" "$(of_all again.bin)"
    "$BUILD/trace-merge" -q -o again.2.bin --run 2 again.hydra
    same "and one merged beside the others" "3 6 9 18" "$(of_all again.2.bin again.hydra)"
    for i in 1 2; do TRACE_OUT=again.pmix PMIX_NAMESPACE=4000000001 PMIX_SERVER_URI2="4000000000.0;tcp4://127.0.0.1:4000$i" OMPI_COMM_WORLD_SIZE=2 launched $i OMPI_COMM_WORLD_RANK 0 1; done
    same "jobs of Open MPI with one number" "2 4" "$(echo $(for r in 1 2; do steps --run $r again.pmix; done))"
    for i in 1 2; do TRACE_OUT=again.torch TORCHELASTIC_RUN_ID=job TORCHELASTIC_ERROR_FILE="/tmp/a/job_$i/attempt_0/0/error.json" WORLD_SIZE=2 launched $i RANK 0 1; done
    TRACE_OUT=again.torch TORCHELASTIC_RUN_ID=job TORCHELASTIC_ERROR_FILE=/tmp/a/job_2/attempt_1/0/error.json WORLD_SIZE=2 launched 3 RANK 0 1
    same "and of torchrun with one id; what it started again is of its run" "2 10" "$(echo $(for r in 1 2; do steps --run $r again.torch; done))"
    for i in 1 2; do TRACE_OUT=agents TORCHELASTIC_RUN_ID=job TORCHELASTIC_ERROR_FILE="/tmp/a/job_$i/attempt_0/0/error.json" WORLD_SIZE=4 launched 1 RANK $((2 * i - 2)) $((2 * i - 1)); done
    same "two agents of one job on one node: one run" "4 1" "$(steps agents) $("$BUILD/trace-info" agents | grep -c '^run')"
    # PROXY --control-port ... is the last ancestor that says a port; ranks that a program spawns have one of another group
    for group in 0 1; do
        for rank in 0 1; do TRACE_OUT=spawned PMI_RANK=$rank PMI_SIZE=2 bash -c './steps 1; :' proxy --control-port here:45017 --pgid $group & done
        wait
    done
    same "ranks that MPICH spawned are of their parents' run" "4 1" "$(steps spawned) $("$BUILD/trace-info" spawned | grep -c '^run')"
}

test_runs_nobody_names() {
    unset TRACE_RUN
    # ranks that nobody names: no process of the launcher is above them, and no variable says which job, or which rank
    cat >met.c <<'E2'
#include <mpi.h>
#include <stdlib.h>
#include <unistd.h>
#ifndef PLAIN
#define TRACE_MPI
#include "trace.h"
#endif
/* met [fork]: MPI_Init and a barrier; with fork a child records, too */
int main(int argc, char **argv)
{
    if (getenv("HIDDEN"))
        setenv("PMI_RANK", getenv("HIDDEN"), 1); /* behind the recorder's back */
    MPI_Init(&argc, &argv);
#ifndef PLAIN
    if (argc > 1 && !fork()) {
        trace_instant("child");
        _exit(0);
    }
#endif
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
E2
    cat >orphan <<'E2'
#!/bin/bash
fifo=$(mktemp -u "$WORK/orphan.XXXXXX")
mkfifo "$fifo"
( ("$@"; echo $? >"$fifo") & )
read -r status <"$fifo"
exit "$status"
E2
    cat >hidden <<'E2'
#!/bin/sh
HIDDEN=$PMI_RANK exec ./orphan env -u PMI_RANK "$@"
E2
    chmod +x orphan hidden
    check "a program of MPI" mpicc.mpich -O0 -I"$ROOT" -o met met.c "$(mpi_recorder mpich)" -pthread
    check "the same without a recorder" mpicc.mpich -O0 -DPLAIN -o plain met.c
    ranks() { "$BUILD/trace-info" "$1" | sed -n 's/^  Ranks *//p' | paste -sd'|'; }
    for i in 1 2; do TRACE_OUT=orphans check "ranks without a name, run $i" mpirun.mpich -n 3 ./orphan ./met; done
    same "who were in MPI_Init together are one run" "3 of 3 (0 to 2), 3 processes|3 of 3 (0 to 2), 3 processes" "$(ranks orphans)"
    for i in 1 2; do
        TRACE_OUT=hidden.out check "ranks that believe they are alone, run $i" mpirun.mpich -n 3 ./hidden ./met fork
    done
    same "likewise, with their children" "3 of 3 (0 to 2), 6 processes|3 of 3 (0 to 2), 6 processes" "$(ranks hidden.out)"
    "$BUILD/trace-merge" -q --run all -o hidden.bin hidden.out
    same "and merged" "$(ranks hidden.out)" "$(ranks hidden.bin)"
    export TRACE_OUT=some
    check "only rank 0 records: nobody waits" timeout $PATIENCE mpirun.mpich -n 1 ./orphan ./met : -n 2 ./orphan ./plain
    sleep 1.2 # the least time by which such runs are told apart
    check "then only rank 2 does" timeout $PATIENCE mpirun.mpich -n 2 ./orphan ./plain : -n 1 ./orphan ./met
    unset TRACE_OUT
    same "these are two runs, though the ranks differ" "1 of 3 (0), 1 process|1 of 3 (2), 1 process" "$(ranks some)"
}
