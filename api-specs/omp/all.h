/* what the model of the OpenMP tools interface is made from: each callback as a variable, so that its name and its
 * parameters get in */
#include <omp-tools.h>
#define EVENT(name, type, number) extern type on_##name;
FOREACH_OMPT_EVENT(EVENT)
