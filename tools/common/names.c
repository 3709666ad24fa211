/* names.c - see names.h
 *
 * The C++ runtime demangles; it is looked for when the first mangled name comes, and without it names stay as they are.
 * Each name is made once. */
#include "names.h"
#include "options.h"
#include "support/memory.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { LONGEST = 8192 }; /* of what is demangled */

bool names_mangled, names_geometry;

/* raw: the name, then `ntail` bytes that follow it */
typedef struct made {
    uint64_t hash;
    char *raw, *text;
    size_t nraw, n, ntail;
    uint16_t direction;
} made;
static struct {
    pthread_mutex_t lock;
    made *slots;
    size_t n, mask;
} all = {PTHREAD_MUTEX_INITIALIZER, NULL, 0, 0};

typedef char *demangler(const char *mangled, char *buffer, size_t *length, int *status);

static demangler *find_demangler(void)
{
    static const char *const libraries[] = {"libstdc++.so.6", "libc++abi.so.1", "libc++.so.1"};
    static demangler *found;
    static bool looked;
    size_t i;
    for (i = 0; !looked && !found && i < sizeof libraries / sizeof *libraries; i++) {
        void *library = dlopen(libraries[i], RTLD_NOW | RTLD_LOCAL);
        void *symbol = library ? dlsym(library, "__cxa_demangle") : NULL;
        memcpy(&found, &symbol, sizeof found);
    }
    looked = true;
    return found;
}

/* What it means; NULL: nothing else than it says. `name` is terminated. */
static char *demangle(const char *name, size_t n)
{
    demangler *call;
    int status = -1;
    char *text;
    if (names_mangled || n < 3 || n > LONGEST || name[0] != '_' || name[1] != 'Z' || !(call = find_demangler()))
        return NULL;
    text = call(name, NULL, NULL, &status);
    if (status == 0)
        return text;
    free(text);
    return NULL;
}

const char *names_direction(uint64_t direction, char text[4])
{
    char from = (char)(direction & 0xff), to = (char)(direction >> 8 & 0xff), *p = text;
    if (direction > 0 && direction <= 0xffff) {
        if (from) { /* a fill comes from nowhere */
            *p++ = from >= 'A' && from <= 'Z' ? from : '?';
            *p++ = '2';
        }
        *p++ = to >= 'A' && to <= 'Z' ? to : '?';
    }
    *p = 0;
    return text;
}

static uint64_t hash_of(const char *text, size_t n, uint16_t direction)
{
    uint64_t h = 0x9e3779b97f4a7c15ull ^ direction, v;
    for (; n >= 8; text += 8, n -= 8) {
        memcpy(&v, text, 8);
        h = (h ^ v) * 0xff51afd7ed558ccdull;
        h ^= h >> 32;
    }
    v = n;
    while (n--)
        v = v << 8 | (unsigned char)text[n];
    h = (h ^ v) * 0xff51afd7ed558ccdull;
    return h ^ h >> 32;
}

/* What people are to read of a name: with a direction, or with a tail. */
typedef struct wanted {
    const char *name, *tail;
    size_t n, ntail;
    uint16_t direction;
} wanted;

static bool is_of(const made *m, uint64_t hash, const wanted *w)
{
    return m->hash == hash && m->nraw == w->n && m->ntail == w->ntail && m->direction == w->direction &&
           !memcmp(m->raw, w->name, w->n) && !memcmp(m->raw + w->n, w->tail, w->ntail);
}

static made *place(uint64_t hash, const wanted *w)
{
    size_t k = hash & all.mask;
    while (all.slots[k].raw && !is_of(&all.slots[k], hash, w))
        k = (k + 1) & all.mask;
    return &all.slots[k];
}

static void make_room(void)
{
    made *old = all.slots;
    size_t i, mask = all.mask;
    if (old && 2 * (all.n + 1) <= mask)
        return;
    all.mask = old ? 2 * mask + 1 : 255;
    all.slots = tr_alloc((all.mask + 1) * sizeof *all.slots);
    for (i = 0; old && i <= mask; i++)
        if (old[i].raw)
            *place(old[i].hash, &(wanted){old[i].raw, old[i].raw + old[i].nraw, old[i].nraw, old[i].ntail,
                                          old[i].direction}) = old[i];
    free(old);
}

static void make(made *m, uint64_t hash, const wanted *w)
{
    char letters[4], *plain;
    m->hash = hash;
    m->nraw = w->n;
    m->ntail = w->ntail;
    m->direction = w->direction;
    m->raw = tool_text("%.*s", (int)w->n, w->name);
    plain = demangle(m->raw, w->n);
    if (!w->direction && !w->ntail)
        m->text = plain ? plain : m->raw;
    else {
        char *name = m->raw;
        if (w->direction)
            m->text = tool_text("%s(%s)%.*s", plain ? plain : name, names_direction(w->direction, letters),
                                (int)w->ntail, w->tail);
        else
            m->text = tool_text("%s%.*s", plain ? plain : name, (int)w->ntail, w->tail);
        m->raw = tool_text("%s%.*s", name, (int)w->ntail, w->tail);
        free(name);
        free(plain);
    }
    m->n = strlen(m->text);
    all.n++;
}

