/* nvtx/ext.c - NVTX: payloads with a schema, and counters */

/* ---- schemas: how a payload is laid out ---------------------------------------------------------------------- */

enum { TRACE__NVTX_ITEMS = 48, TRACE__NVTX_FIRST_DYNAMIC = 1 };
/* a value or array; text here; text elsewhere; registered */
enum { TRACE__NVTX_PLAIN, TRACE__NVTX_CHARS, TRACE__NVTX_POINTER, TRACE__NVTX_HANDLE };

typedef struct trace__nvtx_item {
    uint32_t offset, bytes, count; /* count 0: one value */
    uint8_t how;
    bool is_message;
} trace__nvtx_item;

typedef struct trace__nvtx_layout {
    const char *name;
    uint32_t size, alignment; /* of an enum: the integer's size, and enum_name is set */
    const char *enum_name;
    bool is_signed;
    uint32_t nitems;
    trace__nvtx_item items[TRACE__NVTX_ITEMS];
    trace__field fields[TRACE__NVTX_ITEMS + 1];
} trace__nvtx_layout;

static uint16_t trace__nvtx_sizes[28][2] = {/* size and alignment of the basic types on this machine */
                                            {0, 0},   {1, 1}, {1, 1}, {2, 2}, {2, 2}, {4, 4}, {4, 4},
                                            {8, 8},   {8, 8}, {8, 8}, {8, 8}, {1, 1}, {1, 1}, {2, 2},
                                            {2, 2},   {4, 4}, {4, 4}, {8, 8}, {8, 8}, {4, 4}, {8, 8},
                                            {16, 16}, {8, 8}, {8, 8}, {4, 4}, {1, 1}, {2, 2}, {4, 4}};

/* How a basic type is recorded; 0: not. */
static uint8_t trace__nvtx_type(uint64_t type, uint32_t *bytes)
{
    /* 1 unsigned 2 signed 3 float 4 address */
    static const uint8_t codes[] = {0, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 3, 3, 0, 1, 4, 1, 1, 1, 1};
    uint8_t code = 0;
    if (type < 28) {
        code = codes[type];
        *bytes = trace__nvtx_sizes[type][0];
    } else if (type == 32 || type == 43 || type == 44) {
        code = type == 32 ? 1 : 3;
        *bytes = type == 32 ? 1 : type == 43 ? 4 : 8;
    } else if (type >= 68 && type <= 74) { /* category, colour, scope, process, thread */
        code = 1;
        *bytes = type == 70 || type == 72 || type == 74 ? 8 : 4;
    }
    if (code == 3)
        return *bytes == 4 ? TRACE_T_F32 : TRACE_T_F64;
    if (code == 4)
        return TRACE_T_PTR;
    if (!code)
        return 0;
    return (uint8_t)((*bytes == 1   ? TRACE_T_U8
                      : *bytes == 2 ? TRACE_T_U16
                      : *bytes == 4 ? TRACE_T_U32
                                    : TRACE_T_U64) +
                     (code == 2));
}

static const trace__nvtx_layout *trace__nvtx_layout_of(trace__nvtx_domain *d, uint64_t schema)
{
    struct {
        const void *domain;
        uint64_t schema;
    } key;
    trace__nvtx_layout **known;
    key.domain = schema < 1ull << 32 ? d : NULL; /* ids of ours are unique in the process */
    key.schema = schema;
    known = (trace__nvtx_layout **)trace__object_find(TRACE__TYPE_NVTX_SCHEMA, &key, sizeof key);
    return known ? __atomic_load_n(known, __ATOMIC_ACQUIRE) : NULL;
}

static uint64_t trace__nvtx_keep_layout(trace__nvtx_domain *d, uint64_t schema, bool has_id, trace__nvtx_layout *layout)
{
    static uint64_t count;
    struct {
        const void *domain;
        uint64_t schema;
    } key;
    trace__nvtx_layout **slot;
    if (!has_id || !schema)
        schema = (1ull << 32) + __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    key.domain = schema < 1ull << 32 ? d : NULL;
    key.schema = schema;
    slot =
        (trace__nvtx_layout **)trace__object_get(TRACE__TYPE_NVTX_SCHEMA, &key, sizeof key, sizeof *slot, NULL, NULL);
    if (!slot)
        return 0;
    __atomic_store_n(slot, layout, __ATOMIC_RELEASE);
    return schema;
}

