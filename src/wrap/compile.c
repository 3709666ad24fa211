/* compile.c - the first call of a function: its text becomes steps, and its events get their ids; grammar in interpret.c */

typedef struct trace__reader {
    const trace__library *lib;
    trace__steps head;       /* of what will be kept */
    trace__step *steps;      /* all in full */
    trace__field *fields;
    char *names, *names_end; /* room for names */
    const char *parameters;
    uint32_t n, nfields, bytes; /* steps and fields so far; bytes they may take */
    uint32_t nin, nchains, nacts; /* nin: steps of the begin */
    trace__step chains[TRACE__CALL_CHAINS];
    struct { trace__derivation derivation; int moment; } derivations[TRACE__CALL_DERIVATIONS];
    uint32_t first;          /* step of the begin or the end */
    bool back, bad;          /* reading what comes back */
} trace__reader;

typedef struct trace__within { /* the structure being read: how to get to it */
    trace__step step;    /* what all its members share */
    const char *prefix;  /* names before theirs */
    bool many;           /* an array of it: each member is an array */
    int depth;
} trace__within;

static const char *const trace__role_names =
    " NONE RESULT BYTES BYTES_SENT BYTES_RECV DST SRC TAG COMM COMM_SIZE COLL_SEQ ROOT REQUEST VALUE TIME TIME_END DURATION ID PARENT TRACK"
    " FLOW_OUT FLOW_IN CORRELATION NAME DOMAIN COLOR MESSAGE DIRECTION ";

static uint32_t trace__read_number(const char **text)
{
    uint32_t n = 0;
    for (; **text >= '0' && **text <= '9'; ++*text)
        n = n * 10 + (uint32_t)(**text - '0');
    return n;
}

static size_t trace__letter(char c, uint8_t *type)
{
    static const struct { char letter; uint8_t width, type; } letters[] = {
        {'b', 1, TRACE_T_U8}, {'B', 1, TRACE_T_BOOL}, {'h', 2, TRACE_T_I16}, {'H', 2, TRACE_T_U16}, {'i', 4, TRACE_T_I32}, {'I', 4, TRACE_T_U32},
        {'l', 8, TRACE_T_I64}, {'L', 8, TRACE_T_U64}, {'f', 4, TRACE_T_F32}, {'d', 8, TRACE_T_F64}, {'p', 8, TRACE_T_PTR}, {'x', 8, TRACE_T_HANDLE},
        {'T', 1, TRACE_T_BOOL}, {'X', 8, TRACE_T_HANDLE}, {'t', 4, TRACE_T_STRID}, {'s', 8, TRACE_T_STR}, {'c', 1, TRACE_T_STR}, {'y', 1, TRACE_T_BYTES}};
    size_t i;
    for (i = 0; i < sizeof letters / sizeof *letters; i++)
        if (letters[i].letter == c) {
            *type = letters[i].type;
            return letters[i].width;
        }
    return 0;
}

/* `length` bytes of text, for the life of the reader; "prefix.text" with a prefix. */
static const char *trace__name(trace__reader *r, const char *prefix, const char *text, size_t length)
{
    size_t before = prefix && *prefix ? strlen(prefix) + 1 : 0;
    char *name = r->names;
    if (r->bad || (size_t)(r->names_end - name) < before + length + 1) {
        r->bad = true;
        return "";
    }
    if (before) {
        memcpy(name, prefix, before - 1);
        name[before - 1] = '.';
    }
    if (length)
        memcpy(name + before, text, length);
    name[before + length] = 0;
    r->names += before + length + 1;
    return name;
}

/* The n-th of names parted by commas. */
static const char *trace__parameter_name(trace__reader *r, uint32_t n)
{
    const char *s = r->parameters;
    for (; n && *s; n--) {
        s += strcspn(s, ",");
        s += *s == ',';
    }
    return trace__name(r, NULL, s, strcspn(s, ","));
}

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
        v->flags = *s == '!';
        s += *s == '!';
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

