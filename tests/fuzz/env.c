/* env.c - the runtime's own readers of the environment, on an input's lines NAME=VALUE: they end, write no byte too
 * many, and leave settings that the recorder can work with */
#include "runtime.h"

extern char **environ;

static void expect(bool right)
{
    if (!right)
        __builtin_trap();
}

/* The input's lines, terminated, as the environment; launchers' variables too. */
static void set_all(char *text, size_t size)
{
    static char *list[65];
    char *at = text, *end = text + size;
    int n = 0;
    while (at < end && n < 64) {
        char *stop = (char *)memchr(at, '\n', (size_t)(end - at));
        *(stop ? stop : end) = 0;
        if (strchr(at, '='))
            list[n++] = at;
        at = (stop ? stop : end) + 1;
    }
    list[n] = NULL;
    environ = list;
}

/* Each by what it is: whatever is given, a value of those that its row allows. */
static void options(void)
{
    int i;
    trace__options_told = 0;
    for (i = 0; i < TRACE__VARIABLES; i++) {
        const trace__variable *v = &trace__variables[i];
        if (v->kind == TRACE__KIND_NUMBER) {
            uint32_t n = trace__option_number(i);
            expect(n >= v->low && n <= v->high);
        } else if (v->kind == TRACE__KIND_WORDS)
            expect(trace__option_word(i) >= 0);
    }
}

static void config(void)
{
    const trace__config *c = &trace__c;
    char run[sizeof trace__c.run];
    memset((trace__config *)c, 0, sizeof *c);
    trace__read_config();
    expect(c->slot_bytes >= 16384 && c->slot_bytes <= 16u << 20 && !(c->slot_bytes & (c->slot_bytes - 1)));
    expect(c->nbuffers_asked >= 4 && c->nbuffers_asked <= TRACE__BUFFERS_MAX / 2);
    expect(c->rank >= -1 && c->world >= -1);
    expect(memchr(c->out, 0, sizeof c->out) && memchr(c->ranks, 0, sizeof c->ranks));
    expect(c->mode == TRACE_MODE_OFF || c->mode == TRACE_MODE_STREAM || c->mode == TRACE_MODE_RING);
    trace__run_of_launcher(run, sizeof run, true);
    expect(memchr(run, 0, sizeof run) != NULL);
    trace__run_choose();
    trace__run_settle();
    expect(memchr(c->run, 0, sizeof c->run) != NULL);
}

/* TRACE_WHEN, TRACE_DEVICES; what is asked for at a step of any name and at any time. */
static void when(const char *name)
{
    uint64_t change, times[] = {0, 1, 1000000000, UINT64_MAX / 2};
    trace__when w;
    int i;
    unsigned k;
    trace__schedule_config();
    for (i = 0; i < TRACE__SCHEDULES; i++) {
        expect(memchr(trace__schedules[i].when.ranges, 0, sizeof trace__schedules[i].when.ranges) != NULL);
        trace__schedule_named(trace__schedules[i].when.ranges, "domain", name, strlen(name));
        for (k = 0; k < sizeof times / sizeof *times; k++) {
            trace__schedule_due(&trace__schedules[i], times[k], &change);
            trace__schedule_step(&trace__schedules[i], times[k]);
            trace__schedule_next(&trace__schedules[i], times[k]);
        }
    }
    trace__when_parse(&w, name);
}

static void others(char *text, size_t size)
{
    unsigned char levels[TRACE__SOURCE_LEVELS] = {0};
    char line[300], value[3000];
    trace__pc_option option;
    uint32_t bits;
    unsigned i;
    trace__parse_sources(text, levels);
    for (i = 0; i < sizeof levels; i++)
        expect(levels[i] <= 3);
    if (trace__parse_mode_bits(text, &bits))
        expect((bits & ~0666u) == 0);
    if (trace__parse_pc_sampling(text, &option))
        expect(option.period <= 31);
    trace__nccl_read_mask();
    for (i = 0; i < sizeof value - 1 && i < size; i++) /* arguments, as /proc/self/cmdline has them */
        value[i] = text[i] == '\t' ? 0 : text[i];
    value[i] = 0;
    trace__command_text(line, sizeof line, value, i);
    expect(memchr(line, 0, sizeof line) != NULL);
    trace_filter(text);
}

int fuzz_env(const uint8_t *data, size_t size)
{
    char **before = environ, *text = (char *)malloc(size + 1), *again = (char *)malloc(size + 1);
    memcpy(text, data, size);
    memcpy(again, data, size);
    text[size] = again[size] = 0;
    set_all(text, size);
    options();
    config();
    when(again);
    others(again, size);
    environ = before;
    free(text);
    free(again);
    return 0;
}
