/* hatchet.c - profiles as files of Hatchet: what proton-viewer and llnl-hatchet read, as JSON and as MessagePack
 *
 * A file is a list: the root frame, and what is known of the devices. The root's metrics name those that are inclusive:
 * readers add them up. A device's facts come from the recording ("device CUDA 0", docs/guide/proton.md).
 */
#include "session.h"
#include "support/memory.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* What JSON and MessagePack have in common. */
typedef struct writer {
    tool_out *out;
    bool packed;
    bool first; /* JSON: nothing stands before it in its list */
} writer;

/* ---- values ------------------------------------------------------------------------------------------------------ */

static void big_endian(writer *w, uint64_t v, unsigned bytes)
{
    while (bytes--)
        out_char(w->out, (char)(v >> 8 * bytes));
}

/* `small`: the first byte of a length that fits into `most`; then that for 16 bits, and the one after it for 32. */
static void pack_length(writer *w, uint32_t n, uint32_t most, unsigned small, unsigned sixteen)
{
    out_room(w->out);
    if (n <= most) {
        out_char(w->out, (char)(small | n));
        return;
    }
    out_char(w->out, (char)(n <= UINT16_MAX ? sixteen : sixteen + 1));
    big_endian(w, n, n <= UINT16_MAX ? 2 : 4);
}

static void separate(writer *w)
{
    out_room(w->out);
    if (!w->packed && !w->first)
        out_put(w->out, ", ", 2);
    w->first = false;
}

static void put_list(writer *w, uint32_t n)
{
    separate(w);
    if (w->packed)
        pack_length(w, n, 15, 0x90, 0xdc);
    else
        out_char(w->out, '[');
    w->first = true;
}

static void put_map(writer *w, uint32_t n)
{
    separate(w);
    if (w->packed)
        pack_length(w, n, 15, 0x80, 0xde);
    else
        out_char(w->out, '{');
    w->first = true;
}

static void put_close(writer *w, char bracket)
{
    out_room(w->out);
    if (!w->packed)
        out_char(w->out, bracket);
    w->first = false;
}

static void put_text(writer *w, const char *text, size_t n)
{
    separate(w);
    if (w->packed) {
        if (n > 31 && n <= UINT8_MAX) {
            out_char(w->out, (char)0xd9);
            out_char(w->out, (char)n);
        } else
            pack_length(w, (uint32_t)n, 31, 0xa0, 0xda);
        out_bytes(w->out, text, n);
    } else
        json_text(&(tool_json){.out = w->out, .after_key = true}, text, n);
}

static void put_key(writer *w, const char *text)
{
    put_text(w, text, strlen(text));
    out_room(w->out);
    if (!w->packed)
        out_put(w->out, ": ", 2);
    w->first = true;
}

static void put_int(writer *w, int64_t v)
{
    separate(w);
    if (!w->packed) {
        out_i64(w->out, v);
    } else if (v >= 0 && v < 128)
        out_char(w->out, (char)v);
    else {
        out_char(w->out, (char)0xd3);
        big_endian(w, (uint64_t)v, 8);
    }
}

/* A number that is none is null, as JSON has it; a whole one keeps its point, so that it stays one of its kind. */
static void put_real(writer *w, double v)
{
    uint64_t bits;
    separate(w);
    memcpy(&bits, &v, sizeof bits);
    if (w->packed) {
        out_char(w->out, (char)0xcb);
        big_endian(w, bits, 8);
    } else if (!isfinite(v))
        out_put(w->out, "null", 4);
    else {
        out_double(w->out, v);
        if (v == floor(v) && fabs(v) < 1e15)
            out_put(w->out, ".0", 2);
    }
}

static void put_metric(writer *w, const profile_metric *m)
{
    uint32_t i;
    switch (m->kind) {
    case PROFILE_INT: put_int(w, m->v.i); break;
    case PROFILE_REAL: put_real(w, m->v.f); break;
    case PROFILE_TEXT: put_text(w, m->v.text, m->n); break;
    case PROFILE_NONE: put_int(w, 0); break;
    case PROFILE_INTS:
    case PROFILE_REALS:
        put_list(w, m->n);
        for (i = 0; i < m->n; i++)
            m->kind == PROFILE_INTS ? put_int(w, m->v.ints[i]) : put_real(w, m->v.reals[i]);
        put_close(w, ']');
        break;
    }
}

