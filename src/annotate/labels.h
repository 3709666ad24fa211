/* labels.h - what labels.c offers to collectors of annotations */
#ifndef TRACE_ANNOTATE_LABELS_H
#define TRACE_ANNOTATE_LABELS_H
#include "annotate.h"

#define TRACE__LABEL_FIELD \
    {"name", TRACE_T_STR, TRACE_R_NAME, ""} /* the last of `fields`: only the second site has it */
#define TRACE__LABELS(sites, api, kind, level, fields, n, end_kind, end_fields, end_n) \
    static const trace__desc sites##_desc[] = {{api, NULL, kind, level, n, fields}, \
                                               {api, NULL, end_kind, level, end_n, end_fields}, \
                                               {api, "(more names)", kind, level, n + 1, fields}, \
                                               {api, "(more names)", end_kind, level, end_n, end_fields}}; \
    static trace__site sites[] = {{0, (int)(end_kind) > 0 ? 2 : 1, &sites##_desc[0], NULL}, \
                                  {0, (int)(end_kind) > 0 ? 2 : 1, &sites##_desc[2], NULL}}
TRACE__INTERNAL uint32_t trace__label(trace__site *sites, const char *name);
TRACE__INTERNAL uint32_t trace__label_to_keep(trace__site *sites, const char *name);
TRACE__INTERNAL uint32_t trace__label_id(uint32_t label);
TRACE__INTERNAL uint32_t trace__label_end(uint32_t label);
TRACE__INTERNAL size_t trace__label_room(uint32_t label);
TRACE__INTERNAL unsigned char *trace__put_label(unsigned char *p, uint32_t label, const char *name);
TRACE__INTERNAL uint64_t trace__label_handle(const trace__site *sites, uint32_t label);
TRACE__INTERNAL uint32_t trace__label_given(const trace__site *sites, uint64_t handle, const char *api,
                                            const char *what);
TRACE__INTERNAL void trace__write_event_label(uint32_t label, const char *name);
TRACE__INTERNAL void trace__prefixed_info(const char *prefix, const char *key, const char *value);
#endif
