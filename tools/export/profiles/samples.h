/* samples.h - sampled instructions of kernels, as metrics of a profile's frames
 *
 * A sample says which instruction of which kernel was found, not in which launch. So what was found in a kernel is
 * shared out among its launches by the time they took; those outside of the session take their share away with them.
 * Lines that are known are frames below the kernel's, `file:line@kernel`. The metrics are named as Proton names them.
 */
#ifndef SAMPLES_H
#define SAMPLES_H
#include "profile.h"

typedef struct samples {
    tr_arena arena;
    tr_map3 texts;
    tr_map3 launches; /* process, kernel, frame -> ns */
    tr_map3 places;   /* process, number -> where it is */
    tr_map3 counts;   /* process, number, reason -> samples; of these, those in which nothing was issued */
} samples;            /* all zero: nothing was sampled */

void samples_place(samples *s, const tr_event *e); /* an object: where a place is */
void samples_count(samples *s, const tr_event *e); /* how often something was found at a place */
/* Work of a device, and its frame; NULL: outside of the session. */
void samples_launch(samples *s, const tr_event *e, profile_node *n);
void samples_forget_frames(samples *s); /* they are gone, and what was launched for them is outside */
void samples_share(samples *s, profile *p);
void samples_free(samples *s);
#endif
