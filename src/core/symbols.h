/* symbols.h - what symbols.c offers to the other files */
#ifndef TRACE_CORE_SYMBOLS_H
#define TRACE_CORE_SYMBOLS_H
#include "state.h"

TRACE__INTERNAL bool trace__each_map(bool (*each)(char *line, void *arg), void *arg);
/* Not declared under -std=c11. */
extern int trace__setenv(const char *name, const char *value, int overwrite) __asm__("setenv");

struct trace__map_query {
    uintptr_t address;   /* the mapping that holds it, or */
    const char *library; /* the first whose path contains this */
    char path[4096];
};
TRACE__INTERNAL bool trace__match_map(char *line, void *arg);
TRACE__INTERNAL bool trace__names_us(const char *list);
TRACE__INTERNAL void trace__stay_loaded(void);
/* dlsym() of NAME or of NAME@VERSION. Inlined: who calls dlsym decides what comes next. */
static inline __attribute__((always_inline, unused)) void *trace__find_symbol(void *handle, const char *name)
{
    const char *at = strchr(name, '@');
    void *(*versioned)(void *, const char *, const char *);
    char plain[128];
    if (!at)
        return dlsym(handle, name);
    versioned = (void *(*)(void *, const char *, const char *))(uintptr_t)dlsym(NULL, "dlvsym"); /* an extension */
    if (!versioned || (size_t)(at - name) >= sizeof plain)
        return NULL;
    memcpy(plain, name, (size_t)(at - name));
    plain[at - name] = 0;
    return versioned(handle, plain, at + 1);
}
#endif
