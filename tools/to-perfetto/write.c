/* write.c - see write.h */
#include "write.h"
#include "common/message.h"
#include "common/progress.h"
#include "common/units.h"
#include "prefetch.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { ATTEMPTS = 12 }; /* until a file fits well; then the largest that fits is taken */

static convert *open_output(const part *x, const write_job *job)
{
    convert *c = convert_open(x->file, job->compress ? (int)job->jobs : 0);
    if (!c)
        tool_fail("%s: %s", x->file, strerror(errno));
    return c;
}

/* All events of the part through a converter, which is gone afterwards. */
static void convert_all(convert *c, const part *x, const write_job *job, const convert_options *options,
                        convert_result *result)
{
    ahead *reader; /* from the start: what is open at --from has to be known */
    const tr_event *events;
    tool_progress progress;
    uint64_t seen = 0, bytes = 0;
    size_t n;
    convert_start(c, job->trace, options, &job->survey);
    reader = prefetch_start(job->trace, options->chosen, options->to_ns);
    progress_start(&progress, options->measure ? "measuring" : "writing", tr_trace_bytes(job->trace));
    while ((n = prefetch_next(reader, &events, &bytes)) > 0 && !convert_failed(c)) {
        for (size_t i = 0; i < n; i++)
            convert_event(c, &events[i]);
        progress_add(&progress, bytes - seen, n);
        seen = bytes;
    }
    prefetch_stop(reader);
    if (!convert_finish(c, result))
        tool_fail("%s: %s", x->file, strerror(errno));
    progress_end(&progress);
    convert_free(c);
}

static void say_left_out(written *w, uint64_t most)
{
    char size[UNIT_TEXT], least[UNIT_TEXT], spent[UNIT_TEXT];
    const keep *k = &w->kept;
    free(w->left_out);
    w->left_out =
        k->length >= KEEP_LENGTHS
            ? tool_text("left out to fit %s: all %" PRIu64 " slices (%s)", unit_bytes(size, most), k->left_out,
                        unit_time(spent, k->left_out_ns))
            : tool_text("left out to fit %s: %" PRIu64 " of %" PRIu64 " slices, shorter than %s (%s in all)",
                        unit_bytes(size, most), k->left_out, k->all,
                        unit_time(least, (uint64_t)keep_least(k->length + 1)), unit_time(spent, k->left_out_ns));
}

/* Of what is written only the size is wanted. */
static convert *open_nowhere(const write_job *job) { return convert_open(NULL, job->compress ? (int)job->jobs : 0); }

/* How large the whole file would be, and of that what slices take. */
static void measure(const part *x, const write_job *job, const convert_options *options, keep_sizes *sizes,
                    convert_result *whole)
{
    convert_options dry = *options;
    dry.measure = sizes;
    convert_all(open_nowhere(job), x, job, &dry, whole);
}

static uint64_t sum(const uint64_t *list)
{
    uint64_t all = 0;
    for (size_t i = 0; i < KEEP_LENGTHS; i++)
        all += list[i];
    return all;
}

/* A pipe takes what is written once. */
static bool can_be_written_again(const char *path)
{
    struct stat st;
    return strcmp(path, "-") && (stat(path, &st) || S_ISREG(st.st_mode));
}

/* One try: room for slices and all else, as it is before it is compressed, and what was written of that. */
typedef struct attempt {
    double room, written;
} attempt;

/* What was tried: the least that is too large, and the most that fits (room 0: none yet). */
typedef struct search {
    attempt large, small;
    double most, other;
    double share; /* of the room, for the next try */
    int tries;
} search;

static void search_take(search *s, attempt a)
{
    s->tries++;
    s->share = s->share > 0 ? s->share * s->share : 0.98;
    *(a.written <= s->most ? &s->small : &s->large) = a;
}

/* It fits and is nearly full; or another try would change little. */
static bool search_is_over(const search *s)
{
    return s->small.room > 0 && (s->small.written >= 0.9 * s->most || s->tries >= ATTEMPTS ||
                                 s->large.room - s->small.room < 0.01 * s->large.room);
}

/* Between what fits and what does not, where a line through both meets the size. As long as nothing fits, a smaller
 * share of the room, by ever larger steps: what is left of a regular trace compresses worse than all of it, so that
 * less room can make a larger file. */
static double search_next(const search *s)
{
    double span = s->large.room - s->small.room, aim = 0.96 * s->most, share;
    if (s->small.room > 0) {
        share = (aim - s->small.written) / (s->large.written - s->small.written);
        return s->small.room + span * (share < 0.2 ? 0.2 : share > 0.8 ? 0.8 : share);
    }
    share = aim / s->large.written;
    return s->other + (s->large.room - s->other) * (share < s->share ? share : s->share);
}

