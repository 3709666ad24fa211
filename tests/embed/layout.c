/* layout.c - prints TRACE__LAYOUT, and size and places of members of what programs and libraries share
 * (docs/internals/abi.md) */
#define TRACE_IMPL
#include "trace.in.h"

#define SIZE(type) printf("%s %zu\n", #type, sizeof(type))
#define AT(type, member) printf("%s.%s %zu\n", #type, #member, offsetof(type, member))
#define PLACE(name) AT(trace__controls, name);
#define X(R, name, declared, passed, otherwise) PLACE(name)
#define V(name, declared, passed) PLACE(name)

int main(void)
{
    printf("TRACE__LAYOUT %d\n", TRACE__LAYOUT);
    SIZE(trace__recorder);
    AT(trace__recorder, abi);
    AT(trace__recorder, clock);
    AT(trace__recorder, level);
    AT(trace__recorder, self);
    AT(trace__recorder, site);
    AT(trace__recorder, event);
    AT(trace__recorder, named);
    AT(trace__recorder, open_slow);
    AT(trace__recorder, open_nested);
    AT(trace__recorder, clock_slow);
    AT(trace__recorder, put_str);
    AT(trace__recorder, called);
    AT(trace__recorder, described);
    AT(trace__recorder, pin);
    AT(trace__recorder, controls);
    AT(trace__recorder, services);
    AT(trace__recorder, version);
    SIZE(trace__writer);
    AT(trace__writer, cur);
    AT(trace__writer, end);
    AT(trace__writer, last);
    AT(trace__writer, chunk);
    AT(trace__writer, busy);
    AT(trace__writer, live);
    AT(trace__writer, done);
    AT(trace__writer, shared);
    AT(trace__writer, dropped);
    AT(trace__writer, seq);
    AT(trace__writer, stream);
    AT(trace__writer, owner);
    AT(trace__writer, nesting);
    AT(trace__writer, tid);
    AT(trace__writer, nested);
    SIZE(trace__site);
    AT(trace__site, id);
    AT(trace__site, ndesc);
    AT(trace__site, desc);
    AT(trace__site, owner);
    SIZE(trace__desc);
    AT(trace__desc, api);
    AT(trace__desc, name);
    AT(trace__desc, kind);
    AT(trace__desc, level);
    AT(trace__desc, nfields);
    AT(trace__desc, fields);
    SIZE(trace__field);
    AT(trace__field, name);
    AT(trace__field, type);
    AT(trace__field, role);
    AT(trace__field, hint);
    SIZE(struct trace__kept_name);
    AT(struct trace__kept_name, owner);
    AT(struct trace__kept_name, ids);
    AT(struct trace__kept_name, text);
    SIZE(trace__controls);
    TRACE__CONTROLS(X, V)
    SIZE(trace__services);
    AT(trace__services, layout);
    AT(trace__services, config);
    AT(trace__services, place);
    SIZE(trace__config);
    AT(trace__config, mode);
    AT(trace__config, level);
    AT(trace__config, rank);
    SIZE(trace__schedule);
    AT(trace__schedule, when);
    AT(trace__schedule, chosen);
    AT(trace__schedule, open);
    SIZE(trace__backend);
    SIZE(trace__watch);
    SIZE(trace__enum);
    SIZE(trace__place);
    return 0;
}
