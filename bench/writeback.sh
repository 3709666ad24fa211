#!/bin/bash
# bench/writeback.sh [SECONDS [DIRECTORY]] - how long single events take while dd writes to the same disk, and while it
# does not: a stream in memory and on the disk, the ring on the disk; medians of 7 runs of SECONDS (5) in turns
set -eu
seconds=${1:-5} dir=${2:-${TMPDIR:-/tmp}}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d "$dir/writeback.XXXXXX")
memory=$(mktemp -d /dev/shm/writeback.XXXXXX)
writer=
trap '[ -z "$writer" ] || kill $writer; rm -rf "$work" "$memory"' EXIT
${CC:-cc} -O2 -pthread -I"$here/.." -I"$here" -o "$work/writeback" "$here/writeback.c" -ldl
for _ in 1 2 3 4 5 6 7; do
    for busy in idle busy; do
        if [ $busy = busy ]; then
            (while :; do dd if=/dev/zero of="$work/dd" bs=1M count=1024 conv=fsync 2>/dev/null; done) &
            writer=$!
        fi
        for where in "memory stream $memory" "disk stream $work" "disk ring $work"; do
            read -r name mode folder <<<"$where"
            printf '%s %s %s ' $name $mode $busy
            TRACE_MODE=$mode TRACE_OUT=$folder/out "$work/writeback" "$seconds"
            rm -rf "$folder/out"
        done
        if [ -n "$writer" ]; then
            kill $writer
            wait $writer 2>/dev/null || true
            writer=
        fi
    done
done >"$work/all"
printf '%-8s %-7s %-5s %9s %9s %9s %12s %10s\n' file mode disk median p99 p99.99 longest 'over 5 us'
cut -d ' ' -f 1-3 "$work/all" | sort -u | while read -r name mode busy; do
    grep "^$name $mode $busy " "$work/all" >"$work/some"
    printf '%-8s %-7s %-5s' $name $mode $busy
    for k in 4 5 6 7; do awk -v k=$k '{ print $k }' "$work/some" | sort -n | sed -n 4p | xargs printf ' %6d ns'; done
    awk '{ n += $8; of += $10 } END { printf " %7.2f ppm\n", 1e6 * n / of }' "$work/some"
done