static char *trace__nvtx_copy(const char *text, const char *prefix)
{
    size_t p = prefix ? strlen(prefix) + 1 : 0, n = trace__upto(text, TRACE__NAME_MAX);
    static char nothing[1];
    char *copy = (char *)trace__lasting(p + n + 1);
    if (!copy)
        return nothing;
    if (p) {
        memcpy(copy, prefix, p - 1);
        copy[p - 1] = '.';
    }
    if (n)
        memcpy(copy + p, text, n);
    return copy;
}

/* A field's name; a unit in brackets behind it, "size [bytes]", is the field's unit. */
static void trace__nvtx_name_field(trace__field *f, const char *name)
{
    char *copy = trace__nvtx_copy(name, NULL), *unit = strrchr(copy, '[');
    size_t n = strlen(copy);
    f->name = copy;
    if (unit && unit > copy + 1 && unit[-1] == ' ' && copy[n - 1] == ']' && f->type != TRACE_T_STR && !f->hint[0]) {
        unit[-1] = copy[n - 1] = 0;
        f->hint = strcmp(unit + 1, "bytes") != 0 ? unit + 1 : "B";
    }
}

/* Adds the entries to the layout, those of inner schemas under "name.inner"; what cannot be laid out ahead of time is
 * left out. */
static void trace__nvtx_lay_out(trace__nvtx_layout *l, trace__nvtx_domain *d, const trace__nvtx_schema *s)
{
    uint32_t at = 0;
    size_t i;
    for (i = 0; i < s->nentries && l->nitems < TRACE__NVTX_ITEMS; i++) {
        const trace__nvtx_entry *e = &s->entries[i];
        const trace__nvtx_layout *inner = NULL;
        trace__nvtx_item item;
        trace__field f;
        uint32_t bytes = 0, align;
        memset(&item, 0, sizeof item);
        memset(&f, 0, sizeof f);
        f.hint = "";
        item.is_message = (e->flags & TRACE__NVTX_IS_MESSAGE) != 0;
        if (e->type == 75 || e->type == 76) { /* text */
            bool here = e->length && !(e->flags & (TRACE__NVTX_ZERO_TERMINATED | TRACE__NVTX_INDIRECT));
            item.how = here ? TRACE__NVTX_CHARS : TRACE__NVTX_POINTER;
            bytes = here ? (uint32_t)e->length : 8;
            align = here ? 1 : 8;
            f.type = TRACE_T_STR;
        } else if (e->type == 80) {
            item.how = TRACE__NVTX_HANDLE;
            bytes = align = 8;
            f.type = TRACE_T_STR;
        } else if ((inner = trace__nvtx_layout_of(d, e->type)) != NULL && !inner->enum_name) {
            bytes = inner->size;
            align = inner->alignment;
        } else if (inner) {
            bytes = align = inner->size;
            f.type = (uint8_t)(bytes == 1   ? TRACE_T_U8
                               : bytes == 2 ? TRACE_T_U16
                               : bytes == 4 ? TRACE_T_U32
                                            : TRACE_T_U64);
            f.hint = inner->enum_name;
        } else {
            f.type = trace__nvtx_type(e->type, &bytes);
            align = bytes;
        }
        if (!bytes || (e->flags & TRACE__NVTX_INDIRECT && f.type != TRACE_T_STR))
            return; /* from here on nothing is where we think */
        item.bytes = bytes;
        if ((e->flags & TRACE__NVTX_ARRAY_MASK) == TRACE__NVTX_FIXED_ARRAY && item.how == TRACE__NVTX_PLAIN)
            item.count = (uint32_t)e->length;
        else if (e->flags & TRACE__NVTX_ARRAY_MASK && item.how == TRACE__NVTX_PLAIN)
            return;
        if (s->alignment && s->alignment < align)
            align = (uint32_t)s->alignment;
        at = e->offset || !i ? (uint32_t)e->offset : align ? (at + align - 1) / align * align : at;
        item.offset = at;
        at += bytes * (item.count ? item.count : 1);
        if (align > l->alignment)
            l->alignment = align;
        if (inner && !inner->enum_name) {
            uint32_t k;
            for (k = 0; !item.count && k < inner->nitems && l->nitems < TRACE__NVTX_ITEMS; k++) {
                l->items[l->nitems] = inner->items[k];
                l->items[l->nitems].offset += item.offset;
                l->fields[l->nitems] = inner->fields[k];
                l->fields[l->nitems++].name = trace__nvtx_copy(inner->fields[k].name, e->name ? e->name : "");
            }
            continue;
        }
        trace__nvtx_name_field(&f, e->name ? e->name : "value");
        if (item.count)
            f.type |= TRACE_T_ARRAY;
        l->items[l->nitems] = item;
        l->fields[l->nitems++] = f;
    }
    if (l->alignment)
        at = (at + l->alignment - 1) / l->alignment * l->alignment;
    l->size = s->size ? (uint32_t)s->size : at;
}

