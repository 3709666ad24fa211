/* Generated: trace-gen emit --rules callback.rules --part calls callback.model
 * Change the rules, not this file. */
#define trace__toy_loaded(X)
#define trace__toy_open(X)
#define trace__toy_absent 0 /* what a caller gets of a function that no library has */
#define trace__toy_symbol(name) name
#define trace__toy_static 0
#define trace__toy_declare_linked(id, name)
#define trace__toy_linked(id) NULL
#define trace__toy_layered 0
#define trace__toy_shown TRACE__WRAPPER
#define trace__toy_source_id TRACE_SOURCE_CUSTOM
#define trace__toy_model NULL
#define trace__toy_read NULL
#define trace__toy_first NULL
#define trace__toy_error NULL
#define trace__toy_links NULL

static const trace__script trace__toy_structs[] = {
    {0, 0, 0},
};

static const trace__script trace__toy_enums[] = {
    {0, 0, 0},
};
#define trace__toy_derived NULL
TRACE__LIBRARY(trace__toy, "TOY")

TRACE__FORWARDING_BEGIN

TRACE__PASS(trace__toy, 1, 2, 2, 0, trace__toy_toy_close, "toy_close", (uintptr_t p), ((uint64_t)p,),
    "p:handle\0" "")

TRACE__PASS(trace__toy, 3, 1, 1, 0, trace__toy_toy_each, "toy_each", (uintptr_t id, void *visit, void *w), ((uint64_t)id, (uintptr_t)visit, (uintptr_t)w,),
    "id:handle visit:handle w\0" "return:status")

TRACE__FORWARDING_END
