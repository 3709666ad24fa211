/* parse.c - the text of what a call records becomes steps and fields; grammar in descriptors.h
 *
 * The words of the text are read by parse_words.c, values by parse_values.c; parse_fields.c adds the steps. */

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

/* The enum behind an @ becomes known, and becomes the hint of the field. */
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

/* Reads the +OFFSET of a member. Other fields have none. */
static uint32_t trace__read_offset(trace__reader *r, const char **text, const trace__within *in)
{
    if (!in)
        return 0;
    *text = trace__expect(r, *text, "+");
    return trace__read_number(text);
}

/* Sets how wide the count is and whether it may be negative. */
static void trace__count_type(trace__step *s, const trace__type_word *t)
{
    s->count_width = t->width;
    s->count_signed =
        t->type == TRACE_T_I8 || t->type == TRACE_T_I16 || t->type == TRACE_T_I32 || t->type == TRACE_T_I64;
}

/* Reads a count from behind the [ to behind the ]. */
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

/* NAME[COUNT]->next@ENUM#BYTES, NAME->@ENUM: structures chained to the one that a parameter points to. */
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

/* Reads /ROLE/HINT behind a field. */
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

/* Adds a structure or an array of them: its pointer, if the value is one, and its members. */
static void trace__add_struct(trace__reader *r, const trace__item *f, bool pointer)
{
    bool many = f->in && f->in->many;
    if (pointer) { /* it says whether there is one */
        trace__step value = f->s;
        value.what = TRACE__S_VALUE;
        value.width = 8;
        trace__add_step(r, &value, f->name, TRACE_T_PTR, f->role, f->hint);
    }
    if (f->deep || (f->array && many))
        return; /* arrays in arrays, pointers behind pointers are left out */
    trace__read_struct(r, f->structure, f->length, &f->s, f->name, many || f->array, f->in ? f->in->depth + 1 : 0);
}

/* [*]NAME[=[*]VALUE][+OFFSET]: the field's name, and where its value or its pointer is. */
static const char *trace__read_source(trace__reader *r, const char *text, trace__item *f)
{
    const char *called = text + (*text == '*');
    size_t length = trace__name_length(called);
    f->pointed = *text == '*';
    text = called + length;
    if (f->in) {
        f->s = f->in->step;
        f->s.offset += trace__read_offset(r, &text, f->in);
    } else if (*text != '=' && r->declaring)
        f->s.value = (uint8_t)r->declared++;
    else {
        text = *text == '=' ? text + 1 : called;
        f->pointed |= *text == '*';
        text += *text == '*';
        f->s.value = (uint8_t)trace__read_value(r, &text);
    }
    f->name = trace__same("return", called, length) ? "result"
              : trace__same("_", called, length)    ? ""
                                                    : trace__name(r, f->in ? f->in->prefix : NULL, called, length);
    if (f->in && f->pointed) { /* via the member that is a pointer; not twice */
        f->deep = f->s.hops;
        f->s.hops = 1;
        f->s.hop = (uint16_t)f->s.offset;
        f->s.offset = 0;
    }
    return text;
}

/* [[COUNT]] */
static const char *trace__read_array(trace__reader *r, const char *text, trace__item *f)
{
    trace__step counted = f->s;
    f->array = *text == '[';
    if (!f->array)
        return text;
    text = trace__read_count(r, text + 1, &counted, f->in);
    if (r->bad)
        return text;
    if (f->in && f->in->many && !strncmp(text, ":chars", 6)) /* as many places for a text */
        f->s.end = counted.count == TRACE__N_NUMBER ? counted.number : 0;
    else
        f->s = counted;
    f->deep |= f->s.count == TRACE__N_MEMBER && f->in->step.hops;
    return text;
}

/* :TYPE, the name of a structure in {} or a plain type */
static const char *trace__read_type(trace__reader *r, const char *text, trace__item *f)
{
    const trace__within *in = f->in;
    size_t n;
    text = trace__expect(r, text, ":");
    n = trace__name_length(text);
    f->structure = text[n] == '{' ? text + n + 1 : NULL;
    if (f->structure) {
        f->copied = trace__same("copy", text, n);
        if (!in && trace__same("value", text, n))
            f->s.flags = TRACE__STEP_INSIDE;
        f->length = strcspn(f->structure, "}#");
        if ((n && (in || (!f->copied && !f->s.flags))) || r->bad)
            return trace__refuse(r, text);
        text = f->structure + f->length;
        if (f->array) {
            text = trace__expect(r, text, "#");
            f->s.stride = (uint16_t)trace__read_number(&text);
            f->s.keep = TRACE__CALL_KEEP_STRUCTS;
        }
        return trace__expect(r, text, "}");
    }
    f->type = trace__type_of(text, n);
    if (!f->type && in && !f->array && !f->pointed)
        f->type = trace__bits_of(text, &f->s);
    if (!f->type || r->bad)
        return trace__refuse(r, text);
    if (!strncmp(f->type->word, "status", 6)) {
        f->role = TRACE_R_RESULT;
        r->head.checked = f->s.value;
        r->head.unchecked_bits = (uint8_t)(64 - trace__status_bits(f->type));
    }
    return text + n;
}

/* [*]NAME[=[*]VALUE][+OFFSET][[COUNT]]:TYPE[@ENUM][/ROLE[/HINT]] */
static const char *trace__read_field(trace__reader *r, const char *text, const trace__within *in)
{
    const uint32_t fields = r->nfields;
    trace__item f;
    bool pointer;
    memset(&f, 0, sizeof f);
    f.in = in;
    f.hint = "";
    f.role = TRACE_R_NONE;
    text = trace__read_source(r, text, &f);
    text = trace__read_array(r, text, &f);
    if (f.array && r->bad)
        return text;
    text = trace__read_type(r, text, &f);
    if (r->bad)
        return text;
    if (*text == '@') {
        text++;
        f.hint = trace__read_enum(r, &text);
    }
    if (*text == '/') {
        text++;
        f.role = trace__read_role(r, &text, &f.hint);
    }
    if (*text && *text != ' ')
        return trace__refuse(r, text);
    pointer = f.structure && !in && !f.array && !f.copied && !(f.s.flags & TRACE__STEP_INSIDE);
    if (f.structure)
        trace__add_struct(r, &f, pointer);
    else
        trace__add_field(r, &f);
    if (pointer) /* the first field is the pointer itself */
        trace__note_null(r, f.s.value, fields + 1);
    else if (!f.structure && !in && !f.array && f.pointed && f.type->type != TRACE_T_STR)
        trace__note_null(r, f.s.value, fields);
    return text;
}

/* Reads one item of a text; blanks separate items. A member of a structure is always a field. */
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
