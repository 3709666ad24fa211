/* late.h - which ranks are late by more than chance
 *
 * A busy machine makes ranks late, too: now this one, now that one. Who is to blame is late again and again, or for
 * longer than a machine explains. The question is asked of each meeting of ranks (segments.h): who had worked longest
 * before it? If nobody is to blame it is each of n ranks with a chance of 1/n, whatever the times look like. So often
 * can be counted on, and how unlikely it is to be last k of K times says the binomial distribution; no spread is
 * estimated and no distribution assumed. A rank is late if one of these holds:
 *
 * - Again and again: the chance of it is below 1 % after the correction for several ranks and questions. Meetings
 *   within 100 ms count as one, for the system leaves a thread beside another for tens of milliseconds. Where the other
 *   ranks are so quiet that their excess is below a tenth, each meeting counts for itself. What the rank is late by
 *   again and again has to be worth a word, too: of thousands of meetings a few nanoseconds are more than chance.
 *   How late it was in all is asked, too (shuffle.h).
 *   A rank that is late once in each step is not the last in most meetings of the step, so steps are asked as well.
 *   All answers assume that meetings, steps or rounds of 100 ms are independent. What disturbs a rank for longer
 *   makes them say the same again and again, so the rank also has to be late in all parts of the run (run_parts.h).
 * - By one delay: longer than 100 ms, the period in which a control group may take the processor away, half as long as
 *   what the others worked, and four times as long as any other delay, also of its own, but for those as long.
 *
 * A busy machine is not the cause if the rank's threads waited for processors for at most a quarter of its delays, or
 * if half of what it works longer is work of devices. Then each meeting counts for itself, too. Devices' times vary as
 * well, so a rank with a slower device has to be late by more than chance like any other. If ranks met too few times to
 * tell, it is asked of each kernel whether it took longer than the same one of all other ranks.
 */
#ifndef REPORT_LATE_H
#define REPORT_LATE_H
#include "segments.h"

enum late_how { LATE_NOT, LATE_ONCE, LATE_BY_DEVICE, LATE_OFTEN };

enum late_than { THAN_ALL, THAN_MEDIAN, THAN_MOST }; /* most: seven eighths */

typedef struct late_rank {
    enum late_how how;
    bool always;         /* LATE_OFTEN: as a rule; else only in meetings that are notably uneven */
    enum late_than than; /* it was counted how often it was later than these */
    uint32_t yes, asked;
    double expected; /* so often by chance */
    bool own;        /* a busy machine can't explain it at any time */
    bool sum;        /* it is how late it was in all, in so many rounds (asked), that is unlikely */
    double more;     /* ns beyond the mean, then */
    double chance;   /* how likely so many are, then */
} late_rank;

typedef struct lateness {
    late_rank *of;     /* each process */
    uint32_t meetings; /* of two ranks or more */
    uint32_t rounds;   /* meetings that are 100 ms apart */
    bool enough;       /* so many that a rank that is always last would be found */
} lateness;

/* worth: the least delay, in ns, of a rank that is late repeatedly. step: how long a step takes; 0: unknown. disturbed:
 * for each process, how long other programs may have delayed one of its threads; -1: unknown */
void late_find(lateness *l, const segments *s, const graph *g, double worth, int64_t step, const int64_t *disturbed);
void late_free(lateness *l);
#endif
