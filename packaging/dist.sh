#!/bin/bash
# dist.sh - makes the files of a release: the header, the source archive, the wheel, the Debian packages, and their checksums
#
#   packaging/dist.sh [DIR]
#
#   DIR    where they go, default dist/ in the checkout. Files of an earlier release there are removed.
#
# The source archive has what is committed. deb.sh and wheel.sh say what they need. DIR/SHA256SUMS names every file.
set -eu
case ${1:-} in -h | --help) sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;; esac
ROOT=$(cd "$(dirname "$0")/.." && pwd)
DIR=${1:-$ROOT/dist}
mkdir -p "$DIR"
DIR=$(cd "$DIR" && pwd)
cd "$DIR"
rm -f trace.h trace_torch.h LICENSE SHA256SUMS trace-h-*.tar.gz traceh-*.whl ./*trace-*.deb
cp "$ROOT/trace.h" "$ROOT/trace_torch.h" "$ROOT/LICENSE" .
version=$(sed -n "s/^  version: '\(.*\)',\$/\1/p" "$ROOT/meson.build")
git -C "$ROOT" archive --prefix="trace-h-$version/" HEAD | gzip -9n >"trace-h-$version.tar.gz"
"$ROOT/packaging/wheel.sh" .
"$ROOT/packaging/deb.sh" .
rm -f trace-h_*.buildinfo trace-h_*.changes ./*-dbgsym_*.deb
sha256sum trace.h trace_torch.h LICENSE ./*.tar.gz ./*.whl ./*.deb | sed 's,\./,,' >SHA256SUMS
ls "$DIR"
