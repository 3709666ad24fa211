/* stream.c - the rows of a reading as an Arrow stream
 *
 * With one job the caller's thread reads. With several, each job reads its part of the threads and holds a few batches
 * ready; the stream takes them in turns. What nobody ended is written last, when all parts are read. */
#include "rows.h"
#include "support/memory.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

enum { AHEAD = 2 /* batches that a job holds ready */ };

typedef struct job {
    struct stream *stream;
    reader *reader;
    pthread_t id;
    bool alone; /* on a thread of its own: id */
    struct ArrowArray ready[AHEAD];
    unsigned n;
    bool ended;
} job;

typedef struct stream {
    reading *reading;
    job *jobs;
    unsigned njobs, turn;
    bool begun, finished, stopped;
    bool broken; /* memory ran out: what the readers hold stays */
    pid_t pid;   /* that began it */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    const char *error;
} stream;

static void read_part(job *j)
{
    stream *s = j->stream;
    struct ArrowArray a;
    bool more = true;
    while (more) {
        more = reader_next(j->reader, &a);
        pthread_mutex_lock(&s->lock);
        while (more && j->n == AHEAD && !s->stopped)
            pthread_cond_wait(&s->changed, &s->lock);
        if (more && s->stopped)
            a.release(&a);
        else if (more)
            j->ready[j->n++] = a;
        more = more && !s->stopped;
        j->ended = !more;
        pthread_cond_broadcast(&s->changed);
        pthread_mutex_unlock(&s->lock);
    }
}

static void *work(void *arg)
{
    job *j = arg;
    tr_trap trap;
    tr_trapped = &trap;
    if (setjmp(trap.back)) {
        pthread_mutex_lock(&j->stream->lock);
        j->ended = j->stream->broken = j->stream->stopped = true;
        pthread_cond_broadcast(&j->stream->changed);
        pthread_mutex_unlock(&j->stream->lock);
    } else
        read_part(j);
    tr_trapped = NULL;
    return NULL;
}

/* Signals are for the threads of the program. */
static void begin(stream *s)
{
    sigset_t all, before;
    unsigned k;
    sigfillset(&all);
    s->begun = true;
    s->pid = getpid();
    for (k = 0; k < s->njobs; k++)
        s->jobs[k] = (job){.stream = s, .reader = reader_open(s->reading, k, s->njobs)};
    if (s->njobs == 1)
        return;
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (k = 0; k < s->njobs; k++)
        s->jobs[k].alone = pthread_create(&s->jobs[k].id, NULL, work, &s->jobs[k]) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* The next batch of the job; false at the end of its part. */
static bool take(stream *s, job *j, struct ArrowArray *out)
{
    bool got;
    if (!j->alone)
        return reader_next(j->reader, out);
    pthread_mutex_lock(&s->lock);
    while (!j->n && !j->ended && !s->broken)
        pthread_cond_wait(&s->changed, &s->lock);
    got = j->n > 0;
    if (got) {
        *out = j->ready[0];
        j->ready[0] = j->ready[1];
        j->n--;
    }
    pthread_cond_broadcast(&s->changed);
    pthread_mutex_unlock(&s->lock);
    return got;
}

static bool take_any(stream *s, struct ArrowArray *out)
{
    unsigned k;
    for (k = 0; k < s->njobs; k++, s->turn = (s->turn + 1) % s->njobs)
        if (take(s, &s->jobs[s->turn], out)) {
            s->turn = (s->turn + 1) % s->njobs;
            return true;
        }
    return false;
}

static void next(stream *s, struct ArrowArray *out)
{
    if (!s->begun)
        begin(s);
    if (take_any(s, out) || s->broken)
        return;
    if (!s->finished) {
        s->finished = true;
        reader_finish(s->jobs[0].reader);
    }
    reader_next(s->jobs[0].reader, out);
}

static int get_next(struct ArrowArrayStream *x, struct ArrowArray *out)
{
    stream *s = x->private_data;
    tr_trap trap;
    *out = (struct ArrowArray){.release = NULL};
    if (s->begun && s->pid != getpid()) {
        s->error = "this stream was begun in another process, from which this one was forked";
        return EINVAL;
    }
    tr_trapped = &trap;
    if (!s->broken && !setjmp(trap.back))
        next(s, out);
    else
        s->broken = true;
    tr_trapped = NULL;
    if (!s->broken)
        return 0;
    s->error = "there is no memory left to read the trace with";
    atomic_store(&s->reading->core->broken, true);
    return ENOMEM;
}

static int get_schema(struct ArrowArrayStream *x, struct ArrowSchema *out)
{
    const stream *s = x->private_data;
    columns_schema(s->reading->columns, s->reading->ncolumns, out);
    return 0;
}

static const char *last_error(struct ArrowArrayStream *x) { return ((const stream *)x->private_data)->error; }

static void release(struct ArrowArrayStream *x)
{
    stream *s = x->private_data;
    unsigned k;
    x->release = NULL;
    if (s->broken || (s->begun && s->pid != getpid())) /* in a child there are no such threads: what they hold stays */
        return;
    pthread_mutex_lock(&s->lock);
    s->stopped = true;
    pthread_cond_broadcast(&s->changed);
    pthread_mutex_unlock(&s->lock);
    for (k = 0; s->begun && k < s->njobs; k++) {
        job *j = &s->jobs[k];
        if (j->alone)
            pthread_join(j->id, NULL);
        while (j->n)
            j->n--, j->ready[j->n].release(&j->ready[j->n]);
        reader_close(j->reader);
    }
    free(s->jobs);
    reading_close(s->reading);
    pthread_cond_destroy(&s->changed);
    pthread_mutex_destroy(&s->lock);
    free(s);
}

void stream_open(reading *r, struct ArrowArrayStream *out)
{
    stream *s = tr_alloc(sizeof *s);
    s->reading = r;
    s->njobs = r->asked.by_time || !r->asked.jobs ? 1 : r->asked.jobs;
    if (s->njobs > r->nthreads)
        s->njobs = r->nthreads ? (unsigned)r->nthreads : 1;
    s->jobs = tr_alloc(s->njobs * sizeof *s->jobs);
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->changed, NULL);
    *out = (struct ArrowArrayStream){get_schema, get_next, last_error, release, s};
}
