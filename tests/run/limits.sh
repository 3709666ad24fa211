# limits.sh - too few descriptors, too little memory, too small files, full disks. Sourced by run.sh.

# limited NAME EXPECT-LINE COMMAND...: as the same command without tracing; no signal, at most one line on standard error, and the count holds
limited() {
    local name="limit: $1" line=$2 status plain
    shift 2
    rm -rf limit
    mkdir limit
    { (exec "${@/EMIT/./emit.static.plain}") >limit/plain.out 2>limit/plain.err; } 2>/dev/null
    plain=$?
    { (TRACE_OUT=$WORK/limit/out exec "${@/EMIT/./emit.static}") >limit/stdout 2>limit/err; } 2>/dev/null
    status=$?
    if [ $status -ne $plain ]; then
        fail "$name" "exit status $status, without tracing $plain: $(head -c 300 limit/err)"
        return
    fi
    [ "$(wc -l <limit/err)" -le "$((1 + $(wc -l <limit/plain.err)))" ] || { fail "$name" "$(head -c 400 limit/err)"; return; }
    if [ -n "$line" ] && [ -n "$(find limit/out -name '*.bin' 2>/dev/null)" ]; then
        printf '%s\n' "$line" "* instant tick" >limit/expect
        ./events --expect limit/expect limit/out >limit/log 2>&1 || { fail "$name" "$(head -2 limit/log | tr '\n' '|')"; return; }
    fi
    ok "$name"
}

# What the manual says of malloc, sockets and processes: the recorder uses none of them. Of the backends MPI and CUDA
# alone call malloc.
for backends in "" "ITT NVTX OMP KOKKOS PERFSTUBS NVML"; do
    flags=${backends:+$(printf ' -DTRACE_%s' $backends)}
    if check "compile: the recorder${backends:+ with $backends}" $CC -O0 -w -DTRACE_IMPL $flags -xc -c "$ROOT/trace.h" \
        -o calls.o; then
        nm -u calls.o | grep -wE '(m|c|re)alloc|free|socket|v?fork|posix_spawnp?|exec[vl]p?e?|system|popen|sigaction' >calls
        [ -s calls ] && fail "no malloc, socket or process${backends:+: $backends}" "$(paste -sd' ' calls)" ||
            ok "no malloc, socket or process${backends:+: $backends}"
    fi
done

