/* names.c - see names.h
 *
 * The C++ runtime demangles; it is looked for when the first mangled name comes, and without it names stay as they are. Each name is made once. */
#include "names.h"
#include "options.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 8192 }; /* of what is demangled */

bool names_mangled;

typedef struct made { uint64_t hash; char *raw, *text; size_t nraw, n; uint16_t direction; } made;
static struct { pthread_mutex_t lock; made *slots; size_t n, mask; } all = {PTHREAD_MUTEX_INITIALIZER, NULL, 0, 0};

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

static made *place(uint64_t hash, const char *raw, size_t n, uint16_t direction)
{
    size_t k = hash & all.mask;
    for (; all.slots[k].raw; k = (k + 1) & all.mask)
        if (all.slots[k].hash == hash && all.slots[k].nraw == n && all.slots[k].direction == direction && !memcmp(all.slots[k].raw, raw, n))
            break;
    return &all.slots[k];
}

static void make_room(void)
{
    made *old = all.slots;
    size_t i, mask = all.mask;
    if (old && 2 * (all.n + 1) <= mask)
        return;
    all.mask = old ? 2 * mask + 1 : 255;
    all.slots = tool_alloc((all.mask + 1) * sizeof *all.slots);
    for (i = 0; old && i <= mask; i++)
        if (old[i].raw)
            *place(old[i].hash, old[i].raw, old[i].nraw, old[i].direction) = old[i];
    free(old);
}

size_t names_directed(const char *name, size_t n, uint64_t direction, const char **text)
{
    uint16_t two = direction <= 0xffff ? (uint16_t)direction : 0;
    uint64_t hash;
    size_t length;
    made *m;
    n = strnlen(name, n);
    if (!two && (n < 2 || name[0] != '_' || name[1] != 'Z')) {
        *text = name;
        return n;
    }
    hash = hash_of(name, n, two);
    pthread_mutex_lock(&all.lock);
    make_room();
    m = place(hash, name, n, two);
    if (!m->raw) {
        char letters[4], *plain;
        m->hash = hash;
        m->nraw = n;
        m->direction = two;
        m->raw = tool_text("%.*s", (int)n, name);
        plain = demangle(m->raw, n);
        m->text = two ? tool_text("%s(%s)", plain ? plain : m->raw, names_direction(two, letters)) : plain ? plain : m->raw;
        if (two)
            free(plain);
        m->n = strlen(m->text);
        all.n++;
    }
    *text = m->text;
    length = m->n;
    pthread_mutex_unlock(&all.lock);
    return length;
}

size_t names_event(const tr_event *e, const char **text)
{
    size_t n = tr_event_name(e, text);
    tr_value v;
    if (!names_device(e->def))
        return n;
    return names_directed(*text, n, tr_role_get(e, TRACE_R_DIRECTION, &v) && !v.is_array ? v.u : 0, text);
}
