#!/bin/bash
# get-ittnotify.sh - prints a folder with ittnotify.h and libittnotify.a: Intel's own ITT client, which programs link to mark phases
#
# Debian has no package of it, but the source distribution of pyitt on PyPI carries it whole. It is downloaded and built once,
# into ${XDG_CACHE_HOME:-~/.cache}/trace.h/ittnotify; set ITTNOTIFY to a folder that has both files to use that instead.
set -eu
if [ -n "${ITTNOTIFY:-}" ]; then
    echo "$ITTNOTIFY"
    exit 0
fi
DIR=${XDG_CACHE_HOME:-$HOME/.cache}/trace.h/ittnotify
get() {
    # the variable: without it the pip of Ubuntu 22.04 builds with its old setuptools, which finds no name in the package
    DEB_PYTHON_INSTALL_LAYOUT=deb_system python3 -m pip download -q --disable-pip-version-check --no-deps --no-binary :all: -d "$TMP" pyitt==1.7.6 &&
        tar xzf "$TMP"/pyitt-*.tar.gz -C "$TMP" --strip-components=1 && cd "$TMP/ittapi" &&
        ${CC:-cc} -O2 -fPIC -Iinclude -Isrc/ittnotify -c src/ittnotify/ittnotify_static.c -o static.o && ar rc "$TMP/libittnotify.a" static.o &&
        mkdir -p "$DIR" && cp -r include/. "$DIR" && mv "$TMP/libittnotify.a" "$DIR"
}
if [ ! -f "$DIR/libittnotify.a" ]; then
    TMP=$(mktemp -d)
    trap 'rm -rf "$TMP"' EXIT
    (get) >"$TMP/log" 2>&1 || { tail -n 3 "$TMP/log" >&2; echo "get-ittnotify.sh: error: could not get or build pyitt 1.7.6 from PyPI" >&2; exit 1; }
fi
echo "$DIR"
