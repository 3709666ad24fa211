/* asked.h - which kernel each launch is for, on which queue and how large
 *
 * A launch names its kernel by a handle. The name is known if the program asked for that handle by name, or if an
 * earlier launch of it was recorded by the device. Fields of calls: CUDA Driver API, Execution Control and Module
 * Management; CUDA Runtime API, Execution Control; HIP API, Module Management. */
#ifndef REPORT_ASKED_H
#define REPORT_ASKED_H
#include "read/read.h"
#include "support/map.h"

typedef struct asked {
    int64_t ns;
    uint64_t kernel, queue;     /* handles; 0: unknown, or the default queue */
    uint32_t thread, call;      /* call: its name */
    uint32_t grid[3], block[3]; /* 0: unknown */
} asked;

typedef struct asked_book {
    asked *list; /* those that wait, and free places */
    size_t n, room;
    size_t *empty; /* the free places */
    size_t nempty, empty_room;
    tr_map3 waiting; /* process, API, correlation -> place in the list + 1: no device has recorded it as done */
    tr_map3 names;   /* process, handle of a kernel -> its name */
    struct asked_thread *threads;
    struct asked_def *defs;
} asked_book;

void asked_open(asked_book *b, tr_trace *trace);
void asked_event(asked_book *b, const tr_event *e);
/* The name of its kernel, a text_id(); 0: it is unknown. */
uint32_t asked_name(const asked_book *b, uint32_t process, const asked *x);
void asked_free(asked_book *b);
#endif
