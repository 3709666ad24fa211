/* chrome.c - see chrome.h: events as JSON, one a line */
#include "chrome.h"
#include "support/map.h"

void chrome_us(tool_out *out, int64_t ns)
{
    uint64_t u = ns < 0 ? 0 - (uint64_t)ns : (uint64_t)ns;
    if (ns < 0)
        out_char(out, '-');
    out_u64(out, u / 1000);
    out_char(out, '.');
    out_digits(out, u % 1000, 3);
}

static void put_text(tool_out *out, const char *text, size_t n)
{
    json_text(&(tool_json){.out = out, .after_key = true}, text, n);
    out_room(out);
}

#define LITERAL(out, text) out_put(out, text, sizeof text - 1)

void chrome_begin(chrome *c, char phase, const char *category, const char *name, size_t length, int64_t pid,
                  int64_t tid, int64_t ns)
{
    tool_out *out = c->out;
    out_room(out);
    if (c->any)
        LITERAL(out, ",\n");
    c->any = true;
    LITERAL(out, "{\"ph\": \"");
    out_char(out, phase);
    out_char(out, '"');
    if (category) {
        LITERAL(out, ", \"cat\": ");
        put_text(out, category, strlen(category));
    }
    LITERAL(out, ", \"name\": ");
    put_text(out, name, length);
    LITERAL(out, ", \"pid\": ");
    out_i64(out, pid);
    LITERAL(out, ", \"tid\": ");
    out_i64(out, tid);
    LITERAL(out, ", \"ts\": ");
    chrome_us(out, ns - c->base_ns);
}

void chrome_end(chrome *c)
{
    out_room(c->out);
    out_char(c->out, '}');
}

void chrome_flow(chrome *c, char phase, const char *name, uint64_t id, int64_t pid, int64_t tid, int64_t ns)
{
    chrome_begin(c, phase, name, name, strlen(name), pid, tid, ns);
    LITERAL(c->out, ", \"id\": ");
    out_u64(c->out, id);
    if (phase == 'f')
        LITERAL(c->out, ", \"bp\": \"e\"");
    chrome_end(c);
}

void chrome_label(chrome *c, const char *what, int64_t pid, int64_t tid, const char *key, const char *text)
{
    chrome_begin(c, 'M', NULL, what, strlen(what), pid, tid, c->base_ns);
    LITERAL(c->out, ", \"args\": {");
    member_text(&(chrome_members){c->out, 0}, key, text, strlen(text));
    out_char(c->out, '}');
    chrome_end(c);
}

void chrome_order(chrome *c, const char *what, int64_t pid, int64_t tid, int64_t order)
{
    chrome_begin(c, 'M', NULL, what, strlen(what), pid, tid, c->base_ns);
    LITERAL(c->out, ", \"args\": {");
    member_i64(&(chrome_members){c->out, 0}, "sort_index", order);
    out_char(c->out, '}');
    chrome_end(c);
}

void member(chrome_members *m, const char *key)
{
    out_room(m->out);
    if (m->n++)
        LITERAL(m->out, ", ");
    put_text(m->out, key, strlen(key));
    LITERAL(m->out, ": ");
}

void member_u64(chrome_members *m, const char *key, uint64_t v)
{
    member(m, key);
    out_u64(m->out, v);
}

void member_i64(chrome_members *m, const char *key, int64_t v)
{
    member(m, key);
    out_i64(m->out, v);
}

void member_text(chrome_members *m, const char *key, const char *text, size_t n)
{
    member(m, key);
    put_text(m->out, text, n);
}

/* The first process and API with work has its numbers as they are. JavaScript's numbers have 53 bits. */
uint64_t chrome_correlation(chrome *c, const tr_event *e, uint64_t number)
{
    enum { SPACE_AT = 40, SPACES = 1 << 10 };
    uint64_t api = tr_hash(e->def->api, strlen(e->def->api), 0);
    tr_map3_entry *x = tr_map3_put(&c->spaces, e->thread->process->index, api, 0);
    if (!x->v.u[0])
        x->v.u[0] = c->spaces.table.n;
    return (number & ((1ull << SPACE_AT) - 1)) | (x->v.u[0] - 1) % SPACES << SPACE_AT;
}
