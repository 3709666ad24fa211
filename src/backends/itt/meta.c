/* itt/meta.c - ITT: metadata, relations, counters, histograms */

/* ---- metadata ------------------------------------------------------------------------------------------------- */

enum { TRACE__ITT_STRING_TYPE = TRACE__ITT_TYPE_MAX + 1 };
enum { TRACE__ITT_META_ID = 1, TRACE__ITT_META_SCOPE = 2, TRACE__ITT_META_ARRAY = 4 };

static const struct {
    uint8_t bytes, type;
} trace__itt_types[] = {{0, 0},
#define TRACE__ITT_TYPE(number, bytes, type) {bytes, type},
                        TRACE__ITT_TYPES(TRACE__ITT_TYPE)
#undef TRACE__ITT_TYPE
                            {0, TRACE_T_STR}};

/* Metadata of the thing with that id (0: of the thread's innermost slice), or of a wider scope. The key names the
 * field. */
static void trace__itt_meta(const trace__itt_domain *d, uint64_t id, int scope, trace__itt_string *key, int type,
                            size_t count, const void *data)
{
    struct {
        const void *key;
        uint32_t type, shape;
    } k;
    trace__field fields[3];
    trace__special s;
    trace__made *m;
    trace__lane *l = trace__lane_get();
    trace__writer *w;
    unsigned char *p;
    if (!trace__itt_wants(d, 2) || !key || !key->text || !data || type <= 0 || type > TRACE__ITT_STRING_TYPE ||
        (!count && type != TRACE__ITT_STRING_TYPE))
        return;
    if (id && l->depth && l->slices[l->depth - 1].id == id)
        id = 0;
    k.key = key;
    k.type = (uint32_t)type;
    k.shape = (id ? TRACE__ITT_META_ID : 0) | (scope ? TRACE__ITT_META_SCOPE : 0) |
              (count != 1 && type != TRACE__ITT_STRING_TYPE ? TRACE__ITT_META_ARRAY : 0);
    s.api = "itt";
    s.name = "metadata";
    s.kind = scope && scope != TRACE__ITT_SCOPE_TASK ? TRACE_KIND_INSTANT : TRACE_KIND_META;
    s.nfields = 0;
    s.fields = fields;
    memset(fields, 0, sizeof fields);
    if (id) {
        trace__fill_fields(fields, TRACE__F_ID);
        s.nfields++;
    }
    if (scope)
        s.nfields += trace__fill_fields(fields + s.nfields, TRACE__F_SCOPE);
    fields[s.nfields].name = key->text;
    fields[s.nfields].type =
        (uint8_t)(trace__itt_types[type].type | (k.shape & TRACE__ITT_META_ARRAY ? TRACE_T_ARRAY : 0));
    fields[s.nfields].role = TRACE_R_NONE;
    fields[s.nfields++].hint = "";
    m = (trace__made *)trace__object_get(TRACE__TYPE_ITT_META, &k, sizeof k, sizeof *m, trace__derive_special, &s);
    p = m ? trace__open(&w, trace__site_id(&m->site), 4096 + 32) : NULL;
    if (!p)
        return;
    if (id)
        p = trace__put_u64(p, id);
    if (scope)
        p = trace__put_u32(p, (uint32_t)scope);
    if (type == TRACE__ITT_STRING_TYPE)
        p = trace__put_strn(p, (const char *)data, count, TRACE__STR_MAX);
    else if (count == 1) {
        memcpy(p, data, trace__itt_types[type].bytes);
        p += trace__itt_types[type].bytes;
    } else
        p = trace__put_array(p, data, count, trace__itt_types[type].bytes, 512);
    trace__close(w, p);
}

