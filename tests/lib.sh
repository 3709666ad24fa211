# lib.sh - what every tests/<group>/run.sh begins with:
#
#   . "$(dirname "$0")/../lib.sh"
#
# It then finds ROOT (the repository), BUILD (where meson built), CC, WORK (an empty directory of its own, removed at the end
# unless KEEP=1) and FULL (1 = take your time), and has these helpers:
#
#   ok NAME                      one check passed
#   fail NAME WHY                one check failed
#   check NAME COMMAND...        runs it; passes when it exits 0, else shows the end of its output
#   refuse NAME COMMAND...       the same, but it must exit with 1..125 (a crash or a timeout is not a refusal)
#   same NAME EXPECTED ACTUAL    two strings must be equal
#   same_file NAME EXPECTED ACTUAL   two files must be equal; shows the difference
#   has NAME FILE REGEX          FILE has a line that matches the extended regular expression
#   counted ROW NAME TRIED [WRONG [LOST [TORN]]]   a line of the counts in docs/internals/reliability-counts.md, whose tests
#                                are numbered ROW; no check. tests/proof says what the columns are, and puts them into the page
#   need TOOL...                 each missing command is a failure: nothing is skipped silently
#   calls API FILE...            "NAME CALLS" a line, sorted, of the events of API, as trace-tally --json counts them
#   opencl_drivers NAME...       the drivers of OpenCL that programs see from here on (surroundings.sh); without it, none
#   venv                         prints the path of the Python of the tests' virtual environment
#   recorder [-O2]               prints the path of the recorder as an object (tests/impl.c), for programs that leave TRACE_IMPL out: all
#                                groups compile it by the same command, so it is compiled once. With -O2: optimized, for programs alone
#   mpi_recorder MPI             the same with TRACE_MPI, at -O0, by mpicc.MPI, which is mpich or openmpi, with clang, which takes half of gcc's time
#   full_only                    ends a test here, unless FULL=1
#   tests                        runs the tests, for a script that does something after them
#   need_build NAME[:WORD]...    calls `build_NAME WORD` in $WORK, once: for the first of the tests that share what it makes
#   forged PROGRAM NAME [OPTION...]   compiles PROGRAM.c of the group with the forge of traces (tests/format/forge.c): the check "NAME: builds"
#   finish                       last line of the script: runs the tests, prints the processor time used and "group: N passed, N failed",
#                                exits 1 if any failed
#
# A test is a function test_NAME of run.sh, or of a file that run.sh sources in a line `. "$HERE/FILE.sh"` of its own. finish runs them
# from first to last, or those that `-k EXPRESSION` selects. Each test is a process of its own that begins in $WORK: its variables and
# functions end with it, its files stay. A test takes no file of another test; need_build makes what it needs. Lines outside of functions
# run before all tests. `--list` prints the tests and the needs of each. A group without such functions is one test, named "all".

# A group with a line "# root: WHY" has checks that only root can do: mounts, control groups, other users. Where somebody
# else runs it, it goes through sudo, without ccache, whose files are theirs.
lib__no_root=
if [ "$(id -u)" -ne 0 ] && grep -q '^# root: ' "$0"; then
    if sudo -n true 2>/dev/null; then
        exec sudo -n -E env PATH="$PATH" HOME="$HOME" NO_CCACHE=1 bash "$0" "$@"
    fi
    lib__no_root=$(sed -n 's/^# root: //p' "$0")
fi
# What such a group mounts the kernel takes away with its last process, however that ends.
if [ "$(id -u)" -eq 0 ] && [ -z "${LIB_MOUNTS:-}" ] && grep -q '^# root: ' "$0" && unshare -m true 2>/dev/null; then
    LIB_MOUNTS=own exec unshare -m --propagation slave bash "$0" "$@"
fi

