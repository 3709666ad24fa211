/* waits.h - calls of CUDA and HIP that wait for work of devices, or make work wait for other work */
#ifndef WAITS_H
#define WAITS_H

enum wait_kind {
    WAIT_NONE,
    WAIT_STREAM,       /* the call waits for a stream */
    WAIT_CONTEXT,      /* for all of them */
    WAIT_EVENT,        /* for an event */
    WAIT_STREAM_EVENT, /* what follows on a stream waits for an event */
    WAIT_RECORD        /* an event is recorded on a stream */
};

/* How calls of that name wait; WAIT_NONE: not. `name` may have what the linker adds. */
enum wait_kind waits_of(const char *name);
#endif
