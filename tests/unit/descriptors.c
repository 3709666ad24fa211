/* descriptors.c - texts of gen/steps.h, each kind of item and wrong ones: what fields a text makes, and
 * where a wrong one is refused
 *
 * The generator's part makes steps of a text, the recorder's takes them over. Includes the recorder's sources. Prints
 * the words that one call of each text records, without the times; with a number as argument it takes that wrong text.
 * run.sh compares all with descriptors.expect. */
#define _GNU_SOURCE 1
#define TRACE_IMPL
#include "trace.in.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

/* What is registered is shown. */
static uint32_t show(trace__site *site)
{
    uint16_t k, i;
    for (k = 0; k < site->ndesc; k++)
        for (i = 0; i < site->desc[k].nfields; i++) {
            const trace__field *f = &site->desc[k].fields[i];
            printf("  %s %s: type %d role %d %s\n", k ? "end" : "begin", f->name, f->type, f->role, f->hint);
        }
    return trace__site_id(site);
}
#undef trace__register
#define trace__register(site) show(site)
#include "wrap/descriptors.h"
#include "backends/wrap_hooks.gen.h"
#include "wrap/hooks.h"
#include "wrap/interpret.c"
#include "steps.h"

/* ---- a library --------------------------------------------------------------------------------------------------- */

static void sum(uint64_t *v, const uint8_t *a) { v[a[0]] = v[a[1]] + v[a[2]]; }
static void split(uint64_t *v, const uint8_t *a)
{
    v[a[0]] = v[a[1]] / 10;
    v[a[0] + 1] = v[a[1]] % 10;
}
static void told(uint64_t *v, const uint8_t *a) { printf("  told %d\n", (int)v[a[1]]); }
static const trace__derive derived[] = {sum, split, told};

