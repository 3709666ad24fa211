/* texts_main.c - real libraries, called so that an integer beside a text is not its length, or is negative */
#include <hdf5.h>
#include <netcdf.h>
#include <sqlite3.h>
#include <stdio.h>

typedef struct row {
    int identifier;
} row;

int main(void)
{
    sqlite3 *db;
    sqlite3_stmt *statement;
    int nc, dim, failed = 0;
    hsize_t dims[2] = {3, 4};
    hid_t type, space;
    failed += sqlite3_open(":memory:", &db) != SQLITE_OK;
    failed += sqlite3_prepare_v2(db, "select ?", -1, &statement, NULL) != SQLITE_OK;
    failed += sqlite3_bind_text(statement, 1, "bound text", -1, SQLITE_STATIC) != SQLITE_OK;
    sqlite3_finalize(statement);
    failed += sqlite3_prepare_v2(db, "select 2; junk", 8, &statement, NULL) != SQLITE_OK;
    sqlite3_finalize(statement);
    sqlite3_close(db);
    failed += nc_create("texts.nc", NC_CLOBBER, &nc) != NC_NOERR;
    failed += nc_def_dim(nc, "time", NC_UNLIMITED, &dim) != NC_NOERR;
    failed += nc_put_att_text(nc, NC_GLOBAL, "units", 1, "meters") != NC_NOERR;
    failed += nc_close(nc) != NC_NOERR;
    type = H5Tcreate(H5T_COMPOUND, sizeof(row));
    failed += H5Tinsert(type, "identifier", offsetof(row, identifier), H5T_NATIVE_INT) < 0;
    H5Tclose(type);
    space = H5Screate_simple(2, dims, NULL);
    failed += space < 0;
    H5Sclose(space);
    printf("%d failed\n", failed);
    return failed;
}
