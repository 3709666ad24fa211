/* load.c - the first call of a function: its finished steps (steps.h) are taken over as they are, and its events get
 * their ids
 *
 * Nothing is decided here. Steps lie in memory of their own, for they begin with a line of the cache, and the library's
 * functions have other addresses in each process. */

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

/* ---- enums ------------------------------------------------------------------------------------------------------- */

static void trace__define_enum_text(const trace__script *e)
{
    trace__enumerator values[64];
    char names[64][128];
    trace__enum x = {e->name, (uint8_t)e->flags, 0, values};
    const char *s = e->text;
    int64_t value = 0;
    while (*s) {
        size_t n = strcspn(s, "!= "), kept = n < 127 ? n : 127;
        trace__enumerator *v = &values[x.n];
        memcpy(names[x.n], s, kept);
        names[x.n][kept] = 0;
        s += n;
        v->flags = *s == '!' ? s[1] == '+' ? 3 : 1 : 0;
        s += v->flags ? 1 + (v->flags == 3) : 0;
        if (*s == '=') {
            bool minus = s[1] == '-';
            s += 1 + minus;
            for (value = 0; *s >= '0' && *s <= '9'; s++)
                value = value * 10 + (*s - '0');
            value = minus ? -value : value;
        }
        v->value = value++;
        v->name = names[x.n++];
        s += *s == ' ';
        if (x.n == 64 || !*s) {
            trace__define_enum(&x);
            x.n = 0;
        }
    }
}

/* The enum of that line becomes known as the library at hand has it; returns its name. */
static const char *trace__load_enum(const trace__library *lib, size_t line)
{
    const char *name = lib->enums[line].name;
    const trace__script *e;
    for (e = lib->enums + line; e->name && !strcmp(e->name, name); e++)
        if (e->flags < 256 || e->flags >> 8 >> lib->model() & 1)
            trace__define_enum_text(e);
    return name;
}

/* ---- the constant of a function ---------------------------------------------------------------------------------- */

typedef struct trace__constant {
    const trace__library *lib;
    const unsigned char *at; /* what was not read yet */
    const char *name;
    uint8_t flags;
    size_t in, out;    /* fields */
    trace__steps head; /* without addresses */
    size_t derivations[TRACE__DERIVE_MOMENTS];
    size_t image; /* bytes behind the head */
    char *names;  /* room for names of fields */
} trace__constant;

static size_t trace__load_number(trace__constant *c)
{
    size_t n = 0;
    unsigned shift = 0;
    for (; *c->at & 128; shift += 7)
        n |= (size_t)(*c->at++ & 127) << shift;
    return n | (size_t)*c->at++ << shift;
}

/* The steps for the library at hand; where none are, the first. */
static const unsigned char *trace__find_steps(const trace__library *lib, const unsigned char *first)
{
    const unsigned char *p = first;
    uint32_t models;
    uint16_t skip;
    if (!(*p & TRACE__STEPS_MODELS))
        return p;
    for (;; p += 7 + skip) {
        memcpy(&models, p + 1, sizeof models);
        memcpy(&skip, p + 5, sizeof skip);
        if (models >> (lib->model ? lib->model() : 0) & 1)
            return p;
        if (*p & TRACE__STEPS_LAST)
            return first;
    }
}

static void trace__load_head(trace__constant *c, const char *name)
{
    trace__steps *s = &c->head;
    int i;
    c->name = name;
    c->at = trace__find_steps(c->lib, (const unsigned char *)name + strlen(name) + 1);
    c->flags = *c->at;
    c->at += c->flags & TRACE__STEPS_MODELS ? 7 : 1;
    c->in = trace__load_number(c);
    c->out = trace__load_number(c);
    s->lib = c->lib;
    s->in_bytes = (uint32_t)trace__load_number(c);
    s->out_bytes = (uint32_t)trace__load_number(c);
    s->in_end = (uint16_t)trace__load_number(c);
    s->out_end = (uint16_t)(s->in_end + trace__load_number(c));
    s->checked = (uint8_t)trace__load_number(c);
    s->unchecked_bits = (uint8_t)(s->checked ? trace__load_number(c) : 0);
    c->image = s->out_end;
    if (!(c->flags & TRACE__STEPS_MORE))
        return;
    s->chains_in = (uint8_t)trace__load_number(c);
    s->chains_out = (uint8_t)trace__load_number(c);
    c->image += sizeof(trace__step) * (s->chains_in + s->chains_out);
    for (i = 0; i < TRACE__DERIVE_MOMENTS; i++) {
        c->derivations[i] = trace__load_number(c);
        c->image += sizeof(trace__derivation) * c->derivations[i];
    }
}

static void trace__load_image(trace__constant *c, unsigned char *to)
{
    unsigned char *end = to + c->image;
    while (to < end)
        if (*c->at) {
            *to++ = *c->at++;
        } else {
            size_t zeros = c->at[1] - (size_t)TRACE__STEPS_ZEROS;
            memset(to, 0, zeros);
            to += zeros;
            c->at += 2;
        }
}

/* Of handles: how the library reads them. */
static void trace__load_readers(const trace__library *lib, trace__step *s, const trace__step *end)
{
    while (s != end) {
        if (s->what == TRACE__S_HANDLE || s->what == TRACE__S_HANDLES)
            s->read = lib->read;
        s = (trace__step *)(void *)((char *)s + trace__step_bytes(s));
    }
}

