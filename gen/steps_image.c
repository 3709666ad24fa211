/* steps_image.c - what was read of a text, as the bytes that the recorder takes over: their form is in
 * src/wrap/steps.h */
#include "steps_reader.h"
#include "text.h"

#include <stdlib.h>

enum { NAMES = TRACE__CALL_NAMES - 1024, IMAGE = 2 * sizeof(trace__step) * TRACE__CALL_STEPS };

static void put(steps_bytes *to, unsigned byte) { PUSH(to->of, to->n) = (unsigned char)byte; }
static void put_all(steps_bytes *to, const void *from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        put(to, ((const unsigned char *)from)[i]);
}
static void put_number(steps_bytes *to, size_t n)
{
    for (; n > 127; n >>= 7)
        put(to, 128u | (n & 127u));
    put(to, (unsigned)n);
}
static void put_text(steps_bytes *to, const char *text) { put_all(to, text, strlen(text) + 1); }

/* Zeros are most of an image: one stands for as many as the byte behind it says. */
static void put_packed(steps_bytes *to, const unsigned char *from, size_t n)
{
    for (size_t i = 0, zeros; i < n; i += zeros ? zeros : 1) {
        for (zeros = 0; i + zeros < n && zeros < TRACE__STEPS_ZEROS_MOST && !from[i + zeros]; zeros++) {}
        put(to, from[i]);
        if (zeros)
            put(to, TRACE__STEPS_ZEROS + (unsigned)zeros);
    }
}

/* The steps are told how they go, and put one behind the other; returns the end. */
static unsigned char *pack_steps(trace__step *s, uint32_t n, unsigned char *to)
{
    for (uint32_t i = 0; i < n; i++) {
        bool direct = s[i].what == TRACE__S_COPY && !s[i].hops && !s[i].sized;
        s[i].flags = (uint8_t)(s[i].flags | (direct ? TRACE__STEP_DIRECT : 0));
        if (i && direct && s[i].flags == (s[i - 1].flags & ~TRACE__STEP_AGAIN) && s[i - 1].what == TRACE__S_COPY &&
            s[i].value == s[i - 1].value)
            s[i].flags |= TRACE__STEP_AGAIN;
    }
    for (uint32_t i = 0; i < n; i++) {
        bool alone = s[i].flags == TRACE__STEP_DIRECT && !(i + 1 < n && s[i + 1].flags & TRACE__STEP_AGAIN);
        if (s[i].what == TRACE__S_COPY && alone && (s[i].number == 4 || s[i].number == 8)) {
            s[i].what = TRACE__S_AT;
            s[i].width = (uint8_t)s[i].number;
        }
        memcpy(to, &s[i], trace__step_bytes(&s[i]));
        to += trace__step_bytes(&s[i]);
    }
    return to;
}

/* Returns how long it is. */
static size_t make_image(step_reader *r, unsigned char *image)
{
    unsigned char *end = pack_steps(r->steps, r->nin, image);
    r->head.in_end = (uint16_t)(end - image);
    end = pack_steps(r->steps + r->nin, r->n - r->nin, end);
    r->head.out_end = (uint16_t)(end - image);
    memcpy(end, r->chains, sizeof *r->chains * r->nchains);
    end += sizeof *r->chains * r->nchains;
    for (int moment = 0; moment < TRACE__DERIVE_MOMENTS; moment++)
        for (uint32_t i = 0; i < r->nderivations; i++)
            if (r->derivations[i].moment == moment) {
                memcpy(end, &r->derivations[i].derivation, sizeof r->derivations[i].derivation);
                end += sizeof r->derivations[i].derivation;
            }
    return (size_t)(end - image);
}

static void put_head(const step_reader *r, uint32_t in, steps_bytes *to)
{
    put_number(to, in);
    put_number(to, r->nfields - in);
    put_number(to, r->head.in_bytes);
    put_number(to, r->head.out_bytes);
    put_number(to, r->head.in_end);
    put_number(to, (size_t)(r->head.out_end - r->head.in_end));
    put_number(to, r->head.checked);
    if (r->head.checked)
        put_number(to, r->head.unchecked_bits);
    if (!r->nchains && !r->nderivations)
        return;
    put_number(to, r->head.chains_in);
    put_number(to, r->head.chains_out);
    for (int moment = 0; moment < TRACE__DERIVE_MOMENTS; moment++) {
        size_t n = 0;
        for (uint32_t i = 0; i < r->nderivations; i++)
            n += r->derivations[i].moment == moment;
        put_number(to, n);
    }
}

