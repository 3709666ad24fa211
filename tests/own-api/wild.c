/* wild.c - the library of wild.h; nothing here looks at what a pointer leads to, but wild_out, and what frees unmaps */
#include "wild.h"
#include <sys/mman.h>

int wild_bytes(const unsigned char *p, int n) { return p != 0 && n == 0; }
int wild_text(const char *t, size_t n) { return t != 0 && n == 0; }
int wild_name(const char *s) { return s != 0; }
int wild_text_minus(const char *t, int n) { return t != 0 && n < 0; }
int wild_data(const char *d) { return d != 0; }
int wild_buffer(char *o, size_t n) { return o != 0 && n == 9; }
int wild_buffer_alone(char *o) { return o != 0; }
int wild_array(const int *v, int n) { return v != 0 && n == 0; }
int wild_array_unnamed(const int *v, int n) { return v != 0 && n == 0; }
int wild_points(const wild_point *p, size_t n) { return p != 0 && n == 0; }
int wild_write(double *v, int n) { return v != 0 && n == 0; }
int wild_write_struct(wild_point *p) { return p != 0; }
int wild_strings(const char *const *s, int n) { return s != 0 && n == 0; }
int wild_handles(unsigned n, wild **h) { return h != 0 && n == 0; }
int wild_matrix(float m[16]) { return m != 0; }
int wild_deep(int ***p) { return p != 0; }
int wild_opaque(void *p, const void *q, wild *w) { return p && q && w; }
int wild_function(int (*f)(int)) { return f != 0; }
int wild_const_struct(const wild_named *p) { return p->n; }
int wild_short_struct(const wild_sized *p) { return (int)p->size; }
int wild_out(int *value)
{
    *value = 77;
    return 1;
}
void wild_free(int *value) { munmap(value, 4096); }
void wild_destroy_pair(double *value, wild **w)
{
    munmap(value, 4096);
    munmap(w, 4096);
}
const char *wild_get_data(int x) { return (const char *)8 + x; }
