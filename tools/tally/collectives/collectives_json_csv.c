/* collectives_json_csv.c - collectives as JSON and CSV */
#include <stdlib.h>
#include <string.h>
#include "collectives.h"
#include "common/out.h"
#include <inttypes.h>

/* A rank as a number if it is one, else as it is called. */
static void put_member(tool_json *j, member w)
{
    char *text;
    if (w.rank >= 0 && w.comm_rank < 0) {
        json_i64(j, w.rank);
        return;
    }
    text = member_text(w);
    json_str(j, text);
    free(text);
}

static void put_key(tool_json *j, const coll_key *k)
{
    json_put_str(j, "api", text_of(k->api));
    json_put_str(j, "name", text_of(k->name));
    json_put_u64(j, "comm", k->comm);
    json_put_u64(j, "size", k->size);
    json_put_str(j, "times", basis_name((enum basis)k->basis));
}

static void put_list(tool_json *j, const char *key, const member *list, size_t n)
{
    size_t i;
    json_put_open(j, key, '[');
    for (i = 0; i < n; i++)
        put_member(j, list[i]);
    json_close(j, ']');
}

static void put_begun(tool_json *j, const begun *b)
{
    json_put_str(j, "last_name", b->def->name);
    json_put_u64(j, "last_seq", b->seq);
    json_put_i64(j, "last_ns", b->ns);
}

