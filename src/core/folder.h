/* folder.h - what folder.c offers to the other files */
#ifndef TRACE_CORE_FOLDER_H
#define TRACE_CORE_FOLDER_H
#include "state.h"

enum {
    TRACE__MOST_LINKS = 40,
    /* as Linux */ TRACE__ANYBODY = 4000 /* in place of an errno: anybody may write there */
};
TRACE__INTERNAL void trace__widen(int fd, uint32_t mode);
TRACE__INTERNAL int trace__open_dir(const char *path);
#endif