static const char *trace__hint(trace__reader *r, const char *text, size_t length)
{
    char *hint = r->names;
    const trace__script *e;
    trace__name(r, NULL, "enum:", 5);
    r->names -= !r->bad;
    trace__name(r, NULL, text, length);
    if (r->bad)
        return "";
    for (e = r->lib->enums; e->name; e++)
        if (!strcmp(e->name, hint + 5) && (e->flags < 256 || e->flags >> 8 >> r->lib->model() & 1))
            trace__define_enum_text(e);
    return hint;
}

static void trace__read_fields(trace__reader *r, const char *text, const trace__within *in);

static void trace__read_struct(trace__reader *r, const char *name, size_t length, const trace__step *at, const char *prefix, bool many, int depth)
{
    const trace__script *t;
    trace__within in;
    memset(&in, 0, sizeof in);
    in.step = *at;
    in.prefix = prefix;
    in.many = many;
    in.depth = depth;
    for (t = r->lib->structs; t->name; t++)
        if (strlen(t->name) == length && !memcmp(t->name, name, length)) {
            if (depth < TRACE__CALL_DEPTH)
                trace__read_fields(r, t->text, &in);
            return;
        }
    r->bad = true;
}

/* Whether b goes on where a ends, so that both are one step; makes it so. */
static bool trace__join(trace__step *a, const trace__step *b)
{
    trace__run *run = (trace__run *)(void *)a, one;
    if (b->what == TRACE__S_VALUE && a->what == TRACE__S_VALUE) {
        memset(&one, 0, sizeof one);
        one.what = TRACE__S_RUN;
        one.n = 1;
        one.bytes = a->width;
        one.at[0][0] = a->value;
        memcpy(a, &one, sizeof one);
    }
    if (b->what == TRACE__S_VALUE && run->what == TRACE__S_RUN && run->n < TRACE__RUN_MAX) {
        run->at[run->n][0] = b->value;
        run->at[run->n++][1] = run->bytes;
        run->bytes = (uint8_t)(run->bytes + b->width);
        run->pairs = (uint8_t)((run->n + 1) & ~1);
        if (run->n < run->pairs)
            run->at[run->n][1] = run->bytes;
        return true;
    }
    if (b->what == TRACE__S_COPY && a->what == TRACE__S_COPY && a->value == b->value && a->flags == b->flags &&
        a->hops == b->hops && a->hop == b->hop && a->sized == b->sized && a->size_at == b->size_at && a->offset + a->number == b->offset) {
        a->number += b->number;
        a->end = b->end;
        return true;
    }
    return false;
}

static void trace__add_step(trace__reader *r, const trace__step *s, const char *name, uint8_t type, uint8_t role, const char *hint)
{
    trace__field *f = &r->fields[r->nfields];
    bool one = s->what == TRACE__S_VALUE || s->what == TRACE__S_COPY || s->what == TRACE__S_TRUTH || s->what == TRACE__S_HANDLE;
    uint32_t most = one ? s->width : s->what == TRACE__S_ARRAY || s->what == TRACE__S_HANDLES ? 6u + (uint32_t)s->width * s->keep
                  : 6u + (s->what == TRACE__S_TEXTS ? TRACE__CALL_TEXTS : TRACE__CALL_STRING);
    if (r->nfields == TRACE__CALL_STEPS || r->bad || r->bytes + most > TRACE__PAYLOAD_MAX - 64) {
        r->bad = true;
        return;
    }
    f->name = name;
    f->type = type;
    f->role = role;
    f->hint = hint;
    r->nfields++;
    if (r->n == r->first || !trace__join(&r->steps[r->n - 1], s))
        r->steps[r->n++] = *s;
    r->bytes += most;
}

/* Behind [, up to and with the ]. */
static const char *trace__read_count(const char *text, trace__step *s, const trace__within *in)
{
    uint8_t type;
    s->count = *text == '#' ? TRACE__N_NUMBER : *text == 'z' ? TRACE__N_ZERO : *text == '*' ? TRACE__N_POINTED : in ? TRACE__N_MEMBER : TRACE__N_VALUE;
    text += *text == '#' || *text == '*' || *text == 'z';
    s->number = trace__read_number(&text);
    if (s->count == TRACE__N_MEMBER)
        s->number += in->step.offset;
    s->count_width = 8;
    if (*text != ']' && *text != '<')
        s->count_width = (uint8_t)trace__letter(*text++, &type);
    if (*text == '<') {
        text++;
        s->limit = (uint8_t)trace__read_number(&text);
    }
    return text + 1;
}

