/* dlsym.c - libtrace-h.so stands before dlsym: functions that programs look up by name in a library's handle
 *
 * So the CUDA runtime finds the driver (cuGetProcAddress, which hands out the rest), Triton and JAX find it too, and
 * Python's ctypes finds anything. Whoever asks for a function that we wrap gets the wrapper, if the function he would
 * get is the one behind it: of a second copy of a library the wrapper knows nothing. TRACE_DLSYM=0 hands nothing out.
 *
 * And a function of a library that is not there is not there: mpi4py's wheel and others ask the process itself whether
 * it has MPI, and would find our wrappers.
 *
 * Lookups by RTLD_NEXT depend on who asks, and the C library sees that in the return address. So the entry is written
 * in assembler and jumps. */

#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))

typedef void *(*trace__dlsym_type)(void *, const char *);
__attribute__((visibility("hidden"), used)) trace__dlsym_type trace__dlsym_real;

__attribute__((visibility("hidden"), used)) trace__dlsym_type trace__dlsym_find(void)
{
    static const char *const versions[] = {"GLIBC_2.34", "GLIBC_2.2.5", "GLIBC_2.17"};
    size_t i;
    for (i = 0; !trace__dlsym_real && i < sizeof versions / sizeof *versions; i++)
        trace__dlsym_real = (trace__dlsym_type)(uintptr_t)dlvsym((void *)-1l /* RTLD_NEXT */, "dlsym", versions[i]);
    return trace__dlsym_real;
}

/* Those who look after the driver rather than use it, and ourselves. */
static bool trace__dlsym_is_tool(const void *caller)
{
    static const char *const tools[] = {"/libcupti.so",     "/libcuda.so",     "/libnvperf",    "/libsanitizer-",
                                        "/libcudadebugger", "/librocprofiler", "/libroctracer", NULL};
    const char *const *t;
    Dl_info who, own;
    if (!dladdr(caller, &who) || !who.dli_fname || !dladdr((const void *)&trace__dlsym_real, &own) ||
        who.dli_fbase == own.dli_fbase)
        return true;
    for (t = tools; *t && !strstr(who.dli_fname, *t); t++) {}
    return *t != NULL;
}

static bool trace__dlsym_wanted(bool (*also)(void))
{
    enum { UNKNOWN, YES, NO };
    static uint32_t known; /* programs may look up a function at each call */
    uint32_t wanted = __atomic_load_n(&known, __ATOMIC_RELAXED);
    if (wanted == UNKNOWN) {
        wanted = trace__option_is(TRACE__OPTION_DLSYM, "0") ? NO : YES;
        __atomic_store_n(&known, wanted, __ATOMIC_RELAXED);
    }
    return wanted == YES && (!also || also());
}

/* Whether p is a wrapper of ours, found in the whole process, with nothing behind it. Who asks this library itself, as
 * loaders of layers and plugins do, gets all. */
static bool trace__dlsym_hollow(const void *handle, const void *p, const char *name)
{
    static void *self;
    const char *const *start = trace__wrapped_names;
    bool hollow;
    if (!trace__own((uintptr_t)p) || !strncmp(name, "ncclProfiler_", 13))
        return false;
    while (*start && strncmp(name, *start, strlen(*start)) != 0)
        start++;
    if (!*start)
        return false;
    TRACE__SAVE_ERRNO;
    if (!__atomic_load_n(&self, __ATOMIC_RELAXED)) {
        Dl_info own;
        void *found =
            dladdr((const void *)&trace__dlsym_real, &own) ? dlopen(own.dli_fname, RTLD_LAZY | RTLD_NOLOAD) : NULL;
        __atomic_store_n(&self, found, __ATOMIC_RELAXED);
    }
    hollow = handle != __atomic_load_n(&self, __ATOMIC_RELAXED) && !trace__call_next(name); /* and dlerror() says so */
    TRACE__RESTORE_ERRNO;
    return hollow;
}

/* Libraries of wrappers that trace-gen made, each of which is asked. */
static trace__lookup trace__lookups[64];
static uint32_t trace__nlookups;

TRACE__EXPORT void trace__take_wrappers(trace__lookup lookup);
void trace__take_wrappers(trace__lookup lookup)
{
    uint32_t n = __atomic_fetch_add(&trace__nlookups, 1, __ATOMIC_RELAXED);
    if (n < sizeof trace__lookups / sizeof *trace__lookups)
        __atomic_store_n(&trace__lookups[n], lookup, __ATOMIC_RELEASE);
}