/* Fills in the addresses of steps and of the library's functions. */
static void trace__load_addresses(const trace__constant *c, trace__steps *s)
{
    trace__derivation *d;
    size_t k;
    int i;
    trace__load_readers(c->lib, (trace__step *)(void *)(s + 1), trace__steps_end(s));
    s->chains = trace__steps_end(s);
    d = (trace__derivation *)(uintptr_t)(s->chains + s->chains_in + s->chains_out);
    for (i = 0; i < TRACE__DERIVE_MOMENTS; i++) {
        s->derivations[i] = d;
        for (k = 0; k < c->derivations[i]; k++, d++)
            d->by = c->lib->derived[(uintptr_t)d->by];
    }
    s->derivations[i] = d;
}

#ifdef __CHAR_UNSIGNED__
enum { TRACE__T_CHAR = TRACE_T_U8 };
#else
enum { TRACE__T_CHAR = TRACE_T_I8 };
#endif
/* A name as it is in the constant, or behind what it has in common with the one before. */
static const char *trace__load_name(trace__constant *c, const char *before)
{
    size_t shared = *c->at && *c->at < ' ' ? *c->at++ : 0, n = strlen((const char *)c->at) + 1;
    char *name = c->names;
    if (shared) {
        memcpy(name, before, shared);
        memcpy(name + shared, c->at, n);
        c->names += shared + n;
    } else
        name = (char *)(uintptr_t)c->at;
    c->at += n;
    return name;
}

static void trace__load_field(trace__constant *c, const char *before, trace__field *f)
{
    uint8_t type = *c->at++, role = type & TRACE__FIELD_PLAIN ? (uint8_t)TRACE_R_NONE : *c->at++;
    f->type = (uint8_t)((type & 0x1f) | (type & TRACE__FIELD_ARRAY ? TRACE_T_ARRAY : 0));
    if ((type & 0x1f) == TRACE__FIELD_CHAR)
        f->type = TRACE__T_CHAR;
    f->role = role & 0x3f;
    f->name = trace__load_name(c, before);
    f->hint = "";
    if (role & TRACE__FIELD_ENUM) {
        const char *name = trace__load_enum(c->lib, trace__load_number(c));
        f->hint = (const char *)memcpy(c->names, "enum:", 5);
        memcpy(c->names + 5, name, strlen(name) + 1);
        c->names += strlen(name) + 6;
    } else if (role & TRACE__FIELD_HINT) {
        f->hint = (const char *)c->at;
        c->at += strlen(f->hint) + 1;
    }
}

/* Registers the two events. */
static uint32_t trace__load_events(const trace__call *call, trace__constant *c)
{
    enum { FIELDS = sizeof(trace__field) * TRACE__CALL_STEPS, ROOM = FIELDS + TRACE__CALL_NAMES };
    static char *spare; /* of the one before: asking the system each time would cost more than all else here */
    static const uint8_t kinds[] = {TRACE_KIND_BEGIN, TRACE_KIND_INSTANT, TRACE_KIND_META};
    char *room = (char *)__atomic_exchange_n(&spare, NULL, __ATOMIC_ACQ_REL);
    trace__field *fields;
    trace__desc desc[2];
    trace__site site;
    size_t i;
    uint32_t k, id;
    if (!room)
        room = (char *)trace__os_memory(ROOM, false);
    if (!room)
        return 0;
    fields = (trace__field *)(void *)room;
    c->names = room + FIELDS;
    for (i = 0; i < c->in + c->out; i++)
        trace__load_field(c, i ? fields[i - 1].name : "", &fields[i]);
    for (k = 0; k < 2; k++) {
        desc[k].api = c->lib->api;
        desc[k].name = c->name;
        desc[k].kind = k ? (uint8_t)TRACE_KIND_END : kinds[c->flags >> TRACE__STEPS_KIND];
        desc[k].level = (uint8_t)call->level;
        desc[k].nfields = (uint16_t)(k ? c->out : c->in);
        desc[k].fields = fields + (k ? c->in : 0);
    }
    site.id = 0;
    site.ndesc = c->flags >> TRACE__STEPS_KIND == TRACE__STEPS_BEGIN ? 2 : 1; /* the others have no end */
    site.desc = desc;
    site.owner = NULL;
    id = trace__register(&site);
    room = (char *)__atomic_exchange_n(&spare, room, __ATOMIC_ACQ_REL);
    if (room)
        trace__os_release(room, ROOM);
    return id;
}

/* False: there is no memory. */
static bool trace__load_steps(trace__call *call, trace__constant *c)
{
    trace__steps *s;
    const trace__steps *none = NULL;
    if (__atomic_load_n(&call->steps, __ATOMIC_ACQUIRE))
        return true;
    s = (trace__steps *)trace__call_memory(sizeof *s + c->image);
    if (!s)
        return false;
    *s = c->head;
    trace__load_image(c, (unsigned char *)(s + 1));
    trace__load_addresses(c, s);
    __atomic_compare_exchange_n(&call->steps, &none, s, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE); /* once */
    return true;
}

/* Threads that do it at once come to the same. */
static uint32_t trace__call_load(const trace__library *lib, trace__call *call)
{
    trace__constant c;
    uint32_t id;
    memset(&c, 0, sizeof c);
    c.lib = lib;
    trace__load_head(&c, call->text);
    id = trace__load_events(call, &c);
    if (!id || !trace__load_steps(call, &c))
        return 0;
    __atomic_store_n(&call->id, id, __ATOMIC_RELEASE); /* pairs with trace__call_begin: steps before id */
    if (id < TRACE_ID_SHORT_MAX && trace__clock == TRACE__CLOCK_HERE)
        __atomic_store_n(&call->inlined, id, __ATOMIC_RELEASE);
    return id;
}
