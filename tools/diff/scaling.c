/* scaling.c - see scaling.h */
#include "scaling.h"
#include "common/message.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MEM_DEFAULT = 256 << 20, STEPS_LEFT = 3 };
/* A task that repeats is a step if its loop is this part of the run. */
static const double REPEATS_PART = 0.5;
/* Slopes of the work of a rank: strong scaling has -1, weak scaling 0, and nothing is known between these. */
static const double SLOPE_STRONG = -0.65, SLOPE_WEAK = -0.35;

/* ---- which part of each run -------------------------------------------------------------------------------------- */

static tr_trace *open_whole(const diff *d, const diff_run *r, bool messages)
{
    tr_trace *trace = run_open(d, r, messages);
    if (!input_usable(trace))
        tool_fail("%s: nothing can be read%s%s", r->path, r->run ? " of run " : "", r->run ? r->run : "");
    return trace;
}

/* Bytes of the name of steps, without the number: "Step.#" is "Step". */
static size_t step_stem(const char *name)
{
    size_t n = strlen(name);
    while (n && strchr("# ._:-/", name[n - 1]))
        n--;
    return n;
}

static bool has_loop(const loop *l, uint64_t skip, const char *step)
{
    size_t warm = skip ? (size_t)skip : l->warm;
    return l->how && l->n >= l->with_steps * (warm + STEPS_LEFT) &&
           (!step || (step_stem(l->name) == strlen(step) && !strncmp(l->name, step, strlen(step))));
}

/* Steps that are found as repetition have to be most of the run. */
static bool plausible(const loop *l, const tr_trace *trace)
{
    return l->how == LOOP_MARKED || (double)(l->to - l->from) >= REPEATS_PART * (double)(l->last - tr_trace_t0(trace));
}

/* Reads each run that has no steps of that name yet. How many have them then. step NULL: of any name. */
static size_t find_loops(const scaling *s, const char *step, bool messages)
{
    const diff *d = s->diff;
    size_t with = 0;
    for (size_t i = 0; i < s->nruns; i++) {
        scaling_run *x = &s->runs[i];
        bool has = has_loop(&x->loop, d->settings.skip, step);
        if (!has) {
            tr_trace *trace = open_whole(d, &d->runs[x->at], messages);
            loop_free(&x->loop);
            loop_find(&x->loop, trace, input_jobs(&d->settings.input), step);
            has = has_loop(&x->loop, d->settings.skip, step) && (step || plausible(&x->loop, trace));
            if (messages)
                input_warn_losses(trace);
            tr_trace_close(trace);
        }
        with += has;
    }
    return with;
}

/* Which steps all runs have. */
static void choose_steps(scaling *s)
{
    diff *d = s->diff;
    const char *step = d->settings.step;
    size_t with = 0, i;
    if (step && !*step)
        return;
    with = find_loops(s, step, true);
    if (step && with < s->nruns)
        tool_fail("not every run has %d steps called %s%s; --step '' compares whole runs", STEPS_LEFT, step,
                  d->settings.skip ? " after those that --skip leaves out" : "");
    for (i = 0; i < s->nruns && with; i++) { /* a name that the others have too */
        const char *name = s->runs[i].loop.name;
        if (!s->runs[i].loop.how)
            continue;
        name = tr_arena_text(&d->arena, name, step_stem(name));
        if (find_loops(s, name, false) < s->nruns)
            continue;
        s->step = name;
        return;
    }
    if (with)
        tool_note("whole runs are compared: no name of steps is common to them; --step NAME says which task is a step");
}

/* The loop without the steps that only warm up, or what the user chose. */
static void choose(const scaling *s, const scaling_run *x, const tr_trace *trace, int64_t *from, int64_t *to)
{
    const diff_settings *set = &s->diff->settings;
    const loop *l = &x->loop;
    input_window_of(&set->input, trace, l, from, to);
    if (!s->step)
        return;
    if (!set->input.from.given && !set->input.steps.n) {
        *from = l->warm_to;
        for (size_t i = 0, first = 1; set->skip && i < l->nprocesses; i++)
            if (l->of[i].n > set->skip) {
                const loop_step *k = &l->of[i].steps[set->skip];
                *from = first || k->begin < *from ? k->begin : *from;
                first = 0;
            }
    }
    if (!set->input.to.given && !set->input.steps.n)
        *to = l->to;
}

