/* mpi/weak.c - a function that MPI does not have is none: libtrace-h.so has wrappers for all of MPI 5, and most
 * libraries have less
 *
 * Programs that shall run with any MPI refer weakly to what is new in it and do without where the reference is null
 * (mpi4py's wheels do, 291 times). The loader bound these references to our wrappers. Once MPI is there, those with
 * nothing behind them are made null again, in every object loaded by then. */

#include <elf.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
#define TRACE__WEAK_KINDS(type) ((type) == R_X86_64_GLOB_DAT || (type) == R_X86_64_64)
#elif defined(__aarch64__)
#define TRACE__WEAK_KINDS(type) ((type) == R_AARCH64_GLOB_DAT || (type) == R_AARCH64_ABS64)
#else
#define TRACE__WEAK_KINDS(type) 0
#endif

struct trace__weak_sweep {
    void *mpi; /* handle of the library */
    unsigned long long loads;
};

/* The reference at `slot`. Where everything is read-only once it is relocated, its page is opened for that; the loader
 * protects whole pages alone. */
static void trace__weak_clear(const struct dl_phdr_info *object, uintptr_t *slot)
{
    uintptr_t bytes = (uintptr_t)sysconf(_SC_PAGESIZE), page = (uintptr_t)slot & ~(bytes - 1);
    bool closed = false;
    int i;
    for (i = 0; i < object->dlpi_phnum && !closed; i++) {
        const ElfW(Phdr) *h = &object->dlpi_phdr[i];
        uintptr_t begin = object->dlpi_addr + h->p_vaddr;
        closed = h->p_type == PT_GNU_RELRO && page >= (begin & ~(bytes - 1)) &&
                 page + bytes <= ((begin + h->p_memsz) & ~(bytes - 1));
    }
    if (closed && mprotect((void *)page, bytes, PROT_READ | PROT_WRITE) != 0)
        return;
    __atomic_store_n(slot, (uintptr_t)0, __ATOMIC_RELAXED);
    if (closed)
        mprotect((void *)page, bytes, PROT_READ);
}

static int trace__weak_object(struct dl_phdr_info *object, size_t size, void *to)
{
    const struct trace__weak_sweep *sweep = to;
    const ElfW(Dyn) *d = NULL;
    const ElfW(Sym) *symbols = NULL;
    const ElfW(Rela) *r = NULL, *end;
    const char *texts = NULL;
    uintptr_t base = object->dlpi_addr;
    size_t bytes = 0;
    int i;
    (void)size;
    for (i = 0; i < object->dlpi_phnum; i++)
        if (object->dlpi_phdr[i].p_type == PT_DYNAMIC)
            d = (const ElfW(Dyn) *)(base + object->dlpi_phdr[i].p_vaddr);
    for (; d && d->d_tag != DT_NULL; d++) {
        /* glibc has added the base already, others have not */
        uintptr_t at = d->d_un.d_ptr < base ? base + d->d_un.d_ptr : d->d_un.d_ptr;
        switch (d->d_tag) {
        case DT_SYMTAB: symbols = (const ElfW(Sym) *)at; break;
        case DT_STRTAB: texts = (const char *)at; break;
        case DT_RELA: r = (const ElfW(Rela) *)at; break;
        case DT_RELASZ: bytes = d->d_un.d_val; break;
        default: break;
        }
    }
    if (!symbols || !texts || !r || trace__own((uintptr_t)r))
        return 0;
    for (end = r + bytes / sizeof *r; r < end; r++) {
        const ElfW(Sym) *s = &symbols[ELF64_R_SYM(r->r_info)];
        const char *name = texts + s->st_name;
        uintptr_t *slot = (uintptr_t *)(base + r->r_offset);
        if (TRACE__WEAK_KINDS(ELF64_R_TYPE(r->r_info)) && s->st_shndx == SHN_UNDEF &&
            ELF64_ST_BIND(s->st_info) == STB_WEAK && (!strncmp(name, "MPI", 3) || !strncmp(name, "PMPI", 4)) &&
            trace__own(*slot) && !dlsym(sweep->mpi, name) && !trace__call_next(name))
            trace__weak_clear(object, slot);
    }
    return 0;
}

static int trace__weak_count(struct dl_phdr_info *object, size_t size, void *to)
{
    (void)size;
    ((struct trace__weak_sweep *)to)->loads = object->dlpi_adds;
    return 1;
}

/* Whenever a function of MPI is called for the first time: what has been loaded meanwhile. */
static void trace__mpi_weak(void)
{
    static unsigned long long swept;
    struct trace__weak_sweep sweep = {NULL, 0};
    void *real;
    Dl_info where;
    dl_iterate_phdr(trace__weak_count, &sweep);
    if (__atomic_load_n(&swept, __ATOMIC_RELAXED) == sweep.loads || !(real = trace__mpi_lookup("MPI_Initialized")))
        return;
    __atomic_store_n(&swept, sweep.loads, __ATOMIC_RELAXED);
    if (dladdr(real, &where) && (sweep.mpi = dlopen(where.dli_fname, RTLD_LAZY | RTLD_NOLOAD)) != NULL)
        dl_iterate_phdr(trace__weak_object, &sweep);
}
