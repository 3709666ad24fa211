/* target.c - what is about to be run, and what is injected */
#include "run.h"
#include "common/options.h"
#include "support/memory.h"
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#if defined(__x86_64__)
enum { OWN_MACHINE = EM_X86_64 };
#elif defined(__aarch64__)
enum { OWN_MACHINE = EM_AARCH64 };
#else
enum { OWN_MACHINE = EM_NONE };
#endif

char *target_file(const char *program)
{
    const char *path = getenv("PATH"), *end;
    if (strchr(program, '/') || !path)
        return tool_text("%s", program);
    for (; *path; path = *end ? end + 1 : end) {
        char *file;
        struct stat st;
        end = path + strcspn(path, ":");
        file = tool_text("%.*s%s%s", (int)(end - path), path, end == path ? "" : "/", program);
        if (!stat(file, &st) && S_ISREG(st.st_mode) && !access(file, X_OK))
            return file;
        free(file);
    }
    return NULL;
}

/* Looks at the program headers: is there a dynamic loader, and which. */
static const char *elf_obstacle(int fd, const unsigned char *head)
{
    Elf64_Ehdr e;
    Elf64_Phdr p;
    char loader[256] = "";
    unsigned i;
    memcpy(&e, head, sizeof e);
    if (e.e_ident[EI_CLASS] != ELFCLASS64 || (OWN_MACHINE != EM_NONE && e.e_machine != OWN_MACHINE))
        return "it is made for another kind of machine";
    for (i = 0; i < e.e_phnum && e.e_phentsize == sizeof p; i++) {
        ssize_t n;
        if (pread(fd, &p, sizeof p, (off_t)(e.e_phoff + i * sizeof p)) != (ssize_t)sizeof p)
            break;
        if (p.p_type != PT_INTERP)
            continue;
        n = pread(fd, loader, sizeof loader - 1, (off_t)p.p_offset);
        loader[n > 0 ? n : 0] = 0;
        if (strstr(loader, "ld-musl"))
            return "it uses the musl C library, but libtrace-h.so the GNU C library";
        return NULL;
    }
    return "it is statically linked";
}

