#!/bin/bash
# endless.sh - jobs whose files are too large for any disk: recordings made as they are read (endless.c)
#
#   bench/endless.sh build DIRECTORY        the tools, and what makes the recordings. Needs gcc and the headers of zstd
#                                           and zlib, no Meson. zstd and zlib go into the tools where their static
#                                           libraries are here, so that DIRECTORY can be taken to another machine
#   bench/endless.sh prepare DIRECTORY RANKS...   what is on the disk of the recordings of so many ranks, so that a run
#                                           need not make it
#   bench/endless.sh run DIRECTORY ROW...   each ROW is TOOL:RANKS:MB:THREADS[:K/N]. TOOL is info (opens files), tally
#                                           or merge, whose file is thrown away; MB is what a rank's file has. With K/N
#                                           the tool opens all, and reads the Kth of N equal parts of its time: so a job
#                                           that takes longer than a machine is there is read in pieces
#
# Ten terabytes, on a machine with 64 processors:
#
#   PER_NODE=10000 bench/endless.sh prepare DIR 500 10000
#   LIMIT=3000 PER_NODE=10000 bench/endless.sh run DIR merge:500:4:1 merge:10000:1000:64
#   LIMIT=1000 PER_NODE=10000 bench/endless.sh run DIR merge:500:4:1 merge:10000:1000:64:1/4
#
# PER_NODE (100): ranks of one node. With more than one node `tally` and `info` align clocks, for which all events are
# read first; `merge` does not.
# LIMIT (540): no row begins after so many seconds, and none goes on for longer; what a row that is ended had read by
# then is in its line. MAX_MEM: --max-mem of the tools.
# EVERY (10): so many seconds apart, standard error says how far a row is and how fast: so there is a figure, too, where
# the whole script is ended.
# Recordings are kept in DIRECTORY, 200 KB a rank, and read from the page cache.
#
# Processor seconds include what makes the recordings, which is in the tool's process. Peak memory is the operating
# system's figure (getrusage). Events of a merge are those that it says it wrote: so those of all parts of the time are
# as many as there are. A tally's are as many as there are, or that part of them. "linear" is bytes a second of wall time
# and thread, of what the tool's first row has: 1.00 is linear scaling if that row has one thread.
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
    (cd "$ROOT" && find src/read src/support tools/common tools/tally tools/merge tools/info -name '*.c') |
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

bytes() { awk "BEGIN { printf \"%.0f\", $1 * 1000000 }"; } # of so many MB

recorded() { echo "$dir/ranks$1-$per_node"; } # of so many ranks

prepare() { # RANKS...
    local ranks
    for ranks; do
        [ -d "$(recorded "$ranks")" ] || "$dir/ranks64" "$(recorded "$ranks")" "$ranks" "$per_node" 900 ||
            fail 'no room for recordings'
    done
}

# Of files that long; what `timed` and the like are told stays outside. What it prints goes to FILE.
endless() { # FILE MB COMMAND...
    local bytes file=$1
    shift
    bytes=$(bytes "$1") || return 1
    shift
    # shellcheck disable=SC2016 # of the inner shell
    "${around[@]}" sh -c 'exec >"$1" && shift && exec env "$@"' sh "$file" "ENDLESS_BYTES=$bytes" \
        "LD_PRELOAD=$dir/libendless.so" "$@"
}

# Events of a rank and how many ns it takes, of so many MB: all have as many to a few. Both grow by the same with each
# slot but the first.
size_of_one() { # MB
    local mb around=()
    [ -d "$dir/one" ] || "$dir/ranks64" "$dir/one" 1 100 900
    [ -s "$dir/one.sizes" ] || for mb in 1 2; do
        endless /dev/stdout $mb "$dir/trace-tally" --json "$dir/one" 2>/dev/null |
            awk -v mb=$mb '/^ "(events|elapsed_ns)":/ { v[++n] = $2 + 0 }
                END { printf "%d %.0f %.0f\n", mb * 1e6 / 65536, v[1], v[2] }'
    done >"$dir/one.sizes"
    awk -v slots="$(($(bytes "$1") / 65536))" 'NR == 1 { n = $1; events = $2; ns = $3 }
        END { k = (slots - n) / ($1 - n); printf "%.0f %.0f\n", events + k * ($2 - events), ns + k * ($3 - ns) }' \
        "$dir/one.sizes"
}

part_ends() { awk "BEGIN { printf \"%.0fns\", $1 / $2 * $3 }"; } # NS PARTS NUMBER