static void trace__itt_metadata_add(const trace__itt_domain *d, trace__itt_id id, trace__itt_string *key, int type,
                                    size_t count, void *data)
{
    trace__itt_meta(d, trace__itt_number(id), 0, key, type > TRACE__ITT_TYPE_MAX ? 0 : type, count, data);
}
static void trace__itt_metadata_add_with_scope(const trace__itt_domain *d, int scope, trace__itt_string *key, int type,
                                               size_t count, void *data)
{
    trace__itt_meta(d, 0, scope, key, type > TRACE__ITT_TYPE_MAX ? 0 : type, count, data);
}
static void trace__itt_metadata_str_add(const trace__itt_domain *d, trace__itt_id id, trace__itt_string *key,
                                        const char *data, size_t length)
{
    trace__itt_meta(d, trace__itt_number(id), 0, key, TRACE__ITT_STRING_TYPE,
                    data && length == (size_t)-1 ? strlen(data) : length, data);
}
static void trace__itt_metadata_str_add_with_scope(const trace__itt_domain *d, int scope, trace__itt_string *key,
                                                   const char *data, size_t length)
{
    trace__itt_meta(d, 0, scope, key, TRACE__ITT_STRING_TYPE, data && length == (size_t)-1 ? strlen(data) : length,
                    data);
}

static void trace__itt_formatted(const trace__itt_domain *d, uint64_t id, trace__itt_string *format, va_list args)
{
    trace__lane *l = trace__lane_get();
    char text[TRACE__STR_MAX];
    trace__values v;
    uint32_t what;
    int n;
    if (!trace__itt_wants(d, 2) || !format || !format->text)
        return;
    if (id && l->depth && l->slices[l->depth - 1].id == id)
        id = 0;
    what = TRACE__WHAT(TRACE_KIND_META, TRACE__F_TEXT | (id ? TRACE__F_ID : 0));
    {
        TRACE__SAVE_ERRNO;
        n = vsnprintf(text, sizeof text, format->text, args);
        TRACE__RESTORE_ERRNO;
    }
    v.id = id;
    v.text = text;
    v.length = n < 0 ? 0 : (size_t)n < sizeof text ? (size_t)n : sizeof text - 1;
    trace__write_event(trace__event_id("itt", what, NULL, NULL, "metadata", 8), what, &v);
}
static void trace__itt_formatted_metadata_add(const trace__itt_domain *d, trace__itt_string *format, ...)
{
    va_list args;
    va_start(args, format);
    trace__itt_formatted(d, 0, format, args);
    va_end(args);
}
static void trace__itt_formatted_metadata_add_overlapped(const trace__itt_domain *d, trace__itt_id id,
                                                         trace__itt_string *format, ...)
{
    va_list args;
    va_start(args, format);
    trace__itt_formatted(d, trace__itt_number(id), format, args);
    va_end(args);
}

/* ---- relations: arrows where both ends are tasks, facts otherwise ----------------------------------------- */

static const trace__enumerator trace__itt_relations[] = {{TRACE__ITT_DEPENDENT_ON, 0, "dependent on"},
                                                         {TRACE__ITT_SIBLING_OF, 0, "sibling of"},
                                                         {TRACE__ITT_PARENT_OF, 0, "parent of"},
                                                         {TRACE__ITT_CONTINUATION_OF, 0, "continuation of"},
                                                         {TRACE__ITT_CHILD_OF, 0, "child of"},
                                                         {TRACE__ITT_CONTINUED_BY, 0, "continued by"},
                                                         {TRACE__ITT_PREDECESSOR_TO, 0, "predecessor to"}};
static const trace__enumerator trace__itt_scopes[] = {
    {1, 0, "global"}, {2, 0, "track group"}, {3, 0, "track"}, {4, 0, "task"}, {5, 0, "marker"}};
static const trace__enum trace__itt_enums[] = {{"itt_relation", 0, 7, trace__itt_relations},
                                               {"itt_scope", 0, 5, trace__itt_scopes}};

