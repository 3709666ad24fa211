/* Generated: trace-gen emit --rules table.rules --part calls table.model
 * Change the rules, not this file. */
#define trace__toy_loaded(X)
#define trace__toy_open(X) X("libtoy.so")
#define trace__toy_absent 9 /* what a caller gets of a function that no library has */
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
#ifndef TRACE__BYTES16
#define TRACE__BYTES16
typedef struct trace__bytes16 { uint32_t b[4]; } trace__bytes16;
#endif
#ifndef TRACE__BYTES4
#define TRACE__BYTES4
typedef struct trace__bytes4 { uint32_t b[1]; } trace__bytes4;
#endif
#define trace__toy_links NULL

static const trace__script trace__toy_enums[] = {
    {"toy_access_flags", 1, "TOY_READ=1 TOY_WRITE"},
    {"toy_status", 0, "TOY_OK!=0 TOY_BUSY!=5 TOY_WRONG=9"},
    {0, 0, 0},
};
#define trace__toy_derived NULL
TRACE__LIBRARY(trace__toy, "TOY")

/*: toy_asks: number -> *number:i32 return:status@toy_status */
TRACE__CALL_SHARED(trace__toy, 1, 3, int, trace__toy_toy_asks, "toy_asks", (void *number), (number), ((uintptr_t)number),
    8, !trace__r, (), (TRACE__AT32(number) TRACE__GIVEN32(trace__r)),
    "\5\0\2\10\20\0\20\1 Fnumber\0\6Aresult\0\1b\4\0A\2\0Da\4\1\0E")

/*: toy_by_value: big:copy{toy_extent} small:value{toy_pair} f:f32 -> return:status@toy_status */
TRACE__CALL(trace__toy, 3, 3, int, trace__toy_toy_by_value, "toy_by_value", (trace__bytes16 big, trace__bytes4 small, float f), (big, small, f),
    (TRACE__V(big), TRACE__V(small), TRACE__V(f)),
    "\5\5\1 \14X\10\3 Gbig.width\0G\4height\0Dsmall.a\0D\6b\0If\0\6Aresult\0\1d\10\0A\2\0T\20\0C\20\0Kd\2\1\3\0T\4\0C\4\0Ka\4\2\0Ea\4\3\0E")

TRACE__HOOK(trace__toy_toy_copy_before)
{
    TRACE__HOOK_VALUE const uint32_t more = (uint32_t)trace__v[3];
    trace__v[5] = (uint64_t)(more * 4);
}

