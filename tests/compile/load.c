/* load.c - dlopens the library argv[1], which brings its own recorder, calls it twice and closes it; threads outlive
 * the dlclose */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static void *library;

static void *thread(void *unused)
{
    void (*other_unit)(void);
    *(void **)&other_unit = dlsym(library, "other_unit");
    if (other_unit)
        other_unit();
    return unused;
}

int main(int argc, char **argv)
{
    pthread_t t;
    library = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    if (!library)
        return fprintf(stderr, "dlopen: %s\n", argc > 1 ? dlerror() : "no library given"), 1;
    thread(NULL);
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
    return dlclose(library) != 0;
}
