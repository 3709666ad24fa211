/* find_calls.c - what calls tell by themselves: failures, polling; communication and input that bound the run */
#include "common/message.h"
#include "common/units.h"
#include "report.h"
#include "support/memory.h"
#include <stdlib.h>

enum { FAILED_SHOWN = 5, POLLS = 1000 };
static const double LEAST_POLLING = 0.05, LEAST_COMMUNICATION = 0.3, LEAST_IO = 0.15;

static void failed_tell(analysis *a, const report *r)
{
    uint64_t errors = 0;
    size_t shown = 0;
    finding *f;
    for (size_t i = 0; i < r->n; i++)
        errors += r->rows[i]->errors;
    if (!errors)
        return;
    f = finding_new(a, "failed_calls", 0);
    f->timed = false;
    f->text = tool_text("%llu call%s failed.", (unsigned long long)errors, errors == 1 ? "" : "s");
    for (size_t i = 0; i < r->n && shown < FAILED_SHOWN; i++)
        if (r->rows[i]->errors) {
            finding_evidence(f, "%s: %llu of %llu", text_of(r->rows[i]->key.name),
                             (unsigned long long)r->rows[i]->errors, (unsigned long long)r->rows[i]->calls);
            if (!shown++)
                finding_call(f, text_of(r->rows[i]->key.name));
        }
    f->helps = tool_text(
        "See what they returned and with which arguments; a call that is expected to fail can be left alone.");
    f->see = tool_text("trace-print --errors %s", a->inputs);
}

static bool polls(const char *name)
{
    static const char *const words[] = {"MPI_Test",    "MPI_Iprobe", "MPI_Improbe", "StreamQuery", "EventQuery",
                                        "QueryStatus", "poll",       "Poll",        NULL};
    for (size_t i = 0; words[i]; i++)
        if (strstr(name, words[i]))
            return true;
    return false;
}

static void polling_tell(analysis *a, const report *r)
{
    char time[2][UNIT_TEXT];
    for (size_t i = 0; i < r->n; i++) {
        const row *x = r->rows[i];
        double part = share_of(a, (double)x->sum / (double)(a->nprocesses ? a->nprocesses : 1));
        finding *f;
        if (x->key.kind != KIND_CALL || x->calls < POLLS || part < LEAST_POLLING || !polls(text_of(x->key.name)))
            continue;
        f = finding_new(a, "polling", part);
        f->text = tool_text("%s is called %llu times to find out whether something is over, which takes %s.",
                            text_of(x->key.name), (unsigned long long)x->calls, unit_time(time[0], x->sum));
        finding_call(f, text_of(x->key.name));
        finding_evidence(f, "%s a call on average", unit_time(time[1], x->sum / x->calls));
        f->helps = tool_text("Wait (MPI_Wait, cudaEventSynchronize) where there is nothing else to do, or do more work "
                             "between two tests.");
        f->see = tool_text("trace-print --name '^%s$' %s", text_of(x->key.name), a->inputs);
    }
}

static void bound_tell(analysis *a, enum bound b, const char *kind, double least, const char *text, const char *helps)
{
    double part = 0;
    size_t worst = a->nhots;
    char time[UNIT_TEXT];
    finding *f;
    for (size_t i = 0; i < a->nhots; i++)
        if (a->hots[i].bound == b) {
            part += share_of(a, (double)a->hots[i].ns);
            worst = worst == a->nhots ? i : worst;
        }
    for (size_t i = 0; i < a->nfindings; i++) /* that explains so much of it */
        if (!strcmp(a->findings[i].kind, b == BOUND_MPI ? "slow_link" : "slow_steps"))
            part -= a->findings[i].share;
    if (part < least)
        return;
    f = finding_new(a, kind, part);
    f->text = tool_text(text, a->hots[worst].path, unit_time(time, a->hots[worst].ns));
    finding_call(f, a->hots[worst].path);
    finding_evidence(f, "all of that kind: %.1f %% of the run", 100 * part);
    f->helps = tool_text("%s", helps);
    f->see = tool_text("trace-tally --tree %s", a->inputs);
}

void calls_tell(analysis *a)
{
    report r = {.by = BY_API | BY_NAME};
    report_make(&r, &a->tally, SORT_TIME);
    failed_tell(a, &r);
    polling_tell(a, &r);
    report_free(&r);
    bound_tell(a, BOUND_MPI, "communication", LEAST_COMMUNICATION,
               "Communication bounds the run, without the time that ranks wait for each other: %s is on the critical "
               "path for %s.",
               "Send fewer and larger messages, use nonblocking calls and work meanwhile; trace-tally --sizes shows "
               "how large messages are.");
    bound_tell(a, BOUND_IO, "io", LEAST_IO, "Reading or writing bounds the run: %s is on the critical path for %s.",
               "Read ahead on other threads or processes, write in the background, use a faster file system.");
}
