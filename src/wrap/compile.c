/* compile.c - the first call of a function: its text becomes steps (parse.c) that are kept, and its events get their
 * ids */

/* For the life of the process. */
static void *trace__call_memory(size_t bytes)
{
    static char *block;
    static size_t left;
    char *p = NULL;
    bytes = (bytes + TRACE__STEPS_LINE - 1u) & ~(size_t)(TRACE__STEPS_LINE - 1u);
    if (!trace__begin_registering())
        return NULL;
    if (bytes > left) {
        left = bytes > 65536 ? bytes : 65536;
        block = (char *)trace__os_memory(left, false);
        left = block ? left : 0;
    }
    if (bytes <= left) {
        p = block;
        block += bytes;
        left -= bytes;
    }
    trace__unlock();
    return p;
}

static const char *trace__next_text(const char *s) { return s + strlen(s) + 1; }

/* The steps from `first` on are told how they go, and put one behind the other; returns the end. */
static char *trace__pack_steps(trace__step *s, uint32_t n, char *to)
{
    size_t bytes;
    uint32_t i;
    for (i = 0; i < n; i++) {
        bool direct = s[i].what == TRACE__S_COPY && !s[i].hops && !s[i].sized;
        s[i].flags = (uint8_t)(s[i].flags | (direct ? TRACE__STEP_DIRECT : 0));
        if (i && direct && s[i].flags == (s[i - 1].flags & ~TRACE__STEP_AGAIN) && s[i - 1].what == TRACE__S_COPY &&
            s[i].value == s[i - 1].value)
            s[i].flags |= TRACE__STEP_AGAIN;
    }
    for (i = 0; i < n; i++, to += bytes) {
        bool alone = s[i].flags == TRACE__STEP_DIRECT && !(i + 1 < n && s[i + 1].flags & TRACE__STEP_AGAIN);
        if (s[i].what == TRACE__S_COPY && alone && (s[i].number == 4 || s[i].number == 8)) {
            s[i].what = TRACE__S_AT;
            s[i].width = (uint8_t)s[i].number;
        }
        bytes = s[i].what == TRACE__S_VALUE || s[i].what == TRACE__S_AT ? (size_t)TRACE__STEP_PLAIN
                : s[i].what == TRACE__S_RUN                             ? trace__run_bytes((trace__run *)(void *)&s[i])
                                                                        : sizeof *s;
        memcpy(to, &s[i], bytes);
    }
    return to;
}

/* What was read, for the life of the process; NULL: no memory. */
static const trace__steps *trace__keep_steps(trace__reader *r)
{
    size_t most = sizeof r->head + sizeof *r->steps * r->n + sizeof *r->chains * r->nchains +
                  sizeof r->derivations[0].derivation * r->nderivations;
    trace__steps *kept = (trace__steps *)trace__call_memory(most);
    char *first, *end;
    trace__derivation *derivation;
    int moment;
    uint32_t i;
    if (!kept)
        return NULL;
    first = (char *)(kept + 1);
    end = trace__pack_steps(r->steps, r->nin, first);
    r->head.in_end = (uint16_t)(end - first);
    end = trace__pack_steps(r->steps + r->nin, r->n - r->nin, end);
    r->head.out_end = (uint16_t)(end - first);
    r->head.chains = (const trace__step *)memcpy(end, r->chains, sizeof *r->chains * r->nchains);
    derivation = (trace__derivation *)(void *)(end + sizeof *r->chains * r->nchains);
    for (moment = 0; moment < TRACE__DERIVE_MOMENTS; moment++) {
        r->head.derivations[moment] = derivation;
        for (i = 0; i < r->nderivations; i++)
            if (r->derivations[i].moment == moment)
                *derivation++ = r->derivations[i].derivation;
    }
    r->head.derivations[moment] = derivation;
    *kept = r->head;
    return kept;
}

/* Past the models that a variant is for, to the first text for the library at hand; where none is, the first. */
static const char *trace__variant(const trace__library *lib, const char *text)
{
    const char *first = text;
    int k;
    if (strncmp(text, "models=", 7))
        return text;
    while (!strncmp(text, "models=", 7) && !(strtoul(text + 7, NULL, 10) >> (lib->model ? lib->model() : 0) & 1))
        for (k = 0; k < 3; k++)
            text = trace__next_text(text);
    return trace__next_text(strncmp(text, "models=", 7) ? first : text);
}

