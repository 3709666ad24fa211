/* html_card.h - the job card at the top of the page */
#ifndef REPORT_HTML_CARD_H
#define REPORT_HTML_CARD_H
#include "report/report.h"

void html_card(const analysis *a, tool_out *out);
#endif
