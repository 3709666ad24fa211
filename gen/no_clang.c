/* no_clang.c - in place of parse.c, for a generator that reads models alone */
#include "model.h"

model *parse_header(const parse_request *request)
{
    die_at(request->header, 0, "this generator was built without libclang, and reads models only");
}
