/* count.c - an ITT collector of thirty lines that shares nothing with ours: counts the tasks of each name and prints
 * "NAME COUNT" lines to the file $COUNT_OUT at exit. What it counts in one run of a program, trace.h must record in
 * another. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct string {
    const char *text;
    void *wide;
    int extra1;
    void *extra2;
    struct string *next;
};
struct domain {
    volatile int flags;
    const char *name;
    void *wide;
    int extra1;
    void *extra2;
    struct domain *next;
};
struct id {
    unsigned long long d[3];
};
struct entry {
    const char *name;
    void **function;
    void *init, *null;
    int group;
};
struct global {
    unsigned char magic[8];
    unsigned long version[3];
    volatile long counters[3];
    pthread_mutex_t mutex;
    void *lib, *error, *path;
    struct entry *entries;
};
static struct {
    char name[300];
    long n;
} seen[1000];
static int names;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void task_begin(const struct domain *d, struct id id, struct id parent, struct string *s)
{
    char name[300];
    int i;
    (void)id, (void)parent;
    snprintf(name, sizeof name, "%s:%s", d->name, s ? s->text : "(no name)");
    pthread_mutex_lock(&lock);
    for (i = 0; i < names && strcmp(seen[i].name, name); i++)
        ;
    if (i == names && names < 1000)
        strcpy(seen[names++].name, name);
    seen[i].n++;
    pthread_mutex_unlock(&lock);
}
static void *string_create(const char *text)
{
    struct string *s = calloc(1, sizeof *s);
    s->text = strdup(text);
    return s;
}
static void *domain_create(const char *name)
{
    struct domain *d = calloc(1, sizeof *d);
    d->flags = 1;
    d->name = strdup(name);
    return d;
}
static void print(void)
{
    FILE *f = getenv("COUNT_OUT") ? fopen(getenv("COUNT_OUT"), "w") : NULL;
    for (int i = 0; f && i < names; i++)
        fprintf(f, "%s %ld\n", seen[i].name, seen[i].n);
    if (f)
        fclose(f);
}
void __itt_api_init(struct global *g, int groups)
{
    static int once;
    (void)groups;
    if (!once++)
        atexit(print);
    for (struct entry *e = g->entries; e->name; e++)
        if (!strcmp(e->name, "__itt_task_begin"))
            *e->function = (void *)task_begin;
        else if (!strcmp(e->name, "__itt_string_handle_create"))
            *e->function = (void *)string_create;
        else if (!strcmp(e->name, "__itt_domain_create"))
            *e->function = (void *)domain_create;
        else
            *e->function = e->null;
}