/* Members of a structure begin alike. */
static void put_name(const char *before, const char *name, steps_bytes *to)
{
    size_t n = 0;
    while (n < TRACE__NAME_SHARED && name[n] && name[n] == before[n])
        n++;
    if (n > 2)
        put(to, (unsigned)n);
    put_text(to, n > 2 ? name + n : name);
}

static void put_field(const steps_names *known, const char *before, const step_field *f, steps_bytes *to)
{
    unsigned type =
        f->type == TRACE__FIELD_CHAR ? f->type : (f->type & 0x1fu) | (f->type & TRACE_T_ARRAY ? TRACE__FIELD_ARRAY : 0);
    size_t i = 0;
    bool named = !strncmp(f->hint, "enum:", 5);
    while (named && i < known->nenums && strcmp(known->enums[i], f->hint + 5) != 0)
        i++;
    named &= i < known->nenums;
    if (f->role == TRACE_R_NONE && !*f->hint)
        put(to, type | TRACE__FIELD_PLAIN);
    else {
        put(to, type);
        put(to, f->role | (named ? TRACE__FIELD_ENUM : *f->hint ? TRACE__FIELD_HINT : 0u));
    }
    put_name(before, f->name, to);
    if (named)
        put_number(to, i);
    else if (*f->hint)
        put_text(to, f->hint);
}

/* The bytes behind the flags, and these. */
static unsigned make_one(const steps_names *known, const steps_text *text, steps_bytes *to, const char **wrong)
{
    static unsigned char image[IMAGE];
    static step_field fields[TRACE__CALL_STEPS];
    static trace__step steps[TRACE__CALL_STEPS];
    static char names[NAMES];
    step_reader r = {.known = known, .steps = steps, .fields = fields, .names = names, .names_end = names + NAMES};
    unsigned kind = !strcmp(text->out, "instant") ? TRACE__STEPS_INSTANT
                    : !strcmp(text->out, "meta")  ? TRACE__STEPS_META
                                                  : TRACE__STEPS_BEGIN;
    uint32_t in;
    size_t length;
    step_declare(&r, text->in);
    step_read_fields(&r, text->in, NULL);
    r.nin = r.first = r.n;
    in = r.first_field = r.nfields;
    r.nnulls = 0;
    r.head.in_bytes = r.bytes + 8;
    r.bytes = 0;
    r.back = true;
    r.head.chains_in = (uint8_t)r.nchains;
    r.declaring = false;
    if (*text->out == ';' || strstr(text->out, " ;"))
        step_declare(&r, text->out);
    step_read_fields(&r, kind != TRACE__STEPS_BEGIN ? "" : text->out, NULL);
    r.head.chains_out = (uint8_t)(r.nchains - r.head.chains_in);
    r.head.out_bytes = r.bytes + 8;
    if (r.bad) {
        *wrong = r.wrong ? r.wrong : "";
        return 0;
    }
    length = make_image(&r, image);
    put_head(&r, in, to);
    for (uint32_t i = 0; i < r.nfields; i++)
        put_field(known, i ? fields[i - 1].name : "", &fields[i], to);
    put_packed(to, image, length);
    return kind << TRACE__STEPS_KIND | (r.nchains || r.nderivations ? TRACE__STEPS_MORE : 0u) |
           (strstr(text->out, ":status") ? TRACE__STEPS_STATUS : 0u);
}

bool steps_make(const steps_names *known, const steps_text *texts, size_t n, steps_bytes *bytes, const char **wrong)
{
    *wrong = NULL;
    for (size_t i = 0; i < n && !*wrong; i++) {
        steps_bytes one = {0};
        unsigned flags = make_one(known, &texts[i], &one, wrong);
        uint32_t models = (uint32_t)texts[i].models;
        uint16_t skip = (uint16_t)one.n;
        if (skip != one.n || (n > 1 && models != texts[i].models))
            *wrong = "";
        put(bytes, flags | (n > 1 ? TRACE__STEPS_MODELS : 0u) | (i + 1 == n ? TRACE__STEPS_LAST : 0u));
        if (n > 1) {
            put_all(bytes, &models, sizeof models);
            put_all(bytes, &skip, sizeof skip);
        }
        put_all(bytes, one.of, one.n);
        free(one.of);
    }
    return !*wrong;
}
