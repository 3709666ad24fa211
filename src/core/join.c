/* join.c - one recorder a process, where its modules can find each other
 *
 * A module's recorder steps back when another one is there first: the one the dynamic linker found for this module,
 * else the first that is exported to the whole process, else that of any loaded module. So a library uses the
 * program's, a program that exports nothing uses that of libtrace-h.so, and a plugin uses either, or another plugin's:
 * Python loads extensions apart from each other (RTLD_LOCAL). What was built from another layout of trace.h, and what
 * is TRACE_HIDDEN, works apart, with a file of its own. */
#include "join.h"
#include "recorder.h"
#include "registry.h"
#include "schedule.h"

#ifndef TRACE_HIDDEN
/* As struct dl_phdr_info begins, and Dl_info, in every C library, whose headers declare both for _GNU_SOURCE alone. */
struct trace__module_info {
    uintptr_t base;
    const char *name;
};
struct trace__address_info {
    const char *file;
    const void *base;
    const char *symbol;
    const void *at;
};
extern int trace__address(const void *at, struct trace__address_info *info) __asm__("dladdr");
extern int trace__each_module(int (*visit)(struct trace__module_info *info, size_t size, void *user),
                              void *user) __asm__("dl_iterate_phdr");

typedef struct trace__module_names {
    char *text; /* names, each ends in 0 */
    size_t used, room;
} trace__module_names;

/* The linker's lock is held: nothing may be loaded or looked up here. With no memory to write to, counts. */
static int trace__module_name(struct trace__module_info *info, size_t size, void *user)
{
    trace__module_names *names = (trace__module_names *)user;
    size_t n = info->name ? strlen(info->name) + 1 : 1;
    (void)size;
    if (n > 1 && names->text && names->used + n <= names->room)
        memcpy(names->text + names->used, info->name, n);
    if (n > 1 && (!names->text || names->used + n <= names->room))
        names->used += n;
    return 0;
}

/* A module that has joined another one has a copy of that one's recorder: the functions of a recorder in use lie in its
 * own module. */
static bool trace__recorder_used(const trace__recorder *r)
{
    struct trace__address_info own, functions;
    return trace__address(r, &own) && trace__address((const void *)(uintptr_t)r->site, &functions) &&
           own.base == functions.base;
}

/* Of this module, if it is another one's, set up, and in use. One that is not set up will find ours. The module then
 * stays loaded. */
static trace__recorder *trace__recorder_of(const char *module)
{
    void *handle = dlopen(module, RTLD_LAZY | RTLD_NOLOAD);
    trace__recorder *r = handle ? (trace__recorder *)dlsym(handle, "trace_recorder_1") : NULL;
    if (r && r != &trace__mine && __atomic_load_n(&r->clock, __ATOMIC_RELAXED) && trace__recorder_used(r))
        return r;
    if (handle)
        dlclose(handle);
    return NULL;
}

/* Of all modules, in the order in which they were loaded; NULL: none has one. */
static trace__recorder *trace__recorder_anywhere(void)
{
    trace__module_names names = {NULL, 0, 0};
    trace__recorder *r = NULL;
    size_t at;
    trace__each_module(trace__module_name, &names);
    names.room = names.used;
    names.used = 0;
    names.text = names.room ? (char *)trace__os_memory(names.room, false) : NULL;
    if (!names.text)
        return NULL;
    trace__each_module(trace__module_name, &names);
    for (at = 0; !r && at < names.used; at += strlen(names.text + at) + 1)
        r = trace__recorder_of(names.text + at);
    (void)dlerror(); /* of our lookups the program shall know nothing */
    trace__os_release(names.text, names.room);
    return r;
}
#endif

static trace__recorder *trace__other_recorder(void)
{
    trace__recorder *other = trace__recorder_here();
#ifndef TRACE_HIDDEN
    /* not RTLD_DEFAULT: with -Bsymbolic that begins with us */
    void *process = other == &trace__mine ? dlopen(NULL, RTLD_LAZY | RTLD_NOLOAD) : NULL;
    if (process) {
        other = (trace__recorder *)dlsym(process, "trace_recorder_1");
        dlclose(process);
    }
    if (!other || other == &trace__mine || !trace__recorder_used(other))
        other = trace__recorder_anywhere();
#endif
    return other == &trace__mine ? NULL : other;
}

/* Of what modules with TRACE_IMPL share beside trace__recorder and trace__writer, whose sizes TRACE__ABI has: differs
 * where one of these structures has another size. */
TRACE__INTERNAL uint32_t trace__shared_layout(void)
{
    static const uint32_t sizes[] = {
        sizeof(trace__services),        sizeof(trace__controls), sizeof(trace__config), sizeof(trace__schedule),
        sizeof(trace__by_api),          sizeof(trace__backend),  sizeof(trace__watch),  sizeof(trace__enum),
        sizeof(trace__place),           sizeof(trace__site),     sizeof(trace__desc),   sizeof(trace__field),
        sizeof(struct trace__kept_name)};
    return (uint32_t)trace__hash((const unsigned char *)sizes, sizeof sizes, TRACE__LAYOUT);
}

/* Whether this module uses another one's recorder from now on. */
TRACE__INTERNAL bool trace__join_recorder(void)
{
    trace__recorder *other = trace__other_recorder();
    if (other && (other->abi != TRACE__ABI || trace__services_of(other)->layout() != trace__shared_layout())) {
        trace__warn("two parts of this program were built with different versions of trace.h (layouts %u.%u.%u and "
                    "%u.%u.%u%s); each records into a file of its own",
                    TRACE__ABI >> 2 * TRACE__ABI_BITS, TRACE__ABI >> TRACE__ABI_BITS & TRACE__ABI_SIZE,
                    TRACE__ABI & TRACE__ABI_SIZE, other->abi >> 2 * TRACE__ABI_BITS,
                    other->abi >> TRACE__ABI_BITS & TRACE__ABI_SIZE, other->abi & TRACE__ABI_SIZE,
                    other->abi == TRACE__ABI ? ", other structures of backends" : "");
        other = NULL;
    }
    trace__joined = other != NULL;
    if (trace__joined) {
        other->pin();
        trace__mine = *other; /* for who was bound to ours before */
#ifndef TRACE_DEFAULT_OFF
        trace__services_of(other)->wanted();
#endif
    }
    __atomic_store_n(&trace__active, other ? other : &trace__mine, __ATOMIC_RELEASE);
    return trace__joined;
}
