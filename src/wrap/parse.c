/* parse.c - the text of what a call records becomes steps and fields; grammar in descriptors.h */

typedef struct trace__derived_values { /* values that a function of the library derives */
    const char *name;
    size_t length;
    uint32_t place; /* number of the first */
    const trace__derivative *by;
} trace__derived_values;

typedef struct trace__reader {
    const trace__library *lib;
    trace__steps head;  /* of what will be kept */
    trace__step *steps; /* all in full */
    trace__field *fields;
    char *names, *names_end;    /* room for names */
    const char *values;         /* the items that declare what values there are */
    uint32_t result, next;      /* numbers of what the function returns and of the first value that is free */
    uint32_t declared;          /* of the value that the next of those items declares; read in their order */
    bool declaring;             /* they are what is read */
    uint32_t n, nfields, bytes; /* steps and fields so far; bytes they may take */
    uint32_t nin, nchains, nderivations, nnamed; /* nin: steps of the begin */
    trace__step chains[TRACE__CALL_CHAINS];
    struct {
        trace__derivation derivation;
        int moment;
    } derivations[TRACE__CALL_DERIVATIONS];
    trace__derived_values named[TRACE__CALL_DERIVATIONS];
    struct {
        uint8_t value;          /* that is a pointer */
        uint16_t first, behind; /* fields of what it leads to */
    } nulls[TRACE__NULLS_MAX];
    uint32_t nnulls;
    uint32_t first, first_field; /* step and field of the begin or the end */
    bool back, bad;              /* reading what comes back */
    const char *wrong;           /* where a text is not what descriptors.h says; NULL: nowhere */
} trace__reader;

typedef struct trace__within { /* the structure being read: how to get to it */
    trace__step step;          /* what all its members share */
    const char *prefix;        /* names before theirs */
    bool many;                 /* an array of it: each member is an array */
    int depth;
} trace__within;

static const char *const trace__role_names = " NONE RESULT BYTES BYTES_SENT BYTES_RECV DST SRC TAG COMM COMM_SIZE "
                                             "COLL_SEQ ROOT REQUEST VALUE TIME TIME_END DURATION ID PARENT TRACK"
                                             " FLOW_OUT FLOW_IN CORRELATION NAME DOMAIN COLOR MESSAGE DIRECTION ";

static uint32_t trace__read_number(const char **text)
{
    uint32_t n = 0;
    for (; **text >= '0' && **text <= '9'; ++*text)
        n = n * 10 + (uint32_t)(**text - '0');
    return n;
}