LC_ALL=C.UTF-8
export LC_ALL
ROOT=${ROOT:-$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)}
HERE=$(cd "$(dirname "$0")" && pwd)
GROUP=${HERE##*/}
SELECT=
lib__names() { awk -v dir="$HERE" -v group="$GROUP" -v k="$SELECT" -f "$ROOT/tests/names.awk"; }
while :; do
    case ${1:-} in
    -k) SELECT=${2:-} && shift 2 ;;
    --list) lib__names && exit ;;
    *) break ;;
    esac
done
if [ -n "$SELECT" ] && [ -z "$(lib__names)" ]; then
    echo "$GROUP: no test that -k $SELECT selects; --list names them" >&2
    exit 1
fi
BUILD=${BUILD:-$ROOT/build}
case $BUILD in /*) ;; *) BUILD=$PWD/$BUILD ;; esac
FULL=${FULL:-}
# A group with a line "# clang: WHY" has its programs compiled by clang, which takes half of gcc's time at -O0; with FULL=1 by gcc.
CC=${CC:-$(if [ -z "$FULL" ] && grep -q '^# clang: ' "$0"; then echo clang; else echo gcc; fi)}
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/trace.h
WORK=$(mktemp -d "${TMPDIR:-/tmp}/trace-$GROUP.XXXXXX")
PASSED=0
FAILED=0
export ROOT BUILD CC FULL CACHE WORK
. "$ROOT/tests/surroundings.sh"
# What a test's programs leave in one folder is one run, whatever started them; tests/tools/runs.sh does without.
export TRACE_RUN=test
# Open MPI refuses root unless told otherwise, and both refuse more ranks than cores.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe
# Python compiles a module once, and leaves nothing in the checkout. Without that each import of PyTorch takes twice as long.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX=$CACHE/pycache
# Groups run side by side: ranks of two launches are not bound to the same core, and do not spin where another could run.
export OMPI_MCA_hwloc_base_binding_policy=none PRTE_MCA_hwloc_default_binding_policy=none OMPI_MCA_mpi_yield_when_idle=1

# Where python3 is a script of a version manager, which looks for the version at each start, it takes ten times what Python does, and
# groups start it thousands of times: Debian's, or what the script finds, is put before it.
if [ "$(head -c 2 "$(command -v python3)" 2>/dev/null)" = '#!' ]; then
    mkdir -p "$WORK/.bin"
    if [ -x /usr/bin/python3 ]; then ln -s /usr/bin/python3 "$WORK/.bin/"; else ln -s "$(python3 -c 'import sys; print(sys.executable)')" "$WORK/.bin/python3"; fi
    PATH=$WORK/.bin:$PATH
fi

# tests/setup.sh puts them there for machines that lack one of them
[ ! -d "$CACHE/node/tools" ] || PATH=$PATH:$CACHE/node/tools

# Ubuntu 24.04 built its MPICH for PMIx, which the launcher beside it does not speak: each rank believes it is alone. Open MPI's does.
lib__needs=$(ldd /usr/lib/*-linux-gnu/libmpich.so.12 2>/dev/null)
PATIENT= # a library for $LD_PRELOAD of such ranks, where it is not inherited; ends with a colon
if [[ $lib__needs == *libpmix* ]] && command -v mpirun.openmpi >/dev/null; then
    mkdir -p "$WORK/.bin"
    ln -s "$(command -v mpirun.openmpi)" "$WORK/.bin/mpirun.mpich"
    PATH=$WORK/.bin:$PATH
elif [[ $lib__needs == *libucp* ]] && command -v mpirun.mpich >/dev/null; then # its ranks spin: see patient.c
    mkdir -p "$WORK/.bin"
    gcc -O1 -shared -fPIC "$ROOT/tests/patient.c" -o "$WORK/.bin/libpatient.so" -ldl
    PATIENT=$WORK/.bin/libpatient.so:
    printf '#!/bin/sh\nLD_PRELOAD=%s$LD_PRELOAD exec %s "$@"\n' "$PATIENT" "$(command -v mpirun.mpich)" >"$WORK/.bin/mpirun.mpich"
    chmod +x "$WORK/.bin/mpirun.mpich"
    PATH=$WORK/.bin:$PATH
fi

. "$ROOT/tests/ccache.sh"

# A program of the test's that never ends would hold the whole group: after PROGRAM_TIMEOUT seconds it is killed, and where its threads
# were is said. Programs are what lies in $WORK or $BUILD and was started by this group.
case $FULL$0 in *long.sh) lib__limit=864000 ;; 1*) lib__limit=10800 ;; *) lib__limit=900 ;; esac
PROGRAM_TIMEOUT=${PROGRAM_TIMEOUT:-$((${GROUP_TIMEOUT:-$lib__limit} / 3))}
# What else a test waits for, it waits for so many seconds at most: long enough for any machine, so that a test asserts no time.
export PATIENCE=${PATIENCE:-$((PROGRAM_TIMEOUT + 60))}
lib__watch() {
    local pid old task
    while sleep $((PROGRAM_TIMEOUT < 300 ? PROGRAM_TIMEOUT / 10 + 1 : 30)) >/dev/null 2>&1 && kill -0 $$; do
        for pid in $(find /proc/[0-9]*/exe -maxdepth 0 \( -lname "$WORK/*" -o -lname "$BUILD/*" \) 2>/dev/null | cut -d / -f 3); do
            grep -qzxF "WORK=$WORK" "/proc/$pid/environ" || continue
            old=$(ps -o etimes= -p "$pid") && [ "$old" -ge "$PROGRAM_TIMEOUT" ] || continue
            printf 'not ok stuck: %s ran for %d s, and was killed\n' "$(tr '\0' ' ' <"/proc/$pid/cmdline" | cut -c 1-200)" "$old" | tee -a "$WORK/.stuck"
            for task in "/proc/$pid/task"/*; do printf '    | thread %s, %s, in %s\n' "${task##*/}" "$(sed -n 's/^State:\t//p' "$task/status")" "$(cat "$task/wchan")"; done | head -n 15
            kill -KILL "$pid"
        done
    done 2>/dev/null
}
(lib__watch </dev/null & echo $! >"$WORK/.watch")

