/* units.h - times and sizes as people read them */
#ifndef TOOL_UNITS_H
#define TOOL_UNITS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UNIT_TEXT = 32 };
/* ns us ms s min h, two decimals; below a microsecond whole nanoseconds. All return `out`, which has UNIT_TEXT bytes.
 */
char *unit_time(char *out, uint64_t ns);
char *unit_time_mean(char *out, double ns);  /* two decimals also below a microsecond */
char *unit_bytes(char *out, uint64_t bytes); /* B kB MB GB TB PB, decimal */
char *unit_rate(char *out, double bytes_per_second);
/* "1 host", "4 hosts", "1234 events": a number with its noun; allocated. */
char *unit_counted(uint64_t n, const char *one, const char *many);
char *unit_count(char *out, double n); /* 12, 3.4 k, 5.6 M */
/* "30", "30s", "5m", "5min", "2h", "500ms" as seconds from `low` to `high`; false: it is none of these. */
bool unit_seconds(const char *text, double low, double high, double *seconds);
#endif
