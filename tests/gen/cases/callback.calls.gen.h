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

static const trace__script trace__toy_enums[] = {
    {0, 0, 0},
};
#define trace__toy_derived NULL
TRACE__LIBRARY(trace__toy, "TOY")

TRACE__FORWARDING_BEGIN

/*: toy_close: p:handle -> () */
TRACE__PASS(trace__toy, 1, 2, 2, 0, trace__toy_toy_close, "toy_close", (uintptr_t p), ((uint64_t)p,),
    "\4\1\0\20\10\10\0\0Mp\0a\10\0F")

/*: toy_each: id:handle visit:handle w -> return:status */
TRACE__PASS(trace__toy, 3, 1, 1, 0, trace__toy_toy_each, "toy_each", (uintptr_t id, void *visit, void *w), ((uint64_t)id, (uintptr_t)visit, (uintptr_t)w,),
    "\5\2\1\30\14\20\10\3 Mid\0Mvisit\0\6\1result\0c\2\20\0A\2\0B\1\10\0Ga\4\3\0E")

TRACE__FORWARDING_END
