/* order.c - takes the lock while it holds a later one, which ends it */
#include "core/check.h"

int main(void)
{
    trace__takes(TRACE__RANK_LOCK);
    trace__takes(TRACE__RANK_HOMES);
    trace__gives(TRACE__RANK_HOMES);
    trace__takes(TRACE__RANK_LOCK);
    return 0;
}
