/* crew.h - threads that work off jobs; whoever waits for a job works too */
#ifndef TRACE_READ_CREW_H
#define TRACE_READ_CREW_H
#include <pthread.h>
#include <stdbool.h>

typedef struct tr_job {
    void (*run)(struct tr_job *job, unsigned worker); /* worker: from 0, which is the thread that made the crew */
    struct tr_job *next;
    int rank;
    bool done;
} tr_job;

enum { TR_JOB_FIRST, TR_JOB_LATER, TR_JOB_RANKS };

typedef struct tr_crew {
    pthread_mutex_t lock;
    pthread_cond_t wake, done;
    struct {
        tr_job *first, *last;
    } queue[TR_JOB_RANKS];
    struct tr_crew_member {
        struct tr_crew *crew;
        pthread_t thread;
        unsigned number;
    } *members;
    unsigned n;            /* that work: the members and who made them */
    const tr_job *awaited; /* whoever made them is told when this one is done, */
    bool asks;             /* or any */
    bool stop;
} tr_crew;

int tr_cores(void);
void tr_crew_open(tr_crew *crew, int threads); /* <= 0: one for each core */
/* The job stays the caller's, and must stay where it is until it is done. Jobs of the first rank go before others. */
void tr_crew_add(tr_crew *crew, tr_job *job, int rank);
/* The same of several, each the `next` of the one before: all members are called at once. */
void tr_crew_add_all(tr_crew *crew, tr_job *first, int rank);
void tr_crew_wait(tr_crew *crew, const tr_job *job); /* does jobs until this one is done, none of a later rank */
/* Does any jobs until `is` says so, which is asked again after each job that somebody did. */
void tr_crew_until(tr_crew *crew, bool (*is)(void *user), void *user);
void tr_crew_close(tr_crew *crew); /* no job is left */
#endif
