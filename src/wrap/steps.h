/* steps.h - the finished steps of a call, as the generator writes them (gen/steps.c) and interpret.c runs them
 *
 * Both are compiled with this file, so a step has one layout. The constant of a function is, behind its name and a
 * zero,
 *
 *     flags    u8   TRACE__STEPS_*; above them what the begin is (TRACE__STEPS_KIND)
 *     models   u32  with MODELS: the models that these steps are for
 *     skip     u16  with MODELS: bytes of all that follows, behind which the next steps begin
 *     in, out       fields of the begin and of the end
 *     in_bytes, out_bytes, in_end, out_end, checked    members of trace__steps; out_end is less by in_end
 *     unchecked_bits   unless `checked` is 0
 *     chains_in, chains_out, and for each moment how many derivations     with MORE; else there are none
 *     the fields    of the begin, then of the end
 *     the steps, the chains, the derivations      as they are in memory, but for pointers: a derivation has the number
 *                   of a function in trace__library.derived. A zero is followed by how many there
 *                   are, and TRACE__STEPS_ZEROS
 *
 * A number without a width here has 7 bits a byte, the lowest first; bit 7: more follow. A field is
 *
 *     u8   a type in the lower 5 bits (TRACE__FIELD_CHAR: that of a char), TRACE__FIELD_ARRAY; TRACE__FIELD_PLAIN: it
 *          has neither role nor hint, and the next byte is left out
 *     u8   a role in the lower 6 bits, TRACE__FIELD_ENUM or TRACE__FIELD_HINT
 *     its name and a zero. If the first byte is less than a blank, the name begins with so many bytes of the one before
 *     with ENUM the number of a line of trace__library.enums, with HINT the hint and a zero */
#ifndef TRACE__WRAP_STEPS_H
#define TRACE__WRAP_STEPS_H

struct trace__library;
/* A function that steps call: makes v[a[0]], and those behind it, of the values v[a[1]], v[a[2]] ... */
typedef void (*trace__derive)(uint64_t *v, const uint8_t *a);

enum {
    TRACE__STEPS_STATUS = 1, /* the function's result is a status */
    TRACE__STEPS_MODELS = 2,
    TRACE__STEPS_LAST = 4, /* no other steps follow */
    TRACE__STEPS_MORE = 8,
    TRACE__STEPS_KIND = 4, /* from this bit on */
    TRACE__STEPS_ZEROS = 0x40,
    TRACE__STEPS_ZEROS_MOST = 0x3e,
    TRACE__NAME_SHARED = 31, /* bytes of the name before, at most */
    TRACE__FIELD_ARRAY = 0x20,
    TRACE__FIELD_PLAIN = 0x40,
    TRACE__FIELD_CHAR = 0x1f,
    TRACE__FIELD_ENUM = 0x40,
    TRACE__FIELD_HINT = 0x80
};
enum { TRACE__STEPS_BEGIN, TRACE__STEPS_INSTANT, TRACE__STEPS_META };

enum {
    TRACE__CALL_STRING = 256, /* bytes kept of a string */
    TRACE__CALL_TEXTS = 1024, /* of several, joined by ", " */
    TRACE__CALL_KEEP = 64,    /* elements of an array */
    TRACE__CALL_KEEP_STRUCTS = 16,
    TRACE__CALL_STEPS = 400,
    TRACE__CALL_DEPTH = 8, /* structures in structures */
    TRACE__CALL_CHAINS = 8,
    TRACE__CALL_DERIVATIONS = 32,
    TRACE__CALL_NAMES = 24576, /* bytes of names of its fields that are put together */
    TRACE__CALL_BYTES = 12224, /* of a record */
    TRACE__PASS_VALUES = 48    /* parameters, result, room and derived values of a call that is handed on */
};

/* ---- steps ------------------------------------------------------------------------------------------------------- */

enum { /* letters: constants in C are shorter */
       TRACE__S_VALUE = 'a',
       TRACE__S_AT,
       TRACE__S_RUN,
       TRACE__S_COPY,
       TRACE__S_TEXT,
       TRACE__S_STRING,
       TRACE__S_CHARS,
       TRACE__S_ARRAY,
       TRACE__S_TEXTS,
       TRACE__S_TRUTH,
       TRACE__S_NARROW,
       TRACE__S_LONG,
       TRACE__S_HANDLE,
       TRACE__S_SECRET,
       TRACE__S_NULLS,
       TRACE__S_BITS,
       TRACE__S_HANDLES
};
enum { TRACE__N_NUMBER, TRACE__N_VALUE, TRACE__N_POINTED, TRACE__N_MEMBER, TRACE__N_ZERO };
enum { TRACE__COUNT_OR_ZERO = 2 }; /* a text that its zero ends where its length is negative */
enum { TRACE__STEP_INSIDE = 1, TRACE__STEP_DIRECT = 2, TRACE__STEP_AGAIN = 4 };