TRACE__HOOK(trace__toy_toy_find_after)
{
    TRACE__HOOK_VALUE const void *const name = (const void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const function = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    toy_found(name, function, result);
}

/*: toy_move: s:handle by:copy{toy_extent} now -> now:{toy_extent} return:status@toy_status */
TRACE__CALL_INLINE(trace__toy, 3, 2, int, trace__toy_toy_move, "toy_move", (void *s, trace__bytes16 by, void *now), (s, by, now), ((uintptr_t)s,
    TRACE__V(by), (uintptr_t)now),
    52, !trace__r, (TRACE__GIVEN64(s) TRACE__GIVEN(16, by)), (TRACE__GIVEN64(now) TRACE__AT(16, now) TRACE__GIVEN32(trace__r)),
    "\5\3\4 $08\3 Ms\0Gby.width\0G\3height\0Lnow\0G\3.width\0G\4height\0\6Aresult\0\1a\10\0Fd\10\1\2\0T\20\0C\20\0Ka\10\2\0Ed\10\2\2\0T\20\0C\20\0K"
    "a\4\3\0E")

TRACE__HOOK(trace__toy_toy_open_before)
{
    if (!trace__v[1])
        trace__v[1] = trace__forward_lend(trace__v, 2);
}

/*: toy_push: s:handle n:u32 ; bytes:u64/BYTES/B -> return:status@toy_status */
TRACE__HOOKED_INLINE(trace__toy, 2, 1, 3, int, trace__toy_toy_push, "toy_push",
    (void *s, uint32_t n),
    (s, n), ((uintptr_t)s, (uint64_t)n), (
        unsigned waiting = toy_waiting(s);
        trace__v.at[3] = (uint64_t)(waiting + n * 4);
    ), (),
    24, !trace__r,
    (/* begin */ TRACE__GIVEN64(s) TRACE__GIVEN32(n) TRACE__GIVEN64(trace__v.at[3]) /* bytes */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(2)),
    "\5\3\1\34\14\20\10\2 Ms\0En\0\7\202bytes\0B\0\6Aresult\0\1c\3\24\0A\4\0B\1\10\3\14\0A\24\0Ca\4\2\0E")

/*: toy_reopen: n:i32 error -> *error:i32 return:handle */
TRACE__CALL_HOOKED(trace__toy, 2, 1, void *, trace__toy_toy_reopen, "toy_reopen", (int32_t n, void *error), (n, error), ((uint64_t)n, (uintptr_t)error), 0,
    (int trace__lent = 0;),
    (if (!error) trace__v[1] = (uintptr_t)(error = &trace__lent);), (), (), (),
    "\4\1\2\14\24\10\20\0Fn\0Ferror\0Mresult\0a\4\0Fb\4\1\2\0Da\10\2\0E")

/*: toy_which: s:handle number -> *number:i32 return:status@toy_status */
TRACE__CALL_STRAIGHT(trace__toy, 2, 3, int, trace__toy_toy_which, "toy_which", (void *s, void *number), (s, number), ((uintptr_t)s, (uintptr_t)number),
    16, !trace__r, (TRACE__GIVEN64(s)), (TRACE__AT32(number) TRACE__GIVEN32(trace__r)),
    "\5\1\2\20\20\10\20\2 Ms\0Fnumber\0\6Aresult\0\1a\10\0Fb\4\1\2\0Da\4\2\0E")

TRACE__FORWARDING_BEGIN

/*: toy_copy: s:handle box:{toy_box} flags:i32@toy_access_flags more:u32@toy_access_flags ; bytes:u64/BYTES/B -> */
/*:     return:status@toy_status */
TRACE__FORWARD_AROUND(trace__toy, 4, 1, int, trace__toy_toy_copy, "toy_copy", (void *s, const void *box, int flags, uint32_t more), ((uintptr_t)s,
    (uintptr_t)box, (uint64_t)flags, (uint64_t)more,),
    trace__toy_toy_copy_before, NULL, (),
    "\5\13\1\316\6\14\310\1\10\4 Ms\0Lbox\0G\3.size.width\0G\11height\0N\4name\0f\4list\0E\4n\0P\4u\0\6@flags\0\0\5@more\0\0\7\202bytes\0B\0\6Aresu"
    "lt\0\1c\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\20\0C\20\0Kg\1\1\0A\20\0D\10\0H@\0A\1\0C\30\0C\10\0Kh\4\1\0E\3\4\0A\1\0B(\0C@\0A\4\0C0\0C0\0Kb\4\1\0020"
    "\0Ch\1\1\0A4\0D\10\0I\1\1\0C8\0C\4\0Kc\3\20\0A\4\2\0A\3\4\5\10\0A\20\0Ca\4\4\0E")

/*: toy_find: name:string function version:i32 -> *function:ptr return:status@toy_status */
TRACE__FORWARD_AROUND(trace__toy, 3, 1, int, trace__toy_toy_find, "toy_find", (const void *name, void *function, int32_t version), ((uintptr_t)name,
    (uintptr_t)function, (uint64_t)version,),
    NULL, trace__toy_toy_find_after, (),
    "\5\2\2\222\2\0240\20\3 Nname\0Fversion\0Lfunction\0\6Aresult\0\1e\10\0V\10\0Oa\4\2\0Eb\10\1\2\0Da\4\3\0E")

/*: toy_free: p:ptr -> () */
TRACE__FORWARD_VOID(trace__toy, 1, 3, void, trace__toy_toy_free, "toy_free", (void *p), ((uintptr_t)p,),
    "\4\1\0\20\10\10\0\0Lp\0a\10\0F")

/*: toy_list: s:handle items *n:u32 ; n_max -> items[*n:u32<n_max]:ptr *n:u32 return:status@toy_status */
TRACE__FORWARD_AROUND(trace__toy, 3, 1, int, trace__toy_toy_list, "toy_list", (void *s, void *items, void *n), ((uintptr_t)s, (uintptr_t)items,
    (uintptr_t)n,),
    NULL, NULL, (2, 4,),
    "\5\2\3\24\226\4\208\3 Ms\0En\0litems\0En\0\6Aresult\0\1a\10\0Fb\4\2\2\0Dh\10\1\0E\2\4\4\0G@\0A\10\0C\10\0C\2\0Kb\4\2\2\0Da\4\3\0E")

/*: toy_many: out boxes[count]:{toy_box#56} count:i32 label:string -> *out:handle return:status@toy_status */
TRACE__FORWARD(trace__toy, 4, 1, int, trace__toy_toy_many, "toy_many", (void *out, const void *boxes, int32_t count, const void *label), ((uintptr_t)out,
    (uintptr_t)boxes, (uint64_t)count, (uintptr_t)label,),
    "\5\6\2\352\14\24\320\1\20\4 gboxes.size.width\0g\13height\0N\6name\0e\7\0Fcount\0Nlabel\0Mout\0\6Aresult\0\1h\10\1\0E\1\4\0C\1\0D\20\0A8\0C\10\0"
    "C\2\0Kh\10\1\0A\10\0C\1\4\0C\1\0D\20\0A8\0C\20\0C\2\0Ki\1\1\0A\20\0C\1\4\0C\1\0D\20\0A8\0C\10\0C\2\0Kh\4\1\0A0\0C\1\4\0C\1\0D\20\0A8\0C4\0C\2\0"
    "Ka\4\2\0Ee\10\3\0U\10\0Ob\10\0A\2\0Da\4\4\0E")

/*: toy_name: s:i32@toy_status -> return:string */
TRACE__FORWARD(trace__toy, 1, 3, const void *, trace__toy_toy_name, "toy_name", (int s), ((uint64_t)s,),
    "\4\1\1\14\216\2\10(\0\6@s\0\1Nresult\0a\4\0Fe\10\1\0U\10\0O")

/*: toy_open: n:i32 error -> *error:i32 return:handle */
TRACE__FORWARD_AROUND(trace__toy, 2, 1, void *, trace__toy_toy_open, "toy_open", (int32_t n, void *error), ((uint64_t)n, (uintptr_t)error,),
    trace__toy_toy_open_before, NULL, (),
    "\4\1\2\14\24\10\20\0Fn\0Ferror\0Mresult\0a\4\0Fb\4\1\2\0Da\10\2\0E")

TRACE__FORWARDING_END

static const trace__entry trace__toy_entries[] = { /* name, first version, flags, what it was called then */
    {"toy_find", 1000, 0, &trace__toy_toy_find_call, (trace__function)trace__toy_toy_find},
    {0, 0, 0, 0, 0},
};
