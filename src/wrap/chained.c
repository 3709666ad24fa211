/* chained.c - structures that hang on the structures of a call: each leaves a record of its own, inside the call's
 *
 * Programs leave the pointer to the next one unset more often than one would think, in structures where nobody looks at
 * it. So what it points to is copied by the kernel, which finds out without harm whether there is anything. */

enum { TRACE__CHAIN_MAX = 16, TRACE__LINK_BYTES = 1024 };

/* At most that many bytes from there; fewer when a page that cannot be read is in the way. */
static size_t trace__copy_safely(void *to, const void *from, size_t bytes)
{
    struct {
        void *at;
        size_t bytes;
    } local, remote;
    size_t page = 4096 - ((uintptr_t)from & 4095u), part = page < bytes ? page : bytes;
    long n;
    local.at = to;
    local.bytes = bytes;
    remote.at = (void *)(uintptr_t)from;
    remote.bytes = bytes;
    n = TRACE__SYS6(SYS_process_vm_readv, trace__os_pid(), &local, 1, &remote, 1, 0);
    if (n < 0 && part < bytes) { /* all or nothing, in one piece */
        local.bytes = remote.bytes = part;
        n = TRACE__SYS6(SYS_process_vm_readv, trace__os_pid(), &local, 1, &remote, 1, 0);
    }
    return n < 0 ? 0 : (size_t)n;
}

static uint32_t trace__call_begin(const trace__library *lib, trace__call *c, const uint64_t *v);

static trace__link *trace__find_link(const trace__library *lib, uint32_t enumeration, int32_t value)
{
    const char *name = lib->links[enumeration].enumeration;
    trace__link *link;
    for (link = lib->links + enumeration;
         link->enumeration == name || (link->enumeration && !strcmp(link->enumeration, name)); link++)
        if (link->value == value)
            return link;
    return NULL;
}

static void trace__take_chain(const trace__library *lib, uint32_t enumeration, const void *at)
{
    union {
        uint64_t align;
        char bytes[TRACE__LINK_BYTES];
    } copy;
    int i;
    for (i = 0; at && i < TRACE__CHAIN_MAX; i++) {
        size_t n = trace__copy_safely(&copy, at, sizeof copy);
        trace__link *link = n >= 16 ? trace__find_link(lib, enumeration, (int32_t)trace__load(&copy, 4)) : NULL;
        if (n < 16)
            return;
        memset(copy.bytes + n, 0, sizeof copy - n);
        if (link) {
            uint64_t v = (uint64_t)(uintptr_t)&copy;
            trace__call_begin(lib, &link->call, &v);
        }
        at = (const void *)(uintptr_t)trace__load(copy.bytes + 8, 8);
    }
}

static void trace__take_chains(const trace__steps *s, const trace__step *c, uint32_t n, const uint64_t *v)
{
    for (; n; n--, c++) {
        const char *at = (const char *)(uintptr_t)v[c->value];
        size_t i, many = c->stride ? trace__step_count(c, v, at, at) : 1;
        for (i = 0; at && i < many && i < TRACE__CALL_KEEP_STRUCTS; i++, at += c->stride)
            trace__take_chain(s->lib, c->hop, c->offset ? (const char *)(uintptr_t)trace__load(at + c->offset, 8) : at);
    }
}
