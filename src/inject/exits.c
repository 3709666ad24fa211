/* exits.c - libtrace-h.so stands before the ways out of a process that skip exit handlers: what devices have finished
 * is recorded first, and that the process left by its own will (core/ending.c)
 *
 * Each wrapper is as safe in a signal handler as what it stands for: functions behind are looked up when the library is
 * loaded. quick_exit() needs no wrapper, for it has handlers of its own; assert() calls abort() inside the C library,
 * so what it calls is wrapped. Of the exec family only a call that finds its file counts. */

/* clang-format off */
#define TRACE__EXITS(X) \
    X(_exit, void, (int)) X(_Exit, void, (int)) X(abort, void, (void)) \
    X(__assert_fail, void, (const char *, const char *, unsigned, const char *)) \
    X(execv, int, (const char *, char *const *)) X(execve, int, (const char *, char *const *, char *const *)) \
    X(execvp, int, (const char *, char *const *)) \
    X(execvpe, int, (const char *, char *const *, char *const *)) X(fexecve, int, (int, char *const *, char *const *)) \
    X(execveat, int, (int, const char *, char *const *, char *const *, int))
/* clang-format on */
#define TRACE__EXIT_POINTER(name, R, parameters) R(*name) parameters;
static struct {
    TRACE__EXITS(TRACE__EXIT_POINTER)
} trace__real_exits;

__attribute__((constructor(102))) static void trace__find_exits(void)
{
    void *p;
#define TRACE__FIND_EXIT(name, R, parameters) \
    p = dlsym((void *)-1l /* RTLD_NEXT */, #name); \
    memcpy(&trace__real_exits.name, &p, sizeof p);
    TRACE__EXITS(TRACE__FIND_EXIT)
}
/* some constructor may be earlier */
#define TRACE__REAL_EXIT(name) (trace__real_exits.name ? (void)0 : trace__find_exits(), trace__real_exits.name)

#define TRACE__INTERPOSE(R, own, name, parameters) \
    R own parameters __asm__(#name); \
    __attribute__((visibility("default"), used)) R own parameters

static _Noreturn void trace__leave(void (*behind)(int), int status)
{
    trace__leaves(TRACE_LEFT_BY_EXIT);
    trace__ends(TRACE_ENDED_NUMBER, TRACE_ENDED_EXIT | ((uint32_t)status & TRACE_ENDED_NUMBER));
    if (behind)
        behind(status);
    for (;;)
        TRACE__SYS1(SYS_exit_group, status);
}
TRACE__INTERPOSE(void, trace__interposed_exit_now, _exit, (int status))
{
    trace__leave(TRACE__REAL_EXIT(_exit), status);
}
TRACE__INTERPOSE(void, trace__interposed_exit_at_once, _Exit, (int status))
{
    trace__leave(TRACE__REAL_EXIT(_Exit), status);
}

TRACE__INTERPOSE(void, trace__interposed_abort, abort, (void))
{
    trace__final_flush();
    if (TRACE__REAL_EXIT(abort))
        trace__real_exits.abort();
    __builtin_trap();
}
TRACE__INTERPOSE(void, trace__interposed_assert_fail, __assert_fail,
                 (const char *what, const char *file, unsigned line, const char *function))
{
    trace__final_flush();
    if (TRACE__REAL_EXIT(__assert_fail))
        trace__real_exits.__assert_fail(what, file, line, function);
    __builtin_trap();
}

/* ---- exec
 * ---------------------------------------------------------------------------------------------------------------------
 */

static void trace__before_exec(int dir, const char *path, bool searched)
{
    TRACE__SAVE_ERRNO;
    if (path &&
        ((searched && !strchr(path, '/')) || !*path || TRACE__SYS3(SYS_faccessat, dir, path, 1 /* X_OK */) == 0))
        trace__leaves(TRACE_LEFT_BY_EXEC);
    TRACE__RESTORE_ERRNO;
}
/* It did not happen. */
static int trace__after_exec(int result)
{
    TRACE__SAVE_ERRNO;
    trace__leaves(TRACE_LEFT_NOT);
    TRACE__RESTORE_ERRNO;
    return result;
}
static int trace__no_exec(void)
{
    errno = ENOSYS;
    return -1;
}
#define TRACE__EXEC(name, ...) \
    trace__after_exec(TRACE__REAL_EXIT(name) ? trace__real_exits.name(__VA_ARGS__) : trace__no_exec())

TRACE__INTERPOSE(int, trace__interposed_execv, execv, (const char *path, char *const *argv))
{
    trace__before_exec(TRACE__AT_FDCWD, path, false);
    return TRACE__EXEC(execv, path, argv);
}
TRACE__INTERPOSE(int, trace__interposed_execve, execve, (const char *path, char *const *argv, char *const *environment))
{
    trace__before_exec(TRACE__AT_FDCWD, path, false);
    return TRACE__EXEC(execve, path, argv, environment);
}
TRACE__INTERPOSE(int, trace__interposed_execvp, execvp, (const char *file, char *const *argv))
{
    trace__before_exec(TRACE__AT_FDCWD, file, true);
    return TRACE__EXEC(execvp, file, argv);
}
TRACE__INTERPOSE(int, trace__interposed_execvpe, execvpe,
                 (const char *file, char *const *argv, char *const *environment))
{
    trace__before_exec(TRACE__AT_FDCWD, file, true);
    return TRACE__EXEC(execvpe, file, argv, environment);
}
TRACE__INTERPOSE(int, trace__interposed_fexecve, fexecve, (int fd, char *const *argv, char *const *environment))
{
    trace__before_exec(fd, "", false);
    return TRACE__EXEC(fexecve, fd, argv, environment);
}
TRACE__INTERPOSE(int, trace__interposed_execveat, execveat,
                 (int dir, const char *path, char *const *argv, char *const *environment, int flags))
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

TRACE__INTERPOSE(int, trace__interposed_execl, execl, (const char *path, const char *first, ...))
{
    TRACE__ARGUMENTS(first, argv, more)
    TRACE__ARGUMENTS_OVER;
    (void)more;
    return trace__interposed_execv(path, argv);
}
TRACE__INTERPOSE(int, trace__interposed_execlp, execlp, (const char *file, const char *first, ...))
{
    TRACE__ARGUMENTS(first, argv, more)
    TRACE__ARGUMENTS_OVER;
    (void)more;
    return trace__interposed_execvp(file, argv);
}
TRACE__INTERPOSE(int, trace__interposed_execle, execle, (const char *path, const char *first, ...))
{
    TRACE__ARGUMENTS(first, argv, more)
    more = va_arg(trace__list, char *const *);
    TRACE__ARGUMENTS_OVER;
    return trace__interposed_execve(path, argv, more);
}
