/* waits.c - see waits.h */
#include "waits.h"
#include <stddef.h>
#include <string.h>

static const struct {
    const char *name;
    enum wait_kind wait;
} calls[] = {
    {"StreamSynchronize", WAIT_STREAM},  {"DeviceSynchronize", WAIT_CONTEXT},   {"CtxSynchronize", WAIT_CONTEXT},
    {"ThreadSynchronize", WAIT_CONTEXT}, {"EventSynchronize", WAIT_EVENT},      {"StreamWaitEvent", WAIT_STREAM_EVENT},
    {"EventRecord", WAIT_RECORD},        {"EventRecordWithFlags", WAIT_RECORD},
};

enum wait_kind waits_of(const char *name)
{
    static const char *const endings[] = {"_ptsz", "_ptds", "_v2"};
    size_t i, prefix = !strncmp(name, "cuda", 4) ? 4 : !strncmp(name, "hip", 3) ? 3 : !strncmp(name, "cu", 2) ? 2 : 0;
    size_t n = strlen(name + prefix);
    for (i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t m = strlen(endings[i]);
        if (n > m && !strncmp(name + prefix + n - m, endings[i], m))
            n -= m;
    }
    for (i = 0; prefix && i < sizeof calls / sizeof *calls; i++)
        if (strlen(calls[i].name) == n && !strncmp(name + prefix, calls[i].name, n))
            return calls[i].wait;
    return WAIT_NONE;
}
