/* comms.c - see comms.h */
#include "comms.h"
#include "options.h"
#include <stdlib.h>
#include <string.h>

/* "config.commName" of a structure that a call is given. */
static bool ends_in(const char *text, const char *end)
{
    size_t n = strlen(text), m = strlen(end);
    return n >= m && !strcmp(text + n - m, end);
}

int comms_name_field(const tr_def *def)
{
    int k;
    if (def->kind != TRACE_KIND_BEGIN)
        return -1;
    for (k = 0; k < def->nfields; k++) {
        const tr_field *f = &def->fields[k];
        if (f->type != TRACE_T_STR && f->type != TRACE_T_STRID)
            continue;
        if (comms_names_later(def) ? ends_in(f->name, ".commName") : !strcmp(f->name, "comm_name"))
            return k;
    }
    return -1;
}

const char *comms_known(const char *api, uint64_t comm)
{
    if (strcmp(api, "MPI") != 0)
        return NULL;
    return comm == 1         ? "MPI_COMM_WORLD" /* docs/backends/mpi.md */
           : comm >> 44 == 1 ? "MPI_COMM_WORLD (spawned)"
           : comm >> 44 == 2 ? "MPI_COMM_SELF"
                             : NULL;
}

char *comms_ranks(const int32_t *ranks, size_t n)
{
    enum { MOST = 16 };
    char *text = tool_text("%s", ""), *longer;
    size_t i, run, shown = 0;
    for (i = 0; i < n && shown < MOST; i += run, shown++) {
        for (run = 1; i + run < n && ranks[i + run] == ranks[i] + (int32_t)run;)
            run++;
        if (run > 1)
            longer = tool_text("%s%s%d%s%d", text, i ? ", " : "", ranks[i], run > 2 ? "-" : ", ", ranks[i + run - 1]);
        else
            longer = tool_text("%s%s%d", text, i ? ", " : "", ranks[i]);
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
