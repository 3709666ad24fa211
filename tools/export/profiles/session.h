/* session.h - a profiling session played back: which scopes were open where, and what devices did on their behalf
 *
 * A session is what traceh.proton.start() begins. The recording has (docs/guide/proton.md):
 *
 *   task of domain "proton"           a scope; its fields, and those added to it later, are metrics of its frame
 *   task of domain "proton.op"        a launch whose kernels are to bear this name; its fields are their metrics
 *   task of domain "proton.state"     a frame below all scopes of the thread, while it is open
 *   instant "proton.session"          session, action: start activate deactivate finalize phase clear
 *   instant "proton.frames"           the calling functions of the launch that follows on this thread
 *
 * A recording without sessions is one session of each process, in which every task is a scope.
 */
#ifndef SESSION_H
#define SESSION_H
#include "common/numbered.h"
#include "export/export.h"
#include "profile.h"

#define SESSION_ANY UINT64_MAX

/* The path of a piece of work, for formats that have events in place of a tree. */
typedef struct session_hooks {
    /* A scope or an op of the session is over; n: its frame. */
    void (*scope)(void *user, const tr_thread *thread, const profile_node *n, int64_t begin_ns, int64_t end_ns,
                  bool op);
    /* A call asked for work whose number is `flow`. */
    void (*launch)(void *user, const tr_thread *thread, const profile_node *under, int64_t ns, uint64_t flow);
    /* n: the frame of the work itself. flow 0: nobody asked for it. */
    void (*work)(void *user, const profile_node *n, const tr_event *e, uint64_t flow);
    /* Metrics came to a frame. */
    void (*metrics)(void *user, const tr_thread *thread, const profile_node *n, const tr_event *e);
} session_hooks; /* each may be NULL */

#define SESSION_NOTHING \
    "no kernel, copy or task was found, and the format has nothing else; --format chrome, folded and speedscope have " \
    "the calls"

typedef struct session session;
/* `wanted`: the session's number; SESSION_ANY: the first, or all that was recorded if there is none. `phase`:
 * SESSION_ANY: all of them. */
session *session_open(const export_part *part, uint64_t wanted, uint64_t phase, const session_hooks *hooks, void *user);
void session_event(session *s, const tr_event *e);
/* Puts the tree into order. Ends the program if the recording has no such session or phase. */
void session_finish(session *s);
profile *session_profile(session *s);
void session_close(session *s);

/* Devices that were used, as readers number them: "CUDA", 0. */
typedef struct session_device {
    const char *type;
    uint32_t number;
} session_device;
size_t session_devices(const session *s, const session_device **devices); /* profile_node.device is an index */
#endif
