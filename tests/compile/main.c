/* main.c - calls use_all() here and in other_unit(), and prints nothing when all is well */
#include "use.h"

#ifdef OTHER_UNIT
#ifdef __cplusplus
extern "C"
#endif
    void
    other_unit(void);
#endif

int main(void)
{
    use_all("main");
#ifdef OTHER_UNIT
    other_unit();
#endif
    return 0;
}
