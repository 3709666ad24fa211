/* backends.c - the backends of a recorder that is built file by file: those whose macros are defined */
#include "../core/backends.h"
#include "../core/services.h"
#include "needs.gen.h"
#include "backends.gen.h"
