/* file.c - descriptors and what is read through them; messages
 *
 * Traces are never mapped: a file that shrinks under us reads short, it does not kill us. Thousands of files may be
 * open at once for the user while only some descriptors are: the one used longest ago is closed first, and opened again
 * when needed. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include "support/text.h"
#include "file.h"

enum { MESSAGES_PER_FILE = TR_MESSAGES_PER_FILE, MESSAGES_PER_SET = 200 };

static void emit(tr_trace *trace, const char *text)
{
    char *safe = tr_text_safe(text); /* paths and names may hold what terminals obey */
    if (trace->options.message)
        trace->options.message(trace->options.user, safe ? safe : "out of memory");
    else
        fprintf(stderr, "%s\n", safe ? safe : "out of memory");
    free(safe);
}

void tr_say(tr_trace *trace, const char *format, ...)
{
    char text[1024];
    va_list args;
    if (trace->options.team && trace->options.team->number) /* the first one says it */
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    emit(trace, text);
}

typedef struct tr_deferred {
    uint32_t n, more; /* more: they would not be listed */
    uint64_t offset[MESSAGES_PER_FILE];
    char *text[MESSAGES_PER_FILE];
} deferred;

/* Whether something was said of that place of the file: it is read again. */
static bool was_said(const tr_file *file, uint64_t offset)
{
    const deferred *d = file->deferred;
    uint32_t i;
    for (i = 0; i < file->complaints && i < MESSAGES_PER_FILE; i++)
        if (file->said[i] == offset)
            return true;
    for (i = 0; d && i < d->n; i++)
        if (d->offset[i] == offset)
            return true;
    return false;
}

static void put_off(tr_file *file, uint64_t offset, const char *text)
{
    deferred *d = file->deferred;
    size_t bytes = strlen(text) + 1;
    if (file->complaints + d->n >= MESSAGES_PER_FILE) {
        d->more++;
        return;
    }
    d->offset[d->n] = offset;
    d->text[d->n++] = memcpy(tr_alloc(bytes), text, bytes);
}

void tr_defer(tr_file *file) { file->deferred = tr_alloc(sizeof *file->deferred); }

void tr_say_deferred(tr_trace *trace, tr_file *file)
{
    deferred *d = file->deferred;
    uint32_t i;
    file->deferred = NULL;
    for (i = 0; i < d->n; i++) {
        tr_complain(trace, file, d->offset[i], "%s", d->text[i]);
        free(d->text[i]);
    }
    file->complaints += d->more;
    trace->messages += d->more;
    free(d);
}

void tr_complain(tr_trace *trace, tr_file *file, uint64_t offset, const char *format, ...)
{
    char text[8192], what[512];
    va_list args;
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    pthread_mutex_lock(&trace->lock);
    trace->status = trace->status == TR_FAILED ? TR_FAILED : TR_DAMAGED;
    file->damaged = true;
    if (was_said(file, offset) || file->deferred) {
        if (!was_said(file, offset))
            put_off(file, offset, what);
        pthread_mutex_unlock(&trace->lock);
        return;
    }
    if (file->complaints < MESSAGES_PER_FILE)
        file->said[file->complaints] = offset;
    trace->messages++;
    file->complaints++;
    if (file->complaints <= MESSAGES_PER_FILE && trace->messages <= MESSAGES_PER_SET) {
        if (offset == TR_NO_OFFSET)
            snprintf(text, sizeof text, "%s: error: %s", file->path, what);
        else
            snprintf(text, sizeof text, "%s:%llu: error: %s", file->path, (unsigned long long)offset, what);
        emit(trace, text);
        if (file->complaints == MESSAGES_PER_FILE) {
            snprintf(text, sizeof text, "%s: error: more damaged places may follow, they are not listed", file->path);
            emit(trace, text);
        } else if (trace->messages == MESSAGES_PER_SET)
            emit(trace, "error: more damaged places may follow in these files, they are not listed");
    }
    pthread_mutex_unlock(&trace->lock);
}

tr_file *tr_file_new(tr_trace *trace, const char *path)
{
    tr_file *file = tr_alloc(sizeof *file);
    file->path = tr_arena_text(&trace->arena, path, strlen(path));
    file->name = strcpy(tr_arena_get(&trace->arena, strlen(path) + 1), path);
    file->fd = -1;
    file->index = (uint32_t)trace->nfiles;
    trace->files = tr_grow(trace->files, trace->nfiles + 1, &trace->file_room, sizeof *trace->files);
    trace->files[trace->nfiles++] = file;
    return file;
}

static void unlink_file(tr_trace *trace, tr_file *file)
{
    *(file->newer ? &file->newer->older : &trace->newest) = file->older;
    *(file->older ? &file->older->newer : &trace->oldest) = file->newer;
    file->newer = file->older = NULL;
}

static void link_newest(tr_trace *trace, tr_file *file)
{
    file->newer = NULL;
    file->older = trace->newest;
    *(trace->newest ? &trace->newest->newer : &trace->oldest) = file;
    trace->newest = file;
}

