/* fake.c - an NCCL of a few ranks in one process, without a GPU: groups, communicators, and a profiler plugin driven as
 * NCCL drives it
 *
 * Written from what NCCL's source and headers say, not from src/backends. $CALL_LOG gets what is true, a line each:
 *
 *     comm HANDLE SIZE RANK HASH          a communicator is ready; members have the same hash
 *     call FUNC HANDLE SEQ                a collective was called: the SEQ-th on that communicator
 *     task FUNC HANDLE SEND COUNT BEGIN END    what the "GPU" did for it: CLOCK_REALTIME ns of the first channel's
 *                                              begin and the last one's end
 *     early FUNC                          something was asked of a communicator that is not ready
 *
 * The GPU's timer runs on another clock: GPU_EPOCH + ns * GPU_RATE. Work is done by a proxy thread, channel by channel.
 * PLUGIN=4 or 5 is the version NCCL knows. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <nccl.h>
#include <pthread.h>
#include <stddef.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define GPU_EPOCH 1700000000000000000ull
#define GPU_RATE 1.00002
enum { CHANNELS = 6, MOST = 256 };

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
static uint64_t started;
static uint64_t gpu_time(uint64_t ns) { return GPU_EPOCH + (uint64_t)((double)(int64_t)(ns - started) * GPU_RATE); }

/* ---- the plugin's side, as the documentation of version 4 and 5 describes it ------------------------------------- */

struct coll {
    uint64_t seq;
    const char *func;
    const void *send;
    void *recv;
    size_t count;
    int root;
    const char *datatype;
    uint8_t channels, warps;
    const char *algo, *proto;
    void *group;
};
struct p2p {
    const char *func;
    void *buff;
    const char *datatype;
    size_t count;
    int peer;
    uint8_t channels;
    void *group;
};
struct proxy {
    pid_t pid;
    uint8_t channel;
    int peer, steps, chunk, is_send;
};
struct kernel {
    uint8_t channel;
    uint64_t timer;
};
struct call_api {
    const char *func;
    size_t count;
    const char *datatype;
    int root;
    void *stream;
    bool captured;
};
union detail {
    struct coll coll;
    struct p2p p2p;
    struct proxy proxy;
    struct kernel kernel;
    struct call_api api;
    struct {
        bool captured;
        int depth;
    } group;
};
struct descr4 {
    uint8_t type;
    void *parent;
    int rank;
    union detail u;
};
struct descr5 {
    uint64_t type;
    void *parent;
    int rank;
    union detail u;
};
_Static_assert(sizeof(struct descr5) == 112 && offsetof(struct descr5, u) == 24 && offsetof(struct coll, algo) == 64 &&
                   offsetof(struct kernel, timer) == 8,
               "layout");
union state {
    size_t bytes;
    uint64_t timer;
};
typedef void logger(int level, unsigned long flags, const char *file, int line, const char *format, ...);
struct plugin4 {
    const char *name;
    int (*init)(void **, int *, const char *, uint64_t, int, int, int, logger *);
    int (*start)(void *, void **, void *);
    int (*stop)(void *);
    int (*record)(void *, int, union state *);
    int (*finalize)(void *);
};
struct plugin5 {
    const char *name;
    int (*init)(void **, uint64_t, int *, const char *, int, int, int, logger *);
    int (*start)(void *, void **, void *);
    int (*stop)(void *);
    int (*record)(void *, int, union state *);
    int (*finalize)(void *);
};
enum { GROUP = 1, COLL = 2, P2P = 4, PROXY = 8, KERNEL = 64, GROUP_API = 256, COLL_API = 512, P2P_API = 1024 };

static int version, mask, loaded;
static void *plugin;
static void log_nothing(int level, unsigned long flags, const char *file, int line, const char *format, ...)
{
    (void)level, (void)flags, (void)file, (void)line, (void)format;
}

