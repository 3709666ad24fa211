/* functions that may be given pointers that lead nowhere, each as its type lets a caller do */
#include <stddef.h>
typedef struct wild wild;
typedef struct wild_point {
    double x, y;
} wild_point;
typedef struct wild_named {
    int n;
    const char *name;
    int *list;
    char tag[4];
    unsigned bit : 3;
    char tail[];
} wild_named;
typedef struct wild_sized {
    size_t size;
    int a, b;
} wild_sized;

int wild_bytes(const unsigned char *p, int n);
int wild_text(const char *text, size_t length);
int wild_text_minus(const char *text, int length);
int wild_data(const char *data);
int wild_name(const char *name);
int wild_buffer(char *out, size_t room);
int wild_buffer_alone(char *out);
int wild_array(const int *values, int count);
int wild_array_unnamed(const int *, int);
int wild_points(const wild_point *points, size_t n);
int wild_write(double *values, int num_values);
int wild_write_struct(wild_point *p);
int wild_strings(const char *const *strings, int n);
int wild_handles(unsigned n, wild **handles);
int wild_matrix(float m[16]);
int wild_deep(int ***p);
int wild_opaque(void *p, const void *q, wild *w);
int wild_function(int (*f)(int));
int wild_const_struct(const wild_named *p);
int wild_short_struct(const wild_sized *p);
int wild_out(int *value);
void wild_free(int *value);
void wild_destroy_pair(double *value, wild **w);
const char *wild_get_data(int x);
