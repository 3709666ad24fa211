/* find_stuck.c - messages that never came: the process that others wait for, or processes that wait for each other
 *
 * Each process that stalls waits for others (stalls.h). The waits lead from one process to the next. They end at a
 * process that waits for no other, which is the one to look at, or form a circle, and then none of them can go on. */
#include "common/ended.h"
#include "common/message.h"
#include "common/units.h"
#include "report/stuck/stalls.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { CIRCLE_SHOWN = 4 };

typedef struct chains {
    const analysis *a;
    stall *list;
    bool *stuck;     /* by process: it waits for others, in a call that never ended */
    uint32_t *queue; /* room for all processes */
    bool *waits;     /* for the process at hand */
} chains;

static bool is_stuck(const stall *s) { return s->thread && s->communicates; }

static bool waits_for(const stall *s, uint32_t process)
{
    for (size_t i = 0; i < s->n; i++)
        if (s->peers[i] == process)
            return true;
    return false;
}

/* Marks and counts all processes that wait for the process, directly or through others. */
static size_t mark_waiting(chains *c, uint32_t process)
{
    size_t n = 0, done;
    memset(c->waits, 0, c->a->nprocesses);
    c->queue[n++] = process;
    for (done = 0; done < n; done++)
        for (uint32_t i = 0; i < c->a->nprocesses; i++)
            if (c->stuck[i] && !c->waits[i] && i != process && waits_for(&c->list[i], c->queue[done])) {
                c->waits[i] = true;
                c->queue[n++] = i;
            }
    return n - 1;
}

/* Among processes that wait for no other, the one that most others wait for; NONE: there is none. */
static uint32_t find_culprit(chains *c)
{
    bool *asked = tr_alloc(c->a->nprocesses + 1);
    uint32_t best = NONE;
    size_t most = 0;
    for (uint32_t i = 0; i < c->a->nprocesses; i++)
        for (size_t k = 0; c->stuck[i] && k < c->list[i].n; k++) {
            uint32_t p = c->list[i].peers[k];
            size_t n = c->stuck[p] || asked[p] ? 0 : mark_waiting(c, p);
            asked[p] = true;
            if (n > most) {
                most = n;
                best = p;
            }
        }
    free(asked);
    if (best != NONE)
        mark_waiting(c, best);
    return best;
}

/* Finds a circle of processes, each waiting only for the next one. Returns their number, and puts them in the queue. */
static size_t find_circle(chains *c)
{
    size_t *place = tr_alloc((c->a->nprocesses + 1) * sizeof *place);
    size_t n = 0;
    for (uint32_t i = 0; i < c->a->nprocesses && !n; i++) {
        uint32_t at = i;
        size_t length = 0;
        memset(place, 0, (c->a->nprocesses + 1) * sizeof *place);
        while (c->stuck[at] && c->list[at].n == 1 && !c->list[at].elsewhere && !place[at]) {
            c->queue[length++] = at;
            place[at] = length;
            at = c->list[at].peers[0];
        }
        if (length && place[at]) {
            n = length - (place[at] - 1);
            memmove(c->queue, &c->queue[place[at] - 1], n * sizeof *c->queue);
        }
    }
    free(place);
    return n;
}

static char *joined(char *text, char *more)
{
    char *longer = tool_text("%s%s", text, more);
    free(text);
    free(more);
    return longer;
}

/* The end of a sentence that says what the culprit does. */
static char *does_text(const analysis *a, uint32_t process)
{
    const tr_process *p = a->processes[process];
    char *where, *text;
    if (ended_badly(p)) {
        where = ended_text(p);
        text = tool_text("it ended by %s", where);
        free(where);
        return text;
    }
    if (!p->killed)
        return tool_text("it has ended");
    where = whereabouts(a, process, true);
    text = tool_text("it has been %s", where);
    free(where);
    return text;
}