static void limit_descriptors(tr_trace *trace)
{
    struct rlimit limit;
    trace->max_open = 64;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        if (limit.rlim_cur < limit.rlim_max && limit.rlim_cur < 65536) {
            limit.rlim_cur = limit.rlim_max < 65536 ? limit.rlim_max : 65536;
            setrlimit(RLIMIT_NOFILE, &limit);
            getrlimit(RLIMIT_NOFILE, &limit);
        }
        trace->max_open = limit.rlim_cur > 192 ? (uint32_t)(limit.rlim_cur > 65536 ? 65536 : limit.rlim_cur) - 128 : 32;
    }
}

/* Opens the file if need be and holds it open; 0 or an errno. Lock held. */
static int hold(tr_trace *trace, tr_file *file)
{
    struct stat st;
    if (file->fd < 0) {
        tr_file *idle;
        int fd;
        if (!trace->max_open)
            limit_descriptors(trace);
        for (idle = trace->oldest; idle && trace->nopen >= trace->max_open;) {
            tr_file *next = idle->newer;
            if (!idle->users) {
                close(idle->fd);
                idle->fd = -1;
                trace->nopen--;
                unlink_file(trace, idle);
            }
            idle = next;
        }
        fd = open(file->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
        if (fd < 0)
            return errno;
        if (fstat(fd, &st) || (file->inode && (st.st_ino != file->inode || st.st_dev != file->device))) {
            close(fd);
            return ESTALE;
        }
        __atomic_store_n(&file->fd, fd, __ATOMIC_RELEASE); /* pairs with is_held */
        trace->nopen++;
    } else
        unlink_file(trace, file);
    link_newest(trace, file);
    file->users++;
    return 0;
}

void tr_files_opened(tr_trace *trace)
{
    pthread_mutex_lock(&trace->lock);
    if (!trace->max_open)
        limit_descriptors(trace);
    trace->stay_open = trace->nfiles <= trace->max_open;
    pthread_mutex_unlock(&trace->lock);
}

/* Whether the file is open and stays so. */
static bool is_held(const tr_trace *trace, const tr_file *file)
{
    return trace->stay_open && __atomic_load_n(&file->fd, __ATOMIC_ACQUIRE) >= 0;
}

static int begin_use(tr_trace *trace, tr_file *file)
{
    int error;
    if (is_held(trace, file))
        return 0;
    pthread_mutex_lock(&trace->lock);
    error = hold(trace, file);
    pthread_mutex_unlock(&trace->lock);
    return error;
}

static void end_use(tr_trace *trace, tr_file *file)
{
    if (trace->stay_open)
        return;
    pthread_mutex_lock(&trace->lock);
    file->users--;
    pthread_mutex_unlock(&trace->lock);
}

bool tr_file_stat(tr_trace *trace, tr_file *file)
{
    struct stat st;
    int error = begin_use(trace, file), r;
    if (error) {
        tr_complain(trace, file, TR_NO_OFFSET, "%s", strerror(error));
        return false;
    }
    r = fstat(file->fd, &st);
    end_use(trace, file);
    if (r || !S_ISREG(st.st_mode)) {
        tr_complain(trace, file, TR_NO_OFFSET, "not a regular file");
        return false;
    }
    file->size = (uint64_t)st.st_size;
    file->device = st.st_dev;
    file->inode = st.st_ino;
    return true;
}

size_t tr_file_read(tr_trace *trace, tr_file *file, void *to, size_t bytes, uint64_t offset)
{
    size_t done = 0;
    int error;
    if (offset > (uint64_t)INT64_MAX - bytes)
        return 0;
    error = begin_use(trace, file);
    if (!error) {
        while (done < bytes) {
            ssize_t r = pread(file->fd, (char *)to + done, bytes - done, (off_t)(offset + done));
            if (r > 0)
                done += (size_t)r;
            else if (r == 0 || errno != EINTR) {
                error = r ? errno : 0;
                break;
            }
        }
        end_use(trace, file);
    }
    if (error)
        tr_complain(trace, file, offset + done, "cannot be read: %s",
                    error == ESTALE ? "another file has taken its place" : strerror(error));
    return done;
}

uint64_t tr_file_data(tr_trace *trace, tr_file *file, uint64_t from)
{
    off_t at = (off_t)from;
    if (from > INT64_MAX || begin_use(trace, file))
        return from;
    at = lseek(file->fd, (off_t)from, SEEK_DATA);
    if (at < 0)
        at = errno == ENXIO ? (off_t)file->size : (off_t)from;
    end_use(trace, file);
    return (uint64_t)at > from ? (uint64_t)at : from;
}

static void free_bends(tr_file *file)
{
    size_t i;
    for (i = 0; file->bends && i < file->nnodes; i++)
        free(file->bends[i].at);
    free(file->bends);
}

void tr_files_close(tr_trace *trace)
{
    size_t i;
    for (i = 0; i < trace->nfiles; i++) {
        if (trace->files[i]->fd >= 0)
            close(trace->files[i]->fd);
        free(trace->files[i]->streams);
        free(trace->files[i]->nodes);
        free(trace->files[i]->node_keys);
        free(trace->files[i]->blocks);
        free(trace->files[i]->parts);
        free(trace->files[i]->moves);
        free(trace->files[i]->drifts);
        free_bends(trace->files[i]);
        free(trace->files[i]);
    }
    free(trace->files);
}
