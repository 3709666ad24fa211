/* polyline.c - see polyline.h. Integers only: all machines find the same. */
#include "polyline.h"
#include "drift.h"
#include "support/memory.h"

void tr_polyline_add(tr_polyline *p, int64_t ns, int64_t value)
{
    if (!p->n || p->at[p->n - 1].ns < ns) {
        p->at = tr_grow(p->at, p->n + 1, &p->room, sizeof *p->at);
        p->n++;
    }
    p->at[p->n - 1] = (tr_bend){ns, value};
}

/* Of the piece that starts at a. */
static int64_t between(const tr_bend *a, const tr_bend *b, int64_t ns)
{
    const tr_i128 rise = (tr_i128)b->value - a->value, far = (tr_i128)ns - a->ns, span = (tr_i128)b->ns - a->ns;
    const tr_i128 product = rise * far;
    return a->value + (int64_t)(product / span - (product % span < 0));
}

int64_t tr_polyline_at(const tr_polyline *p, int64_t ns)
{
    size_t low = 0, high = p->n;
    if (p->n < 2)
        return p->n ? p->at->value : 0;
    while (low + 1 < high) {
        size_t middle = (low + high) / 2;
        if (p->at[middle].ns <= ns)
            low = middle;
        else
            high = middle;
    }
    low -= low + 1 == p->n;
    return between(&p->at[low], &p->at[low + 1], ns);
}

int64_t tr_polyline_when(const tr_polyline *p, int64_t sum)
{
    size_t low = 0, high = p->n;
    tr_bend a, b;
    if (p->n < 2)
        return sum - (p->n ? p->at->value : 0);
    while (low + 1 < high) {
        size_t middle = (low + high) / 2;
        if (p->at[middle].ns + p->at[middle].value <= sum)
            low = middle;
        else
            high = middle;
    }
    low -= low + 1 == p->n;
    a = (tr_bend){p->at[low].ns + p->at[low].value, -p->at[low].value};
    b = (tr_bend){p->at[low + 1].ns + p->at[low + 1].value, -p->at[low + 1].value};
    return sum + between(&a, &b, sum);
}

/* ---- making one -------------------------------------------------------------------------------------------------- */

void tr_fan_begin(tr_fan *fan, tr_polyline *to, bool level, int64_t steep)
{
    *fan = (tr_fan){.to = to, .level = level, .steep = steep};
}

static void open_up(tr_fan *fan)
{
    fan->least = -(tr_i128)fan->steep;
    fan->most = fan->steep;
}

/* The piece that is being made ends at the last range. */
static void close_piece(tr_fan *fan)
{
    const tr_i128 slope =
        fan->level && fan->least <= 0 && fan->most >= 0 ? 0 : fan->least + (fan->most - fan->least) / 2;
    if (fan->last == fan->begin.ns)
        return;
    fan->begin.value += (int64_t)(((tr_i128)(fan->last - fan->begin.ns) * slope) >> TR_RATE_BITS);
    fan->begin.ns = fan->last;
    tr_polyline_add(fan->to, fan->begin.ns, fan->begin.value);
    open_up(fan);
}

static tr_i128 slope_down(tr_i128 rise, tr_i128 far)
{
    rise *= (tr_i128)1 << TR_RATE_BITS;
    return rise / far - (rise % far < 0);
}

void tr_fan_add(tr_fan *fan, int64_t ns, int64_t low, int64_t high)
{
    tr_i128 least, most;
    if (!fan->any) {
        fan->any = true;
        fan->last = ns;
        fan->begin = (tr_bend){ns, low + (high - low) / 2};
        tr_polyline_add(fan->to, fan->begin.ns, fan->begin.value);
        open_up(fan);
    }
    if (ns <= fan->last)
        return;
    for (;;) {
        const tr_i128 far = (tr_i128)ns - fan->begin.ns;
        least = -slope_down((tr_i128)fan->begin.value - low, far);
        most = slope_down((tr_i128)high - fan->begin.value, far);
        if ((least <= fan->most && most >= fan->least) || fan->last == fan->begin.ns)
            break;
        close_piece(fan);
    }
    fan->least = least > fan->least ? least : fan->least;
    fan->most = most < fan->most ? most : fan->most;
    if (fan->least > fan->most) /* no whole slope lies in so narrow a range */
        fan->most = fan->least;
    fan->last = ns;
}

void tr_fan_end(tr_fan *fan)
{
    if (fan->any)
        close_piece(fan);
}
