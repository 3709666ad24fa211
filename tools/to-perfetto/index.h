/* index.h - which of several files has which ranks and times: for programs (JSON) and people (HTML) */
#ifndef INDEX_H
#define INDEX_H
#include "parts.h"

/* Writes OUTPUT.index.json and OUTPUT.index.html, and returns the name of the second; to be freed. t0: when all begins,
 * in ns since 1970. */
char *index_write(const parts *p, const char *output, const char *title, int64_t t0_ns);
#endif
