#!/bin/bash
# long.sh - the tests of docs/internals/reliability.md for MINUTES (240), each part in turns, from where the last run ended
#
# Where each part has come to is in $CACHE/proof, a number a file. What was counted is added to the page's table.
# ONLY="PART..." runs some parts, PART=N with N cases a turn. RECORDS=FILE: what was counted is added to FILE, not to
# the page, and counts.py PAGE FILE... adds it later: for runs side by side (spread.sh), and on other machines.
# root: control groups and mounts need it
set -u
. "$(dirname "$0")/../lib.sh"
FORM=long
end=$((SECONDS + 60 * ${MINUTES:-240}))
cd "$WORK" || exit 1
ulimit -S -c 0 # part_cores raises it
memory=${TRACE_PROOF_MEMORY:-/dev/shm} # of spread.sh
MEMORY=$(mktemp -d "$([ -w "$memory" ] && echo "$memory" || echo "$WORK")/trace-proof.XXXXXX")
to_page() { [ -n "${RECORDS:-}" ] || { python3 "$HERE/counts.py" "$ROOT/docs/internals/reliability-counts.md" "$COUNTS" && : >"$COUNTS"; }; }
leave() {
    local fs
    to_page
    for fs in ext4 xfs; do ! mountpoint -q "$WORK/$fs" || umount "$WORK/$fs"; done
    cgroup_remove
    rm -rf "$MEMORY"
    lib__cleanup
}
for part in "$ROOT"/tests/proof/parts*.sh; do . "$part"; done
COUNTS=${RECORDS:-$COUNTS}
trap leave EXIT
trap 'exit 130' INT TERM
home=$CACHE/proof
mkdir -p "$home"
# Is one of these parts asked for?
asked() { [ -z "${ONLY:-}" ] || tr ' ' '\n' <<<"$ONLY" | grep -qE "^($1)(=|$)"; }
! asked 'model|points|live' || build_weak || finish
! asked 'kills|ends|abort|cores|quota|oom|silence|storm|soak|writeback|numbers|crowd|aarch64' || build_ends || finish
! asked 'splices|ranks|names|clocks|jumps|bits|crowd' || build_files || finish

# PART CASES of a turn
turns='model 20000
points 2
live 5000
kills 100
ends 50
abort 25
oom 5
silence 1
storm 100
cores 20
quota 1
soak 120
writeback 100
splices 1
names 10000
ranks 10000
crowd 10000
clocks 200
jumps 50
aarch64 50
numbers 5000000000
forks 10
threads 5
signals 5
plugins 4
losses 5
races 100000
limits 1
faults 1
damaged 1
copies 5
running 20
bits 20000'
turn() {
    local part=$1 n=$2 from
    from=$(cat "$home/$part" 2>/dev/null || echo 0)
    case $part in
    soak) part_soak "$n" 64 ;;
    ranks) part_ranks "$n" 500 ;;
    silence) part_silence ;;
    *) "part_$part" "$n" "$from" ;;
    esac
    echo $((from + n)) >"$home/$part.new" && mv "$home/$part.new" "$home/$part"
    to_page
}
while [ $SECONDS -lt $end ]; do
    while read -r part n; do
        [ $SECONDS -lt $end ] || break
        if [ -n "${ONLY:-}" ]; then
            asked=$(tr ' ' '\n' <<<"$ONLY" | grep -m 1 -E "^$part(=|$)") || continue
            [ "$asked" = "$part" ] || n=${asked#*=}
        fi
        turn "$part" "$n" </dev/null # launchers of MPI read what comes next here
    done <<<"$turns"
done
echo "# covered so far:"
for part in "$home"/*; do echo "#   $(basename "$part"): up to number $(cat "$part")"; done
finish
