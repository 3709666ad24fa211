#!/bin/bash
# quickstart.sh - from a fresh Debian or Ubuntu machine to a traced MPI program, its tally and its timeline
#
#   examples/quickstart.sh [-n RANKS] [-o DIR]
#
#   -n RANKS   ranks to run, default 4
#   -o DIR     where the results go; those of an older run are replaced. Default: quickstart/ in the current folder, else
#              in $HOME, else a new folder in /tmp
#
# Installs what is missing (as root or with sudo; NO_INSTALL=1 to refuse). Uses the installed tools if they have this checkout's version
# (a wheel or Debian packages of a release); else builds them into build/ (into DIR/build if the sources cannot be written; BUILD names
# another folder), which takes two minutes on two cores. Then it compiles examples/mpi_heat.c - a real solver with MPI, two threads a rank, phases marked
# by Intel's ITT - runs it, and leaves
#   DIR/trace/*.bin     what was recorded, one file a rank
#   DIR/heat.bin        the same, merged
#   DIR/heat.pftrace    the timeline, for https://ui.perfetto.dev
set -eu -o pipefail
ROOT=$(cd "$(dirname "$0")/.." && pwd)
RANKS=4
DIR=
fail() { echo "quickstart.sh: error: $*" >&2; exit 1; }
while [ $# -gt 0 ]; do
    case $1 in
    -n | -o) [ $# -gt 1 ] || { echo "quickstart.sh: error: $1 needs a value; see --help" >&2; exit 2; } ;;
    esac
    case $1 in
    -n) RANKS=$2; shift 2 ;;
    -o) DIR=$2; shift 2 ;;
    -h | --help) sed -n '2,/^set -e/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;;
    *) echo "quickstart.sh: error: '$1' is not understood; see --help" >&2; exit 2 ;;
    esac
done
if [ -z "$DIR" ]; then
    DIR=$PWD/quickstart
    [ -w "$PWD" ] || DIR=${HOME:-/nowhere}/quickstart
    [ -w "$(dirname "$DIR")" ] || DIR=$(mktemp -d -t quickstart.XXXXXX) # a name that nobody else can have taken
fi
mkdir -p "$DIR" || fail "cannot make $DIR; name another folder with -o"
[ -w "$DIR" ] || fail "cannot write in $DIR; name another folder with -o"
DIR=$(cd "$DIR" && pwd)
# The tools of a wheel or a package, if they read what this checkout's header writes, and nobody asks for a build.
VERSION=$(sed -n 's/^#define TRACE_VERSION_TEXT "\(.*\)"$/\1/p' "$ROOT/trace.h")
INSTALLED=1
for tool in trace-merge trace-tally to-perfetto; do
    [ "$("$tool" --version 2>/dev/null)" = "$tool (trace.h) $VERSION" ] || INSTALLED=
done
[ -z "${BUILD:-}" ] || INSTALLED=

[ -n "$INSTALLED" ] || BUILD=${BUILD:-$ROOT/build}
[ -n "$INSTALLED" ] || [ -w "$BUILD" ] || { [ ! -e "$BUILD" ] && [ -w "$(dirname "$BUILD")" ]; } || BUILD=$DIR/build
[ -n "${XDG_CACHE_HOME:-}" ] || [ -w "${HOME:-/nowhere}" ] || export XDG_CACHE_HOME=$DIR/cache
say() { printf '\n== %s\n' "$*"; }

# progress COMMAND...: runs it and shows its newest line in place, or a line every ten seconds without a terminal. If it fails, shows the end.
progress() {
    local line shown=0 began=$SECONDS
    if "$@" 2>&1 </dev/null | tee "$TRY/log" | while IFS= read -r line; do
        if [ -t 1 ]; then
            printf '\r\033[K%.78s' "$line"
        elif [ $((SECONDS - began)) -ge $((shown + 10)) ]; then
            shown=$((SECONDS - began))
            printf '%4d s: %.100s\n' $shown "$line"
        fi
    done; then
        [ ! -t 1 ] || printf '\r\033[K'
        echo "done in $((SECONDS - began)) s"
        return 0
    fi
    [ ! -t 1 ] || echo
    tail -n 20 "$TRY/log"
    return 1
}

TRY=$(mktemp -d)
trap 'rm -rf "$TRY"' EXIT
LIBRARIES=(-lzstd -lz) # what the tools need
[ -z "$INSTALLED" ] || LIBRARIES=()
compiles() { "$@" -x c "$TRY/try.c" -o "$TRY/try" ${LIBRARIES[@]+"${LIBRARIES[@]}"} >"$TRY/log" 2>&1; }

