# Merged files made to cost: a block listed often, blocks in each other, frames of zeros. Reading stays within 64 MiB and a few times the file.
passed=$PASSED before=$FAILED
check 'crafted: builds' $CC -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror -I "$ROOT/src" "$here/craft.c" -o craft -lzstd
cat >calls.c <<'C'
#include "trace.h"
int main(void)
{
    int i;
    for (i = 0; i < 600000; i++)
        trace_instant("x", "i", i);
    return 0;
}
C
check 'crafted: a recording' $CC -O1 -I "$ROOT" calls.c -o calls "$(recorder)" -pthread
TRACE_OUT=crafted.out ./calls
check 'crafted: merged' "$BUILD/trace-merge" -q -o whole.merged crafted.out
events=$("$BUILD/trace-tally" --json whole.merged | python3 -c 'import json, sys; print(json.load(sys.stdin)["events"])')
same 'crafted: all is there before' 600000 "$events"
# bounded NAME FILE: every tool ends soon, with status 1 or 2, and in 64 MiB + 4 x the file a worker (32 MiB are the tool itself)
bounded() {
    local tool limit=$(((96 << 10) + $(stat -c %s "$2") * 4 / 1024)) got kib
    for tool in 'trace-tally -j 1' 'trace-report -j 1' 'trace-print' 'trace-merge -q -o /dev/null' 'to-perfetto -j 1 -q -o /dev/null' 'trace-export -q -f folded -o /dev/null' 'trace-export -q -f chrome --files one -o /dev/null' 'trace-diff -j 1 --run-a 1 --run-b 1' trace-info; do
        kib=$(python3 - "$BUILD/${tool%% *}" ${tool#* } "$2" <<'P'
import os, resource, subprocess, sys
args = [a for i, a in enumerate(sys.argv[1:]) if not (i == 1 and a == sys.argv[1].rsplit("/", 1)[1])]
r = subprocess.run(args, stdout=subprocess.DEVNULL, stderr=open("err", "wb"), timeout=float(os.environ["PATIENCE"])).returncode
print(r, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
P
)
        got=${kib% *} kib=${kib#* }
        case $tool-$got in *-1 | *-2 | trace-diff*-0) ok "$1: $tool: status" ;; *) fail "$1: $tool: status" "$got: $(head -n 1 err)" ;; esac
        if [ "${kib:-0}" -le $limit ]; then ok "$1: $tool: memory"; else fail "$1: $tool: memory" "$kib KiB, more than $limit"; fi
        sound "$1: $tool, with sanitizers" "1 2$([[ $tool != trace-diff* ]] || echo ' 0')" timeout $PATIENCE $tool "$2"
    done
}
check 'crafted: repeat' ./craft whole.merged repeat.merged repeat 20001
bounded 'a block listed 20,001 times' repeat.merged
check 'crafted: overlap' ./craft whole.merged overlap.merged overlap
bounded 'blocks in each other' overlap.merged
check 'crafted: bomb' ./craft whole.merged bomb.merged bomb 1000
bounded 'a frame of 1,000 MiB' bomb.merged
"$BUILD/trace-print" bomb.merged >log 2>err
has 'what is too much is said, and what helps' err '.*bomb.merged:[0-9]+: error: .*--max-mem BYTES'
check 'crafted: blocks' ./craft whole.merged blocks.merged blocks 200 60
bounded '200 blocks of 60 MiB' blocks.merged
if [ -n "$FULL" ]; then # the same in another size
    check 'crafted: smaller blocks' ./craft whole.merged blocks.merged blocks 400 30
    bounded '400 blocks of 30 MiB' blocks.merged
fi
sound 'an honest file is read' 0 trace-tally whole.merged
counted 16 "frames that unpack to gigabytes, blocks in each other: checks of tools" $((PASSED - passed + FAILED - before)) $((FAILED - before))