static double steps_between(const loop *l, int64_t from, int64_t to)
{
    size_t n = 0;
    for (size_t i = 0; i < l->nprocesses; i++)
        for (size_t k = 0; k < l->of[i].n; k++)
            n += l->of[i].steps[k].begin >= from && l->of[i].steps[k].begin < to;
    return l->with_steps ? (double)n / (double)l->with_steps : 0;
}

/* ---- one run ----------------------------------------------------------------------------------------------------- */

/* All times by so many steps. */
static void divide(card_times *t, double by)
{
    double *const times[] = {&t->elapsed, &t->outside, &t->most_outside, &t->own,         &t->communication,
                             &t->wall,    &t->kernels, &t->most_kernels, &t->most_active, &t->orchestrated};
    for (size_t i = 0; i < sizeof times / sizeof *times; i++)
        *times[i] /= by;
}

static void keep_findings(scaling_run *x, const analysis *a)
{
    for (size_t i = 0; i < a->nfindings; i++) {
        const finding *f = &a->findings[i];
        if (f->of_run) /* it is about start and warm-up */
            continue;
        x->seen = tr_grow(x->seen, x->nseen + 1, &x->room, sizeof *x->seen);
        x->seen[x->nseen++] = (seen){.kind = tool_text("%s", f->kind),
                                     .where = tool_text("%s", f->nwhere ? f->where[f->nwhere - 1] : ""),
                                     .text = tool_text("%s", f->text),
                                     .share = f->share,
                                     .timed = f->timed,
                                     .remark = f->remark};
    }
}

static void analyse_run(const scaling *s, scaling_run *x)
{
    static const settings everything;
    diff *d = s->diff;
    diff_run *r = &d->runs[x->at];
    const tool_input *in = &d->settings.input;
    analysis a = {
        .tally = {.settings = {.by = BY_API | BY_NAME}}, .only = &everything, .chosen = "", .inputs = r->path};
    tr_trace *trace = a.tally.trace = open_whole(d, r, false);
    unsigned jobs = in->jobs ? input_jobs(in) : tally_workers(trace, input_jobs(in));
    const tr_run_info *run = only_run(&a.tally);
    card c;
    a.loop = x->loop;
    x->loop = (loop){0};
    {
        scaling_run with = {.loop = a.loop};
        choose(s, &with, trace, &r->from_ns, &r->to_ns);
    }
    a.tally.settings.from_ns = r->from_ns;
    a.tally.settings.to_ns = r->to_ns;
    a.given = true;
    analyse(&a, jobs, in->max_mem ? in->max_mem : MEM_DEFAULT);
    card_make(&a, &c);
    x->times = c.times;
    x->hosts = c.hosts;
    x->devices = c.devices;
    x->steps = s->step ? steps_between(&a.loop, r->from_ns, r->to_ns) : 0;
    if (s->step && !(x->steps > 0))
        tool_fail("%s: none of its steps lies in the part that is compared", r->path);
    if (s->step)
        divide(&x->times, x->steps);
    r->program = tool_text("%s", run && *run->program ? run->program : "(no name)");
    r->nprocesses = (uint32_t)a.nprocesses;
    r->rank = tr_alloc((a.nprocesses + 1) * sizeof *r->rank);
    r->steps = tr_alloc((a.nprocesses + 1) * sizeof *r->steps);
    r->leave_out = tr_alloc(a.nprocesses + 1);
    for (size_t i = 0; i < a.nprocesses; i++) {
        r->rank[i] = a.processes[i]->rank;
        r->lost += a.processes[i]->dropped + a.processes[i]->overwritten;
        r->leave_out[i] = a.gathered.helpers.role[i] != ROLE_NONE;
    }
    keep_findings(x, &a);
    analysis_free(&a);
    tr_trace_close(trace);
    if (!x->times.ranks || !(x->times.elapsed > 0))
        tool_fail("%s: no process did anything in the part that is compared", r->path);
}

/* ---- all runs on one number of ranks ----------------------------------------------------------------------------- */

static int by_ranks(const void *x, const void *y)
{
    const scaling_run *a = x, *b = y;
    if (a->times.ranks != b->times.ranks)
        return a->times.ranks < b->times.ranks ? -1 : 1;
    return a->at < b->at ? -1 : a->at > b->at;
}

