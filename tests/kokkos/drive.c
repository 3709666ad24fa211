/* drive.c - calls every function of the tool as Kokkos would, with what few programs do: drive LIBRARY */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <stdbool.h>

typedef struct space {
    char name[64];
} space;
static void *lib;
static void *f(const char *name)
{
    void *p = dlsym(lib, name);
    if (!p)
        printf("%s is missing\n", name);
    return p;
}
#define CALL(result, name, types) ((result(*) types)(uintptr_t)f("kokkosp_" name))

int main(int argc, char **argv)
{
    static const char *const patterns[] = {"for", "reduce", "scan"};
    const space host = {"Host"}, cuda = {"Cuda"}, pinned = {"CudaHostPinned"}, uvm = {"CudaUVM"}, strange = {"Strange"};
    space full;
    unsigned char settings[256];
    char name[64];
    uint64_t handle = 7, inner = 7;
    uint32_t one = 0, two = 0;
    int x = 0, i;
    lib = dlopen(argc > 1 ? argv[1] : NULL, RTLD_NOW);
    if (!lib)
        return printf("%s\n", dlerror()), 1;
    memset(&full, 'f', sizeof full);
    memset(settings, 1, sizeof settings);
    CALL(void, "init_library", (int, uint64_t, uint32_t, void *))(3, 20240906, 0, NULL);
    CALL(void, "request_tool_settings", (uint32_t, void *))(0, settings);
    printf("no setting: %d\n", settings[0]);
    CALL(void, "request_tool_settings", (uint32_t, void *))(1, settings);
    printf("fencing %d, the rest %d\n", settings[0], settings[1]);
    CALL(void, "declare_metadata", (const char *, const char *))("Kokkos Version", "4.7.0");
    CALL(void, "pop_profile_region", (void))();
    for (i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "kokkosp_begin_parallel_%s", patterns[i]);
        ((void (*)(const char *, uint32_t, uint64_t *))(uintptr_t)f(name))("kernel", 2u << 24 | 1 << 17 | 5, &handle);
        CALL(void, "begin_fence", (const char *, uint32_t, uint64_t *))("fence of all", 3u << 24 | 0x00ffffff, &inner);
        CALL(void, "end_fence", (uint64_t))(inner);
        snprintf(name, sizeof name, "kokkosp_end_parallel_%s", patterns[i]);
        ((void (*)(uint64_t))(uintptr_t)f(name))(handle);
    }
    CALL(void, "create_profile_section", (const char *, uint32_t *))("same", &one);
    CALL(void, "create_profile_section", (const char *, uint32_t *))("same", &two);
    printf("two sections of one name: %d\n", one && two && one != two);
    CALL(void, "start_profile_section", (uint32_t))(one);
    CALL(void, "start_profile_section", (uint32_t))(two);
    CALL(void, "stop_profile_section", (uint32_t))(one);
    CALL(void, "stop_profile_section", (uint32_t))(one);
    CALL(void, "start_profile_section", (uint32_t))(one);
    CALL(void, "destroy_profile_section", (uint32_t))(two); /* while it runs */
    CALL(void, "stop_profile_section", (uint32_t))(one);
    CALL(void, "destroy_profile_section", (uint32_t))(one);
    CALL(void, "start_profile_section", (uint32_t))(0);
    CALL(void, "stop_profile_section", (uint32_t))(123456789);
    CALL(void, "push_profile_region", (const char *))("region");
    CALL(void, "profile_event", (const char *))("event");
    CALL(void, "pop_profile_region", (void))();
    CALL(void, "pop_profile_region", (void))();
    CALL(void, "allocate_data", (space, const char *, void *, uint64_t))(cuda, "view", &x, 4096);
    CALL(void, "begin_deep_copy",
         (space, const char *, void *, space, const char *, void *, uint64_t))(cuda, "d", &x, host, "h", &x, 100);
    CALL(void, "end_deep_copy", (void))();
    CALL(void, "begin_deep_copy",
         (space, const char *, void *, space, const char *, void *, uint64_t))(pinned, "p", &x, uvm, "u", &x, 50);
    CALL(void, "end_deep_copy", (void))();
    CALL(void, "begin_deep_copy",
         (space, const char *, void *, space, const char *, void *, uint64_t))(strange, "s", &x, full, "f", &x, 25);
    CALL(void, "end_deep_copy", (void))();
    CALL(void, "deallocate_data", (space, const char *, void *, uint64_t))(cuda, "view", &x, 4096);
    CALL(void, "dual_view_sync", (const char *, const void *, bool))("dual", &x, true);
    CALL(void, "dual_view_modify", (const char *, const void *, bool))("dual", &x, false);
    CALL(void, "finalize_library", (void))();
    return 0;
}
