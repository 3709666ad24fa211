/* chain.c - libraries that stand one behind the other (-DN=1, 2, 3), each of which asks for the function of the next by
 * RTLD_NEXT */
#define _GNU_SOURCE
#include <dlfcn.h>

#ifdef N
int probe(void)
{
    int (*next)(void) = (int (*)(void))dlsym(RTLD_NEXT, "probe");
    return (next ? 10 * next() : 0) + N;
}
#else
int probe(void);

int main(void)
{
    return probe() == 321 && dlsym(RTLD_DEFAULT, "probe") == (void *)probe &&
                   !dlsym(RTLD_DEFAULT, "no such function") && dlerror()
               ? 0
               : 1;
}
#endif