static __attribute__((cold, noinline)) void trace__refused(const char *name, const char *wrong)
{
    char here[64];
    size_t n = wrong ? strcspn(wrong, " ") : 0;
    n = n < sizeof here - 1 ? n : sizeof here - 1;
    memcpy(here, n ? wrong : "", n);
    here[n] = 0;
    trace__warn("%s cannot be described, from '%s' on; it is not recorded", name, here);
}

/* Turns the text into steps and registers the two events. Threads that do it at once come to the same. */
static uint32_t trace__call_prepare(const trace__library *lib, trace__call *c)
{
    enum {
        FIELDS = sizeof(trace__field) * TRACE__CALL_STEPS,
        NAMES = 24576,
        STEPS = sizeof(trace__step) * TRACE__CALL_STEPS
    };
    static char *spare; /* of the one before: asking the system each time would cost more than all else here */
    char *room = (char *)__atomic_exchange_n(&spare, NULL, __ATOMIC_ACQ_REL);
    const char *name = c->text, *text = trace__next_text(name), *out;
    trace__reader r;
    trace__desc desc[2];
    trace__site site;
    uint32_t k, fields;
    uint8_t kind;
    if (!room)
        room = (char *)trace__os_memory(FIELDS + NAMES + STEPS, false);
    if (!room)
        return 0;
    memset(&r, 0, sizeof r);
    r.lib = lib;
    r.fields = (trace__field *)(void *)room;
    r.names = room + FIELDS;
    r.names_end = r.names + NAMES;
    r.steps = (trace__step *)(void *)r.names_end;
    r.head.lib = lib;
    text = trace__variant(lib, text);
    out = trace__next_text(text);
    trace__declare(&r, text);
    trace__read_fields(&r, text, NULL);
    r.nin = r.first = r.n;
    fields = r.first_field = r.nfields;
    r.nnulls = 0;
    r.head.in_bytes = r.bytes + 8;
    r.bytes = 0;
    r.back = true;
    r.head.chains_in = (uint8_t)r.nchains;
    kind = !strcmp(out, "instant") ? TRACE_KIND_INSTANT
           : !strcmp(out, "meta")  ? TRACE_KIND_META
                                   : TRACE_KIND_BEGIN; /* only the last has an end */
    site.ndesc = kind == TRACE_KIND_BEGIN ? 2 : 1;
    r.declaring = false;
    if (*out == ';' || strstr(out, " ;"))
        trace__declare(&r, out);
    trace__read_fields(&r, site.ndesc == 1 ? "" : out, NULL);
    r.head.chains_out = (uint8_t)(r.nchains - r.head.chains_in);
    r.head.out_bytes = r.bytes + 8;
    if (r.bad) {
        trace__refused(name, r.wrong);
        r.nin = r.n = r.nfields = r.nchains = r.nderivations = fields = 0;
        r.head.chains_in = r.head.chains_out = 0;
    }
    for (k = 0; k < 2; k++) {
        desc[k].api = lib->api;
        desc[k].name = name;
        desc[k].kind = k ? (uint8_t)TRACE_KIND_END : kind;
        desc[k].level = (uint8_t)c->level;
        desc[k].nfields = (uint16_t)(k ? r.nfields - fields : fields);
        desc[k].fields = r.fields + (k ? fields : 0);
    }
    site.id = 0;
    site.desc = desc;
    site.owner = NULL;
    if (!__atomic_load_n(&c->steps, __ATOMIC_ACQUIRE)) {
        const trace__steps *kept = trace__keep_steps(&r), *none = NULL;
        __atomic_compare_exchange_n(&c->steps, &none, kept, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE); /* once */
    }
    k = __atomic_load_n(&c->steps, __ATOMIC_ACQUIRE) ? trace__register(&site) : 0;
    room = (char *)__atomic_exchange_n(&spare, room, __ATOMIC_ACQ_REL);
    if (room)
        trace__os_release(room, FIELDS + NAMES + STEPS);
    __atomic_store_n(&c->id, k, __ATOMIC_RELEASE); /* pairs with trace__call_begin: steps before id */
    if (k < TRACE_ID_SHORT_MAX && trace__clock == TRACE__CLOCK_HERE)
        __atomic_store_n(&c->inlined, k, __ATOMIC_RELEASE);
    return k;
}
