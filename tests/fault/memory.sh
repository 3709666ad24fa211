# memory.sh - files on tmpfs, and windows that are plain memory, in a job with a memory limit: the kernel kills nobody. Sourced by run.sh.
#
# The limit is a control group's below the one of this shell, which only root may make.

. "$ROOT/tests/cgroup.sh"
memory_cleanup() {
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
    job 12 env TRACE_MMAP=0 ./memory 4000000
    survives "a window in memory, of a file on a disk" 1 4000000
    job 24 env TRACE_MMAP=0 TRACE_MODE=ring ./memory 4000000
    same "memory: a ring in memory, of a file on a disk" "7 done 0 1" "$status $(cat out) $kills $(grep -c 'the job has .* of memory left: TRACE_RING is' err)"
    job 64 ./memory 8000000 snapshot tmpfs/snapshot.bin
    same "memory: a snapshot on tmpfs" "7 done 0 1" "$status $(tail -n 1 out) $kills $(grep -c 'too little for a snapshot' err)"
    same "memory: a snapshot that does not fit is not begun" "" "$(ls tmpfs/snapshot.bin 2>/dev/null)"
    unset TRACE_OUT
fi
