# shellcheck shell=bash
# lib.sh - what every part of run.sh begins with:
#
#   . "$(dirname "$0")/../lib.sh"
#
# ROOT the repository, HERE bench/gpu, WORK where it builds and records, B where meson built, SO libtrace-h.so, FLOOR_SO floor.so, GPUS how many.
#
#   heading TEXT              a line above what follows, with the seconds since the part began
#   traced ENV... -- COMMAND  runs it under libtrace-h.so, into a fresh $WORK/out, for two minutes at most
#   recorded OPTION... -- COMMAND   under trace-run
#   floored ENV... -- COMMAND the same under floor.so, which counts kernels by name into $WORK/counts
#   seen OPTION...            check.py on what was recorded; a failure is counted
#   must NAME COMMAND...      runs it; a failure is counted, said and returned
#   hold                      keeps the GPU awake from here on
#   left SECONDS              that many, or what is left of the part's time
#   ranks N COMMAND...        N processes with the variables that torchrun gives them
#   listed, refused           ways of settings.list for turns.py; what CUPTI refused of them
#   finish                    last line: status 1 if anything failed
set -u -o pipefail
LC_ALL=C.UTF-8
export LC_ALL
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck disable=SC2034 # for the parts
ROOT=$(cd "$HERE/../.." && pwd)
WORK=${WORK:-${TMPDIR:-/tmp}/trace-gpu.$(id -u)}
B=${B:-$WORK/build}
SO=$B/libtrace-h.so
export WORK B SO
FLOOR_SO=$WORK/floor.so
export PYTHONPATH=$HERE${PYTHONPATH:+:$PYTHONPATH} PYTHONUNBUFFERED=1 PYTHONHASHSEED=0
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
BEGAN=$SECONDS
FAILED=0
mkdir -p "$WORK" && cd "$WORK" || exit 1
export TRACE_OUT=$WORK/out
# shellcheck disable=SC2034
GPUS=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')

heading() { printf '\n== [%d s] %s\n' $((SECONDS - BEGAN)) "$*"; }

traced() { # SETTING... -- COMMAND...: within MOST seconds (120)
    local settings=()
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf "$WORK/out"
    timeout --foreground -k 5 "${MOST:-120}" env LD_PRELOAD="$SO" "${settings[@]}" "$@"
}

recorded() {
    local options=()
    while [ "$1" != -- ]; do options+=("$1"); shift; done
    rm -rf "$WORK/out"
    timeout --foreground -k 5 120 "$B/trace-run" -q -n -o "$WORK/out" "${options[@]}" "$@"
}

floored() {
    local settings=()
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -f "$WORK/counts"
    timeout --foreground -k 5 120 env CUDA_INJECTION64_PATH="$FLOOR_SO" FLOOR=names=1,kinds=10+1+2+22,callbacks=driver FLOOR_OUT="$WORK/counts" "${settings[@]}" "$@"
}

hold() { # a process that does nothing with the GPU: where nobody has it, the next one to start waits for the driver to wake it
    rm -f hold
    mkfifo hold
    "$WORK/launch" <hold >/dev/null 2>&1 &
    exec 9>hold
}

left() { # SECONDS: that, or what is left of the part's time, less some to end in
    local rest=$((${UNTIL:-$(($(date +%s) + 3600))} - $(date +%s) - 30))
    echo $((rest < $1 ? rest : $1))
}

must() {
    local name=$1
    shift
    "$@" && return
    local status=$?
    FAILED=$((FAILED + 1))
    echo "FAILED: $name (status $status)"
    return $status
}

tallied() { # the events and those dropped
    "$B/trace-tally" --json "$WORK/out" | python3 -c 'import json, sys; t = json.load(sys.stdin); print("events %d dropped %d" % (t["events"], t["dropped"])); sys.exit(t["dropped"] > 0)'
}
seen() {
    "$B/trace-print" --mangled --json "$WORK/out" >"$WORK/events.json"
    must check.py python3 "$HERE/check.py" "$@" <"$WORK/events.json"
    must 'nothing dropped' tallied
    must 'trace-tally --launches: work lies where it must' launched
}
# shellcheck disable=SC2317 # called by must
launched() {
    "$B/trace-tally" --launches --json "$WORK/out" | python3 -c '
import json, sys
us, wrong = lambda d, key: "%.1f us" % (d[key] / 1e3) if key in d else "an unknown time", 0
for d in json.load(sys.stdin)["launches"]["devices"]:
    print("%s: busy %.1f %% of the time, its clock at most %s behind the host'"'"'s and %s ahead" % (
        d["device"], 100 * d["busy_ns"] / max(d["last_ns"] - d["first_ns"], 1), us(d, "clock_behind_ns"), us(d, "clock_ahead_ns")))
    wrong += d["too_early"] + d["too_late"] + (len(d["device"].split()) < 3)  # GPU 0 and what it is
sys.exit(wrong > 0)'
}

ranks() {
    local n=$1 i pids=() status=0
    shift
    for ((i = 0; i < n; i++)); do
        RANK=$i LOCAL_RANK=$i WORLD_SIZE=$n LOCAL_WORLD_SIZE=$n MASTER_ADDR=localhost MASTER_PORT=${PORT:-29511} "$@" &
        pids+=($!)
    done
    for i in "${pids[@]}"; do wait "$i" || status=$?; done
    return $status
}

finish() {
    printf '\n[%d s] %s: %s\n' $((SECONDS - BEGAN)) "$(basename "$0" .sh)" "$([ $FAILED -eq 0 ] && echo 'all as it must be' || echo "$FAILED FAILED")"
    exit $((FAILED > 0))
}

listed() { # REGEX...: SETTINGS becomes the ways of settings.list whose names match one of them (all by default), after the two references
    local name rest wanted=${*:-.}
    SETTINGS=(untraced "floor CUDA_INJECTION64_PATH=$FLOOR_SO FLOOR=callbacks=driver")
    while read -r name rest; do
        case $name in '' | '#'*) continue ;; esac
        grep -qE "${wanted// /|}" <<<"$name" || continue
        case $rest in *FLOOR=*) rest="CUDA_INJECTION64_PATH=$FLOOR_SO $rest" ;; esac
        SETTINGS+=("$name $rest")
    done <"$HERE/settings.list"
    [ -z "${NEWER_CUPTI:-}" ] || SETTINGS+=("newer-cupti LD_PRELOAD=$NEWER_CUPTI CUDA_INJECTION64_PATH=$FLOOR_SO FLOOR=callbacks=driver")
    SETTINGS+=("ours LD_PRELOAD=$SO")
}
refused() { # what CUPTI would not do, by the way it was asked
    grep -H refused turns/*/counts | sed 's,turns/\([^/]*\)/counts:,\1: ,' | sort -u
}
