/* chrome_annotate.h - tasks of the program as devices see them: from the first to the last piece of work that was asked
 * for inside, on each stream */
#ifndef CHROME_ANNOTATE_H
#define CHROME_ANNOTATE_H
#include "chrome.h"

/* The innermost open task of the thread, made known to devices, with one more reference; NULL: none is open. */
chrome_annotation *chrome_annotation_here(chrome *c, walk_thread *t);
/* Work that was asked for there. */
void chrome_annotation_work(chrome_annotation *a, const chrome_row *row, int64_t begin, int64_t end);
/* One reference less. After the last one it is written: no work can come any more. */
void chrome_annotation_drop(chrome *c, chrome_annotation *a);
#endif
