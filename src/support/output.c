/* output.c - a file that is there whole or not at all */
#include "output.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Temporaries that exist. A signal handler reads them, so a slot is filled last and emptied first. */
static char *volatile pending[TR_OUTPUTS];

void tr_output_discard(void)
{
    int i;
    for (i = 0; i < TR_OUTPUTS; i++)
        if (pending[i])
            unlink(pending[i]);
}

static void replace(char *from, char *to)
{
    int i;
    for (i = 0; i < TR_OUTPUTS; i++)
        if (pending[i] == from) {
            pending[i] = to;
            return;
        }
}

static mode_t permissions = 0600; /* of new files, whatever the umask is */

void tr_output_permit(const char *octal)
{
    char *end = NULL;
    unsigned long bits = octal ? strtoul(octal, &end, 8) : 0;
    permissions = !end || *end || (bits & 0600) != 0600 || (bits & ~0664ul) ? 0600 : (mode_t)bits;
}

static int open_directly(tr_output *o, const char *path)
{
    o->fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0600);
    return o->fd < 0 ? errno : 0;
}

/* ".NAME.XXXXXX" beside it; of a long name only how it begins. */
static char *name_beside(const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t room = strlen(path) + 16;
    char *text = malloc(room);
    if (text)
        snprintf(text, room, "%.*s.%.200s.XXXXXX", (int)(name - path), path, name);
    return text;
}

int tr_output_open(tr_output *o, const char *path)
{
    struct stat there;
    bool replaces = stat(path, &there) == 0;
    int why;
    memset(o, 0, sizeof *o);
    o->fd = -1;
    if ((replaces && !S_ISREG(there.st_mode)) || !strncmp(path, "/dev/", 5) || !strncmp(path, "/proc/", 6))
        return open_directly(o, path);
    if (replaces && access(path, W_OK)) /* a read-only file is not replaced either */
        return errno;
    o->path = replaces ? realpath(path, NULL) : strdup(path);
    o->temporary = o->path ? name_beside(o->path) : NULL;
    if (!o->temporary) {
        why = errno ? errno : ENOMEM;
        free(o->path);
        return why;
    }
    replace(NULL, o->temporary); /* before it exists: a signal that comes as soon as it does finds its name */
    o->fd = mkostemp(o->temporary, O_CLOEXEC);
    if (o->fd < 0) {
        why = errno;
        replace(o->temporary, NULL);
        free(o->temporary);
        free(o->path);
        o->temporary = o->path = NULL;
        /* the folder takes no other file */
        return replaces && (why == EACCES || why == EPERM || why == EROFS) ? open_directly(o, path) : why;
    }
    if (!replaces)
        (void)fchmod(o->fd, permissions); /* if it fails, the file stays its owner's alone */
    if (replaces && (fchmod(o->fd, there.st_mode & 07777) ||
                     (there.st_uid != geteuid() && fchown(o->fd, there.st_uid, there.st_gid)))) {
        why = errno;
        tr_output_close(o, false);
        return why;
    }
    return 0;
}

int tr_output_close(tr_output *o, bool good)
{
    int why = 0;
    if (close(o->fd))
        why = errno;
    if (o->temporary) {
        if (good && !why && rename(o->temporary, o->path))
            why = errno;
        if (!good || why)
            unlink(o->temporary);
        replace(o->temporary, NULL);
    }
    free(o->temporary);
    free(o->path);
    o->fd = -1;
    o->path = o->temporary = NULL;
    return why;
}
