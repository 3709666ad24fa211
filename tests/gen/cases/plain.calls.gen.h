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

static const trace__script trace__toy_enums[] = {
    {"TOY_COLOUR", 0 | 1 << 8, "TOY_RED=1 TOY_BLUE=16"},
    {0, 0, 0},
};

static const trace__derive trace__toy_derived[] = {
    trace__toy_derive_remember,
    trace__toy_derive_now,
    trace__toy_derive_size,
    trace__toy_derive_opened,
    trace__toy_derive_at_once,
    trace__toy_derive_both,
};
TRACE__LIBRARY(trace__toy, "TOY")

/*: toy_open: [always]was=remember(flags,room) [call]now(was) $size=size(where) flags:i32 where where=$size:handle */
/*:     where_size=$size.bytes:u64 out ; room -> [always]opened(was,return) *out:truth return:status@TOY_COLOUR */
TRACE__PASS_INLINE(trace__toy, 3, 4, 2, 1, 4, trace__toy_toy_open, "toy_open",
    (int32_t flags, uint64_t where, void *out),
    (flags, where, out), ((uint64_t)flags, (uint64_t)where, (uintptr_t)out), (flags, where, out),
    (/* always */ TRACE__ROOM_AT(4) TRACE__DERIVE(trace__toy, remember, 5, 0, 4) /* was=remember(flags,room) */),
    (/* derived */ TRACE__DERIVE(trace__toy, size, 6, 1) /* $size=size(where) */),
    (/* around */ TRACE__DERIVE(trace__toy, now, 0, 5) /* now(was) */), (/* after */ TRACE__DERIVE(trace__toy, opened, 0, 5, 3) /* opened(was,return) */),
    (),
    25, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN32(flags) TRACE__GIVEN64(trace__v.at[6]) /* where */
        TRACE__GIVEN64(trace__v.at[7]) /* where_size */),
    (/* end */ TRACE__TRUTH_AT(out) TRACE__GIVEN32(trace__r) TRACE__PADDED),
    (/* kept */ TRACE__KEEP(2) TRACE__KEEP(3)),
    "\15\3\2\34\15\0200\3 \0\0\1\1\1\1\0Fflags\0Mwhere\0G\5_size\0Kout\0\6Aresult\0\0c\3\24\0A\4\0B\6\4\7\14\0A\24\0Cj\1\2\0U\1\0Oa\4\3\0M\5\0A\4\0M"
    "\2\0G\6\1\0N\1\0H\5\0N\3\0H\5\3\0M")

#if TOY_HAS_TIME

/*: toy_time: () -> return:f64 */
TRACE__CALL(trace__toy, 0, 3, double, trace__toy_toy_time, "toy_time", (void), (), (0),
    "\4\0\1\10\20\0\10\0Jresult\0a\10\0F")

#endif

TRACE__FORWARDING_BEGIN

/*: toy_send: $at_once=at_once(h,n) $both=both(n,$at_once.size.bytes) h h=$at_once.size:handle */
/*:     h_size=$at_once.size.bytes:u64 values[$at_once.least]:i32 n:i32 kind:i32@TOY_COLOUR */
/*:     sent=$both:u64/BYTES_SENT/B kept=$both.kept:u64 -> return:status@TOY_COLOUR */
TRACE__PASS(trace__toy, 4, 2, 2, 0, trace__toy_toy_send, "toy_send", (uint64_t h, const void *values, int32_t n, int32_t kind), ((uint64_t)h,
    (uintptr_t)values, (uint64_t)n, (uint64_t)kind,),
    "\15\7\1\266\2\14H\10\4 \0\0\0\2\0\0\0Mh\0Gh_size\0fvalues\0Fn\0\6@kind\0\0\7\203sent\0B\0Gkept\0\6Aresult\0\0c\2\20\0A\2\5\0A\6\10\0Gh\4\1\0E\1"
    "\10\0H@\0A\4\0C\4\0C\7\0Kc\4\30\0A\4\2\0A\3\4\10\10\11\20\0Ca\4\4\0E\4\0G\5\0A\2\0M\5\0G\10\2\6\0M")

TRACE__FORWARDING_END
