/* chrome_shapes.c - see chrome_shapes.h */
#include "chrome_shapes.h"
#include <ctype.h>

/* One tensor: its type, and where its sizes begin and end. */
typedef struct tensor {
    const char *type, *sizes;
    size_t ntype, nsizes;
} tensor;

static const char *const types[][2] = {
    {"f32", "float"},        {"f64", "double"}, {"f16", "c10::Half"}, {"bf16", "c10::BFloat16"},
    {"i64", "long int"},     {"i32", "int"},    {"i16", "short int"}, {"i8", "signed char"},
    {"u8", "unsigned char"}, {"bool", "bool"},  {"none", ""},
};

/* Reads a tensor at `p`; where it ends. */
static const char *read_tensor(const char *p, const char *end, tensor *t)
{
    *t = (tensor){.type = p};
    while (p < end && *p != '[' && *p != ' ' && *p != ')')
        p++;
    t->ntype = (size_t)(p - t->type);
    if (p == end || *p != '[')
        return p;
    t->sizes = ++p;
    while (p < end && *p != ']' && *p != ' ' && *p != ')')
        p++;
    t->nsizes = (size_t)(p - t->sizes);
    return p < end && *p == ']' ? p + 1 : p;
}

/* Only digits: "..." stands for sizes that were cut, "?" for some that are no numbers. */
static void put_sizes(tool_out *out, const tensor *t)
{
    size_t i = 0;
    bool any = false;
    out_room(out);
    out_char(out, '[');
    while (i < t->nsizes) {
        size_t k = i;
        while (k < t->nsizes && isdigit((unsigned char)t->sizes[k]) && k - i < 20)
            k++;
        if (k == i)
            break;
        out_room(out);
        if (any)
            out_put(out, ", ", 2);
        while (i + 1 < k && t->sizes[i] == '0') /* JSON knows no leading zeros */
            i++;
        out_put(out, t->sizes + i, k - i);
        any = true;
        i = k < t->nsizes && t->sizes[k] == ',' ? k + 1 : t->nsizes;
    }
    out_room(out);
    out_char(out, ']');
}

static void put_type(tool_out *out, const tensor *t)
{
    size_t i;
    for (i = 0; i < sizeof types / sizeof *types; i++)
        if (strlen(types[i][0]) == t->ntype && !memcmp(types[i][0], t->type, t->ntype)) {
            json_text(&(tool_json){.out = out, .after_key = true}, types[i][1], strlen(types[i][1]));
            return;
        }
    json_text(&(tool_json){.out = out, .after_key = true}, t->type, t->ntype);
}

static const char *put_list(tool_out *out, const char *p, const char *end, bool sizes)
{
    bool any = false;
    tensor t;
    if (sizes) {
        out_room(out);
        out_char(out, '[');
    }
    for (p++; p < end && *p != ')';) {
        if (*p == ' ') {
            p++;
            continue;
        }
        p = read_tensor(p, end, &t);
        if (sizes) {
            if (any)
                out_put(out, ", ", 2);
            put_sizes(out, &t);
        }
        any = true;
    }
    out_room(out);
    if (sizes)
        out_char(out, ']');
    else
        out_put(out, "\"TensorList\"", 12);
    return p < end ? p + 1 : p;
}

static void put_all(tool_out *out, const char *text, size_t n, bool sizes)
{
    const char *p = text, *end = text + n;
    bool any = false;
    tensor t;
    out_room(out);
    out_char(out, '[');
    while (p < end) {
        if (*p == ' ' || *p == ')') {
            p++;
            continue;
        }
        out_room(out);
        if (any)
            out_put(out, ", ", 2);
        any = true;
        if (*p == '(') {
            p = put_list(out, p, end, sizes);
            continue;
        }
        p = read_tensor(p, end, &t);
        if (p == t.type) /* "[" where a type should be: each turn takes something */
            p++;
        if (sizes)
            put_sizes(out, &t);
        else
            put_type(out, &t);
    }
    out_room(out);
    out_char(out, ']');
}

void chrome_shapes(chrome_members *m, const char *text, size_t n)
{
    member(m, "Input Dims");
    put_all(m->out, text, n, true);
    member(m, "Input type");
    put_all(m->out, text, n, false);
}
