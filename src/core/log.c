/* log.c - complaints: few, short, once, and safe anywhere */

/* The errors that files and memory meet, in words. */
static const char *trace__error_text(int error)
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
static char *trace__text(char *p, const char *s)
{
    size_t n = strlen(s);
    memcpy(p, s, n + 1);
    return p + n;
}

static char *trace__decimal(char *p, uint64_t v, int width)
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

static uint32_t trace__said; /* lines so far */

static void trace__warn(const char *format, ...)
{
    static const char *seen[16];
    char line[1024];
    size_t n = 7;
    uint32_t i, k;
    va_list args;
    memcpy(line, "trace: ", 7);
    for (i = 0; i < 16; i++)
        if (__atomic_load_n(&seen[i], __ATOMIC_RELAXED) == format && strncmp(format, "%s=", 3) != 0)
            return;
    k = __atomic_fetch_add(&trace__said, 1, __ATOMIC_RELAXED);
    if (k >= 16)
        return;
    __atomic_store_n(&seen[k], format, __ATOMIC_RELAXED);
    va_start(args, format);
    for (; *format && n < sizeof line - 32; format++) {
        if (*format != '%') {
            line[n++] = *format;
        } else if (*++format == 's') {
            const char *s = va_arg(args, const char *);
            while (s && *s && n < sizeof line - 32)
                line[n++] = *s++;
        } else {
            char digits[24];
            int d = 0;
            unsigned long v;
            if (*format == 'l') {
                format++;
                v = va_arg(args, unsigned long);
            } else {
                int x = va_arg(args, int);
                v = (unsigned)x;
                if (*format == 'd' && x < 0) {
                    line[n++] = '-';
                    v = 0u - (unsigned)x;
                }
            }
            do
                digits[d++] = "0123456789abcdef"[v % (*format == 'x' ? 16 : 10)];
            while ((v /= *format == 'x' ? 16 : 10) != 0);
            while (d)
                line[n++] = digits[--d];
        }
    }
    va_end(args);
    line[n++] = '\n';
    TRACE__SYS3(SYS_write, 2, line, n);
}
