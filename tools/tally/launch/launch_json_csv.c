/* launch_json_csv.c - launches as JSON and CSV */
#include <stdlib.h>
#include <string.h>
#include "common/out.h"
#include "launch.h"
#include <inttypes.h>

static void put_device(tool_json *j, const launch_device *d)
{
    json_open(j, '{');
    if (d->process->rank >= 0)
        json_put_i64(j, "rank", d->process->rank);
    json_put_str(j, "host", d->process->header->host);
    json_put_u64(j, "pid", d->process->header->pid);
    json_put_str(j, "device", d->track ? d->track->name : "");
    json_put_str(j, "api", text_of(d->api));
    json_put_u64(j, "work", d->work);
    json_put_i64(j, "first_ns", d->first_ns);
    json_put_i64(j, "last_ns", d->last_ns);
    json_put_u64(j, "busy_ns", d->busy_ns);
    json_put_u64(j, "longest_idle_ns", d->longest_idle_ns);
    if (d->longest_idle_ns)
        json_put_i64(j, "longest_idle_at_ns", d->longest_idle_at);
    json_put_u64(j, "no_call", d->uncalled);
    json_put_u64(j, "too_early", d->early);
    json_put_u64(j, "too_late", d->late);
    if (d->ahead_ns != INT64_MAX)
        json_put_i64(j, "clock_ahead_ns", d->ahead_ns);
    if (d->behind_ns != INT64_MAX)
        json_put_i64(j, "clock_behind_ns", d->behind_ns);
    json_close(j, '}');
}

static void put_row(tool_json *j, const launch_row *x)
{
    json_open(j, '{');
    json_put_str(j, "api", text_of(x->api));
    json_put_str(j, "name", text_of(x->name));
    json_put_u64(j, "work", x->work.calls);
    json_put_u64(j, "time_ns", x->work.sum);
    json_put_u64(j, "calls", x->call.calls);
    json_put_u64(j, "call_ns", x->call.sum);
    json_put_u64(j, "delays", x->delay.calls);
    json_put_u64(j, "delay_ns", x->delay.sum);
    if (x->delay.calls) {
        json_put_u64(j, "delay_min_ns", x->delay.min);
        json_put_u64(j, "delay_p50_ns", row_quantile(&x->delay, 0.5));
        json_put_u64(j, "delay_p99_ns", row_quantile(&x->delay, 0.99));
        json_put_u64(j, "delay_max_ns", x->delay.max);
    }
    json_put_u64(j, "idle_before_ns", x->idle_ns);
    json_close(j, '}');
}

void launch_json(const report *r, tool_json *j)
{
    const launched *l = r->tally->launched;
    size_t i;
    if (!l)
        return;
    json_put_open(j, "launches", '{');
    json_put_open(j, "devices", '[');
    for (i = 0; i < l->ndevices; i++)
        put_device(j, l->devices[i]);
    json_close(j, ']');
    json_put_open(j, "rows", '[');
    for (i = 0; i < l->nrows; i++)
        if (!l->rows[i]->hidden)
            put_row(j, l->rows[i]);
    json_close(j, ']');
    json_close(j, '}');
}

void launch_csv(const report *r, tool_out *out)
{
    const launched *l = r->tally->launched;
    size_t i;
    out_str(out, "api,name,work,time_ns,calls,call_ns,delays,delay_ns,delay_min_ns,delay_p50_ns,delay_p99_ns,delay_max_"
                 "ns,idle_before_ns\n");
    for (i = 0; i < l->nrows; i++) {
        const launch_row *x = l->rows[i];
        char *text;
        if (x->hidden)
            continue;
        csv_str(out, text_of(x->api));
        out_bytes(out, ",", 1);
        csv_str(out, text_of(x->name));
        text = tool_text(",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64, x->work.calls,
                         x->work.sum, x->call.calls, x->call.sum, x->delay.calls, x->delay.sum);
        out_str(out, text);
        free(text);
        if (x->delay.calls)
            text = tool_text(",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64, x->delay.min,
                             row_quantile(&x->delay, 0.5), row_quantile(&x->delay, 0.99), x->delay.max);
        else
            text = tool_text(",,,,");
        out_str(out, text);
        free(text);
        text = tool_text(",%" PRIu64 "\n", x->idle_ns);
        out_str(out, text);
        free(text);
    }
}
