/* steps_items.c - the items of a text, one after another: what each records becomes steps and fields */
#include "steps_reader.h"

static const char *const role_names = " NONE RESULT BYTES BYTES_SENT BYTES_RECV DST SRC TAG COMM COMM_SIZE "
                                      "COLL_SEQ ROOT REQUEST VALUE TIME TIME_END DURATION ID PARENT TRACK"
                                      " FLOW_OUT FLOW_IN CORRELATION NAME DOMAIN COLOR MESSAGE DIRECTION ";

/* The enum behind an @ becomes the hint of the field. */
static const char *read_enum(step_reader *r, const char **text)
{
    size_t n = strcspn(*text, " /"), i = 0;
    char *hint = r->names;
    step_name(r, NULL, "enum:", 5);
    r->names -= !r->bad;
    step_name(r, NULL, *text, n);
    while (i < r->known->nenums && !r->bad && strcmp(r->known->enums[i], hint + 5) != 0)
        i++;
    *text = i < r->known->nenums && !r->bad ? *text + n : step_refuse(r, *text);
    return r->bad ? "" : hint;
}

/* The members of the structure of that name, as fields. */
static void read_struct(step_reader *r, const char *name, size_t length, const trace__step *at, const char *prefix,
                        bool many, int depth)
{
    size_t i;
    step_within in;
    memset(&in, 0, sizeof in);
    in.step = *at;
    in.prefix = prefix;
    in.many = many;
    in.depth = depth;
    for (i = 0; i < r->known->nstructs; i++)
        if (step_same(r->known->structs[i].name, name, length)) {
            if (depth < TRACE__CALL_DEPTH)
                step_read_fields(r, r->known->structs[i].text, &in);
            return;
        }
    step_refuse(r, name);
}

/* Reads the +OFFSET of a member. Other fields have none. */
static uint32_t read_offset(step_reader *r, const char **text, const step_within *in)
{
    if (!in)
        return 0;
    *text = step_expect(r, *text, "+");
    return step_read_number(text);
}

/* Sets how wide the count is and whether it may be negative. */
static void count_type(trace__step *s, const step_type_word *t)
{
    s->count_width = t->width;
    s->count_signed =
        t->type == TRACE_T_I8 || t->type == TRACE_T_I16 || t->type == TRACE_T_I32 || t->type == TRACE_T_I64;
}

/* Reads a count from behind the [ to behind the ]. */
static const char *read_count(step_reader *r, const char *text, trace__step *s, const step_within *in)
{
    bool pointed = *text == '*';
    size_t n = step_name_length(text);
    s->count_width = 8;
    if (*text >= '0' && *text <= '9') {
        s->count = TRACE__N_NUMBER;
        s->number = step_read_number(&text);
        return step_expect(r, text, "]");
    }
    if (step_same("zero", text, n) || step_same("pairs", text, n)) {
        s->count = TRACE__N_ZERO;
        s->number = *text == 'z' ? 1 : 2;
        return step_expect(r, text + n, "]");
    }
    s->count = pointed ? TRACE__N_POINTED : in ? TRACE__N_MEMBER : TRACE__N_VALUE;
    text += pointed;
    if (in) {
        text += n;
        s->number = in->step.offset + read_offset(r, &text, in);
    } else {
        const step_type_word *t;
        s->number = step_read_value(r, &text);
        if (!pointed && (t = step_declared_type(r, s->number)) != NULL && t->what == TRACE__S_COPY)
            count_type(s, t);
    }
    if (pointed || in) { /* in memory it has a width */
        const step_type_word *t = *text == ':' ? step_type_of(text + 1, step_name_length(text + 1)) : NULL;
        if (!t)
            return step_refuse(r, text);
        count_type(s, t);
        text += 1 + step_name_length(text + 1);
    }
    if (!strncmp(text, "|zero", 5)) {
        text += 5;
        s->count_signed = TRACE__COUNT_OR_ZERO;
    }
    if (*text == '<') {
        text++;
        s->limit = (uint8_t)step_read_value(r, &text);
    }
    return step_expect(r, text, "]");
}