/* Behind ^: [COUNT] and {ENUM#24}, of what a parameter points to. */
static const char *trace__read_chain(trace__reader *r, const char *text, uint32_t value)
{
    trace__step *s = &r->chains[r->nchains < TRACE__CALL_CHAINS ? r->nchains++ : 0];
    const trace__link *link = r->lib->links;
    size_t n;
    memset(s, 0, sizeof *s);
    s->value = (uint8_t)value;
    s->offset = 8; /* where the pointer to the next is */
    if (*text == '^') {
        s->offset = 0;
        text++;
    }
    if (*text == '[')
        text = trace__read_count(text + 1, s, NULL);
    n = strcspn(++text, "}#");
    for (; link->enumeration && (strlen(link->enumeration) != n || memcmp(link->enumeration, text, n)); link++) {}
    r->bad |= !link->enumeration;
    s->hop = (uint16_t)(link - r->lib->links);
    text += n;
    if (*text == '#') {
        text++;
        s->stride = (uint16_t)trace__read_number(&text);
    }
    return text + 1;
}

/* Behind PLACE<, up to and with the ). */
static const char *trace__read_derivation(trace__reader *r, const char *text, uint32_t place)
{
    trace__derivation derivation;
    uint32_t number, n = 1;
    int moment = *text == '<' ? r->back ? TRACE__DERIVE_AFTER : TRACE__DERIVE_BEFORE : *text == '!' ? TRACE__DERIVE_CALL : r->back ? TRACE__DERIVE_OUT : TRACE__DERIVE_IN;
    text += *text == '<' || *text == '!';
    number = trace__read_number(&text);
    memset(&derivation, 0, sizeof derivation);
    derivation.by = r->lib->derived[number];
    derivation.a[0] = (uint8_t)place;
    while (*text != ')') {
        text++;
        if (*text != ')' && n < sizeof derivation.a)
            derivation.a[n++] = (uint8_t)trace__read_number(&text);
        else
            r->bad |= *text != ')';
        if (r->bad)
            return text + strlen(text);
    }
    r->bad |= r->nacts == TRACE__CALL_DERIVATIONS;
    if (!r->bad) {
        r->derivations[r->nacts].derivation = derivation;
        r->derivations[r->nacts++].moment = moment;
    }
    return text + 1;
}

