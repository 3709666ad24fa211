/* html_text.h - text of a program on a page: it is never markup */
#ifndef REPORT_HTML_TEXT_H
#define REPORT_HTML_TEXT_H
#include "common/out.h"

void html_put(tool_out *out, const char *text);
/* tag: "p", or with attributes: "p class=\"soft\"" */
void html_element(tool_out *out, const char *tag, const char *text);
#endif