static uint64_t trace__nvtx_PayloadSchemaRegister(trace__nvtx_domain *d, const trace__nvtx_schema *s)
{
    trace__nvtx_layout *l = s && s->entries ? (trace__nvtx_layout *)trace__lasting(sizeof *l) : NULL;
    if (!l)
        return 0;
    d = trace__nvtx_of(d);
    l->name = trace__nvtx_copy(s->name ? s->name : "payload", NULL);
    if (s->type <= 2) /* static or dynamic; unions have no one layout */
        trace__nvtx_lay_out(l, d, s);
    return trace__nvtx_keep_layout(d, s->id, (s->mask & TRACE__NVTX_HAS_ID) != 0, l);
}

static uint64_t trace__nvtx_PayloadEnumRegister(trace__nvtx_domain *d, const trace__nvtx_enum *e)
{
    trace__nvtx_layout *l = e && e->entries ? (trace__nvtx_layout *)trace__lasting(sizeof *l) : NULL;
    trace__enumerator *values = l ? (trace__enumerator *)trace__lasting(e->nentries * sizeof *values) : NULL;
    trace__enum definition;
    char name[8 + TRACE__NAME_MAX];
    size_t i;
    if (!values)
        return 0;
    d = trace__nvtx_of(d);
    memset(&definition, 0, sizeof definition);
    memcpy(name, "enum:", 5);
    trace__text(name + 5, trace__nvtx_copy(e->name ? e->name : "enum", d->name[0] ? d->name : NULL));
    l->name = trace__nvtx_copy(name + 5, NULL);
    l->enum_name = trace__nvtx_copy(name, NULL);
    l->size = e->size == 1 || e->size == 2 || e->size == 8 ? (uint32_t)e->size : 4;
    for (i = 0; i < e->nentries; i++) {
        values[i].value = (int64_t)e->entries[i].value;
        values[i].name = trace__nvtx_copy(e->entries[i].name, NULL);
        definition.is_flags |= e->entries[i].is_flag != 0;
    }
    definition.name = l->name;
    definition.n = (uint32_t)e->nentries;
    definition.values = values;
    trace__define_enum(&definition);
    return trace__nvtx_keep_layout(d, e->id, (e->mask & TRACE__NVTX_ENUM_HAS_ID) != 0, l);
}

/* ---- payloads: metadata with the schema's fields -------------------------------------------------------------- */

static bool trace__nvtx_item_text(const trace__nvtx_item *item, const unsigned char *data, const char **text,
                                  size_t *length)
{
    const void *at;
    memcpy(&at, data + item->offset, sizeof at < item->bytes ? sizeof at : item->bytes);
    if (item->how == TRACE__NVTX_CHARS) {
        *text = (const char *)data + item->offset;
        *length = trace__upto(*text, item->bytes);
    } else if (item->how == TRACE__NVTX_POINTER) {
        *text = (const char *)at;
        *length = at ? trace__upto(*text, TRACE__STR_MAX) : 0;
    } else if (item->how == TRACE__NVTX_HANDLE && trace__nvtx_string_given((const trace__nvtx_string *)at)) {
        *text = ((const trace__nvtx_string *)at)->text;
        *length = ((const trace__nvtx_string *)at)->length;
    } else
        return false;
    return *text != NULL;
}

