/* unmarked.h - the place of work that no task marks: between which two calls it is done */
#ifndef REPORT_UNMARKED_H
#define REPORT_UNMARKED_H
#include "segments.h"

/* "between MPI_Alltoallv and MPI_Allreduce": where the first threads of these segments work most beyond the typical
 * ones of their collectives; NULL: no two calls have half of that. To be freed. */
char *unmarked_place(const graph *g, const segments *s, const uint32_t *list, size_t n);
#endif
