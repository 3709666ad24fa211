/* Generated: trace-gen emit --rules callback.rules callback.model
 * Change the rules, not this file. */

static const trace__field trace__toy_fields_toy_close[] = {
    {"p", TRACE_T_HANDLE, TRACE_R_NONE, ""},
};
TRACE__SITE(trace__toy, "TOY", toy_close, 2, 1, 0)
TRACE__RARE static uint32_t trace__toy_begin_toy_close(toy_handle p_)
{
    uint32_t id = trace__site_id(&trace__toy_site_toy_close);
    trace__writer *w;
    unsigned char *p = trace__open_rare(&w, id, 8);
    if (!p)
        return 0;
    p = trace__put_u64(p, (uint64_t)(uintptr_t)p_);
    trace__close_rare(w, p);
    return id;
}
TRACE__RARE static void trace__toy_end_toy_close(uint32_t id)
{
    trace__writer *w;
    unsigned char *p = trace__open_rare(&w, id + 1, 0);
    if (!p)
        return;
    trace__close_rare(w, p);
}
TRACE__WRAPPER void toy_close(toy_handle p_)
{
    int on = TRACE__GATE(TRACE_API_CUSTOM);
    uint32_t id = 0;
    if (on >= 2)
        id = trace__toy_begin_toy_close(p_);
    real_toy_close(p_);
    if (id)
        trace__toy_end_toy_close(id);
}

static const trace__field trace__toy_fields_toy_each[] = {
    {"id", TRACE_T_HANDLE, TRACE_R_NONE, ""},
    {"visit", TRACE_T_HANDLE, TRACE_R_NONE, ""},
    {"result", TRACE_T_I32, TRACE_R_RESULT, ""},
};
TRACE__SITE(trace__toy, "TOY", toy_each, 1, 2, 1)
static uint32_t trace__toy_begin_toy_each(toy_handle id_, void (*visit)(int, void *))
{
    uint32_t id = trace__site_id(&trace__toy_site_toy_each);
    trace__writer *w;
    unsigned char *p = trace__open(&w, id, 8 + 8);
    if (!p)
        return 0;
    p = trace__put_u64(p, (uint64_t)(uintptr_t)id_);
    p = trace__put_u64(p, (uint64_t)(uintptr_t)visit);
    trace__close(w, p);
    return id;
}
static void trace__toy_end_toy_each(uint32_t id, int result)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, id + 1, 4);
    if (!p)
        return;
    p = trace__put_u32(p, (uint32_t)result);
    trace__close(w, p);
}
TRACE__WRAPPER int toy_each(toy_handle id_, void (*visit)(int, void *), void *w_)
{
    int result;
    int on = TRACE__GATE(TRACE_API_CUSTOM);
    uint32_t id = 0;
    if (on >= 1)
        id = trace__toy_begin_toy_each(id_, visit);
    result = real_toy_each(id_, visit, w_);
    if (id)
        trace__toy_end_toy_each(id, result);
    return result;
}
