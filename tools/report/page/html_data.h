/* html_data.h - what the page's script draws from */
#ifndef REPORT_HTML_DATA_H
#define REPORT_HTML_DATA_H
#include "report/report.h"

/* One object of JSON, in which no "<" is: it ends no element. */
void html_data(const analysis *a, tool_out *out);
#endif
