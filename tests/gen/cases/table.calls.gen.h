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

static const trace__script trace__toy_structs[] = {
    {"toy_box", 0, "size+0:{toy_extent} name+16[8]:chars *list+40[n+48:u32]:i32 n+48:u32 u+52[4]:bytes"},
    {"toy_extent", 0, "width+0:u64 height+8:u64"},
    {"toy_pair", 0, "a+0:i16 b+2:i16"},
    {0, 0, 0},
};

static const trace__script trace__toy_enums[] = {
    {"toy_access_flags", 1, "TOY_READ=1 TOY_WRITE"},
    {"toy_status", 0, "TOY_OK!=0 TOY_BUSY!=5 TOY_WRONG=9"},
    {0, 0, 0},
};
#define trace__toy_derived NULL
TRACE__LIBRARY(trace__toy, "TOY")

TRACE__CALL_SHARED(trace__toy, 1, 3, int, trace__toy_toy_asks, "toy_asks", (void *number), (number), ((uintptr_t)number),
    8, !trace__r, (), (TRACE__AT32(number) TRACE__GIVEN32(trace__r)),
    "number\0" "*number:i32 return:status@toy_status")

TRACE__CALL(trace__toy, 3, 3, int, trace__toy_toy_by_value, "toy_by_value", (trace__bytes16 big, trace__bytes4 small, float f), (big, small, f),
    (TRACE__V(big), TRACE__V(small), TRACE__V(f)),
    "big:copy{toy_extent} small:value{toy_pair} f:f32\0" "return:status@toy_status")

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

TRACE__CALL_INLINE(trace__toy, 3, 2, int, trace__toy_toy_move, "toy_move", (void *s, trace__bytes16 by, void *now), (s, by, now), ((uintptr_t)s,
    TRACE__V(by), (uintptr_t)now),
    52, !trace__r, (TRACE__GIVEN64(s) TRACE__GIVEN(16, by)), (TRACE__GIVEN64(now) TRACE__AT(16, now) TRACE__GIVEN32(trace__r)),
    "s:handle by:copy{toy_extent} now\0" "now:{toy_extent} return:status@toy_status")

TRACE__HOOK(trace__toy_toy_open_before)
{
    if (!trace__v[1])
        trace__v[1] = trace__forward_lend(trace__v, 2);
}

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
    "s:handle n:u32 ; bytes:u64/BYTES/B\0" "return:status@toy_status")

TRACE__CALL_HOOKED(trace__toy, 2, 1, void *, trace__toy_toy_reopen, "toy_reopen", (int32_t n, void *error), (n, error), ((uint64_t)n, (uintptr_t)error), 0,
    (int trace__lent = 0;),
    (if (!error) trace__v[1] = (uintptr_t)(error = &trace__lent);), (), (), (),
    "n:i32 error\0" "*error:i32 return:handle")

TRACE__CALL_STRAIGHT(trace__toy, 2, 3, int, trace__toy_toy_which, "toy_which", (void *s, void *number), (s, number), ((uintptr_t)s, (uintptr_t)number),
    16, !trace__r, (TRACE__GIVEN64(s)), (TRACE__AT32(number) TRACE__GIVEN32(trace__r)),
    "s:handle number\0" "*number:i32 return:status@toy_status")

TRACE__FORWARDING_BEGIN

TRACE__FORWARD_AROUND(trace__toy, 4, 1, int, trace__toy_toy_copy, "toy_copy", (void *s, const void *box, int flags, uint32_t more), ((uintptr_t)s,
    (uintptr_t)box, (uint64_t)flags, (uint64_t)more,),
    trace__toy_toy_copy_before, NULL, (),
    "s:handle box:{toy_box} flags:i32@toy_access_flags more:u32@toy_access_flags ; bytes:u64/BYTES/B\0" "return:status@toy_status")

TRACE__FORWARD_AROUND(trace__toy, 3, 1, int, trace__toy_toy_find, "toy_find", (const void *name, void *function, int32_t version), ((uintptr_t)name,
    (uintptr_t)function, (uint64_t)version,),
    NULL, trace__toy_toy_find_after, (),
    "name:string function version:i32\0" "*function:ptr return:status@toy_status")

TRACE__FORWARD_VOID(trace__toy, 1, 3, void, trace__toy_toy_free, "toy_free", (void *p), ((uintptr_t)p,),
    "p:ptr\0" "")

TRACE__FORWARD_AROUND(trace__toy, 3, 1, int, trace__toy_toy_list, "toy_list", (void *s, void *items, void *n), ((uintptr_t)s, (uintptr_t)items,
    (uintptr_t)n,),
    NULL, NULL, (2, 4,),
    "s:handle items *n:u32 ; n_max\0" "items[*n:u32<n_max]:ptr *n:u32 return:status@toy_status")

TRACE__FORWARD(trace__toy, 4, 1, int, trace__toy_toy_many, "toy_many", (void *out, const void *boxes, int32_t count, const void *label), ((uintptr_t)out,
    (uintptr_t)boxes, (uint64_t)count, (uintptr_t)label,),
    "out boxes[count]:{toy_box#56} count:i32 label:string\0" "*out:handle return:status@toy_status")

TRACE__FORWARD(trace__toy, 1, 3, const void *, trace__toy_toy_name, "toy_name", (int s), ((uint64_t)s,),
    "s:i32@toy_status\0" "return:string")

TRACE__FORWARD_AROUND(trace__toy, 2, 1, void *, trace__toy_toy_open, "toy_open", (int32_t n, void *error), ((uint64_t)n, (uintptr_t)error,),
    trace__toy_toy_open_before, NULL, (),
    "n:i32 error\0" "*error:i32 return:handle")

TRACE__FORWARDING_END

static const trace__entry trace__toy_entries[] = { /* name, first version, flags, what it was called then */
    {"toy_find", 1000, 0, &trace__toy_toy_find_call, (trace__function)trace__toy_toy_find},
    {0, 0, 0, 0, 0},
};
