/* html_page.h - the parts of the page that are the same for all reports: its styles, and the script that draws plots
 * from the data in it */
#ifndef REPORT_HTML_PAGE_H
#define REPORT_HTML_PAGE_H
extern const char *const page_style[], *const page_script[]; /* lines; end with NULL */
#endif
