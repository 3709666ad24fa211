#!/bin/bash
# newer_cupti.sh - instruction samples and graphs with the CUPTI that is installed, and with NEWER_CUPTI: from 13.3 on CUPTI hands samples over after a stop alone.
# GPUs: 1
# seconds: 120
# programs: none
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
ARCH=sm_$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader | head -n 1 | tr -d .)
must nvcc nvcc -O2 -lineinfo -arch="$ARCH" -o hot "$HERE/hot.cu" || finish
INSTALLED=$(python3 -c 'import nvidia; print(list(nvidia.__path__)[0])' 2>/dev/null)/cu13/lib/libcupti.so.13
for library in "$INSTALLED" ${NEWER_CUPTI:+"$NEWER_CUPTI"}; do
    [ -e "$library" ] || { echo "$library: not there"; continue; }
    version=$(LD_LIBRARY_PATH=$(dirname "$library") python3 -c 'import ctypes, sys
v = ctypes.c_uint32()
ctypes.CDLL(sys.argv[1]).cuptiGetVersion(ctypes.byref(v))
print(v.value)' "$library")
    for value in 1 14; do
        heading "cuptiGetVersion $version, TRACE_PC_SAMPLING=$value"
        traced LD_LIBRARY_PATH="$(dirname "$library")" TRACE_LIBCUPTI="$library" TRACE_PC_SAMPLING=$value -- timeout -k 5 60 ./hot 200 2>log | tail -n 1
        head -n 4 log
        timeout 60 "$B/trace-tally" --json out >tally.json 2>/dev/null
        must "hot lines, CUPTI $version, TRACE_PC_SAMPLING=$value" python3 "$HERE/hot.py" "$HERE/hot.cu" compute chase <tally.json
    done
done
[ -n "${NEWER_CUPTI:-}" ] || echo 'NEWER_CUPTI is not set: no later CUPTI is tried'
finish