static void load_plugin(void)
{
    const char *name = getenv("NCCL_PROFILER_PLUGIN");
    void *lib;
    if (loaded++ || !name || !strcmp(name, "none"))
        return;
    lib = strcmp(name, "STATIC_PLUGIN") ? dlopen(name, RTLD_NOW | RTLD_LOCAL) : dlopen(NULL, RTLD_NOW | RTLD_LOCAL);
    version = getenv("PLUGIN") ? atoi(getenv("PLUGIN")) : 5;
    plugin = lib ? dlsym(lib, version == 5 ? "ncclProfiler_v5" : "ncclProfiler_v4") : NULL;
}
static void *start(void *context, uint64_t type, void *parent, int rank, const union detail *u)
{
    struct descr5 d5 = {type, parent, rank, {{0}}};
    struct descr4 d4;
    void *handle = NULL;
    /* a kind that others stand on is told of when one of these is asked for */
    uint64_t needed = type == KERNEL                     ? KERNEL
                      : type == COLL || type == COLL_API ? COLL | PROXY | KERNEL
                      : type == P2P || type == P2P_API   ? P2P | PROXY | KERNEL
                                                         : 0xfffu;
    if (!plugin || !context || !((uint64_t)mask & (needed | type)))
        return NULL;
    if (u)
        d5.u = *u;
    if (version == 5) {
        ((struct plugin5 *)plugin)->start(context, &handle, &d5);
        return handle;
    }
    if (type > KERNEL)
        return NULL;
    memset(&d4, 0xcd, sizeof d4); /* as it is on NCCL's stack */
    d4.type = (uint8_t)type;
    d4.parent = type == COLL ? u->coll.group : type == P2P ? u->p2p.group : parent;
    d4.rank = rank;
    d4.u = d5.u;
    ((struct plugin4 *)plugin)->start(context, &handle, &d4);
    return handle;
}
static void stop(void *handle)
{
    if (handle)
        (version == 5 ? ((struct plugin5 *)plugin)->stop : ((struct plugin4 *)plugin)->stop)(handle);
}
static void record(void *handle, int state, uint64_t value)
{
    union state s = {value};
    (version == 5 ? ((struct plugin5 *)plugin)->record : ((struct plugin4 *)plugin)->record)(handle, state, &s);
}

/* ---- communicators ----------------------------------------------------------------------------------------------- */

