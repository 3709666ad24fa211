/* folder.c - the output folder, walked from folder to folder: what was looked at is what was opened, whoever moves
 * things about meanwhile */
#include "folder.h"
#include "options.h"

/* May the link at `link`, which lies in the folder at `dir`, be followed? Our own and root's may. One that somebody
 * else laid may not where they could aim it at what is not theirs: as the folder itself, in a folder where anybody may
 * write, or when we are root. */
static bool trace__link_is_safe(int dir, bool root, const struct stat *link, bool last)
{
    uint32_t us = (uint32_t)TRACE__SYS1(SYS_geteuid, 0);
    struct stat around;
    if (link->st_uid == 0 || link->st_uid == us)
        return true;
    return !last && us != 0 &&
           TRACE__SYS4(SYS_newfstatat, dir, root ? "/" : "", &around, 0x1000 /* AT_EMPTY_PATH */) == 0 &&
           !(around.st_mode & S_IWOTH);
}

/* What was made with umask in the way gets the mode that TRACE_MODE_BITS asks for. */
TRACE__INTERNAL void trace__widen(int fd, uint32_t mode)
{
    if (trace__c.mode_bits != 0600)
        TRACE__FD2(SYS_fchmod, fd, mode);
}

/* The folder `name` of `dir`, made if missing and `make`: a descriptor that only names it (O_PATH), of a link too, or a
 * negative errno. */
static int trace__step_into(int dir, const char *name, bool make)
{
    int found = trace__os_open(dir, name, TRACE__O_PATH | TRACE__O_NOFOLLOW, 0), made;
    long r;
    if (found != -ENOENT || !make)
        return found;
    r = TRACE__SYS3(SYS_mkdirat, dir, name, 0700);
    if (r == 0 && trace__c.mode_bits != 0600 &&
        (made = trace__os_open(dir, name, O_RDONLY | TRACE__O_DIRECTORY | TRACE__O_NOFOLLOW, 0)) >= 0) {
        trace__widen(made, trace__folder_bits(trace__c.mode_bits));
        trace__os_close(made);
    }
    return r && r != -EEXIST ? (int)r : trace__os_open(dir, name, TRACE__O_PATH | TRACE__O_NOFOLLOW, 0);
}

/* The folder at `path`, open for reading, made if missing, or a negative errno. What is left of the path stands at the
 * end of `rest`; a link's text goes before it. */
static int trace__walk(const char *path, char *rest, size_t room)
{
    /* behind `given` is what we were given, before it what links say: there nothing is made */
    size_t at = room - strlen(path) - 1, given = at;
    /* the next name is one in "/", which is not opened itself: qemu-user -L would open its own */
    bool root = *path == '/';
    int dir = root ? TRACE__AT_FDCWD : trace__os_open(TRACE__AT_FDCWD, ".", TRACE__O_PATH | TRACE__O_DIRECTORY, 0),
        links = 0, fd;
    struct stat st;
    memcpy(rest + at, path, strlen(path) + 1);
    while ((dir >= 0 || root) && *(rest + (at += strspn(rest + at, "/")))) {
        size_t end = at + strcspn(rest + at, "/"), start = at;
        bool last = !rest[end + strspn(rest + end, "/")];
        char slash = rest[end];
        long n = 0;
        rest[end] = 0;
        fd = trace__step_into(dir, rest + start - root, start >= given);
        rest[end] = slash;
        at = end;
        if (fd >= 0)
            n = TRACE__SYS4(SYS_newfstatat, fd, "", &st, 0x1000 /* AT_EMPTY_PATH */);
        if (fd >= 0 && n == 0 && S_ISLNK(st.st_mode)) {
            n = links++ < TRACE__MOST_LINKS && trace__link_is_safe(dir, root, &st, last)
                    ? TRACE__SYS4(SYS_readlinkat, fd, "", rest, (long)at)
                    : -ELOOP;
            if (n == (long)at) /* more than there is room for */
                n = -ENAMETOOLONG;
            trace__os_close(fd);
            if (n > 0) {
                memmove(rest + at - n, rest, (size_t)n);
                at -= (size_t)n;
                if (start >= given)
                    given = end;
                if (rest[at] == '/' && !root) {
                    trace__os_close(dir);
                    dir = TRACE__AT_FDCWD;
                    root = true;
                } else if (rest[at] != '/' && root) {
                    rest[--at] = '/';
                }
                continue;
            }
            fd = n ? (int)n : -ENOENT;
        } else if (fd >= 0 && (n || !S_ISDIR(st.st_mode))) {
            trace__os_close(fd);
            fd = n ? (int)n : -ENOTDIR;
        }
        if (!root)
            trace__os_close(dir);
        root = false;
        dir = fd;
    }
    if (dir < 0 && !root)
        return dir;
    fd = trace__os_open(dir, root ? "/" : ".", O_RDONLY | TRACE__O_DIRECTORY, 0);
    if (!root)
        trace__os_close(dir);
    return fd;
}

/* The output folder, made if missing (0700 or as TRACE_MODE_BITS says, and so its parents); a negative errno, -ELOOP or
 * -TRACE__ANYBODY for one we refuse. */
TRACE__INTERNAL int trace__open_dir(const char *path)
{
    size_t room = 2 * sizeof trace__c.out;
    char *rest = (char *)trace__os_memory(room, false); /* not on the stack, which may be a signal handler's */
    int fd = rest ? trace__walk(path, rest, room) : -ENOMEM;
    struct stat st;
    if (rest)
        trace__os_release(rest, room);
    if (fd < 0)
        return fd;
    /* Others may write here and are not held back by the sticky bit: they could replace what we write. */
    if (TRACE__SYS4(SYS_newfstatat, fd, "", &st, 0x1000) || ((st.st_mode & S_IWOTH) && !(st.st_mode & S_ISVTX))) {
        trace__os_close(fd);
        return -TRACE__ANYBODY;
    }
    return fd;
}
