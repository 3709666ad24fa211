#!/bin/bash
# run.sh - what docs/internals/reliability.md promises, a few cases of each test; long.sh goes on for hours
#
#   tests/proof/run.sh [PART...]     PART is model, points ...: the functions of parts*.sh; UPDATE=1 writes the page's table
# root: control groups and mounts need it
set -u
. "$(dirname "$0")/../lib.sh"
FORM=quick
cd "$WORK" || exit 1
ulimit -c 0
MEMORY=$(mktemp -d "$([ -w /dev/shm ] && echo /dev/shm || echo "$WORK")/trace-proof.XXXXXX")
trap 'rm -rf "$MEMORY"; lib__cleanup' EXIT
for part in "$ROOT"/tests/proof/parts*.sh; do . "$part"; done
only=" $* "
selected() { [ "$only" = "  " ] || [[ $only == *" $1 "* ]]; }
if selected model || selected points; then
    build_weak || finish
    selected model && part_model 4000 1
    selected points && part_points 0 0
    mutations
fi
[ -z "${UPDATE:-}" ] || python3 "$HERE/counts.py" "$ROOT/docs/internals/reliability.md" "$COUNTS"
finish
