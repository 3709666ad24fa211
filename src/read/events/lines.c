/* lines.c - source lines of addresses, by elfutils' libdw (TRACE_LIBDW: it is there)
 *
 * The file must be the one that ran: its build id says so. A file without one must not be newer than the run, and its
 * functions must begin where they began. libdw finds debug information that was split off: .debug/, /usr/lib/debug,
 * DEBUGINFOD_URLS. */
#include "place.h"
#include "read/containers/file.h"

#ifndef TRACE_LIBDW
const bool tr_lines_built = false;
void tr_lines_find(tr_trace *trace, tr_module *module) { (void)trace, (void)module; }
#else
#include <dwarf.h>
#include <elfutils/libdwfl.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include "functions.h"

const bool tr_lines_built = true;

static const Dwfl_Callbacks callbacks = {.find_elf = dwfl_build_id_find_elf,
                                         .find_debuginfo = dwfl_standard_find_debuginfo,
                                         .section_address = dwfl_offline_section_address};

/* ---- which file -------------------------------------------------------------------------------------------------- */

enum { NOT_THERE, ANOTHER, CHANGED, FITS };
typedef struct code {
    Dwfl *dwfl;
    Dwfl_Module *mod;
    GElf_Addr bias;
    char path[4096];
} code;

static void code_close(code *c)
{
    if (c->dwfl)
        dwfl_end(c->dwfl);
    c->dwfl = NULL;
    c->mod = NULL;
}

static bool code_begin(code *c)
{
    code_close(c);
    c->dwfl = dwfl_begin(&callbacks);
    if (c->dwfl)
        dwfl_report_begin(c->dwfl);
    return c->dwfl != NULL;
}

static bool same_build(const code *c, const tr_module *m)
{
    const unsigned char *id;
    GElf_Addr at;
    int n = dwfl_module_build_id(c->mod, &id, &at);
    return n == (int)m->build_id_bytes && (n <= 0 || !memcmp(id, m->build_id, (size_t)n));
}

/* Without build ids: whether the functions are where they were. Places that were recorded without a function say
 * nothing. */
static bool same_functions(const code *c, const tr_module *m)
{
    size_t i;
    for (i = 0; i < m->nplaces; i++) {
        const char *plus = strrchr(m->places[i]->recorded, '+');
        uint64_t recorded = plus ? strtoull(plus + 1, NULL, 16) : 0;
        GElf_Off offset = 0;
        GElf_Sym symbol;
        if (plus && recorded != m->places[i]->address &&
            dwfl_module_addrinfo(c->mod, m->places[i]->address + c->bias, &offset, &symbol, NULL, NULL, NULL) &&
            offset != recorded)
            return false;
    }
    return true;
}

/* Regular files only, for the trace names it. */
static int code_open(code *c, const tr_module *m, const char *path)
{
    struct stat s;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0)
        return NOT_THERE;
    if (fstat(fd, &s) || !S_ISREG(s.st_mode) || !code_begin(c)) {
        close(fd);
        return NOT_THERE;
    }
    c->mod = dwfl_report_elf(c->dwfl, "", path, fd, 0, true);
    if (!c->mod) {
        close(fd);
        return ANOTHER;
    }
    dwfl_report_end(c->dwfl, NULL, NULL);
    snprintf(c->path, sizeof c->path, "%s", path);
    if (!dwfl_module_getelf(c->mod, &c->bias) || !same_build(c, m))
        return ANOTHER;
    if (!m->build_id_bytes &&
        ((uint64_t)s.st_mtim.tv_sec * 1000000000u + (uint64_t)s.st_mtim.tv_nsec > m->start_real_ns ||
         !same_functions(c, m)))
        return CHANGED;
    return FITS;
}

static int code_try(code *c, const tr_module *m, const char *folder, const char *name, int best)
{
    char path[4096];
    int found;
    if (best == FITS || (size_t)snprintf(path, sizeof path, "%s%s", folder, name) >= sizeof path)
        return best;
    found = code_open(c, m, path);
    return found > best ? found : best;
}

/* ".build-id/ab/cdef.debug", as folders of debug information have them; "" without build id. */
static void by_build_id(const tr_module *m, char *text, size_t room)
{
    size_t at = (size_t)snprintf(text, room, "/.build-id/");
    uint32_t i;
    for (i = 0; i < m->build_id_bytes && at + 16 < room; i++)
        at += (size_t)snprintf(text + at, room - at, i == 0 ? "%02x/" : "%02x", m->build_id[i]);
    snprintf(text + (m->build_id_bytes < 2 ? 0 : at), room - at, m->build_id_bytes < 2 ? "" : ".debug");
}

