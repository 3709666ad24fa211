#!/bin/bash
# run.sh - jobs of many ranks and of long files: few descriptors, bounded memory, tallies and merged files that are joined in parts
#
# FULL=1: 10,000 ranks on 10,000 nodes, too.
set -u
. "$(dirname "$0")/../lib.sh"
tally=$BUILD/trace-tally merge=$BUILD/trace-merge ranks=$WORK/ranks
cd "$WORK" || exit 1
check "ranks builds" $CC -O2 -I"$ROOT/src" -o ranks "$HERE/ranks.c" "$ROOT/tests/format/forge.c"
check "timed builds" $CC -O0 -o timed "$ROOT/bench/timed.c"

. "$HERE/many.sh"
. "$HERE/flat.sh"
. "$HERE/scan.sh"
. "$HERE/dense.sh"
. "$HERE/trees.sh"
. "$HERE/hurt.sh"
. "$HERE/clocks.sh"
. "$HERE/mpi.sh"
. "$HERE/follow.sh"
finish
