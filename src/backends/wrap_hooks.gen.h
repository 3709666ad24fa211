/* Generated: gen/backends.sh. Change the files `sources` of src/backends, not this one. */
#include "cuda/wrap_hooks.h"