static trace__site *trace__nvtx_payload_site(trace__nvtx_domain *d, uint64_t schema, const trace__nvtx_layout *l,
                                             uint32_t kind, bool has_id)
{
    struct {
        const void *domain;
        uint64_t schema;
        uint32_t kind, has_id;
    } key;
    trace__field fields[TRACE__NVTX_ITEMS + 1];
    trace__special s;
    trace__made *m;
    uint32_t basic = 0;
    key.domain = d;
    key.schema = schema;
    key.kind = kind;
    key.has_id = has_id;
    m = (trace__made *)trace__object_find(TRACE__TYPE_NVTX_META, &key, sizeof key);
    if (m)
        return &m->site;
    memset(fields, 0, sizeof fields);
    if (has_id)
        trace__fill_fields(fields, TRACE__F_ID);
    if (l)
        memcpy(fields + has_id, l->fields, l->nitems * sizeof *fields);
    else { /* an array of a basic type, or bytes nobody described */
        uint8_t type = trace__nvtx_type(schema, &basic);
        fields[has_id].name = "payload";
        fields[has_id].type = (uint8_t)(schema >= 75 && schema <= 76 ? TRACE_T_STR
                                        : type                       ? type | TRACE_T_ARRAY
                                                                     : TRACE_T_BYTES);
        fields[has_id].hint = "";
    }
    s.api = "nvtx";
    s.name = l ? l->name : "payload";
    s.kind = kind;
    s.nfields = (l ? l->nitems : 1) + has_id;
    s.fields = fields;
    m = (trace__made *)trace__object_get(TRACE__TYPE_NVTX_META, &key, sizeof key, sizeof *m, trace__derive_special, &s);
    return m ? &m->site : NULL;
}

static unsigned char *trace__nvtx_put_items(unsigned char *p, const trace__nvtx_layout *l, const unsigned char *data)
{
    uint32_t i;
    for (i = 0; i < l->nitems; i++) {
        const trace__nvtx_item *item = &l->items[i];
        const char *text = NULL;
        size_t length = 0;
        if (item->how != TRACE__NVTX_PLAIN) {
            trace__nvtx_item_text(item, data, &text, &length);
            p = trace__put_strn(p, text, length, 128);
        } else if (item->count)
            p = trace__put_array(p, data + item->offset, item->count, item->bytes, 128 / item->bytes);
        else {
            memcpy(p, data + item->offset, item->bytes);
            p += item->bytes;
        }
    }
    return p;
}

static void trace__nvtx_payloads(const trace__nvtx_event *e, uint32_t kind, uint64_t id)
{
    size_t i;
    for (i = 0; i < e->npayloads && i < 8 && e->payloads && TRACE__NVTX_ON(2); i++) {
        const trace__nvtx_payload *data = &e->payloads[i];
        const trace__nvtx_layout *l = trace__nvtx_layout_of(e->domain, data->schema);
        size_t size = data->size;
        trace__site *site;
        trace__writer *w;
        unsigned char *p;
        if (l && size == (size_t)-1)
            size = l->size;
        if (!data->data || data->schema == 1022 || size == (size_t)-1 || (l && (size < l->size || !l->nitems)))
            continue;
        site = trace__nvtx_payload_site(e->domain, data->schema, l, kind, id != 0);
        p = site ? trace__open(&w, trace__site_id(site), 8 + (l ? TRACE__NVTX_ITEMS * 136u : TRACE__STR_MAX + 8))
                 : NULL;
        if (!p)
            continue;
        if (id)
            p = trace__put_u64(p, id);
        if (l)
            p = trace__nvtx_put_items(p, l, (const unsigned char *)data->data);
        else {
            uint32_t bytes = 1;
            if (!trace__nvtx_type(data->schema, &bytes) || data->schema == 75 || data->schema == 76)
                bytes = 1;
            p = trace__put_array(p, data->data, size / bytes, bytes, TRACE__STR_MAX / bytes);
        }
        trace__close(w, p);
    }
}

