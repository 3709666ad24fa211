/* locks.c - three threads, of which one holds a lock for long and the others wait for it; "free": they take it in
 * turns, so that none waits, whoever is put off the processor */
#include <omp.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int taken, turn;

static void rest(int ms) { nanosleep(&(struct timespec){0, ms * 1000000L}, NULL); }

static void hold(int step, int ms)
{
#pragma omp critical(table)
    {
        taken = step + 1;
        rest(ms);
    }
}

/* Threads follow one another; each finds the lock free. */
static void hold_in_turn(int step)
{
    while (turn != 3 * step + omp_get_thread_num())
        rest(1);
    hold(step, 0);
    turn++;
}

int main(int argc, char **argv)
{
    (void)argv;
    for (int step = 0; step < 4; step++)
#pragma omp parallel num_threads(3)
    {
        if (argc > 1)
            hold_in_turn(step);
        else if (omp_get_thread_num() == 1)
            hold(step, 100);
        else {
            while (taken <= step)
                rest(1);
#pragma omp critical(table)
            rest(0);
        }
    }
    return 0;
}