static void trace__itt_relation_add_to_current(const trace__itt_domain *d, int relation, trace__itt_id tail)
{
    bool out = relation == TRACE__ITT_PARENT_OF || relation == TRACE__ITT_CONTINUED_BY ||
               relation == TRACE__ITT_PREDECESSOR_TO;
    uint32_t what = TRACE__WHAT(TRACE_KIND_META, TRACE__F_RELATION | (out ? TRACE__F_FLOW_OUT : TRACE__F_FLOW_IN));
    trace__values v;
    if (!trace__itt_wants(d, 2))
        return;
    v.relation = (uint32_t)relation;
    v.flow = trace__itt_flow(trace__itt_number(tail));
    trace__write_event(trace__event_id("itt", what, NULL, NULL, "relation", 8), what, &v);
}
static void trace__itt_relation_add(const trace__itt_domain *d, trace__itt_id head, int relation, trace__itt_id tail)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_RELATION | TRACE__F_ID | TRACE__F_NUMBER);
    trace__lane *l = trace__lane_get();
    trace__values v;
    v.id = trace__itt_number(head);
    if (v.id && l->depth && l->slices[l->depth - 1].id == v.id) {
        trace__itt_relation_add_to_current(d, relation, tail);
        return;
    }
    if (!trace__itt_wants(d, 2))
        return;
    v.relation = (uint32_t)relation;
    v.number = trace__itt_number(tail);
    trace__write_event(trace__event_id("itt", what, NULL, NULL, "relation", 8), what, &v);
}
static void trace__itt_relation_add_to_current_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t,
                                                  int relation, trace__itt_id tail)
{
    (void)c, (void)t;
    trace__itt_relation_add_to_current(d, relation, tail);
}
static void trace__itt_relation_add_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t,
                                       trace__itt_id head, int relation, trace__itt_id tail)
{
    (void)c, (void)t;
    trace__itt_relation_add(d, head, relation, tail);
}

/* ---- counters: the handle is a trace__itt_counter of the static part or of ours, with our gauge at extra2 -------- */

typedef struct trace__itt_gauge {
    trace__itt_counter info;
    uint64_t bits; /* the value now, in its own type */
    const char *unit;
    uint32_t event;
} trace__itt_gauge;

static void trace__itt_make_counter(void *object, const void *key, void *user)
{
    trace__itt_gauge *g = (trace__itt_gauge *)object;
    uint32_t type;
    (void)user;
    memcpy(&type, key, 4);
    g->info.type = (int)type;
    g->info.domain = (const char *)key + 4;
    g->info.name = g->info.domain + strlen(g->info.domain) + 1;
    g->info.extra2 = g;
    g->unit = "";
}

static trace__itt_gauge *trace__itt_counter_get(const char *name, const char *domain, int type)
{
    char key[4 + 2 * (TRACE__NAME_MAX + 1)];
    uint32_t t = type > 0 && type <= TRACE__ITT_TYPE_MAX ? (uint32_t)type : (uint32_t)TRACE__ITT_U64;
    size_t d = domain ? strlen(domain) : 0, n;
    if (!name)
        return NULL;
    n = strlen(name);
    d = d < TRACE__NAME_MAX ? d : TRACE__NAME_MAX;
    n = n < TRACE__NAME_MAX ? n : TRACE__NAME_MAX;
    memcpy(key, &t, 4);
    memcpy(key + 4, domain ? domain : "", d);
    key[4 + d] = 0;
    memcpy(key + 4 + d + 1, name, n);
    return (trace__itt_gauge *)trace__object_get(TRACE__TYPE_ITT_COUNTER, key, 4 + d + 1 + n, sizeof(trace__itt_gauge),
                                                 trace__itt_make_counter, NULL);
}
static trace__itt_counter *trace__itt_counter_create(const char *name, const char *domain)
{
    return (trace__itt_counter *)trace__itt_counter_get(name, domain, TRACE__ITT_U64);
}
static trace__itt_counter *trace__itt_counter_create_typed(const char *name, const char *domain, int type)
{
    return (trace__itt_counter *)trace__itt_counter_get(name, domain, type);
}
static trace__itt_counter *trace__itt_counter_create_v3(const trace__itt_domain *d, const char *name, int type)
{
    return (trace__itt_counter *)trace__itt_counter_get(name, d ? d->name : NULL, type);
}

/* The counter's event: value, and a time when it was not sampled now. Described at its first value, when its unit is
 * known. */
