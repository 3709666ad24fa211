/* library.c - the functions a shared library exports, from its dynamic symbols */
#include "library.h"

#include <elf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct image {
    const char *file;
    unsigned char *bytes;
    size_t n;
} image;

/* `bytes` bytes at `at`, checked: a library may be damaged. */
static const void *in(const image *m, uint64_t at, uint64_t bytes)
{
    if (at > m->n || bytes > m->n - at)
        die_at(m->file, 0, "is damaged: it points behind its own end");
    return m->bytes + at;
}

static const char *text_at(const image *m, const Elf64_Shdr *strings, uint64_t at)
{
    const char *s = in(m, strings->sh_offset, strings->sh_size);
    if (at >= strings->sh_size || !memchr(s + at, 0, strings->sh_size - at))
        die_at(m->file, 0, "is damaged: a name does not end");
    return s + at;
}

static image load(const char *file)
{
    image m = {.file = file};
    FILE *f = fopen(file, "rb");
    size_t room = 0, n = 1;
    if (!f)
        die_at(file, 0, "%s", strerror(errno));
    while (n) {
        if (m.n == room)
            m.bytes = need(realloc(m.bytes, room = room ? 2 * room : 1 << 20));
        n = fread(m.bytes + m.n, 1, room - m.n, f);
        m.n += n;
    }
    if (ferror(f))
        die_at(file, 0, "%s", strerror(errno));
    fclose(f);
    return m;
}

static const Elf64_Ehdr *header_of(const image *m)
{
    const Elf64_Ehdr *h = (const void *)m->bytes;
    if (m->n >= 8 && !memcmp(m->bytes, "!<arch>\n", 8))
        die_at(
            m->file, 0,
            "is a static library; name the shared one, and see docs/guide/own-api.md for programs that link this one");
    if (m->n >= 4 && memcmp(m->bytes, ELFMAG, 4) != 0 && memmem(m->bytes, m->n < 4096 ? m->n : 4096, "GROUP", 5))
        die_at(m->file, 0, "is a text that tells the linker of other files; name the library it speaks of");
    if (m->n < sizeof *h || memcmp(h->e_ident, ELFMAG, 4) != 0 || h->e_ident[EI_CLASS] != ELFCLASS64 ||
        h->e_ident[EI_DATA] != ELFDATA2LSB)
        die_at(m->file, 0, "is no shared library of 64 bits");
    if (h->e_type != ET_DYN || !h->e_shnum || h->e_shentsize != sizeof(Elf64_Shdr))
        die_at(m->file, 0, "is no shared library, or its section headers were removed");
    return h;
}

static char *find_file(const char *file, const char *const *folders, size_t nfolders)
{
    static const char *const usual[] = {"/usr/local/lib",
                                        "/usr/lib/x86_64-linux-gnu",
                                        "/usr/lib/aarch64-linux-gnu",
                                        "/lib/x86_64-linux-gnu",
                                        "/lib/aarch64-linux-gnu",
                                        "/usr/lib64",
                                        "/lib64",
                                        "/usr/lib",
                                        "/lib"};
    size_t nusual = sizeof usual / sizeof *usual;
    if (strchr(file, '/') || access(file, R_OK) == 0)
        return copy(file);
    for (size_t i = 0; i < nfolders + nusual; i++) {
        char *path = format("%s/%s", i < nfolders ? folders[i] : usual[i - nfolders], file);
        if (access(path, R_OK) == 0)
            return path;
        free(path);
    }
    die_at(file, 0, "is not here, and not where libraries usually are; say where, with -L or a path");
}

typedef struct export
{
    char *name, *version; /* version: "" if the library has none */
    bool other;           /* a version that is not the default */
}
export;

static int by_name(const void *a, const void *b)
{
    const export *x = a, *y = b;
    int c = strcmp(x->name, y->name);
    c = c ? c : (int)x->other - (int)y->other;
    return c ? c : strcmp(x->version, y->version);
}

