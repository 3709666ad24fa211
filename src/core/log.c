/* log.c - warnings: few, short, once, and safe anywhere */
#include "log.h"

/* The errors that files and memory meet, in words. */
TRACE__INTERNAL const char *trace__error_text(int error)
{
    switch (error) {
    case EACCES: return "no permission";
    case EPERM: return "not permitted";
    case EROFS: return "read-only file system";
    case EEXIST: return "the file exists already";
    case ENOENT: return "no such directory";
    case ENOTDIR: return "not a directory";
    case ELOOP: return "a link of somebody else, or links in a circle";
    case ENAMETOOLONG: return "name too long";
    case ENOSPC: return "no space left";
    case EDQUOT: return "quota used up";
    case EFBIG: return "file size limit (RLIMIT_FSIZE)";
    case EMFILE: return "too many open files in this process (RLIMIT_NOFILE)";
    case ENFILE: return "too many open files on this machine";
    case ENOMEM: return "out of memory";
    case EIO: return "input/output error";
    case EBADF: return "the file was closed or removed";
    case ENODEV: return "this file system cannot be mapped; TRACE_MMAP=0 does without";
    }
    return "unexpected system error";
}

/* Text piece by piece; where it ends. */
TRACE__INTERNAL char *trace__text(char *p, const char *s)
{
    size_t n = strlen(s);
    memcpy(p, s, n + 1);
    return p + n;
}

TRACE__INTERNAL char *trace__decimal(char *p, uint64_t v, int width)
{
    char digits[24];
    int n = 0;
    do
        digits[n++] = (char)('0' + v % 10);
    while ((v /= 10) != 0 || n < width);
    while (n)
        *p++ = digits[--n];
    *p = 0;
    return p;
}

/* ---- warnings ---------------------------------------------------------------------------------------------------- */

enum { TRACE__WARN_LINES = 16, TRACE__WARN_ALIKE = 8, TRACE__WARN_BYTES = 1024 };

/* The lines there have been: a hash of what each says, 0 where there is none, and its format. A slot is taken with one
 * exchange and never changes, so threads and signal handlers need no lock. */
static struct {
    uint64_t hash[TRACE__WARN_LINES];
    const char *format[TRACE__WARN_LINES];
    uint32_t full; /* the line that says that further ones are not shown has been written */
} trace__warned;

/* The next item of a line: text of the format up to a %, or an argument. */
typedef struct trace__warn_item {
    const char *text;
    size_t n;
    bool amount; /* an argument that does not tell one warning from another */
    char number[24];
} trace__warn_item;

static const char *trace__warn_next(const char *format, va_list *args, trace__warn_item *item)
{
    char *end = item->number + sizeof item->number;
    unsigned base = 10, negative = 0;
    unsigned long v;
    item->amount = false;
    if (*format != '%') {
        item->text = format;
        item->n = strcspn(format, "%");
        return format + item->n;
    }
    if (*++format == 's') {
        item->text = va_arg(*args, const char *);
        item->n = item->text ? strlen(item->text) : 0;
        return format + 1;
    }
    if (*format == 'l') {
        format++;
        item->amount = true;
        v = va_arg(*args, unsigned long);
    } else {
        int x = va_arg(*args, int);
        negative = *format == 'd' && x < 0;
        v = negative ? 0u - (unsigned)x : (unsigned)x;
    }
    if (*format == 'x')
        base = 16;
    item->text = end;
    do
        *--end = "0123456789abcdef"[v % base];
    while ((v /= base) != 0);
    if (negative)
        *--end = '-';
    item->n = (size_t)(item->text - end);
    item->text = end;
    return format + 1;
}

/* True: the line is new, and there is room for it. */
static bool trace__warn_is_new(uint64_t hash, const char *format)
{
    uint32_t i, alike = 0;
    for (i = 0; i < TRACE__WARN_LINES && alike < TRACE__WARN_ALIKE; i++) {
        uint64_t other = 0;
        if (__atomic_compare_exchange_n(&trace__warned.hash[i], &other, hash, false, __ATOMIC_RELAXED,
                                        __ATOMIC_RELAXED)) {
            __atomic_store_n(&trace__warned.format[i], format, __ATOMIC_RELAXED);
            return true;
        }
        if (other == hash)
            return false;
        alike += __atomic_load_n(&trace__warned.format[i], __ATOMIC_RELAXED) == format;
    }
    if (!__atomic_exchange_n(&trace__warned.full, 1, __ATOMIC_RELAXED)) {
        static const char more[] = "trace: further warnings are not shown\n";
        trace__os_say(more, sizeof more - 1);
    }
    return false;
}

TRACE__INTERNAL void trace__warn(const char *format, ...)
{
    char line[TRACE__WARN_BYTES];
    const char *at = format;
    uint64_t hash = 0xcbf29ce484222325ull; /* FNV-1a */
    size_t n = 7, i;
    va_list args;
    memcpy(line, "trace: ", n);
    va_start(args, format);
    while (*at) {
        trace__warn_item item;
        at = trace__warn_next(at, &args, &item);
        for (i = 0; i < item.n && n < sizeof line - 1; i++) {
            line[n++] = item.text[i];
            if (!item.amount)
                hash = (hash ^ (unsigned char)item.text[i]) * 0x100000001b3ull;
        }
    }
    va_end(args);
    line[n++] = '\n';
    if (trace__warn_is_new(hash ? hash : 1, format))
        trace__os_say(line, n);
}
