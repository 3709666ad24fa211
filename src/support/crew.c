/* crew.c - see crew.h */
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>
#include "memory.h"
#include "crew.h"

/* The next job of a rank up to `last`, taken out of line; NULL: there is none. Lock held. */
static tr_job *take(tr_crew *crew, int last)
{
    int rank;
    for (rank = 0; rank <= last; rank++) {
        tr_job *job = crew->queue[rank].first;
        if (job) {
            crew->queue[rank].first = job->next;
            return job;
        }
    }
    return NULL;
}

/* Lock held; given up meanwhile. */
static void do_job(tr_crew *crew, tr_job *job, unsigned worker)
{
    pthread_mutex_unlock(&crew->lock);
    job->run(job, worker);
    pthread_mutex_lock(&crew->lock);
    job->done = true;
    if (crew->asks || crew->awaited == job)
        pthread_cond_signal(&crew->done);
}

static void *work(void *user)
{
    struct tr_crew_member *me = user;
    tr_crew *crew = me->crew;
    tr_job *job;
    pthread_mutex_lock(&crew->lock);
    for (;;)
        if ((job = take(crew, TR_JOB_LATER)))
            do_job(crew, job, me->number);
        else if (crew->stop)
            break;
        else
            pthread_cond_wait(&crew->wake, &crew->lock);
    pthread_mutex_unlock(&crew->lock);
    return NULL;
}

int tr_cores(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : n > INT_MAX ? INT_MAX : (int)n;
}

void tr_crew_open(tr_crew *crew, int threads)
{
    *crew = (tr_crew){0};
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->wake, NULL);
    pthread_cond_init(&crew->done, NULL);
    if (threads <= 0)
        threads = tr_cores();
    crew->members = tr_alloc((size_t)threads * sizeof *crew->members);
    for (crew->n = 1; crew->n < (unsigned)threads; crew->n++) {
        struct tr_crew_member *m = &crew->members[crew->n];
        m->crew = crew;
        m->number = crew->n;
        if (pthread_create(&m->thread, NULL, work, m))
            break;
    }
}

/* Lock held. */
static void put_in_line(tr_crew *crew, tr_job *job, int rank)
{
    job->next = NULL;
    job->done = false;
    job->rank = rank;
    if (crew->queue[rank].first)
        crew->queue[rank].last->next = job;
    else
        crew->queue[rank].first = job;
    crew->queue[rank].last = job;
}

void tr_crew_add(tr_crew *crew, tr_job *job, int rank)
{
    pthread_mutex_lock(&crew->lock);
    put_in_line(crew, job, rank);
    pthread_cond_signal(&crew->wake);
    pthread_mutex_unlock(&crew->lock);
}

void tr_crew_add_all(tr_crew *crew, tr_job *first, int rank)
{
    tr_job *next;
    pthread_mutex_lock(&crew->lock);
    for (; first; first = next) {
        next = first->next;
        put_in_line(crew, first, rank);
    }
    pthread_cond_broadcast(&crew->wake);
    pthread_mutex_unlock(&crew->lock);
}

void tr_crew_wait(tr_crew *crew, const tr_job *job)
{
    tr_job *other;
    pthread_mutex_lock(&crew->lock);
    crew->awaited = job;
    while (!job->done)
        if ((other = take(crew, job->rank)))
            do_job(crew, other, 0);
        else
            pthread_cond_wait(&crew->done, &crew->lock);
    crew->awaited = NULL;
    pthread_mutex_unlock(&crew->lock);
}

void tr_crew_until(tr_crew *crew, bool (*is)(void *user), void *user)
{
    tr_job *job;
    pthread_mutex_lock(&crew->lock);
    crew->asks = true;
    while (!is(user))
        if ((job = take(crew, TR_JOB_LATER)))
            do_job(crew, job, 0);
        else
            pthread_cond_wait(&crew->done, &crew->lock);
    crew->asks = false;
    pthread_mutex_unlock(&crew->lock);
}

void tr_crew_close(tr_crew *crew)
{
    unsigned i;
    pthread_mutex_lock(&crew->lock);
    crew->stop = true;
    pthread_cond_broadcast(&crew->wake);
    pthread_mutex_unlock(&crew->lock);
    for (i = 1; i < crew->n; i++)
        pthread_join(crew->members[i].thread, NULL);
    pthread_mutex_destroy(&crew->lock);
    pthread_cond_destroy(&crew->wake);
    pthread_cond_destroy(&crew->done);
    free(crew->members);
}
