#!/bin/bash
# apis.sh - what the APIs cost and cover: functions, rules, compile time, size of the object, ns a recorded call
#
#   bench/apis.sh [--repeat N] [--calls N] [--apis LIST] [cover] [compile] [calls] [instructions]     default: the first three parts
#
# Functions exercised come from the logs that tests/run.sh left in the build folder. Calls go to libraries that do nothing (calls.h); each is
# compared with its floor: two clock reads, the call, and as many bytes stored as the record has. `instructions` counts both (callgrind). Compile times are processor time of
# gcc -O2, medians. CLOCK=serial: as on a host whose clock reads take 35 ns (clock.sh). Numbers for people;
# docs/performance/apis.md has those of a quiet machine.
set -u
ROOT=$(cd "$(dirname "$0")/.." && pwd)
BUILD=${BUILD:-$ROOT/build}
CC=${CC:-gcc}
LC_ALL=C
export LC_ALL
repeat=3 ncalls=2000000 parts= apis='CUDA CUDART NCCL ZE CL HIP MPI CUSTOM'
while [ $# -gt 0 ]; do
    case $1 in
    --repeat) repeat=$2 && shift ;;
    --calls) ncalls=$2 && shift ;;
    --apis) apis=$2 && shift ;;
    cover | compile | calls | instructions) parts="$parts $1" ;;
    *) awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; exit 2 ;;
    esac
    shift
done
parts=" ${parts:-cover compile calls} "
OUT=$(mktemp -d "${TMPDIR:-/tmp}/trace-apis.XXXXXX")
trap 'rm -rf "$OUT"' EXIT
cd "$OUT" || exit 1
median() { sort -g | awk '{ v[NR] = $1 } END { if (NR) print (NR % 2) ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }
. "$ROOT/bench/clock.sh"
SLOW=$(clock_flags "$OUT/serial")
MPI=$(mpicc.mpich -show 2>/dev/null | tr ' ' '\n' | grep '^-I' | sed 's/^-I/-isystem /' | tr '\n' ' ')
MPI_LIBS=$(mpicc.mpich -show 2>/dev/null | tr ' ' '\n' | grep -E '^-[Ll]' | tr '\n' ' ')

echo "machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(nproc) processors, load $(cut -d' ' -f1-3 /proc/loadavg); $($CC --version | head -n 1)"
echo

# --- what is covered

cover() {
    printf '%-8s %9s %8s %8s %10s %6s   %s\n' API functions wrapped refused exercised rules models
    for api in cuda cudart nccl ze cl hip omp ccl mpi; do
        generated=$(find "$ROOT/src/backends" -name "$api.gen.h")
        [ -n "$generated" ] || continue
        command=$(head -n 1 "$generated" | sed -n 's|^/. Generated: trace-gen emit \(.*\)|\1|p')
        models=$(tr ' ' '\n' <<<"$command" | sed -n 's/\.model$//p' | paste -sd ' ')
        group=$api
        [ $api = cudart ] && group=cuda
        # the most functions that one check of the API's tests saw called
        log=$BUILD/test-logs/$group.log
        case $api in
        cudart) seen=$(grep -E '^ok runtime' "$log" 2>/dev/null) ;;
        cuda) seen=$(grep -vE '^ok runtime' "$log" 2>/dev/null) ;;
        *) seen=$(cat "$log" 2>/dev/null) ;;
        esac
        exercised=$(grep -oE '[0-9]+ (calls, [0-9]+ fields|functions|callbacks)' <<<"$seen" | sort -rn | head -n 1 | cut -d' ' -f1)
        (cd "$ROOT/api-specs/$api" && "$BUILD/trace-gen" table ${command/--part calls/} 2>/dev/null || "$BUILD/trace-gen" table ${command/--part callbacks/}) |
            awk -v api=$api -v models="$models" -v seen="${exercised:--}" '/^all together/ { all = $3 } /^wrapped/ { wrapped = $2 } /^refused/ { refused = $2 } /^rule lines/ { rules = $3 }
                END { printf "%-8s %9s %8s %8s %10s %6s   %s\n", api, all, wrapped, refused, seen, rules, models }'
    done
}

# --- what it takes to compile

compile_one() { # NAME DEFINES
    local name=$1 i
    shift
    for i in $(seq "$repeat"); do
        ( TIMEFORMAT=%U; time $CC -O2 -DTRACE_IMPL "$@" -I "$ROOT" $MPI -x c -c "$ROOT/trace.h" -o "$name.o" ) 2>&1 | tail -n 1
    done | median >"$name.time"
    printf '%-20s %12s %14s\n' "$name" "$(cat "$name.time")" "$(size "$name.o" 2>/dev/null | awk 'NR == 2 { printf "%.0f", ($1 + $2) / 1024 }')"
}
compile() {
    printf '%-20s %12s %14s\n' 'gcc -O2' 'cpu s' 'object KiB'
    compile_one alone
    local all=
    for api in MPI ITT NVTX CUDA CUDART NCCL ZE CL HIP OMP CCL NVML; do
        grep -q "ifdef TRACE_$api\$" "$ROOT/src/backends/backends.gen.h" || continue
        compile_one $api -DTRACE_$api
        all="$all -DTRACE_$api"
    done
    compile_one all $all
}

