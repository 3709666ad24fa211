/* asked.c - prints what is wrong with the table of who asked (tools/tally/launch/launch.h) while 1.2 million calls
 * come, of which it remembers a million */
#include "tally/launch/launch.h"
#include <stdio.h>

enum { CALLS = 1200000, REMEMBERED = 1 << 20 };

static asking call(uint64_t number)
{
    return (asking){.process = (uint32_t)(number % 7), .api = (uint32_t)(number % 3), .number = number};
}

static void look(askings *a, uint64_t number, bool remembered)
{
    asking want = call(number), *found = askings_find(a, want.process, want.api, number), *at = askings_at(a, number);
    if (!!found != remembered || (found && found->number != number))
        printf("after %llu calls number %llu is %s\n", (unsigned long long)a->put, (unsigned long long)number,
               found ? "found" : "not found");
    if ((number + REMEMBERED > a->put) != !!at || (at && at->number != number))
        printf("after %llu calls ticket %llu is %s\n", (unsigned long long)a->put, (unsigned long long)number,
               at ? "of another" : "forgotten");
}

int main(void)
{
    askings a;
    uint64_t n, state = 1;
    asking again = call(5);
    askings_open(&a);
    if (askings_find(&a, 0, 0, 1))
        puts("something is in an empty table");
    for (n = 1; n <= CALLS; n++) {
        asking x = call(n);
        if (askings_put(&a, &x) != n)
            printf("call %llu has another ticket\n", (unsigned long long)n);
        if (n % 997 == 0 || n == 1024 || n == 1025 || n == REMEMBERED || n == REMEMBERED + 1) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            uint64_t other = 1 + (state >> 33) % n;
            look(&a, n, true);
            look(&a, other, other + REMEMBERED > n);
        }
    }
    askings_put(&a, &again);
    n = askings_put(&a, &again);
    if (askings_find(&a, again.process, again.api, again.number) != askings_at(&a, n))
        puts("of equal numbers the newest is not found");
    askings_close(&a);
    return 0;
}
