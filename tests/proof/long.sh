#!/bin/bash
# long.sh - the tests of docs/internals/reliability.md for MINUTES (240), each part in turns, from where the last run ended
#
# Where each part has come to is in $CACHE/proof, a number a file. What was counted is added to the page's table.
# ONLY="PART..." runs some parts, PART=N with N cases a turn; the cases that this group shares with others are in the part `shared`.
# root: control groups and mounts need it
set -u
. "$(dirname "$0")/../lib.sh"
FORM=long
end=$((SECONDS + 60 * ${MINUTES:-240}))
cd "$WORK" || exit 1
ulimit -S -c 0 # part_cores raises it
MEMORY=$(mktemp -d "$([ -w /dev/shm ] && echo /dev/shm || echo "$WORK")/trace-proof.XXXXXX")
leave() {
    local fs
    python3 "$HERE/counts.py" "$ROOT/docs/internals/reliability.md" "$COUNTS"
    for fs in ext4 xfs; do ! mountpoint -q "$WORK/$fs" || umount "$WORK/$fs"; done
    cgroup_remove
    rm -rf "$MEMORY"
    lib__cleanup
}
for part in "$ROOT"/tests/proof/parts*.sh; do . "$part"; done
trap leave EXIT
trap 'exit 130' INT TERM
home=$CACHE/proof
mkdir -p "$home"
build_weak && build_ends && build_files || finish

# Cases of other groups, as often as there is time: what they check, each time anew.
shared() { # ROW NAME GROUP CASE...
    local row=$1 name=$2 good bad
    FULL=1 FORM=long COUNTS=$COUNTS bash "$ROOT/tests/$3/run.sh" "${@:4}" >log 2>&1
    good=$(grep -c '^ok ' log) bad=$(grep -c '^not ok ' log)
    count "$row" "$name" $((good + bad)) "$bad" 0 0 "$(grep -m 1 '^not ok ' log)"
}
part_shared() {
    shared 1 "checks of tests/run: kills" run kills
    shared 5 "checks of tests/run: limits and full disks" run limits
    shared 6 "checks of tests/fault: each system call fails" fault
    shared 7 "checks of tests/run: forks" run forks
    shared 8 "checks of tests/run: signals" run signals
    shared 9 "checks of tests/run: plugins" run plugins
    shared 13 "checks of tests/run: hostile folders" run places
    shared 15 "checks of tests/damage" damage
    shared 18 "checks of tests/format: a live reader" format
}

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
aarch64 50
numbers 5000000000
shared 1'
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
    python3 "$HERE/counts.py" "$ROOT/docs/internals/reliability.md" "$COUNTS" && : >"$COUNTS"
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
