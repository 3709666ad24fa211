#!/bin/bash
# build.sh - builds what the parts need into $WORK, and only what has changed: our tools, floor.so, the programs. BUILT=1: what is there already, from another machine, is taken as it is
. "$(dirname "$0")/lib.sh"

heading 'building'
built_before() { [ -n "${BUILT:-}" ] && [ -e "$1" ]; }
built_before "$SO" || [ -f "$B/build.ninja" ] || meson setup -Dgen=disabled "$B" "$ROOT" >setup.log 2>&1 || { tail setup.log; exit 1; }
built_before "$SO" || ninja -C "$B" >ninja.log 2>&1 || { tail ninja.log; exit 1; }
[ "${PROGRAMS:-1}" -ne 0 ] || exit 0 # the parts that were asked for need none

for folder in /usr/local/cuda/extras/CUPTI/include /usr/local/cuda/include "$(python3 -c 'import nvidia; print(list(nvidia.__path__)[0])' 2>/dev/null)/cu13/include"; do
    [ -f "$folder/cupti.h" ] && CUPTI=$folder && break
done
[ -n "${CUPTI:-}" ] || { echo 'no cupti.h: nvidia-cuda-cupti or the CUDA toolkit has it'; exit 1; }
for fallback in "$CUPTI"/../lib64/libcupti.so "$CUPTI"/../lib/libcupti.so.13; do [ -f "$fallback" ] && break; done
CUDA=/usr/local/cuda/include
[ -f "$CUDA/cuda.h" ] || CUDA=$CUPTI
ARCH=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | head -n 1 | tr -d .)
ARCH=sm_${ARCH:-90}

newer() { # FILE SOURCE...: whether it must be built
    local file=$1 source
    shift
    built_before "$file" && return 1
    for source; do [ "$file" -nt "$source" ] || return 0; done
    return 1
}
BUILDING=()
build() { # FILE SOURCE... -- COMMAND...: in the background
    local sources=() file=$1
    shift
    while [ "$1" != -- ]; do sources+=("$1"); shift; done
    shift
    newer "$file" "${sources[@]}" || return 0
    { "$@" >"$file.log" 2>&1 || { echo "$file: $*"; tail -n 20 "$file.log"; exit 1; }; } &
    BUILDING+=($!)
}
built() {
    local pid status=0
    for pid in "${BUILDING[@]}"; do wait "$pid" || status=1; done
    BUILDING=()
    [ $status -eq 0 ] || exit 1
}

printf '#define TRACE_IMPL\n#define TRACE_CUDA\n#include "trace.h"\n' >unit.c
build floor.so "$HERE/floor.c" -- gcc -std=gnu11 -O2 -Wall -Wextra -shared -fPIC -isystem "$CUPTI" -isystem "$CUDA" -isystem "$CUDA/cccl" "-DFALLBACK=\"$fallback\"" "$HERE/floor.c" -o floor.so -pthread -ldl
build states "$HERE/states.cu" -- nvcc -O2 -arch="$ARCH" -isystem "$CUPTI" "-DFALLBACK=\"$fallback\"" -o states "$HERE/states.cu" -ldl
build pc.so "$HERE/pc.c" -- gcc -std=gnu11 -O1 -shared -fPIC -isystem "$CUPTI" -isystem "$CUDA" -isystem "$CUDA/cccl" "$HERE/pc.c" -o pc.so "$fallback" "-Wl,-rpath,$(cd "$(dirname "$fallback")" && pwd)" -pthread
build where.so "$HERE/where.c" -- gcc -std=gnu11 -O2 -Wall -Wextra -shared -fPIC "$HERE/where.c" -o where.so -ldl
build asks.so "$HERE/asks.c" -- gcc -std=gnu11 -O2 -Wall -Wextra -shared -fPIC "$HERE/asks.c" -o asks.so -ldl
build unit.o "$ROOT/trace.h" -- gcc -O2 -I "$ROOT" -c unit.c -o unit.o
build work "$HERE/work.cu" -- nvcc -O2 -arch="$ARCH" -o work "$HERE/work.cu"
build work_shared "$HERE/work.cu" -- nvcc -O2 -arch="$ARCH" -cudart shared -o work_shared "$HERE/work.cu" -Xlinker -rpath=/usr/local/cuda/lib64
build ends "$HERE/ends.cu" -- nvcc -O2 -arch="$ARCH" -o ends "$HERE/ends.cu"
build launch "$HERE/launch.cu" -- nvcc -O2 -arch="$ARCH" -o launch "$HERE/launch.cu" -ldl
build launch_shared "$HERE/launch.cu" -- nvcc -O2 -arch="$ARCH" -cudart shared -o launch_shared "$HERE/launch.cu" -ldl -Xlinker -rpath=/usr/local/cuda/lib64
built
build work_embedded "$HERE/work.cu" unit.o -- nvcc -O2 -arch="$ARCH" -o work_embedded "$HERE/work.cu" unit.o -Xlinker --export-dynamic-symbol=InitializeInjection -Xcompiler -pthread -ldl
built
heading 'built'
