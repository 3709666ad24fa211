#!/bin/bash
# quickstart.sh - from a fresh Debian or Ubuntu machine to a traced MPI program, its tally and its timeline
#
#   examples/quickstart.sh [-n RANKS] [-o DIR]
#
#   -n RANKS   ranks to run, default 4
#   -o DIR     where the results go, default quickstart/ in the current folder; an older one is replaced
#
# Installs what is missing (as root or with sudo; NO_INSTALL=1 to refuse), builds the tools into build/, compiles
# examples/mpi_heat.c - a real solver with MPI, two threads a rank, phases marked by Intel's ITT - runs it, and leaves
#   DIR/trace/*.bin     what was recorded, one file a rank
#   DIR/heat.bin        the same, merged
#   DIR/heat.pftrace    the timeline, for https://ui.perfetto.dev
set -eu -o pipefail
ROOT=$(cd "$(dirname "$0")/.." && pwd)
RANKS=4
DIR=$PWD/quickstart
while [ $# -gt 0 ]; do
    case $1 in
    -n) RANKS=$2; shift 2 ;;
    -o) mkdir -p "$2"; DIR=$(cd "$2" && pwd); shift 2 ;;
    -h | --help) sed -n '2,/^set -e/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;;
    *) echo "quickstart.sh: error: '$1' is not understood; see --help" >&2; exit 2 ;;
    esac
done
say() { printf '\n== %s\n' "$*"; }

say "1. what is missing"
missing=
have() { command -v "$1" >/dev/null || missing="$missing $2"; }
have cc gcc
have cc libc6-dev
have meson meson
have ninja ninja-build
have pkg-config pkg-config
have pip3 python3-pip
header() { cc -E - <<<"#include <$1>" >/dev/null 2>&1 || missing="$missing $2"; }
header zstd.h libzstd-dev
header zlib.h zlib1g-dev
command -v mpicc >/dev/null || missing="$missing openmpi-bin libopenmpi-dev"
if [ -z "$missing" ]; then echo "nothing"; else
    echo "installing:$missing"
    [ -z "${NO_INSTALL:-}" ] || { echo "quickstart.sh: error: NO_INSTALL is set" >&2; exit 1; }
    SUDO=
    [ "$(id -u)" = 0 ] || SUDO=sudo
    log=$(mktemp)
    # shellcheck disable=SC2086
    { $SUDO apt-get -q -o DPkg::Lock::Timeout=600 update &&
        $SUDO env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 install --no-install-recommends $missing; } \
        >"$log" 2>&1 || { tail -20 "$log"; echo "quickstart.sh: error: could not install$missing" >&2; exit 1; }
    rm -f "$log"
fi
MPI= # both may be there: take mpicc and mpirun of the same one (Ubuntu 24.04's MPICH starts ranks that do not find each other)
for m in .openmpi .mpich; do
    if command -v mpicc$m mpirun$m >/dev/null; then MPI=$m; break; fi
done
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1

say "2. the tools"
BUILD=${BUILD:-$ROOT/build}
[ -f "$BUILD/build.ninja" ] || meson setup "$BUILD" "$ROOT" -Dwerror=false | tail -n 5
meson compile -C "$BUILD" | tail -n 5

say "3. the program"
ITT=$("$ROOT/examples/get-ittnotify.sh")
rm -rf "$DIR"
mkdir -p "$DIR"
cd "$DIR"
(set -x && mpicc$MPI -O2 -I "$ROOT" -DWITH_ITT -I "$ITT" "$ROOT/examples/mpi_heat.c" -o heat "$ITT/libittnotify.a" -rdynamic -pthread -ldl)
(set -x && TRACE_OUT=trace mpirun$MPI -n "$RANKS" ./heat)
ls -l trace

say "4. where the time went"
PATH=$BUILD:$PATH
(set -x && trace-merge -o heat.bin trace/*.bin)
(set -x && trace-tally heat.bin)

say "5. the timeline"
(set -x && to-perfetto -o heat.pftrace heat.bin)
echo
echo "done: open $DIR/heat.pftrace in https://ui.perfetto.dev"
