#!/bin/bash
# run.sh - installs what the tests need, builds everything with gcc and with clang, runs every test, prints "N passed, N failed"
#
#   tests/run.sh [-v] [GROUP...]
#
#   GROUP   a folder of tests/ with a run.sh; default: all of them
#   -v      show every line of every test, not only failures
#
# Environment: BUILD (build folder, default build/ here), FULL=1 (also the long forms), NO_INSTALL=1 (install nothing: what is
# missing fails), XDG_CACHE_HOME (where the virtual environment and downloads stay), GROUP_TIMEOUT (seconds a group, default 900).
# Works as root or through sudo on Debian and Ubuntu. Nothing is skipped: a missing tool is a failure.
set -u
cd "$(dirname "$0")/.." || exit 1
ROOT=$PWD
VERBOSE=
case ${1:-} in
-h | --help) sed -n '2,/^set -u/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;;
-v) VERBOSE=1; shift ;;
esac
BUILD=${BUILD:-$ROOT/build}
case $BUILD in /*) ;; *) BUILD=$PWD/$BUILD ;; esac
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/trace.h
LOGS=$BUILD/test-logs
mkdir -p "$CACHE" "$LOGS" || exit 1
export ROOT BUILD

passed=0
failed=0
began=$SECONDS

# step NAME COMMAND...: one check of the setup; its log is shown when it fails
step() {
    local name=$1 log
    shift
    log=$LOGS/setup-${name// /-}.log
    if "$@" >"$log" 2>&1 </dev/null; then
        passed=$((passed + 1))
        echo "ok $name"
    else
        failed=$((failed + 1))
        echo "not ok $name: $* failed; the end of $log:"
        tail -n 30 "$log" | cut -c 1-400 | sed 's/^/    | /'
        return 1
    fi
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
words() { sed 's/#.*//' "$1" | tr -s ' \t\n' '\n' | sed '/^$/d'; }

# A line "package:command" of the list is also satisfied by the command, from wherever it came.
packages() {
    local missing p
    missing=$(for p in $(words tests/packages.txt); do
        command -v "${p#*:}" >/dev/null && [ "${p#*:}" != "$p" ] && continue
        dpkg-query -W -f '${Status}' "${p%%[:?]*}" 2>/dev/null | grep -q '^install ok installed' || echo "${p%%:*}"
    done)
    [ -z "$missing" ] && return 0
    if [ -n "${NO_INSTALL:-}" ]; then
        missing=$(grep -v '?$' <<<"$missing")
        [ -z "$missing" ] || echo "not installed:" $missing
        [ -z "$missing" ]
        return
    fi
    as_root apt-get -q -o DPkg::Lock::Timeout=600 update
    missing=$(for p in $missing; do
        case $p in *\?) p=${p%?}; apt-cache show "$p" >/dev/null 2>&1 || continue ;; esac
        echo "$p"
    done)
    [ -z "$missing" ] && return 0
    # shellcheck disable=SC2086
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 install --no-install-recommends $missing
}

# environment FOLDER LIST NEWEST...: the list's packages, made again when the list changes; NEWEST whatever the others think of them
environment() {
    local stamp home=$CACHE/$1 list=$2
    shift 2
    stamp=$({ words "$list"; echo "$@"; } | sha256sum)
    [ "$(cat "$home/.stamp" 2>/dev/null)" = "$stamp" ] && return 0
    if [ -n "${NO_INSTALL:-}" ]; then echo "$home is not up to date"; return 1; fi
    [ -x "$home/bin/pip" ] || python3 -m venv "$home" || return 1
    "$home/bin/pip" install --disable-pip-version-check -r "$list" || return 1
    "$home/bin/pip" install --disable-pip-version-check --no-deps --upgrade "$@" || return 1
    echo "$stamp" >"$home/.stamp"
}

build() { # build CC FOLDER
    if [ -f "$2/build.ninja" ]; then meson setup --reconfigure -Dgen=enabled -Dwerror=true "$2" .; else CC=$1 meson setup -Dgen=enabled -Dwerror=true "$2" .; fi && meson compile -j 2 -C "$2"
}

drift() { meson test -C "$BUILD" --suite drift --print-errorlogs; }

step "packages" packages
# PyTorch for CUDA holds NVTX back to headers that lack counters, and NCCL to an older version than the model's; nothing but our own programs uses them
step "virtual environment" environment venv tests/requirements.txt nvidia-nvtx nvidia-nccl-cu13==2.32.3
step "environment of oneCCL" environment ccl tests/ccl/requirements.txt oneccl-devel==2022.2.0
step "node packages" tests/perfetto/install.sh
step "build with gcc" build gcc "$BUILD"
step "build with clang" build clang "$BUILD/clang"
step "generated files are what their sources say" drift

if [ $# -gt 0 ]; then groups=("$@"); else groups=($(cd tests && ls -d -- */run.sh | sed 's,/run.sh,,')); fi
for group in "${groups[@]}"; do
    log=$LOGS/$group.log
    if [ ! -f "tests/$group/run.sh" ]; then
        echo "not ok $group: there is no tests/$group/run.sh"
        failed=$((failed + 1))
        continue
    fi
    start=$SECONDS
    timeout -k 10 "${GROUP_TIMEOUT:-900}" bash "tests/$group/run.sh" >"$log" 2>&1 </dev/null
    status=$?
    good=$(grep -c '^ok ' "$log")
    bad=$(grep -c '^not ok ' "$log")
    summary=$(grep -E "^$group: [0-9]+ passed, [0-9]+ failed\$" "$log" | tail -n 1)
    if [ -z "$summary" ]; then # died on the way: what it did not check counts as one failure
        bad=$((bad + 1))
        echo "not ok $group: ended with status $status before its last check" | tee -a "$log"
    elif [ $status -ne 0 ] && [ "$bad" -eq 0 ]; then
        bad=1
        echo "not ok $group: exit status $status, but no check failed" | tee -a "$log"
    fi
    if [ -n "$VERBOSE" ]; then cat "$log"; else grep -A 20 '^not ok ' "$log" | grep -E '^not ok |^    \|'; fi
    echo "$group: $good passed, $bad failed ($((SECONDS - start)) s)"
    passed=$((passed + good))
    failed=$((failed + bad))
done

echo "logs: $LOGS, $((SECONDS - began)) s"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
