# parts-ends.sh - how processes end, and what memory does to them. Sourced by run.sh and long.sh.

. "$ROOT/tests/cgroup.sh"
build_ends() {
    check "build victim" compile -O2 -o victim "$ROOT/tests/run/victim.c" "$(recorder -O2)" -ldl &&
        check "build victim.plain" compile -O2 -DTRACE_COMPILE_OUT -o victim.plain "$ROOT/tests/run/victim.c" &&
        check "build killer" compile -O2 -o killer "$ROOT/tests/run/kill.c" &&
        check "build events" compile -O2 -o events "$ROOT/tests/run/events.c" &&
        check "build soak" compile -O2 -o soak "$ROOT/tests/proof/soak.c" "$(recorder -O2)" -ldl &&
        check "build storm" compile -O2 -o storm "$ROOT/tests/proof/storm.c" "$(recorder -O2)" -ldl &&
        check "build numbers" compile -O2 -o numbers "$ROOT/tests/proof/numbers.c" -ldl
}

# look FOLDER SHADOW [OPTION...]: reads what is left; sets $lost, $torn, $wrong and $first. What is not as it must be stays
# in $CACHE/proof-failures.
tally_begin() { tried=0 lost=0 torn=0 wrong=0 first=; }
look() {
    local folder=$1 shadow=$2
    shift 2
    tried=$((tried + 1))
    [ -d "$folder" ] || return 0 # it ended before its first event
    [ -s "$shadow" ] || : >"$shadow"
    ./events --sequence tick "$@" --shadow "$shadow" "$folder" >found 2>&1 && return
    first=${first:-$(head -n 1 found)}
    mkdir -p "$CACHE/proof-failures" && cp -r "$folder" "$shadow" found "$(mktemp -d "$CACHE/proof-failures/XXXXXX")"
    if grep -q 'had returned from' found; then lost=$((lost + 1))
    elif grep -qE 'committed bytes|checksum|is not its own|due' found; then torn=$((torn + 1))
    else wrong=$((wrong + 1)); fi
}

# ---- 1: SIGKILL at random moments, on every file system that is here -----------------------------------------------