static void tell_when(finding *f, const chains *c, const bool *which)
{
    int64_t from = INT64_MAX, to = INT64_MIN;
    for (uint32_t i = 0; i < c->a->nprocesses; i++) {
        const stall *s = &c->list[i];
        if (!which[i] || !s->thread)
            continue;
        from = s->since_ns < from ? s->since_ns : from;
        to = s->until_ns > to ? s->until_ns : to;
    }
    f->lasts = from < to;
    f->from = from;
    f->to = to;
    if (f->lasts)
        finding_see(f, c->a, from, to, "");
}

static void tell_calls(finding *f, const chains *c, const bool *which)
{
    for (uint32_t i = 0; i < c->a->nprocesses; i++) {
        bool told = !which[i] || !c->list[i].thread;
        for (size_t k = 0; !told && k < f->nwhere; k++)
            told = !strcmp(f->where[k], c->list[i].name);
        if (!told)
            finding_call(f, c->list[i].name);
    }
}

static void tell_usual(finding *f, const chains *c, const bool *which)
{
    const stall *longest = NULL;
    char time[2][UNIT_TEXT];
    for (uint32_t i = 0; i < c->a->nprocesses; i++)
        if (which[i] && c->list[i].thread &&
            (!longest || c->list[i].until_ns - c->list[i].since_ns > longest->until_ns - longest->since_ns))
            longest = &c->list[i];
    if (!longest)
        return;
    unit_time(time[0], (uint64_t)(longest->until_ns - longest->since_ns));
    if (longest->polls)
        finding_evidence(f, "%s was called again and again for %s, and nothing else", longest->name, time[0]);
    else if (longest->usual_ns)
        finding_evidence(f, "%s has lasted %s; the longest that ended took %s", longest->name, time[0],
                         unit_time(time[1], longest->usual_ns));
    else
        finding_evidence(f, "%s has lasted %s; none has ended before", longest->name, time[0]);
}

static void tell_culprit(chains *c, analysis *a, uint32_t culprit)
{
    finding *f = finding_new(a, "stuck", 1);
    char *who = rank_text(a, culprit), *others = rank_list(a, c->waits), *does = does_text(a, culprit);
    f->text = tool_text("%s keeps %s waiting until the end of the trace: %s.", who, others, does);
    f->text[0] = (char)(f->text[0] - 'a' + 'A');
    finding_rank(f, a, culprit);
    tell_calls(f, c, c->waits);
    tell_usual(f, c, c->waits);
    whereabouts_evidence(f, a, c->waits);
    tell_when(f, c, c->waits);
    f->helps = tool_text("Look at what that rank does there: no other rank can make it go on.");
    free(who);
    free(others);
    free(does);
}

static void tell_circle(chains *c, analysis *a, size_t n)
{
    finding *f = finding_new(a, "deadlock", 1);
    bool *in = tr_alloc(a->nprocesses + 1);
    bool sends = true;
    char *who, *text = tool_text("%s", "");
    for (size_t i = 0; i < n; i++) {
        uint32_t p = c->queue[i];
        in[p] = true;
        sends &= c->list[p].def && (c->list[p].def->roles >> TRACE_R_DST & 1);
        finding_rank(f, a, p);
        if (i < CIRCLE_SHOWN) {
            char *one = rank_text(a, p), *next = rank_text(a, c->list[p].peers[0]);
            text = joined(text, tool_text("%s%s in %s for %s", i ? ", " : "", one, c->list[p].name, next));
            free(one);
            free(next);
        } else if (i == CIRCLE_SHOWN)
            text = joined(text, tool_text(", and so on to %s again", "the first"));
    }
    who = rank_list(a, in);
    f->text = tool_text("%s wait for each other, and none can go on: %s.", who, text);
    f->text[0] = (char)(f->text[0] - 'a' + 'A');
    tell_calls(f, c, in);
    tell_usual(f, c, in);
    whereabouts_evidence(f, a, c->stuck);
    tell_when(f, c, in);
    f->helps =
        tool_text(sends ? "Let one side receive before it sends, or use MPI_Sendrecv or nonblocking calls. A send "
                          "of a large message returns when its receiver has arrived."
                        : "Look at what each of them expects from the next: a message that was never sent, or "
                          "one with another tag or communicator.");
    free(who);
    free(text);
    free(in);
}