static const char *trace__read_field(trace__reader *r, const char *text, const trace__within *in)
{
    trace__step s;
    uint32_t place = trace__read_number(&text);
    bool array = false, pointed = false, deep = false, many = in && in->many;
    uint8_t type = 0, role = TRACE_R_NONE;
    const char *name = NULL, *hint = "", *structure = NULL;
    size_t length = 0, width = 0;
    if (*text == '^')
        return trace__read_chain(r, text + 1, place);
    if (*text == '<')
        return trace__read_derivation(r, text + 1, place);
    memset(&s, 0, sizeof s);
    if (in) {
        s = in->step;
        s.offset += place;
    } else
        s.value = (uint8_t)place;
    if (*text == '>') { /* via the member that is a pointer; not twice */
        text++;
        deep = s.hops;
        s.hops = 1;
        s.hop = (uint16_t)s.offset;
        s.offset = 0;
        pointed = true;
    }
    if (*text == '*') {
        text++;
        pointed = true;
    } else if (*text == '[') {
        array = true;
        trace__step counted = s;
        text = trace__read_count(text + 1, &counted, in);
        if (many && *text == 'c') /* as many places for a text */
            s.end = counted.count == TRACE__N_NUMBER ? counted.number : 0;
        else
            s = counted;
        deep |= s.count == TRACE__N_MEMBER && in->step.hops;
    }
    if (*text == '.' || *text == ':') {
        s.flags = !in && *text == '.' ? TRACE__STEP_INSIDE : 0;
        text++;
    }
    if (*text == '{') {
        structure = text + 1;
        length = strcspn(structure, "}#");
        text = structure + strcspn(structure, "}") + 1;
        if (structure[length] == '#') {
            const char *size = structure + length + 1;
            width = trace__read_number(&size);
        }
    } else {
        width = trace__letter(*text, &type);
        if (*text == 'c' || *text == 's')
            s.what = s.end || (*text == 's' && (array || many)) ? TRACE__S_TEXTS : *text == 's' ? TRACE__S_STRING : TRACE__S_CHARS;
        else
            s.what = array ? TRACE__S_ARRAY : in || pointed ? TRACE__S_COPY : TRACE__S_VALUE;
        if (*text == 'T') {
            s.what = TRACE__S_TRUTH;
            s.flags = !in && !pointed ? TRACE__STEP_INSIDE : 0;
        } else if (*text == 'X') {
            s.what = array ? TRACE__S_HANDLES : TRACE__S_HANDLE;
            s.read = r->lib->read;
        }
        s.width = (uint8_t)width;
        text++;
        r->bad |= !width;
    }
    if (*text == '@') {
        size_t n = strcspn(++text, " =/");
        hint = trace__hint(r, text, n);
        text += n;
    }
    if (*text == '=') {
        size_t n = strcspn(++text, " /");
        name = trace__name(r, in ? in->prefix : NULL, text, n);
        text += n;
    } else
        name = trace__parameter_name(r, place);
    if (*text == '/') {
        size_t n = strcspn(++text, " /");
        const char *word = trace__role_names, *p;
        for (p = word; (p = strstr(p, " ")) != NULL && p[1]; p++, role++)
            if (!strncmp(p + 1, text, n) && p[1 + n] == ' ')
                break;
        text += n;
        if (*text == '/') {
            n = strcspn(++text, " ");
            hint = trace__name(r, NULL, text, n);
            text += n;
        }
    }
    if (structure) {
        if (!in && !(s.flags & TRACE__STEP_INSIDE) && !array && structure[-2] != ':') { /* the pointer itself says whether there is one */
            trace__step pointer = s;
            pointer.what = TRACE__S_VALUE;
            pointer.width = 8;
            trace__add_step(r, &pointer, name, TRACE_T_PTR, role, hint);
        }
        if (deep || (array && many))
            return text; /* arrays in arrays, pointers behind pointers are left out */
        if (array) {
            s.stride = (uint16_t)width;
            s.keep = TRACE__CALL_KEEP_STRUCTS;
        }
        trace__read_struct(r, structure, length, &s, name, many || array, in ? in->depth + 1 : 0);
        return text;
    }
    if (s.what == TRACE__S_TEXTS) {
        if (!many)
            s.stride = 8;
        if (!deep && !(pointed && many))
            trace__add_step(r, &s, name, TRACE_T_STR, role, hint);
        return text;
    }
    if (deep || (many && (array || pointed || s.what == TRACE__S_STRING || s.what == TRACE__S_CHARS)))
        return text;
    if (many)
        s.what = TRACE__S_ARRAY;
    else if (array) {
        s.stride = s.width;
        s.keep = type == TRACE_T_BYTES ? TRACE__CALL_STRING : TRACE__CALL_KEEP;
    }
    s.end = s.hops ? s.hop + 8u : s.offset + s.width * (array && s.count == TRACE__N_NUMBER ? s.number : 1u);
    if (!in && s.what == TRACE__S_STRING && !pointed)
        s.what = TRACE__S_TEXT; /* the value is the string's address */
    if (s.what == TRACE__S_COPY)
        s.number = s.width;
    if ((s.what == TRACE__S_ARRAY && type != TRACE_T_BYTES) || s.what == TRACE__S_HANDLES)
        type |= TRACE_T_ARRAY;
    trace__add_step(r, &s, name, type, role, hint);
    return text;
}

static void trace__read_fields(trace__reader *r, const char *text, const trace__within *in)
{
    trace__within sized;
    if (*text == '!' && in) {
        sized = *in;
        text++;
        sized.step.sized = !in->step.hops && !in->many;
        sized.step.size_at = (uint16_t)(sized.step.offset + trace__read_number(&text));
        text += strcspn(text, " ");
        in = &sized;
    }
    while (*text) {
        if (*text == ' ')
            text++;
        else
            text = trace__read_field(r, text, in);
    }
}

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

