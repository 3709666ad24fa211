/* partial_file.c - files of partial tallies: found, read, written */
#include "partial.h"
#include "common/out.h"
#include "format/merged.h"
#include "support/memory.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>

/* ---- bytes ------------------------------------------------------------------------------------------------------- */

enum { LEVEL = 1 };

unsigned char *partial_pack(const tally *t, size_t *bytes)
{
    tr_arena arena = {0};
    partial p;
    codec c;
    partial_header h = {.magic = PARTIAL_MAGIC,
                        .major = PARTIAL_MAJOR,
                        .minor = PARTIAL_MINOR,
                        .header_bytes = sizeof h,
                        .byte_order = TRACE_BYTE_ORDER,
                        .features_required = PARTIAL_FEATURE_WORDS};
    unsigned char *data;
    size_t room, stored;
    codec_write(&c);
    partial_take(&p, t, &arena);
    partial_code(&c, &arena, &p);
    room = ZSTD_compressBound(c.n);
    data = tr_alloc(sizeof h + room);
    stored = ZSTD_compress(data + sizeof h, room, c.data, c.n, LEVEL);
    if (ZSTD_isError(stored) || c.n >= UINT32_MAX || stored >= UINT32_MAX)
        tool_fail("a tally of more than 4 GB cannot be kept in a file: count fewer ranks in each");
    h.raw = c.n;
    h.stored = stored;
    h.stored_sum = trace_checksum(data + sizeof h, (uint32_t)stored);
    h.checksum = trace_checksum(&h, offsetof(partial_header, checksum));
    memcpy(data, &h, sizeof h);
    free(p.cells);
    codec_free(&c);
    tr_arena_free(&arena);
    *bytes = sizeof h + stored;
    return data;
}

static char *check_header(const partial_header *h, size_t bytes, uint64_t max_mem)
{
    uint64_t most = TR_UNPACK_LEAST + TR_UNPACK_AT_ONCE * (uint64_t)bytes;
    if (h->byte_order != TRACE_BYTE_ORDER)
        return tool_text("the header's byte order mark is damaged");
    if (h->major != PARTIAL_MAJOR)
        return tool_text("a tally of version %u.%u, and this program reads %d.x: count again, or use newer tools",
                         h->major, h->minor, PARTIAL_MAJOR);
    if (h->features_required & ~PARTIAL_FEATURE_WORDS)
        return tool_text("the file needs feature bit %d, which this program does not know: use newer tools",
                         __builtin_ctzll(h->features_required & ~PARTIAL_FEATURE_WORDS));
    if (h->checksum != trace_checksum(h, offsetof(partial_header, checksum)) || h->header_bytes != sizeof *h)
        return tool_text("the header is damaged");
    if (h->stored != bytes - sizeof *h)
        return tool_text("the file is cut, or has more than it says");
    if (h->stored >= UINT32_MAX || h->raw >= UINT32_MAX)
        return tool_text("the header is damaged");
    if (h->raw > most && h->raw > max_mem)
        return tool_text(
            "this unpacks to far more than a tally of the file's size holds (--max-mem BYTES allows more)");
    return NULL;
}

