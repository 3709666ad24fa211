#ifndef OWN_H
#define OWN_H
typedef struct own_options {
    double tolerance;
    int sweeps, mode;
    const char *label;
    unsigned long rows, columns;
} own_options;
int own_none(void);
int own_five(const void *p, int a, int b, int c, void *q);
int own_text(const char *text);
int own_struct(const own_options *o);
int own_out(int a, int *out);
int own_sum(double x, float y, long z);
#endif
