/* functions.c - which function of a compilation unit an address is in
 *
 * dwarf_getscopes() does not look into namespaces, and walks all of a unit each time. So a unit's functions are listed
 * once: by address, and by the name that the linker knows. */
#include "support/map.h"
#include "support/memory.h"
#include "read/bits.h"
#include <stdlib.h>
#include <string.h>
#ifdef TRACE_LIBDW
#include <dwarf.h>
#include "functions.h"

enum { DEPTH_MAX = 64 };

typedef struct range {
    Dwarf_Addr low, high;
    Dwarf_Die die;
} range;
typedef struct unit {
    range *ranges; /* by address */
    size_t n, room;
    tr_map linked; /* hash of the linker's name -> Dwarf_Die * */
    tr_arena dies;
} unit;

static uint64_t name_key(const char *name, size_t n) { return tr_hash(name, n, 1); }

static void list_function(unit *u, Dwarf_Die *die)
{
    Dwarf_Attribute a;
    const char *linked = dwarf_formstring(dwarf_attr_integrate(die, DW_AT_linkage_name, &a));
    Dwarf_Addr base, low, high;
    ptrdiff_t at = 0;
    while ((at = dwarf_ranges(die, at, &base, &low, &high)) > 0)
        if (low < high) {
            u->ranges = tr_grow(u->ranges, u->n + 1, &u->room, sizeof *u->ranges);
            u->ranges[u->n++] = (range){low, high, *die};
        }
    if (linked && !tr_map_get(&u->linked, name_key(linked, strlen(linked)))) {
        Dwarf_Die *kept = tr_arena_get(&u->dies, sizeof *kept);
        *kept = *die;
        tr_map_put(&u->linked, name_key(linked, strlen(linked)), kept);
    }
}

static void list_all(unit *u, Dwarf_Die *parent, unsigned depth)
{
    Dwarf_Die child;
    if (depth > DEPTH_MAX || dwarf_child(parent, &child))
        return;
    do {
        int tag = dwarf_tag(&child);
        if (tag == DW_TAG_subprogram)
            list_function(u, &child);
        if (tag == DW_TAG_subprogram || tag == DW_TAG_namespace || tag == DW_TAG_module)
            list_all(u, &child, depth + 1); /* Fortran and gcc have functions in functions */
    } while (!dwarf_siblingof(&child, &child));
}

static int by_low(const void *left, const void *right)
{
    const range *a = left, *b = right;
    return a->low < b->low ? -1 : a->low > b->low;
}

static unit *unit_listed(functions *f, Dwarf_Die *die)
{
    uint64_t key = (uint64_t)(uintptr_t)die->addr;
    unit *u = tr_map_get(&f->units, key);
    if (!u) {
        u = tr_alloc(sizeof *u);
        list_all(u, die, 0);
        if (u->n)
            qsort(u->ranges, u->n, sizeof *u->ranges, by_low);
        tr_map_put(&f->units, key, u);
    }
    return u;
}

static bool function_around(const unit *u, Dwarf_Addr pc, Dwarf_Die *found)
{
    size_t low = 0, high = u->n;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (u->ranges[mid].low <= pc)
            low = mid + 1;
        else
            high = mid;
    }
    if (!low || pc >= u->ranges[low - 1].high)
        return false;
    *found = u->ranges[low - 1].die;
    return true;
}

/* Of what was inlined into it. */
static void innermost(Dwarf_Die *parent, Dwarf_Addr pc, Dwarf_Die *found, unsigned depth)
{
    Dwarf_Die child;
    if (depth > DEPTH_MAX || dwarf_child(parent, &child))
        return;
    do {
        int tag = dwarf_tag(&child);
        if ((tag != DW_TAG_inlined_subroutine && tag != DW_TAG_lexical_block) || dwarf_haspc(&child, pc) <= 0)
            continue;
        if (tag == DW_TAG_inlined_subroutine)
            *found = child;
        innermost(&child, pc, found, depth + 1);
        return;
    } while (!dwarf_siblingof(&child, &child));
}

/* "main.omp_outlined" of clang, "main._omp_fn.0" of gcc, "solve_..omp_par" of flang. */
size_t functions_symbol(const char *symbol)
{
    static const char *const suffixes[] = {".omp_outlined", "._omp_fn.", "..omp_par"};
    size_t i;
    for (i = 0; i < sizeof suffixes / sizeof *suffixes; i++) {
        const char *end = strstr(symbol, suffixes[i]);
        if (end && end > symbol)
            return (size_t)(end - symbol);
    }
    return strlen(symbol);
}

const char *functions_name(functions *f, Dwarf_Die *die, Dwarf_Addr pc, size_t *length)
{
    unit *u = unit_listed(f, die);
    Dwarf_Die function, *linked;
    const char *name;
    size_t n, template;
    if (!function_around(u, pc, &function))
        return NULL;
    innermost(&function, pc, &function, 0);
    name = dwarf_diename(&function);
    if (!name)
        return NULL;
    n = functions_symbol(name);
    linked = name[n] ? tr_map_get(&u->linked, name_key(name, n)) : NULL;
    if (linked && dwarf_diename(linked)) {
        name = dwarf_diename(linked);
        n = strlen(name);
    }
    template = strncmp(name, "operator", 8) ? strcspn(name, "<") : 0;
    *length = template && template <n ? template : n;
    return name;
}

void functions_free(functions *f)
{
    const tr_map_entry *e;
    for (size_t at = 0; (e = tr_map_each(&f->units, &at));) {
        unit *u = (unit *)(uintptr_t)e->value;
        free(u->ranges);
        tr_map_free(&u->linked);
        tr_arena_free(&u->dies);
        free(u);
    }
    tr_map_free(&f->units);
}
#endif
