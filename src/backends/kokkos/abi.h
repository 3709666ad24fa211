/* kokkos/abi.h - the tools interface of Kokkos (KokkosP, interface 20210225 and later) as far as it is used here
 *
 * * Names and layouts are those of the published interface; tests/kokkos/layout.cpp compares them with Kokkos' own
 * header. */
#ifndef TRACE__KOKKOS_ABI_H
#define TRACE__KOKKOS_ABI_H

typedef struct trace__kokkos_space { /* by value; the name ends in 0 */
    char name[64];
} trace__kokkos_space;

/* A device number: 8 bits kind of execution space, 7 bits device, 17 bits instance. */
enum {
    TRACE__KOKKOS_KIND_SHIFT = 24,
    TRACE__KOKKOS_DEVICE_SHIFT = 17,
    TRACE__KOKKOS_DEVICE_MASK = 127,
    TRACE__KOKKOS_INSTANCE_MASK = 0x1ffff
};

/* X(function, place in Kokkos_Profiling_EventSet, name of the symbol, parameters) */
/* clang-format off */
#define TRACE__KOKKOS_CALLBACKS(X)                                                                                     \
    X(init_library, 0, "kokkosp_init_library",                                                                         \
      (int sequence, uint64_t version, uint32_t ndevices, const void *devices))                                      \
    X(finalize_library, 1, "kokkosp_finalize_library", (void))                                                         \
    X(begin_for, 4, "kokkosp_begin_parallel_for", (const char *name, uint32_t device, uint64_t *handle))               \
    X(end_for, 5, "kokkosp_end_parallel_for", (uint64_t handle))                                                       \
    X(begin_reduce, 6, "kokkosp_begin_parallel_reduce", (const char *name, uint32_t device, uint64_t *handle))         \
    X(end_reduce, 7, "kokkosp_end_parallel_reduce", (uint64_t handle))                                                 \
    X(begin_scan, 8, "kokkosp_begin_parallel_scan", (const char *name, uint32_t device, uint64_t *handle))             \
    X(end_scan, 9, "kokkosp_end_parallel_scan", (uint64_t handle))                                                     \
    X(push_region, 10, "kokkosp_push_profile_region", (const char *name))                                              \
    X(pop_region, 11, "kokkosp_pop_profile_region", (void))                                                            \
    X(allocate, 12, "kokkosp_allocate_data",                                                                           \
      (trace__kokkos_space space, const char *label, const void *address, uint64_t bytes))                             \
    X(deallocate, 13, "kokkosp_deallocate_data",                                                                       \
      (trace__kokkos_space space, const char *label, const void *address, uint64_t bytes))                             \
    X(create_section, 14, "kokkosp_create_profile_section", (const char *name, uint32_t *id))                          \
    X(start_section, 15, "kokkosp_start_profile_section", (uint32_t id))                                               \
    X(stop_section, 16, "kokkosp_stop_profile_section", (uint32_t id))                                                 \
    X(destroy_section, 17, "kokkosp_destroy_profile_section", (uint32_t id))                                           \
    X(event, 18, "kokkosp_profile_event", (const char *name))                                                          \
    X(begin_copy, 19, "kokkosp_begin_deep_copy",                                                                       \
      (trace__kokkos_space to, const char *to_label, const void *to_address, trace__kokkos_space from,                 \
       const char *from_label, const void *from_address, uint64_t bytes))                                              \
    X(end_copy, 20, "kokkosp_end_deep_copy", (void))                                                                   \
    X(begin_fence, 21, "kokkosp_begin_fence", (const char *name, uint32_t device, uint64_t *handle))                   \
    X(end_fence, 22, "kokkosp_end_fence", (uint64_t handle))                                                           \
    X(sync_dual_view, 23, "kokkosp_dual_view_sync", (const char *label, const void *address, bool on_device))          \
    X(modify_dual_view, 24, "kokkosp_dual_view_modify", (const char *label, const void *address, bool on_device))      \
    X(metadata, 25, "kokkosp_declare_metadata", (const char *key, const char *value))                                  \
    X(settings, 27, "kokkosp_request_tool_settings", (uint32_t n, unsigned char *settings))
/* clang-format on */

typedef void (*trace__kokkos_fn)(void);
typedef struct trace__kokkos_callbacks { /* Kokkos_Profiling_EventSet, whose size is promised; by value */
    trace__kokkos_fn at[275];
} trace__kokkos_callbacks;
#endif
