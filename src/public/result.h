/* result.h - what control functions return
 *
 * TRACE_ERROR_OFF comes also from trace_snapshot() before the first event, and where this module was built with another
 * layout than its recorder. */
#ifndef TRACE__RESULT_H
#define TRACE__RESULT_H

/* clang-format off */
#define TRACE_RESULTS(X) \
    X(TRACE_OK, 0, "done") \
    X(TRACE_ERROR_OFF, -1, "recording is off (TRACE_MODE=off, a rank filter, or compiled out)") \
    X(TRACE_ERROR_IO, -2, "the output could not be written; a line on the standard error says why") \
    X(TRACE_ERROR_ARGUMENT, -3, "an argument makes no sense") \
    X(TRACE_ERROR_BUSY, -4, "called from inside the recorder, for instance from a signal handler that interrupted it")
/* clang-format on */

typedef enum trace_result {
#define TRACE__RESULT(name, value, text) name = value,
    TRACE_RESULTS(TRACE__RESULT)
#undef TRACE__RESULT
        TRACE_RESULT_LAST = 1
} trace_result;
#endif
