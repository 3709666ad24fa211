/* recorder.cpp - which recorder the extension records with: the one that traceh._record uses
 *
 * An extension finds no symbol of another one, so Python passes the address on. */
#include "observer.h"

/* Off, and of no layout: what is used before there is another. */
trace__recorder trace_recorder_1;

namespace traceh
{
bool use_recorder(trace__recorder *r)
{
    if (r->abi != TRACE__ABI)
        return false;
    __atomic_store_n(&trace__active, r, __ATOMIC_RELEASE);
    return true;
}

void begin_task(const char *domain, trace_name name)
{
    const trace__desc desc = {domain, nullptr, TRACE_KIND_BEGIN, TRACE_LEVEL_MINIMAL, 0, nullptr};
    if (name)
        trace__event(trace__described(&desc, name->text));
}
} // namespace traceh
