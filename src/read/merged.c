/* merged.c - merged files, read */
#include "private.h"
void tr_merged_open(tr_set *set, tr_file *file, const unsigned char *head, size_t have) { (void)head; (void)have; tr_complain(set, file, 0, "merged files come later"); }
void tr_merged_dictionary(tr_full_process *p, tr_take *take, void *user) { (void)p; (void)take; (void)user; }
tr_block *tr_block_get(tr_set *set, tr_file *file, size_t number) { (void)set; (void)file; (void)number; return NULL; }
void tr_block_put(tr_set *set, tr_block *block) { (void)set; (void)block; }
void tr_blocks_free(tr_set *set) { (void)set; }
