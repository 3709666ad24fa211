/* parse_words.c - the reader of the text of what a call records, and the words of that text: numbers, names, types */

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
    const char *values;         /* the items that declare values */
    uint32_t result, next;      /* numbers of the result and of the first free value */
    uint32_t declared;          /* number of the value that the next item declares; items are read in order */
    bool declaring;             /* the reader is at these items */
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
    const char *wrong;           /* where a text breaks the grammar of descriptors.h; NULL: nowhere */
} trace__reader;

typedef struct trace__within { /* how to get to the structure that is read */
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

/* Marks the text as wrong here and reads no more of it. Returns its end. */
static const char *trace__refuse(trace__reader *r, const char *text)
{
    r->wrong = r->bad ? r->wrong : text;
    r->bad = true;
    return text + strlen(text);
}
/* Returns the text behind the word that must follow here. */
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

/* An enum of 1 or 2 bytes: its size, and whether it is signed. */
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