# --- what a recorded call costs

# The program calls$1 over a library that does nothing, and the names of its calls.
build_calls() {
    local api=$1 own=
    [ "$api" = CUSTOM ] || grep -q "ifdef TRACE_$api\$" "$ROOT/src/backends/backends.gen.h" || return 1
    $CC -O2 -w -shared -fPIC -DTRACE_$api $MPI "$ROOT/bench/stub_calls.c" -o libstub$api.so || return 1
    if [ "$api" = CUSTOM ]; then
        "$BUILD/trace-gen" wrap --header "$ROOT/bench/own.h" --lib ./libstub$api.so -o own.c 2>/dev/null || return 1
        own='-DOWN="own.c"'
    fi
    $CC -O2 -std=gnu11 -w -DTRACE_$api ${own:+"$own"} $SLOW $MPI -I . -I "$ROOT" -I "$ROOT/bench" \
        "$ROOT/bench/peer_calls.c" -o calls$api -pthread -ldl -Wl,--no-as-needed ./libstub$api.so $([ "$api" = MPI ] && echo "$MPI_LIBS") || { echo "$api: does not build here"; return 1; }
    $CC -E -P -I "$ROOT/bench" -DTRACE_$api '-DCALL(n,...)=N_ n' -x c "$ROOT/bench/calls.h" | grep -oE 'N_ [A-Za-z0-9_]+' | cut -c4- >names
}

calls() {
    for api in $apis; do
        build_calls $api || continue
        while read -r name; do
            for i in $(seq "$repeat"); do
                for v in "$name" "${name}_floor"; do
                    for mode in ring stream; do
                        rm -rf o
                        TRACE_MODE=$mode TRACE_LEVEL=full TRACE_OUT=o LD_LIBRARY_PATH=. ./calls$api o "$v" 1 "$ncalls" 2>bytes | awk -v v="$v" -v m=$mode '{ print m, v, $8, $12 }'
                    done
                done
            done >runs
            bytes=$(awk '/^bytes/ { print $3 }' bytes)
            col() { awk -v m="$1" -v v="$2" -v c="$3" '$1 == m && $2 == v { print $c }' runs | median; }
            echo "$api $name ${bytes:-0} $(col ring "${name}_floor" 3) $(col ring "$name" 3) $(col stream "$name" 3) $(col stream "$name" 4)"
        done <names >>table
    done
    printf '%-8s %-34s %6s %7s %9s %6s %9s %9s %6s\n' API call bytes floor 'ring p50' x 'disk p50' 'own cpu' x
    awk '{ r = $4 > 0 ? $5 / $4 : 0; s = $4 > 0 ? $6 / $4 : 0
           printf "%-8s %-34s %6d %7.1f %9.1f %6.2f %9.1f %9.1f %6.2f%s\n", $1, $2, $3, $4, $5, r, $6, $7, s, (r > 1.6 ? "  above 1.6" : "")
           n++; good += r <= 1.6; gooddisk += s <= 1.6 }
         END { print ""; printf "%d of %d calls within 1.6 times their floor in memory (ring), %d with the files going to disk\n", good, n, gooddisk }' table
}

# --- how many instructions: exact, so what more calls take than fewer is what a call takes

instructions() {
    printf '%-8s %-34s %8s %8s\n' API call recorded floor
    for api in $apis; do
        build_calls $api || continue
        while read -r name; do
            for v in call floor; do
                for n in 2048 3072; do
                    rm -rf o
                    TRACE_MODE=ring TRACE_LEVEL=full TRACE_OUT=o TRACE_HELPER=0 LD_LIBRARY_PATH=. valgrind --tool=callgrind --toggle-collect=${v}_"$name" \
                        --callgrind-out-file=/dev/null ./calls$api o "$name$([ $v = floor ] && echo _floor)" 1 $n 2>&1 >/dev/null </dev/null |
                        sed -n 's/.*Collected : //p'
                done
            done | tr '\n' ' ' | awk -v api=$api -v name="$name" '{ printf "%-8s %-34s %8.0f %8.0f\n", api, name, ($2 - $1) / 1024, ($4 - $3) / 1024 }'
        done <names
    done
}

for part in cover compile calls instructions; do
    case $parts in *" $part "*) $part; echo ;; esac
done
