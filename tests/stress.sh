#!/bin/bash
# stress.sh - runs the tests again and again on a machine that is busy with other work; prints "pass K: N passed, M failed" each time
#
#   tests/stress.sh [-n PASSES] [-t MINUTES] [--since COMMIT] [GROUP...]
#   tests/stress.sh --status
#   tests/stress.sh --keep
#
#   -n PASSES        how many passes there are to be, default 10: those that are on record count, so that a call that was
#                    ended early goes on where it was
#   -t MINUTES       begin no pass after so long
#   --since COMMIT   passes of COMMIT and of what follows it count too; default: of the commit that is checked out alone
#   --status         print the passes on record, and end
#   --keep           add the passes of this machine to tests/stress-passes.tsv, to be committed, and end
#   GROUP            as of tests/run.sh; default: all of them
#
# The record has a line a pass that came to its end: commit, date, seconds, passed, failed, groups. It is in two files: this machine's,
# $XDG_CACHE_HOME/trace.h/stress-passes.tsv (default ~/.cache), and tests/stress-passes.tsv, what --keep took from any machine.
# A commit with changes that are not committed ends with a plus; its passes are not kept, and do not count for it later.
# Environment: that of tests/run.sh. GROUP_TIMEOUT is 3600 here. Needs stress-ng, which tests/run.sh installs. The log of pass K is
# build/test-logs/stress-K.log; a group's own log is kept beside it as GROUP.K.log when the group failed.
set -u
ROOT=$(cd "$(dirname "$0")/.." && pwd)
wrong() { echo "stress.sh: error: $1 (--help says what there is)" >&2; exit 2; }
number() { case $2 in '' | *[!0-9]* | 0) wrong "$1 takes a number, from 1" ;; esac }
passes=10 minutes='' since='' status='' keep=''
while [ $# -gt 0 ]; do
    case $1 in
    -h | --help) sed -n '2,/^set -u/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;;
    -n) number "$1" "${2:-}"; passes=$2; shift 2 ;;
    -t) number "$1" "${2:-}"; minutes=$2; shift 2 ;;
    --since) since=$(git -C "$ROOT" rev-parse -q --verify "${2:-}^{commit}") || wrong "--since takes a commit"; shift 2 ;;
    --status) status=1; shift ;;
    --keep) keep=1; shift ;;
    -*) wrong "there is no option $1" ;;
    *) break ;;
    esac
done
for group; do [ -f "$ROOT/tests/$group/run.sh" ] || wrong "there is no group $group"; done
groups=${*:-all}
BUILD=${BUILD:-$ROOT/build}
export BUILD GROUP_TIMEOUT=${GROUP_TIMEOUT:-3600}
logs=$BUILD/test-logs
record=${XDG_CACHE_HOME:-$HOME/.cache}/trace.h/stress-passes.tsv
kept=$ROOT/tests/stress-passes.tsv
mkdir -p "${record%/*}" && touch "$record" || exit 2
all() { cat "$record" "$kept" 2>/dev/null | sort -u -t "$(printf '\t')" -k 2,2 -k 1,1 -k 3; } # by date

commit=$(git -C "$ROOT" rev-parse HEAD) || wrong "the passes are counted by commit, and this is no checkout of git"
[ -z "$(git -C "$ROOT" status --porcelain)" ] || commit+=+
counted() { # what of the record counts here
    {
        [ -z "$since" ] || git -C "$ROOT" rev-list --ancestry-path "$since..HEAD"
        echo "$since"
        echo "${commit%+}"
    } | awk -F '\t' -v groups="$groups" 'NR == FNR { if ($1) ours[$1]; next } $1 in ours && $6 == groups' - <(all)
}
summary() { counted | awk -F '\t' -v wanted="$passes" -v of="${since:+${since:0:12} to }${commit:0:12}" -v groups="$groups" '
    { n++; good += $5 == 0; seconds += $3 }
    END { printf "%d of %d passes of %s (%s), %d without a failure, %d s\n", n, wanted, of, groups, good, seconds }'; }
if [ -n "$keep" ]; then
    passes=$(all | awk -F '\t' '$1 !~ /\+$/')
    [ -z "$passes" ] || printf '%s\n' "$passes" >"$kept"
    exit
fi
if [ -n "$status" ]; then
    all | awk -F '\t' 'BEGIN { form = "%-13s  %-20s  %8s  %7s  %7s  %s\n"; printf form, "commit", "date", "seconds", "passed", "failed", "groups" }
        { printf form, substr($1, 1, 12) ($1 ~ /\+$/ ? "+" : ""), $2, $3, $4, $5, $6 }'
    summary
    exit 0
fi

done=$(counted | wc -l)
[ "$done" -lt "$passes" ] || { summary; [ -z "$(counted | awk -F '\t' '$5 > 0')" ]; exit; }
command -v stress-ng >/dev/null || wrong "there is no stress-ng; run tests/run.sh once, or apt-get install stress-ng"
mkdir -p "$logs/stress"
# one that computes for each processor, one that wants memory, one that writes files
stress-ng --quiet --cpu "$(nproc)" --vm 1 --vm-bytes 10% --hdd 1 --hdd-bytes 256M --temp-path "$logs/stress" &
stress=$!
tests=
trap 'kill $tests $stress 2>/dev/null; wait $tests $stress 2>/dev/null; rm -rf "$logs/stress"' EXIT
trap 'exit 130' INT TERM HUP
bad=$(counted | awk -F '\t' '$5 > 0' | wc -l)
for k in $(seq $((done + 1)) "$passes"); do
    [ -z "$minutes" ] || [ $SECONDS -lt $((60 * minutes)) ] || { echo "$minutes min are over; the same command goes on from pass $k"; break; }
    began=$SECONDS
    "$ROOT/tests/run.sh" "$@" >"$logs/stress-$k.log" 2>&1 &
    tests=$!
    wait $tests || bad=$((bad + 1))
    tests=
    kill -0 $stress 2>/dev/null || { echo "stress.sh: error: stress-ng ended before the tests did" >&2; exit 2; }
    last=$(tail -n 1 "$logs/stress-$k.log")
    echo "pass $k: $last"
    grep -A 8 '^not ok ' "$logs/stress-$k.log" | grep -E '^not ok |^    \|'
    for group in $(sed -n 's/^\([a-z-]*\): [0-9]* passed, [1-9][0-9]* failed .*/\1/p' "$logs/stress-$k.log"); do cp "$logs/$group.log" "$logs/$group.$k.log"; done
    if [[ $last =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
        printf '%s\t%s\t%d\t%d\t%d\t%s\n' "$commit" "$(date -u +%Y-%m-%dT%H:%MZ)" $((SECONDS - began)) "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "$groups" >>"$record"
    else
        echo "pass $k did not come to its end: it is not on record; see $logs/stress-$k.log"
    fi
done
summary
[ "$bad" -eq 0 ]
