/* plain.c - the public functions as exported symbols, for languages that cannot include the header, and those behind the macros
 *
 * They are thin: what they call is the recorder in use. Weak, so that two static libraries that embed trace.h can be linked together. */

#define TRACE__CONTROL(R, name, declared, passed, otherwise) \
    TRACE_API __attribute__((weak)) R trace__plain_##name declared __asm__("trace_" #name); \
    R trace__plain_##name declared { return trace_##name passed; }
#define TRACE__CONTROL_VOID(name, declared, passed) \
    TRACE_API __attribute__((weak)) void trace__plain_##name declared __asm__("trace_" #name); \
    void trace__plain_##name declared { trace_##name passed; }
TRACE__CONTROLS(TRACE__CONTROL, TRACE__CONTROL_VOID)
#undef TRACE__CONTROL
#undef TRACE__CONTROL_VOID

/* ---- functions behind the macros -------------------------------------------------------------------------- */

void (trace_task_begin)(const char *name)
{
    static const trace__desc desc = {"user", NULL, TRACE_KIND_BEGIN, 1, 0, NULL};
    static trace__site site = {0, 1, &desc, NULL};
    if (TRACE__GATE(TRACE_API_USER))
        trace__event(trace__named(&site, name));
}

void (trace_task_end)(void)
{
    if (TRACE__GATE(TRACE_API_USER))
        trace__event(TRACE_ID_TASK_END);
}

void (trace_instant)(const char *name)
{
    static const trace__desc desc = {"user", NULL, TRACE_KIND_INSTANT, 1, 0, NULL};
    static trace__site site = {0, 1, &desc, NULL};
    if (TRACE__GATE(TRACE_API_USER))
        trace__event(trace__named(&site, name));
}

void (trace_counter)(const char *name, double value)
{
    static const trace__field field = {"value", TRACE_T_F64, TRACE_R_VALUE, ""};
    static const trace__desc desc = {"user", NULL, TRACE_KIND_COUNTER, 1, 1, &field};
    static trace__site site = {0, 1, &desc, NULL};
    trace__writer *w;
    unsigned char *p;
    if (!TRACE__GATE(TRACE_API_USER))
        return;
    p = trace__open(&w, trace__named(&site, name), 8);
    if (p)
        trace__close(w, trace__put_f64(p, value));
}