static const char *file_obstacle(const char *file, unsigned depth)
{
    union {
        unsigned char bytes[256];
        Elf64_Ehdr e;
    } head = {{0}};
    struct stat st;
    const char *why = NULL;
    ssize_t n;
    int fd = open(file, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return NULL; /* execvp will say */
    n = pread(fd, head.bytes, sizeof head.bytes - 1, 0);
    if (!fstat(fd, &st) &&
        (((st.st_mode & S_ISUID) && st.st_uid != getuid()) || ((st.st_mode & S_ISGID) && st.st_gid != getgid())))
        why = "it runs with the rights of another user (setuid or setgid)";
    else if (geteuid() && fgetxattr(fd, "security.capability", NULL, 0) > 0)
        why = "it has capabilities of its own";
    else if (n >= (ssize_t)sizeof(Elf64_Ehdr) && !memcmp(head.bytes, ELFMAG, SELFMAG))
        why = elf_obstacle(fd, head.bytes);
    else if (n > 2 && head.bytes[0] == '#' && head.bytes[1] == '!' && depth < 4) {
        char *s = (char *)head.bytes + 2;
        s += strspn(s, " \t");
        s[strcspn(s, " \t\r\n")] = 0;
        why = file_obstacle(s, depth + 1);
    }
    close(fd);
    return why;
}

const char *target_obstacle(const char *program)
{
    char *file = target_file(program);
    const char *why = file ? file_obstacle(file, 0) : NULL;
    free(file);
    return why;
}

char *target_folder(void)
{
    char *path = tr_alloc(PATH_MAX);
    ssize_t n = readlink("/proc/self/exe", path, PATH_MAX - 1);
    if (n <= 0)
        tool_fail("/proc/self/exe: %s", strerror(errno));
    path[n] = 0;
    *strrchr(path, '/') = 0;
    return path;
}

static char *existing(char *path)
{
    char *real = access(path, R_OK) ? NULL : realpath(path, NULL);
    free(path);
    return real;
}

/* A folder that only we can write; others may pass through, for a program that changes its user. NULL: not there. */
static char *own_folder(const char *base)
{
    char *home = tool_text("%s/trace-h-%u", base, (unsigned)geteuid());
    struct stat st;
    if ((!mkdir(home, 0755) || errno == EEXIST) && !lstat(home, &st) && S_ISDIR(st.st_mode) && st.st_uid == geteuid() &&
        !(st.st_mode & (S_IWGRP | S_IWOTH)))
        return home;
    free(home);
    return NULL;
}

enum { BASES = 4 };

/* Where such a folder may be. */
static const char *base_of(size_t i)
{
    const char *tmp = getenv("TMPDIR");
    const char *const bases[BASES] = {tmp && *tmp == '/' ? tmp : "/tmp", "/tmp", "/var/tmp", "/dev/shm"};
    return bases[i];
}

char *target_own_folder(void)
{
    char *home = NULL;
    size_t i;
    for (i = 0; i < BASES && !home; i++)
        home = own_folder(base_of(i));
    return home;
}

/* A link to the library's folder. It stays: a program that the traced one started may start another when we are gone,
 * and the next run takes the same. */
static char *plain_link(const char *base, const char *dir)
{
    char *home = strpbrk(base, " :") ? NULL : own_folder(base), *link = NULL, *fresh;
    char *seen = NULL;
    struct stat to;
    if (home && !stat(dir, &to)) {
        link = tool_text("%s/%llx-%llx", home, (unsigned long long)to.st_dev, (unsigned long long)to.st_ino);
        seen = realpath(link, NULL);
        if (!seen || strcmp(seen, dir)) { /* renamed to its place: another trace-run may do the same */
            fresh = tool_text("%s.%ld", link, (long)getpid());
            if (symlink(dir, fresh) || rename(fresh, link)) {
                unlink(fresh);
                free(link);
                link = NULL;
            }
            free(fresh);
        }
    }
    free(seen);
    free(home);
    return link;
}

/* LD_PRELOAD and OPENCL_LAYERS separate paths by spaces and colons. Links the folder, not the file: libtrace-h.so looks
 * for its layers beside itself. */
static char *without_separators(char *file)
{
    char *name = strrchr(file, '/') + 1, *dir, *link = NULL;
    size_t i;
    if (strpbrk(name, " :"))
        tool_fail(
            "%s: LD_PRELOAD cannot hold a name with a space or a colon; set TRACE_LIB to a link with another name",
            file);
    dir = tool_text("%.*s", (int)(name - 1 - file), file);
    for (i = 0; i < BASES && !link; i++)
        link = plain_link(base_of(i), dir);
    if (!link)
        tool_fail("%s: LD_PRELOAD cannot hold a path with a space or a colon, and no link to it can be made in /tmp; "
                  "set TRACE_LIB to one",
                  file);
    free(dir);
    dir = tool_text("%s/%s", link, name);
    free(link);
    free(file);
    return dir;
}

const char *target_library(void)
{
    static const char *const places[] = {".", ("../" TRACE_LIBDIR), "../lib", "../lib64"}; /* as built, as installed */
    const char *given = getenv("TRACE_LIB");
    char *dir = target_folder(), *file = NULL;
    struct stat st;
    size_t i;
    if (given && *given) {
        bool is_dir = !stat(given, &st) && S_ISDIR(st.st_mode);
        file = existing(tool_text("%s%s", given, is_dir ? "/" TRACE_LIBRARY : ""));
        if (!file)
            tool_fail("TRACE_LIB=%s: %s", given, strerror(errno));
    } else {
        for (i = 0; i < sizeof places / sizeof *places && !file; i++)
            file = existing(tool_text("%s/%s/" TRACE_LIBRARY, dir, places[i]));
        if (!file)
            tool_fail(TRACE_LIBRARY " is neither in %s nor in ../lib; set TRACE_LIB to its path", dir);
    }
    free(dir);
    return strpbrk(file, " :") ? without_separators(file) : file;
}

char *target_tool(const char *name)
{
    char *dir = target_folder(), *path = tool_text("%s/%s", dir, name);
    free(dir);
    if (access(path, X_OK)) { /* not beside us: as installed elsewhere */
        free(path);
        path = tool_text("%s", name);
    }
    return path;
}
