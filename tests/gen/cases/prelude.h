/* what the generated code of the cases leans on, just enough to compile it */
#include <stdint.h>
#include <stddef.h>
#include "format.h"
typedef struct trace__writer trace__writer;
typedef struct trace__field { const char *name; uint8_t type, role; const char *hint; } trace__field;
typedef struct trace__site { uint32_t id; } trace__site;
extern int trace__gate;
#define TRACE__GATE(api) trace__gate
#define TRACE__WRAPPER
#define TRACE__RARE
#define TRACE__SITE(prefix, api, name, level, nin, nout) \
    static trace__site prefix##_site_##name = {sizeof prefix##_fields_##name / sizeof(trace__field) >= (nin) + (nout)};
uint32_t trace__site_id(trace__site *);
unsigned char *trace__open(trace__writer **, uint32_t, size_t);
unsigned char *trace__open_rare(trace__writer **, uint32_t, size_t);
void trace__close(trace__writer *, unsigned char *);
void trace__close_rare(trace__writer *, unsigned char *);
unsigned char *trace__put_u32(unsigned char *, uint32_t);
unsigned char *trace__put_u64(unsigned char *, uint64_t);
unsigned char *trace__put_f64(unsigned char *, double);
unsigned char *trace__put_array(unsigned char *, const void *, size_t, size_t, size_t);
void toy_opened(int);
#define real_toy_open(a, b, c) ((void)(a), (void)(b), (void)(c), 0)
#define real_toy_send(a, b, c, d) ((void)(a), (void)(b), (void)(c), (void)(d), 0)
#define real_toy_each(a, b, c) ((void)(a), (void)(b), (void)(c), 0)
#define real_toy_time() 0.0
#define real_toy_close(h) ((void)(h))
