/* locks.c - three threads, of which one holds a lock for long and the others wait for it; "free": none holds it for
 * long */
#include <omp.h>
#include <time.h>

static void rest(int ms) { nanosleep(&(struct timespec){0, ms * 1000000L}, NULL); }

int main(int argc, char **argv)
{
    (void)argv;
    for (int s = 0; s < 4; s++)
#pragma omp parallel num_threads(3)
    {
        if (omp_get_thread_num() == 1) {
#pragma omp critical(table)
            rest(argc > 1 ? 0 : 60);
        } else {
            rest(10);
#pragma omp critical(table)
            rest(0);
        }
        rest(10);
    }
    return 0;
}