static const trace__script enums[] = {{"colour", 0, "RED=1 BLUE"}, {0, 0, 0}};
static trace__link links[] = {{"colour", 1, {NULL, NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
                              {0, 0, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}};
/* The same by name, for the generator's part. */
static steps_names names = {
    .nenums = 1,
    .enums = (const char *[]){"colour"},
    .nlinks = 1,
    .links = (const char *[]){"colour"},
    .nderived = 3,
    .derived = (steps_derivative[]){{"sum", NULL}, {"split", "tens,ones"}, {"told", NULL}},
    .nstructs = 4,
    .structs = (steps_struct[]){{"point", "x+0:i32 y+4:i32@colour"},
                                {"list", "n+0:u32 *points+8[n+0:u32]:{point#8} name+16[4]:chars"},
                                {"sized", "sized=size+0 size+0:u64 new+8:u64/BYTES/B"},
                                {"wrong", "x:i32"}},
};
static uint64_t object(const void *at, int64_t i) { return trace__load((const char *)at + 4 * i, 4) + 0x1000; }
static int model(void) { return 1; }
static const trace__library library = {
    "TOY", TRACE_SOURCE_CUSTOM, enums, links, NULL, NULL, NULL, false, false, model, derived, object, NULL, NULL};

/* ---- one call of each text --------------------------------------------------------------------------------------- */

static void words(const char *what, const trace__step *first, const trace__step *last, const uint64_t *v, bool valid)
{
    unsigned char record[4096], *p = record, *end = trace__take_steps(record, first, last, v, valid);
    printf("  %s", what);
    for (; p < end; p++)
        printf("%s%02x", (p - record) % 4 ? "" : " ", *p);
    printf("\n");
}

static void moments(const trace__steps *s, int from, int to, uint64_t *v)
{
    for (; from <= to; from++) {
        const trace__derivation *d = s->derivations[from];
        for (; d != s->derivations[from + 1]; d++)
            d->by(v, d->a);
    }
}

static const char *next_text(const char *s) { return s + strlen(s) + 1; }

/* NAME, BEGIN, END, with a zero behind each; or with models=BITS before each BEGIN. Returns NAME and the steps, NULL if
 * the text is refused. */
static char *constant_of(const char *all)
{
    const char *s = next_text(all), *wrong;
    steps_text texts[4];
    steps_bytes bytes = {0};
    size_t n = 0, name = strlen(all) + 1;
    char *constant;
    do {
        texts[n].models = strncmp(s, "models=", 7) ? 0 : strtoul(s + 7, NULL, 10);
        texts[n].in = texts[n].models ? next_text(s) : s;
        texts[n].out = next_text(texts[n].in);
        s = next_text(texts[n].out);
    } while (texts[n++].models && !strncmp(s, "models=", 7));
    if (!steps_make(&names, texts, n, &bytes, &wrong)) {
        printf("%s cannot be described, from '%.*s' on\n", all, (int)strcspn(wrong, " "), wrong);
        free(bytes.of);
        return NULL;
    }
    constant = (char *)malloc(name + bytes.n);
    memcpy(constant, all, name);
    memcpy(constant + name, bytes.of, bytes.n);
    free(bytes.of);
    return constant;
}

/* `v`: parameters and what the wrapper adds, with room for the result and derived values. */
static void text(const char *all, uint64_t *v, int result, uint64_t returned)
{
    trace__call call = {NULL, NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL};
    const trace__steps *s;
    char *constant;
    printf("%s\n", all);
    fflush(stdout);
    call.text = constant = constant_of(all);
    trace__call_load(&library, &call);
    s = call.steps;
    moments(s, TRACE__DERIVE_BEFORE, TRACE__DERIVE_IN, v);
    words("begin", trace__steps_in(s), trace__steps_out(s), v, true);
    moments(s, TRACE__DERIVE_CALL, TRACE__DERIVE_CALL, v);
    v[result] = returned;
    moments(s, TRACE__DERIVE_AFTER, TRACE__DERIVE_OUT, v);
    words("end", trace__steps_out(s), trace__steps_end(s), v, !s->checked || !(uint32_t)v[s->checked]);
    free(constant);
}

static const char *const wrong[] = {
    "no type\0"
    "a:i31\0"
    "",
    "no type at all\0"
    "a:\0"
    "",
    "no value\0"
    "a:i32 c=b:i32\0"
    "",
    "no value in the end\0"
    "a:i32\0"
    "b:i32",
    "a name in the end\0"
    "a:i32\0"
    "a",
    "no enum\0"
    "a:i32@red\0"
    "",
    "no role\0"
    "a:i32/TAGS\0"
    "",
    "no structure\0"
    "a:{line}\0"
    "",
    "a member without a place\0"
    "a:{wrong}\0"
    "",
    "neither value nor copy\0"
    "a:it{point}\0"
    "",
    "structures without a size\0"
    "a[2]:{point}\0"
    "",
    "a count that is none\0"
    "a[b]:i32\0"
    "",
    "a count without a type\0"
    "a[*b]:i32 b\0"
    "",
    "an open count\0"
    "a[2:i32\0"
    "",
    "something behind a field\0"
    "a:i32!\0"
    "",
    "no function\0"
    "$x=twice(a) a\0"
    "",
    "an open call\0"
    "$x=sum(a a\0"
    "",
    "no part\0"
    "$x=split(a) a y=$x.thirds:u64\0"
    "",
    "used before it is made\0"
    "a y=$x:u64 $x=split(a)\0"
    "",
    "no chain\0"
    "p->last@colour p\0"
    "",
    "a chain of no enum\0"
    "p->next@shape p\0"
    "",
    "too many values\0"
    "$a=sum(a,a) $b=sum(a,a) $c=sum(a,a,a,a,a,a,a,a,a,a,a,a) a\0"
    "",
};

int main(int argc, char **argv)
{
    int32_t three[] = {7, 8, 9}, pairs[] = {1, 2, 3, 4, 0}, n = 2, *point;
    struct list {
        uint32_t n;
        void *points;
        char name[4];
    } *list; /* addresses of structures are recorded: the same in each run */
    uint64_t *older;
    char word[8] = "word";
    const char *names[] = {"one", "two"};
    if (argc > 1) { /* one says what is wrong only once */
        if ((size_t)atoi(argv[1]) >= sizeof wrong / sizeof *wrong)
            return 2;
        constant_of(wrong[atoi(argv[1])]);
        return 0;
    }
    links[0].call.text = constant_of("point\0"
                                     "_:copy{point}\0"
                                     "meta");
    list = (struct list *)mmap((void *)0x20000000, 4096, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    point = (int32_t *)(list + 1);
    point[0] = 5;
    point[1] = 2;
    list->n = 1;
    list->points = point;
    older = (uint64_t *)(void *)(list + 2);
    *older = 8;
    memcpy(list->name, "ab", 3);
#define CALL(result, returned, all, ...) \
    do { \
        uint64_t v[48] = {__VA_ARGS__}; \
        text(all, v, result, returned); \
    } while (0)
#define P(x) (uint64_t)(uintptr_t)(x)
    CALL(3, 0,
         "values\0"
         "a:u8 b:i32 c:handle/REQUEST\0"
         "return:status@colour",
         1, 2, 3);
    CALL(2, 0,
         "points\0"
         "b *a:i32\0"
         "*b:i32 return:status@colour",
         P(three), P(&n));
    CALL(2, 1,
         "points, and it fails\0"
         "b *a:i32\0"
         "*b:i32 return:status@colour",
         P(three), P(&n));
    CALL(2, 0,
         "renamed\0"
         "a other=a:i32@colour/TAG b x=*b:u64/BYTES/B\0"
         "y=*b:i32",
         1, P(three));
    CALL(2, 0,
         "arrays\0"
         "a[n]:i32 n:i32\0"
         "",
         P(three), 3);
    CALL(2, 0,
         "arrays, a number\0"
         "a[2]:i32 b[zero]:i32\0"
         "",
         P(three), P(pairs));
    CALL(2, 0,
         "arrays, pairs\0"
         "a b[pairs]:i32\0"
         "",
         0, P(pairs));
    CALL(2, 0,
         "arrays, a number pointed to\0"
         "a n ; n_max\0"
         "a[*n:i32<n_max]:i32",
         P(three), P(&n), 0, 1);
    CALL(2, 0,
         "texts\0"
         "a:string b[4]:chars\0"
         "",
         P("hi"), P(word));
    CALL(2, 0,
         "several texts\0"
         "a[b]:string b *c=a:string\0"
         "",
         P(names), 2);
    CALL(2, 0,
         "bytes, truth, objects\0"
         "a[3]:bytes b:truth\0"
         "*a:object a[2]:object *a:truth",
         P(three), 4);
    CALL(1, 0,
         "a structure\0"
         "p:{point}\0"
         "return:u64",
         P(point));
    CALL(2, 0,
         "structures by value\0"
         "p:value{point} q:copy{point}\0"
         "",
         0x100000002, P(point));
    CALL(2, 0,
         "structures in structures\0"
         "l:{list} p[1]:{point#8}\0"
         "",
         P(list), P(point));
    CALL(1, 0,
         "a structure that knows its size\0"
         "s:{sized}\0"
         "",
         P(older));
    CALL(3, 0,
         "derived\0"
         "[always]c=sum(a,b) $split=split(c) a:i32 b:i32 c tens=$split.tens:u32 ones=$split.ones:u32 first=$split:u32\0"
         "[always]told(return) $sum=sum(a,$split.ones) s=$sum:u64 return:u64",
         40, 2, 0);
    CALL(1, 0,
         "before the call\0"
         "[call]told(a) a\0"
         "",
         6);
    CALL(1, 0,
         "what the wrapper adds\0"
         "a:i32 ; b:u64/BYTES/B c\0"
         "c:u64",
         1, 0, 2, 3);
    CALL(3, 9,
         "a parameter called result\0"
         "result a b\0"
         "result=*result:i32 return:i32",
         P(three), 0, 0);
    CALL(1, 0,
         "chains\0"
         "p->next@colour p:ptr q[2]->next@colour#16 q n->@colour n\0"
         "",
         P(point), 0, 0);
    CALL(1, 0,
         "an instant\0"
         "a:i32\0"
         "instant",
         1);
    CALL(1, 0,
         "variants\0"
         "models=1\0"
         "a:i32\0"
         "\0"
         "models=2\0"
         "a:i64\0"
         "\0",
         1);
    CALL(3, 0,
         "an end with values of its own\0"
         "a:i32\0"
         "x y z:i32 ; w",
         1, 2, 3);
    CALL(1, 0,
         "a parameter without a name\0"
         "_ _ a:i32\0"
         "",
         0, 0, 5);

    CALL(3, 0,
         "signed bytes, negative lengths, secrets, NULL\0"
         "a:i8 n:i32 w[n]:chars ?\0"
         "*w:i8 ?",
         (uint64_t)-2, (uint64_t)(uint32_t)-1, (uintptr_t)word);
    CALL(3, 0,
         "either\0"
         "a:secret n:i32 w[n|zero]:chars\0"
         "",
         (uintptr_t)word, (uint64_t)(uint32_t)-1, (uintptr_t)word);
    CALL(3, 0,
         "nulls\0"
         "*a:i32 b:{point} c[n]:i32 ; n ?\0"
         "",
         0, (uintptr_t)point, 0, 0, 1);
    return 0;
}
