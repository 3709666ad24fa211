/* layout.h - holds our structs and numbers against a vendor's own headers: what differs does not compile
 *
 *   SAME(ours, field, theirs, field)   both fields begin at the same byte and are as long
 *   SIZE(ours, theirs)                 both types are as long
 *   VALUE(ours, theirs)                both numbers are equal */
#include <stddef.h>

#define SAME(ours, ofield, theirs, tfield) \
    _Static_assert(offsetof(ours, ofield) == offsetof(theirs, tfield) && \
                       sizeof(((ours *)0)->ofield) == sizeof(((theirs *)0)->tfield), \
                   #ours "." #ofield " is not " #theirs "." #tfield)
#define SIZE(ours, theirs) _Static_assert(sizeof(ours) == sizeof(theirs), #ours " has not the size of " #theirs)
#define VALUE(ours, theirs) _Static_assert((long long)(ours) == (long long)(theirs), #ours " is not " #theirs)
