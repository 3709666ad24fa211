/* runtime.c - the targets that look into the runtime, as one program, since trace.h takes longest to compile: the name
 * it is called by says which of them it is */
#include "env.c"
#include "symbols.c"

static int (*target)(const uint8_t *data, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    const char *slash = strrchr((*argv)[0], '/'), *name = slash ? slash + 1 : (*argv)[0];
    (void)argc;
    target = !strcmp(name, "env") ? fuzz_env : !strcmp(name, "symbols") ? fuzz_symbols : NULL;
    expect(target != NULL);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) { return target(data, size); }