char *partial_unpack(partial_join *j, const void *data, size_t bytes, const char *path, uint64_t max_mem)
{
    static ZSTD_DCtx *unpacker;
    const unsigned char *frame = (const unsigned char *)data + sizeof(partial_header);
    tr_arena arena = {0};
    partial p = {0};
    partial_header h;
    unsigned char *raw;
    char *wrong = NULL;
    codec c;
    if (bytes < sizeof h)
        return tool_text("the file ends inside its header");
    memcpy(&h, data, sizeof h);
    if ((wrong = check_header(&h, bytes, max_mem)) != NULL)
        return wrong;
    raw = tr_alloc(h.raw + 1);
    if (!unpacker)
        unpacker = ZSTD_createDCtx();
    if (trace_checksum(frame, (uint32_t)h.stored) != h.stored_sum ||
        ZSTD_getFrameContentSize(frame, h.stored) != h.raw || !unpacker ||
        ZSTD_decompressDCtx(unpacker, raw, h.raw, frame, h.stored) != h.raw) {
        free(raw);
        return tool_text("the contents are damaged");
    }
    codec_read(&c, raw, h.raw);
    c.minor = h.minor;
    partial_code(&c, &arena, &p);
    wrong = c.bad ? tool_text("the contents are damaged") : partial_join_add(j, &p, path);
    codec_free(&c);
    tr_arena_free(&arena);
    free(raw);
    return wrong;
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

static bool ends_in_tally(const char *name)
{
    size_t n = strlen(name);
    return n > 6 && !strcmp(name + n - 6, ".tally");
}

static int by_name(const void *left, const void *right) { return strcmp(*(char *const *)left, *(char *const *)right); }

/* The files of tallies in a folder, sorted; *others: it has recordings too. */
static char **in_folder(const char *path, size_t *n, bool *others)
{
    DIR *dir = opendir(path);
    char **list = NULL;
    size_t room = 0, length;
    struct dirent *d;
    *n = 0;
    *others = false;
    while (dir && (d = readdir(dir))) {
        length = strlen(d->d_name);
        *others |= length > 4 && !strcmp(d->d_name + length - 4, ".bin");
        if (!ends_in_tally(d->d_name))
            continue;
        list = tr_grow(list, *n + 1, &room, sizeof *list);
        list[(*n)++] = tool_text("%s/%s", path, d->d_name);
    }
    if (dir)
        closedir(dir);
    if (*n)
        qsort(list, *n, sizeof *list, by_name);
    return list;
}

static void free_list(char **list, size_t n)
{
    while (n-- > 0)
        free(list[n]);
    free(list);
}

static bool is_file(const char *path)
{
    uint64_t magic = 0;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    bool is = fd >= 0 && pread(fd, &magic, sizeof magic, 0) == sizeof magic && magic == PARTIAL_MAGIC;
    if (fd >= 0)
        close(fd);
    return is;
}

static bool is_folder(const char *path)
{
    struct stat st;
    return !stat(path, &st) && S_ISDIR(st.st_mode);
}

static bool is_tally(const char *path)
{
    char **list;
    bool others;
    size_t n;
    if (!is_folder(path))
        return is_file(path);
    list = in_folder(path, &n, &others);
    free_list(list, n);
    if (n && others)
        tool_fail("%s has both recordings (.bin) and tallies (.tally): name the files that you mean", path);
    return n > 0;
}

bool partial_wanted(int npaths, char *const *paths)
{
    bool first = npaths > 0 && is_tally(paths[0]);
    int i;
    for (i = 1; i < npaths; i++)
        if (is_tally(paths[i]) != first)
            tool_fail(
                "%s is a tally and %s is a recording: count recordings with --partial first, and join the tallies",
                first ? paths[0] : paths[i], first ? paths[i] : paths[0]);
    return first;
}

/* The whole file, to be freed; NULL and errno. */
static unsigned char *slurp(const char *path, size_t *bytes)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    unsigned char *data = NULL;
    size_t room = 0;
    struct stat st;
    ssize_t r = 0;
    *bytes = 0;
    if (fd < 0)
        return NULL;
    if (fstat(fd, &st) || !S_ISREG(st.st_mode)) {
        close(fd);
        errno = EINVAL;
        return NULL;
    }
    do {
        data = tr_grow(data, *bytes + (r || !*bytes ? (size_t)st.st_size + 1 : 1), &room, 1);
        r = read(fd, data + *bytes, room - *bytes);
        *bytes += r > 0 ? (size_t)r : 0;
    } while (r > 0 && *bytes < (size_t)st.st_size);
    close(fd);
    if (r < 0) {
        free(data);
        return NULL;
    }
    return data;
}

static void read_file(partial_join *j, const char *path, uint64_t max_mem)
{
    size_t bytes;
    unsigned char *data = slurp(path, &bytes);
    char *wrong = data ? partial_unpack(j, data, bytes, path, max_mem) : tool_text("%s", strerror(errno));
    if (wrong)
        tool_fail("%s: %s", path, wrong);
    free(data);
}

void partial_read(tally *t, int npaths, char *const *paths, uint64_t max_mem)
{
    partial_join *j = partial_join_new(t);
    char *wrong;
    bool others;
    int i;
    for (i = 0; i < npaths; i++) {
        char **list;
        size_t n, k;
        if (!is_folder(paths[i])) {
            read_file(j, paths[i], max_mem);
            continue;
        }
        list = in_folder(paths[i], &n, &others); /* paths are kept: they are named in messages */
        for (k = 0; k < n; k++)
            read_file(j, list[k], max_mem);
        free(list);
    }
    wrong = partial_join_end(j);
    if (wrong)
        tool_fail("%s", wrong);
}

void partial_write(const tally *t, const char *path)
{
    tool_out *out = out_open(path);
    size_t bytes;
    unsigned char *data = partial_pack(t, &bytes);
    out_bytes(out, data, bytes);
    out_close(out);
    free(data);
}
