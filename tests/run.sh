#!/bin/bash
# run.sh - installs what the tests need, builds, runs every test, prints "N passed, N failed"
#
#   tests/run.sh [-v] [-k EXPRESSION] [GROUP...]
#   tests/run.sh --list [-k EXPRESSION] [GROUP...]
#
#   GROUP           a folder of tests/ with a run.sh; default: all of them
#   -k EXPRESSION   only tests whose name GROUP/NAME the expression selects, as pytest's: words, and, or, not, parentheses. Installs
#                   nothing, and builds only what changed: the first answer comes in seconds
#   --list          prints the names of tests, and what each needs: fixtures (build_NAME of its run.sh) and commands
#   -v              show every line of every test, not only failures
#
# Twice as many groups as there are processors, and one more, run side by side, for groups wait; those that take longest first; each prints its lines when it has ended.
# Groups with a line "# early: WHY" start while packages are still being installed. tests/stress.sh runs all this on a busy machine.
#
# Environment: BUILD (build folder, default build/ here), JOBS (groups side by side), FULL=1 (also the long forms, with the packages of packages-full.txt), NO_INSTALL=1 (install
# nothing: what is missing fails), XDG_CACHE_HOME (where the virtual environment and downloads stay), GROUP_TIMEOUT (seconds a group,
# default 900). Works as root or through sudo on Debian and Ubuntu. Nothing is skipped: a missing tool is a failure.
set -u
cd "$(dirname "$0")/.." || exit 1
ROOT=$PWD
VERBOSE=
SELECT='' LIST='' groups=()
while [ $# -gt 0 ]; do
    case $1 in
    -h | --help) sed -n '2,/^set -u/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;;
    -v) VERBOSE=1 ;;
    -k) SELECT=${2:?run.sh: -k takes an expression} && shift ;;
    --list) LIST=1 ;;
    -*) echo "run.sh: error: there is no option $1 (--help says what there is)" >&2; exit 2 ;;
    *) groups+=("$1") ;;
    esac
    shift
