#!/bin/bash
# endless.sh - jobs whose files are too large for any disk: recordings made as they are read (endless.c)
#
#   bench/endless.sh build DIRECTORY        the tools, and what makes the recordings. Needs gcc and the headers of zstd
#                                           and zlib, no Meson. zstd and zlib go into the tools where their static
#                                           libraries are here, so that DIRECTORY can be taken to another machine
#   bench/endless.sh run DIRECTORY ROW...   each ROW is TOOL:RANKS:MB:THREADS. TOOL is info (opens files), tally or
#                                           merge, whose file is thrown away; MB is what a rank's file has
#
# PER_NODE (100): ranks of one node. With more than one node `tally` and `info` align clocks, for which all events are
# read first; `merge` does not.
# LIMIT (540): no row begins after so many seconds, and none goes on for longer. MAX_MEM: --max-mem of the tools.
# Recordings are kept in DIRECTORY, 200 KB a rank, and read from the page cache.
#
# Processor seconds include what makes the recordings, which is in the tool's process. Peak memory is the operating
# system's figure (getrusage). "linear" is bytes a second of wall time and thread, of what the tool's first row has:
# 1.00 is linear scaling if that row has one thread.
set -u
LC_ALL=C
export LC_ALL
ROOT=$(cd "$(dirname "$0")/.." && pwd)
CC=${CC:-gcc}
fail() { echo "endless.sh: $*" >&2; exit 1; }

# Every source of the tools but the one that asks libdw, which says so itself.
compile() { # DIRECTORY
    local objects=$1/objects zstd=-lzstd zlib=-lz version library tool
    mkdir -p "$objects" || return 1
    version=$(sed -n "s/^  version: '\(.*\)',$/\1/p" "$ROOT/meson.build" | head -n 1)
    (cd "$ROOT" && ls src/read/*.c src/support/*.c tools/common/*.c tools/tally/*.c tools/merge/*.c tools/info/*.c) |
        xargs -P "$(nproc)" -I {} sh -c '"$2" -std=gnu11 -O2 -g -D_GNU_SOURCE -D_FILE_OFFSET_BITS=64 \
            "-DTRACE_VERSION_TEXT=\"$4\"" -DTRACE_LIBRARY=\"\" -DTRACE_LIBDIR=\"\" -I"$3/src" -I"$3/tools" \
            -c "$3/$5" -o "$1/$(echo "$5" | tr / _).o"' sh "$objects" "$CC" "$ROOT" "$version" {} || return 1
    for library in zstd z; do
        printf 'int main(void) { return 0; }\n' | $CC -xc - -xnone -o "$objects/try" "-l:lib$library.a" 2>/dev/null &&
            case $library in zstd) zstd=-l:libzstd.a ;; z) zlib=-l:libz.a ;; esac
    done
    for tool in tally merge info; do
        # shellcheck disable=SC2046 # names without blanks
        $CC -o "$1/trace-$tool" "$objects/tools_${tool}_"*.o \
            $([ $tool = tally ] || ls "$objects"/tools_tally_*.o | grep -v '/tools_tally_main\.c\.o$') \
            "$objects"/tools_common_*.o "$objects"/src_*.o $zstd $zlib -lm -lpthread -ldl || return 1
    done
    $CC -O2 -shared -fPIC -I"$ROOT/src" -o "$1/libendless.so" "$ROOT/bench/endless.c" -ldl &&
        $CC -O2 -DFORGE_SLOT_BYTES=65536 -I"$ROOT/src" -o "$1/ranks64" "$ROOT/tests/size/ranks.c" \
            "$ROOT/tests/format/forge.c" &&
        $CC -O2 -o "$1/timed" "$ROOT/bench/timed.c"
}

bytes() { awk "BEGIN { printf \"%d\", $1 * 1000000 }"; } # of so many MB

# Events of a rank: all have as many to a few.
events_of_one() { # MB
    [ -d "$dir/one" ] || "$dir/ranks64" "$dir/one" 1 100 900
    ENDLESS_BYTES=$(bytes "$1") LD_PRELOAD=$dir/libendless.so "$dir/trace-tally" --json "$dir/one" 2>/dev/null |
        sed -n 's/^ "events": \([0-9]*\).*/\1/p'
}

row() { # TOOL RANKS MB THREADS
    local events wall cpu mib status left=$((limit - SECONDS)) recorded=$dir/ranks$2-$per_node command what
    case $1 in
    info) command=(trace-info --no-events) ;;
    tally) command=(trace-tally -j "$4") ;;
    merge) command=(trace-merge -q -j "$4" --no-align -o /dev/null) ;;
    *) fail "no tool $1: there are info, tally, merge" ;;
    esac
    [ -z "${MAX_MEM:-}" ] || command+=(--max-mem "$MAX_MEM")
    what=$(printf '%-6s %6d %8s %4s' "$1" "$2" "$3" "$([ "$1" = info ] || echo "$4")")
    [ "$left" -gt 5 ] || { echo "$what  no time left"; return; }
    [ -d "$recorded" ] || "$dir/ranks64" "$recorded" "$2" "$per_node" 900 || fail 'no room for recordings'
    events=$(($(events_of_one "$3") * $2))
    read -r wall cpu mib status <<<"$(ENDLESS_BYTES=$(bytes "$3") LD_PRELOAD=$dir/libendless.so \
        timeout -k 5 "$left" "$dir/timed" "$dir/${command[0]}" "${command[@]:1}" "$recorded" 2>"$dir/err")"
    [ "${status:-124}" = 0 ] || { echo "$what  status ${status:-124}: $(head -n 1 "$dir/err")"; return; }
    [ -n "${first[$1]:-}" ] || first[$1]=$(awk "BEGIN { print $2 * $3 / $wall / $4 }")
    awk -v what="$what" -v e="$events" -v mb="$(awk "BEGIN { print $2 * $3 }")" -v wall="$wall" -v cpu="$cpu" \
        -v mib="$mib" -v threads="$4" -v first="${first[$1]}" 'BEGIN {
            printf "%s %10.1f %9.1f %8.1f %9.1f %8.2f %8.1f %7.2f %8.0f\n", what, e / 1e6, mb / 1000, wall, cpu,
                e / cpu / 1e6, e / wall / 1e6, mb / wall / threads / first, mib }'
}

run() { # ROW...
    local spec
    declare -gA first=()
    printf '%s, %s ranks a node, load %s, trace.h %s; %s\n' "$(nproc) processors" "$per_node" "$(cut -d ' ' -f 1 /proc/loadavg)" \
        "${COMMIT:-$(git -C "$ROOT" rev-parse --short HEAD 2>/dev/null || echo of this tree)}" \
        "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
    printf '%-6s %6s %8s %4s %10s %9s %8s %9s %8s %8s %7s %8s\n' tool ranks "MB each" -j "M events" GB "wall s" \
        "cpu s" "M/s core" "M/s all" linear "peak MiB"
    for spec; do
        IFS=: read -ra spec <<<"$spec"
        [ ${#spec[@]} = 4 ] || fail "a row is TOOL:RANKS:MB:THREADS"
        row "${spec[@]}"
    done
}

limit=${LIMIT:-540} per_node=${PER_NODE:-100}
[ $# -ge 2 ] || { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; exit 2; }
mkdir -p "$2" && dir=$(cd "$2" && pwd) || exit 1
case $1 in
build) compile "$dir" || fail 'it does not build' ;;
run)
    [ -x "$dir/ranks64" ] || compile "$dir" || fail 'it does not build'
    run "${@:3}"
    ;;
*) fail "$1? build or run" ;;
esac