lib__cleanup() {
    trap '' INT TERM # a second one
    kill "$(cat "$WORK/.watch")" 2>/dev/null
    if [ -n "${KEEP:-}" ]; then echo "kept: $WORK" >&2; else rm -rf "$WORK"; fi
}
trap lib__cleanup EXIT
trap 'exit 143' TERM

# With CHECK_TIMES=FILE each check adds a line "SECONDS NAME" to it: the processor time since the check before.
lib__spent=0
lib__took() {
    local all
    times >"$WORK/.spent"
    all=$(tr ' ' '\n' <"$WORK/.spent" | awk -F '[ms]' '{ t += 60 * $1 + $2 } END { print t }')
    awk -v a="$all" -v b="$lib__spent" -v name="$GROUP: $1" 'BEGIN { printf "%.2f %s\n", a - b, name }' >>"$CHECK_TIMES"
    lib__spent=$all
}

ok() {
    PASSED=$((PASSED + 1))
    printf 'ok %s\n' "$1"
    [ -z "${CHECK_TIMES:-}" ] || lib__took "$1"
}

fail() {
    FAILED=$((FAILED + 1))
    printf 'not ok %s: %s\n' "$1" "${2:-failed}"
    [ -z "${TEST:-}" ] || printf '    | alone: tests/run.sh %s -k %s\n' "$GROUP" "$TEST"
}

lib__tail() { tail -n "${LINES_SHOWN:-15}" "$1" | cut -c 1-400 | sed 's/^/    | /'; }

