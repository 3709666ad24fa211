/* spool.h - lists of records that are kept in a file until they are read again, each in the order it was added to
 *
 * The file has no name and goes with the process. In memory are a chunk a list, and 8 bytes for each chunk of it in the
 * file.
 */
#ifndef SPOOL_H
#define SPOOL_H
#include <stddef.h>
#include <stdint.h>

typedef struct spool_record {
    int64_t ns, end_ns;
    uint32_t frame, kind; /* the format's */
} spool_record;

enum { SPOOL_CHUNK = 128 };

typedef struct spool_list {
    spool_record chunk[SPOOL_CHUNK];
    size_t n; /* in `chunk` */
    uint64_t *at, total;
    size_t chunks, room;
} spool_list;

typedef struct spool {
    int fd;
    uint64_t bytes;
} spool;

void spool_open(spool *s); /* ends the program if there can be no such file */
void spool_add(spool *s, spool_list *l, const spool_record *r);
/* Chunk number k into `records`, which has room for SPOOL_CHUNK; 0: there is none. Nothing is added any more. */
size_t spool_read(const spool *s, const spool_list *l, size_t k, spool_record *records);
void spool_list_free(spool_list *l);
void spool_close(spool *s);
#endif
