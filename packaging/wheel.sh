#!/bin/bash
# wheel.sh - makes a wheel of this checkout: the Python package, the commands and libtrace-h.so, for CPython 3.9 and later
#
#   packaging/wheel.sh [DIR]
#
#   DIR    where the wheel goes, default packages/ in the current folder
#
# Environment: PYTHON (default python3), CC. The wheel runs where the C library is as new as this machine's.
# Needs python3-dev, python3-venv, a C compiler, pkg-config, and static zstd and zlib (libzstd-dev, zlib1g-dev). pip gets the rest.
set -eu
case ${1:-} in -h | --help) sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;; esac
ROOT=$(cd "$(dirname "$0")/.." && pwd)
DIR=${1:-packages}
mkdir -p "$DIR"
TMP=$(mktemp -d)
trap 'rm -rf "$TMP"' EXIT
"${PYTHON:-python3}" -m venv "$TMP/venv" # Debian's own pip refuses to install what the build needs
"$TMP/venv/bin/pip" wheel --disable-pip-version-check --no-deps -w "$DIR" "$ROOT/python"
ls "$DIR"/traceh-*.whl
