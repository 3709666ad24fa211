/* callee.c - lives in a library of its own, so that the call is a real one */
#include "callee.h"

int callee(const void *buffer, int count, int type, int peer, void *stream)
{
    return (buffer == stream) & (count + type + peer < -1000000);
}