static int by_value(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return a < b ? -1 : a > b;
}

double scaling_median(double *values, size_t n)
{
    qsort(values, n, sizeof *values, by_value);
    return n % 2 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

static double median_of(const scaling *s, const scaling_point *p, size_t offset)
{
    double *values = tr_alloc((p->nruns + 1) * sizeof *values), median;
    for (size_t i = 0; i < p->nruns; i++)
        memcpy(&values[i], (const char *)&s->runs[p->first + i].times + offset, sizeof *values);
    median = scaling_median(values, p->nruns);
    free(values);
    return median;
}

static void point_make(const scaling *s, scaling_point *p)
{
    static const size_t times[] = {
        offsetof(card_times, elapsed),     offsetof(card_times, outside),      offsetof(card_times, most_outside),
        offsetof(card_times, own),         offsetof(card_times, kernels),      offsetof(card_times, most_kernels),
        offsetof(card_times, most_active), offsetof(card_times, orchestrated), offsetof(card_times, transfer)};
    const scaling_run *first = &s->runs[p->first];
    p->ranks = first->times.ranks;
    p->times = first->times;
    p->hosts = first->hosts;
    p->devices = first->devices;
    p->steps = first->steps;
    p->least = p->most = first->times.elapsed;
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        double median = median_of(s, p, times[i]);
        memcpy((char *)&p->times + times[i], &median, sizeof median);
    }
    for (size_t i = 0; i < p->nruns; i++) {
        const scaling_run *x = &s->runs[p->first + i];
        p->least = fmin(p->least, x->times.elapsed);
        p->most = fmax(p->most, x->times.elapsed);
        p->times.meet |= x->times.meet;
        p->times.drive |= x->times.drive;
    }
}

/* The work of a rank: that of its device if every run has one. */
static double rank_work(const scaling *s, const scaling_point *p)
{
    bool all = true;
    for (size_t i = 0; i < s->npoints; i++)
        all &= s->points[i].times.kernels > 0;
    return all ? p->times.kernels / (double)p->times.devices : p->times.outside / (double)p->ranks;
}

/* The slope of the line that fits best. */
static void find_kind(scaling *s)
{
    double x = 0, y = 0, xx = 0, xy = 0, n = (double)s->npoints;
    for (size_t i = 0; i < s->npoints; i++) {
        double ranks = log((double)s->points[i].ranks), work = log(fmax(rank_work(s, &s->points[i]), 1e-3));
        x += ranks;
        y += work;
        xx += ranks * ranks;
        xy += ranks * work;
    }
    s->slope = (n * xy - x * y) / (n * xx - x * x);
    s->sure = s->slope < SLOPE_STRONG || s->slope > SLOPE_WEAK;
    if (!s->given)
        s->kind = s->slope < (SLOPE_STRONG + SLOPE_WEAK) / 2 ? SCALING_STRONG : SCALING_WEAK;
}

static double part(double a, double b) { return b > 0 ? a / b : CARD_UNKNOWN; }

static void compare(const scaling *s, scaling_point *p)
{
    const scaling_point *ref = &s->points[0];
    bool weak = s->kind == SCALING_WEAK;
    double scale = weak ? p->ideal : 1;
    p->speed_up = scale * part(ref->times.elapsed, p->times.elapsed);
    p->reached = p->speed_up / p->ideal;
    p->computation = part(scale * ref->times.outside, p->times.outside);
    p->kernels = ref->times.kernels > 0 ? part(scale * ref->times.kernels, p->times.kernels) : CARD_UNKNOWN;
}

static void points_make(scaling *s)
{
    bool meet = false;
    qsort(s->runs, s->nruns, sizeof *s->runs, by_ranks);
    s->points = tr_alloc((s->nruns + 1) * sizeof *s->points);
    for (size_t i = 0, k; i < s->nruns; i = k) {
        for (k = i + 1; k < s->nruns && s->runs[k].times.ranks == s->runs[i].times.ranks; k++) {}
        s->points[s->npoints] = (scaling_point){.first = i, .nruns = k - i};
        point_make(s, &s->points[s->npoints++]);
    }
    if (s->npoints < 2)
        tool_fail("all runs have %zu rank%s: --scaling compares runs on different numbers of ranks", s->points[0].ranks,
                  s->points[0].ranks == 1 ? "" : "s");
    for (size_t i = 0; i < s->npoints; i++)
        meet |= s->points[i].times.meet;
    find_kind(s);
    for (size_t i = 0; i < s->npoints; i++) {
        scaling_point *p = &s->points[i];
        p->ideal = (double)p->ranks / (double)s->points[0].ranks;
        if (meet && !p->times.meet) { /* one rank, or ranks that hardly communicate */
            p->times.meet = true;
            p->times.transfer = 1;
        }
        card_efficiencies(&p->times, p->efficiency);
        compare(s, p);
    }
}

