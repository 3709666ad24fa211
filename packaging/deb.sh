#!/bin/bash
# deb.sh - makes Debian packages of this checkout: trace-h-dev, libtrace-h0, trace-h-tools, trace-gen
#
#   packaging/deb.sh [DIR] [OPTION...]
#
#   DIR       where the packages go, default packages/ in the current folder
#   OPTION    of dpkg-buildpackage; default -us -uc -b
#
# The packages install on any Debian and Ubuntu with glibc 2.17 or later: see old-glibc.sh. The exception is trace-gen, which
# needs the libclang of this machine.
#
# Environment: TRACE_H_OPTIONS (more options of Meson), and what dpkg-buildpackage reads.
# Needs dpkg-dev, debhelper, meson, libzstd-dev, zlib1g-dev, libdw-dev; llvm and libclang-dev for trace-gen.
set -eu
ROOT=$(cd "$(dirname "$0")/.." && pwd)
case ${1:-} in -h | --help) sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;; esac
DIR=${1:-packages}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- -us -uc -b
mkdir -p "$DIR"
DIR=$(cd "$DIR" && pwd)
TMP=$(mktemp -d)
trap 'rm -rf "$TMP"' EXIT
mkdir "$TMP/trace-h"
"$ROOT/packaging/old-glibc.sh" "$TMP/glibc"
# libdw and libclang of this machine need its own C library
export TRACE_H_LIBC6=2.17 DEB_LDFLAGS_APPEND="'-B$TMP/glibc/' -Wl,--allow-shlib-undefined ${DEB_LDFLAGS_APPEND:-}"
# what a build needs of the checkout: a build folder or traces in it stay behind
cd "$ROOT"
cp -a CMakeLists.txt LICENSE README.md CHANGELOG.md meson.build meson_options.txt trace*.h trace-h src tools gen man packaging python api-specs "$TMP/trace-h"
cd "$TMP/trace-h"
cp -a packaging/debian debian
dpkg-buildpackage "$@"
mv "$TMP"/*.deb "$TMP"/*.buildinfo "$TMP"/*.changes "$DIR"
ls "$DIR"
