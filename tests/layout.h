/* layout.h - holds our structs and numbers against a vendor's own headers: what differs does not compile
 *
 *   SAME(ours, field, theirs, field)   both fields begin at the same byte and are as long
 *   MEMBERS(ours, theirs, field, field, ...)   SAME of up to 13 pairs of fields: ours, theirs, ours, theirs
 *   SIZE(ours, theirs)                 both types are as long
 *   VALUE(ours, theirs)                both numbers are equal */
#include <stddef.h>

#define SAME(ours, ofield, theirs, tfield) \
    _Static_assert(offsetof(ours, ofield) == offsetof(theirs, tfield) && \
                       sizeof(((ours *)0)->ofield) == sizeof(((theirs *)0)->tfield), \
                   #ours "." #ofield " is not " #theirs "." #tfield)
#define SIZE(ours, theirs) _Static_assert(sizeof(ours) == sizeof(theirs), #ours " has not the size of " #theirs)
#define VALUE(ours, theirs) _Static_assert((long long)(ours) == (long long)(theirs), #ours " is not " #theirs)
/* clang-format off */
#define MEMBERS_1(o, t, a, b) SAME(o, a, t, b)
#define MEMBERS_2(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_1(o, t, __VA_ARGS__)
#define MEMBERS_3(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_2(o, t, __VA_ARGS__)
#define MEMBERS_4(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_3(o, t, __VA_ARGS__)
#define MEMBERS_5(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_4(o, t, __VA_ARGS__)
#define MEMBERS_6(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_5(o, t, __VA_ARGS__)
#define MEMBERS_7(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_6(o, t, __VA_ARGS__)
#define MEMBERS_8(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_7(o, t, __VA_ARGS__)
#define MEMBERS_9(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_8(o, t, __VA_ARGS__)
#define MEMBERS_10(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_9(o, t, __VA_ARGS__)
#define MEMBERS_11(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_10(o, t, __VA_ARGS__)
#define MEMBERS_12(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_11(o, t, __VA_ARGS__)
#define MEMBERS_13(o, t, a, b, ...) MEMBERS_1(o, t, a, b); MEMBERS_12(o, t, __VA_ARGS__)
#define MEMBERS_OF(a1, b1, a2, b2, a3, b3, a4, b4, a5, b5, a6, b6, a7, b7, a8, b8, a9, b9, a10, b10, a11, b11, \
        a12, b12, a13, b13, one, ...) one
#define MEMBERS(ours, theirs, ...) \
    MEMBERS_OF(__VA_ARGS__, MEMBERS_13, MEMBERS_13, MEMBERS_12, MEMBERS_12, MEMBERS_11, MEMBERS_11, MEMBERS_10, \
        MEMBERS_10, MEMBERS_9, MEMBERS_9, MEMBERS_8, MEMBERS_8, MEMBERS_7, MEMBERS_7, MEMBERS_6, MEMBERS_6, \
        MEMBERS_5, MEMBERS_5, MEMBERS_4, MEMBERS_4, MEMBERS_3, MEMBERS_3, MEMBERS_2, MEMBERS_2, MEMBERS_1, \
        MEMBERS_1, none)(ours, theirs, __VA_ARGS__)
/* clang-format on */