static uint32_t trace__itt_gauge_event(trace__itt_gauge *g, bool timed)
{
    struct {
        const void *gauge;
        uint64_t timed;
    } k;
    trace__field fields[2];
    trace__special s;
    trace__made *m;
    char *name;
    uint32_t event = __atomic_load_n(&g->event, __ATOMIC_ACQUIRE);
    if (event && !timed)
        return event;
    memset(fields, 0, sizeof fields);
    fields[0].name = "value";
    fields[0].type = trace__itt_types[g->info.type].type;
    fields[0].role = TRACE_R_VALUE;
    fields[0].hint = __atomic_load_n(&g->unit, __ATOMIC_ACQUIRE);
    trace__fill_fields(fields + 1, TRACE__F_TIME);
    s.api = "itt";
    s.kind = TRACE_KIND_COUNTER;
    s.nfields = timed ? 2 : 1;
    s.fields = fields;
    s.name = g->info.name;
    if (g->info.domain[0] &&
        (name = (char *)trace__lasting(strlen(g->info.domain) + strlen(g->info.name) + 2)) != NULL) {
        trace__text(trace__text(trace__text(name, g->info.domain), ":"), g->info.name);
        s.name = name;
    }
    k.gauge = g;
    k.timed = timed;
    m = (trace__made *)trace__object_get(TRACE__TYPE_ITT_META, &k, sizeof k, sizeof *m, trace__derive_special, &s);
    event = m ? trace__site_id(&m->site) : 0;
    if (!timed)
        __atomic_store_n(&g->event, event, __ATOMIC_RELEASE);
    return event;
}

/* Our gauge of a counter; NULL: another collector made it. */
static trace__itt_gauge *trace__itt_gauge_of(trace__itt_counter *c)
{
    trace__itt_gauge *g = c ? (trace__itt_gauge *)c->extra2 : NULL;
    if (TRACE__LIKELY(!g || trace__handle_is(g, TRACE__TYPE_ITT_COUNTER)))
        return g;
    trace__foreign("ITT", "counter", (uintptr_t)c);
    return NULL;
}

static void trace__itt_gauge_say(trace__itt_gauge *g, uint64_t bits, uint64_t time)
{
    unsigned bytes = trace__itt_types[g->info.type].bytes;
    trace__writer *w;
    unsigned char *p;
    if (!TRACE__ITT_ON(1) || !(p = trace__open(&w, trace__itt_gauge_event(g, time != 0), 16)))
        return;
    memcpy(p, &bits, bytes); /* little-endian, like the file */
    p += bytes;
    if (time)
        p = trace__put_u64(p, time);
    trace__close(w, p);
}

static void trace__itt_gauge_set(trace__itt_gauge *g, const void *value, uint64_t time)
{
    uint64_t bits = 0;
    if (!g || !value)
        return;
    memcpy(&bits, value, trace__itt_types[g->info.type].bytes);
    __atomic_store_n(&g->bits, bits, __ATOMIC_RELAXED);
    trace__itt_gauge_say(g, bits, time);
}

