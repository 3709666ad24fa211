/* collectives_member.c - what members of communicators are called: by their rank in the world if it is known */
#include <stdlib.h>
#include "collectives.h"

member member_of(const tr_process *process, const coll_progress *s)
{
    return (member){process->rank, s && (s->several || process->rank < 0) ? s->rank : -1, process->header->pid,
                    process->index};
}

int member_order(const void *a, const void *b)
{
    const member *x = a, *y = b;
    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    if (x->comm_rank != y->comm_rank)
        return x->comm_rank < y->comm_rank ? -1 : 1;
    if (x->pid != y->pid)
        return x->pid < y->pid ? -1 : 1;
    return x->process < y->process ? -1 : x->process > y->process;
}

char *member_text(member w)
{
    if (w.rank >= 0)
        return w.comm_rank >= 0 ? tool_text("%d.%d", w.rank, w.comm_rank) : tool_text("%d", w.rank);
    return w.comm_rank >= 0 ? tool_text("%d of pid %u", w.comm_rank, w.pid) : tool_text("pid %u", w.pid);
}

static bool plain(member w) { return w.rank >= 0 && w.comm_rank < 0; }

char *member_list(const member *list, size_t n)
{
    enum { MOST = 16 };
    char *text = tool_text("%s", !n                                            ? "nobody"
                                 : n > 1 && plain(list[0])                     ? "ranks"
                                 : list[0].rank >= 0 || list[0].comm_rank >= 0 ? "rank"
                                                                               : ""),
         *longer;
    size_t i, run, shown = 0;
    for (i = 0; i < n && shown < MOST; i += run, shown++) {
        char *one = member_text(list[i]), *last;
        for (run = 1; plain(list[i]) && i + run < n && plain(list[i + run]) &&
                      list[i + run].rank == list[i].rank + (int32_t)run;)
            run++;
        last = member_text(list[i + run - 1]);
        longer = tool_text("%s%s%s%s%s", text,
                           i       ? ", "
                           : *text ? " "
                                   : "",
                           one,
                           run > 2    ? "-"
                           : run == 2 ? ", "
                                      : "",
                           run > 1 ? last : "");
        free(one);
        free(last);
        free(text);
        text = longer;
    }
    if (i < n) {
        longer = tool_text("%s and %zu more", text, n - i);
        free(text);
        text = longer;
    }
    return text;
}
