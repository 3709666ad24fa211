/* units.c - times and sizes as people read them */
#include "units.h"
#include "message.h"
#include <stdio.h>
#include <string.h>
#include <stdlib.h>

static const struct {
    double ns;
    const char *name;
} times[] = {{3600e9, "h"}, {60e9, "min"}, {1e9, "s"}, {1e6, "ms"}, {1e3, "us"}, {1, "ns"}};

char *unit_time_mean(char *out, double ns)
{
    size_t i = 0;
    while (i < 5 && ns < times[i].ns)
        i++;
    snprintf(out, UNIT_TEXT, "%.2f%s", ns / times[i].ns, times[i].name);
    return out;
}

char *unit_time(char *out, uint64_t ns)
{
    if (ns >= 1000)
        return unit_time_mean(out, (double)ns);
    snprintf(out, UNIT_TEXT, "%uns", (unsigned)ns);
    return out;
}

static char *decimal(char *out, double v, const char *unit)
{
    static const char *const prefixes[] = {"", "k", "M", "G", "T", "P", "E"};
    size_t i = 0;
    while (v >= 1000 && i < 6) {
        v /= 1000;
        i++;
    }
    snprintf(out, UNIT_TEXT, "%.*f%s%s", i ? 2 : 0, v, prefixes[i], unit);
    return out;
}

char *unit_bytes(char *out, uint64_t bytes) { return decimal(out, (double)bytes, "B"); }
char *unit_rate(char *out, double bytes_per_second) { return decimal(out, bytes_per_second, "B/s"); }
char *unit_count(char *out, double n) { return decimal(out, n, ""); }

char *unit_counted(uint64_t n, const char *one, const char *many)
{
    return tool_text("%llu %s", (unsigned long long)n, n == 1 ? one : many);
}

bool unit_seconds(const char *text, double low, double high, double *seconds)
{
    static const struct {
        const char *name;
        double seconds;
    } units[] = {{"", 1}, {"ms", 1e-3}, {"s", 1}, {"m", 60}, {"min", 60}, {"h", 3600}};
    char *end;
    double number = strtod(text, &end);
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        double value = number * units[i].seconds;
        if (end != text && !strcmp(end, units[i].name) && value >= low && value <= high) {
            *seconds = value;
            return true;
        }
    }
    return false;
}
