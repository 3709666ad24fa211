/* tsan.h - what code compiled with -fsanitize=thread calls, for who stands in for the sanitizer
 *
 * Includer: plain_load(p, n), plain_store(p, n, place), range_load(p, n), atomic_begin(p, n, loads, changes, order,
 * place), which says whether atomic_end(p, n, loads, order) is to be called, and thread_fence(order). */
#define PLAIN(n) \
    void __tsan_read##n(void *p); \
    void __tsan_read##n(void *p) { plain_load(p, n); } \
    void __tsan_write##n(void *p); \
    void __tsan_write##n(void *p) { plain_store(p, n, __builtin_return_address(0)); }
PLAIN(1)
PLAIN(2)
PLAIN(4)
PLAIN(8)
PLAIN(16)
#define UNALIGNED(n) \
    void __tsan_unaligned_read##n(void *p); \
    void __tsan_unaligned_read##n(void *p) { plain_load(p, n); } \
    void __tsan_unaligned_write##n(void *p); \
    void __tsan_unaligned_write##n(void *p) { plain_store(p, n, __builtin_return_address(0)); }
UNALIGNED(2)
UNALIGNED(4)
UNALIGNED(8)
UNALIGNED(16)
void __tsan_read_range(void *p, size_t n);
void __tsan_read_range(void *p, size_t n) { range_load(p, n); }
void __tsan_write_range(void *p, size_t n);
void __tsan_write_range(void *p, size_t n) { plain_store(p, n, __builtin_return_address(0)); }
void __tsan_init(void);
void __tsan_init(void) {}
void __tsan_func_entry(void *p);
void __tsan_func_entry(void *p) { (void)p; }
void __tsan_func_exit(void);
void __tsan_func_exit(void) {}
void __tsan_atomic_signal_fence(int order);
void __tsan_atomic_signal_fence(int order) { (void)order; }
void __tsan_atomic_thread_fence(int order);
void __tsan_atomic_thread_fence(int order) { thread_fence(order); }

#define RMW(bits, T, name, expression) \
    T __tsan_atomic##bits##_##name(volatile T *p, T v, int order); \
    T __tsan_atomic##bits##_##name(volatile T *p, T v, int order) \
    { \
        bool on = atomic_begin((void *)(uintptr_t)p, sizeof *p, true, true, order, __builtin_return_address(0)); \
        T old = *p; \
        *p = (T)(expression); \
        if (on) \
            atomic_end((void *)(uintptr_t)p, sizeof *p, true, order); \
        return old; \
    }
#define ATOMIC(bits, T) \
    T __tsan_atomic##bits##_load(const volatile T *p, int order); \
    T __tsan_atomic##bits##_load(const volatile T *p, int order) \
    { \
        atomic_begin((void *)(uintptr_t)p, sizeof *p, true, false, order, NULL); \
        return *p; \
    } \
    void __tsan_atomic##bits##_store(volatile T *p, T v, int order); \
    void __tsan_atomic##bits##_store(volatile T *p, T v, int order) \
    { \
        bool on = atomic_begin((void *)(uintptr_t)p, sizeof *p, false, true, order, __builtin_return_address(0)); \
        *p = v; \
        if (on) \
            atomic_end((void *)(uintptr_t)p, sizeof *p, false, order); \
    } \
    RMW(bits, T, exchange, v) \
    RMW(bits, T, fetch_add, old + v) \
    RMW(bits, T, fetch_sub, old - v) \
    RMW(bits, T, fetch_or, old | v) \
    RMW(bits, T, fetch_and, old &v) \
    RMW(bits, T, fetch_xor, old ^ v) \
    int __tsan_atomic##bits##_compare_exchange_strong(volatile T *p, T *was, T v, int order, int failed); \
    int __tsan_atomic##bits##_compare_exchange_strong(volatile T *p, T *was, T v, int order, int failed) \
    { \
        bool on = atomic_begin((void *)(uintptr_t)p, sizeof *p, true, true, order, __builtin_return_address(0)); \
        T old = *p; \
        (void)failed; \
        if (old != *was) { \
            *was = old; \
            return 0; \
        } \
        *p = v; \
        if (on) \
            atomic_end((void *)(uintptr_t)p, sizeof *p, true, order); \
        return 1; \
    }
ATOMIC(8, uint8_t)
ATOMIC(16, uint16_t)
ATOMIC(32, uint32_t)
ATOMIC(64, uint64_t)
