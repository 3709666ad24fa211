# memory_left.sh - control groups of both versions, as files in folders. Sourced by run.sh.

roots=$WORK/roots
# system NAME AVAILABLE-KIB LINE...: the machine (1 GiB) and the lines of /proc/self/cgroup
system() {
    at=$roots/$1
    mkdir -p "$at/proc/self" "$at/sys/fs/cgroup"
    printf 'MemTotal:        1048576 kB\nMemFree:           1 kB\nMemAvailable:     %s kB\n' "$2" >"$at/proc/meminfo"
    shift 2
    [ $# -eq 0 ] || printf '%s\n' "$@" >"$at/proc/self/cgroup"
}
# v1 FOLDER LIMIT USED [INACTIVE ACTIVE DIRTY WRITEBACK]; v2 FOLDER MAX HIGH USED [INACTIVE ACTIVE DIRTY WRITEBACK]
v1() {
    local dir=$at/sys/fs/cgroup/memory$1
    mkdir -p "$dir"
    echo "$2" >"$dir/memory.limit_in_bytes"
    echo "$3" >"$dir/memory.usage_in_bytes"
    printf 'cache 7\ninactive_file 5000\nactive_file 5000\ntotal_inactive_file %s\ntotal_active_file %s\ntotal_dirty %s\ntotal_writeback %s\n' "${4:-0}" "${5:-0}" "${6:-0}" "${7:-0}" >"$dir/memory.stat"
}
v2() {
    local dir=$at/sys/fs/cgroup$1
    mkdir -p "$dir"
    echo "$2" >"$dir/memory.max"
    echo "$3" >"$dir/memory.high"
    echo "$4" >"$dir/memory.current"
    printf 'anon 1\nfile 2\nfile_dirty %s\nfile_writeback %s\ninactive_anon 9\nworkingset_refault_file 3\ninactive_file %s\nactive_file %s\n' "${7:-0}" "${8:-0}" "${5:-0}" "${6:-0}" >"$dir/memory.stat"
}
free=524288
none=9223372036854771712

system 01-nothing-known 0; rm "$at/proc/meminfo"
system 02-machine $free
system 03-v2-no-limit $free 0::/a; v2 /a max max 1000
system 04-v2-limit $free 0::/a/b; v2 /a/b 100000 max 40000
system 05-v2-parent-is-tighter $free 0::/a/b/c; v2 /a 80000 max 70000; v2 /a/b 100000 max 40000; v2 /a/b/c max max 30000
system 06-v2-high $free 0::/a; v2 /a 100000 50000 40000
system 07-v2-files-count-as-left $free 0::/a; v2 /a 100000 max 90000 30000 20000
system 08-v2-more-files-than-use $free 0::/a; v2 /a 100000 max 10000 30000 20000
system 09-v2-beyond-high $free 0::/a; v2 /a 100000 50000 60000
system 10-v2-namespace-root $free 0::/; v2 "" 100000 max 40000
system 11-v2-outside-of-namespace $free 0::/../../x; v2 "" 100000 max 40000
system 12-v2-in-a-container $free 0::/kubepods/pod1/c/sub; v2 /sub 100000 max 40000
system 13-v2-hybrid $free 1:name=systemd:/u 0::/a; v2 /unified/a 100000 max 40000
system 14-v1-no-limit $free 4:memory:/a 0::/; v1 /a $none 1000; v1 "" $none 5000
system 15-v1-limit $free 7:cpu,memory:/a/b; v1 /a/b 100000 40000; v1 /a $none 60000
system 16-v1-parent-is-tighter $free 4:memory:/a/b; v1 /a/b 100000 40000; v1 /a 110000 105000
system 17-v1-files-count-as-left $free 4:memory:/a; v1 /a 100000 90000 30000 20000
system 18-v1-in-a-container $free 4:memory:/docker/0123; v1 "" 100000 40000
system 19-v1-not-memory $free 4:memoryx,xmemory:/a; v1 /a 100000 40000
system 20-machine-is-tighter 50000 0::/a; v2 /a 900000000 max 40000
system 21-damaged $free 0:/a x "" 0::; v2 "" '' 12x ''
system 22-path-too-long $free "0::/$(printf 'a%.0s' $(seq 5000))"
system 23-cannot-read-use $free 0::/a; v2 /a 100000 max ''
system 24-deep $free "0::$(printf '/d%.0s' $(seq 40))"; v2 "$(printf '/d%.0s' $(seq 40))" 100000 max 40000
system 25-v2-unwritten-files $free 0::/a; v2 /a 100000 max 90000 30000 20000 5000 7000
system 26-v2-all-files-are-unwritten $free 0::/a; v2 /a 100000 max 90000 30000 20000 20000 60000
system 27-v1-waits-for-unwritten-files $free 4:memory:/a; v1 /a 100000 90000 30000 20000 5000 7000

for flags in ${FULL:+"gcc -O2"} "${sanitized[@]}"; do
    check "build memory_left with $flags" $flags -std=c11 -Wall -Wextra -Wno-misleading-indentation -Werror -I"$ROOT/src" -o "$WORK/memory_left" "$HERE/memory_left.c" -pthread
    (cd "$roots" && TRACE_MODE=off "$WORK/memory_left" *) >"$WORK/got" 2>"$WORK/err" || fail "memory left, $flags" "exit status $?"
    [ -n "${ACCEPT:-}" ] && cp "$WORK/got" "$HERE/memory_left.expect"
    same_file "memory left, $flags" "$HERE/memory_left.expect" "$WORK/got"
    same "memory left, $flags: silent" "" "$(cat "$WORK/err")"
done
