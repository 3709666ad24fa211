/* target.c - what is about to be run, and what is injected */
#include "run.h"
#include "common/options.h"
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
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

static char *in_path(const char *program)
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
            return "it uses the musl C library, and libtrace-h.so the GNU one";
        return NULL;
    }
    return "it is statically linked";
}

static const char *file_obstacle(const char *file, unsigned depth)
{
    union { unsigned char bytes[256]; Elf64_Ehdr e; } head = {{0}};
    struct stat st;
    const char *why = NULL;
    ssize_t n;
    int fd = open(file, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return NULL; /* execvp will say */
    n = pread(fd, head.bytes, sizeof head.bytes - 1, 0);
    if (!fstat(fd, &st) && (((st.st_mode & S_ISUID) && st.st_uid != getuid()) || ((st.st_mode & S_ISGID) && st.st_gid != getgid())))
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
    char *file = in_path(program);
    const char *why = file ? file_obstacle(file, 0) : NULL;
    free(file);
    return why;
}

static char *own_dir(void)
{
    char *path = tool_alloc(PATH_MAX);
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

const char *target_library(void)
{
    const char *given = getenv("TRACE_LIB");
    char *dir = own_dir(), *file;
    glob_t found = {0};
    struct stat st;
    if (given && *given) {
        bool is_dir = !stat(given, &st) && S_ISDIR(st.st_mode);
        file = existing(tool_text("%s%s", given, is_dir ? "/libtrace-h.so" : ""));
        if (!file)
            tool_fail("TRACE_LIB=%s: %s", given, strerror(errno));
    } else {
        file = existing(tool_text("%s/libtrace-h.so", dir));
        if (!file)
            file = existing(tool_text("%s/../lib/libtrace-h.so", dir));
        if (!file)
            file = existing(tool_text("%s/../lib64/libtrace-h.so", dir));
        if (!file) { /* Debian: lib/x86_64-linux-gnu */
            char *pattern = tool_text("%s/../lib/*-linux-gnu*/libtrace-h.so", dir);
            if (!glob(pattern, 0, NULL, &found) && found.gl_pathc)
                file = existing(tool_text("%s", found.gl_pathv[0]));
            globfree(&found);
            free(pattern);
        }
        if (!file)
            tool_fail("libtrace-h.so is neither in %s nor in ../lib; set TRACE_LIB to its path", dir);
    }
    if (strpbrk(file, " :"))
        tool_fail("%s: LD_PRELOAD cannot hold a path with a space or a colon; set TRACE_LIB to a link elsewhere", file);
    free(dir);
    return file;
}

char *target_tool(const char *name)
{
    char *dir = own_dir(), *path = tool_text("%s/%s", dir, name);
    free(dir);
    if (access(path, X_OK)) { /* not beside us: as installed elsewhere */
        free(path);
        path = tool_text("%s", name);
    }
    return path;
}