/* The trace does not say for which rank they wait: a window, any source. Ranks that do not wait are listed. */
static void tell_unknown(chains *c, analysis *a, size_t n)
{
    finding *f;
    bool *rest = tr_alloc(a->nprocesses + 1);
    size_t others = 0;
    char *who;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        others += rest[i] = !c->stuck[i] && a->processes[i]->rank >= 0;
    f = finding_new(a, others ? "stuck" : "deadlock", 1);
    who = rank_list(a, c->stuck);
    f->text = tool_text("%s %s in calls that never ended. The trace does not say for which rank.", who,
                        n == 1 ? "waits" : "wait");
    f->text[0] = (char)(f->text[0] - 'a' + 'A');
    free(who);
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (others ? rest[i] : c->stuck[i])
            finding_rank(f, a, i);
    tell_calls(f, c, c->stuck);
    tell_usual(f, c, c->stuck);
    whereabouts_evidence(f, a, c->stuck);
    if (others)
        whereabouts_evidence(f, a, rest);
    tell_when(f, c, c->stuck);
    f->helps = tool_text(others ? "Look at the ranks that are in no such call."
                                : "All ranks wait: look at what each of them expects from the others.");
    free(rest);
}

/* Waits for a device, a file or a lock, not for other processes. */
static void tell_alone(chains *c, analysis *a)
{
    bool *in = tr_alloc(a->nprocesses + 1);
    const char *name = NULL;
    char *who, time[UNIT_TEXT];
    int64_t longest = 0;
    finding *f;
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        const stall *s = &c->list[i];
        if (!s->thread || s->communicates || (name && strcmp(name, s->name) != 0))
            continue;
        name = s->name;
        in[i] = true;
        longest = s->until_ns - s->since_ns > longest ? s->until_ns - s->since_ns : longest;
    }
    if (name) {
        f = finding_new(a, "stuck", 1);
        who = rank_list(a, in);
        f->text = tool_text("%s %s in %s for %s, until the end of the trace.", who,
                            strstr(who, "ranks") ? "have been" : "has been", name, unit_time(time, (uint64_t)longest));
        f->text[0] = (char)(f->text[0] - 'a' + 'A');
        free(who);
        for (uint32_t i = 0; i < a->nprocesses; i++)
            if (in[i])
                finding_rank(f, a, i);
        tell_calls(f, c, in);
        tell_usual(f, c, in);
        whereabouts_evidence(f, a, in);
        tell_when(f, c, in);
        f->helps = tool_text("Look at what that call waits for: a kernel that does not end, a file system, a lock.");
    }
    free(in);
}

void stuck_tell(analysis *a)
{
    chains c = {.a = a, .list = stalls_find(a)};
    size_t n = 0, apart = 0;
    c.stuck = tr_alloc(a->nprocesses + 1);
    c.waits = tr_alloc(a->nprocesses + 1);
    c.queue = tr_alloc((a->nprocesses + 1) * sizeof *c.queue);
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        c.stuck[i] = is_stuck(&c.list[i]);
        n += c.stuck[i];
        apart += c.stuck[i] && !c.list[i].collective; /* the finding on collectives has the others */
    }
    if (apart) {
        uint32_t culprit = find_culprit(&c);
        size_t circle = culprit == NONE ? find_circle(&c) : 0;
        if (culprit != NONE)
            tell_culprit(&c, a, culprit);
        else if (circle)
            tell_circle(&c, a, circle);
        else
            tell_unknown(&c, a, n);
    } else if (!n)
        tell_alone(&c, a);
    stalls_free(c.list, a->nprocesses);
    free(c.stuck);
    free(c.waits);
    free(c.queue);
}
