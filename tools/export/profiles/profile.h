/* profile.h - a profile: a tree of frames, and what was measured in each
 *
 * What hatchet files hold. A frame stands under its caller; equal names under one caller are one frame, except kernels
 * of different devices.
 */
#ifndef PROFILE_H
#define PROFILE_H
#include "read/read.h"
#include "support/map.h"
#include "support/memory.h"

enum profile_kind { PROFILE_NONE, PROFILE_INT, PROFILE_REAL, PROFILE_TEXT, PROFILE_INTS, PROFILE_REALS };

/* What a metric's name says of it: its last words, which readers do not see. */
enum profile_sort {
    PROFILE_INCLUSIVE, /* a frame has the sum of what lies below it */
    PROFILE_EXCLUSIVE, /* "(exc)": the frame's own */
    PROFILE_PROPERTY   /* "(pty)": the last value counts, nothing is added */
};

typedef struct profile_metric {
    uint32_t name; /* of profile.names */
    enum profile_kind kind;
    uint32_t n; /* of an array or a text */
    union {
        int64_t i;
        double f;
        char *text;
        int64_t *ints;
        double *reals;
    } v;
} profile_metric;

enum { PROFILE_DEPTH_MAX = 250 };
#define PROFILE_DEEPER "(more, too deep to be told apart)"
typedef struct profile_node {
    struct profile_node *up, *down, *last, *next; /* down: the first child */
    const char *name;
    uint64_t order, made; /* children are shown by the first: when they were first seen; then by the second */
    profile_metric *metrics;
    uint32_t nmetrics;
    uint32_t device;
    uint32_t depth; /* the root has 0; scopes that lie too deep are one node, PROFILE_DEEPER */
} profile_node;

typedef struct profile_name {
    const char *text;
    enum profile_sort sort;
    enum profile_kind kind; /* PROFILE_REAL if any value is */
} profile_name;

typedef struct profile {
    profile_node *root;
    tr_map3 nodes; /* parent, name, device */
    tr_map3 texts, keys;
    profile_name *names; /* of metrics, in the order they came */
    size_t nnames, name_room, nodes_made;
    tr_arena arena;
} profile;

#define PROFILE_NO_DEVICE UINT32_MAX

void profile_open(profile *p);
void profile_close(profile *p);
const char *profile_text(profile *p, const char *text, size_t n); /* equal texts have one address */
/* The child; made with that order if it is new. */
profile_node *profile_child(profile *p, profile_node *up, const char *name, uint32_t device, uint64_t order);
/* `name` may end in (exc) or (pty). */
uint32_t profile_metric_name(profile *p, const char *name, size_t n);
void profile_add_int(profile *p, profile_node *n, uint32_t name, int64_t value);
/* A field as a metric: numbers and arrays are added up, texts replaced. */
void profile_add(profile *p, profile_node *n, const tr_value *value);
/* Puts children into their order; call it once, when nothing is added any more. */
void profile_sort_children(profile *p);
#endif