/* The event that payloads alone describe: its text is the entry marked as the message. */
static void trace__nvtx_read_payloads(trace__nvtx_event *e, trace__nvtx_domain *d, const trace__nvtx_payload *payloads,
                                      size_t n)
{
    size_t i;
    uint32_t k;
    trace__nvtx_text(e, d, NULL);
    e->payloads = payloads;
    e->npayloads = n;
    for (i = 0; payloads && i < n; i++) {
        const trace__nvtx_layout *l = trace__nvtx_layout_of(e->domain, payloads[i].schema);
        for (k = 0; l && payloads[i].data && payloads[i].size >= l->size && k < l->nitems; k++)
            if (l->items[k].is_message &&
                trace__nvtx_item_text(&l->items[k], (const unsigned char *)payloads[i].data, &e->text, &e->length)) {
                if (e->length > TRACE__NAME_MAX)
                    e->length = TRACE__NAME_MAX;
                return;
            }
        if (l && i == 0) {
            e->text = l->name;
            e->length = strlen(l->name);
        }
    }
}

static void trace__nvtx_MarkPayload(trace__nvtx_domain *d, const trace__nvtx_payload *payloads, size_t n)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return;
    trace__nvtx_read_payloads(&e, d, payloads, n);
    trace__nvtx_mark(&e);
}
static int trace__nvtx_RangePushPayload(trace__nvtx_domain *d, const trace__nvtx_payload *payloads, size_t n)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return trace__nvtx_push(trace__nvtx_of(d), NULL);
    trace__nvtx_read_payloads(&e, d, payloads, n);
    return trace__nvtx_push(e.domain, &e);
}
static int trace__nvtx_RangePopPayload(trace__nvtx_domain *d, const trace__nvtx_payload *payloads, size_t n)
{
    trace__nvtx_event e;
    if (TRACE__NVTX_ON(1)) {
        trace__nvtx_read_payloads(&e, d, payloads, n);
        trace__nvtx_payloads(&e, TRACE_KIND_META, 0);
    }
    return trace__nvtx_pop(trace__nvtx_of(d));
}
static uint64_t trace__nvtx_RangeStartPayload(trace__nvtx_domain *d, const trace__nvtx_payload *payloads, size_t n)
{
    trace__nvtx_event e;
    trace__nvtx_read_payloads(&e, d, payloads, n);
    return trace__nvtx_start(&e);
}
static void trace__nvtx_RangeEndPayload(trace__nvtx_domain *d, uint64_t id, const trace__nvtx_payload *payloads,
                                        size_t n)
{
    trace__nvtx_event e;
    if (TRACE__NVTX_ON(1) && trace__nvtx_range_given(id)) {
        trace__nvtx_read_payloads(&e, d, payloads, n);
        trace__nvtx_payloads(&e, TRACE_KIND_META, id);
    }
    trace__nvtx_end(id);
}
static uint8_t trace__nvtx_DomainIsEnabled(trace__nvtx_domain *d)
{
    (void)d;
    return TRACE__NVTX_ON(1);
}
static int64_t trace__nvtx_TimestampGet(void) { return (int64_t)trace__ticks(); }

/* ---- counters -------------------------------------------------------------------------------------------------- */

typedef struct trace__nvtx_counter {
    const char *name, *unit;
    uint64_t schema;
    uint32_t events[3]; /* of integers, of floating point, of unsigned */
} trace__nvtx_counter;

static trace__nvtx_counter *trace__nvtx_counter_of(trace__nvtx_domain *d, uint64_t id, bool make)
{
    struct {
        const void *domain;
        uint64_t id;
    } key;
    key.domain = id < 1ull << 32 ? d : NULL;
    key.id = id;
    return (trace__nvtx_counter *)(make ? trace__object_get(TRACE__TYPE_NVTX_COUNTER, &key, sizeof key,
                                                            sizeof(trace__nvtx_counter), NULL, NULL)
                                        : trace__object_find(TRACE__TYPE_NVTX_COUNTER, &key, sizeof key));
}

