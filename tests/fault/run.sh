#!/bin/bash
# Every system call the recorder makes fails once, at each occurrence tried, and from it on: the program prints
# and returns the same, no signal kills it, each of its two processes complains with at most one line, a flush and a
# snapshot that fail with one each, and what files there are hold no damage. And with little memory for the job the
# kernel kills nobody: memory.sh.
#
#   tests/fault/run.sh [SYSCALL... | memory]
# early: needs compilers alone
# root: a control group with little memory needs it
set -u
. "$(dirname "$0")/../lib.sh"
INCLUDE=${INCLUDE:--I$ROOT}
cd "$WORK" || exit 1
ulimit -c 0
compile() { $CC -std=gnu11 -O2 -Wall -Wextra $INCLUDE -I"$HERE" -pthread "$@" -ldl; }
check "build" compile -o fault "$HERE/fault.c" &&
    check "build" compile -static -w -o subject "$HERE/subject.c" &&
    check "build" compile -o events -I"$ROOT/src" "$ROOT/tests/run/events.c" || finish

TRACE_OUT=$WORK/plain/out ./fault count openat EIO 0 ./subject >out 2>err
status=$?
if [ $status -eq 126 ]; then
    fail "seccomp" "this kernel has no seccomp notifications"
    finish
fi
same "without faults" "7 done" "$status $(cat out)"
rm -f snapshot.bin

# the first twelve occurrences, then every third up to the fortieth; with FULL=1 all
LIMIT=${LIMIT:-$([ -n "$FULL" ] && echo 400 || echo 40)}
AFTER=$([ -n "$FULL" ] && echo 1 || echo 3)
only=" $* "
[ $# -gt 0 ] && [[ $only != *" memory "* ]] || . "$HERE/memory.sh"
tried=0 wrong=0
# faults SYSCALL ERROR: some thousand runs in all, so the shell itself looks at what each left
faults() {
    local call=$1 error=$2 n mode runs=0 bad=0 first= seen said line why status copies flushes lines=()
    [ "$only" = "  " ] || [[ $only == *" $call "* ]] || return
    for mode in "" +; do
        for ((n = 1; n <= LIMIT; n += n < 12 ? 1 : AFTER)); do
            mkdir "case.$n"
            {
                cd "case.$n"
                TRACE_OUT=a/out TRACE_BUFFER=1 timeout -s KILL "${PATIENCE:-30}" "$WORK/fault" \
                    "$WORK/count" "$call" "$error" "$n$mode" "$WORK/subject" >"$WORK/out" 2>"$WORK/err"
                status=$?
                cd ..
            } 2>/dev/null
            seen=$(<count)
            [ "$seen" -ge "$n" ] || break
            runs=$((runs + 1))
            mapfile -t lines <err
            why=
            [ $status -eq 7 ] || why="exit status $status"
            said=$(<out)
            [ "$said" = done ] || why="$why printed ${said:0:100}"
            [ "$seen" -lt 5000 ] || why="$why made the call $seen times, as if at each event"
            copies=0 flushes=0 # of the snapshot, that there is none, and of the flush: one line at most of each
            for line in "${lines[@]}"; do
                [[ $line == 'trace: '* ]] || why="$why said ${line:0:200}"
                [[ $line != 'trace: snapshot.bin: cannot write the snapshot: '* ]] || copies=$((copies + 1))
                [[ $line != 'trace: '*': cannot flush it to the disk: '* ]] || flushes=$((flushes + 1))
            done
            [ $copies -le 1 ] && [ $flushes -le 1 ] && [ $((${#lines[@]} - copies - flushes)) -le 2 ] ||
                why="$why ${#lines[@]} lines: ${lines[*]:0:4}"
            if [ -z "$why" ] && [ -d "case.$n/a/out" ]; then
                ./events "case.$n/a/out" >found 2>&1 || why="events: $(grep -m2 '^bad' found | tr '\n' '|')"
            fi
            if [ -n "$why" ]; then
                bad=$((bad + 1))
                first=${first:-"number $n$mode: $why"}
            fi
        done
        rm -rf case.*
    done
    tried=$((tried + runs)) wrong=$((wrong + bad))
    if [ $bad -gt 0 ]; then fail "$call $error" "$bad of $runs: $first"
    elif [ $runs -gt 0 ]; then ok "$call $error, $runs times"
    else fail "$call $error" "it is not called"; fi
}

faults openat EMFILE
faults openat EACCES
faults openat ENOENT
faults openat ENOSPC
faults openat EINTR
faults mkdirat EACCES
faults mkdirat ENOSPC
faults mkdirat EEXIST
faults newfstatat EIO
faults fstatfs ENOSYS
faults fcntl EINVAL
faults fallocate ENOSPC
faults fallocate EOPNOTSUPP
faults fallocate EINTR
faults fallocate EDQUOT
faults ftruncate EIO
faults pwritev ENOSPC
faults pwritev EIO
faults pwritev EINVAL
faults mmap ENOMEM
faults mmap ENODEV
faults munmap ENOMEM
faults madvise EINVAL
faults madvise EFAULT
faults madvise ENOMEM
faults mprotect ENOMEM
faults getrandom ENOSYS
faults getrandom EAGAIN
faults getcwd ENOENT
faults read EIO
faults close EIO
faults readlinkat EACCES
faults prlimit64 ENOSYS
faults fdatasync EIO
faults rt_sigprocmask EINVAL
faults clone3 EAGAIN
faults clone3 ENOSYS
faults clone EAGAIN
[ $tried -eq 0 ] || counted 6 "system calls that fail, once and from then on" $tried $wrong
finish
