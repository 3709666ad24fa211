#!/bin/bash
# nogil.sh - makes a CPython without a global lock from Debian's sources of one, where there is none; with FULL=1 tests/setup.sh calls it
#
#   tests/python/nogil.sh    prints the path of PYTHON_NOGIL, of python3.14t or python3.13t on PATH, or of the one made, which is made once
#
# Environment: PYTHON_NOGIL, NO_INSTALL=1 (make none: fail), XDG_CACHE_HOME (where it stays, default ~/.cache). No root is needed. Debian's packages of
# CPython have none without a lock; apt fetches the sources of the first release with 3.13 and checks their signature, on whatever release this is.
set -u
found=${PYTHON_NOGIL:-$(command -v python3.14t || command -v python3.13t)}
if [ -n "$found" ]; then echo "$found" && exit; fi
home=${XDG_CACHE_HOME:-$HOME/.cache}/trace.h/nogil python=$home/bin/python3.13t
if [ -e "$home/.made" ]; then echo "$python" && exit; fi
if [ -n "${NO_INSTALL:-}" ]; then echo "nogil.sh: there is no CPython without a global lock; PYTHON_NOGIL=/path/of/python3.13t names one" >&2 && exit 1; fi

mirrors=$(cd "$(dirname "$0")/.." && pwd)/mirror.sh
mkdir -p "$home" && exec 9>"$home/lock" && flock 9 || exit 1
if [ -e "$home/.made" ]; then echo "$python" && exit; fi
. "$mirrors"
mirror=$(mirror_of Debian) || exit 1
work=$(mktemp -d "${TMPDIR:-/tmp}/nogil.XXXXXX") && trap 'rm -rf "$work"' EXIT && cd "$work" || exit 1
make_it() {
    mkdir -p lists/partial cache/archives/partial
    echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main" >list
    local apt=(apt-get -q -o "Dir::Etc::SourceList=$work/list" -o Dir::Etc::SourceParts=/dev/null -o "Dir::State::Lists=$work/lists" -o "Dir::Cache=$work/cache")
    [ "$(id -u)" -ne 0 ] || apt+=(-o APT::Sandbox::User=root)
    "${apt[@]}" update && "${apt[@]}" source --download-only python3.13 && tar xf python3.13_*.orig.tar.xz && cd Python-3.13* &&
        ./configure -q --disable-gil --disable-test-modules --prefix="$home" && make -s -j "$(nproc)" && make -s altinstall &&
        "$python" -c 'import ctypes, ensurepip, ssl, zlib' && touch "$home/.made"
}
if ! make_it >"$home/log" 2>&1; then
    echo "nogil.sh: error: no CPython without a global lock could be made; the end of $home/log:" >&2
    tail -n 5 "$home/log" >&2
    exit 1
fi
echo "$python"
