/* card_lines.c - the job card in words */
#include "card.h"
#include "common/message.h"
#include "common/units.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static char *with(char *text, const char *join, char *more)
{
    char *longer = text ? tool_text("%s%s%s", text, join, more) : tool_text("%s", more);
    free(text);
    free(more);
    return longer;
}

static char *percent(const char *name, double part) { return tool_text("%s %.0f %%", name, 100 * part); }

static void line(card_line *lines, size_t *n, const char *name, char *text)
{
    if (text)
        lines[(*n)++] = (card_line){name, text};
}

static char *where(const card *c)
{
    char *text = unit_counted(c->hosts, "host", "hosts");
    text = with(text, ", ", unit_counted(c->ranks, "process", "processes"));
    if (c->devices)
        text = with(text, ", ", unit_counted(c->devices, "GPU", "GPUs"));
    if (c->unused && c->sampled)
        text = with(text, ", ", tool_text("%zu of %zu GPUs never had any load", c->unused, c->sampled));
    else if (c->unused)
        text = with(text, ", ", tool_text("%zu of %zu visible GPUs were never used", c->unused, c->visible));
    return text;
}

static char *devices(const card *c)
{
    char *text;
    if (c->share[CARD_IDLE] < 0)
        return NULL;
    text = percent("kernels", c->share[CARD_KERNELS]);
    if (c->share[CARD_COPIES] >= 0.005)
        text = with(text, ", ", percent("copies alone", c->share[CARD_COPIES]));
    if (c->share[CARD_COMMUNICATION] >= 0.005)
        text = with(text, ", ", percent("communication and waits alone", c->share[CARD_COMMUNICATION]));
    return with(text, ", ", percent("idle", c->share[CARD_IDLE]));
}

static char *hosts(const card *c)
{
    char *text = NULL;
    if (c->host_communication >= 0)
        text = percent("communication and waits for ranks", c->host_communication);
    if (c->input >= 0.005)
        text = with(text, ", ", tool_text("reading input %.0f %% of the critical path", 100 * c->input));
    return text;
}

/* "parallel 84 % = load balance 90 % x communication 93 % (transfer 99 %, serialisation 94 %)" */
static char *efficiency(const card *c)
{
    const double *e = c->efficiency;
    char *text = NULL;
    if (e[CARD_PARALLEL] >= 0)
        text = tool_text("parallel %.0f %% = load balance %.0f %% x communication %.0f %%", 100 * e[CARD_PARALLEL],
                         100 * e[CARD_BALANCE], 100 * e[CARD_COMM]);
    if (text && e[CARD_TRANSFER] >= 0)
        text =
            with(text, " ",
                 tool_text("(transfer %.0f %%, serialisation %.0f %%)", 100 * e[CARD_TRANSFER], 100 * e[CARD_SERIAL]));
    if (e[CARD_OFFLOAD] >= 0)
        text = with(text, "; ", percent("device offload", e[CARD_OFFLOAD]));
    return text;
}

static char *gpu_efficiency(const card *c)
{
    const double *e = c->efficiency;
    return e[CARD_GPU_PARALLEL] < 0
               ? NULL
               : tool_text("parallel %.0f %% = load balance %.0f %% x communication %.0f %% x orchestration %.0f %%",
                           100 * e[CARD_GPU_PARALLEL], 100 * e[CARD_GPU_BALANCE], 100 * e[CARD_GPU_COMM],
                           100 * e[CARD_GPU_ORCHESTRATION]);
}

static char *used(const card *c)
{
    char size[UNIT_TEXT], *text = NULL;
    if (c->memory_bytes >= 0)
        text = tool_text(!strcmp(c->memory_how, "allocated") ? "device memory allocated by a process, peak %s"
                                                             : "device memory peak %s",
                         unit_bytes(size, (uint64_t)c->memory_bytes));
    if (c->energy_j >= 0)
        text = with(text, ", ",
                    c->energy_j < 1e4   ? tool_text("energy of GPUs %.0f J", c->energy_j)
                    : c->energy_j < 1e7 ? tool_text("energy of GPUs %.1f kJ", c->energy_j / 1e3)
                                        : tool_text("energy of GPUs %.1f MJ", c->energy_j / 1e6));
    return text;
}

/* "1.20 PFLOP/s, model flops utilisation 30.3 % of 989.4 TFLOP/s each (H100)" */
static char *operations(const card *c)
{
    char rate[UNIT_TEXT], peak[UNIT_TEXT], *text;
    if (c->flop_rate < 0)
        return NULL;
    text = tool_text("%sFLOP/s", unit_count(rate, c->flop_rate));
    if (c->mfu >= 0)
        text = with(text, ", ",
                    tool_text("model flops utilisation %.1f %% of %sFLOP/s for each %s%s%s%s", 100 * c->mfu,
                              unit_count(peak, c->peak), c->devices ? "GPU" : "process", c->peak_name ? " (" : "",
                              c->peak_name ? c->peak_name : "", c->peak_name ? ")" : ""));
    else
        text = with(text, ", ", tool_text("the peak of the devices is unknown: --peak-flops says it"));
    return text;
}

size_t card_lines(const card *c, card_line lines[CARD_LINES])
{
    size_t n = 0;
    if (!c->ranks)
        return 0;
    line(lines, &n, "ran", c->command ? tool_text("%s", c->command) : NULL);
    line(lines, &n, "where", where(c));
    line(lines, &n, "GPUs", devices(c));
    line(lines, &n, "hosts", hosts(c));
    line(lines, &n, "POP", efficiency(c));
    line(lines, &n, "POP, GPUs", gpu_efficiency(c));
    line(lines, &n, "flops", operations(c));
    line(lines, &n, "used", used(c));
    return n;
}

char *verdict_text(const analysis *a)
{
    const finding *f = a->findings;
    char *who, *text;
    bool *ranks;
    if (!a->nblaming && a->undecided)
        return tool_text("%s", a->undecided);
    if (!a->nblaming && choice_given(a))
        return tool_text("Nothing of what was chosen stands out.");
    if (!a->nblaming && a->run_ns <= 0)
        return tool_text("There is nothing to judge: the trace has no events.");
    if (!a->nblaming)
        return tool_text("Nothing stands out: no rank, step, device or call is to blame for a notable part of the %s.",
                         judged_name(a));
    ranks = tr_alloc((a->nprocesses + 1) * sizeof *ranks);
    for (size_t i = 0; i < a->nprocesses; i++)
        for (size_t k = 0; k < f->nranks; k++)
            ranks[i] |= a->processes[i]->rank == f->ranks[k];
    who = f->nranks ? rank_list(a, ranks) : NULL;
    text = tool_text("%s: %s", f->kind, who ? who : "");
    if (f->timed)
        text = with(text, who ? ", " : "",
                    tool_text("%.0f %% of the %s", 100 * f->share, f->of_run ? "run" : judged_name(a)));
    if (f->nwhere)
        text = with(text, who || f->timed ? ", " : "", tool_text("in %s", f->where[f->nwhere - 1]));
    text = with(text, "", tool_text("."));
    free(who);
    free(ranks);
    return text;
}
