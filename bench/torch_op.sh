#!/bin/bash
# torch_op.sh - what observing a PyTorch operator costs, beside torch.profiler and emit_itt: builds torch_op.cpp, runs torch_op.py
#
#   bench/torch_op.sh [OPTION...]     those of torch_op.py: --rounds N (7), --ops N (50000)
#
# Needs PyTorch (PYTHON, default the tests' virtual environment) and, in BUILD, libtrace-h.so, which is emit_itt's collector, and the package traceh.
set -u -o pipefail
ROOT=$(cd "$(dirname "$0")/.." && pwd)
BUILD=${BUILD:-$ROOT/build}
PYTHON=${PYTHON:-${XDG_CACHE_HOME:-$HOME/.cache}/trace.h/venv/bin/python}
SITE=$("$PYTHON" -c 'import os, torch; print(os.path.dirname(torch.__file__))') || exit 1
WORK=$(mktemp -d "${TMPDIR:-/tmp}/trace-torch-op.XXXXXX")
trap 'rm -rf "$WORK"' EXIT
"${CXX:-g++}" -std=c++20 -O2 -DNDEBUG -fPIC -shared -I "$ROOT" -isystem "$SITE/include" "$ROOT/bench/torch_op.cpp" -o "$WORK/torch_op.so" -L "$SITE/lib" -ltorch_cpu -lc10 -pthread -ldl || exit 1
echo "bench/torch_op.sh $*"
date '+date %Y-%m-%d'
"${CXX:-g++}" --version | head -n 1
echo "load $(cut -d ' ' -f 1-3 /proc/loadavg)"
PYTHONPATH=$BUILD/python TRACE_OUT=$WORK/out INTEL_LIBITTNOTIFY64=$BUILD/libtrace-h.so "$PYTHON" "$ROOT/bench/torch_op.py" "$WORK/torch_op.so" "$@" 2>&1 | grep -v '^USDT:'