/* Of the plain ones there is only what they need: 8 bytes of a VALUE and of an AT, of a RUN what it is of. So a
 * function's steps are a line or two of the cache, which in a program that does more than call it is what a call costs.
 */
typedef struct trace__step {
    uint8_t what, width; /* TRACE__S_*; bytes of what is stored, or of an element. RUN and COPY are several fields at
                            once: values (a trace__run lies here), `number` bytes side by side in a structure; AT is a
                            COPY of 4 or 8 bytes, `width`, and DIRECT */
    uint8_t value;       /* number of the value it begins at */
    uint8_t flags; /* INSIDE: the value itself is the structure; of a COPY, DIRECT: neither hops nor sized, AGAIN: this
                      and the step before are, from the same value */
    uint32_t offset;
    uint8_t count, count_width; /* TRACE__N_*, and the bytes of the number there */
    uint8_t limit;              /* the value that is the most it may be; 0: none */
    uint8_t hops;               /* 1: via the pointer at offset `hop` */
    uint8_t sized;              /* 1: only as many bytes as the structure says at `size_at` */
    uint8_t count_signed;       /* 1: the number may be negative, and then counts nothing; TRACE__COUNT_OR_ZERO */
    uint16_t hop, size_at, keep;
    uint16_t stride; /* from element to element */
    /* how much of the structure must be there, if it is sized; of texts: room for each, 0: they are elsewhere */
    uint32_t end;
    uint32_t number;                             /* a count, the value that has it, or its offset; what COPY is of */
    uint64_t (*read)(const void *at, int64_t i); /* of handles */
} trace__step;

enum { TRACE__RUN_MAX = 14 };
typedef struct trace__run {               /* in place of a step */
    uint8_t what, n, bytes, flags, pairs; /* flags: none, where a step has them */
    /* number of a value, how far from where the run began; two at a time, so an odd one is followed by any */
    uint8_t at[TRACE__RUN_MAX][2];
} trace__run;
typedef char trace__run_fits
    [sizeof(trace__run) <= sizeof(trace__step) && offsetof(trace__run, flags) == offsetof(trace__step, flags) ? 1 : -1];

/* In place of a step, the last of a record: which values are NULL, where only what they lead to is recorded. */
enum { TRACE__NULLS_MAX = 32 };
typedef struct trace__nulls {
    uint8_t what, width, n, flags; /* width: bytes of the bits; flags: none, where a step has them */
    uint8_t value[TRACE__NULLS_MAX];
} trace__nulls;
typedef char trace__nulls_fit[sizeof(trace__nulls) <= sizeof(trace__step) &&
                                      offsetof(trace__nulls, flags) == offsetof(trace__step, flags)
                                  ? 1
                                  : -1];

typedef struct trace__derivation { /* a function of the library and its values */
    trace__derive by;
    uint8_t a[12];
} trace__derivation;
enum {
    TRACE__DERIVE_BEFORE,
    TRACE__DERIVE_IN,
    TRACE__DERIVE_CALL,
    TRACE__DERIVE_AFTER,
    TRACE__DERIVE_OUT,
    TRACE__DERIVE_MOMENTS
};

/* a line of the cache for what few calls need; the next begins with what all do, and goes on with the steps */
typedef struct trace__steps {
    const struct trace__library *lib;
    const trace__derivation *derivations[TRACE__DERIVE_MOMENTS + 1]; /* where each moment's begin */
    const trace__step *chains;
    uint32_t in_bytes, out_bytes; /* at most */
    uint16_t in_end, out_end;     /* where the steps end, in bytes from the first */
    uint8_t chains_in, chains_out;
    /* the value that must be 0 for outputs to count, but for so many upper bits of it; 0: none (no value 0 is a result
     * with outputs) */
    uint8_t checked, unchecked_bits;
} trace__steps;
/* Whether what came back counts. */
#define TRACE__VALID(s, v) (!(s)->checked || !((v)[(s)->checked] << (s)->unchecked_bits))
enum { TRACE__STEPS_LINE = 64, TRACE__STEP_PLAIN = offsetof(trace__step, count) };
typedef char trace__steps_fit[offsetof(trace__steps, in_bytes) == TRACE__STEPS_LINE && sizeof(trace__steps) % 8 == 0 &&
                                      sizeof(trace__step) == 40
                                  ? 1
                                  : -1];

static inline size_t trace__run_bytes(const trace__run *run)
{
    return (offsetof(trace__run, at) + 2u * run->pairs + 7) & ~(size_t)7;
}
static inline size_t trace__step_bytes(const trace__step *s)
{
    return s->what == TRACE__S_VALUE || s->what == TRACE__S_AT ? (size_t)TRACE__STEP_PLAIN
           : s->what == TRACE__S_RUN                           ? trace__run_bytes((const trace__run *)(const void *)s)
                                                               : sizeof *s;
}
#endif
