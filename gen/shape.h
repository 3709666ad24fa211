/* shape.h - what a type is, found out from a model alone */
#ifndef GEN_SHAPE_H
#define GEN_SHAPE_H
#include "model.h"

typedef enum { NOTHING, INTEGER, FLOATING, ENUMERATED, RECORD, OPAQUE, CALLBACK } shape_base;

typedef struct shape {
    shape_base base; /* below all pointers */
    int width;       /* bytes of the base, 0 for NOTHING and OPAQUE */
    bool is_signed, is_bool, is_char;
    const fact *f; /* of an enum, struct or union that the model has */
    int pointers;
    unsigned constant;  /* bit i: const after i pointers; bit 0 is the base */
    long long elements; /* of an array member, all dimensions; else 0 */
    int bits;           /* of a bit field; else 0 */
    int shift;          /* the bit of its first byte that it begins with; -1: the model does not say */
} shape;

/* False: the type is none we know. */
bool shape_of(const model *m, const char *type, shape *s);

/* Whether what a pointer points to is const. */
bool shape_points_to_const(const shape *s);

/* How values of the enum are called in traces: by its typedef, if it has one. */
const char *shape_enum_name(const model *m, const fact *f);

/* Bytes of a value of this shape, an array's all elements. */
long long shape_size(const shape *s);
#endif