typedef struct longest { /* what all tries have in common */
    const part *x;
    const write_job *job;
    convert_options *options;
    const keep_sizes *sizes;
    double other; /* bytes of what is no slice */
    written *w;
} longest;

/* Chooses the slices for so much room, and writes them to `c`. False: there is no room for any. */
static bool write_chosen(const longest *l, convert *c, double room)
{
    convert_options *options = l->options;
    written *w = l->w;
    const keep_asked asked = {l->job->trace,    options->chosen, options->filter,
                              options->from_ns, options->to_ns,  l->job->jobs};
    bool fits = keep_choose(&w->kept, l->sizes, (uint64_t)l->other, (uint64_t)room);
    char *both;
    keep_find(&w->kept, &asked);
    say_left_out(w, l->job->most);
    both = l->job->settings->left_out ? tool_text("%s; %s", l->job->settings->left_out, w->left_out)
                                      : tool_text("%s", w->left_out);
    options->kept = &w->kept;
    options->left_out = both;
    convert_all(c, l->x, l->job, options, &w->result);
    options->left_out = NULL;
    free(both);
    return fits;
}

/* Chooses slices, writes; and again with fewer if they take more than was thought. What can be written once, as a pipe,
 * has to fit before it is written. */
static void write_longest(convert *c, const part *x, const write_job *job, convert_options *options,
                          const keep_sizes *sizes, const convert_result *whole, written *w)
{
    uint64_t slices = sum(sizes->bytes);
    const longest l = {x, job, options, sizes, whole->raw > slices ? (double)(whole->raw - slices) : 0, w};
    search s = {.large = {(double)whole->raw, (double)whole->written}, .most = (double)job->most, .other = l.other};
    bool once = !can_be_written_again(x->file), any;
    double room = 0.99 * s.most * s.large.room / s.large.written, last;
    for (;;) {
        any = write_chosen(&l, once ? open_nowhere(job) : c ? c : open_output(x, job), last = room);
        c = once ? c : NULL;
        search_take(&s, (attempt){room, (double)w->result.written});
        if (!any || search_is_over(&s))
            break;
        room = search_next(&s);
        keep_free(&w->kept);
    }
    if (once || (any && s.small.room != last)) {
        keep_free(&w->kept);
        write_chosen(&l, c ? c : open_output(x, job), any ? s.small.room : last);
    }
    if (w->result.written > job->most)
        tool_warn("%s has %" PRIu64 " bytes: what is no slice takes that many", x->file, w->result.written);
}

static void learn(part *x, const write_job *job, const written *w)
{
    tr_process *const *list;
    size_t n = tr_trace_processes(job->trace, &list);
    const convert_options *o = job->settings;
    x->from_ns = INT64_MAX;
    x->to_ns = INT64_MIN;
    for (size_t i = 0; i < x->processes && x->members[i] < n; i++) {
        const tr_process *process = list[x->members[i]]; /* in the order of their numbers */
        int64_t last = job->survey.last_ns[process->index];
        if (last == INT64_MIN)
            continue;
        x->from_ns = process->t_open_ns < x->from_ns ? process->t_open_ns : x->from_ns;
        x->to_ns = last > x->to_ns ? last : x->to_ns;
    }
    if (x->from_ns > x->to_ns)
        x->from_ns = x->to_ns = tr_trace_t0(job->trace);
    if (x->from_ns < tr_trace_t0(job->trace)) /* a file is opened before its first event */
        x->from_ns = tr_trace_t0(job->trace);
    x->from_ns = x->from_ns < o->from_ns ? o->from_ns : x->from_ns;
    x->to_ns = x->to_ns > o->to_ns ? o->to_ns : x->to_ns;
    x->slices = w->result.slices;
    x->left_out = w->kept.left_out;
    x->bytes = w->result.written;
}

void write_part(part *x, write_job *job, written *w)
{
    convert *c = open_output(x, job); /* before anything is read for it */
    convert_options options = *job->settings;
    keep_sizes *sizes = NULL;
    bool *chosen;
    convert_result whole = {0};
    memset(w, 0, sizeof *w);
    options.chosen = chosen = part_chosen(x, job->trace);
    if (!job->looked)
        survey_take(&job->survey, job->trace, options.to_ns, (int)job->jobs);
    job->looked = true;
    if (job->most) {
        sizes = (keep_sizes *)tr_alloc(sizeof *sizes);
        measure(x, job, &options, sizes, &whole);
    }
    if (whole.written > job->most)
        write_longest(c, x, job, &options, sizes, &whole, w);
    else
        convert_all(c, x, job, &options, &w->result);
    free(sizes);
    free(chosen);
    learn(x, job, w);
}

void written_free(written *w)
{
    keep_free(&w->kept);
    free(w->left_out);
}
