#!/bin/bash
# trace-export: what it writes is what was recorded, and tools that were made for these formats read it
set -u
. "$(dirname "$0")/../lib.sh"
export=$BUILD/trace-export
tally=$BUILD/trace-tally
need python3
query=$BUILD/trace-query
PATH=$(dirname "$(venv)"):$PATH # its python3 has pyarrow, duckdb and otf2
cd "$WORK" || exit 1

# ---- recordings whose contents are known: three ranks, with devices, each a thousand times over
build_regions() {
    check 'regions: builds' $CC -O0 -std=gnu11 -Wall -Wextra -Wno-misleading-indentation -Werror -I "$ROOT" "$ROOT/tests/tools/regions.c" -o regions -pthread -ldl
    for rank in 0 1 2; do RANK=$rank WORLD_SIZE=3 TRACE_OUT=$WORK/regions.out ./regions; done
    check 'regions: merged' "$BUILD/trace-merge" -q -o regions.merged regions.out
}
build_names() {
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
}

# ---- two ranks on a fake GPU
SITE=$(echo "$CACHE"/venv/lib/python3*/site-packages/nvidia)
FAKE=$ROOT/tests/cupti
CUDA="-isystem $SITE/cu13/include -isystem $SITE/cu13/include/cccl -isystem $SITE/nccl/include"
FLAGS="-std=gnu11 -w -O0 -I $FAKE $CUDA"
build_gpu() {
    mkdir gpu
    check 'chrome: fake CUPTI' $CC $FLAGS -shared -fPIC "$FAKE/cupti.c" -Wl,-soname,libcupti.so.13 -o gpu/libcupti.so.13 -pthread
    check 'chrome: fake driver' $CC $FLAGS -shared -fPIC "$FAKE/gpu.c" -Wl,-soname,libcuda.so.1 -o gpu/libcuda.so.1 -ldl
    check 'chrome: fake runtime' $CC $FLAGS -shared -fPIC "$FAKE/runtime.c" -Wl,-soname,libcudart.so.13 -o gpu/libcudart.so.13 -ldl
    check 'chrome: fake NCCL' $CC $FLAGS -shared -fPIC "$HERE/nccl.c" -Wl,-soname,libnccl.so.2 -o gpu/libnccl.so.2 gpu/libcudart.so.13 -ldl -pthread
    check 'chrome: a training loop' $CC $FLAGS -I "$ROOT" "$HERE/train.c" -o train -Wl,--no-as-needed gpu/libcudart.so.13 gpu/libnccl.so.2 -pthread -ldl
}
train() { # FOLDER
    local rank
    for rank in 0 1; do
        check "chrome: $1, rank $rank" env RANK=$rank WORLD_SIZE=2 FAKE_SHARED_NS=1 CALL_LOG="$WORK/$1.books.$rank" FAKE_LOG="$WORK/log.cupti" LD_LIBRARY_PATH="$WORK/gpu" \
            TRACE_OUT="$WORK/$1" LD_PRELOAD="$BUILD/libtrace-h.so" ./train 5 $((rank + 1))
        "$BUILD/trace-print" --rank $rank --json "$1" >"$1.events.$rank"
    done
}
build_first() {
    need_build gpu
    train first
    "$BUILD/trace-merge" -q -o first.bin first
    # a part in which rank 1 works; it still runs when rank 0 is over
    "$BUILD/trace-print" --relative --json -r 1 first | python3 -c 'import json, sys
at = [json.loads(line)["ns"] for line in sys.stdin]
print("--from", "%.9f" % (at[len(at) // 4] / 1e9), "--to", "%.9f" % (at[len(at) * 3 // 4] / 1e9), sep="\n")' >first.inner
}

# ---- messages of MPI, and what trace-tally says of an input
build_messages() {
    need mpicc.openmpi mpirun.openmpi
    check 'nsys: an MPI program' mpicc.openmpi -std=gnu11 -O0 -w -I "$ROOT" "$HERE/messages.c" "$(mpi_recorder openmpi)" -o messages -pthread
    check 'nsys: it runs' env TRACE_OUT="$WORK/messages.out" timeout $PATIENCE mpirun.openmpi -n 4 ./messages
}
build_tally() { "$tally" --json --messages "$1" >"$1.tally"; }

test_folded() { need_build regions names; . "$HERE/folded.sh"; }
test_chrome() { need_build first names; . "$HERE/chrome.sh"; }
test_speedscope() { need_build regions first names; . "$HERE/speedscope.sh"; }
test_dataset() { need_build regions first names tally:{first,regions.merged,names.out}; . "$HERE/dataset.sh"; }
test_modes() { need_build first; . "$HERE/modes.sh"; }
test_nsys() { need_build first names messages tally:{first,names.out,messages.out}; . "$HERE/nsys.sh"; }
test_nothing() { need_build regions names messages; . "$HERE/nothing.sh"; }
test_otf2() { need_build regions first messages tally:{first,regions.out,messages.out}; . "$HERE/otf2.sh"; }
test_chakra() { need_build regions first messages tally:{first,regions.out,messages.out}; . "$HERE/chakra.sh"; }
finish
