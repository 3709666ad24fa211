#include "dots.h"
#include <stdio.h>

int main(void)
{
    char text[1024];
    int at = 12;
    /* 30 arguments of both kinds: most lie on the stack */
    int n = dots_format(text, sizeof text,
                        "%d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %s %ld", 1,
                        1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12,
                        12.5, 13, 13.5, 14, 14.5, "end", 15L);
    printf("%d %s\n", n, text);
    printf("%g\n", dots_set(1, 2, 3, 4, 5, 6, 0.5, DOTS_INT, 70));
    printf("%g\n", dots_set(1, 2, 3, 4, 5, 6, 0.5, DOTS_DOUBLE, 0.25));
    printf("%g\n", dots_set(1, 2, 3, 4, 5, 6, 0.5, DOTS_TEXT, "a"));
    printf("%g\n", dots_set(1, 2, 3, 4, 5, 6, 0.5, DOTS_NOTHING));
    printf("%g\n", dots_set(1, 2, 3, 4, 5, 6, 0.5, DOTS_OTHER, &at));
    printf("%ld\n", dots_request(3, 0x80000001ul, &at));
    printf("%ld\n", dots_request(3, 5, -4L));
    printf("%d\n", dots_status(DOTS_OTHER, 1, 2, 3, 4, 5, 6));
    return 0;
}
