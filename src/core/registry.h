/* registry.h - what registry.c offers to the other files */
#ifndef TRACE_CORE_REGISTRY_H
#define TRACE_CORE_REGISTRY_H
#include "state.h"
#include "recorder.h"

typedef struct trace__fact {
    struct trace__fact *next;  /* chain of the hash table */
    struct trace__fact *later; /* order of arrival */
    uint64_t hash;
    uint32_t record; /* TRACE_REC_*, 0: an alias kept for lookup only */
    uint32_t id;
    uint32_t skip;  /* bytes at the front of the body that hold ids and take no part in comparison */
    uint32_t bytes; /* of the body, which follows */
    uint32_t told;  /* generation of the file that has it */
} trace__fact;
TRACE__INTERNAL unsigned char *trace__body(const trace__fact *f);
enum { TRACE__BUCKETS = 4096 };
TRACE__EXTERN(trace__fact *trace__facts[TRACE__BUCKETS]);
TRACE__EXTERN(uint32_t trace__generation);
#define TRACE__GENERATION() __atomic_load_n(&trace__generation, __ATOMIC_RELAXED)
TRACE__INTERNAL uint64_t trace__hash(const void *data, size_t bytes, uint64_t h);
TRACE__INTERNAL trace__fact *trace__find(uint32_t record, const void *body, uint32_t bytes, uint32_t skip,
                                         uint64_t hash);
TRACE__INTERNAL unsigned char *trace__room(size_t bytes);
TRACE__INTERNAL trace__fact *trace__keep(uint32_t record, uint32_t id, const void *body, uint32_t bytes, uint32_t skip,
                                         uint64_t hash);
TRACE__INTERNAL bool trace__dictionary(uint32_t record, const void *body, uint32_t bytes);
TRACE__INTERNAL bool trace__tell(trace__fact *f);
TRACE__INTERNAL bool trace__replay(void);
TRACE__INTERNAL unsigned char *trace__put_name(unsigned char *p, const char *s);
TRACE__INTERNAL uint32_t trace__encode(unsigned char *body, size_t room, const trace__desc *d, const char *name,
                                       uint32_t id, uint32_t pair);
TRACE__INTERNAL bool trace__begin_registering(void);
TRACE__INTERNAL uint32_t trace__site_here(uint32_t abi, trace__site *site, const char *name);
TRACE__INTERNAL uint32_t trace__named_here(const trace__site *site, const char *name);
TRACE__INTERNAL uint32_t trace__described_here(const trace__desc *desc, const char *name);
TRACE__INTERNAL uint32_t trace__called_here(trace__site *site, trace_name name);
TRACE__INTERNAL uint32_t trace__intern_here(const char *text, size_t length);
TRACE__INTERNAL uint32_t trace__place_here(const trace__place *place);
TRACE__INTERNAL void trace__state_fact(uint32_t record, const unsigned char *body, uint32_t bytes, uint32_t skip);
TRACE__INTERNAL void trace__define_enum_here(const trace__enum *e);
TRACE__INTERNAL uint32_t trace__track_tell(uint32_t id, uint32_t parent, int kind, const char *name, const char *clock);
TRACE__EXTERN(uint32_t trace__next_id); /* of an event or an enum */
TRACE__EXTERN(uint32_t trace__next_string);
#endif