/* The name of version `index`, by the section that defines them; "": the library itself, or none. */
static char *version_name(const image *m, const Elf64_Shdr *sections, const Elf64_Shdr *definitions, unsigned index)
{
    uint64_t at = definitions ? definitions->sh_offset : 0;
    for (uint64_t left = definitions ? definitions->sh_info : 0; left; left--) {
        const Elf64_Verdef *d = in(m, at, sizeof *d);
        const Elf64_Verdaux *a = in(m, at + d->vd_aux, sizeof *a);
        if (d->vd_ndx == index && !(d->vd_flags & VER_FLG_BASE))
            return copy(text_at(m, &sections[definitions->sh_link], a->vda_name));
        at += d->vd_next;
        if (!d->vd_next)
            break;
    }
    return copy("");
}

library *library_read(const char *file, const char *const *folders, size_t nfolders)
{
    library *l = need(calloc(1, sizeof *l));
    image m = load(l->file = find_file(file, folders, nfolders));
    const Elf64_Ehdr *h = header_of(&m);
    const Elf64_Shdr *sections = in(&m, h->e_shoff, (uint64_t)h->e_shnum * sizeof *sections), *symbols = NULL,
                     *dynamic = NULL, *versions = NULL, *definitions = NULL;
    const char *slash = strrchr(l->file, '/');
    export *all = NULL;
    size_t n = 0, nversions = 0;
    l->name = copy(slash ? slash + 1 : l->file);
    for (size_t i = 0; i < h->e_shnum; i++) {
        symbols = sections[i].sh_type == SHT_DYNSYM ? &sections[i] : symbols;
        dynamic = sections[i].sh_type == SHT_DYNAMIC ? &sections[i] : dynamic;
        versions = sections[i].sh_type == SHT_GNU_versym ? &sections[i] : versions;
        definitions = sections[i].sh_type == SHT_GNU_verdef ? &sections[i] : definitions;
    }
    if (!symbols || symbols->sh_link >= h->e_shnum || (dynamic && dynamic->sh_link >= h->e_shnum) ||
        (definitions && definitions->sh_link >= h->e_shnum))
        die_at(l->file, 0, "exports nothing");
    for (uint64_t i = 0; dynamic && i < dynamic->sh_size / sizeof(Elf64_Dyn); i++) {
        const Elf64_Dyn *d = (const Elf64_Dyn *)in(&m, dynamic->sh_offset, dynamic->sh_size) + i;
        if (d->d_tag == DT_SONAME)
            l->name = copy(text_at(&m, &sections[dynamic->sh_link], d->d_un.d_val));
    }
    for (uint64_t i = 0; i < symbols->sh_size / sizeof(Elf64_Sym); i++) {
        const Elf64_Sym *s = (const Elf64_Sym *)in(&m, symbols->sh_offset, symbols->sh_size) + i;
        const Elf64_Half *version = versions && i < versions->sh_size / 2
                                        ? (const Elf64_Half *)in(&m, versions->sh_offset, versions->sh_size) + i
                                        : NULL;
        unsigned type = ELF64_ST_TYPE(s->st_info), visibility = ELF64_ST_VISIBILITY(s->st_other);
        if ((type != STT_FUNC && type != STT_GNU_IFUNC) || s->st_shndx == SHN_UNDEF ||
            ELF64_ST_BIND(s->st_info) == STB_LOCAL || (visibility != STV_DEFAULT && visibility != STV_PROTECTED))
            continue;
        PUSH(all, n) = (export){copy(text_at(&m, &sections[symbols->sh_link], s->st_name)),
                                version ? version_name(&m, sections, definitions, *version & 0x7fff) : copy(""),
                                version && *version & 0x8000};
    }
    if (n)
        sort(all, n, sizeof *all, by_name);
    for (size_t i = 0, k; i < n; i = k) {
        char *list = all[i].version;
        for (k = i + 1; k < n && !strcmp(all[k].name, all[i].name); k++)
            list = format("%s %s", list, all[k].version);
        if (all[i].other) /* only for programs of old: nobody can look it up by name */
            continue;
        PUSH(l->names, l->n) = all[i].name;
        PUSH(l->versions, nversions) = k > i + 1 ? list : NULL;
    }
    free(all);
    free(m.bytes);
    if (!l->n)
        die_at(l->file, 0, "exports no function");
    return l;
}

static int by_text(const void *a, const void *b) { return strcmp(a, *(char *const *)b); }

long library_find(const library *l, const char *name)
{
    char **at = bsearch(name, l->names, l->n, sizeof *l->names, by_text);
    return at ? (long)(at - l->names) : -1;
}
