/* default_off.c - a framework that ships with recording off until the environment, or the program, asks */
#include "t.h"

/*= nobody_asks
 * 0 files
 */
/*= environment_asks
 * env TRACE_ENABLE=1
 * 10 instant tick
 */
/*= environment_denies
 * env TRACE_ENABLE=0
 * 0 files
 */
/*= wrong_answer
 * env TRACE_ENABLE=yes
 * stderr trace: TRACE_ENABLE=yes .*
 * 0 files
 */
static int waits(void)
{
    ticks(10);
    return 0;
}
/*= program_asks
 * 10 instant tick
 */
static int program_asks(void)
{
    ticks(10);
    trace_start();
    ticks(10);
    return 0;
}

CASES({"nobody_asks", waits}, {"environment_asks", waits}, {"environment_denies", waits}, {"wrong_answer", waits},
      {"program_asks", program_asks})