/* NAME[COUNT]->next@ENUM#BYTES, NAME->@ENUM: structures chained to the one that a parameter points to. */
static const char *read_chain(step_reader *r, const char *text)
{
    trace__step *s = &r->chains[r->nchains];
    size_t n, link = 0;
    if (r->nchains == TRACE__CALL_CHAINS)
        return step_refuse(r, text);
    r->nchains++;
    memset(s, 0, sizeof *s);
    s->value = (uint8_t)step_read_value(r, &text);
    if (*text == '[')
        text = read_count(r, text + 1, s, NULL);
    text = step_expect(r, text, "->");
    if (!strncmp(text, "next", 4)) {
        s->offset = 8; /* where the pointer to the next is */
        text += 4;
    }
    text = step_expect(r, text, "@");
    n = step_name_length(text);
    while (link < r->known->nlinks && !step_same(r->known->links[link], text, n))
        link++;
    if (link == r->known->nlinks)
        return step_refuse(r, text);
    s->hop = (uint16_t)link;
    text += n;
    if (*text == '#') {
        text++;
        s->stride = (uint16_t)step_read_number(&text);
    }
    return text;
}

/* Reads /ROLE/HINT behind a field. */
static uint8_t read_role(step_reader *r, const char **text, const char **hint)
{
    size_t n = strcspn(*text, " /");
    const char *word = role_names, *p;
    uint8_t role = TRACE_R_NONE;
    for (p = word; (p = strstr(p, " ")) != NULL && p[1]; p++, role++)
        if (!strncmp(p + 1, *text, n) && p[1 + n] == ' ')
            break;
    *text = p && p[1] && n ? *text + n : step_refuse(r, *text);
    if (**text == '/') {
        n = strcspn(++*text, " ");
        *hint = step_name(r, NULL, *text, n);
        *text += n;
    }
    return role;
}

/* Adds a structure or an array of them: its pointer, if the value is one, and its members. */
static void add_struct(step_reader *r, const step_item *f, bool pointer)
{
    bool many = f->in && f->in->many;
    if (pointer) { /* it says whether there is one */
        trace__step value = f->s;
        value.what = TRACE__S_VALUE;
        value.width = 8;
        step_add_step(r, &value, f->name, TRACE_T_PTR, f->role, f->hint);
    }
    if (f->deep || (f->array && many))
        return; /* arrays in arrays, pointers behind pointers are left out */
    read_struct(r, f->structure, f->length, &f->s, f->name, many || f->array, f->in ? f->in->depth + 1 : 0);
}

/* [*]NAME[=[*]VALUE][+OFFSET]: the field's name, and where its value or its pointer is. */
static const char *read_source(step_reader *r, const char *text, step_item *f)
{
    const char *called = text + (*text == '*');
    size_t length = step_name_length(called);
    f->pointed = *text == '*';
    text = called + length;
    if (f->in) {
        f->s = f->in->step;
        f->s.offset += read_offset(r, &text, f->in);
    } else if (*text != '=' && r->declaring)
        f->s.value = (uint8_t)r->declared++;
    else {
        text = *text == '=' ? text + 1 : called;
        f->pointed |= *text == '*';
        text += *text == '*';
        f->s.value = (uint8_t)step_read_value(r, &text);
    }
    f->name = step_same("return", called, length) ? "result"
              : step_same("_", called, length)    ? ""
                                                  : step_name(r, f->in ? f->in->prefix : NULL, called, length);
    if (f->in && f->pointed) { /* via the member that is a pointer; not twice */
        f->deep = f->s.hops;
        f->s.hops = 1;
        f->s.hop = (uint16_t)f->s.offset;
        f->s.offset = 0;
    }
    return text;
}

