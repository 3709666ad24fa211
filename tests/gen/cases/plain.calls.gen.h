/* Generated: trace-gen emit --rules plain.rules --part calls plain.model
 * Change the rules, not this file. */
#define trace__toy_loaded(X) X("libtoy")
#define trace__toy_open(X)
#define trace__toy_absent 9 /* what a caller gets of a function that no library has */
#define trace__toy_symbol(name) name
#ifdef TRACE__INJECT
#define trace__toy_static 0
#define trace__toy_declare_linked(id, name)
#define trace__toy_linked(id) NULL
#else
#define trace__toy_static 1
#define trace__toy_declare_linked(id, name) extern void id##_linked(void) __asm__("real_" name "");
#define trace__toy_linked(id) id##_linked
#endif
#define trace__toy_layered 0
#define trace__toy_shown TRACE__WRAPPER
#define trace__toy_source_id TRACE_SOURCE_CUSTOM
#define trace__toy_model trace__toy_model
#define trace__toy_read trace__toy_handle
#define trace__toy_first NULL
#define trace__toy_error trace__toy_class
#define trace__toy_links NULL

static const trace__script trace__toy_structs[] = {
    {0, 0, 0},
};

static const trace__script trace__toy_enums[] = {
    {"TOY_COLOUR", 0 | 1 << 8, "TOY_RED=1 TOY_BLUE=16"},
    {0, 0, 0},
};

/* what texts name by number */
static const trace__derive trace__toy_derived[] = {
    trace__toy_derive_remember, /* 0 */
    trace__toy_derive_now, /* 1 */
    trace__toy_derive_size, /* 2 */
    trace__toy_derive_opened, /* 3 */
    trace__toy_derive_at_once, /* 4 */
    trace__toy_derive_least, /* 5 */
    trace__toy_derive_both, /* 6 */
};
TRACE__LIBRARY(trace__toy, "TOY")

TRACE__PASS(trace__toy, 3, 2, 1, 5, trace__toy_toy_open, "toy_open", (int32_t flags, uint64_t where, void *out), ((uint64_t)flags, (uint64_t)where, (uintptr_t)out,),
    "flags,where,out\0" "4<<0(0,5) 0<!1(4) 6<2(1) 0i 6x=where 7L=where_size\0" "!3 0<<3(4,3) 2*T 3i@TOY_COLOUR=result/RESULT")

TRACE__PASS(trace__toy, 4, 2, 2, 0, trace__toy_toy_send, "toy_send", (uint64_t h, const void *values, int32_t n, int32_t kind), ((uint64_t)h, (uintptr_t)values, (uint64_t)n, (uint64_t)kind,),
    "h,values,n,kind\0" "5<4(0,2) 8<6(2,6) 5x=h 6L=h_size 1[7]i 2i 3i@TOY_COLOUR 8L=sent/BYTES_SENT/B 9L=kept\0" "!4 4i@TOY_COLOUR=result/RESULT")

#if TOY_HAS_TIME

TRACE__CALL(trace__toy, 0, 3, double, trace__toy_toy_time, "toy_time", (void), (), (0),
    "\0" "\0" "0d=result")

#endif
