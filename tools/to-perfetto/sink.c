/* sink.c - see sink.h */
#include "sink.h"
#include "common/options.h"
#include "support/memory.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>
#include <zlib.h>

#define PIECE (512u << 10) /* what is compressed at once; larger gains nothing, readers inflate it whole */
#define DEFLATE_LEVEL 1    /* 9.5 bytes a slice; level 6 saves another 1.4 and takes three times as long */

enum { JOB_EMPTY, JOB_FULL, JOB_BUSY, JOB_DONE };

typedef struct sink_job {
    uint8_t *in, *out;
    size_t n, cap, out_n, out_cap;
    int state;
} sink_job;

/* Jobs form a ring: the converter fills `head`, workers deflate any full one, the writer writes `tail` when it is done.
 */
typedef struct sink_pool {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    sink_job *jobs;
    unsigned njobs, head, tail; /* counters; job = counter % njobs */
    pthread_t writer, *workers;
    int nworkers; /* 0: pieces are written as they are */
    bool stop;
} sink_pool;

static void sink_write(sink *s, const uint8_t *data, size_t n)
{
    if (s->fd < 0)
        s->written += n;
    while (n && s->fd >= 0 && !s->error) {
        ssize_t k = write(s->fd, data, n);
        if (k < 0) {
            if (errno != EINTR)
                s->error = errno;
            continue;
        }
        data += k;
        n -= (size_t)k;
        s->written += (uint64_t)k;
    }
}

static void job_deflate(sink_job *job)
{
    uLongf n = compressBound((uLong)job->n);
    uint8_t *p;
    size_t inner;
    if (job->out_cap < n + 64) {
        job->out_cap = n + 64;
        job->out = (uint8_t *)tr_resize(job->out, job->out_cap);
    }
    /* compressed to the end of the heads' room, then moved up against them */
    if (compress2(job->out + 32, &n, job->in, (uLong)job->n, DEFLATE_LEVEL) != Z_OK)
        tool_fail("zlib cannot compress %zu bytes", job->n);
    inner = 2 + pb_size(n) + n; /* field 50 has a tag of two bytes */
    p = pb_head(job->out, 1, inner);
    p = pb_head(p, 50, n);
    memmove(p, job->out + 32, n);
    job->out_n = (size_t)(p - job->out) + n;
}

static void *deflater(void *user)
{
    sink_pool *pool = (sink_pool *)user;
    pthread_mutex_lock(&pool->lock);
    for (;;) {
        sink_job *job = NULL;
        for (unsigned i = pool->tail; i != pool->head && !job; i++)
            if (pool->jobs[i % pool->njobs].state == JOB_FULL)
                job = &pool->jobs[i % pool->njobs];
        if (!job) {
            if (pool->stop)
                break;
            pthread_cond_wait(&pool->changed, &pool->lock);
            continue;
        }
        job->state = JOB_BUSY;
        pthread_mutex_unlock(&pool->lock);
        job_deflate(job);
        pthread_mutex_lock(&pool->lock);
        job->state = JOB_DONE;
        pthread_cond_broadcast(&pool->changed);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

/* Writing costs as much as converting (the kernel copies each byte to fresh pages), so it has a thread of its own. */
static void *writer(void *user)
{
    sink *s = (sink *)user;
    sink_pool *pool = s->pool;
    pthread_mutex_lock(&pool->lock);
    for (;;) {
        sink_job *job = &pool->jobs[pool->tail % pool->njobs];
        if (job->state == JOB_DONE) {
            pthread_mutex_unlock(&pool->lock);
            if (pool->nworkers)
                sink_write(s, job->out, job->out_n);
            else
                sink_write(s, job->in, job->n);
            pthread_mutex_lock(&pool->lock);
            job->state = JOB_EMPTY;
            pool->tail++;
            pthread_cond_broadcast(&pool->changed);
        } else if (pool->stop && pool->head == pool->tail)
            break;
        else
            pthread_cond_wait(&pool->changed, &pool->lock);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

static bool pool_start(sink *s, int workers)
{
    sink_pool *pool = (sink_pool *)tr_resize(NULL, sizeof *pool);
    int error = 0;
    memset(pool, 0, sizeof *pool);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->changed, NULL);
    pool->njobs = (unsigned)workers * 2 + 2;
    pool->jobs = (sink_job *)tr_resize(NULL, pool->njobs * sizeof *pool->jobs);
    memset(pool->jobs, 0, pool->njobs * sizeof *pool->jobs);
    pool->workers = (pthread_t *)tr_resize(NULL, (size_t)workers * sizeof *pool->workers);
    s->pool = pool;
    while (pool->nworkers < workers && !(error = pthread_create(&pool->workers[pool->nworkers], NULL, deflater, pool)))
        pool->nworkers++;
    if (pool->nworkers || !workers)
        error = pthread_create(&pool->writer, NULL, writer, s);
    errno = error;
    return !error;
}

/* Hands the piece to the pool, for an empty job's buffer. */
static size_t pool_swap(sink *s, size_t n, size_t cap)
{
    sink_pool *pool = s->pool;
    sink_job *job = &pool->jobs[pool->head % pool->njobs];
    uint8_t *in;
    size_t in_cap;
    pthread_mutex_lock(&pool->lock);
    while (job->state != JOB_EMPTY)
        pthread_cond_wait(&pool->changed, &pool->lock);
    in = job->in;
    in_cap = job->cap;
    job->in = s->start;
    job->cap = cap;
    job->n = n;
    job->state = pool->nworkers ? JOB_FULL : JOB_DONE;
    pool->head++;
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_unlock(&pool->lock);
    s->start = in;
    return in_cap;
}

void sink_spill(sink *s, size_t bytes)
{
    size_t n = (size_t)(s->cur - s->start), cap = (size_t)(s->end - s->start);
    s->raw += n;
    if (n)
        cap = pool_swap(s, n, cap);
    if (!s->start || cap < bytes) {
        cap = bytes > PIECE ? bytes : PIECE;
        free(s->start);
        s->start = (uint8_t *)tr_resize(NULL, cap);
    }
    s->cur = s->start;
    s->end = s->start + cap;
}

bool sink_open(sink *s, const char *path, int workers)
{
    memset(s, 0, sizeof *s);
    s->fd = STDOUT_FILENO;
    if (!path)
        s->fd = -1;
    else if (strcmp(path, "-")) {
        if ((errno = tr_output_open(&s->file, path)) != 0)
            return false;
        s->fd = s->file.fd;
    }
    if (!pool_start(s, workers))
        return false;
    sink_spill(s, PIECE);
    return true;
}

bool sink_close(sink *s)
{
    sink_pool *pool = s->pool;
    int why;
    sink_spill(s, 0);
    pthread_mutex_lock(&pool->lock);
    pool->stop = true;
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->nworkers; i++)
        pthread_join(pool->workers[i], NULL);
    pthread_join(pool->writer, NULL);
    for (unsigned i = 0; i < pool->njobs; i++) {
        free(pool->jobs[i].in);
        free(pool->jobs[i].out);
    }
    pthread_mutex_destroy(&pool->lock);
    pthread_cond_destroy(&pool->changed);
    free(pool->jobs);
    free(pool->workers);
    free(pool);
    free(s->start);
    why = s->fd < 0 || s->fd == STDOUT_FILENO ? 0 : tr_output_close(&s->file, !s->error);
    if (!s->error)
        s->error = why;
    errno = s->error;
    return !s->error;
}
