#!/bin/bash
# run.sh - what docs/internals/reliability.md promises, a few cases of each test; long.sh goes on for hours
#
# UPDATE=1 writes the page's table.
# root: control groups and mounts need it
set -u
. "$(dirname "$0")/../lib.sh"
FORM=quick
cd "$WORK" || exit 1
ulimit -S -c 0 # part_cores raises it
MEMORY=$(mktemp -d "$([ -w /dev/shm ] && echo /dev/shm || echo "$WORK")/trace-proof.XXXXXX")
trap 'rm -rf "$MEMORY"; cgroup_remove; lib__cleanup' EXIT
for part in "$ROOT"/tests/proof/parts*.sh; do . "$part"; done
test_model() { need_build weak && part_model 800 1; }
test_points() { need_build weak && part_points 0 0; }
test_live() { need_build weak && part_live 150 1; }
test_mutations() { need_build weak && mutations; }
test_kills() { need_build ends && part_kills 16 1; }
test_ends() { need_build ends && part_ends 4 1; }
test_abort() { need_build ends && part_abort 2 1; }
test_cores() { need_build ends && part_cores 1; }
test_quota() { need_build ends && part_quota; }
test_oom() { need_build ends && part_oom 1 1; }
test_silence() { need_build ends && part_silence; }
test_storm() { need_build ends && part_storm 8 1; }
test_numbers() { need_build ends && part_numbers 0; }
test_writeback() { need_build ends && part_writeback 1; }
test_soak() { need_build ends && part_soak 2 4; }
test_splices() { need_build files && part_splices 5; }
test_ranks() { need_build files && part_ranks 200 100; }
test_crowd() { need_build ends files && part_crowd 200; }
test_names() { need_build files && part_names 2000 1; }
test_clocks() { need_build files && part_clocks 12 1; }
test_jumps() { need_build files && part_jumps 1 1; }
test_aarch64() { need_build ends && part_aarch64 6 1; }
tests
# Other groups have left theirs there.
[ -z "${UPDATE:-}" ] || python3 "$HERE/counts.py" "$ROOT/docs/internals/reliability-counts.md" "$COUNTS" "$BUILD"/test-counts/*
finish
