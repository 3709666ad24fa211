/* place.c - places in programs: what people read in place of "main+0x24" is "main (solver.c:42)"
 *
 * Source lines are looked for when the first of these texts is asked for, for all of the trace at once: so files that
 * have one name in two folders can be told apart, and who asks for none does not wait. */
#include <stdio.h>
#include <stdlib.h>
#include "place.h"
#include "read/containers/file.h"

static tr_module *module_of(tr_trace *trace, tr_text path, tr_text build_id)
{
    uint64_t hash = tr_hash(path.text, path.length, tr_hash(build_id.text, build_id.length, 1));
    const char *name = tr_arena_text(&trace->arena, path.text, path.length);
    tr_module *m;
    size_t state = 0;
    while ((m = tr_map_next(&trace->module_map, hash, &state)))
        if (!strcmp(m->path, name) && m->build_id_bytes == build_id.length &&
            !memcmp(m->build_id, build_id.text, build_id.length))
            return m;
    m = tr_arena_get(&trace->arena, sizeof *m + build_id.length);
    m->path = name;
    m->build_id = memcpy(m + 1, build_id.text, build_id.length);
    m->build_id_bytes = build_id.length;
    m->start_real_ns = UINT64_MAX;
    tr_map_put(&trace->module_map, hash, m);
    trace->modules = tr_grow(trace->modules, trace->nmodules + 1, &trace->module_room, sizeof *trace->modules);
    trace->modules[trace->nmodules++] = m;
    return m;
}

void tr_place_add(tr_full_process *p, tr_string *string, uint64_t address, tr_text module, tr_text build_id)
{
    tr_trace *trace = p->trace;
    tr_module *m = module_of(trace, module, build_id);
    uint64_t key = tr_hash(&address, sizeof address, (uint64_t)(uintptr_t)m);
    tr_place *place;
    size_t state = 0;
    if (p->header.start_realtime_ns < m->start_real_ns)
        m->start_real_ns = p->header.start_realtime_ns;
    while ((place = tr_map_next(&trace->place_map, key, &state)))
        if (place->module == m && place->address == address)
            break;
    if (!place) {
        place = tr_arena_get(&trace->arena, sizeof *place);
        place->module = m;
        place->address = address;
        place->recorded = tr_arena_text(&trace->arena, string->text, string->length);
        tr_map_put(&trace->place_map, key, place);
        m->places = tr_grow(m->places, m->nplaces + 1, &m->room, sizeof *m->places);
        m->places[m->nplaces++] = place;
    }
    string->place = place;
}

/* ---- names of files: as much of the path as tells them apart ----------------------------------------------------- */

static size_t common_end(const char *a, size_t na, const char *b, size_t nb)
{
    size_t n = 0;
    while (n < na && n < nb && a[na - 1 - n] == b[nb - 1 - n])
        n++;
    return n;
}

static int by_end(const void *left, const void *right)
{
    const char *a = *(const char *const *)left, *b = *(const char *const *)right;
    size_t na = strlen(a), nb = strlen(b), n = common_end(a, na, b, nb);
    if (n == na || n == nb)
        return (na > nb) - (na < nb);
    return (unsigned char)a[na - 1 - n] < (unsigned char)b[nb - 1 - n] ? -1 : 1;
}

/* How many bytes at the end of `a` it takes to know it from `b`. */
static size_t needed(const char *a, const char *b)
{
    size_t na = strlen(a), nb = strlen(b), n = common_end(a, na, b, nb);
    if (n < na && n < nb && a[na - 1 - n] == '/')
        return n; /* "util.c" is not the end of a file's name that ends in "_util.c" */
    return n + 1;
}

static const char *short_name(const char *file, const char *before, const char *after)
{
    size_t n = before ? needed(file, before) : 0, m = after ? needed(file, after) : 0, length = strlen(file);
    const char *p = file + length - (n > m ? n : m);
    if (!before && !after)
        p = file + length;
    while (p > file && p[-1] != '/')
        p--;
    return p < file ? file : p;
}

/* ---- texts ------------------------------------------------------------------------------------------------------- */