if build emit.static emit.c -static -Wl,-w && build emit.static.plain emit.c -static -DTRACE_COMPILE_OUT; then
    for n in 0 1 2 3 4 5 6 8; do
        limited "$n descriptors" "1000 recorded and dropped" prlimit --nofile=$n:$n EMIT 1000
    done
    limited "no standard streams, 3 descriptors" "" bash -c 'exec 0<&- 1>&- 2>&-; exec prlimit --nofile=3:3 "$0" 1000' EMIT
    for mib in 2 4 6 8 12 16 24 32 48 64; do
        limited "$mib MiB of address space" "" prlimit --as=$((mib << 20)) EMIT 1000
        limited "$mib MiB of address space, 2 threads" "" prlimit --as=$((mib << 20)) EMIT 100000 2
    done
    for kib in 0 4 64 68 100 1000 5000; do
        limited "files of $kib KiB" "200000 recorded and dropped" prlimit --fsize=$((kib << 10)) EMIT 200000
        limited "files of $kib KiB, 3 threads" "800000 recorded and dropped" prlimit --fsize=$((kib << 10)) EMIT 200000 3
    done
    # the whole of TRACE_BUFFER is there: 2,048 slots at most, which grow where that is not enough
    for mib in 16 128 256 1024; do
        rm -rf buffer
        TRACE_OUT=buffer TRACE_BUFFER=$mib ./emit.static 1 >/dev/null
        slot=$(od -An -tu4 -j20 -N4 buffer/*.bin)
        [ $((slot * 2048 >> 20)) -ge $mib ] && ok "a buffer of $mib MiB" || fail "a buffer of $mib MiB" "slots of $slot bytes"
    done
    limited "a stack of 64 KiB" "1000 recorded and dropped" prlimit --stack=65536 EMIT 1000
    limited "no locked memory" "1000 recorded and dropped" prlimit --memlock=0 EMIT 1000
    if [ "$(id -u)" -eq 0 ]; then
        chmod 711 "$WORK"
        mkdir -p limit && chmod 755 limit
        limited "no more processes" "" setpriv --reuid=65534 --regid=65534 --clear-groups prlimit --nproc=1:1 EMIT 100000
    fi
fi

# a full file system: nothing is killed, what is lost is counted, and recording goes on when there is space
full_disk() { # NAME DIRECTORY FREE-COMMAND...
    local name="full disk: $1" dir=$2 status
    shift 2
    rm -f go
    mkfifo go
    { TRACE_OUT=$dir/out ./full 1500000 <go >full.out 2>full.err & } 2>/dev/null
    exec 9>go
    for _ in $(seq $((PATIENCE * 10))); do grep -q full full.out && break; sleep 0.1; done
    for _ in $(seq $((PATIENCE * 10))); do grep -q '^trace: ' full.err && break; sleep 0.1; done # a file that is not mapped is written each second
    df --output=avail "$dir" | tail -1 >full.avail
    "$@"
    echo go >&9
    exec 9>&-
    wait $!
    status=$?
    same "$name: the program goes on" "7 full done " "$status $(tr '\n' ' ' <full.out)"
    same "$name: one line says so" "1 1" "$(grep -c '^trace: .*no space left' full.err) $(wc -l <full.err)"
    printf '%s\n' '1501000 recorded and dropped' "1000..1499999 instant tick" '900..1000 instant resumed' 'sequence tick' >full.expect
    check "$name: recorded and lost add up, and recording resumed" ./events --expect full.expect "$dir/out"
}
if build full full.c && [ "$(id -u)" -eq 0 ]; then
    mkdir small
    if mount -t tmpfs -o size=6m none small; then
        full_disk "tmpfs" small/ mount -o remount,size=64m small
        umount small
        mount -t tmpfs -o size=6m none small
        dd if=/dev/zero of=small/filler bs=1M count=5 2>/dev/null
        full_disk "tmpfs, all but 1 MiB taken" small/ rm small/filler
        umount small
        mount -t tmpfs -o size=64k none small
        dd if=/dev/zero of=small/filler bs=4k count=16 2>/dev/null
        rm -rf none.*
        TRACE_OUT=small/out ./emit.static 1000 >none.out 2>none.err
        same "full disk: from the start" "7 done 1" "$? $(cat none.out) $(grep -c '^trace: .*no space left' none.err)"
        umount small
    else
        fail "full disk: tmpfs" "cannot mount one"
    fi
    dd if=/dev/zero of=image bs=1M count=0 seek=24 2>/dev/null
    if mkfs.ext4 -q image 2>/dev/null && mount -o loop image small 2>/dev/null; then
        dd if=/dev/zero of=small/filler bs=1M count=12 2>/dev/null
        full_disk "ext4" small/ rm small/filler
        umount small
    else
        echo "# no loop devices here: a full ext4 is not tested"
    fi
    for fs in btrfs ${FULL:+xfs}; do
        rm -f image
        truncate -s 400M image
        if "mkfs.$fs" -q image 2>/dev/null && mount -o loop image small 2>/dev/null; then
            dd if=/dev/zero of=small/room bs=1M count=6 2>/dev/null # what is free is not said exactly
            dd if=/dev/zero of=small/filler bs=1M 2>/dev/null
            rm small/room
            sync -f small/filler
            full_disk "$fs" small/ rm small/filler
            umount small
        elif [ -n "$FULL" ]; then
            fail "full disk: $fs" "cannot be made or mounted here"
        else
            echo "# no $fs or no loop devices here: a full $fs is not tested"
        fi
    done
fi

# The file is not mapped, the disk is full, and the program ends: what the file lacks is counted in it.
# at_exit NAME FOLDER COMMAND...: N of its last arguments is what it records
at_exit() {
    local name=$1 dir=$2 n=$3
    shift 3
    rm -rf "$dir/at_exit"
    { (TRACE_MMAP=0 TRACE_OUT=$dir/at_exit exec "$@") >at_exit.out 2>at_exit.err; } 2>/dev/null
    same "at exit, $name: one line at most" "7 yes" "$? $([ "$(wc -l <at_exit.err)" -le 1 ] && echo yes)"
    printf '%s\n' "$n recorded and dropped" "* instant tick" >at_exit.expect
    check "at exit, $name: recorded and lost add up" ./events --expect at_exit.expect "$dir/at_exit"
}
if build emit.static emit.c -static -Wl,-w && build shrink shrink.c; then
    for mode in TRACE_MODE=stream TRACE_MODE=ring TRACE_MAX=4M; do
        export "${mode?}"
        at_exit "files of 1 MiB, $mode" . 800000 prlimit --fsize=1048576 ./emit.static 400000 1
        for what in "1000 500" "1000 500 1.2" "300000 500 1.2" "300000 200000" "300000 200000 1.2"; do
            at_exit "a limit that comes later, $what, $mode" . "${what%% *}" ./shrink $what
        done
        [ "$(id -u)" -eq 0 ] || continue
        mkdir -p small
        for mib in 2 8 64; do
            mount -t tmpfs -o size=${mib}m none small || { fail "at exit, tmpfs" "cannot mount one"; break; }
            at_exit "tmpfs of $mib MiB, $mode" small 2400000 ./emit.static 1200000 1
            umount small
        done
        rm -f image
        truncate -s 200M image
        if mkfs.btrfs -q image 2>/dev/null && mount -o loop image small 2>/dev/null; then
            dd if=/dev/zero of=small/room bs=1M count=6 2>/dev/null
            dd if=/dev/zero of=small/filler bs=1M 2>/dev/null
            sync -f small/filler
            rm small/room
            sync -f small/filler
            at_exit "a full Btrfs, $mode" small 2400000 ./emit.static 1200000 1
            umount small
        else
            echo "# no Btrfs or no loop devices here: a full Btrfs at exit is not tested"
        fi
    done
    unset TRACE_MODE TRACE_MAX
fi

# A program that closes every number, and gets ours for files of its own: none of them gets a byte of the trace, and nothing
# of the trace is lost.
if build reuse reuse.c; then
    for mode in TRACE_MMAP=0 TRACE_MMAP=1; do
        for copies in "" reuse.copy; do
            rm -rf reuse.out
            mkdir -p reuse.files
            (cd reuse.files && env $mode TRACE_MAX=2M TRACE_OUT=$WORK/reuse.out ../reuse 20 $copies >../reuse.said 2>../reuse.err)
            same "numbers used again, $mode${copies:+, snapshots}" "7 many files, 0 with something else in them " "$? $(cat reuse.said) $(cat reuse.err)"
            ./events reuse.out >reuse.events 2>&1
            same "numbers used again, $mode${copies:+, snapshots}: the trace is whole" "0 0" "$? $(grep -cE '^[1-9][0-9]* dropped' reuse.events)"
            rm -rf reuse.files
        done
    done
fi

# the output goes away under a running program, is cut, or is copied over: one line, and all is counted where a file can be made
if build full full.c; then
    for mode in TRACE_MODE=stream TRACE_MODE=ring TRACE_MMAP=0; do
        for how in folder file cut over; do
            rm -rf gone go gone.out # the last one's output would say that this one is full
            mkfifo go
            : >gone.out
            { env $mode TRACE_OUT=$WORK/gone ./full 200000 <go >gone.out 2>gone.err & } 2>/dev/null
            exec 9>go
            for _ in $(seq $((PATIENCE * 10))); do grep -q full gone.out && break; sleep 0.1; done
            why='was removed'
            case $how in
            folder) rm -rf gone ;;
            file) rm gone/*.bin ;;
            cut) for file in gone/*.bin; do : >"$file"; done && why='was cut' ;;
            over) for file in gone/*.bin; do cp "$HERE/emit.c" "$file"; done && why='was cut' ;;
            esac
            echo go >&9
            exec 9>&-
            wait $!
            same "output gone, $how, $mode: the program goes on, and says so once" "7 full done 1 1" \
                "$? $(xargs <gone.out) $(grep -c "^trace: .*: the file $why" gone.err) $(wc -l <gone.err)"
            [ $how != folder ] || continue
            [ $how != over ] || for file in gone/*.bin; do cmp -s -n 8 "$file" "$HERE/emit.c" && rm "$file"; done # the recorder may have written behind that before it saw
            echo '201000 recorded and dropped' >gone.expect
            check "output gone, $how, $mode: all is counted" ./events --expect gone.expect gone
        done
    done
fi
# ours alone: other faults reach the program's handler, whenever it was set
if build bus bus.c && build bus.plain bus.c -DTRACE_COMPILE_OUT; then
    for mode in default before after cut block; do
        rm -rf bus.out
        { ./bus.plain $mode 20000 >bus.plain.said; plain=$?
        TRACE_OUT=$WORK/bus.out ./bus $mode 20000 >bus.said 2>bus.err; status=$?; } 2>/dev/null
        same "a fault of its own or of the recorder's file, $mode: as without" "$plain $(cat bus.plain.said)" "$status $(cat bus.said)"
        [ $mode != default ] || continue
        same "and one line" "1 1" "$(grep -c '^trace: .*: the file was cut' bus.err) $(wc -l <bus.err)"
        echo '40000 recorded and dropped' >bus.expect
        check "and all is counted, $mode" ./events --expect bus.expect bus.out
    done
fi

# trace-run was asked for a trace, and there is none: status 1, though the program ended well
rm -rf gone.run
"$BUILD/trace-run" -q -o gone.run -- bash -c 'rm -rf gone.run' >gone.out 2>gone.err
same "trace-run: its folder is removed" "1 1" "$? $(grep -c 'gone.run was removed while the program ran: there is no trace' gone.err)"
"$BUILD/trace-run" -q -o gone.run -- bash -c 'rm -rf gone.run; exit 5' >gone.out 2>gone.err
same "trace-run: its folder is removed, and the program fails" 5 $?
