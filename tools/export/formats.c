/* formats.c - the formats there are, in the order of their names */
#include "export.h"

const export_format *const export_formats[] = {
    &export_arrow,           &export_chakra,     &export_chrome, &export_folded,  &export_hatchet,
    &export_hatchet_msgpack, &export_nsys,       &export_otf2,   &export_parquet, &export_pprof,
    &export_proton,          &export_speedscope, NULL,
};

const export_format *export_format_named(const char *name)
{
    size_t i;
    for (i = 0; export_formats[i]; i++)
        if (!strcmp(export_formats[i]->name, name))
            return export_formats[i];
    return NULL;
}
