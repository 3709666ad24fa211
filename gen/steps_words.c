/* steps_words.c - the words of a text: numbers, names, types */
#include "steps_reader.h"

uint32_t step_read_number(const char **text)
{
    uint32_t n = 0;
    for (; **text >= '0' && **text <= '9'; ++*text)
        n = n * 10 + (uint32_t)(**text - '0');
    return n;
}

/* Bytes of the name that begins here: letters, digits, _, and $ and . of derived values. */
size_t step_name_length(const char *s)
{
    const char *p = s;
    while ((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || (*p >= '0' && *p <= '9') || *p == '_' || *p == '$' ||
           *p == '.')
        p++;
    return (size_t)(p - s);
}
bool step_same(const char *name, const char *text, size_t n) { return !strncmp(name, text, n) && !name[n]; }

/* Marks the text as wrong here and reads no more of it. Returns its end. */
const char *step_refuse(step_reader *r, const char *text)
{
    r->wrong = r->bad ? r->wrong : text;
    r->bad = true;
    return text + strlen(text);
}
/* Returns the text behind the word that must follow here. */
const char *step_expect(step_reader *r, const char *text, const char *what)
{
    size_t n = strlen(what);
    return strncmp(text, what, n) ? step_refuse(r, text) : text + n;
}

const step_type_word *step_type_of(const char *text, size_t n)
{
    static const step_type_word words[] = {{"u8", 1, TRACE_T_U8, TRACE__S_COPY},
                                           {"i8", 1, TRACE_T_I8, TRACE__S_COPY},
                                           {"char", 1, TRACE__FIELD_CHAR, TRACE__S_COPY},
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
    const step_type_word *t;
    for (t = words; t->word; t++)
        if (step_same(t->word, text, n))
            return t;
    return NULL;
}

/* An enum of 1 or 2 bytes: its size, and whether it is signed. */
uint8_t step_narrow_bytes(const step_type_word *t) { return strstr(t->word, "16") ? 2 : 1; }
bool step_narrow_signed(const step_type_word *t) { return !strstr(t->word, "u8") && !strstr(t->word, "u16"); }
uint32_t step_status_bits(const step_type_word *t)
{
    return t->what == TRACE__S_NARROW ? 8u * step_narrow_bytes(t) : 8u * t->width;
}

/* [ui]bitsSHIFT.BITS; NULL: it is none. */
const step_type_word *step_bits_of(const char *text, trace__step *s)
{
    static const step_type_word words[2][2] = {
        {{"ubits", 4, TRACE_T_U32, TRACE__S_BITS}, {"ubits", 8, TRACE_T_U64, TRACE__S_BITS}},
        {{"ibits", 4, TRACE_T_I32, TRACE__S_BITS}, {"ibits", 8, TRACE_T_I64, TRACE__S_BITS}}};
    const char *p = text + 5;
    uint32_t shift, bits;
    if ((*text != 'u' && *text != 'i') || strncmp(text + 1, "bits", 4))
        return NULL;
    shift = step_read_number(&p);
    p += *p == '.';
    bits = step_read_number(&p);
    if (shift > 7 || !bits || bits > 64)
        return NULL;
    s->count = *text == 'i';
    s->count_width = (uint8_t)shift;
    s->limit = (uint8_t)bits;
    return &words[*text == 'i'][bits > 32];
}

/* `length` bytes of text, for the life of the reader; "prefix.text" with a prefix. */
const char *step_name(step_reader *r, const char *prefix, const char *text, size_t length)
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

const char *step_next_item(const char *text)
{
    text += strcspn(text, " ");
    return text + strspn(text, " ");
}