done
[ ${#groups[@]} -gt 0 ] || mapfile -t groups < <(cd tests && printf '%s\n' */run.sh | sed 's,/run.sh,,')
names() { awk -v dir="tests/$1" -v group="$1" -v k="$SELECT" -f tests/names.awk; }
names unit >/dev/null || exit 2
if [ -n "$LIST" ]; then
    for group in "${groups[@]}"; do names "$group" | sed "s|^|$group/|"; done | awk -F '\t' '{ printf $2 == "" ? "%s\n" : "%-40s  %s\n", $1, $2 }'
    exit
elif [ -n "$SELECT" ]; then
    for i in "${!groups[@]}"; do [ ! -f "tests/${groups[i]}/run.sh" ] || [ -n "$(names "${groups[i]}")" ] || unset "groups[i]"; done
    [ ${#groups[@]} -gt 0 ] || { echo "run.sh: error: -k $SELECT selects no test; --list names them" >&2; exit 2; }
fi
BUILD=${BUILD:-$ROOT/build}
case $BUILD in /*) ;; *) BUILD=$PWD/$BUILD ;; esac
LOGS=$BUILD/test-logs
mkdir -p "$LOGS" || exit 1
. tests/setup.sh
export ROOT BUILD
# Work that nobody waits for at a terminal: who wakes does not take the processor from who runs, which is 4 % less time for all of it.
chrt -b -p 0 $$ 2>/dev/null

passed=0
failed=0
began=$SECONDS

# Every job has a process group of its own, which an interruption ends with all that the job started.
set -m
declare -A running=() # process -> what it is
declare -A setup=()   # those of them that are checks of the setup
interrupted() {
    local pid
    trap '' INT TERM HUP
    disown -a # says nothing of them
    for pid in "${!running[@]}"; do kill -TERM -- "-$pid"; done 2>/dev/null
    for _ in $(seq 50); do # they remove their files
        kill -0 "${!running[@]}" 2>/dev/null || break
        sleep 0.1
    done
    for pid in "${!running[@]}"; do kill -KILL -- "-$pid"; done 2>/dev/null
    echo "interrupted: ${running[*]}" >&2
    exit 130
}
trap interrupted INT TERM HUP

setup_log() { echo "$LOGS/setup-${1// /-}.log"; }

# stepped NAME STATUS: one check of the setup is over; its log is shown when it failed
stepped() {
    if [ "$2" -eq 0 ]; then
        passed=$((passed + 1))
        echo "ok $1"
    else
        failed=$((failed + 1))
        echo "not ok $1: exit status $2; the end of $(setup_log "$1"):"
        tail -n 30 "$(setup_log "$1")" | cut -c 1-400 | sed 's/^/    | /'
    fi
}

# step NAME COMMAND...: starts one check of the setup
step() {
    "${@:2}" >"$(setup_log "$1")" 2>&1 </dev/null &
    running[$!]=$1
    setup[$!]=1
}

# wait_for_one: waits until a check of the setup or a group is over, and takes its result
wait_for_one() {
    local pid status
    wait -n -p pid "${!running[@]}"
    status=$?
    if [ -n "${setup[$pid]:-}" ]; then
        stepped "${running[$pid]}" $status
        [ "${running[$pid]}" != packages ] || [ -z "${FULL:-}" ] || step "CPython without a global lock" tests/python/nogil.sh
    else
        ended "${running[$pid]}" $status
    fi
    unset "running[$pid]" "setup[$pid]"
}

# settle NAME...: waits until those checks of the setup are over; without a name: all
settle() {
    local pid left
    while :; do
        left=
        for pid in "${!setup[@]}"; do case "$#|$*|" in "0|"* | *"|${running[$pid]}|"*) left=1 ;; esac; done
        [ -n "$left" ] || return 0
        wait_for_one
    done
}

build() { # build CC FOLDER OPTION...
    local cc=$1 folder=$2
    shift 2
    if [ -n "$SELECT" ] && [ -f "$folder/build.ninja" ]; then :; elif [ -f "$folder/build.ninja" ]; then meson setup --reconfigure -Dgen=enabled -Dwerror=true "$@" "$folder" .; else CC=$cc CXX=${cc/gcc/g++} meson setup -Dgen=enabled -Dwerror=true "$@" "$folder" .; fi &&
        (. tests/ccache.sh && meson compile -j "$(nproc)" -C "$folder") # its objects are those of a wheel and a Debian package, too
}

# No object is made: what clang builds is run by the groups compile, cpp, embed, fuzz and others.
clang_warnings() { # FOLDER
    local again=
    [ ! -f "$1/build.ninja" ] || again=--reconfigure
    CC=clang meson setup $again -Dgen=enabled -Dwerror=true "$1" . || return 1
    tests/compiler_warnings.py "$1"
}

drift() { meson test -C "$BUILD" --suite drift --print-errorlogs; }

# What takes long to download comes beside the builds; Python's at once, where Python can make an environment already.
pythons() {
    step "virtual environment" venv_of_tests
    step "environment of oneCCL" venv_of_oneccl
    step "environment of HTA" venv_of_hta
    step "environment of nsys-ai" venv_of_nsys_ai
    step "node packages" node_packages
    [ -z "${FULL:-}" ] || step "environment of Spark" venv_of_spark
}
prepare() {
    python3 -c 'import ensurepip, venv' 2>/dev/null && pythons
    BUILDING=$LOGS/packages-building.txt REST=$LOGS/packages-rest.txt
    building_packages >"$BUILDING"
    other_packages >"$REST"
    packages "$BUILDING" >"$(setup_log "packages for building")" 2>&1 # not in the background: sudo may ask
    stepped "packages for building" $?
    step "build with gcc" build gcc "$BUILD"
    [ ${#setup[@]} -gt 1 ] || pythons
    step "packages" packages "$REST"
    step "warnings of clang" clang_warnings "$BUILD/clang"
    settle "build with gcc"
    step "generated files are what their sources say" drift
}
if [ -z "$SELECT" ]; then prepare; else
    step "build with gcc" build gcc "$BUILD"
    settle
fi

# The groups in the order they start in: what takes longest goes first, so that nothing long is left when all else is done.
LONGEST=$(words tests/longest.txt | paste -sd " ")
in_order() {
    local g
    for g in $LONGEST; do case " $* " in *" $g "*) echo "$g" ;; esac; done
    for g; do case " $LONGEST " in *" $g "*) ;; *) echo "$g" ;; esac; done
}

# A group whose run.sh has a line "# alone: WHY" runs when no other does; one with "# early: WHY" needs the packages for building alone.
alone() { grep -q '^# alone: ' "tests/$1/run.sh" 2>/dev/null; }
early() { grep -q '^# early: ' "tests/$1/run.sh" 2>/dev/null; }

start() { # start GROUP
    if [ ! -f "tests/$1/run.sh" ]; then
        echo "not ok $1: there is no tests/$1/run.sh"
        failed=$((failed + 1))
        return
    fi
    timeout -k 10 "${GROUP_TIMEOUT:-900}" bash "tests/$1/run.sh" ${SELECT:+-k "$SELECT"} >"$LOGS/$1.log" 2>&1 </dev/null &
    running[$!]=$1
    started[$1]=$SECONDS
}

# ended GROUP STATUS: its lines, and its part of the totals
ended() {
    local group=$1 status=$2 log=$LOGS/$1.log good bad cpu
    good=$(grep -c '^ok ' "$log")
    bad=$(grep -c '^not ok ' "$log")
    cpu=$(sed -n "s/^$group: \([0-9]*\) s of processor time\$/, \1 s of processor time/p" "$log" | tail -n 1)
    if ! grep -qE "^$group: [0-9]+ passed, [0-9]+ failed\$" "$log"; then # died on the way: what it did not check counts as one failure
        bad=$((bad + 1))
        echo "not ok $group: ended with status $status before its last check, after '$(grep '^ok ' "$log" | tail -n 1)'" >>"$log"
    elif [ "$status" -ne 0 ] && [ "$bad" -eq 0 ]; then
        bad=1
        echo "not ok $group: exit status $status, but no check failed" >>"$log"
    fi
    if [ -n "$VERBOSE" ]; then cat "$log"; else grep -A 20 '^not ok ' "$log" | grep -E '^not ok |^    \|'; fi
    echo "$group: $good passed, $bad failed ($((SECONDS - started[$group])) s$cpu)"
    passed=$((passed + good))
    failed=$((failed + bad))
}

# side_by_side SLOTS GROUP...: runs them, SLOTS at a time; the next is the first that need not wait for packages
side_by_side() {
    local slots=$1 group next left
    shift
    while [ $# -gt 0 ] || [ ${#running[@]} -gt 0 ]; do
        next='' left=()
        for group; do
            if [ -z "$next" ] && [ $((${#running[@]} - ${#setup[@]})) -lt "$slots" ] && { [ ${#setup[@]} -eq 0 ] || early "$group"; }; then next=$group; else left+=("$group"); fi
        done
        set -- "${left[@]}"
        if [ -n "$next" ]; then start "$next"; else wait_for_one; fi
    done
}

declare -A started=()
mapfile -t groups < <(in_order "${groups[@]}")
beside=() last=()
for group in "${groups[@]}"; do if alone "$group"; then last+=("$group"); else beside+=("$group"); fi; done
side_by_side "${JOBS:-$((2 * $(nproc) + 1))}" "${beside[@]}"
side_by_side 1 "${last[@]}"

echo "logs: $LOGS, $((SECONDS - began)) s"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
