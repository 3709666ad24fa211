#!/bin/bash
# run.sh - what docs/internals/reliability.md promises, a few cases of each test; long.sh goes on for hours
#
#   tests/proof/run.sh [PART...]     PART is model, points ...: the functions of parts*.sh; UPDATE=1 writes the page's table
# root: control groups and mounts need it
set -u
. "$(dirname "$0")/../lib.sh"
FORM=quick
cd "$WORK" || exit 1
ulimit -S -c 0 # part_cores raises it
MEMORY=$(mktemp -d "$([ -w /dev/shm ] && echo /dev/shm || echo "$WORK")/trace-proof.XXXXXX")
trap 'rm -rf "$MEMORY"; cgroup_remove; lib__cleanup' EXIT
for part in "$ROOT"/tests/proof/parts*.sh; do . "$part"; done
only=" $* "
selected() { [ "$only" = "  " ] || [[ $only == *" $1 "* ]]; }
if selected model || selected points || selected live; then
    build_weak || finish
    selected model && part_model 800 1
    selected points && part_points 0 0
    selected live && part_live 150 1
    mutations
fi
if selected ends; then
    build_ends || finish
    part_kills 16 1
    part_ends 4 1
    part_abort 2 1
    part_cores 1
    part_quota
    part_oom 1 1
    part_silence
    part_storm 8 1
    part_numbers 0
    part_writeback 1
    part_soak 2 4
fi
if selected files; then
    [ -x killer ] || build_ends || finish # part_crowd has a program of theirs
    build_files || finish
    part_splices 5
    part_ranks 200 100
    part_crowd 200
    part_names 2000 1
    part_clocks 12 1
    part_jumps 1 1
fi
if selected aarch64; then
    [ -x killer ] || build_ends || finish
    part_aarch64 6 1
fi
# Other groups have left theirs there.
[ -z "${UPDATE:-}" ] || python3 "$HERE/counts.py" "$ROOT/docs/internals/reliability-counts.md" "$COUNTS" "$BUILD"/test-counts/*
finish
