/* join.c - one recorder a process, where its modules can find each other
 *
 * A module's recorder steps back when another one is there first: the one the dynamic linker found for this module, else the first that is exported in
 * the process. So a library uses the program's, a program that exports nothing uses that of libtrace-h.so, and a plugin uses either. What was built from
 * another layout of trace.h, and what is TRACE_HIDDEN, works apart, with a file of its own. */

static trace__recorder *trace__other_recorder(void)
{
    trace__recorder *other = trace__recorder_here();
#ifndef TRACE_HIDDEN
    void *process = other == &trace__mine ? dlopen(NULL, RTLD_LAZY | RTLD_NOLOAD) : NULL; /* not RTLD_DEFAULT: with -Bsymbolic that begins with us */
    if (process) {
        other = (trace__recorder *)dlsym(process, "trace_recorder_1");
        dlclose(process);
    }
#endif
    return other == &trace__mine ? NULL : other;
}

/* Whether this module uses another one's recorder from now on. */
static bool trace__join_recorder(void)
{
    trace__recorder *other = trace__other_recorder();
    if (other && other->abi != TRACE__ABI) {
        trace__warn("two parts of this program were built with different versions of trace.h; each records into a file of its own");
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
