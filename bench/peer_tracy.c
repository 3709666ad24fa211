/* peer_tracy.c - zones of Tracy's C API, without a viewer: they stay in memory, and none reach a file
 *
 * Fields are text in Tracy, so the variant with fields prints them. */
#include "bench.h"
#include <tracy/TracyC.h>

VARIANT(empty, {
    TracyCZoneN(zone, "work", 1);
    TracyCZoneEnd(zone);
})
VARIANT(full, {
    char args[96];
    int n = snprintf(args, sizeof args, "a=%llu b=%llu s=%s", (unsigned long long)FIELD_A, (unsigned long long)FIELD_B,
                     FIELD_S);
    TracyCZoneN(zone, "work", 1);
    TracyCZoneText(zone, args, (size_t)n);
    TracyCZoneEnd(zone);
})

static void peer_start(const char *out, const char *variant) { (void)out, (void)variant; }
static void peer_thread(int n)
{
    char name[32];
    snprintf(name, sizeof name, "bench %d", n);
    TracyCSetThreadName(name);
}
static void peer_stop(void) {}

PEER("tracy", {"empty", empty, empty_single}, {"full", full, full_single})
