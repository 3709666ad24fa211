/* own_time.h - what threads did in chosen times: own time by the path of tasks and calls
 *
 * Someone who has found when something went wrong watches these times, beside others when all was well, and the two
 * profiles say what was different. Only threads that are watched are read again. */
#ifndef REPORT_OWN_TIME_H
#define REPORT_OWN_TIME_H
#include "report/graph/graph.h"

typedef struct path_name { /* path 0 is outside any task */
    uint32_t up, name, depth;
} path_name;
enum { SMALL_NS = 10000 };
typedef struct path_time {
    uint64_t ns;
    uint64_t small_ns, small; /* of it in pieces that are shorter than SMALL_NS, and how many there are */
    int64_t from, to;         /* the longest piece of it */
} path_time;
typedef struct profile {
    path_time *times; /* by path */
    size_t room;
    uint64_t ns;
} profile;
typedef struct watch {
    int64_t from, to;
    uint32_t lane, sink;
} watch;
enum { PATHS_ASKED = 1024 };
typedef struct path_asked { /* what was asked for last of those that share a place; name 0: nothing */
    uint32_t up, name, path;
} path_asked;
typedef struct profiler {
    path_asked asked[PATHS_ASKED];
    uint32_t *plain; /* by definition its name without a number; 0: not asked for yet */
    path_name *names;
    size_t n, name_room;
    tr_map3 children;
    watch *watches;
    size_t nwatches, watch_room;
    profile *profiles;
    size_t nprofiles, profile_room;
} profiler;

uint32_t profile_new(profiler *p); /* a sink of times */
void profile_watch(profiler *p, uint32_t sink, uint32_t at, int64_t from, int64_t to);
void profile_run(profiler *p, const graph *g);
static inline path_time profile_time(const profiler *p, uint32_t sink, uint32_t path)
{
    return path < p->profiles[sink].room ? p->profiles[sink].times[path] : (path_time){0};
}
/* The path where most of what `more` has beyond `scale` times `less` lies: the deepest that has 6 tenths of what the
 * one above it has. less NONE: nothing. *ns: what it has more. */
uint32_t profile_difference(const profiler *p, uint32_t more, uint32_t less, double scale, int64_t *ns);
char *profile_path(const profiler *p, uint32_t path); /* "step > backward"; to be freed */
void profiler_free(profiler *p);
#endif