static uint64_t trace__nvtx_CounterRegister(trace__nvtx_domain *d, const trace__nvtx_counter_attributes *a)
{
    static uint64_t count;
    const trace__nvtx_semantics *s;
    trace__nvtx_counter *c;
    uint64_t id;
    if (!a || a->size < sizeof *a)
        return 0;
    d = trace__nvtx_of(d);
    id = a->id ? a->id : (1ull << 32) + __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    c = trace__nvtx_counter_of(d, id, true);
    if (!c)
        return 0;
    c->schema = a->schema;
    c->unit = "";
    for (s = a->semantics; s; s = s->next)
        if (s->id == 5 && s->unit)
            c->unit = trace__nvtx_copy(s->unit, NULL);
    if (d->name[0]) {
        char *name = (char *)trace__lasting(strlen(d->name) + trace__upto(a->name, TRACE__NAME_MAX) + 2);
        if (!name)
            return 0;
        trace__text(trace__text(trace__text(name, d->name), ":"), trace__nvtx_copy(a->name, NULL));
        c->name = name;
    } else
        c->name = trace__nvtx_copy(a->name, NULL);
    return id;
}

/* `part` names one of the values of a structured counter. */
static void trace__nvtx_sample(trace__nvtx_counter *c, const char *part, uint8_t type, const void *value,
                               uint32_t bytes)
{
    struct {
        const void *counter, *part;
        uint64_t type;
    } key;
    trace__field field;
    trace__special s;
    trace__made *m;
    trace__writer *w;
    unsigned char *p;
    if (!TRACE__NVTX_ON(1) || !type)
        return;
    key.counter = c;
    key.part = part;
    key.type = type;
    m = (trace__made *)trace__object_find(TRACE__TYPE_NVTX_META, &key, sizeof key);
    if (!m) {
        memset(&field, 0, sizeof field);
        field.name = "value";
        field.type = type;
        field.role = TRACE_R_VALUE;
        field.hint = c->unit;
        s.api = "nvtx";
        s.name = part ? trace__nvtx_copy(part, c->name) : c->name;
        s.kind = TRACE_KIND_COUNTER;
        s.nfields = 1;
        s.fields = &field;
        m = (trace__made *)trace__object_get(TRACE__TYPE_NVTX_META, &key, sizeof key, sizeof *m, trace__derive_special,
                                             &s);
    }
    p = m ? trace__open(&w, trace__site_id(&m->site), 8) : NULL;
    if (!p)
        return;
    memcpy(p, value, bytes);
    trace__close(w, p + bytes);
}
static void trace__nvtx_CounterSampleInt64(trace__nvtx_domain *d, uint64_t id, int64_t value)
{
    trace__nvtx_counter *c = trace__nvtx_counter_of(trace__nvtx_of(d), id, false);
    if (c)
        trace__nvtx_sample(c, NULL, TRACE_T_I64, &value, 8);
}
static void trace__nvtx_CounterSampleFloat64(trace__nvtx_domain *d, uint64_t id, double value)
{
    trace__nvtx_counter *c = trace__nvtx_counter_of(trace__nvtx_of(d), id, false);
    if (c)
        trace__nvtx_sample(c, NULL, TRACE_T_F64, &value, 8);
}
static void trace__nvtx_CounterSample(trace__nvtx_domain *d, uint64_t id, const void *values, size_t size)
{
    trace__nvtx_counter *c = trace__nvtx_counter_of(trace__nvtx_of(d), id, false);
    const trace__nvtx_layout *l = c ? trace__nvtx_layout_of(trace__nvtx_of(d), c->schema) : NULL;
    uint32_t i, bytes = 0;
    uint8_t type;
    if (!c || !values)
        return;
    if (!l) {
        type = trace__nvtx_type(c->schema, &bytes);
        if (type && size >= bytes)
            trace__nvtx_sample(c, NULL, type, values, bytes);
        return;
    }
    for (i = 0; i < l->nitems; i++)
        if (l->items[i].how == TRACE__NVTX_PLAIN && !l->items[i].count &&
            l->items[i].offset + l->items[i].bytes <= size)
            trace__nvtx_sample(c, l->fields[i].name, l->fields[i].type,
                               (const unsigned char *)values + l->items[i].offset, l->items[i].bytes);
}
static void trace__nvtx_CounterSampleNoValue(trace__nvtx_domain *d, uint64_t id, uint8_t reason)
{
    if (reason == 0) /* the value is zero; the other reasons say that there is no value */
        trace__nvtx_CounterSampleInt64(d, id, 0);
}
