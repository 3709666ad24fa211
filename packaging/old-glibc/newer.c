/* newer.c - the functions that our programs call and that glibc has since a version after 2.17, for programs that are
 * linked for that one (old-glibc.sh). Each is hidden, so nothing else sees it. */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

/* 2.33. Up to there the header had them inline. */
int fstatat64(int folder, const char *path, struct stat64 *to, int flags)
{
    return (int)syscall(SYS_newfstatat, folder, path, to, flags);
}

int stat64(const char *path, struct stat64 *to) { return fstatat64(AT_FDCWD, path, to, 0); }

int lstat64(const char *path, struct stat64 *to) { return fstatat64(AT_FDCWD, path, to, AT_SYMLINK_NOFOLLOW); }

int fstat64(int fd, struct stat64 *to) { return (int)syscall(SYS_fstat, fd, to); }

/* 2.28. Where off_t has 64 bits it is fcntl. */
int fcntl64(int fd, int command, ...)
{
    va_list arguments;
    void *argument;
    va_start(arguments, command);
    argument = va_arg(arguments, void *);
    va_end(arguments);
    return fcntl(fd, command, argument);
}

/* 2.25 */
ssize_t getrandom(void *to, size_t bytes, unsigned flags) { return syscall(SYS_getrandom, to, bytes, flags); }

#ifdef DLFO_STRUCT_HAS_EH_DBASE
/* 2.35. gcc's unwinder, which libtrace-h.so has inside, asks it for the object that has a function. */
static int holds(struct dl_phdr_info *info, size_t size, void *data)
{
    struct dl_find_object *found = data;
    uintptr_t pc = (uintptr_t)found->dlfo_map_start, lowest = UINTPTR_MAX, end = 0, from;
    void *frames = NULL;
    int here = 0, i;
    (void)size;
    for (i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        from = info->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_LOAD) {
            here |= from <= pc && pc < from + part->p_memsz;
            lowest = from < lowest ? from : lowest;
            end = from + part->p_memsz > end ? from + part->p_memsz : end;
        } else if (part->p_type == PT_GNU_EH_FRAME) {
            frames = (void *)from;
        }
    }
    if (!here || !frames)
        return 0;
    found->dlfo_map_start = (void *)lowest;
    found->dlfo_map_end = (void *)end;
    found->dlfo_eh_frame = frames;
    return 1;
}

int _dl_find_object(void *pc, struct dl_find_object *found)
{
    found->dlfo_map_start = pc;
    return dl_iterate_phdr(holds, found) ? 0 : -1;
}
#endif