disks() { # "NAME FOLDER" a line: memory, where this runs, and images of others, of which the kernel and mkfs must know
    local fs
    echo "memory $MEMORY"
    echo "disk $WORK"
    [ "$FORM" != quick ] || return
    for fs in ext4 xfs; do
        mkdir -p "$WORK/$fs"
        mountpoint -q "$WORK/$fs" || { truncate -s 600M "$WORK/$fs.image" && "mkfs.$fs" -q "$WORK/$fs.image" &&
            mount -o loop "$WORK/$fs.image" "$WORK/$fs"; } >/dev/null 2>&1
        mountpoint -q "$WORK/$fs" && echo "$fs $WORK/$fs" || echo "# no $fs here: not tested on it" >&2
    done
}
part_kills() { # 3 of 8 with files that have a bound
    local name folder k threads bytes bound
    while read -r name folder bound; do
        tally_begin
        for ((k = $2; k < $2 + $1; k++)); do
            [ $((k % 8 > 4)) -eq $((${#bound} > 0)) ] || continue
            threads=$((k % 7 == 0 ? 64 : k % 5 + 1)) bytes=$((k % 4 == 3 ? 1000 : k % 4 * 16))
            rm -rf "$folder/kill"
            mkdir "$folder/kill"
            env $bound TRACE_CHUNK=$((16 << k % 3)) TRACE_BUFFER=$((1 + k % 2 * 15)) TRACE_OUT=$folder/kill/out \
                ./killer "$k" 9 ./victim "$folder/kill/shadow" $threads $bytes >log 2>&1 ||
                { wrong=$((wrong + 1)); first=${first:-$(head -n 1 log)}; }
            look "$folder/kill/out" "$folder/kill/shadow" $([ $bytes -eq 0 ] || echo --text 1)
        done
        rm -rf "$folder/kill"
        count 1 "SIGKILL, $name${bound:+, TRACE_MAX}" $tried $wrong $lost $torn "$first"
    done < <(disks | sed 'p; s/$/ TRACE_MAX=1M/')
}

# ---- 3: other ends -------------------------------------------------------------------------------------------------

part_ends() {
    local how want k status
    while read -r how want; do
        tally_begin
        for ((k = 0; k < $1; k++)); do
            rm -rf ends
            mkdir ends
            { TRACE_OUT=ends/out ./victim ends/shadow 4 0 "$how" >/dev/null 2>&1; } 2>/dev/null
            status=$?
            [ $status -eq "$want" ] || { wrong=$((wrong + 1)); first="status $status, not $want"; }
            look ends/out ends/shadow
        done
        count 3 "$how" $tried $wrong $lost $torn "$first"
    done <<<'segv 139
abort 134
_exit 44
atexit 48
exec 0'
    tally_begin
    for ((k = 0; k < $1; k++)); do # a process group, as batch systems do it
        rm -rf ends
        mkdir ends
        { setsid bash -c 'for k in 1 2 3; do TRACE_OUT=ends/out$k ./victim ends/shadow$k & done; sleep 0.0'$((k % 9))'; kill -9 0'; } >/dev/null 2>&1
        for how in 1 2 3; do look ends/out$how ends/shadow$how; done
    done
    count 3 "kill -9 of a process group" $tried $wrong $lost $torn "$first"
    if [ -z "$group" ]; then
        fail "3. killed for want of memory" "no control group with a limit can be made here"
    else
        tally_begin
        for ((k = 0; k < ($1 + 1) / 2; k++)); do
            rm -rf ends
            mkdir ends
            job 64 env TRACE_OUT=ends/out ./victim ends/shadow 4 0 oom
            [ "$status $kills" = "137 1" ] || { wrong=$((wrong + 1)); first="status $status, $kills killed"; }
            look ends/out ends/shadow
        done
        count 3 "killed for want of memory" $tried $wrong $lost $torn "$first"
    fi
}
part_abort() {
    local k r
    check "build abort" mpicc.mpich -std=gnu11 -O0 -w -I"$ROOT" -I"$ROOT/tests/run" -DTRACE_MPI -o abort "$HERE/abort.c" "$(mpi_recorder mpich)" -pthread -ldl || return
    tally_begin
    for ((k = 0; k < $1; k++)); do
        rm -rf ends
        mkdir ends
        TRACE_OUT=ends/out timeout $PATIENCE mpirun.mpich -n 4 ./abort ends/shadow >log 2>&1
        [ $? -eq 7 ] || { wrong=$((wrong + 1)); first="status is not 7: $(head -n 1 log)"; }
        for r in 0 1 2 3; do
            for file in ends/out/*-r000$r-*.bin; do [ ! -e "$file" ] || look "$file" ends/shadow.$r; done
        done
    done
    count 3 "MPI_Abort, 4 ranks" $tried $wrong $lost $torn "$first"
}

part_cores() { # N: the same death, with a core; it is no larger than by what the window takes, and the trace is whole
    local k plain traced most=0 pattern
    pattern=$(</proc/sys/kernel/core_pattern)
    case $pattern in
    *[\|/]*) echo "# cores go to $pattern here: their sizes are not compared" ;;
    esac
    tally_begin
    for ((k = 0; k < $1; k++)); do
        rm -rf ends
        mkdir -p ends/plain ends/traced
        { (cd ends/plain && ulimit -c unlimited && exec "$WORK/victim.plain" ../none 2 0 abort) >/dev/null 2>&1; } 2>/dev/null
        { (cd ends/traced && ulimit -c unlimited && TRACE_OUT=../out exec "$WORK/victim" ../shadow 2 0 abort) >/dev/null 2>&1; } 2>/dev/null
        [ $? -eq 134 ] || { wrong=$((wrong + 1)); first="status is not 134"; }
        look ends/out ends/shadow
        case $pattern in *[\|/]*) continue ;; esac
        plain=$(du -k --apparent-size ends/plain/core* | awk '{ n += $1 } END { print n + 0 }')
        traced=$(du -k --apparent-size ends/traced/core* | awk '{ n += $1 } END { print n + 0 }')
        most=$((traced - plain > most ? traced - plain : most))
        [ "$plain" -gt 0 ] && [ $((traced - plain)) -le 16384 ] ||
            { wrong=$((wrong + 1)); first="cores of $plain and $traced KiB"; }
    done
    echo "# a core grows by $most KiB at most"
    count 3 "abort that dumps core" $tried $wrong $lost $torn "$first"
}

# ---- 5: a quota --------------------------------------------------------------------------------------------------------

# Btrfs keeps quotas by itself; those of other file systems need modules that kernels seldom have. Where the file is
# mapped, the kernel's answer is made up.
part_quota() {
    local got status
    need strace
    tally_begin
    rm -rf quota
    TRACE_OUT=quota TRACE_BUFFER=1 timeout $PATIENCE strace -qq -f --seccomp-bpf -o quota.calls -e trace=fallocate,pwritev \
        -e inject=fallocate,pwritev:error=EDQUOT:when=3+ ./numbers 800000 >quota.said 2>quota.err
    quota_counted "made up" quota 800000
    if { truncate -s 256M quota.image && mkfs.btrfs -q quota.image && mkdir -p limited && mount -o loop quota.image limited; } >quota.tools 2>&1; then
        btrfs quota enable limited >/dev/null
        status=$?
        for slowly in '' 'strace -qq -f -o quota.calls -e trace=pwritev'; do # then Btrfs writes more of it meanwhile, and less is left
            btrfs subvolume create limited/job${slowly:+2} >/dev/null && btrfs qgroup limit 8M limited/job${slowly:+2} || status=$?
            TRACE_OUT=$PWD/limited/job${slowly:+2} TRACE_BUFFER=1 timeout $PATIENCE $slowly ./numbers 3000000 >quota.said 2>quota.err
            quota_counted "Btrfs${slowly:+, slowly}" limited/job${slowly:+2} 3000000
        done
        [ $status -eq 0 ] || { wrong=$((wrong + 1)); first="Btrfs: no quota"; }
        umount limited
    else
        echo "# no Btrfs here: a real quota is not tested"
    fi
    count 5 "a quota is a full disk" $tried $wrong $lost 0 "$first"
}
quota_counted() { # NAME FOLDER EVENTS: it said so once, and recorded and lost add up
    local got
    tried=$((tried + 1))
    got=$("$BUILD/trace-tally" --json "$2" 2>/dev/null | awk -F'[:,]' '/^ "events"/ { n = $2 } /^ "dropped"/ { d = $2 } END { printf "%.0f %d", n + d, (d > 0) }')
    [ "$got" = "$3 1" ] || { lost=$((lost + 1)); first=${first:-"$1: $got of $3"}; }
    [ "$(grep -c '^trace: .*quota' quota.err) $(cat quota.said)" = "1 $3" ] || { wrong=$((wrong + 1)); first=${first:-"$1: $(head -c 200 quota.err)"}; }
}

# ---- 4: the recorder does not bring the end of memory nearer than what it may take ---------------------------------

part_oom() {
    local k where mode most=0 moved
    if [ -z "$group" ]; then
        fail "4. memory guard" "no control group with a limit can be made here"
        return
    fi
    # a stream on a disk, whose pages the kernel writes back; a ring in memory. A stream in memory may take more.
    for where in "$WORK" "$MEMORY"; do
        tally_begin
        [ "$where" = "$WORK" ] && mode=stream || mode=ring
        for ((k = 0; k < $1; k++)); do
            rm -rf "$where/oom" plain traced
            mkdir "$where/oom"
            job 256 ./victim.plain plain 2 0 grow
            job 256 env TRACE_MODE=$mode TRACE_RING=16 TRACE_OUT="$where/oom" ./victim traced 2 0 grow
            moved=$(($(od -An -tu8 -j16 -N8 plain) - $(od -An -tu8 -j16 -N8 traced)))
            most=$((moved > most ? moved : most))
            tried=$((tried + 1))
            [ $moved -le 64 ] || { wrong=$((wrong + 1)); first="$moved MiB"; }
        done
        rm -rf "$where/oom"
        count 4 "end of memory moves 64 MiB at most, $mode" $tried $wrong 0 0 "$first"
    done
    echo "# it moved $most MiB at most"
}

# ---- 6: standard error that takes nothing: the line is lost, and the program goes on ----------------------------------

part_silence() {
    local status
    status=$(TRACE_OUT=/proc python3 -c 'import os, subprocess, sys
r, w = os.pipe()
os.close(r)
print(subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=w).returncode)' ./numbers 10)
    count 6 "standard error is a pipe that nobody reads" 1 $((status != 0)) 0 0 "status $status"
    head -c 4096 /dev/zero >full
    { (TRACE_OUT=/proc exec prlimit --fsize=4096:4096 ./numbers 10) 2>>full | cat >/dev/null; } 2>/dev/null
    status=${PIPESTATUS[0]}
    count 6 "standard error is a file that may not grow" 1 $((status != 0)) 0 0 "status $status"
}

# ---- 26: programs whose handlers record all the time, killed where they hang --------------------------------------------

part_storm() {
    local name how k
    [ -e storm.so ] || check "build storm.so" compile -O0 -w -shared -fPIC -DTRACE_IMPL -o storm.so -xc "$ROOT/trace.h" -ldl
    while read -r name how; do
        tally_begin
        for ((k = $2; k < $2 + $1; k++)); do
            rm -rf "$MEMORY/storm"
            mkdir "$MEMORY/storm"
            tried=$((tried + 1))
            (cd "$MEMORY/storm" && exec env TRACE_OUT=out TRACE_CHUNK=16 TRACE_BUFFER=1 TRACE_RING=1 $how timeout -s KILL $PATIENCE \
                "$WORK/storm" "$k" "$WORK/storm.so") >log 2>&1 && grep -q '^recorded' log && continue
            wrong=$((wrong + 1)) first=${first:-"seed $k: $(head -n 1 log)"}
        done
        count 26 "timers whose handlers record, $name" $tried $wrong 0 0 "$first"
    done <<<'stream
TRACE_MAX TRACE_MAX=1M
TRACE_MMAP=0 TRACE_MMAP=0
both TRACE_MAX=1M TRACE_MMAP=0
ring TRACE_MODE=ring'
    rm -rf "$MEMORY/storm"
}

# ---- 10: large counts ------------------------------------------------------------------------------------------------

part_numbers() { # N: events; 0: near 2^32
    local n=$1 said got
    said=$(TRACE_MODE=ring TRACE_OUT=$MEMORY/numbers TRACE_RING=1 timeout 3000 ./numbers "$([ "$n" -eq 0 ] && echo near || echo "$n")")
    got=$("$BUILD/trace-tally" --json "$MEMORY/numbers" | awk -F'[:,]' '/^ "events"/ { n = $2 } /^ "overwritten"/ { o = $2 } END { printf "%.0f", n + o }')
    rm -rf "$MEMORY/numbers"
    count 10 "more than 2^32 events$([ "$n" -eq 0 ] && echo ', by counters that begin there')" $((n ? n : 200000)) 0 $((said > got ? said - got : got - said))
}

# ---- 25: while the disk is busy; how long events take then is bench/writeback.sh --------------------------------------

part_writeback() { # N: million events, in memory and on the disk
    local where name writer got
    for where in "memory $MEMORY" "disk $WORK"; do
        read -r name where <<<"$where"
        rm -rf "$where/busy"
        (while :; do dd if=/dev/zero of="$WORK/dd" bs=1M count=256 conv=fsync 2>/dev/null; done) &
        writer=$!
        TRACE_OUT=$where/busy TRACE_BUFFER=1 timeout 3000 ./numbers $(($1 * 1000000)) >/dev/null
        kill $writer
        wait $writer 2>/dev/null
        got=$("$BUILD/trace-tally" --json "$where/busy" | awk -F'[:,]' '/^ "events"/ { n = $2 } /^ "dropped"/ { d = $2 } END { printf "%.0f", n + d }')
        count 25 "events while dd writes, $name" $(($1 * 1000000)) 0 $(($1 * 1000000 > got ? $1 * 1000000 - got : got - $1 * 1000000))
        rm -rf "$where/busy" "$WORK/dd"
    done
}

# ---- 23: a long time -------------------------------------------------------------------------------------------------

part_soak() { # SECONDS THREADS
    local said before after open files made first last
    said=$(TRACE_MODE=ring TRACE_RING=4 TRACE_OUT=$MEMORY/soak ./soak "$1" "$2")
    rm -rf "$MEMORY/soak"
    read -r _ before after _ open files _ made _ first last <<<"$said"
    echo "# $said"
    count 23 "soak, seconds" "$1" $((after > before + before / 20 + 256 || files > open || made == 0)) 0 0 "$said"
}
