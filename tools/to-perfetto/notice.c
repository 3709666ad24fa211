/* notice.c - see notice.h */
#include "notice.h"
#include <string.h>

enum { NAMED = 20 };

void notice_begin(notice *n, emit *o, int64_t ns, const char *text, const keep *kept)
{
    pf *w = &o->w;
    size_t i;
    pf_track_init(&n->track, pf_describe(w, &(pf_track_info){.name = "left out of this file", .order = -1}));
    if (kept) {
        pf_add_uint(w, &n->track, pf_cstring(w, "slices"), kept->left_out);
        pf_add_uint(w, &n->track, pf_cstring(w, "of_slices"), kept->all);
        pf_add_uint(w, &n->track, pf_cstring(w, "time_ns"), kept->left_out_ns);
        pf_add_int(w, &n->track, pf_cstring(w, "shorter_than_ns"), keep_least(kept->length + 1));
        for (i = 0; i < kept->nnames && i < NAMED; i++)
            pf_add_uint(w, &n->track, pf_cstring(w, kept->names[i].name), kept->names[i].slices);
    }
    pf_event(w, &n->track, ns, PF_BEGIN, pf_cstring(w, text), o->keys.trace_category, NULL, 0);
    n->slices = 1;
}

void notice_end(notice *n, emit *o)
{
    if (n->slices)
        pf_event(&o->w, &n->track, o->now, PF_END, 0, 0, NULL, 0);
    pf_track_free(&n->track);
}
