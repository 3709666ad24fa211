/* opaque.h - WRITTEN(p, n), WRITTEN_TEXT(p): libraries that no sanitizer looks into have written these bytes; GIVEN(p,
 * n): they will read these, which somebody must have written */
#ifndef FUZZ_OPAQUE_H
#define FUZZ_OPAQUE_H
#if defined __has_feature
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define GIVEN(p, n) __msan_check_mem_is_initialized(p, n)
#define WRITTEN(p, n) __msan_unpoison(p, n)
#define WRITTEN_TEXT(p) __msan_unpoison_string(p)
#endif
#endif
#ifndef WRITTEN
#define GIVEN(p, n) ((void)0)
#define WRITTEN(p, n) ((void)0)
#define WRITTEN_TEXT(p) ((void)0)
#endif
#endif
