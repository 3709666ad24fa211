/* teams.h - threads of a process that work together: when each waited at a barrier, and when regions were open
 *
 * No thread leaves a barrier before the last one has come. So what threads wait there until the first of them leaves is
 * one meeting of the team, and the team lost what its last thread came later than the one in the middle. */
#ifndef REPORT_TEAMS_H
#define REPORT_TEAMS_H
#include <stddef.h>
#include <stdint.h>

enum { TEAM_TIMES_MOST = 1 << 20 }; /* more are left out */

typedef struct team_time {
    int64_t from, to;
    uint32_t lane;
} team_time;
typedef struct team_times {
    team_time *list;
    size_t n, room;
} team_times;
typedef struct teams {
    team_times barriers, regions; /* regions: outermost ones of a thread */
} teams;

void team_add(team_times *t, uint32_t lane, int64_t from, int64_t to);
void teams_free(teams *t);

/* A team lost time at a barrier: from when the thread in the middle had come until the last one came. */
typedef struct team_loss {
    int64_t from, to;
    uint32_t lane; /* the last one */
} team_loss;
typedef struct team_losses { /* of one process */
    team_loss *list;         /* longest first */
    size_t n, room;
    uint64_t *late;       /* by lane: what the team lost by it */
    uint32_t *last, *met; /* by lane: how often it was last, how often it met others */
    double *expected;     /* by lane: how often it would be last by chance */
    uint64_t ns, meetings;
} team_losses;

/* barriers: of the process; they are put in order of time. lanes: how many there are in all */
void team_losses_find(team_losses *l, team_time *barriers, size_t n, uint32_t lanes);
void team_losses_free(team_losses *l);
#endif
