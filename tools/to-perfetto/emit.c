/* emit.c - see emit.h */
#include "emit.h"
#include "common/names.h"
#include <stdlib.h>

void emit_start(emit *o, int64_t now, enum plan_args args)
{
    pf *w = &o->w;
    pf_start(w, now);
    o->now = now;
    o->args = args;
    o->keys = (plan_keys){.error = pf_cstring(w, "error"),
                          .unterminated = pf_cstring(w, "unterminated"),
                          .message = pf_cstring(w, "message"),
                          .flow = pf_cstring(w, "flow"),
                          .error_category = pf_cstring(w, "error"),
                          .trace_category = pf_cstring(w, "trace"),
                          .bytes = pf_cstring(w, "bytes"),
                          .paused = pf_cstring(w, "recording paused"),
                          .resumed = pf_cstring(w, "recording resumed"),
                          .last = pf_cstring(w, "last_rank"),
                          .waited = pf_cstring(w, "waited_ns"),
                          .comm_name = pf_cstring(w, "comm_name"),
                          .comm_ranks = pf_cstring(w, "comm_ranks")};
}

void emit_free(emit *o)
{
    free(o->values);
    pf_free(&o->w);
}

event_name emit_name(emit *o, const tr_event *e, const plan *p)
{
    event_name r = {p->name, p->category, NULL, 0};
    const tr_value *domain = plan_role(p, o->values, TRACE_R_DOMAIN);
    if (!r.name) {
        r.n = names_event(e, &r.text);
        if (!r.n) {
            r.text = p->def->name;
            r.n = strlen(r.text);
        }
        r.name = pf_string(&o->w, r.text, r.n);
    }
    if (domain && domain->type == TRACE_T_STR && !domain->is_array)
        r.category = domain->n ? pf_string(&o->w, (const char *)domain->data, domain->n) : p->api;
    return r;
}