/* ---- the tree ---------------------------------------------------------------------------------------------------- */

typedef struct hatchet {
    session *session;
    const export_part *part;
    writer writer;
} hatchet;

/* Readers add up what the root names, so it has all that is to be added up, as zero. */
static bool is_hint(const profile *p, const profile_node *n, uint32_t name)
{
    uint32_t i;
    if (p->names[name].sort != PROFILE_INCLUSIVE ||
        (p->names[name].kind != PROFILE_INT && p->names[name].kind != PROFILE_REAL))
        return false;
    for (i = 0; i < n->nmetrics; i++)
        if (n->metrics[i].name == name)
            return false;
    return true;
}

static void put_metrics(hatchet *h, const profile_node *n)
{
    const profile *p = session_profile(h->session);
    writer *w = &h->writer;
    const session_device *devices;
    uint32_t i, hints = 0;
    char number[16];
    session_devices(h->session, &devices);
    for (i = 0; !n->up && i < p->nnames; i++)
        hints += is_hint(p, n, i);
    put_map(w, n->nmetrics + hints + (n->device != PROFILE_NO_DEVICE ? 2 : 0));
    for (i = 0; i < n->nmetrics; i++) {
        put_key(w, p->names[n->metrics[i].name].text);
        put_metric(w, &n->metrics[i]);
    }
    for (i = 0; hints && i < p->nnames; i++)
        if (is_hint(p, n, i)) {
            put_key(w, p->names[i].text);
            p->names[i].kind == PROFILE_REAL ? put_real(w, 0) : put_int(w, 0);
        }
    if (n->device != PROFILE_NO_DEVICE) {
        snprintf(number, sizeof number, "%u", devices[n->device].number);
        put_key(w, "device_id");
        put_text(w, number, strlen(number));
        put_key(w, "device_type");
        put_text(w, devices[n->device].type, strlen(devices[n->device].type));
    }
    put_close(w, '}');
}

static void open_node(hatchet *h, const profile_node *n)
{
    writer *w = &h->writer;
    const profile_node *c;
    uint32_t children = 0;
    for (c = n->down; c; c = c->next)
        children++;
    if (!w->packed && n->up) {
        out_bytes(w->out, w->first ? "\n" : ",\n", w->first ? 1 : 2);
        w->first = true;
    }
    put_map(w, 3);
    put_key(w, "frame");
    put_map(w, 2);
    put_key(w, "name");
    put_text(w, n->name, strlen(n->name));
    put_key(w, "type");
    put_text(w, "function", 8);
    put_close(w, '}');
    put_key(w, "metrics");
    put_metrics(h, n);
    put_key(w, "children");
    put_list(w, children);
}

static void close_node(hatchet *h)
{
    put_close(&h->writer, ']');
    put_close(&h->writer, '}');
}

/* Without recursion: paths are as long as those who recorded them like. */
static void put_tree(hatchet *h, const profile_node *root)
{
    const profile_node *n = root;
    open_node(h, n);
    for (;;) {
        if (n->down) {
            open_node(h, n = n->down);
            continue;
        }
        for (close_node(h); n != root && !n->next; close_node(h))
            n = n->up;
        if (n == root)
            return;
        open_node(h, n = n->next);
    }
}

/* ---- devices ----------------------------------------------------------------------------------------------------- */

static const char *const facts[] = {"arch", "bus_width", "clock_rate", "memory_clock_rate", "num_sms", NULL};

/* The value of `name` in "name=value name=value"; its length, 0: it is not there. */
static size_t fact_of(const char *text, const char *name, const char **value)
{
    size_t n = strlen(name), k;
    for (; *text; text += strspn(text, " ")) {
        k = strcspn(text, " ");
        if (k > n + 1 && !memcmp(text, name, n) && text[n] == '=') {
            *value = text + n + 1;
            return k - n - 1;
        }
        text += k;
    }
    return 0;
}

static const char *facts_of(const hatchet *h, const session_device *d)
{
    char key[64];
    size_t i;
    uint32_t k;
    snprintf(key, sizeof key, "device %s %u", d->type, d->number);
    for (i = 0; i < h->part->nprocesses; i++)
        for (k = 0; k < h->part->processes[i]->ninfo; k++)
            if (!strcmp(h->part->processes[i]->info[2 * k], key))
                return h->part->processes[i]->info[2 * k + 1];
    return NULL;
}

