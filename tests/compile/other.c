/* other.c - a second unit, also built as a static and as a shared library */
#include "use.h"

#ifdef __cplusplus
extern "C"
#endif
    void
    other_unit(void);
void other_unit(void) { use_all("other"); }
