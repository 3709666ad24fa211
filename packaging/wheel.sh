#!/bin/bash
# wheel.sh - makes a wheel of this checkout: the Python package, the commands and libtrace-h.so, for CPython 3.9 and later
#
#   packaging/wheel.sh [DIR [OPTION...]]
#
#   DIR       where the wheel goes, default packages/ in the current folder
#   OPTION    of pip wheel, such as --config-settings=setup-args=-Dwerror=true
#
# The wheel runs with glibc 2.17 and later (manylinux2014), whatever this machine has: see old-glibc.sh.
#
# Environment: PYTHON (default python3), CC, LDFLAGS, and NO_VENV=1 if PYTHON has what the build needs.
# Needs python3-dev, python3-venv, gcc, binutils, pkg-config, and static zstd and zlib (libzstd-dev, zlib1g-dev). pip gets the rest.
set -eu
case ${1:-} in -h | --help) sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;; esac
ROOT=$(cd "$(dirname "$0")/.." && pwd)
DIR=${1:-packages}
[ $# -eq 0 ] || shift
mkdir -p "$DIR"
TMP=$(mktemp -d)
trap 'rm -rf "$TMP"' EXIT
python=${PYTHON:-python3}
if [ -n "${NO_VENV:-}" ]; then
    set -- --no-build-isolation "$@"
else
    "$python" -m venv "$TMP/venv" # Debian's own pip refuses to install what the build needs
    python=$TMP/venv/bin/python
fi
"$ROOT/packaging/old-glibc.sh" "$TMP/glibc"
machine=$(uname -m)
LDFLAGS="'-B$TMP/glibc/' ${LDFLAGS:-}" "$python" -m pip wheel --disable-pip-version-check --no-deps -w "$DIR" \
    --config-settings "platform-tag=manylinux2014_$machine.manylinux_2_17_$machine" "$@" "$ROOT/python"
ls "$DIR"/traceh-*.whl
