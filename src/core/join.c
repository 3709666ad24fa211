/* join.c - one recorder a process, where its modules can find each other
 *
 * A module's recorder steps back when another one is there first: the one the dynamic linker found for this module,
 * else the first that is exported in the process. So a library uses the program's, a program that exports nothing uses
 * that of libtrace-h.so, and a plugin uses either. What was built from another layout of trace.h, and what is
 * TRACE_HIDDEN, works apart, with a file of its own. */

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
#endif
    return other == &trace__mine ? NULL : other;
}

/* Of what modules with TRACE_IMPL share beside trace__recorder and trace__writer, whose sizes TRACE__ABI has: differs
 * where one of these structures has another size. */
static uint32_t trace__shared_layout(void)
{
    static const uint32_t sizes[] = {sizeof(trace__services), sizeof(trace__controls), sizeof(trace__config),
                                     sizeof(trace__schedule), sizeof(trace__backend),  sizeof(trace__watch),
                                     sizeof(trace__enum),     sizeof(trace__place),    sizeof(trace__site),
                                     sizeof(trace__desc),     sizeof(trace__field),    sizeof(struct trace__kept_name)};
    return (uint32_t)trace__hash((const unsigned char *)sizes, sizeof sizes, TRACE__LAYOUT);
}

/* Whether this module uses another one's recorder from now on. */
static bool trace__join_recorder(void)
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
