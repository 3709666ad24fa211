/* app.cpp - leaves calls by exceptions, by longjmp and by the end of a thread: app WAY TIMES. With WAIT behind it, it
 * does something else for that long afterwards, without any event. */
#include "left.h"
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <pthread.h>
#include <stdexcept>

static jmp_buf back;

static int thrower(int i, void *)
{
    if (i == 3)
        throw std::runtime_error("from a callback");
    return left_one(i);
}
static int jumper(int i, void *)
{
    if (i == 3)
        longjmp(back, 1);
    return left_one(i);
}
static int deep(int i, void *) /* a call in a call: both are left */
{
    return i == 3 ? left_each(10, jumper, nullptr) : i;
}
static int leaver(int i, void *)
{
    if (i == 3)
        pthread_exit(nullptr);
    return i;
}
static void handler(int) { longjmp(back, 2); }

static void *thread(void *)
{
    left_each(10, leaver, nullptr);
    return nullptr;
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "";
    const int times = argc > 2 ? atoi(argv[2]) : 1;
    left_handler(handler);
    for (volatile int k = 0; k < times; k = k + 1) {
        if (!strcmp(way, "throw"))
            try {
                left_each(10, thrower, nullptr);
            } catch (const std::exception &) {
                left_one(k);
            }
        else if (!strcmp(way, "thread")) {
            pthread_t t;
            pthread_create(&t, nullptr, thread, nullptr);
            pthread_join(t, nullptr);
        } else if (setjmp(back))
            left_five(k, 1, 2, 3, 4);
        else if (!strcmp(way, "jump"))
            left_each(10, jumper, nullptr);
        else if (!strcmp(way, "deep"))
            left_each(10, deep, nullptr);
        else
            left_fail(k);
    }
    left_one(0);
    return 0;
}
