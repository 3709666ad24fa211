/* cuda/by_name.c - functions of the driver that dlsym hands out */

static uint32_t trace__cuda_given; /* 1: some were */

static bool trace__cuda_wraps_driver(void) { return __atomic_load_n(&trace__cuda_given, __ATOMIC_RELAXED); }

/* CUPTI may have been started before wrappers were handed out, and then has callbacks of everything enabled: levels are
 * applied again. Not from within dlsym, whose caller may be a library's constructor and hold the loader's lock. */
static void trace__cuda_driver_up(void)
{
    static uint32_t applied;
    if (trace__cuda_wraps_driver() && !__atomic_exchange_n(&applied, 1, __ATOMIC_ACQ_REL))
        trace__apply_levels();
}

/* A program that has this recorder in itself sees its own calls of the runtime, and would see what they call as well.
 */
static bool trace__cuda_by_name_wanted(void) { return !trace__cupti_other; }
static void trace__cuda_by_name_given(void) { __atomic_store_n(&trace__cuda_given, 1, __ATOMIC_RELAXED); }
