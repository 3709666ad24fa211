/* full.c - fills a small file system, says so, waits until there is space again, goes on; run.sh (limits.sh) makes the
 * space
 *
 * usage: full TICKS: prints "full", waits for a line of input, records 1,000 instants "resumed" in 50 ms */
#include "t.h"

int main(int argc, char **argv)
{
    char line[16];
    ticks(argc > 1 ? strtoull(argv[1], NULL, 10) : 0);
    puts("full");
    fflush(stdout);
    if (!fgets(line, sizeof line, stdin))
        return 1;
    nap(1.2); /* the recorder looks for space once a second at least */
    for (int k = 0; k < 1000; k++) {
        trace_instant("resumed", "n", k);
        usleep(50);
    }
    puts("done");
    return 7;
}