/* [[COUNT]] */
static const char *read_array(step_reader *r, const char *text, step_item *f)
{
    trace__step counted = f->s;
    f->array = *text == '[';
    if (!f->array)
        return text;
    text = read_count(r, text + 1, &counted, f->in);
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
static const char *read_type(step_reader *r, const char *text, step_item *f)
{
    const step_within *in = f->in;
    size_t n;
    text = step_expect(r, text, ":");
    n = step_name_length(text);
    f->structure = text[n] == '{' ? text + n + 1 : NULL;
    if (f->structure) {
        f->copied = step_same("copy", text, n);
        if (!in && step_same("value", text, n))
            f->s.flags = TRACE__STEP_INSIDE;
        f->length = strcspn(f->structure, "}#");
        if ((n && (in || (!f->copied && !f->s.flags))) || r->bad)
            return step_refuse(r, text);
        text = f->structure + f->length;
        if (f->array) {
            text = step_expect(r, text, "#");
            f->s.stride = (uint16_t)step_read_number(&text);
            f->s.keep = TRACE__CALL_KEEP_STRUCTS;
        }
        return step_expect(r, text, "}");
    }
    f->type = step_type_of(text, n);
    if (!f->type && in && !f->array && !f->pointed)
        f->type = step_bits_of(text, &f->s);
    if (!f->type || r->bad)
        return step_refuse(r, text);
    if (!strncmp(f->type->word, "status", 6)) {
        f->role = TRACE_R_RESULT;
        r->head.checked = f->s.value;
        r->head.unchecked_bits = (uint8_t)(64 - step_status_bits(f->type));
    }
    return text + n;
}

/* [*]NAME[=[*]VALUE][+OFFSET][[COUNT]]:TYPE[@ENUM][/ROLE[/HINT]] */
static const char *read_field(step_reader *r, const char *text, const step_within *in)
{
    const uint32_t fields = r->nfields;
    step_item f;
    bool pointer;
    memset(&f, 0, sizeof f);
    f.in = in;
    f.hint = "";
    f.role = TRACE_R_NONE;
    text = read_source(r, text, &f);
    text = read_array(r, text, &f);
    if (f.array && r->bad)
        return text;
    text = read_type(r, text, &f);
    if (r->bad)
        return text;
    if (*text == '@') {
        text++;
        f.hint = read_enum(r, &text);
    }
    if (*text == '/') {
        text++;
        f.role = read_role(r, &text, &f.hint);
    }
    if (*text && *text != ' ')
        return step_refuse(r, text);
    pointer = f.structure && !in && !f.array && !f.copied && !(f.s.flags & TRACE__STEP_INSIDE);
    if (f.structure)
        add_struct(r, &f, pointer);
    else
        step_add_field(r, &f);
    if (pointer) /* the first field is the pointer itself */
        step_note_null(r, f.s.value, fields + 1);
    else if (!f.structure && !in && !f.array && f.pointed && f.type->type != TRACE_T_STR)
        step_note_null(r, f.s.value, fields);
    return text;
}

/* Reads one item of a text; blanks separate items. A member of a structure is always a field. */
static const char *read_item(step_reader *r, const char *text, const step_within *in)
{
    size_t n;
    if (in)
        return read_field(r, text, in);
    if (!strncmp(text, "[always]", 8))
        return step_read_derivation(r, text + 8, r->back ? TRACE__DERIVE_AFTER : TRACE__DERIVE_BEFORE);
    if (!strncmp(text, "[call]", 6))
        return step_read_derivation(r, text + 6, TRACE__DERIVE_CALL);
    if (*text == '?') {
        step_add_nulls(r);
        return text + 1;
    }
    n = step_name_length(text);
    if (*text == ';' || (n && (!text[n] || text[n] == ' '))) { /* it is declared, and not recorded here */
        r->declared++;
        return r->declaring ? text + (n ? n : 1) : step_refuse(r, text);
    }
    if (text[n] == '=' && text[n + 1 + step_name_length(text + n + 1)] == '(')
        return step_read_derivation(r, text, r->back ? TRACE__DERIVE_OUT : TRACE__DERIVE_IN);
    if (n && strstr(text, "->") && strstr(text, "->") < text + strcspn(text, " "))
        return read_chain(r, text);
    return read_field(r, text, in);
}

void step_read_fields(step_reader *r, const char *text, const step_within *in)
{
    step_within sized;
    if (in && !strncmp(text, "sized=", 6)) {
        sized = *in;
        text += 6 + step_name_length(text + 6);
        sized.step.sized = !in->step.hops && !in->many;
        sized.step.size_at = (uint16_t)(sized.step.offset + read_offset(r, &text, in));
        in = &sized;
    }
    while (*text) {
        if (*text == ' ')
            text++;
        else
            text = read_item(r, text, in);
    }
}
