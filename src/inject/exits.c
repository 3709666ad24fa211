/* exits.c - libtrace-h.so stands before the ways out of a process that skip exit handlers: what devices have finished is recorded first (core/ending.c)
 *
 * Each wrapper is as safe in a signal handler as what it stands for: functions behind are looked up when the library is loaded. quick_exit() needs no wrapper, for it
 * has handlers of its own; assert() calls abort() inside the C library, so what it calls is wrapped. Of the exec family only a call that finds its file counts. */

#define TRACE__WAYS_OUT(X) \
    X(_exit, void, (int)) X(_Exit, void, (int)) X(abort, void, (void)) X(__assert_fail, void, (const char *, const char *, unsigned, const char *)) \
    X(execv, int, (const char *, char *const *)) X(execve, int, (const char *, char *const *, char *const *)) X(execvp, int, (const char *, char *const *)) \
    X(execvpe, int, (const char *, char *const *, char *const *)) X(fexecve, int, (int, char *const *, char *const *)) \
    X(execveat, int, (int, const char *, char *const *, char *const *, int))
#define TRACE__WAY_OUT(name, R, parameters) R(*name) parameters;
static struct {
    TRACE__WAYS_OUT(TRACE__WAY_OUT)
} trace__behind;

__attribute__((constructor(102))) static void trace__ways_out(void)
{
    void *p;
#define TRACE__FIND_WAY_OUT(name, R, parameters) \
    p = dlsym((void *)-1l /* RTLD_NEXT */, #name); \
    memcpy(&trace__behind.name, &p, sizeof p);
    TRACE__WAYS_OUT(TRACE__FIND_WAY_OUT)
}
#define TRACE__WAY_BEHIND(name) (trace__behind.name ? (void)0 : trace__ways_out(), trace__behind.name) /* some constructor may be earlier */

#define TRACE__STANDS_BEFORE(R, own, name, parameters) \
    R own parameters __asm__(#name); \
    __attribute__((visibility("default"), used)) R own parameters

static _Noreturn void trace__leave(void (*behind)(int), int status)
{
    trace__last_look();
    if (behind)
        behind(status);
    for (;;)
        TRACE__SYS1(SYS_exit_group, status);
}
TRACE__STANDS_BEFORE(void, trace__out_exit_now, _exit, (int status)) { trace__leave(TRACE__WAY_BEHIND(_exit), status); }
TRACE__STANDS_BEFORE(void, trace__out_exit_at_once, _Exit, (int status)) { trace__leave(TRACE__WAY_BEHIND(_Exit), status); }

TRACE__STANDS_BEFORE(void, trace__out_abort, abort, (void))
{
    trace__last_look();
    if (TRACE__WAY_BEHIND(abort))
        trace__behind.abort();
    __builtin_trap();
}
TRACE__STANDS_BEFORE(void, trace__out_assert_fail, __assert_fail, (const char *what, const char *file, unsigned line, const char *function))
{
    trace__last_look();
    if (TRACE__WAY_BEHIND(__assert_fail))
        trace__behind.__assert_fail(what, file, line, function);
    __builtin_trap();
}

/* ---- exec ----------------------------------------------------------------------------------------------------------------------- */

static void trace__before_exec(int dir, const char *path, bool searched)
{
    TRACE__SAVE_ERRNO;
    if (path && ((searched && !strchr(path, '/')) || !*path || TRACE__SYS3(SYS_faccessat, dir, path, 1 /* X_OK */) == 0))
        trace__last_look();
    TRACE__RESTORE_ERRNO;
}
static int trace__no_exec(void)
{
    errno = ENOSYS;
    return -1;
}
#define TRACE__EXEC(name, ...) (TRACE__WAY_BEHIND(name) ? trace__behind.name(__VA_ARGS__) : trace__no_exec())

TRACE__STANDS_BEFORE(int, trace__out_execv, execv, (const char *path, char *const *argv))
{
    trace__before_exec(TRACE__AT_FDCWD, path, false);
    return TRACE__EXEC(execv, path, argv);
}
TRACE__STANDS_BEFORE(int, trace__out_execve, execve, (const char *path, char *const *argv, char *const *environment))
{
    trace__before_exec(TRACE__AT_FDCWD, path, false);
    return TRACE__EXEC(execve, path, argv, environment);
}
TRACE__STANDS_BEFORE(int, trace__out_execvp, execvp, (const char *file, char *const *argv))
{
    trace__before_exec(TRACE__AT_FDCWD, file, true);
    return TRACE__EXEC(execvp, file, argv);
}
TRACE__STANDS_BEFORE(int, trace__out_execvpe, execvpe, (const char *file, char *const *argv, char *const *environment))
{
    trace__before_exec(TRACE__AT_FDCWD, file, true);
    return TRACE__EXEC(execvpe, file, argv, environment);
}
TRACE__STANDS_BEFORE(int, trace__out_fexecve, fexecve, (int fd, char *const *argv, char *const *environment))
{
    trace__before_exec(fd, "", false);
    return TRACE__EXEC(fexecve, fd, argv, environment);
}
TRACE__STANDS_BEFORE(int, trace__out_execveat, execveat, (int dir, const char *path, char *const *argv, char *const *environment, int flags))
{
    trace__before_exec(dir, path, false);
    return TRACE__EXEC(execveat, dir, path, argv, environment, flags);
}

/* The arguments of execl and its like, from the first to the NULL; `more`: the environment behind it. */
#define TRACE__ARGUMENTS(first, argv, more) \
    char **argv, *const *more = NULL; \
    size_t trace__n = 1, trace__i; \
    va_list trace__list; \
    va_start(trace__list, first); \
    if (first) \
        while (va_arg(trace__list, char *)) \
            trace__n++; \
    va_end(trace__list); \
    argv = (char **)__builtin_alloca((trace__n + 1) * sizeof *argv); \
    va_start(trace__list, first); \
    memcpy(&argv[0], &first, sizeof first); \
    for (trace__i = 1; first && trace__i <= trace__n; trace__i++) \
        argv[trace__i] = va_arg(trace__list, char *);
#define TRACE__ARGUMENTS_OVER va_end(trace__list)

TRACE__STANDS_BEFORE(int, trace__out_execl, execl, (const char *path, const char *first, ...))
{
    TRACE__ARGUMENTS(first, argv, more)
    TRACE__ARGUMENTS_OVER;
    (void)more;
    return trace__out_execv(path, argv);
}
TRACE__STANDS_BEFORE(int, trace__out_execlp, execlp, (const char *file, const char *first, ...))
{
    TRACE__ARGUMENTS(first, argv, more)
    TRACE__ARGUMENTS_OVER;
    (void)more;
    return trace__out_execvp(file, argv);
}
TRACE__STANDS_BEFORE(int, trace__out_execle, execle, (const char *path, const char *first, ...))
{
    TRACE__ARGUMENTS(first, argv, more)
    more = va_arg(trace__list, char *const *);
    TRACE__ARGUMENTS_OVER;
    return trace__out_execve(path, argv, more);
}