static void put_hang(tool_json *j, const tally *t, const hang *s)
{
    size_t i;
    json_open(j, '{');
    json_put_str(j, "api", text_of(s->first->api));
    json_put_str(j, "name", s->def ? s->def->name : "");
    json_put_u64(j, "comm", s->first->comm);
    json_put_u64(j, "size", s->size);
    json_put_u64(j, "seq", s->seq);
    json_put_str(j, "comm_name", text_of(comm_name(t, s->first->api, s->first->comm)));
    if (s->since_ns != INT64_MAX)
        json_put_i64(j, "since_ns", s->since_ns);
    json_put_bool(j, "different_functions", s->mixed);
    put_list(j, "in", s->in, s->nin);
    put_list(j, "left", s->left, s->nleft);
    json_put_open(j, "missing", '[');
    for (i = 0; i < s->nabsent; i++) {
        const absent *a = &s->absent[i];
        json_open(j, '{');
        json_key(j, "rank");
        put_member(j, a->member);
        json_put_u64(j, "pid", a->member.pid);
        json_put_str(j, "doing", a->doing);
        json_put_bool(j, "inside", a->inside);
        json_put_i64(j, "doing_since_ns", a->doing_ns);
        if (a->progress && a->progress->done.def)
            put_begun(j, &a->progress->done);
        json_put_i64(j, "sign_ns", a->sign_ns);
        json_put_bool(j, "silent", a->silent);
        json_put_bool(j, "closed", !a->process->killed);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_put_u64(j, "not_recorded", s->unknown);
    json_close(j, '}');
}

static void put_rows(tool_json *j, const tally *t, const collected *c)
{
    size_t i;
    json_put_open(j, "rows", '[');
    for (i = 0; i < c->nrows; i++) {
        const coll_row *x = c->rows[i];
        json_open(j, '{');
        put_key(j, &x->key);
        json_put_str(j, "comm_name", text_of(comm_name(t, x->key.api, x->key.comm)));
        json_put_u64(j, "collectives", x->matched);
        json_put_u64(j, "calls", x->calls);
        json_put_u64(j, "bytes", x->moved.bytes);
        json_put_u64(j, "sent_bytes", x->moved.sent);
        json_put_u64(j, "received_bytes", x->moved.received);
        json_put_u64(j, "time_ns", x->time);
        json_put_u64(j, "waiting_ns", x->waited);
        json_put_u64(j, "max_wait_ns", x->max_wait);
        json_put_u64(j, "different_functions", x->mixed);
        if (x->matched) {
            json_key(j, "last_most_often");
            put_member(j, x->worst);
            json_put_u64(j, "last_count", x->worst_count);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_ranks(tool_json *j, const collected *c)
{
    size_t i;
    json_put_open(j, "ranks", '[');
    for (i = 0; i < c->nranks; i++) {
        const coll_rank *x = c->ranks[i];
        json_open(j, '{');
        json_put_str(j, "api", text_of(x->api));
        json_key(j, "rank");
        put_member(j, x->member);
        json_put_u64(j, "pid", x->member.pid);
        json_put_u64(j, "collectives", x->matched);
        json_put_u64(j, "waited_ns", x->waited);
        json_put_u64(j, "last", x->last);
        json_put_u64(j, "made_others_wait_ns", x->made);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_communicators(tool_json *j, const tally *t)
{
    communicator c;
    size_t at = 0;
    json_put_open(j, "communicators", '[');
    for (; (at = comm_next(t, at, &c)) != 0; free(c.members)) {
        if (t->settings.apis.n && !tool_list_has(&t->settings.apis, text_of(c.api), true))
            continue;
        json_open(j, '{');
        json_put_str(j, "api", text_of(c.api));
        json_put_u64(j, "comm", c.comm);
        json_put_str(j, "name", text_of(comm_name(t, c.api, c.comm)));
        json_put_u64(j, "size", c.size);
        put_list(j, "members", c.members, c.n);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_worst(tool_json *j, const collected *c)
{
    size_t i;
    json_put_open(j, "worst", '[');
    for (i = 0; i < c->nworst[0]; i++) {
        const coll_worst *x = &c->worst[0][i];
        json_open(j, '{');
        put_key(j, &x->key);
        json_put_u64(j, "seq", x->seq);
        json_put_i64(j, "first_ns", x->first_ns);
        json_put_i64(j, "last_ns", x->last_ns);
        json_key(j, "first");
        put_member(j, x->first);
        json_key(j, "last");
        put_member(j, x->last);
        json_put_u64(j, "waiting_ns", x->waited);
        json_put_u64(j, "max_wait_ns", x->max_wait);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void collectives_json(const report *r, tool_json *j)
{
    const tally *t = r->tally;
    const collected *c = t->collected;
    size_t i;
    json_put_open(j, "never_ended", '[');
    for (i = 0; i < t->nhangs; i++)
        put_hang(j, t, &t->hangs[i]);
    json_close(j, ']');
    if (!c)
        return;
    json_put_open(j, "collectives", '{');
    json_put_u64(j, "incomplete", c->incomplete);
    json_put_u64(j, "let_go", c->crowded);
    json_put_u64(j, "size_unknown", c->sizeless);
    put_rows(j, r->tally, c);
    put_ranks(j, c);
    put_communicators(j, t);
    put_worst(j, c);
    json_close(j, '}');
}

void collectives_csv(const report *r, tool_out *out)
{
    const collected *c = r->tally->collected;
    size_t i;
    out_str(out, "api,name,comm,size,times,collectives,calls,bytes,time_ns,waiting_ns,max_wait_ns,last_most_often,last_"
                 "count,comm_name,sent_bytes,received_bytes\n");
    for (i = 0; i < c->nrows; i++) {
        const coll_row *x = c->rows[i];
        char *member = x->matched ? member_text(x->worst) : tool_text("%s", ""), *text;
        csv_str(out, text_of(x->key.api));
        out_bytes(out, ",", 1);
        csv_str(out, text_of(x->key.name));
        text = tool_text(",%" PRIu64 ",%u,%s,%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64
                         ",%s,%" PRIu64 ",",
                         x->key.comm, x->key.size, basis_name((enum basis)x->key.basis), x->matched, x->calls,
                         x->moved.bytes, x->time, x->waited, x->max_wait, member, x->worst_count);
        out_str(out, text);
        free(text);
        text = tool_text("%s", text_of(comm_name(r->tally, x->key.api, x->key.comm)));
        csv_str(out, text);
        free(text);
        text = tool_text(",%" PRIu64 ",%" PRIu64 "\n", x->moved.sent, x->moved.received);
        out_str(out, text);
        free(text);
        free(member);
    }
}