get() { # PACKAGE...
    [ $# -gt 0 ] || return 0
    echo "installing: $*"
    [ -z "${NO_INSTALL:-}" ] || fail "NO_INSTALL is set"
    command -v apt-get >/dev/null || fail "there is no apt-get: install what these packages of Debian have: $*"
    local sudo=
    if [ "$(id -u)" != 0 ]; then
        sudo=sudo
        command -v sudo >/dev/null || fail "installing needs root, and there is no sudo. As root: apt-get install $*"
    fi
    { progress $sudo apt-get -q -o DPkg::Lock::Timeout=600 update &&
        progress $sudo env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 \
            install --no-install-recommends "$@"; } || fail "could not install $*"
}

say "1. what is missing"
missing=()
have() { # PACKAGES COMMAND...: one of the commands is there
    local packages=$1
    shift
    # shellcheck disable=SC2206
    [ -n "$(command -v "$@" | head -n 1)" ] || missing+=($packages)
}
have gcc cc gcc clang
[ -f /usr/include/stdio.h ] || missing+=(libc6-dev)
python3 -m pip --version >/dev/null 2>&1 || missing+=(python3-pip)
if [ -z "$INSTALLED" ]; then
    have meson meson
    have ninja-build ninja
    have pkg-config pkg-config
    [ -f /usr/include/zstd.h ] || missing+=(libzstd-dev)
    [ -f /usr/include/zlib.h ] || missing+=(zlib1g-dev)
fi
{ command -v mpicc && command -v mpirun; } >/dev/null || missing+=(openmpi-bin libopenmpi-dev)
[ ${#missing[@]} -gt 0 ] || echo "nothing"
get ${missing[@]+"${missing[@]}"}

# Compilers of conda and the like, first in PATH or named by CC, do not see the libraries of the system's packages. Then the system's are used.
if [ -n "$INSTALLED" ]; then
    echo 'int main(void) { return 0; }' >"$TRY/try.c"
else
    printf '#include <zlib.h>\n#include <zstd.h>\nint main(void) { return !zlibVersion() || !ZSTD_versionNumber(); }\n' >"$TRY/try.c"
fi
# shellcheck disable=SC2086
if ! { compiles ${CC:-cc} && compiles mpicc && { [ -n "$INSTALLED" ] || pkg-config --exists libzstd zlib; } && python3 -m pip --version >/dev/null; } 2>/dev/null; then
    PATH=/usr/bin:/bin:$PATH
    unset CC CXX CPP LD AR CFLAGS CXXFLAGS CPPFLAGS LDFLAGS CPATH C_INCLUDE_PATH LIBRARY_PATH PKG_CONFIG PKG_CONFIG_PATH PKG_CONFIG_LIBDIR PYTHONHOME PYTHONPATH
    missing=()
    have gcc /usr/bin/cc /usr/bin/gcc /usr/bin/clang
    have pkg-config /usr/bin/pkg-config
    have "openmpi-bin libopenmpi-dev" /usr/bin/mpicc
    get ${missing[@]+"${missing[@]}"}
    CC=$(command -v /usr/bin/cc /usr/bin/gcc /usr/bin/clang | head -n 1)
    export CC OMPI_CC=$CC MPICH_CC=$CC # with clang alone: MPI's own choice is gcc
    compiles "$CC" || { cat "$TRY/log"; fail "$CC cannot compile and link a program with zlib and zstd"; }
    echo "with the system's own compiler: $CC"
fi
MPI= # both may be there: take mpicc and mpirun of the same one (Ubuntu 24.04's MPICH starts ranks that do not find each other)
for m in .openmpi .mpich; do
    if command -v mpicc$m >/dev/null && command -v mpirun$m >/dev/null; then MPI=$m; break; fi
done
LTO=() # Ubuntu's mpicc asks for link-time optimization, which clang alone may not have
compiles mpicc$MPI || { LTO=(-fno-lto) && compiles mpicc$MPI -fno-lto; } || { cat "$TRY/log"; fail "mpicc$MPI cannot compile a program"; }
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
export OMPI_MCA_rmaps_base_oversubscribe=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe # Open MPI before 5, and since

say "2. the tools"
if [ -n "$INSTALLED" ]; then
    echo "using $(command -v trace-tally) and its neighbours, version $VERSION; BUILD=DIR builds others"
else
    [ -f "$BUILD/build.ninja" ] || progress meson setup "$BUILD" "$ROOT" -Dgen=disabled -Dpython=disabled || fail "meson setup failed"
    progress meson compile -C "$BUILD" || fail "the build failed; the log is above, and $BUILD/meson-logs has more"
    PATH=$BUILD:$PATH
fi

say "3. the program"
WITH=() # Intel's ITT client comes from PyPI; without it the program has no phases
if ITT=$("$ROOT/examples/get-ittnotify.sh"); then WITH=(-DWITH_ITT -I "$ITT" "$ITT/libittnotify.a"); else echo "going on without ITT"; fi
cd "$DIR"
rm -rf trace heat heat.bin heat.pftrace
(set -x && mpicc$MPI -O2 -I "$ROOT" "$ROOT/examples/mpi_heat.c" -o heat ${WITH[@]+"${WITH[@]}"} ${LTO[@]+"${LTO[@]}"} -rdynamic -pthread -ldl -lm)
(set -x && TRACE_OUT=trace mpirun$MPI -n "$RANKS" ./heat)
ls -l trace

say "4. where the time went"
(set -x && trace-merge -o heat.bin trace/*.bin)
(set -x && trace-tally heat.bin)

say "5. the timeline"
(set -x && to-perfetto -o heat.pftrace heat.bin)
echo
echo "done: open $DIR/heat.pftrace in https://ui.perfetto.dev"