static int code_find(tr_trace *trace, code *c, const tr_module *m)
{
    const char *slash = strrchr(m->path, '/');
    char split[256];
    size_t i;
    int best = code_try(c, m, "", m->path, NOT_THERE);
    by_build_id(m, split, sizeof split);
    for (i = 0; i < trace->options.nsymbols; i++) {
        best = code_try(c, m, trace->options.symbols[i], m->path, best);
        best = code_try(c, m, trace->options.symbols[i], slash ? slash : "/", best);
        best = split[0] ? code_try(c, m, trace->options.symbols[i], split, best) : best;
    }
    if (split[0])
        best = code_try(c, m, "/usr/lib/debug", split, best);
    if (best != FITS && m->build_id_bytes && code_begin(c)) { /* whatever else libdw knows to ask */
        c->mod = dwfl_report_module(c->dwfl, m->path, 0, UINT64_MAX / 2);
        if (c->mod && !dwfl_module_report_build_id(c->mod, m->build_id, m->build_id_bytes, 0)) {
            dwfl_report_end(c->dwfl, NULL, NULL);
            best = dwfl_module_getelf(c->mod, &c->bias) ? FITS : best;
        }
    }
    return best;
}

/* ---- what is there ----------------------------------------------------------------------------------------------- */

static Dwarf_Die *unit_of(const code *c, uint64_t address, Dwarf_Die *last, Dwarf_Addr *bias)
{
    Dwarf_Die *unit = last && dwarf_haspc(last, address + c->bias - *bias) > 0
                          ? last
                          : dwfl_module_addrdie(c->mod, address + c->bias, bias);
    if (unit)
        return unit;
    while ((unit = dwfl_module_nextcu(c->mod, unit, bias))) /* clang makes no table of units by address */
        if (dwarf_haspc(unit, address + c->bias - *bias) > 0)
            return unit;
    return NULL;
}

/* "solver.c" is in the folder where the compiler ran. */
static const char *source_path(tr_trace *trace, Dwarf_Die *unit, const char *file)
{
    Dwarf_Attribute a;
    const char *folder = *file == '/' ? NULL : dwarf_formstring(dwarf_attr(unit, DW_AT_comp_dir, &a));
    char path[8192];
    int n = snprintf(path, sizeof path, "%s%s%s", folder ? folder : "", folder ? "/" : "", file);
    return tr_arena_text(&trace->place_arena, path, n < (int)sizeof path ? (size_t)n : sizeof path - 1);
}

/* Without a function the symbol, where there was one. */
static const char *function_at(tr_trace *trace, functions *f, Dwarf_Die *unit, Dwarf_Addr pc, const tr_place *p)
{
    size_t n = 0, symbol;
    const char *name = functions_name(f, unit, pc, &n), *plus = strrchr(p->recorded, '+');
    if (!name && plus && strtoull(plus + 1, NULL, 16) != p->address) {
        name = p->recorded;
        symbol = functions_symbol(name);
        n = symbol < (size_t)(plus - name) ? symbol : (size_t)(plus - name);
    }
    return name ? tr_arena_text(&trace->place_arena, name, n) : NULL;
}

void tr_lines_find(tr_trace *trace, tr_module *m)
{
    code c = {.dwfl = NULL};
    functions f = {0};
    int best = code_find(trace, &c, m);
    Dwarf_Addr bias = 0;
    Dwarf_Die *unit = NULL;
    size_t i;
    if (best == NOT_THERE)
        tr_say(trace,
               "%s: source lines are not known: the file is not there (--symbols DIR names a folder that has it)",
               m->path);
    else if (best == ANOTHER)
        tr_say(trace,
               "%s: source lines are not known: this is not the file that ran, its build id is another (--symbols DIR "
               "names a folder that has the old one)",
               m->path);
    else if (best == CHANGED)
        tr_say(trace,
               "%s: source lines are not known: the file has changed since it ran, and has no build id (link with "
               "-Wl,--build-id)",
               m->path);
    for (i = 0; best == FITS && i < m->nplaces; i++) {
        tr_place *p = m->places[i];
        uint64_t call = p->address - 1;
        Dwarf_Line *line;
        const char *file;
        int number = 0;
        unit = unit_of(&c, call, unit, &bias);
        line = unit ? dwarf_getsrc_die(unit, call + c.bias - bias) : NULL;
        file = line ? dwarf_linesrc(line, NULL, NULL) : NULL;
        if (!file || dwarf_lineno(line, &number) || number <= 0) {
            m->bare++;
            continue;
        }
        p->file = source_path(trace, unit, file);
        p->line = (uint32_t)number;
        p->function = function_at(trace, &f, unit, call + c.bias - bias, p);
    }
    functions_free(&f);
    code_close(&c);
}
#endif
