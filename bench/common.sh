# common.sh - sourced by run.sh and offline.sh: options, environment, a place to work in, the peers built
#
# Sets ROOT, BUILD, CC, mode, peers, repeat, OUT (removed at the end).
ROOT=$(cd "$(dirname "$0")/.." && pwd)
BUILD=${BUILD:-$ROOT/build}
CC=${CC:-gcc}
LC_ALL=C
export LC_ALL

bench_usage() { # the comment the script begins with
    awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
    exit 2
}

# bench_start TAKES OPTION...: the script's own options are among --peers --repeat --out
bench_start() {
    local takes=" $1 "
    shift
    mode=quick peers= OUT=
    while [ $# -gt 0 ]; do
        case $1 in quick | full) mode=$1; shift; continue ;; esac
        case "$takes" in *" $1 "*) [ $# -gt 1 ] || bench_usage ;; *) bench_usage ;; esac
        case $1 in
        --peers) peers=$2 ;;
        --repeat) repeat=$2 ;;
        --out) OUT=$2 ;;
        esac
        shift 2
    done
    [ -n "$OUT" ] || OUT=$(mktemp -d "${TMPDIR:-/tmp}/trace-bench.XXXXXX")
    mkdir -p "$OUT"
    . "$ROOT/bench/clock.sh"
    . "$ROOT/bench/build.sh"
    trap 'lttng_down; rm -rf "$OUT"' EXIT
    bench_build
}
