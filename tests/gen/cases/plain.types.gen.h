/* Generated: trace-gen emit --rules plain.rules --part types plain.model
 * Change the rules, not this file. */

#ifdef TRACE__INJECT /* no header is seen: what its types are on the machine */
typedef uintptr_t toy_handle;
#endif

static const trace__enumerator trace__toy_plain_TOY_KIND[] = {
    {16ll, 0, "TOY_BLUE"},
    {1ll, 0, "TOY_RED"},
    {0ll, 0, "TOY_SLOW"},
    {7ll, 0, "TOY_FAST"},
    {0, 0, 0},
};
static const trace__enum trace__toy_enums_plain[] = {
    {"TOY_KIND", 0, sizeof trace__toy_plain_TOY_KIND / sizeof(trace__enumerator) - 1, trace__toy_plain_TOY_KIND},
    {0, 0, 0, 0},
};
