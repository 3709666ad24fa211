/* collectives.h - collectives: the same pair of communicator and number on every member
 *
 * Two roads. While everything is counted, each thread notes where it stands on each communicator
 * (collectives_progress.c): cheap, so it is always done, and enough to tell which collectives had members in them at
 * the end that others never joined (collectives_hang.c). --collectives reads the events once more, in order of time
 * (collectives_match.c), and puts the members of each collective together: who was last, who waited for it;
 * collectives_comm.c knows what communicators are called and who is in them. What comes of that is added up in
 * collectives_sum.c and printed by collectives_text.c and collectives_json_csv.c.
 */
#ifndef COLLECT_H
#define COLLECT_H
#include "support/map.h"
#include "tally/tally.h"

/* ---- what each member is doing ----------------------------------------------------------------------------------- */

typedef struct begun {
    const tr_def *def;
    uint64_t seq;
    int64_t ns;
} begun; /* def NULL: none */
enum { STAND_HISTORY = 64 };

typedef struct coll_progress { /* one member of one communicator */
    uint32_t api, size;        /* size 0: not known */
    uint64_t comm, handle;
    const tr_process *process;
    const tr_thread *thread; /* that called last */
    int32_t rank;            /* in the communicator; -1: not known */
    bool several;            /* the process has other members of it too */
    bool begins;             /* the last call may have returned before the collective was over */
    uint32_t open;           /* calls that have not returned */
    begun last, done;        /* called last; returned last */
    begun *history;          /* the last STAND_HISTORY, by number modulo that; only of calls that begin something */
    int32_t *members;        /* world ranks, as far as they were told */
    uint32_t nmembers;
} coll_progress;

/* o NULL: it goes on without a call */
void coll_progress_begin(thread_state *t, const plan *p, const tr_event *e, tr_open *o);
void coll_progress_end(thread_state *t, const tr_open *o, int64_t end_ns);
void coll_progress_object(thread_state *t, const plan *p, const tr_event *e);
void coll_progress_gather(tally *t);
void coll_progress_sort(tally *t); /* all that are in t->coll_progress */
void coll_progress_free(tally *t); /* and of each thread */
const coll_progress *coll_progress_find(const tally *t, const tr_process *process, uint32_t api, uint64_t comm,
                                        uint64_t handle);
uint64_t event_handle(const plan *p, const tr_event *e); /* 0: none */

/* ---- communicators: collectives_comm.c --------------------------------------------------------------------------- */

void comm_named(thread_state *t, const plan *p, const tr_event *e); /* the begin of a call that names one */
/* the end of a call that said at its begin what it will be called */
void comm_told(thread_state *t, const plan *p, const tr_event *e);
void comm_names_gather(tally *t);
/* A process gave it; the first process counts. */
void comm_names_put(tally *t, uint32_t api, uint64_t comm, uint32_t name, uint32_t process);
const tr_map3 *comm_names_all(const tally *t); /* API, communicator -> name, process; NULL: there are none */
void comm_names_free(tally *t);
/* The program gave it, or everybody calls it so; 0: none. */
uint32_t comm_name(const tally *t, uint32_t api, uint64_t comm);
/* Numbers those without a name, when all are known: "comm of 4 ranks #2". */
void comm_labels_make(tally *t);
/* its name, else "comm of 4 ranks #2"; its number, if nothing else is known of it; to be freed */
char *comm_text(const tally *t, uint32_t api, uint64_t comm);

/* ---- members ----------------------------------------------------------------------------------------------------- */

/* rank in the world, -1 unknown; comm_rank: rank in the communicator where a process is several, else -1; process: its
 * number in the trace, for processes of several PID namespaces may have one pid */
typedef struct member {
    int32_t rank, comm_rank;
    uint32_t pid, process;
} member;
member member_of(const tr_process *process, const coll_progress *s);
int member_order(const void *a, const void *b);
char *member_text(member w);                     /* "3", "3.1", "pid 77"; to be freed */
char *member_list(const member *list, size_t n); /* "rank 2", "ranks 0-2, 5"; sorted by member_order; to be freed */

