/* Generated: trace-gen emit --rules plain.rules plain.model
 * Change the rules, not this file. */

static const trace__field trace__toy_fields_toy_open[] = {
    {"flags", TRACE_T_I32, TRACE_R_NONE, ""},
    {"where", TRACE_T_HANDLE, TRACE_R_NONE, ""},
    {"out", TRACE_T_I32, TRACE_R_NONE, ""},
    {"result", TRACE_T_I32, TRACE_R_RESULT, ""},
};
TRACE__SITE(trace__toy, "TOY", toy_open, 1, 2, 2)
static uint32_t trace__toy_begin_toy_open(int flags, toy_handle where)
{
    uint32_t id = trace__site_id(&trace__toy_site_toy_open);
    trace__writer *w;
    unsigned char *p = trace__open(&w, id, 4 + 8);
    if (!p)
        return 0;
    p = trace__put_u32(p, (uint32_t)flags);
    p = trace__put_u64(p, (uint64_t)(uintptr_t)where);
    trace__close(w, p);
    return id;
}
static void trace__toy_end_toy_open(uint32_t id, int result, int *out)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, id + 1, 4 + 4);
    if (!p)
        return;
    p = trace__put_u32(p, (uint32_t)(result == 0 ? *out:0));
    p = trace__put_u32(p, (uint32_t)result);
    trace__close(w, p);
}
TRACE__WRAPPER int toy_open(int flags, toy_handle where, int *out)
{
    int result;
    int on = TRACE__GATE(TRACE_API_CUSTOM);
    uint32_t id = 0;
    int was = 0;
    if (on) {
        was = flags;
    }
    if (on >= 1)
        id = trace__toy_begin_toy_open(flags, where);
    result = real_toy_open(flags, where, out);
    if (on) {
        toy_opened(was);
    }
    if (id)
        trace__toy_end_toy_open(id, result, out);
    return result;
}

static const trace__field trace__toy_fields_toy_send[] = {
    {"h", TRACE_T_HANDLE, TRACE_R_NONE, ""},
    {"values", TRACE_T_ARRAY | TRACE_T_I32, TRACE_R_NONE, ""},
    {"n", TRACE_T_I32, TRACE_R_NONE, ""},
    {"kind", TRACE_T_I32, TRACE_R_NONE, "enum:TOY_KIND"},
    {"bytes", TRACE_T_U64, TRACE_R_BYTES_SENT, "B"},
    {"result", TRACE_T_I32, TRACE_R_RESULT, ""},
};
TRACE__SITE(trace__toy, "TOY", toy_send, 1, 5, 1)
static uint32_t trace__toy_begin_toy_send(toy_handle h, const int values[], int n, int kind)
{
    uint32_t id = trace__site_id(&trace__toy_site_toy_send);
    trace__writer *w;
    unsigned char *p = trace__open(&w, id, 8 + 6 + 4 * 64 + 4 + 4 + 8);
    if (!p)
        return 0;
    p = trace__put_u64(p, (uint64_t)(uintptr_t)h);
    p = trace__put_array(p, values, (size_t)(n), 4, 64);
    p = trace__put_u32(p, (uint32_t)n);
    p = trace__put_u32(p, (uint32_t)kind);
    p = trace__put_u64(p, (uint64_t)(n * 4));
    trace__close(w, p);
    return id;
}
static void trace__toy_end_toy_send(uint32_t id, int result)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, id + 1, 4);
    if (!p)
        return;
    p = trace__put_u32(p, (uint32_t)result);
    trace__close(w, p);
}
TRACE__WRAPPER int toy_send(toy_handle h, const int values[], int n, int kind)
{
    int result;
    int on = TRACE__GATE(TRACE_API_CUSTOM);
    uint32_t id = 0;
    if (on >= 1)
        id = trace__toy_begin_toy_send(h, values, n, kind);
    result = real_toy_send(h, values, n, kind);
    if (id)
        trace__toy_end_toy_send(id, result);
    return result;
}

static const trace__field trace__toy_fields_toy_time[] = {
    {"result", TRACE_T_F64, TRACE_R_NONE, ""},
};
TRACE__SITE(trace__toy, "TOY", toy_time, 3, 0, 1)
TRACE__RARE static uint32_t trace__toy_begin_toy_time(void)
{
    uint32_t id = trace__site_id(&trace__toy_site_toy_time);
    trace__writer *w;
    unsigned char *p = trace__open_rare(&w, id, 0);
    if (!p)
        return 0;
    trace__close_rare(w, p);
    return id;
}
TRACE__RARE static void trace__toy_end_toy_time(uint32_t id, double result)
{
    trace__writer *w;
    unsigned char *p = trace__open_rare(&w, id + 1, 8);
    if (!p)
        return;
    p = trace__put_f64(p, result);
    trace__close_rare(w, p);
}
TRACE__WRAPPER double toy_time(void)
{
    double result;
    int on = TRACE__GATE(TRACE_API_CUSTOM);
    uint32_t id = 0;
    if (on >= 3)
        id = trace__toy_begin_toy_time();
    result = real_toy_time();
    if (id)
        trace__toy_end_toy_time(id, result);
    return result;
}
