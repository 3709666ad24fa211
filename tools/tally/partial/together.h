/* together.h - the members of a team count their shares, and the first one gets the whole */
#ifndef TOGETHER_H
#define TOGETHER_H
#include "tally/tally.h"

/* `t` has this member's share. Tallies go up a tree of twos, which takes as many steps as the number of members has
 * digits; true for the first member, whose `t` is then the tally of all. */
bool together_join(tally *t, const tr_team *team);
#endif