struct ncclComm {
    uint64_t hash;
    int size, rank, ready;
    uint64_t seq, func_seq[16];
    void *context;
    pthread_mutex_t proxy;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static FILE *books;
static __thread int depth;
static __thread void *group_api;
static uint64_t hashes = 77;

static void open_books(void)
{
    if (!books)
        books = fopen(getenv("CALL_LOG"), "w");
    if (!started)
        started = now();
}
static void ready(struct ncclComm *c)
{
    load_plugin();
    if (plugin && version == 5)
        ((struct plugin5 *)plugin)->init(&c->context, c->hash, &mask, "blue", 1, c->size, c->rank, log_nothing);
    else if (plugin)
        ((struct plugin4 *)plugin)->init(&c->context, &mask, NULL, c->hash, 1, c->size, c->rank, log_nothing);
    c->ready = 1;
    fprintf(books, "comm %p %d %d %llu\n", (void *)c, c->size, c->rank, (unsigned long long)c->hash);
}
static struct ncclComm *make(uint64_t hash, int size, int rank)
{
    struct ncclComm *c = calloc(1, sizeof *c);
    open_books();
    c->hash = hash;
    c->size = size;
    c->rank = rank;
    pthread_mutex_init(&c->proxy, NULL);
    return c;
}

/* ---- work that waits for its group's end ------------------------------------------------------------------------- */

struct work {
    int kind;
    const char *func;
    int number;
    struct ncclComm *comm;
    const void *send;
    void *recv;
    size_t count;
    ncclDataType_t type;
    int root;
    void *api, *event;
    struct ncclComm *parent, **out;
    int color, key;
    uint64_t seq;
};
enum { DO_COLL, DO_P2P, DO_SPLIT, DO_INIT };
static __thread struct work queue[MOST];
static __thread int queued;

static const char *const type_names[] = {"ncclInt8",   "ncclUint8",   "ncclInt32",   "ncclUint32",  "ncclInt64",
                                         "ncclUint64", "ncclFloat16", "ncclFloat32", "ncclFloat64", "ncclBfloat16"};

/* the GPU and the proxy thread: channels run side by side, and are told of a little after they began and ended */
static void run(const struct work *w)
{
    uint64_t begin[CHANNELS], first = UINT64_MAX, last = 0, late = 0;
    void *channel[CHANNELS];
    int n = w->kind == DO_P2P ? 2 : CHANNELS, i;
    union detail u;
    for (i = 0; i < n; i++) {
        memset(&u, 0, sizeof u);
        begin[i] = now();
        usleep(i == n - 1 ? 300 : 30);
        u.kernel.channel = (uint8_t)i;
        u.kernel.timer = gpu_time(begin[i]);
        channel[i] = start(w->comm->context, KERNEL, w->event, 0, &u);
        late = now() - begin[i] > late ? now() - begin[i] : late;
        first = begin[i] < first ? begin[i] : first;
    }
    for (i = n - 1; i >= 0; i--) {
        uint64_t end = now();
        if (channel[i]) {
            record(channel[i], 22, gpu_time(end));
            stop(channel[i]);
        }
        late = now() - end > late ? now() - end : late;
        last = end > last ? end : last;
    }
    pthread_mutex_lock(&lock);
    fprintf(books, "task %s %p %p %zu %llu %llu %llu\n", w->func, (void *)w->comm,
            w->kind == DO_P2P && w->recv ? w->recv : (void *)(uintptr_t)w->send, w->count, (unsigned long long)first,
            (unsigned long long)last, (unsigned long long)late);
    pthread_mutex_unlock(&lock);
}
static void *proxy(void *arg)
{
    struct work *w = arg;
    int runs = w->comm->size == 1 ? 3 : 1; /* as those of a captured graph run: told of once */
    pthread_mutex_lock(&w->comm->proxy);   /* a communicator has one proxy */
    while (runs--)
        run(w);
    pthread_mutex_unlock(&w->comm->proxy);
    free(w);
    return NULL;
}
static pthread_t workers[4 * MOST];
static int nworkers;
void fake_wait(void);
void fake_wait(void)
{
    while (nworkers)
        pthread_join(workers[--nworkers], NULL);
}

static int by_size(const void *a, const void *b) /* NCCL launches large ones first */
{
    const struct work *x = a, *y = b;
    return (x->count < y->count) - (x->count > y->count);
}

static int by_key(const void *a, const void *b)
{
    const struct work *x = a, *y = b;
    return x->color != y->color ? x->color - y->color
           : x->key != y->key   ? x->key - y->key
                                : x->parent->rank - y->parent->rank;
}

static void split(struct work *w, int n)
{
    int i, k, size;
    qsort(w, (size_t)n, sizeof *w, by_key);
    for (i = 0; i < n; i += size) {
        uint64_t hash = ++hashes;
        for (size = 1; i + size < n && w[i + size].color == w[i].color; size++) {}
        for (k = 0; k < size; k++)
            if (w[i].color < 0)
                *w[i + k].out = NULL;
            else
                ready(*w[i + k].out = make(hash, size, k));
    }
}

static void flush(void)
{
    struct work now_[MOST];
    int n = queued, i, splits = 0, m = 0;
    struct work todo[MOST];
    void *group;
    memcpy(now_, queue, sizeof *queue * (size_t)n);
    queued = 0;
    for (i = 0; i < n; i++)
        if (now_[i].kind == DO_SPLIT)
            todo[splits++] = now_[i];
    split(todo, splits);
    for (i = 0; i < n; i++)
        if (now_[i].kind == DO_COLL || now_[i].kind == DO_P2P)
            todo[m++] = now_[i];
    if (!m)
        return;
    qsort(todo, (size_t)m, sizeof *todo, by_size);
    group = start(todo[0].comm->context, GROUP, NULL, 0, NULL);
    for (i = 0; i < m; i++) {
        struct work *w = malloc(sizeof *w);
        union detail u;
        *w = todo[i];
        memset(&u, 0, sizeof u);
        if (w->kind == DO_COLL)
            u.coll = (struct coll){w->comm->func_seq[w->number]++,
                                   w->func,
                                   w->send,
                                   w->recv,
                                   w->count,
                                   w->root,
                                   type_names[w->type],
                                   CHANNELS,
                                   16,
                                   "RING",
                                   "LL128",
                                   group};
        else
            u.p2p = (struct p2p){
                w->func, w->recv ? w->recv : (void *)(uintptr_t)w->send, type_names[w->type], w->count, w->root, 2,
                group};
        w->event = start(w->comm->context, w->kind == DO_COLL ? COLL : P2P, w->api, w->comm->rank, &u);
        stop(w->event);
        if (pthread_create(&workers[nworkers++], NULL, proxy, w))
            abort();
    }
    stop(group);
}

static ncclResult_t enqueue(struct work w)
{
    union detail u;
    memset(&u, 0, sizeof u);
    if (w.kind == DO_COLL || w.kind == DO_P2P) {
        if (!w.comm || !w.comm->ready)
            return ncclInvalidArgument;
        if (!group_api)
            group_api = start(w.comm->context, GROUP_API, NULL, 0, &u);
        u.api = (struct call_api){w.func, w.count, type_names[w.type], w.root, NULL, false};
        w.api = start(w.comm->context, w.kind == DO_COLL ? COLL_API : P2P_API, group_api, 0, &u);
        pthread_mutex_lock(&lock);
        if (w.kind == DO_COLL)
            fprintf(books, "call %s %p %llu\n", w.func, (void *)w.comm, (unsigned long long)w.comm->seq++);
        pthread_mutex_unlock(&lock);
    }
    queue[queued++] = w;
    stop(w.api);
    if (!depth) {
        flush();
        stop(group_api);
        group_api = NULL;
    }
    return ncclSuccess;
}

/* ---- the API ----------------------------------------------------------------------------------------------------- */

ncclResult_t ncclGetUniqueId(ncclUniqueId *id)
{
    memset(id, 0, sizeof *id);
    memcpy(id, &(uint64_t){++hashes}, 8);
    return ncclSuccess;
}
ncclResult_t ncclCommInitRank(ncclComm_t *comm, int n, ncclUniqueId id, int rank)
{
    uint64_t hash;
    memcpy(&hash, &id, 8);
    ready(*comm = make(hash, n, rank));
    return ncclSuccess;
}
ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int n, ncclUniqueId id, int rank, ncclConfig_t *config)
{
    (void)config;
    return ncclCommInitRank(comm, n, id, rank);
}
ncclResult_t ncclCommInitAll(ncclComm_t *comm, int n, const int *devices)
{
    (void)devices;
    hashes++;
    for (int i = 0; i < n; i++)
        ready(comm[i] = make(hashes, n, i));
    return ncclSuccess;
}
ncclResult_t ncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *newcomm, ncclConfig_t *config)
{
    (void)config;
    if (depth)
        *newcomm = NULL;
    return enqueue((struct work){.kind = DO_SPLIT, .parent = comm, .out = newcomm, .color = color, .key = key});
}
ncclResult_t ncclCommShrink(ncclComm_t comm, int *exclude, int n, ncclComm_t *newcomm, ncclConfig_t *config, int flags)
{
    int rank = comm->rank;
    (void)config, (void)flags;
    for (int i = 0; i < n; i++)
        rank -= exclude[i] < comm->rank;
    ready(*newcomm = make(comm->hash * 31 + 5, comm->size - n, rank));
    return ncclSuccess;
}
static ncclResult_t ask(const char *func, ncclComm_t comm, int *out, int value)
{
    if (!comm || !comm->ready) {
        fprintf(books, "early %s\n", func);
        return ncclInvalidArgument;
    }
    *out = value;
    return ncclSuccess;
}
ncclResult_t ncclCommCount(const ncclComm_t comm, int *n)
{
    return ask("ncclCommCount", comm, n, comm ? comm->size : 0);
}
ncclResult_t ncclCommUserRank(const ncclComm_t comm, int *rank)
{
    return ask("ncclCommUserRank", comm, rank, comm ? comm->rank : 0);
}
ncclResult_t ncclCommDestroy(ncclComm_t comm)
{
    fake_wait();
    if (plugin && comm->context)
        (version == 5 ? ((struct plugin5 *)plugin)->finalize : ((struct plugin4 *)plugin)->finalize)(comm->context);
    fflush(books);
    return ncclSuccess; /* its place is not used again: handles in the books stay distinct */
}
ncclResult_t ncclGroupStart(void)
{
    depth++;
    return ncclSuccess;
}
ncclResult_t ncclGroupEnd(void)
{
    if (!--depth) {
        flush();
        stop(group_api);
        group_api = NULL;
    }
    return ncclSuccess;
}
ncclResult_t ncclAllReduce(const void *send, void *recv, size_t count, ncclDataType_t type, ncclRedOp_t op,
                           ncclComm_t comm, cudaStream_t stream)
{
    (void)op, (void)stream;
    return enqueue((struct work){.kind = DO_COLL,
                                 .func = "AllReduce",
                                 .number = 0,
                                 .comm = comm,
                                 .send = send,
                                 .recv = recv,
                                 .count = count,
                                 .type = type});
}
ncclResult_t ncclBroadcast(const void *send, void *recv, size_t count, ncclDataType_t type, int root, ncclComm_t comm,
                           cudaStream_t stream)
{
    (void)stream;
    return enqueue((struct work){.kind = DO_COLL,
                                 .func = "Broadcast",
                                 .number = 1,
                                 .comm = comm,
                                 .send = send,
                                 .recv = recv,
                                 .count = count,
                                 .type = type,
                                 .root = root});
}
ncclResult_t ncclSend(const void *send, size_t count, ncclDataType_t type, int peer, ncclComm_t comm,
                      cudaStream_t stream)
{
    (void)stream;
    return enqueue((struct work){
        .kind = DO_P2P, .func = "Send", .comm = comm, .send = send, .count = count, .type = type, .root = peer});
}
ncclResult_t ncclRecv(void *recv, size_t count, ncclDataType_t type, int peer, ncclComm_t comm, cudaStream_t stream)
{
    (void)stream;
    return enqueue((struct work){
        .kind = DO_P2P, .func = "Recv", .comm = comm, .recv = recv, .count = count, .type = type, .root = peer});
}
