/* html_rows.h - what ranks and their devices did over time, for the page's plot: rows of shares of time, fine enough to
 * be zoomed */
#ifndef REPORT_HTML_ROWS_H
#define REPORT_HTML_ROWS_H
#include "report/report.h"

typedef struct html_span {
    int64_t from, to;
} html_span;

/* The part of the trace that the page draws: what is judged, and, where calls never ended, how long they lasted. */
html_span html_drawn(const analysis *a);
/* The time around a finding that the page shows when it is chosen; only if finding.lasts. */
html_span html_around(const finding *f, html_span drawn);
/* The keys "rows" and "levels" of an object. */
void html_rows(const analysis *a, tool_json *j, html_span drawn);
#endif