static void *trace__dlsym_offered(void *p, const char *name, const void *caller)
{
    const trace__lookup *at;
    void *wrapper = NULL;
    TRACE__SAVE_ERRNO;
    trace__init();
    for (at = trace__lookups; !wrapper && at < trace__lookups + sizeof trace__lookups / sizeof *trace__lookups; at++) {
        trace__lookup lookup = __atomic_load_n(at, __ATOMIC_ACQUIRE);
        if (!lookup)
            break;
        if (trace__dlsym_wanted(NULL))
            wrapper = lookup(name, p, caller);
    }
    (void)dlerror(); /* the caller's lookup went well, whatever ours said */
    TRACE__RESTORE_ERRNO;
    return wrapper ? wrapper : p;
}

__attribute__((visibility("hidden"), used)) void *trace__dlsym_from(void *handle, const char *name, const void *caller)
{
    void *p = (trace__dlsym_real ? trace__dlsym_real : trace__dlsym_find())(handle, name);
    const trace__entry *e;
    size_t i;
    if (!p || !name)
        return p;
    if (trace__dlsym_hollow(handle, p, name))
        return NULL;
    for (i = 0; i < sizeof trace__by_name / sizeof *trace__by_name; i++)
        if (!strncmp(name, trace__by_name[i].prefix, strlen(trace__by_name[i].prefix)))
            break;
    if (i == sizeof trace__by_name / sizeof *trace__by_name)
        return __atomic_load_n(&trace__lookups[0], __ATOMIC_RELAXED) ? trace__dlsym_offered(p, name, caller) : p;
    for (e = trace__by_name[i].entries; e->name && strcmp(e->call->text, name) != 0; e++) {}
    if (!e->name || p == (void *)(uintptr_t)e->wrapper || trace__dlsym_is_tool(caller))
        return p;
    {
        TRACE__SAVE_ERRNO;
        trace__init();
        if (trace__dlsym_wanted(trace__by_name[i].wanted) &&
            (e->call->real || trace__call_search(trace__by_name[i].lib, e->call) == p) &&
            trace__call_stands_for(e->call, p)) {
            p = (void *)(uintptr_t)e->wrapper;
            if (trace__by_name[i].given)
                trace__by_name[i].given();
        }
        (void)dlerror(); /* the caller's lookup went well, whatever ours said */
        TRACE__RESTORE_ERRNO;
    }
    return p;
}

#if defined(__x86_64__)
__asm__(".text\n.globl dlsym\n.type dlsym, @function\ndlsym:\n"
        "    endbr64\n"
        "    lea 1(%rdi), %rax\n" /* RTLD_NEXT is -1, RTLD_DEFAULT 0 */
        "    cmp $1, %rax\n"
        "    jbe 1f\n"
        "    mov (%rsp), %rdx\n"
        "    jmp trace__dlsym_from\n"
        "1:  mov trace__dlsym_real(%rip), %rax\n"
        "    test %rax, %rax\n"
        "    jz 2f\n"
        "    jmp *%rax\n"
        "2:  push %rdi\n    push %rsi\n    sub $8, %rsp\n"
        "    call trace__dlsym_find\n"
        "    add $8, %rsp\n    pop %rsi\n    pop %rdi\n"
        "    jmp *%rax\n"
        ".size dlsym, .-dlsym\n");
#else
__asm__(".text\n.globl dlsym\n.type dlsym, %function\ndlsym:\n"
        "    add x9, x0, #1\n"
        "    cmp x9, #1\n"
        "    b.ls 1f\n"
        "    mov x2, x30\n"
        "    b trace__dlsym_from\n"
        "1:  adrp x16, trace__dlsym_real\n    ldr x16, [x16, #:lo12:trace__dlsym_real]\n"
        "    cbz x16, 2f\n"
        "    br x16\n"
        "2:  stp x0, x1, [sp, #-32]!\n    str x30, [sp, #16]\n"
        "    bl trace__dlsym_find\n"
        "    mov x16, x0\n    ldr x30, [sp, #16]\n    ldp x0, x1, [sp], #32\n"
        "    br x16\n"
        ".size dlsym, .-dlsym\n");
#endif
#endif