# Events that a merge says it wrote.
merged_events() { sed -n 's/^\/dev\/null: \([0-9]*\) events, .*/\1/p' "$dir/said"; }

# The last line of progress, as `timed` would have it.
last_progress() {
    sed -n 's/^endless: \([0-9.]*\) s wall, \([0-9.]*\) s cpu.* (\([0-9.]*\) %).* \([0-9]*\) MiB peak$/\1 \2 \4 \3/p' \
        "$dir/err" | tail -n 1
}

row() { # TOOL RANKS MB THREADS [K/N]
    local events ns wall cpu mib status reads=1 part=${5:-1/1} share=100 left=$((limit - SECONDS)) command what note=''
    local around counted
    local number=${part%/*} parts=${part#*/}
    case $1 in
    info) command=(trace-info --no-events) ;;
    tally) command=(trace-tally -j "$4") ;;
    merge) command=(trace-merge -j "$4" --no-align -o /dev/null) ;;
    *) fail "no tool $1: there are info, tally, merge" ;;
    esac
    [ -z "${MAX_MEM:-}" ] || command+=(--max-mem "$MAX_MEM")
    what=$(printf '%-6s %6d %8s %4s' "$1" "$2" "$3" "$([ "$1" = info ] || echo "$4")")
    [ "$left" -gt 5 ] || { echo "$what  no time left"; return; }
    prepare "$2"
    read -r events ns <<<"$(around=() size_of_one "$3")"
    [ "$number" = 1 ] || command+=(--from "$(part_ends "$ns" "$parts" "$((number - 1))")")
    [ "$number" = "$parts" ] || command+=(--to "$(part_ends "$ns" "$parts" "$number")")
    events=$(awk "BEGIN { printf \"%.0f\", $events * $2 / $parts }")
    [ "$1" != tally ] || [ "$2" -le "$per_node" ] || reads=2
    around=(timeout -k 5 "$((limit - SECONDS))" "$dir/timed")
    : >"$dir/err"
    read -r wall cpu mib status <<<"$(ENDLESS_EVERY=${EVERY:-10} ENDLESS_EVENTS=$events \
        ENDLESS_TOTAL=$(bytes "$3 * $2 / $parts * $reads") \
        endless "$dir/said" "$3" "$dir/${command[0]}" "${command[@]:1}" "$(recorded "$2")" 2> >(tee "$dir/err" >&2); wait $!)"
    if [ "${status:-124}" = 124 ] && read -r wall cpu mib share <<<"$(last_progress)" && [ -n "$share" ]; then
        note="  ended after $share %"
    elif [ "${status:-124}" != 0 ]; then
        echo "$what  status ${status:-124}: $(grep -v '^endless: ' "$dir/err" | head -n 1)"
        return
    fi
    counted=$(merged_events)
    events=${counted:-$events}
    [ "$part" = 1/1 ] || note="  part $part$note"
    awk -v what="$what" -v e="$events" -v mb="$(awk "BEGIN { print $2 * $3 / $parts }")" -v wall="$wall" -v cpu="$cpu" \
        -v mib="$mib" -v threads="$4" -v first="${first[$1]:-}" -v share="$share" -v note="$note" \
        -v rate="$dir/rate" 'BEGIN {
            e *= share / 100
            mb *= share / 100
            if (first == "")
                first = mb / wall / threads
            printf "%.6f\n", first > rate
            printf "%s %10.1f %9.1f %8.1f %9.1f %8.2f %8.1f %7.2f %8.0f%s\n", what, e / 1e6, mb / 1000, wall, cpu,
                e / cpu / 1e6, e / wall / 1e6, mb / wall / threads / (first + (first == 0)), mib, note }'
    read -r "first[$1]" <"$dir/rate"
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
        [[ ${#spec[@]} = 4 || (${#spec[@]} = 5 && ${spec[4]} =~ ^[1-9][0-9]*/[1-9][0-9]*$) ]] ||
            fail "a row is TOOL:RANKS:MB:THREADS[:K/N]"
        row "${spec[@]}"
    done
}

limit=${LIMIT:-540} per_node=${PER_NODE:-100}
[ $# -ge 2 ] || { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; exit 2; }
mkdir -p "$2" && dir=$(cd "$2" && pwd) || exit 1
case $1 in
build) compile "$dir" || fail 'it does not build' ;;
prepare | run)
    [ -x "$dir/ranks64" ] || compile "$dir" || fail 'it does not build'
    "$1" "${@:3}"
    ;;
*) fail "$1? build, prepare or run" ;;
esac