/* Bytes of the name that begins here: letters, digits, _, and $ and . of derived values. */
static size_t trace__name_length(const char *s)
{
    const char *p = s;
    while ((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || (*p >= '0' && *p <= '9') || *p == '_' || *p == '$' ||
           *p == '.')
        p++;
    return (size_t)(p - s);
}
static bool trace__same(const char *name, const char *text, size_t n) { return !strncmp(name, text, n) && !name[n]; }

/* The text is wrong here: nothing more of it is read. Returns its end. */
static const char *trace__refuse(trace__reader *r, const char *text)
{
    r->wrong = r->bad ? r->wrong : text;
    r->bad = true;
    return text + strlen(text);
}
/* Behind what must stand here. */
static const char *trace__expect(trace__reader *r, const char *text, const char *what)
{
    size_t n = strlen(what);
    return strncmp(text, what, n) ? trace__refuse(r, text) : text + n;
}

#ifdef __CHAR_UNSIGNED__
enum { TRACE__T_CHAR = TRACE_T_U8 };
#else
enum { TRACE__T_CHAR = TRACE_T_I8 };
#endif
typedef struct trace__type_word {
    const char *word;
    uint8_t width, type, what; /* what: TRACE__S_* of one of it in memory */
} trace__type_word;

static const trace__type_word *trace__type_of(const char *text, size_t n)
{
    static const trace__type_word words[] = {{"u8", 1, TRACE_T_U8, TRACE__S_COPY},
                                             {"i8", 1, TRACE_T_I8, TRACE__S_COPY},
                                             {"char", 1, TRACE__T_CHAR, TRACE__S_COPY},
                                             {"bool", 1, TRACE_T_BOOL, TRACE__S_COPY},
                                             {"i16", 2, TRACE_T_I16, TRACE__S_COPY},
                                             {"u16", 2, TRACE_T_U16, TRACE__S_COPY},
                                             {"i32", 4, TRACE_T_I32, TRACE__S_COPY},
                                             {"u32", 4, TRACE_T_U32, TRACE__S_COPY},
                                             {"i64", 8, TRACE_T_I64, TRACE__S_COPY},
                                             {"u64", 8, TRACE_T_U64, TRACE__S_COPY},
                                             {"f32", 4, TRACE_T_F32, TRACE__S_COPY},
                                             {"f64", 8, TRACE_T_F64, TRACE__S_COPY},
                                             {"f80", 8, TRACE_T_F64, TRACE__S_LONG},
                                             {"ptr", 8, TRACE_T_PTR, TRACE__S_COPY},
                                             {"handle", 8, TRACE_T_HANDLE, TRACE__S_COPY},
                                             {"strid", 4, TRACE_T_STRID, TRACE__S_COPY},
                                             {"status", 4, TRACE_T_I32, TRACE__S_COPY},
                                             {"enum8", 4, TRACE_T_I32, TRACE__S_NARROW},
                                             {"status8", 4, TRACE_T_I32, TRACE__S_NARROW},
                                             {"enumu8", 4, TRACE_T_I32, TRACE__S_NARROW},
                                             {"statusu8", 4, TRACE_T_I32, TRACE__S_NARROW},
                                             {"enum16", 4, TRACE_T_I32, TRACE__S_NARROW},
                                             {"status16", 4, TRACE_T_I32, TRACE__S_NARROW},
                                             {"enumu16", 4, TRACE_T_I32, TRACE__S_NARROW},
                                             {"statusu16", 4, TRACE_T_I32, TRACE__S_NARROW},
                                             {"status64", 8, TRACE_T_I64, TRACE__S_COPY},
                                             {"truth", 1, TRACE_T_BOOL, TRACE__S_TRUTH},
                                             {"object", 8, TRACE_T_HANDLE, TRACE__S_HANDLE},
                                             {"secret", 8, TRACE_T_STR, TRACE__S_SECRET},
                                             {"string", 8, TRACE_T_STR, TRACE__S_STRING},
                                             {"chars", 1, TRACE_T_STR, TRACE__S_CHARS},
                                             {"bytes", 1, TRACE_T_BYTES, TRACE__S_COPY},
                                             {NULL, 0, 0, 0}};
    const trace__type_word *t;
    for (t = words; t->word; t++)
        if (trace__same(t->word, text, n))
            return t;
    return NULL;
}

/* Of an enum of 1 or 2 bytes: how many, and whether it is signed. */
static uint8_t trace__narrow_bytes(const trace__type_word *t) { return strstr(t->word, "16") ? 2 : 1; }
static bool trace__narrow_signed(const trace__type_word *t)
{
    return !strstr(t->word, "u8") && !strstr(t->word, "u16");
}
static uint32_t trace__status_bits(const trace__type_word *t)
{
    return t->what == TRACE__S_NARROW ? 8u * trace__narrow_bytes(t) : 8u * t->width;
}

/* [ui]bitsSHIFT.BITS; NULL: it is none. */
static const trace__type_word *trace__bits_of(const char *text, trace__step *s)
{
    static const trace__type_word words[2][2] = {
        {{"ubits", 4, TRACE_T_U32, TRACE__S_BITS}, {"ubits", 8, TRACE_T_U64, TRACE__S_BITS}},
        {{"ibits", 4, TRACE_T_I32, TRACE__S_BITS}, {"ibits", 8, TRACE_T_I64, TRACE__S_BITS}}};
    const char *p = text + 5;
    uint32_t shift, bits;
    if ((*text != 'u' && *text != 'i') || strncmp(text + 1, "bits", 4))
        return NULL;
    shift = trace__read_number(&p);
    p += *p == '.';
    bits = trace__read_number(&p);
    if (shift > 7 || !bits || bits > 64)
        return NULL;
    s->count = *text == 'i';
    s->count_width = (uint8_t)shift;
    s->limit = (uint8_t)bits;
    return &words[*text == 'i'][bits > 32];
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

static const char *trace__next_item(const char *text)
{
    text += strcspn(text, " ");
    return text + strspn(text, " ");
}

/* The name of the value that an item declares: NAME, or a field NAME:TYPE or NAME[COUNT]:TYPE; NULL: it declares
 * none. */
static const char *trace__declared(const char *item, size_t *length)
{
    const char *name = item + (*item == '*'), *p = name + (*length = trace__name_length(name));
    if (p != name && *p == '[')
        p += strcspn(p, "]") + 1;
    return p != name && (*p == ':' || (p == name + *length && name == item && (!*p || *p == ' '))) ? name : NULL;
}

/* Whether items declare a value of that name; its number, else that of the next: behind all parameters, which a ; ends,
 * stands the result. */
static bool trace__find_declared(const char *items, const char *name, size_t length, uint32_t *place)
{
    bool result = false;
    size_t n;
    for (*place = 0; *items; items = trace__next_item(items)) {
        const char *one = trace__declared(items, &n);
        if (one && n == length && !memcmp(one, name, n))
            return true;
        result |= *items == ';';
        *place += one || *items == ';';
    }
    *place += !result;
    return false;
}
static void trace__declare(trace__reader *r, const char *items)
{
    const char *s;
    size_t n;
    r->values = items;
    r->declaring = true;
    r->declared = r->result = 0;
    for (s = items; *s && *s != ';'; s = trace__next_item(s))
        r->result += trace__declared(s, &n) != NULL;
    trace__find_declared(items, "", 0, &r->next);
}

/* Of names parted by commas, how many stand before `name`, or one that begins with it and a point; false: it is none of
 * them. */
static bool trace__find_part(const char *names, const char *name, size_t length, uint32_t *place)
{
    for (; *names; ++*place) {
        if (!strncmp(names, name, length) && (!names[length] || strchr(",.", names[length])))
            return true;
        names += strcspn(names, ",");
        names += *names == ',';
    }
    return false;
}

/* The number of the value that a name stands for: a parameter, `return`, one that the wrapper adds, or a derived
 * one. */
static bool trace__find_value(const trace__reader *r, const char *name, size_t length, uint32_t *place)
{
    uint32_t i;
    if (trace__find_declared(r->values, name, length, place))
        return true;
    *place = r->result;
    if (trace__same("return", name, length))
        return true;
    for (i = 0; i < r->nnamed; i++) {
        const trace__derived_values *d = &r->named[i];
        *place = d->place;
        if (length >= d->length && !memcmp(d->name, name, d->length) &&
            (length == d->length ||
             (name[d->length] == '.' && d->by->values &&
              trace__find_part(d->by->values, name + d->length + 1, length - d->length - 1, place))))
            return true;
    }
    return false;
}
/* The same of the name at *text, which moves behind it. */
static uint32_t trace__read_value(trace__reader *r, const char **text)
{
    size_t n = trace__name_length(*text);
    uint32_t place = 0;
    *text = n && trace__find_value(r, *text, n, &place) ? *text + n : trace__refuse(r, *text);
    return place;
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

/* Behind @: the enum becomes known, and is the field's hint. */
static const char *trace__read_enum(trace__reader *r, const char **text)
{
    size_t n = strcspn(*text, " /");
    char *hint = r->names;
    const trace__script *e;
    bool known = false;
    trace__name(r, NULL, "enum:", 5);
    r->names -= !r->bad;
    trace__name(r, NULL, *text, n);
    for (e = r->lib->enums; e->name && !r->bad; e++)
        if (!strcmp(e->name, hint + 5)) {
            known = true;
            if (e->flags < 256 || e->flags >> 8 >> r->lib->model() & 1)
                trace__define_enum_text(e);
        }
    *text = known ? *text + n : trace__refuse(r, *text);
    return r->bad ? "" : hint;
}

static void trace__read_fields(trace__reader *r, const char *text, const trace__within *in);

/* The members of the structure of that name, as fields. */
static void trace__read_struct(trace__reader *r, const char *name, size_t length, const trace__step *at,
                               const char *prefix, bool many, int depth)
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
    trace__refuse(r, name);
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
        a->hops == b->hops && a->hop == b->hop && a->sized == b->sized && a->size_at == b->size_at &&
        a->offset + a->number == b->offset) {
        a->number += b->number;
        a->end = b->end;
        return true;
    }
    return false;
}

static void trace__add_step(trace__reader *r, const trace__step *s, const char *name, uint8_t type, uint8_t role,
                            const char *hint)
{
    trace__field *f = &r->fields[r->nfields];
    bool one = s->what == TRACE__S_NULLS || s->what == TRACE__S_VALUE || s->what == TRACE__S_COPY ||
               s->what == TRACE__S_TRUTH || s->what == TRACE__S_NARROW || s->what == TRACE__S_LONG ||
               s->what == TRACE__S_HANDLE;
    uint32_t most = one ? s->width
                    : s->what == TRACE__S_ARRAY || s->what == TRACE__S_HANDLES
                        ? 6u + (uint32_t)s->width * s->keep
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

/* +OFFSET of a member; elsewhere nothing. */
static uint32_t trace__read_offset(trace__reader *r, const char **text, const trace__within *in)
{
    if (!in)
        return 0;
    *text = trace__expect(r, *text, "+");
    return trace__read_number(text);
}

/* The type of the value of that number, if it is one of those that are declared with a type; NULL: it is not. */
static const trace__type_word *trace__declared_type(const trace__reader *r, uint32_t place)
{
    const char *items, *name, *type;
    size_t n;
    for (items = r->values; *items && *items != ';'; items = trace__next_item(items)) {
        if ((name = trace__declared(items, &n)) == NULL || place--)
            continue;
        type = name + n;
        return name == items && *type == ':' ? trace__type_of(type + 1, trace__name_length(type + 1)) : NULL;
    }
    return NULL;
}

/* How wide the number is and whether it may be negative. */
static void trace__count_type(trace__step *s, const trace__type_word *t)
{
    s->count_width = t->width;
    s->count_signed =
        t->type == TRACE_T_I8 || t->type == TRACE_T_I16 || t->type == TRACE_T_I32 || t->type == TRACE_T_I64;
}

/* Behind [, up to and with the ]. */
static const char *trace__read_count(trace__reader *r, const char *text, trace__step *s, const trace__within *in)
{
    bool pointed = *text == '*';
    size_t n = trace__name_length(text);
    s->count_width = 8;
    if (*text >= '0' && *text <= '9') {
        s->count = TRACE__N_NUMBER;
        s->number = trace__read_number(&text);
        return trace__expect(r, text, "]");
    }
    if (trace__same("zero", text, n) || trace__same("pairs", text, n)) {
        s->count = TRACE__N_ZERO;
        s->number = *text == 'z' ? 1 : 2;
        return trace__expect(r, text + n, "]");
    }
    s->count = pointed ? TRACE__N_POINTED : in ? TRACE__N_MEMBER : TRACE__N_VALUE;
    text += pointed;
    if (in) {
        text += n;
        s->number = in->step.offset + trace__read_offset(r, &text, in);
    } else {
        const trace__type_word *t;
        s->number = trace__read_value(r, &text);
        if (!pointed && (t = trace__declared_type(r, s->number)) != NULL && t->what == TRACE__S_COPY)
            trace__count_type(s, t);
    }
    if (pointed || in) { /* in memory it has a width */
        const trace__type_word *t = *text == ':' ? trace__type_of(text + 1, trace__name_length(text + 1)) : NULL;
        if (!t)
            return trace__refuse(r, text);
        trace__count_type(s, t);
        text += 1 + trace__name_length(text + 1);
    }
    if (!strncmp(text, "|zero", 5)) {
        text += 5;
        s->count_signed = TRACE__COUNT_OR_ZERO;
    }
    if (*text == '<') {
        text++;
        s->limit = (uint8_t)trace__read_value(r, &text);
    }
    return trace__expect(r, text, "]");
}

/* NAME[COUNT]->next@ENUM#BYTES, NAME->@ENUM: what hangs on what a parameter points to. */
static const char *trace__read_chain(trace__reader *r, const char *text)
{
    trace__step *s = &r->chains[r->nchains];
    const trace__link *link = r->lib->links;
    size_t n;
    if (r->nchains == TRACE__CALL_CHAINS)
        return trace__refuse(r, text);
    r->nchains++;
    memset(s, 0, sizeof *s);
    s->value = (uint8_t)trace__read_value(r, &text);
    if (*text == '[')
        text = trace__read_count(r, text + 1, s, NULL);
    text = trace__expect(r, text, "->");
    if (!strncmp(text, "next", 4)) {
        s->offset = 8; /* where the pointer to the next is */
        text += 4;
    }
    text = trace__expect(r, text, "@");
    n = trace__name_length(text);
    for (; link && link->enumeration && !trace__same(link->enumeration, text, n); link++) {}
    if (!link || !link->enumeration)
        return trace__refuse(r, text);
    s->hop = (uint16_t)(link - r->lib->links);
    text += n;
    if (*text == '#') {
        text++;
        s->stride = (uint16_t)trace__read_number(&text);
    }
    return text;
}

/* [NAME=]FUNCTION(VALUES): makes NAME, a value there is or a new one. */
static const char *trace__read_derivation(trace__reader *r, const char *text, int moment)
{
    trace__derivation derivation;
    const trace__derivative *by = r->lib->derived;
    const char *name = text;
    size_t named = trace__name_length(text), length;
    uint32_t place = 0, n = 1;
    const char *s;
    if (text[named] == '=')
        text += named + 1;
    else
        named = 0;
    length = trace__name_length(text);
    for (; by && by->name && !trace__same(by->name, text, length); by++) {}
    if (!by || !by->name || r->nderivations == TRACE__CALL_DERIVATIONS)
        return trace__refuse(r, text);
    memset(&derivation, 0, sizeof derivation);
    derivation.by = by->function;
    text = trace__expect(r, text + length, "(");
    while (!r->bad && *text != ')') {
        if (n == sizeof derivation.a)
            return trace__refuse(r, text);
        derivation.a[n++] = (uint8_t)trace__read_value(r, &text);
        text += *text == ',' && text[1] != ')';
    }
    if (r->bad)
        return text;
    if (named && !trace__find_value(r, name, named, &place)) {
        trace__derived_values *d = &r->named[r->nnamed++];
        place = r->next++;
        for (s = by->values ? by->values : ""; *s; s++)
            r->next += *s == ',';
        d->name = name;
        d->length = named;
        d->place = place;
        d->by = by;
    }
    if (r->next > TRACE__PASS_VALUES)
        return trace__refuse(r, name);
    derivation.a[0] = (uint8_t)place;
    r->derivations[r->nderivations].derivation = derivation;
    r->derivations[r->nderivations++].moment = moment;
    return text + 1;
}

/* /ROLE/HINT behind a field. */
static uint8_t trace__read_role(trace__reader *r, const char **text, const char **hint)
{
    size_t n = strcspn(*text, " /");
    const char *word = trace__role_names, *p;
    uint8_t role = TRACE_R_NONE;
    for (p = word; (p = strstr(p, " ")) != NULL && p[1]; p++, role++)
        if (!strncmp(p + 1, *text, n) && p[1 + n] == ' ')
            break;
    *text = p && p[1] && n ? *text + n : trace__refuse(r, *text);
    if (**text == '/') {
        n = strcspn(++*text, " ");
        *hint = trace__name(r, NULL, *text, n);
        *text += n;
    }
    return role;
}

/* A structure, or several: its pointer, if that is the value, and its members. */
static void trace__add_struct(trace__reader *r, const char *structure, size_t length, trace__step *s,
                              const trace__within *in, bool array, bool pointer, bool deep, const char *name,
                              uint8_t role, const char *hint)
{
    bool many = in && in->many;
    if (pointer) { /* it says whether there is one */
        trace__step value = *s;
        value.what = TRACE__S_VALUE;
        value.width = 8;
        trace__add_step(r, &value, name, TRACE_T_PTR, role, hint);
    }
    if (deep || (array && many))
        return; /* arrays in arrays, pointers behind pointers are left out */
    trace__read_struct(r, structure, length, s, name, many || array, in ? in->depth + 1 : 0);
}

/* A value, or what it leads to, of a plain type. */
static void trace__add_field(trace__reader *r, trace__step *s, const trace__within *in, const trace__type_word *t,
                             bool array, bool pointed, bool deep, const char *name, uint8_t role, const char *hint)
{
    bool many = in && in->many, text = t->what == TRACE__S_STRING || t->what == TRACE__S_CHARS;
    uint8_t type = t->type;
    if (t->what == TRACE__S_SECRET && !many) { /* nothing of it is read */
        s->what = TRACE__S_SECRET;
        s->hops = 0;
        trace__add_step(r, s, name, type, role, hint);
    }
    if (t->what == TRACE__S_SECRET)
        return;
    if (text)
        s->what = s->end || (t->what == TRACE__S_STRING && (array || many)) ? (uint8_t)TRACE__S_TEXTS : t->what;
    else
        s->what = array ? TRACE__S_ARRAY : in || pointed ? TRACE__S_COPY : TRACE__S_VALUE;
    if (t->what == TRACE__S_TRUTH) {
        s->what = TRACE__S_TRUTH;
        s->flags = !in && !pointed ? TRACE__STEP_INSIDE : 0;
    } else if (t->what == TRACE__S_HANDLE) {
        s->what = array ? TRACE__S_HANDLES : TRACE__S_HANDLE;
        s->read = r->lib->read;
    }
    s->width = t->width;
    if (t->what == TRACE__S_NARROW) {
        uint8_t bytes = trace__narrow_bytes(t);
        if (array || many) { /* as they lie there */
            s->width = bytes;
            type = bytes == 2                ? trace__narrow_signed(t) ? TRACE_T_I16 : TRACE_T_U16
                   : trace__narrow_signed(t) ? TRACE_T_I8
                                             : TRACE_T_U8;
        } else {
            s->what = TRACE__S_NARROW;
            s->flags |= !in && !pointed ? TRACE__STEP_INSIDE : 0;
            s->count_width = bytes;
            s->count = trace__narrow_signed(t);
        }
    }
    if (t->what == TRACE__S_LONG || t->what == TRACE__S_BITS) {
        if (array || many) /* left out */
            return;
        s->what = t->what;
    }
    if (s->what == TRACE__S_TEXTS) {
        if (!many)
            s->stride = 8;
        if (!deep && !(pointed && many))
            trace__add_step(r, s, name, TRACE_T_STR, role, hint);
        return;
    }
    if (deep || (many && (array || pointed || text)))
        return;
    if (many)
        s->what = TRACE__S_ARRAY;
    else if (array) {
        s->stride = s->width;
        s->keep = type == TRACE_T_BYTES ? TRACE__CALL_STRING : TRACE__CALL_KEEP;
    }
    s->end = s->hops ? s->hop + 8u : s->offset + s->width * (array && s->count == TRACE__N_NUMBER ? s->number : 1u);
    if (s->what == TRACE__S_NARROW && !s->hops)
        s->end = s->offset + s->count_width;
    if (s->what == TRACE__S_BITS && !s->hops)
        s->end = s->offset + (s->count_width + s->limit + 7u) / 8;
    if (s->what == TRACE__S_LONG && !s->hops)
        s->end = s->offset + (uint32_t)sizeof(long double);
    if (!in && s->what == TRACE__S_STRING && !pointed)
        s->what = TRACE__S_TEXT; /* the value is the string's address */
    if (s->what == TRACE__S_COPY)
        s->number = s->width;
    if ((s->what == TRACE__S_ARRAY && type != TRACE_T_BYTES) || s->what == TRACE__S_HANDLES)
        type |= TRACE_T_ARRAY;
    trace__add_step(r, s, name, type, role, hint);
}

/* The fields from `first` on are of what the pointer `value` leads to. */
static void trace__note_null(trace__reader *r, uint8_t value, uint32_t first)
{
    if (r->nnulls == TRACE__NULLS_MAX || first >= r->nfields)
        return;
    r->nulls[r->nnulls].value = value;
    r->nulls[r->nnulls].first = (uint16_t)(first - r->first_field);
    r->nulls[r->nnulls++].behind = (uint16_t)(r->nfields - r->first_field);
}

static char *trace__put_digits(char *to, uint32_t n)
{
    if (n > 9)
        to = trace__put_digits(to, n / 10);
    *to++ = (char)('0' + n % 10);
    return to;
}

/* ?: which of them were NULL. */
static void trace__add_nulls(trace__reader *r)
{
    union {
        trace__nulls nulls;
        trace__step step;
    } s;
    char hint[8 + TRACE__NULLS_MAX * 12] = "nulls:", *p = hint + 6;
    uint32_t i;
    if (!r->nnulls)
        return;
    memset(&s, 0, sizeof s);
    s.nulls.what = TRACE__S_NULLS;
    s.nulls.n = (uint8_t)r->nnulls;
    s.nulls.width = r->nnulls <= 8 ? 1 : r->nnulls <= 16 ? 2 : 4;
    for (i = 0; i < r->nnulls; i++) {
        s.nulls.value[i] = r->nulls[i].value;
        if (i)
            *p++ = ' ';
        p = trace__put_digits(p, r->nulls[i].first);
        if (r->nulls[i].behind > r->nulls[i].first + 1u) {
            *p++ = '-';
            p = trace__put_digits(p, r->nulls[i].behind - 1u);
        }
    }
    trace__add_step(r, &s.step, "nulls",
                    (uint8_t)(r->nnulls <= 8    ? TRACE_T_U8
                              : r->nnulls <= 16 ? TRACE_T_U16
                                                : TRACE_T_U32),
                    TRACE_R_NONE, trace__name(r, NULL, hint, (size_t)(p - hint)));
}

/* [*]NAME[=[*]VALUE][+OFFSET][[COUNT]]:TYPE[@ENUM][/ROLE[/HINT]] */
static const char *trace__read_field(trace__reader *r, const char *text, const trace__within *in)
{
    trace__step s, counted;
    bool array, pointed = *text == '*', deep = false, many = in && in->many, copied = false;
    const char *called = text + pointed, *name, *hint = "", *structure;
    size_t length = trace__name_length(called), n;
    const trace__type_word *type = NULL;
    uint8_t role = TRACE_R_NONE;
    uint32_t fields;
    text = called + length;
    memset(&s, 0, sizeof s);
    if (in) {
        s = in->step;
        s.offset += trace__read_offset(r, &text, in);
    } else if (*text != '=' && r->declaring)
        s.value = (uint8_t)r->declared++;
    else {
        text = *text == '=' ? text + 1 : called;
        pointed |= *text == '*';
        text += *text == '*';
        s.value = (uint8_t)trace__read_value(r, &text);
    }
    name = trace__same("return", called, length) ? "result"
           : trace__same("_", called, length)    ? ""
                                                 : trace__name(r, in ? in->prefix : NULL, called, length);
    if (in && pointed) { /* via the member that is a pointer; not twice */
        deep = s.hops;
        s.hops = 1;
        s.hop = (uint16_t)s.offset;
        s.offset = 0;
    }
    array = *text == '[';
    if (array) {
        counted = s;
        text = trace__read_count(r, text + 1, &counted, in);
        if (r->bad)
            return text;
        if (many && !strncmp(text, ":chars", 6)) /* as many places for a text */
            s.end = counted.count == TRACE__N_NUMBER ? counted.number : 0;
        else
            s = counted;
        deep |= s.count == TRACE__N_MEMBER && in->step.hops;
    }
    text = trace__expect(r, text, ":");
    n = trace__name_length(text);
    structure = text[n] == '{' ? text + n + 1 : NULL;
    if (structure) {
        copied = trace__same("copy", text, n);
        if (!in && trace__same("value", text, n))
            s.flags = TRACE__STEP_INSIDE;
        length = strcspn(structure, "}#");
        if ((n && (in || (!copied && !s.flags))) || r->bad)
            return trace__refuse(r, text);
        text = structure + length;
        if (array) {
            text = trace__expect(r, text, "#");
            s.stride = (uint16_t)trace__read_number(&text);
            s.keep = TRACE__CALL_KEEP_STRUCTS;
        }
        text = trace__expect(r, text, "}");
    } else {
        type = trace__type_of(text, n);
        if (!type && in && !array && !pointed)
            type = trace__bits_of(text, &s);
        if (!type || r->bad)
            return trace__refuse(r, text);
        if (!strncmp(type->word, "status", 6)) {
            role = TRACE_R_RESULT;
            r->head.checked = s.value;
            r->head.unchecked_bits = (uint8_t)(64 - trace__status_bits(type));
        }
        text += n;
    }
    if (*text == '@') {
        text++;
        hint = trace__read_enum(r, &text);
    }
    if (*text == '/') {
        text++;
        role = trace__read_role(r, &text, &hint);
    }
    if (*text && *text != ' ')
        return trace__refuse(r, text);
    fields = r->nfields;
    if (structure)
        trace__add_struct(r, structure, length, &s, in, array,
                          !in && !array && !copied && !(s.flags & TRACE__STEP_INSIDE), deep, name, role, hint);
    else
        trace__add_field(r, &s, in, type, array, pointed, deep, name, role, hint);
    if (!in && !array &&
        (structure ? !copied && !(s.flags & TRACE__STEP_INSIDE) : pointed && type->type != TRACE_T_STR))
        trace__note_null(r, s.value, fields + (structure != NULL)); /* of a structure the pointer is there, too */
    return text;
}

/* One of what a text has between blanks; a member of a structure is always a field. */
static const char *trace__read_item(trace__reader *r, const char *text, const trace__within *in)
{
    size_t n;
    if (in)
        return trace__read_field(r, text, in);
    if (!strncmp(text, "[always]", 8))
        return trace__read_derivation(r, text + 8, r->back ? TRACE__DERIVE_AFTER : TRACE__DERIVE_BEFORE);
    if (!strncmp(text, "[call]", 6))
        return trace__read_derivation(r, text + 6, TRACE__DERIVE_CALL);
    if (*text == '?') {
        trace__add_nulls(r);
        return text + 1;
    }
    n = trace__name_length(text);
    if (*text == ';' || (n && (!text[n] || text[n] == ' '))) { /* it is declared, and not recorded here */
        r->declared++;
        return r->declaring ? text + (n ? n : 1) : trace__refuse(r, text);
    }
    if (text[n] == '=' && text[n + 1 + trace__name_length(text + n + 1)] == '(')
        return trace__read_derivation(r, text, r->back ? TRACE__DERIVE_OUT : TRACE__DERIVE_IN);
    if (n && strstr(text, "->") && strstr(text, "->") < text + strcspn(text, " "))
        return trace__read_chain(r, text);
    return trace__read_field(r, text, in);
}

static void trace__read_fields(trace__reader *r, const char *text, const trace__within *in)
{
    trace__within sized;
    if (in && !strncmp(text, "sized=", 6)) {
        sized = *in;
        text += 6 + trace__name_length(text + 6);
        sized.step.sized = !in->step.hops && !in->many;
        sized.step.size_at = (uint16_t)(sized.step.offset + trace__read_offset(r, &text, in));
        in = &sized;
    }
    while (*text) {
        if (*text == ' ')
            text++;
        else
            text = trace__read_item(r, text, in);
    }
}
