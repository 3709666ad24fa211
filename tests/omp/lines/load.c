/* load.c - loads libraries and calls their step() */
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    static double x[100];
    int i;
    for (i = 1; i < argc; i++) {
        void *library = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
        void *symbol = library ? dlsym(library, "step") : NULL;
        if (!symbol) {
            fprintf(stderr, "%s\n", dlerror());
            return 1;
        }
        ((void (*)(double *, int))symbol)(x, 100);
    }
    return 0;
}