static void name_place(tr_trace *trace, tr_place *p, const char *file)
{
    int n = snprintf(NULL, 0, "%s (%s:%u)", p->function ? p->function : "", file, p->line);
    char *text = tr_arena_get(&trace->place_arena, (size_t)n + 1);
    if (p->function)
        p->length = (uint32_t)snprintf(text, (size_t)n + 1, "%s (%s:%u)", p->function, file, p->line);
    else
        p->length = (uint32_t)snprintf(text, (size_t)n + 1, "%s:%u", file, p->line);
    p->text = text;
}

static void name_all(tr_trace *trace)
{
    const char **files = NULL;
    size_t room = 0, n = 0, i, k, distinct = 0;
    for (i = 0; i < trace->nmodules; i++)
        for (k = 0; k < trace->modules[i]->nplaces; k++)
            if (trace->modules[i]->places[k]->file) {
                files = tr_grow(files, n + 1, &room, sizeof *files);
                files[n++] = trace->modules[i]->places[k]->file;
            }
    if (n)
        qsort(files, n, sizeof *files, by_end);
    for (i = 0; i < n; i++)
        if (!i || strcmp(files[i], files[distinct - 1]) != 0)
            files[distinct++] = files[i];
    for (i = 0; i < trace->nmodules; i++)
        for (k = 0; k < trace->modules[i]->nplaces; k++) {
            tr_place *p = trace->modules[i]->places[k];
            const char **at = p->file ? bsearch(&p->file, files, distinct, sizeof *files, by_end) : NULL;
            if (at)
                name_place(trace, p,
                           short_name(p->file, at > files ? at[-1] : NULL, at + 1 < files + distinct ? at[1] : NULL));
        }
    free(files);
}

static int by_address(const void *left, const void *right)
{
    const tr_place *a = *(const tr_place *const *)left, *b = *(const tr_place *const *)right;
    return a->address < b->address ? -1 : a->address > b->address;
}

/* Nobody compiles these again. */
static bool of_system(const tr_module *m) { return !strncmp(m->path, "/lib", 4) || !strncmp(m->path, "/usr/lib", 8); }

/* All such files in one line. */
static void say_bare(tr_trace *trace)
{
    char text[512];
    size_t at = 0, others = 0, i;
    for (i = 0; i < trace->nmodules; i++) {
        const tr_module *m = trace->modules[i];
        const char *slash = strrchr(m->path, '/'), *name = slash ? slash + 1 : m->path;
        if (of_system(m))
            continue;
        if (m->bare && at + strlen(name) + 64 < sizeof text)
            at += (size_t)snprintf(text + at, sizeof text - at, "%s%zu of %zu in %s", at ? ", " : "", m->bare,
                                   m->nplaces, name);
        else
            others += m->bare;
    }
    if (at && others)
        snprintf(text + at, sizeof text - at, ", %zu elsewhere", others);
    if (at)
        tr_say(trace, "no debug information has the source lines of these places (compile with -g): %s", text);
}

static void find_all(tr_trace *trace)
{
    size_t i;
    if (!tr_lines_built) {
        tr_say(trace, "source lines are not known: the tools were built without libdw; install it (Debian: apt-get "
                      "install libdw-dev) and build them again");
        return;
    }
    for (i = 0; i < trace->nmodules; i++) {
        qsort(trace->modules[i]->places, trace->modules[i]->nplaces, sizeof *trace->modules[i]->places, by_address);
        tr_lines_find(trace, trace->modules[i]);
    }
    say_bare(trace);
    name_all(trace);
}

const tr_place *tr_place_named(tr_trace *trace, const tr_place *place)
{
    if (!__atomic_load_n(&trace->places_named, __ATOMIC_ACQUIRE)) {
        pthread_mutex_lock(&trace->place_lock);
        if (!trace->places_named)
            find_all(trace);
        __atomic_store_n(&trace->places_named, true, __ATOMIC_RELEASE);
        pthread_mutex_unlock(&trace->place_lock);
    }
    return place->text ? place : NULL;
}

void tr_places_free(tr_trace *trace)
{
    size_t i;
    for (i = 0; i < trace->nmodules; i++)
        free(trace->modules[i]->places);
    free(trace->modules);
    tr_map_free(&trace->module_map);
    tr_map_free(&trace->place_map);
    tr_arena_free(&trace->place_arena);
    pthread_mutex_destroy(&trace->place_lock);
}
