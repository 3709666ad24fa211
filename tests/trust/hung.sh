# One thread used a communicator; a second is inside a collective on it when the process ends. What the two know of it is joined, and then the open call is closed.
cat >hung.c <<'C'
#define TRACE_MPI
#include "trace.h"
#include <mpi.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>
static void *second(void *world)
{
    MPI_Barrier(*(MPI_Comm *)world);
    return NULL;
}
int main(int argc, char **argv)
{
    int level, rank;
    MPI_Comm world = MPI_COMM_WORLD;
    pthread_t thread;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(world, &rank);
    MPI_Barrier(world);
    if (rank == 0) {
        pthread_create(&thread, NULL, second, &world);
        while (access("go", F_OK)) /* the test looks until the call is on record */
            usleep(1000);
        _exit(0);
    }
    while (access("go", F_OK))
        usleep(1000);
    raise(SIGKILL);
}
C
check 'hung: builds' mpicc.mpich -O0 -w -I "$ROOT" hung.c "$(mpi_recorder mpich)" -o hung -pthread
env TRACE_OUT=hung.out timeout $PATIENCE mpirun.mpich -n 2 ./hung >/dev/null 2>&1 &
for _ in $(seq 300); do
    [ "$("$BUILD/trace-print" --rank 0 --name MPI_Barrier --json hung.out 2>/dev/null | grep -c '"event":"entry"')" = 2 ] && break
    sleep 0.1
done
touch go
wait $!
for j in 1 3; do
    sound "hung: trace-tally -j $j" '0' trace-tally -j $j hung.out
    has "hung: -j $j names the barrier" log 'MPI_Barrier #1 on MPI_COMM_WORLD .2 members. never ended: rank 0 is in it since .*, rank 1 never joined'
done
sound 'hung: trace-report' '0' trace-report hung.out
has 'hung: trace-report names it first' log '^ 1\. \[hang, .* MPI_Barrier #1'
rm -f go
