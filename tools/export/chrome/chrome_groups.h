/* chrome_groups.h - communicators as Kineto's process groups, and what a collective says of itself */
#ifndef CHROME_GROUPS_H
#define CHROME_GROUPS_H
#include "chrome.h"
#include "export/walk/groups.h"

/* Members of distributedInfo: backend, pg_count, pg_config. */
void chrome_groups_put(const groups *g, chrome_members *m);

/* What Kineto's record_param_comms has, as members of JSON; to be freed. `e` is the call's begin. */
char *chrome_group_text(chrome *c, const tr_event *e);
#endif