typedef struct communicator {
    uint64_t comm;
    uint32_t api, size; /* size 0: not known */
    member *members;    /* on record, by their rank in it; to be freed */
    size_t n;
} communicator;
/* from 0 on, in the order of API and number; 0: there is no more */
size_t comm_next(const tally *t, size_t at, communicator *c);

/* ---- collectives that never ended -------------------------------------------------------------------------------- */

typedef struct absent { /* one that never joined */
    member member;
    const coll_progress *progress; /* NULL: nothing is known of it on that communicator */
    const tr_process *process;
    char *doing;      /* what it was in, outermost first, " > " between; or the last it did */
    bool inside;      /* it was in that */
    int64_t doing_ns; /* since when */
    int64_t sign_ns;  /* its last sign of life */
    bool silent;      /* which was long before that of the others */
} absent;

typedef struct hang {
    const coll_progress *first; /* a member that is in it: API, communicator */
    const tr_def *def;          /* NULL: not known any more */
    uint64_t seq;
    uint32_t size;
    bool mixed;       /* members called different functions */
    int64_t since_ns; /* when the first of those that are in it came */
    member *in, *left;
    size_t nin, nleft;
    absent *absent;
    size_t nabsent;
    uint32_t unknown; /* members that nothing is recorded of */
    int64_t end_ns;   /* the last sign of life of anybody */
} hang;

void thread_doing(thread_state *x); /* when all its events are counted: what it was in, or did last */
void hang_find(tally *t);
void hangs_free(tally *t);
char *hang_text(const tally *t, const hang *s, int64_t t0_ns); /* one line; to be freed */

/* ---- collectives put together ------------------------------------------------------------------------------------ */

enum basis { BASIS_CALL, BASIS_BEGUN, BASIS_ENQUEUED, BASIS_DEVICE };
const char *basis_name(enum basis basis);

typedef struct coll_key {
    uint32_t api, name, basis, size;
    uint64_t comm;
} coll_key; /* size is not part of the key */
typedef struct coll_row {
    coll_key key;
    uint64_t matched, calls, time, waited, max_wait, mixed;
    volume moved;
    uint64_t number; /* of this row */
    member worst;    /* who was last most often */
    uint64_t worst_count;
} coll_row;
typedef struct coll_rank { /* one member of anything */
    member member;
    enum basis basis;
    uint32_t api;
    uint64_t matched, waited, last, made; /* made: others wait, when it was last */
} coll_rank;
typedef struct coll_worst {
    coll_key key;
    uint64_t seq, waited, max_wait;
    int64_t first_ns, last_ns;
    member first, last;
} coll_worst;

typedef struct collected {
    /* (api, name, basis), comm -> row; process, member, (api, basis) -> rank; row, rank -> how often last */
    tr_map3 row_map, rank_map, last_map;
    coll_row **rows;
    size_t nrows, row_room;
    coll_rank **ranks;
    size_t nranks, rank_room;
    coll_worst *worst[2]; /* heaps, least waiting at the top: [1] is of enqueued ones */
    size_t nworst[2], most;
    uint64_t incomplete; /* of some member nothing is recorded */
    uint64_t crowded;    /* let go for want of memory */
    uint64_t sizeless;   /* nobody knows how many members it has */
} collected;

typedef struct arrival { /* of one member at one collective */
    coll_rank *rank;
    int64_t ns, since, end; /* came; has been waiting since (INT64_MAX: does not), until */
} arrival;

void collectives_match(tally *t);
coll_row *collectives_row(collected *c, const coll_key *key);
coll_rank *collectives_rank(collected *c, const tr_process *process, member w, uint32_t api, enum basis basis);
void collectives_whole(collected *c, const settings *s, coll_row *row, uint64_t seq, bool mixed, const arrival *list,
                       size_t n); /* all have come */
void collectives_finish(collected *c, const settings *s);
#endif