# A check's output lies in $WORK/.check.PROCESS, which the next check writes over: to remove it would be a process more for each.
check() {
    local name=$1 log=$WORK/.check.$BASHPID status
    shift
    "$@" >"$log" 2>&1
    status=$?
    if [ $status -eq 0 ]; then ok "$name"; else
        fail "$name" "exit status $status: $*"
        lib__tail "$log"
    fi
    return $status
}

refuse() {
    local name=$1 log=$WORK/.check.$BASHPID status
    shift
    "$@" >"$log" 2>&1
    status=$?
    if [ $status -ge 1 ] && [ $status -lt 124 ]; then ok "$name"; else
        fail "$name" "exit status $status, a refusal (1..123) was expected: $*"
        lib__tail "$log"
        status=255
    fi
    [ $status -ne 255 ]
}

same() {
    if [ "$2" = "$3" ]; then ok "$1"; else
        fail "$1" "expected '$2', got '$3'"
        return 1
    fi
}

same_file() {
    local log=$WORK/.diff.$BASHPID
    if diff -u "$2" "$3" >"$log" 2>&1; then ok "$1"; else
        fail "$1" "$3 differs from $2"
        lib__tail "$log"
        return 1
    fi
}

has() {
    if grep -Eq -- "$3" "$2"; then ok "$1"; else
        fail "$1" "no line matches '$3' in $2"
        lib__tail "$2"
        return 1
    fi
}

need_build() {
    local lib__name lib__before lib__was=$PWD # the names that build_NAME sees are those of the group
    for lib__name; do
        if [ ! -e "$WORK/.built.$lib__name" ]; then
            lib__before=$FAILED
            cd "$WORK" && case $lib__name in *:*) "build_${lib__name%%:*}" "${lib__name#*:}" ;; *) "build_$lib__name" ;; esac
            cd "$lib__was" || exit 1
            echo $((FAILED - lib__before)) >"$WORK/.built.$lib__name"
        fi
        [ "$(<"$WORK/.built.$lib__name")" = 0 ] || { fail "$TEST needs $lib__name" "a check of build_${lib__name%%:*} failed"; exit; }
    done
}

# the rest of the test runs in the long form only
full_only() { [ -n "$FULL" ] || { lib__ended=2 && exit; }; }

# One test, in a process of its own; its counts come back in a file.
lib__test() {
    local lib__passed=0 lib__failed=0 lib__ended=0 TEST=$1
    rm -f "$WORK/.counts"
    (
        trap 'echo "$PASSED $FAILED $lib__ended" >"$WORK/.counts"' EXIT
        PASSED=0 FAILED=0 lib__spent=0
        cd "$WORK" && "test_$TEST"
        lib__ended=1
    )
    read -r lib__passed lib__failed lib__ended <"$WORK/.counts"
    PASSED=$((PASSED + lib__passed)) FAILED=$((FAILED + lib__failed))
    if [ "$lib__ended" = 2 ]; then echo "# $TEST: with FULL=1"; elif [ "$lib__failed" -eq 0 ]; then
        [ "$lib__ended" = 1 ] || fail "$TEST" "ended before its last line"
        [ "$lib__passed" -gt 0 ] || fail "$TEST" "checked nothing"
    fi
}

# The lines of a group's run: ROW FORM TRIED SURVIVED LOST TORN WRONG NAME.
counted() {
    local row=$1 name=$2 tried=$3 wrong=${4:-0} lost=${5:-0} torn=${6:-0} bad
    if [ -z "${COUNTS:-}" ]; then # a part of the group says nothing of the whole
        COUNTS=$([ -n "$SELECT" ] && echo "$WORK/.counted" || echo "$BUILD/test-counts/$GROUP")
        mkdir -p "$BUILD/test-counts"
        [ -e "$WORK/.counting" ] || : >"$COUNTS"
        : >"$WORK/.counting"
    fi
    bad=$((wrong + lost + torn))
    printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$row" "${FORM:-quick}" "$tried" $((tried - (bad < tried ? bad : tried))) \
        "$lost" "$torn" "$wrong" "$name" >>"$COUNTS"
}

