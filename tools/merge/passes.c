/* passes.c - see passes.h */
#include "passes.h"
#include "read/merge/merge.h"
#include "support/memory.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
#include <unistd.h>

/* Of what may be held, so much for blocks that are being read: the rest is for those being written. */
static const unsigned reading_part = 2;

typedef struct passes {
    const tool_input *input;
    const char *output;
    uint64_t room; /* for blocks */
    int status;
    unsigned made;
} passes;

typedef struct group { /* files, and what their blocks take */
    const char **paths;
    size_t n, room;
    uint64_t bytes;
} group;

static void group_add(group *g, const char *path, uint64_t bytes)
{
    g->paths = tr_grow(g->paths, g->n + 1, &g->room, sizeof *g->paths);
    g->paths[g->n++] = path;
    g->bytes += bytes;
}

/* ---- messages: once each, though files are opened again -----------------------------------------------------------
 */

static struct {
    char **texts;
    size_t n, room;
} said;

void passes_say(void *user, const char *text)
{
    size_t i;
    (void)user;
    for (i = 0; i < said.n; i++)
        if (!strcmp(said.texts[i], text))
            return;
    said.texts = tr_grow(said.texts, said.n + 1, &said.room, sizeof *said.texts);
    said.texts[said.n++] = tool_text("%s", text);
    fprintf(stderr, "%s\n", text);
}

/* ---- passes ------------------------------------------------------------------------------------------------------ */

/* A name for a file that has none any more; it is there as long as it is open. */
static char *without_name(const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0 || unlink(path))
        tool_fail("%s: %s", path, strerror(errno));
    return tool_text("/proc/self/fd/%d", fd);
}

/* A file of all that the group has: whole runs, in the clocks of the nodes. */
static char *merge_group(passes *p, const group *g)
{
    tr_options how = {.run = "all",
                      .no_align = true,
                      .max_mem = p->input->max_mem,
                      .threads = (int)input_jobs(p->input),
                      .message = passes_say};
    char *path = tool_text("%s.pass%u", p->output, p->made++), *name;
    tr_merge_options to = {.output = path, .from_ns = INT64_MIN, .to_ns = INT64_MAX, .threads = (int)p->input->jobs};
    tr_trace *trace;
    int status;
    trace = tr_trace_open(g->paths, g->n, &how);
    status = tr_merge(trace, &to, NULL);
    tr_trace_close(trace);
    if (status == TR_FAILED)
        tool_fail("%s could not be written", path);
    p->status = status > p->status ? status : p->status;
    name = without_name(path);
    free(path);
    return name;
}

/* What the blocks of an input take while it is read; those without blocks take no such memory. */
static uint64_t weight_of(const tr_input *in) { return in->merged ? in->block_bytes : 0; }

/* Merges inputs that need too much in groups; what is left to merge. */
static group merge_groups(passes *p, const tr_input *in, size_t n)
{
    group left = {0}, now = {0};
    size_t i;
    for (i = 0; i < n; i++) {
        uint64_t bytes = weight_of(&in[i]);
        if (!bytes) {
            group_add(&left, in[i].name, 0);
            continue;
        }
        if (now.n > 1 && now.bytes + bytes > p->room) {
            group_add(&left, merge_group(p, &now), 0);
            now.n = 0;
            now.bytes = 0;
        }
        group_add(&now, in[i].name, bytes);
    }
    if (now.n)
        group_add(&left, now.n > 1 ? merge_group(p, &now) : now.paths[0], 0);
    free(now.paths);
    return left;
}

static tr_input *inputs_of(const tr_trace *trace, size_t *n, uint64_t *bytes)
{
    tr_input *in;
    size_t i;
    *n = tr_trace_inputs(trace, NULL, 0);
    in = tr_alloc((*n + 1) * sizeof *in);
    tr_trace_inputs(trace, in, *n);
    for (*bytes = 0, i = 0; i < *n; i++)
        *bytes += weight_of(&in[i]);
    return in;
}

tr_trace *passes_open(tr_trace *all, const tool_input *input, const char *output, int *status)
{
    passes p = {.input = input, .output = output};
    tr_trace *trace = all, *next;
    uint64_t bytes;
    size_t n;
    tr_input *in = inputs_of(trace, &n, &bytes);
    p.room = (input->max_mem ? input->max_mem : 256u << 20) / reading_part;
    while (bytes > p.room && n > 2) {
        tr_options how = {.run = input->run,
                          .no_align = input->no_align,
                          .max_mem = input->max_mem,
                          .threads = (int)input_jobs(input),
                          .message = passes_say};
        group left = merge_groups(&p, in, n);
        bool fewer = left.n < n;
        next = tr_trace_open(left.paths, left.n, &how);
        if (trace != all)
            tr_trace_close(trace);
        trace = next;
        free(left.paths);
        free(in);
        in = inputs_of(trace, &n, &bytes);
        if (!fewer)
            break;
    }
    free(in);
    *status = p.status;
    return trace;
}
