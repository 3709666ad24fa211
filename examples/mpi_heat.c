/* mpi_heat.c - heat flowing through a plate: halo exchange over MPI, two threads a rank, phases marked with ITT
 *
 *   mpicc -I.. mpi_heat.c -o mpi_heat -pthread && mpirun -n 4 ./mpi_heat && trace-tally out
 *
 * All MPI calls are recorded by themselves. With -DWITH_ITT the phases are marked through Intel's ittnotify.h, as in
 * programs made for VTune (quickstart.sh builds it so); without it through trace.h.
 */
#define TRACE_IMPL
#define TRACE_MPI
#define TRACE_ITT
#include "trace.h"

#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef WITH_ITT
#include <ittnotify.h>
static __itt_domain *domain;
static void phase_begin(const char *name)
{
    if (!domain)
        domain = __itt_domain_create("heat");
    __itt_task_begin(domain, __itt_null, __itt_null, __itt_string_handle_create(name));
}
static void phase_end(void) { __itt_task_end(domain); }
#else
static void phase_begin(const char *name) { trace_task_begin(name); }
static void phase_end(void) { trace_task_end(); }
#endif

enum { N = 512, STEPS = 100, CHECK_EVERY = 10 };

typedef struct plate {
    int rows;           /* of this rank, without the two halo rows */
    double *now, *next; /* (rows + 2) x N */
} plate;

typedef struct half { /* what the second thread works on */
    plate *p;
    pthread_barrier_t *barrier;
    int steps;
} half;

static void relax(const plate *p, int from, int to)
{
    for (int i = from; i < to; i++)
        for (int j = 1; j < N - 1; j++) {
            const double *c = &p->now[i * N + j];
            p->next[i * N + j] = 0.25 * (c[-N] + c[N] + c[-1] + c[1]);
        }
}

static void *upper_half(void *arg)
{
    half *h = arg;
    trace_thread_name("upper half");
    for (int s = 0; s < h->steps; s++) {
        pthread_barrier_wait(h->barrier);
        {
            TRACE_SCOPE("relax", "rows", h->p->rows / 2); /* ends with its block */
            relax(h->p, 1, 1 + h->p->rows / 2);
        }
        pthread_barrier_wait(h->barrier);
    }
    return NULL;
}

static void exchange(plate *p, int rank, int size)
{
    MPI_Request r[4];
    MPI_Status status[4];
    int up = rank > 0 ? rank - 1 : MPI_PROC_NULL, down = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
    MPI_Irecv(&p->now[0], N, MPI_DOUBLE, up, 1, MPI_COMM_WORLD, &r[0]);
    MPI_Irecv(&p->now[(p->rows + 1) * N], N, MPI_DOUBLE, down, 2, MPI_COMM_WORLD, &r[1]);
    MPI_Isend(&p->now[N], N, MPI_DOUBLE, up, 2, MPI_COMM_WORLD, &r[2]);
    MPI_Isend(&p->now[p->rows * N], N, MPI_DOUBLE, down, 1, MPI_COMM_WORLD, &r[3]);
    MPI_Waitall(4, r, status);
}

int main(int argc, char **argv)
{
    int rank, size, provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    trace_thread_name("main");

    phase_begin("setup");
    plate p = {.rows = N / size + (rank < N % size)};
    size_t cells = (size_t)(p.rows + 2) * N;
    p.now = calloc(cells, sizeof *p.now);
    p.next = calloc(cells, sizeof *p.next);
    if (!p.now || !p.next)
        MPI_Abort(MPI_COMM_WORLD, 1);
    if (rank == 0)
        for (int j = 0; j < N; j++)
            p.now[j] = p.next[j] = 100; /* the hot edge */
    pthread_barrier_t barrier;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_t thread;
    half h = {&p, &barrier, STEPS};
    pthread_create(&thread, NULL, upper_half, &h);
    phase_end();

    double heat = 0;
    for (int s = 0; s < STEPS; s++) {
        phase_begin("exchange");
        exchange(&p, rank, size);
        phase_end();

        phase_begin("compute");
        pthread_barrier_wait(&barrier); /* both threads start */
        relax(&p, 1 + p.rows / 2, p.rows + 1);
        pthread_barrier_wait(&barrier); /* both have finished */
        double *t = p.now;
        p.now = p.next;
        p.next = t;
        phase_end();

        if (s % CHECK_EVERY == CHECK_EVERY - 1) {
            phase_begin("check");
            double mine = 0;
            for (int i = 1; i <= p.rows; i++)
                for (int j = 0; j < N; j++)
                    mine += p.now[i * N + j];
            MPI_Allreduce(&mine, &heat, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
            trace_counter("heat", heat);
            phase_end();
        }
    }
    pthread_join(thread, NULL);
    if (rank == 0)
        printf("heat after %d steps on %d ranks: %.3f\n", STEPS, size, heat);
    free(p.now);
    free(p.next);
    MPI_Finalize();
    return 0;
}