static void trace__itt_gauge_add(trace__itt_gauge *g, unsigned long long delta, int sign)
{
    uint64_t was, now;
    if (!g)
        return;
    was = __atomic_load_n(&g->bits, __ATOMIC_RELAXED);
    do {
        if (g->info.type == TRACE__ITT_DOUBLE) {
            double x;
            memcpy(&x, &was, 8);
            x += sign * (double)delta;
            memcpy(&now, &x, 8);
        } else if (g->info.type == TRACE__ITT_FLOAT) {
            float x;
            now = 0;
            memcpy(&x, &was, 4);
            x += (float)sign * (float)delta;
            memcpy(&now, &x, 4);
        } else
            now = sign > 0 ? was + delta : was - delta;
    } while (!__atomic_compare_exchange_n(&g->bits, &was, now, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    trace__itt_gauge_say(g, now, 0);
}

static void trace__itt_counter_inc(trace__itt_counter *c) { trace__itt_gauge_add(trace__itt_gauge_of(c), 1, 1); }
static void trace__itt_counter_inc_delta(trace__itt_counter *c, unsigned long long delta)
{
    trace__itt_gauge_add(trace__itt_gauge_of(c), delta, 1);
}
static void trace__itt_counter_dec(trace__itt_counter *c) { trace__itt_gauge_add(trace__itt_gauge_of(c), 1, -1); }
static void trace__itt_counter_dec_delta(trace__itt_counter *c, unsigned long long delta)
{
    trace__itt_gauge_add(trace__itt_gauge_of(c), delta, -1);
}
static void trace__itt_counter_set_value(trace__itt_counter *c, void *value)
{
    trace__itt_gauge_set(trace__itt_gauge_of(c), value, 0);
}
static void trace__itt_counter_set_value_v3(trace__itt_counter *c, void *value)
{
    trace__itt_gauge_set(trace__itt_gauge_of(c), value, 0);
}
static void trace__itt_counter_set_value_ex(trace__itt_counter *c, trace__itt_clock *clock, unsigned long long t,
                                            void *value)
{
    trace__itt_gauge_set(trace__itt_gauge_of(c), value, clock || t ? trace__itt_time(clock, t) : 0);
}

static void trace__itt_add_v3(const trace__itt_domain *d, trace__itt_string *name, unsigned long long delta, int sign)
{
    if (name && trace__itt_wants(d, 1))
        trace__itt_gauge_add(trace__itt_counter_get(name->text, d ? d->name : NULL, TRACE__ITT_U64), delta, sign);
}
static void trace__itt_counter_inc_v3(const trace__itt_domain *d, trace__itt_string *name)
{
    trace__itt_add_v3(d, name, 1, 1);
}
static void trace__itt_counter_inc_delta_v3(const trace__itt_domain *d, trace__itt_string *name,
                                            unsigned long long delta)
{
    trace__itt_add_v3(d, name, delta, 1);
}
static void trace__itt_counter_dec_v3(const trace__itt_domain *d, trace__itt_string *name)
{
    trace__itt_add_v3(d, name, 1, -1);
}
static void trace__itt_counter_dec_delta_v3(const trace__itt_domain *d, trace__itt_string *name,
                                            unsigned long long delta)
{
    trace__itt_add_v3(d, name, delta, -1);
}

/* Facts about a counter. Its unit becomes part of its description, if it has no value yet; all else is told as an
 * object. */
static void trace__itt_counter_context_is(trace__itt_counter *c, int type, const char *text, unsigned long long number)
{
    static const char *const names[] = {
        "",       "name",    "",          "device",  "",          "unit",      "",         "PCI address",  "",
        "thread", "maximum", "bandwidth", "latency", "occupancy", "on thread", "absolute", "instructions", "cycles"};
    trace__itt_gauge *g = trace__itt_gauge_of(c);
    uint32_t what;
    trace__values v;
    if (!g || type <= 0 || type >= (int)(sizeof names / sizeof names[0]))
        return;
    if (type == TRACE__ITT_CONTEXT_UNITS && text && !g->event) {
        trace__itt_string *copy = trace__itt_string_handle_create(text);
        if (copy)
            __atomic_store_n(&g->unit, copy->text, __ATOMIC_RELEASE);
    }
    if (!TRACE__ITT_ON(2) || !names[type][0])
        return;
    what = TRACE__WHAT(TRACE_KIND_OBJECT,
                       TRACE__F_ID | (type < TRACE__ITT_CONTEXT_NUMBERS ? TRACE__F_TEXT : TRACE__F_NUMBER));
    v.id = (uint64_t)(uintptr_t)g;
    v.text = text;
    v.length = text ? strlen(text) : 0;
    v.number = number;
    {
        char name[TRACE__NAME_MAX];
        size_t n = strlen(g->info.name) < 400 ? strlen(g->info.name) : 400;
        memcpy(name, g->info.name, n);
        name[n++] = ' ';
        memcpy(name + n, names[type], strlen(names[type]));
        n += strlen(names[type]);
        trace__write_event(trace__event_id("itt", what, g, g->info.domain, name, n), what, &v);
    }
}
static void trace__itt_bind_context_metadata_to_counter(trace__itt_counter *c, size_t n, trace__itt_context *contexts)
{
    size_t i;
    for (i = 0; contexts && i < n; i++) {
        char narrow[TRACE__NAME_MAX];
        int type = contexts[i].type;
        const void *value = contexts[i].value;
        unsigned long long number = 0;
        if (!value)
            continue;
        if (type >= TRACE__ITT_CONTEXT_NUMBERS)
            memcpy(&number, value, sizeof number);
        else if (type % 2 == 0) { /* each text also has a wide form, one above it */
            value = trace__narrow(narrow, sizeof narrow, value);
            type--;
        }
        trace__itt_counter_context_is(
            c, type, number || type >= TRACE__ITT_CONTEXT_NUMBERS ? NULL : (const char *)value, number);
    }
}

/* ---- histograms: each submission is an instant with both axes --------------------------------------------- */

static trace__itt_histogram *trace__itt_histogram_create(const trace__itt_domain *d, const char *name, int x_type,
                                                         int y_type)
{
    char key[16 + TRACE__NAME_MAX];
    size_t n = name ? strlen(name) : 0;
    trace__itt_histogram *h;
    n = n < TRACE__NAME_MAX ? n : TRACE__NAME_MAX;
    if (!name)
        return NULL;
    memcpy(key, &d, 8);
    memcpy(key + 8, &x_type, 4);
    memcpy(key + 12, &y_type, 4);
    memcpy(key + 16, name, n);
    h = (trace__itt_histogram *)trace__object_get(TRACE__TYPE_ITT_HISTOGRAM, key, 16 + n, sizeof *h, NULL, NULL);
    if (h && !h->name) { /* the same content from whichever thread */
        trace__itt_string *copy = trace__itt_string_handle_create(name);
        h->domain = d;
        h->x_type = x_type;
        h->y_type = y_type;
        __atomic_store_n(&h->name, copy ? copy->text : "", __ATOMIC_RELEASE);
    }
    return h;
}

static void trace__itt_histogram_submit(trace__itt_histogram *h, size_t n, void *x, void *y)
{
    trace__field fields[2];
    trace__special s;
    trace__made *m;
    trace__writer *w;
    unsigned char *p;
    if (!h || !h->name || !n || !y || h->y_type <= 0 || h->y_type > TRACE__ITT_TYPE_MAX ||
        !trace__itt_wants(h->domain, 1))
        return;
    if (h->x_type <= 0 || h->x_type > TRACE__ITT_TYPE_MAX)
        x = NULL;
    m = (trace__made *)h->extra2;
    if (!m || !trace__handle_is(m, TRACE__TYPE_ITT_META)) { /* or another collector's */
        const char *domain = h->domain && h->domain->name ? h->domain->name : "";
        char *name = (char *)trace__lasting(strlen(domain) + strlen(h->name) + 2);
        memset(fields, 0, sizeof fields);
        fields[0].name = "x";
        fields[0].type = (uint8_t)(trace__itt_types[x ? h->x_type : TRACE__ITT_U64].type | TRACE_T_ARRAY);
        fields[1].name = "y";
        fields[1].type = (uint8_t)(trace__itt_types[h->y_type].type | TRACE_T_ARRAY);
        fields[0].hint = fields[1].hint = "";
        s.api = "itt";
        s.name = name ? name : h->name;
        if (name)
            trace__text(trace__text(trace__text(name, domain), *domain ? ":" : ""), h->name);
        s.kind = TRACE_KIND_INSTANT;
        s.nfields = 2;
        s.fields = fields;
        m = (trace__made *)trace__object_get(TRACE__TYPE_ITT_META, &h, sizeof h, sizeof *m, trace__derive_special, &s);
        h->extra2 = m;
    }
    p = m ? trace__open(&w, trace__site_id(&m->site), 2 * (6 + 4096)) : NULL;
    if (!p)
        return;
    p = trace__put_array(p, x, x ? n : 0, trace__itt_types[x ? h->x_type : TRACE__ITT_U64].bytes, 512);
    p = trace__put_array(p, y, n, trace__itt_types[h->y_type].bytes, 512);
    trace__close(w, p);
}
