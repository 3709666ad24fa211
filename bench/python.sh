#!/bin/bash
# python.sh - what a scope in Python costs: traceh, ittapi, nvtx and Proton side by side, in one run
#
#   bench/python.sh [OPTION...]     those of python.py: --rounds N (9), --scopes N (100000)
#
# Needs the package in BUILD/python (meson compile), and ittapi, nvtx and triton in PYTHON (default the tests' virtual environment); what is missing is named.
set -u -o pipefail
ROOT=$(cd "$(dirname "$0")/.." && pwd)
BUILD=${BUILD:-$ROOT/build}
PYTHON=${PYTHON:-${XDG_CACHE_HOME:-$HOME/.cache}/trace.h/venv/bin/python}
echo "bench/python.sh $*"
date '+date %Y-%m-%d'
"$PYTHON" -c 'import sys; print("CPython", sys.version.split()[0])'
echo "load $(cut -d ' ' -f 1-3 /proc/loadavg)"
env -u TRACE_OUT PYTHONPATH="$BUILD/python" "$PYTHON" "$ROOT/bench/python.py" "$@"
