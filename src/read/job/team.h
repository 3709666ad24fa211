/* team.h - several readers, each in a process of its own, of one trace
 *
 * All know of every process, but each opens and counts only its share of them: whole nodes where there are enough of
 * these. What must be known of all - headers, the clock of a node that is shared out, what ties nodes together, the
 * earliest event - is gathered (tr_options.team), so that times are those that one reader alone would find. */
#ifndef TRACE_READ_TEAM_H
#define TRACE_READ_TEAM_H
#include "read/model.h"

/* Looks at its share of the files; then all know what each of them is. is_merged: by the file's index. To be freed. */
bool *tr_team_look(tr_trace *trace, bool (*look)(tr_trace *trace, tr_file *file));
void tr_team_share(tr_trace *trace);   /* says which processes of the chosen run are others' */
void tr_team_samples(tr_trace *trace); /* clock samples of nodes that are shared out */
void tr_team_t0(tr_trace *trace);
/* Everybody's list of n things becomes that of all, in the order of members. Without a team: nothing happens. */
void *tr_team_all(tr_trace *trace, void *list, size_t *n, size_t size);
#endif