static const char *trace__next_text(const char *s)
{
    return s + strlen(s) + 1;
}

/* The steps from `first` on are told how they go, and put one behind the other; returns the end. */
static char *trace__pack_steps(trace__step *s, uint32_t n, char *to)
{
    size_t bytes;
    uint32_t i;
    for (i = 0; i < n; i++) {
        bool direct = s[i].what == TRACE__S_COPY && !s[i].hops && !s[i].sized;
        s[i].flags = (uint8_t)(s[i].flags | (direct ? TRACE__STEP_DIRECT : 0));
        if (i && direct && s[i].flags == (s[i - 1].flags & ~TRACE__STEP_AGAIN) && s[i - 1].what == TRACE__S_COPY && s[i].value == s[i - 1].value)
            s[i].flags |= TRACE__STEP_AGAIN;
    }
    for (i = 0; i < n; i++, to += bytes) {
        bool alone = s[i].flags == TRACE__STEP_DIRECT && !(i + 1 < n && s[i + 1].flags & TRACE__STEP_AGAIN);
        if (s[i].what == TRACE__S_COPY && alone && (s[i].number == 4 || s[i].number == 8)) {
            s[i].what = TRACE__S_AT;
            s[i].width = (uint8_t)s[i].number;
        }
        bytes = s[i].what == TRACE__S_VALUE || s[i].what == TRACE__S_AT ? (size_t)TRACE__STEP_PLAIN
                : s[i].what == TRACE__S_RUN                              ? trace__run_bytes((trace__run *)(void *)&s[i])
                                                                         : sizeof *s;
        memcpy(to, &s[i], bytes);
    }
    return to;
}

/* What was read, for the life of the process; NULL: no memory. */
static const trace__steps *trace__keep_steps(trace__reader *r)
{
    size_t most = sizeof r->head + sizeof *r->steps * r->n + sizeof *r->chains * r->nchains + sizeof r->derivations[0].derivation * r->nacts;
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
        for (i = 0; i < r->nacts; i++)
            if (r->derivations[i].moment == moment)
                *derivation++ = r->derivations[i].derivation;
    }
    r->head.derivations[moment] = derivation;
    *kept = r->head;
    return kept;
}

/* Turns the text into steps and registers the two events. Threads that do it at once come to the same. */
static uint32_t trace__call_prepare(const trace__library *lib, trace__call *c)
{
    enum { FIELDS = sizeof(trace__field) * TRACE__CALL_STEPS, NAMES = 24576, STEPS = sizeof(trace__step) * TRACE__CALL_STEPS };
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
    if (*text >= '0' && *text <= '9') { /* variants, each behind the models it is for */
        int model = lib->model ? lib->model() : 0;
        const char *first = text;
        while (*text >= '0' && *text <= '9' && !(strtoul(text, NULL, 10) >> model & 1))
            for (k = 0; k < 4; k++)
                text = trace__next_text(text);
        text = trace__next_text(*text >= '0' && *text <= '9' ? text : first);
    }
    r.parameters = text;
    text = trace__next_text(text);
    out = trace__next_text(text);
    trace__read_fields(&r, text, NULL);
    r.nin = r.first = r.n;
    fields = r.nfields;
    r.head.in_bytes = r.bytes + 8;
    r.bytes = 0;
    r.back = true;
    r.head.chains_in = (uint8_t)r.nchains;
    kind = *out == '-' ? TRACE_KIND_INSTANT : *out == '^' ? TRACE_KIND_META : TRACE_KIND_BEGIN; /* only the last has an end */
    site.ndesc = kind == TRACE_KIND_BEGIN ? 2 : 1;
    out += site.ndesc == 1;
    if (*out == '!') {
        out++;
        r.head.checked = (uint8_t)trace__read_number(&out);
    }
    trace__read_fields(&r, out, NULL);
    r.head.chains_out = (uint8_t)(r.nchains - r.head.chains_in);
    r.head.out_bytes = r.bytes + 8;
    if (r.bad) {
        trace__warn("%s cannot be described; it is not recorded", name);
        r.nin = r.n = r.nfields = r.nchains = r.nacts = fields = 0;
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
