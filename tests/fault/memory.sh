# memory.sh - files on tmpfs, and windows that are plain memory, in a job with a memory limit: the kernel kills nobody. Sourced by run.sh.
#
# The limit is a control group's below the one of this shell, which only root may make.

. "$ROOT/tests/cgroup.sh"
memory_cleanup() {
    mountpoint -q "$WORK/over" && umount "$WORK/over"
    mountpoint -q "$WORK/tmpfs" && umount "$WORK/tmpfs"
    cgroup_remove
    lib__cleanup
}
trap memory_cleanup EXIT

# survives NAME LINES RECORDED: it ends as without tracing; it said so many lines, each a known one; all events are in the files or counted
survives() {
    same "memory: $1: the program goes on" "7 done, 0 killed" "$status $(tail -n 1 out), $kills killed"
    same "memory: $1: lines" "$2 of $2" "$(grep -cE "^trace: .*(lies in memory, of which the job has|the job has [0-9]+ of [0-9]+ MiB of memory left)" err) of $(wc -l <err)"
    printf '%s recorded and dropped\n* instant tick\n' "$3" >expect
    check "memory: $1: all events are recorded or counted" ./events --expect expect "$folder/out"
    rm -rf "${folder:?}"/out
}

# unwritten NAME LIMIT: how many KiB of the file that the disk was waited for it may not have had yet, by the calls that were made: at most
# LIMIT. What is waited for is what was written before the call before. A page that is written again, as those of the window are each second,
# is the same page.
unwritten() {
    local got
    got=$(awk -v fd="$(sed -n 's/.*sync_file_range(\([0-9]*\),.*/\1/p' calls | head -n 1)" '
        { call = $2 == "<..." ? $3 : substr($2, 1, index($2, "(") - 1) }
        call == "openat" && $NF == fd && times { exit } # another file has the number now; until the disk was waited for, one had it before
        call == "openat" && $NF == fd { pages[0] = most = 0; split("", last) }
        call == "pwritev" && $2 != "<..." { ours[$1] = $2 == "pwritev(" fd "," }
        call == "pwritev" && / = [0-9]+$/ && ours[$1] {
            offset = $(NF - 2) + 0
            for (page = int(offset / 4096); page * 4096 < offset + $NF; page++)
                if (!(page in last) || last[page] < times) {
                    if (page in last)
                        pages[last[page]]--
                    pages[last[page] = times]++
                }
            if (pages[times] + pages[times - 1] > most)
                most = pages[times] + pages[times - 1]
        }
        call == "sync_file_range" && / = 0$/ { times++ }
        END { print most * 4, times + 0 }' times=0 calls)
    if [ "${got#* }" -gt 1 ] && [ "${got% *}" -gt 0 ] && [ "${got% *}" -le "$2" ]; then ok "memory: $1: unwritten pages"
    else fail "memory: $1: unwritten pages" "${got% *} KiB, of which $2 may be; ${got#* } times the disk was waited for"; fi
}

need strace
mkdir -p tmpfs
if [ -z "$group" ]; then
    fail "memory: a control group with a limit" "cannot make one below $hierarchy$mine: needs root and the memory controller; what tmpfs does to a job was not tested"
elif ! mount -t tmpfs -o size=1g none tmpfs; then
    fail "memory: tmpfs" "cannot mount one: what it does to a job was not tested"
elif check "build" compile -o memory "$HERE/memory.c" "$(recorder -O2)"; then
    folder=$WORK/tmpfs
    export TRACE_OUT=$folder/out
    job 64 ./memory 8000000
    same "memory: the buffer's size, and why no more is written" "1 1" "$(grep -c 'TRACE_BUFFER is [0-9]* KiB, not 16384' err) $(grep -c 'of 64 MiB left: no more is written' err)"
    survives "stream" 2 8000000
    job 64 env TRACE_MMAP=0 ./memory 8000000
    survives "stream, not mapped" 2 8000000
    job 64 env TRACE_HELPER=0 ./memory 8000000
    survives "stream, no helper" 2 8000000
    job 64 ./fault count rt_sigprocmask EIO 0 ./memory 8000000
    same "memory: signals are not blocked for each event that is lost" "7 1" "$status $(($(<count) < 100000))"
    survives "stream, calls counted" 2 8000000
    job 64 ./memory 4000000 grow 20
    survives "a program that needs more later" 2 8000000
    job 64 bash -c 'for k in 1 2 3 4; do ./memory 2000000 & done; wait; exit 7' # four in one job
    survives "four processes" "$(wc -l <err)" 8000000
    job 64 env TRACE_MODE=ring ./memory 8000000
    same "memory: ring: its size" "1" "$(grep -c 'TRACE_RING is [0-9]* KiB, not 65536' err)"
    same "memory: ring: the program goes on" "7 done 0 1" "$status $(cat out) $kills $(wc -l <err)"
    check "memory: ring: the file is sound" ./events "$folder/out"
    rm -rf "$folder/out"
    job 64 ./memory 3000000 shrink 48
    same "memory: given back: the program goes on" "7 done, 0 killed" "$status $(cat out), $kills killed"
    printf '3001000 recorded and dropped\n* instant tick\n900..1000 instant resumed\n' >expect
    check "memory: given back: recording resumes" ./events --expect expect "$folder/out"
    rm -rf "$folder/out"
    job 512 ./memory 1000000
    same "memory: a limit that is far away" "7 done 0 0" "$status $(cat out) $kills $(wc -l <err)"
    rm -rf "$folder/out"
    ./memory 1000000 >out 2>err
    same "memory: no limit" "7 done 0" "$? $(cat out) $(wc -l <err)"

    folder=$WORK/disk
    export TRACE_OUT=$folder/out
    job 24 ./memory 4000000
    survives "a disk" 0 4000000
    # what the recorder's own thread writes when the program ends is copied by exit(), for the write may never come to its end
    for _ in $(seq 50); do # on a busy machine the program may end before that thread writes anything
        rm -rf "$folder/out"
        TRACE_MMAP=0 TRACE_BUFFER=64 ./fault count pwritev HANG 1+ ./memory 500000 >out 2>err
        status=$?
        [ "$(<count)" -eq 0 ] || break
    done
    same "memory: a write that does not end: the program does" "7 done 0 1" "$status $(cat out) $(wc -l <err) $(($(<count) > 0))"
    printf '500000 recorded and dropped\n500000 instant tick\n' >expect
    check "memory: a write that does not end: all events are recorded" ./events --expect expect "$folder/out"
    rm -rf "$folder/out"
    job 12 env TRACE_MMAP=0 ./memory 4000000
    survives "a window in memory, of a file on a disk" 1 4000000
    job 24 env TRACE_MMAP=0 TRACE_MODE=ring ./memory 4000000
    same "memory: a ring in memory, of a file on a disk" "7 done 0 1" "$status $(cat out) $kills $(grep -c 'the job has .* of memory left: TRACE_RING is' err)"
    rm -rf "$folder/out"
    job 24 env TRACE_MMAP=0 ./memory 4000000
    survives "a disk, not mapped" 1 4000000

    # A recorder that reads of a group of cgroup v2 with 24 MiB, whatever there is here: of what is left, two shares of a 16th wait for the
    # disk, two writes of 1 MiB at most, and copies of the header and the window, an eighth: 2 * (20 / 16 + 1) + 23 / 8 MiB and 4 KiB.
    mkdir -p root/proc/self root/sys/fs/cgroup/job
    cp /proc/meminfo root/proc/
    echo 0::/job >root/proc/self/cgroup
    (cd root/sys/fs/cgroup/job && echo $((24 << 20)) >memory.max && echo max >memory.high && echo $((1 << 20)) >memory.current && : >memory.stat)
    check "build for v2" compile -w "-DTRACE__SYSTEM_ROOT=\"$WORK/root\"" -o memory_v2 "$HERE/memory.c" "$ROOT/tests/impl.c"
    job 24 env TRACE_MMAP=0 strace -qq -f -o calls -e trace=openat,pwritev,sync_file_range ./memory_v2 1000000
    survives "v2: a disk, not mapped" 1 1000000
    unwritten "v2: a disk, not mapped" 7556
    job 24 env TRACE_MMAP=0 TRACE_HELPER=0 strace -qq -f -o calls -e trace=openat,pwritev,sync_file_range ./memory_v2 1000000
    survives "v2: a disk, not mapped, no helper" 1 1000000
    unwritten "v2: a disk, not mapped, no helper" 7556
    # an overlay of a container: sync_file_range does nothing there
    mkdir -p lower upper over_work over
    [ "$(stat -f -c %T .)" = overlayfs ] || check "memory: overlay" mount -t overlay -o lowerdir=lower,upperdir=upper,workdir=over_work overlay over
    folder=$WORK/over
    job 24 env TRACE_OUT="$folder/out" TRACE_BUFFER=1 strace -qq -f -o calls -e trace=fdatasync ./memory_v2 1000000
    survives "v2: an overlay" 0 1000000
    same "memory: v2: an overlay: the disk is waited for" 1 $(($(grep -c 'fdatasync.*= 0$' calls) > 2))
    folder=$WORK/disk
    job 24 env TRACE_MODE=ring TRACE_RING=8 strace -qq -f -o calls -e trace=openat,pwritev,sync_file_range ./memory_v2 1000000 snapshot snapshot.bin
    same "memory: v2: a snapshot on a disk" "7 0 done 0" "$status $(tr '\n' ' ' <out)$kills"
    unwritten "v2: a snapshot on a disk" 2900
    rm -rf "$folder/out" snapshot.bin
    job 24 env TRACE_MMAP=0 ./fault count sync_file_range EIO 1+ ./memory_v2 1000000 flush 0
    same "memory: v2: what the disk says while it is waited for" "7 -2 done 0" "$status $(tr '\n' ' ' <out)$kills"
    same "memory: v2: it is said once, and by the flush" "1 1 2" "$(($(<count) > 2)) $(grep -c 'cannot flush it to the disk: ' err) $(wc -l <err)"
    rm -rf "$folder/out"
    job 64 ./memory 8000000 snapshot tmpfs/snapshot.bin
    same "memory: a snapshot on tmpfs" "7 done 0 1" "$status $(tail -n 1 out) $kills $(grep -c 'too little for a snapshot' err)"
    same "memory: a snapshot that does not fit is not begun" "" "$(ls tmpfs/snapshot.bin 2>/dev/null)"
    unset TRACE_OUT
fi