void scaling_make(scaling *s, diff *d, enum scaling_kind kind)
{
    *s = (scaling){.diff = d, .kind = kind, .given = kind != SCALING_UNKNOWN, .nruns = d->nruns};
    if (d->nruns < 2)
        tool_fail("%s has one run only: --scaling compares runs on different numbers of ranks", d->runs[0].path);
    s->runs = tr_alloc((d->nruns + 1) * sizeof *s->runs);
    for (size_t i = 0; i < d->nruns; i++)
        s->runs[i].at = i;
    choose_steps(s);
    for (size_t i = 0; i < d->nruns; i++)
        analyse_run(s, &s->runs[i]);
    points_make(s);
}

const char *scaling_word(enum scaling_kind kind)
{
    return kind == SCALING_WEAK ? "weak" : kind == SCALING_STRONG ? "strong" : "unknown";
}

static void factor(scaling_factor *list, size_t *n, const char *name, const char *key, double before, double now)
{
    if (before > 0 && now > 0)
        list[(*n)++] = (scaling_factor){name, key, before, now};
}

size_t scaling_factors(const scaling *s, size_t point, scaling_factor factors[SCALING_FACTORS], size_t *worst)
{
    const scaling_point *p = &s->points[point], *ref = &s->points[0];
    const double *a = ref->efficiency, *b = p->efficiency;
    size_t n = 0;
    *worst = 0;
    if (p->times.meet) {
        bool split = b[CARD_TRANSFER] >= 0 && a[CARD_TRANSFER] >= 0;
        factor(factors, &n, "load balance", "load_balance", a[CARD_BALANCE], b[CARD_BALANCE]);
        if (split) {
            factor(factors, &n, "transfer", "transfer", a[CARD_TRANSFER], b[CARD_TRANSFER]);
            factor(factors, &n, "serialisation", "serialisation", a[CARD_SERIAL], b[CARD_SERIAL]);
        } else
            factor(factors, &n, "communication", "communication", a[CARD_COMM], b[CARD_COMM]);
        factor(factors, &n, "computation scaling", "computation_scaling", ref->computation, p->computation);
    } else if (p->times.devices && ref->times.devices) {
        factor(factors, &n, "load balance of GPUs", "gpu_load_balance", a[CARD_GPU_BALANCE], b[CARD_GPU_BALANCE]);
        factor(factors, &n, "communication of GPUs", "gpu_communication", a[CARD_GPU_COMM], b[CARD_GPU_COMM]);
        factor(factors, &n, "orchestration of GPUs", "gpu_orchestration", a[CARD_GPU_ORCHESTRATION],
               b[CARD_GPU_ORCHESTRATION]);
        factor(factors, &n, "kernel scaling", "kernel_scaling", ref->kernels, p->kernels);
    } else
        factor(factors, &n, "computation scaling", "computation_scaling", ref->computation, p->computation);
    for (size_t i = 1; i < n; i++)
        if (factors[i].now / factors[i].before < factors[*worst].now / factors[*worst].before)
            *worst = i;
    return n;
}

void scaling_free(scaling *s)
{
    for (size_t i = 0; i < s->nruns; i++) {
        for (size_t k = 0; k < s->runs[i].nseen; k++) {
            free(s->runs[i].seen[k].kind);
            free(s->runs[i].seen[k].where);
            free(s->runs[i].seen[k].text);
        }
        free(s->runs[i].seen);
    }
    for (int k = 0; k < SECTIONS; k++) {
        for (size_t i = 0; i < s->nlines[k]; i++)
            free(s->lines[k][i].own);
        free(s->lines[k]);
    }
    for (size_t i = 0; i < s->nfindings; i++)
        free(s->findings[i].at);
    free(s->findings);
    free(s->runs);
    free(s->points);
}
