/* schedule_parse.h - "every=10,range=Step.*": the words of TRACE_WHEN and TRACE_DEVICES, read by the recorder and by
 * trace-run */
#ifndef TRACE_WHEN_H
#define TRACE_WHEN_H
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct trace__amount { /* so many steps, or nanoseconds */
    uint64_t n;
    bool timed;
} trace__amount;

typedef struct trace__when {
    bool never, off, release, hold;
    int signal;
    trace__amount every, length, after, most; /* n 0: not asked for */
    char ranges[256];                         /* patterns of names, parted by |; "": the usual ones */
} trace__when;

/* "20", "1.5s", "200ms"; false: none of these */
static bool trace__when_length(const char *s, size_t n, trace__amount *out)
{
    char text[32], *end;
    double v;
    if (!n || n >= sizeof text || *s < '0' || *s > '9')
        return false;
    memcpy(text, s, n);
    text[n] = 0;
    v = strtod(text, &end);
    out->timed = *end != 0;
    if (!strcmp(end, "s"))
        v *= 1e9;
    else if (!strcmp(end, "ms"))
        v *= 1e6;
    else if (*end || strpbrk(text, ".eExX"))
        return false;
    out->n = v < 1e18 ? (uint64_t)v : 0;
    return out->n > 0;
}

/* The number of a signal that a program may be sent; 0: none of these */
static int trace__when_signal(const char *s, size_t n)
{
    static const struct {
        const char *name;
        int number;
    } names[] = {{"USR1", 10}, {"USR2", 12}, {"HUP", 1}, {"URG", 23}, {"WINCH", 28}};
    size_t i;
    if (n > 3 && !memcmp(s, "SIG", 3)) {
        s += 3;
        n -= 3;
    }
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i].name) == n && !memcmp(names[i].name, s, n))
            return names[i].number;
    return n == 2 && s[0] >= '3' && s[0] <= '6' && s[1] >= '0' && s[1] <= '9' && atoi(s) >= 36 && atoi(s) <= 64
               ? atoi(s)
               : 0; /* real-time ones */
}

/* NULL, or what is wrong with the text; then *w is as good as empty: always. */
static inline const char *trace__when_parse(trace__when *w, const char *text)
{
    static const char unknown[] = "words are every=N, length=N, after=N, for=N (steps, or 2s, 100ms), range=NAME, "
                                  "signal=USR2, off, release, hold; 1 is always, 0 never";
    const char *s = text, *wrong = NULL;
    memset(w, 0, sizeof *w);
    while (*s && !wrong) {
        size_t n = strcspn(s, ","), name = strcspn(s, "=,"), given = name < n ? n - name - 1 : 0;
        const char *value = s + name + 1;
        trace__amount *number = name == 5 && !memcmp(s, "every", 5)    ? &w->every
                                : name == 6 && !memcmp(s, "length", 6) ? &w->length
                                : name == 5 && !memcmp(s, "after", 5)  ? &w->after
                                : name == 3 && !memcmp(s, "for", 3)    ? &w->most
                                                                       : NULL;
        if (number && !trace__when_length(value, given, number))
            wrong = "every, length, after and for take a number of steps above 0, or a time like 2s or 100ms";
        else if (number)
            ;
        else if (n == 1 && *s == '1')
            ;
        else if (n == 1 && *s == '0')
            w->never = true;
        else if (n == 3 && !memcmp(s, "off", 3))
            w->off = true;
        else if (n == 7 && !memcmp(s, "release", 7))
            w->release = true;
        else if (n == 4 && !memcmp(s, "hold", 4))
            w->hold = true;
        else if (name == 6 && !memcmp(s, "signal", 6)) {
            if (!(w->signal = trace__when_signal(value, given)))
                wrong = "signal takes USR1, USR2, HUP, URG, WINCH or 36 to 64";
        } else if (name == 5 && !memcmp(s, "range", 5)) {
            if (!given || given >= sizeof w->ranges)
                wrong = "range takes the name of ranges, with * and ? for what differs, and | between several";
            else
                memcpy(w->ranges, value, given);
        } else
            wrong = unknown;
        s += n;
        s += *s == ',';
    }
    if (!wrong && w->length.n && (!w->every.n || w->length.timed != w->every.timed))
        wrong = "length says how much of every is recorded, and both are steps or both are times";
    if (!wrong && w->every.timed && !w->length.n)
        wrong = "every with a time needs a length, like every=60s,length=2s";
    if (!wrong && w->length.n > w->every.n)
        wrong = "length is more than every";
    if (wrong)
        memset(w, 0, sizeof *w);
    return wrong;
}

#endif