static void put_facts(hatchet *h, const char *text, uint32_t number)
{
    char name[16], digits[24];
    const char *value;
    size_t i, n, present = 0;
    for (i = 0; facts[i]; i++)
        present += fact_of(text, facts[i], &value) != 0;
    snprintf(name, sizeof name, "%u", number);
    put_key(&h->writer, name);
    put_map(&h->writer, (uint32_t)present);
    for (i = 0; facts[i]; i++) {
        if (!(n = fact_of(text, facts[i], &value)))
            continue;
        put_key(&h->writer, facts[i]);
        snprintf(digits, sizeof digits, "%.*s", (int)(n < sizeof digits ? n : sizeof digits - 1), value);
        if (!i) /* the architecture is a name */
            put_text(&h->writer, value, n);
        else
            put_int(&h->writer, strtoll(digits, NULL, 10));
    }
    put_close(&h->writer, '}');
}

static bool is_first_of_type(const session_device *d, size_t n, size_t i)
{
    size_t k;
    for (k = 0; k < i; k++)
        if (!strcmp(d[k].type, d[i].type))
            return false;
    (void)n;
    return true;
}

static void put_devices(hatchet *h)
{
    const session_device *d;
    size_t n = session_devices(h->session, &d), i, k;
    uint32_t types = 0, of_type;
    for (i = 0; i < n; i++)
        types += is_first_of_type(d, n, i);
    put_map(&h->writer, types);
    for (i = 0; i < n; i++) {
        if (!is_first_of_type(d, n, i))
            continue;
        for (of_type = 0, k = i; k < n; k++)
            of_type += !strcmp(d[k].type, d[i].type) && facts_of(h, &d[k]);
        put_key(&h->writer, d[i].type);
        put_map(&h->writer, of_type);
        for (k = i; k < n; k++)
            if (!strcmp(d[k].type, d[i].type) && facts_of(h, &d[k]))
                put_facts(h, facts_of(h, &d[k]), d[k].number);
        put_close(&h->writer, '}');
    }
    put_close(&h->writer, '}');
}

/* ---- the formats ------------------------------------------------------------------------------------------------- */

static const session_hooks no_hooks;

static hatchet *hatchet_open(const export_part *part, bool packed)
{
    hatchet *h = tr_alloc(sizeof *h);
    h->part = part;
    h->writer = (writer){part->out, packed, true};
    h->session = session_open(part, part->settings->session, part->settings->phase, &no_hooks, NULL);
    return h;
}

static void *open_json(const export_part *part) { return hatchet_open(part, false); }
static void *open_packed(const export_part *part) { return hatchet_open(part, true); }
static void event(void *state, const tr_event *e) { session_event(((hatchet *)state)->session, e); }

static export_result finish(void *state)
{
    hatchet *h = state;
    export_result r = {0};
    session_finish(h->session);
    put_list(&h->writer, 2);
    put_tree(h, session_profile(h->session)->root);
    put_devices(h);
    put_close(&h->writer, ']');
    if (!h->writer.packed)
        out_str(h->writer.out, "\n");
    r.records = session_profile(h->session)->nodes_made;
    r.nothing = r.records <= 1; /* the root */
    session_close(h->session);
    free(h);
    return r;
}

const export_format export_hatchet = {.name = "hatchet",
                                      .ending = ".hatchet",
                                      .summary = "profiles: proton-viewer, llnl-hatchet",
                                      .records = "frames",
                                      .nothing = SESSION_NOTHING,
                                      .uses = USES_SESSION | USES_GEOMETRY,
                                      .by_rank = true,
                                      .open = open_json,
                                      .event = event,
                                      .close = finish};
const export_format export_hatchet_msgpack = {.name = "hatchet_msgpack",
                                              .ending = ".hatchet_msgpack",
                                              .summary = "the same in MessagePack",
                                              .records = "frames",
                                              .nothing = SESSION_NOTHING,
                                              .uses = USES_SESSION | USES_GEOMETRY,
                                              .by_rank = true,
                                              .open = open_packed,
                                              .event = event,
                                              .close = finish};
