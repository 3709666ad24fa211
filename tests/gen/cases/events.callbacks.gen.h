/* Generated: trace-gen emit --rules events.rules --part callbacks events.model
 * Change the rules, not this file. */
#define trace__toy_links NULL

static const trace__script trace__toy_enums[] = {
    {"toy_lock_t", 0, "toy_lock_spin=1 toy_lock_fair=3"},
    {0, 0, 0},
};

static const trace__library trace__toy_library = {"TOY", TRACE_SOURCE_CUSTOM, trace__toy_enums, NULL, NULL, NULL, NULL, false, false, NULL, NULL, NULL,
    NULL, NULL};

static trace__call trace__toy_lock_events[] = {
/*: other: kind:i32@toy_lock_t lock:ptr -> instant */
    TRACE__EVENT(2, "other", "\24\2\0\24\10\20\0\0\6@kind\0\0Llock\0c\2\14\0A\2\0B\1\4\0G"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
/*: fair: kind lock:ptr -> instant */
    TRACE__EVENT(2, "fair", "\24\1\0\20\10\10\0\0Llock\0a\10\1\0E"),
};

static trace__call trace__toy_lock_events2[] = {
    TRACE__NO_EVENT,
/*: spinning:spin: kind lock:ptr -> instant */
    TRACE__EVENT(3, "spinning:spin", "\24\1\0\20\10\10\0\0Llock\0a\10\1\0E"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
};

static trace__call trace__toy_open_events[] = {
/*: visit: id:u64 where:ptr ; place:u64 -> id ; left left:u64 */
    TRACE__EVENT(1, "visit", "\4\3\1 \20\20\10\0Gid\0Lwhere\0Gplace\0Gleft\0c\3\30\0A\4\0B\1\10\3\20\0A\30\0Ca\10\3\0E"),
};

static trace__call trace__toy_ping_events[] = {
/*: ping: value:i32 text:string -> instant */
    TRACE__EVENT(1, "ping", "\24\2\0\222\2\0100\0\0Fvalue\0Ntext\0a\4\0Fe\10\1\0U\10\0O"),
};

static trace__call trace__toy_work_events[] = {
/*: work:other: kind:i32@toy_lock_t end n:u32 -> () */
    TRACE__EVENT(2, "work:other", "\4\2\0\20\10\20\0\0\6@kind\0\0En\0c\2\10\0A\2\0B\2\4\0G"),
/*: work:spin: kind end n:u32 -> () */
    TRACE__EVENT(2, "work:spin", "\4\1\0\14\10\10\0\0En\0a\4\2\0E"),
    TRACE__NO_EVENT,
/*: work:fair: kind end n:u32 -> () */
    TRACE__EVENT(2, "work:fair", "\4\1\0\14\10\10\0\0En\0a\4\2\0E"),
};

static void trace__toy_on_close(uint64_t id)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_CUSTOM)) {
        uint64_t trace__v[] = {id, 0,
            (uint64_t)(id)};
        trace__record_callback(&trace__toy_library, TRACE_SOURCE_CUSTOM, TRACE__EVENT_OF(trace__toy_open_events, 0), 2, trace__v, trace__stamp);
    }
}

static void trace__toy_on_lock(int kind, void *lock)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_CUSTOM)) {
        uint64_t trace__v[] = {(uint64_t)kind, (uintptr_t)lock, 0};
        trace__record_callback(&trace__toy_library, TRACE_SOURCE_CUSTOM, TRACE__EVENT_OF(trace__toy_lock_events, kind), 1, trace__v, trace__stamp);
        trace__record_callback(&trace__toy_library, TRACE_SOURCE_CUSTOM, TRACE__EVENT_OF(trace__toy_lock_events2, kind), 1, trace__v, trace__stamp);
    }
}

static void trace__toy_on_open(uint64_t id, const void *where)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_CUSTOM)) {
        uint64_t trace__v[] = {id, (uintptr_t)where, 0,
            (uint64_t)(toy_place(where))};
        trace__record_callback(&trace__toy_library, TRACE_SOURCE_CUSTOM, TRACE__EVENT_OF(trace__toy_open_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__toy_on_ping(int32_t value, const void *text)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_CUSTOM)) {
        uint64_t trace__v[] = {(uint64_t)value, (uintptr_t)text, 0};
        trace__record_callback(&trace__toy_library, TRACE_SOURCE_CUSTOM, TRACE__EVENT_OF(trace__toy_ping_events, 0), 1, trace__v, trace__stamp);
    }
}

static int32_t trace__toy_on_work(int kind, int end, uint32_t n)
{
    uint64_t trace__stamp = 0;
    int32_t result = 0;
    result = toy_hook(n);
    if (TRACE__LEVEL(TRACE_SOURCE_CUSTOM)) {
        uint64_t trace__v[] = {(uint64_t)kind, (uint64_t)end, (uint64_t)n, 0};
        trace__record_callback(&trace__toy_library, TRACE_SOURCE_CUSTOM, TRACE__EVENT_OF(trace__toy_work_events, kind), end, trace__v, trace__stamp);
    }
    return result;
}

static const trace__callback trace__toy_callbacks[] = { /* number, level, function, name */
    {6, 1, (trace__function)trace__toy_on_close, "close"},
    {8, 2, (trace__function)trace__toy_on_lock, "lock"},
    {5, 1, (trace__function)trace__toy_on_open, "open"},
    {4, 1, (trace__function)trace__toy_on_ping, "ping"},
    {7, 2, (trace__function)trace__toy_on_work, "work"},
    {0, 0, NULL, NULL},
};
