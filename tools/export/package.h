/* package.h - formats that the Python package traceh writes, with libraries that are made for them */
#ifndef PACKAGE_H
#define PACKAGE_H
#include "export.h"
#include "common/input.h"

typedef struct package_job {
    const export_format *format;
    const export_settings *settings;
    const tool_input *input;
    const char *output;
    char *const *paths;
    size_t npaths;
    bool quiet;
} package_job;

/* Becomes Python with traceh.export, which does the job; its exit status is this program's. Ends the program with
 * status 2 if there is no Python. */
void package_become(const package_job *job) __attribute__((noreturn));
#endif
