#!/bin/bash
# trace-export: what it writes is what was recorded, and tools that were made for these formats read it
set -u
. "$(dirname "$0")/../lib.sh"
export=$BUILD/trace-export
tally=$BUILD/trace-tally
need python3
cd "$WORK" || exit 1

# ---- recordings whose contents are known: three ranks, with devices, each a thousand times over
check 'regions: builds' $CC -O0 -std=gnu11 -Wall -Wextra -Wno-misleading-indentation -Werror -I "$ROOT" "$ROOT/tests/tools/regions.c" -o regions -pthread -ldl
for rank in 0 1 2; do RANK=$rank WORLD_SIZE=3 TRACE_OUT=$WORK/regions.out ./regions; done
check 'regions: merged' "$BUILD/trace-merge" -q -o regions.merged regions.out
cat >names.c <<'C'
#include "trace.h"
int main(void)
{
    static const char *const names[] = {"semi;colon", "space and 17", "quote \" \\ back", "new\nline\ttab", "no utf-8 \xff",
        "gr\xc3\xb6\xc3\x9f" "er \xe2\x82\xac", "", "escape \33[2J", "</script>", "separator \xe2\x80\xa8"};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        TRACE_SCOPE(names[i], "text", names[i]);
        TRACE_SCOPE("inner", "n", i);
    }
    trace_thread_name(names[0]);
    trace_process_name(names[2]);
    return 0;
}
C
check 'names: builds' $CC -O0 -I "$ROOT" names.c -o names "$(recorder)" -pthread
TRACE_OUT=$WORK/names.out ./names

. "$HERE/folded.sh"
. "$HERE/chrome.sh"
. "$HERE/speedscope.sh"
. "$HERE/dataset.sh"
. "$HERE/modes.sh"
. "$HERE/nsys.sh"
. "$HERE/nothing.sh"
. "$HERE/otf2.sh"
. "$HERE/chakra.sh"
finish