need() {
    local tool
    for tool in "$@"; do
        command -v "$tool" >/dev/null || fail "need $tool" "not installed (tests/run.sh installs it: add its package to tests/packages.txt)"
    done
}

# Work of devices has names of its own, or those of the calls that asked for it. Each of the rows is a line: {"api": "A", "name": "N", "kind": "K", "calls": C, ...
calls() {
    local api=$1
    shift
    "$BUILD/trace-tally" --json "$@" | awk -v api="$api" '
        / "[a-z_]*": \[$/ { rows = / "rows": / }
        rows && /^  {"api": ".*", "name": ".*", "kind": "[a-z ]*", "calls": [0-9]/ {
            name = $0
            sub(/", "kind": "[a-z ]*", "calls": .*/, "", name)
            rest = substr($0, length(name) + 1)
            if (rest ~ /^", "kind": "device"/) next
            of = name
            sub(/^  {"api": "/, "", of)
            sub(/", "name": ".*/, "", of)
            if (tolower(of) != tolower(api)) next
            sub(/^[^"]*"api": "[^"]*", "name": "/, "", name)
            gsub(/\\"/, "\"", name)
            gsub(/\\\\/, "\\", name)
            sub(/.*"calls": /, "", rest)
            count[name] += rest + 0
        }
        END { for (name in count) printf "%s\t%d\n", name, count[name] }' | LC_ALL=C sort -t "$(printf '\t')" -k 1,1 | tr '\t' ' '
}

venv() {
    printf '%s\n' "$CACHE/venv/bin/python"
}

recorder() {
    local object=$WORK/.recorder${1:-}.o how=${1:--O0 -fPIC}
    # shellcheck disable=SC2086 # several words
    [ -e "$object" ] || gcc -std=gnu11 $how -w -I"$ROOT" -c "$ROOT/tests/impl.c" -o "$object"
    printf '%s\n' "$object"
}

mpi_recorder() {
    local object=$WORK/.recorder.$1.o
    [ -e "$object" ] || OMPI_CC=clang MPICH_CC=clang "mpicc.$1" -std=gnu11 -O0 -fPIC -w -DTRACE_MPI -I"$ROOT" -c "$ROOT/tests/impl.c" -o "$object"
    printf '%s\n' "$object"
}

forged() {
    check "$2: builds" $CC -std=c11 -D_GNU_SOURCE -O0 -Wall -Wextra -Werror -I "$ROOT/src" -I "$ROOT/tests/format" "$HERE/$1.c" "$ROOT/tests/format/forge.c" -o "$1" "${@:3}"
}

[ -z "$lib__no_root" ] || fail "root" "$lib__no_root; sudo asks for a password, so these checks were not done"

tests() {
    local lib__name
    [ -z "${lib__tested:-}" ] || return
    lib__tested=1
    if declare -F | grep -q ' test_'; then
        [ -z "$(lib__names | cut -f 1 | sort | uniq -d)" ] || fail "names" "several tests are named $(lib__names | cut -f 1 | sort | uniq -d | xargs)"
        while IFS=$'\t' read -r lib__name _ <&9; do ! declare -F "test_$lib__name" >/dev/null || lib__test "$lib__name" 9<&-; done 9< <(lib__names)
    fi
}

finish() {
    tests
    times >"$WORK/.times" # of this shell, then of what it waited for
    tr ' ' '\n' <"$WORK/.times" | awk -F '[ms]' -v group="$GROUP" '{ t += 60 * $1 + $2 } END { printf "%s: %d s of processor time\n", group, t }'
    [ ! -s "$WORK/.stuck" ] || FAILED=$((FAILED + $(grep -c . "$WORK/.stuck")))
    printf '%s: %d passed, %d failed\n' "$GROUP" "$PASSED" "$FAILED"
    [ "$FAILED" -eq 0 ] && [ "$PASSED" -gt 0 ]
    exit
}
