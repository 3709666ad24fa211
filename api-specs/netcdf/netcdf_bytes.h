/* netcdf_bytes.h - how many bytes of memory nc_get_var*, nc_put_var* move, by questions to the library */

static void *trace__netcdf_function(const char *name)
{
    const char *const *file;
    void *p = trace__call_next(name);
    for (file = trace__netcdf_library.loaded; !p && *file; file++)
        p = trace__loaded(name, *file);
    return p;
}
#define TRACE__NETCDF(name, ...) \
    static int (*name)(__VA_ARGS__); \
    if (!name) \
    *(void **)&name = trace__netcdf_function(#name)

enum { TRACE__NETCDF_DIMS = 1024 }; /* NC_MAX_VAR_DIMS */

/* `count` NULL: the whole variable. `size` of an element in memory; 0: the variable's own. */
static uint64_t trace__netcdf_bytes(int file, int variable, const void *count, size_t size)
{
    TRACE__NETCDF(nc_inq_varndims, int, int, int *);
    TRACE__NETCDF(nc_inq_vardimid, int, int, int *);
    TRACE__NETCDF(nc_inq_dimlen, int, int, size_t *);
    TRACE__NETCDF(nc_inq_vartype, int, int, int *);
    TRACE__NETCDF(nc_inq_type, int, int, char *, size_t *);
    int dims[TRACE__NETCDF_DIMS], n = 0, type, i;
    uint64_t all;
    if (!TRACE__ON(TRACE_SOURCE_CUSTOM, 1) || !nc_inq_varndims || !nc_inq_vardimid || !nc_inq_dimlen ||
        !nc_inq_vartype || !nc_inq_type || nc_inq_varndims(file, variable, &n) || n < 0 || n > TRACE__NETCDF_DIMS)
        return 0;
    if (!size && (nc_inq_vartype(file, variable, &type) || nc_inq_type(file, type, NULL, &size)))
        return 0;
    all = size;
    if (count) {
        for (i = 0; i < n; i++)
            all *= ((const size_t *)count)[i];
        return all;
    }
    if (nc_inq_vardimid(file, variable, dims))
        return 0;
    for (i = 0; i < n; i++) {
        size_t length = 0;
        if (nc_inq_dimlen(file, dims[i], &length))
            return 0;
        all *= length;
    }
    return all;
}