static size_t find(const wanted *w, const char **text)
{
    uint64_t hash = hash_of(w->name, w->n, w->direction) ^ (w->ntail ? hash_of(w->tail, w->ntail, 1) : 0);
    size_t length;
    made *m;
    pthread_mutex_lock(&all.lock);
    make_room();
    m = place(hash, w);
    if (!m->raw)
        make(m, hash, w);
    *text = m->text;
    length = m->n;
    pthread_mutex_unlock(&all.lock);
    return length;
}

size_t names_directed(const char *name, size_t n, uint64_t direction, const char **text)
{
    uint16_t two = direction <= 0xffff ? (uint16_t)direction : 0;
    n = strnlen(name, n);
    if (!two && (n < 2 || name[0] != '_' || name[1] != 'Z')) {
        *text = name;
        return n;
    }
    return find(&(wanted){name, "", n, 0, two}, text);
}

/* ---- geometry ---------------------------------------------------------------------------------------------------- */

/* Fields of a kernel's record that are its geometry (docs/backends/): "NAME X,Y,Z", in this order. CUDA's `local` is
 * memory, and no array. */
static const struct {
    const char *name;
    bool array, if_more;
} shapes[] = {
    {"grid", true, false},       {"block", true, false},  {"cluster", true, true}, {"groups", true, false},
    {"group_size", true, false}, {"global", true, false}, {"local", true, false},  {"teams", false, false},
};

/* Whether there is something to say: zeros are a size that the runtime chose; of clusters only where there are any. */
static bool says(const tr_value *v, bool if_more)
{
    tr_value one;
    uint32_t k;
    for (k = 0; k < v->n && tr_element(v, k, &one) && one.u <= if_more; k++)
        ;
    return !v->is_array || k < v->n;
}

/* " [grid 256,1,1 block 128,1,1]"; 0: it has none. */
static size_t geometry(const tr_event *e, char *text, size_t room)
{
    size_t n = 0, i;
    unsigned f;
    uint32_t k;
    for (i = 0; i < sizeof shapes / sizeof *shapes; i++)
        for (f = 0; f < e->def->nfields; f++) {
            tr_value v, one;
            if (strcmp(e->def->fields[f].name, shapes[i].name) != 0 || e->def->fields[f].role != TRACE_R_NONE ||
                !tr_field_get(e, f, &v) || v.type == 0 || v.type == TRACE_T_STR || v.is_array != shapes[i].array ||
                !says(&v, shapes[i].if_more) || n + 160 > room)
                continue;
            n += (size_t)snprintf(text + n, room - n, "%s%s ", n ? " " : " [", shapes[i].name);
            for (k = 0; v.is_array && k < v.n && k < 3 && tr_element(&v, k, &one); k++)
                n += (size_t)snprintf(text + n, room - n, "%s%llu", k ? "," : "", (unsigned long long)one.u);
            if (!v.is_array)
                n += (size_t)snprintf(text + n, room - n, "%llu", (unsigned long long)v.u);
        }
    if (n)
        text[n++] = ']';
    return n;
}

size_t names_event(const tr_event *e, const char **text)
{
    size_t n = tr_event_name(e, text), ntail;
    char tail[1024];
    tr_value v;
    if (!names_device(e->def))
        return n;
    if (names_geometry && (ntail = geometry(e, tail, sizeof tail)) != 0) {
        *text = n ? *text : e->def->name;
        n = n ? n : strlen(*text);
        return find(&(wanted){*text, tail, strnlen(*text, n), ntail, 0}, text);
    }
    return names_directed(*text, n, tr_role_get(e, TRACE_R_DIRECTION, &v) && !v.is_array ? v.u : 0, text);
}

char *names_of_device(const tr_trace *trace, const tr_track *track)
{
    char *name = NULL, *longer;
    unsigned depth;
    for (depth = 0; track && depth < 16; depth++) {
        if (track->kind == TRACE_TRACK_DEVICE || track->kind == TRACE_TRACK_SUBDEVICE) {
            longer = name ? tool_text("%s/%s", track->name, name) : tool_text("%s", track->name);
            free(name);
            name = longer;
        }
        track = track->parent ? tr_trace_track(trace, track->recorder, track->parent) : NULL;
    }
    return name;
}

bool task_is(const tr_def *def)
{
    static const char *const annotations[] = {"itt", "nvtx", "kokkos", "perfstubs"};
    size_t i;
    for (i = 0; i < sizeof annotations / sizeof *annotations; i++)
        if (!strcasecmp(def->api, annotations[i]))
            return true;
    return !def->paired || def->roles >> TRACE_R_NAME & 1;
}
