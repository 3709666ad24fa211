# What -o may name, and what is left when it cannot be whole.
seed=forged/all.bin
mkdir -p outputs
for tool in trace-merge trace-tally trace-report trace-print to-perfetto trace-diff trace-export trace-info; do
    q=
    case $tool in trace-merge | to-perfetto) q=-q ;; trace-export) q='-q -f folded' ;; trace-diff) q='--run-a 1 --run-b 1' ;; esac
    file=outputs/$tool
    sound "$tool -o: writes" '0 1' $tool $q -o $file $seed
    same "$tool -o: readable by the owner alone, as recordings are" 600 "$(stat -c %a $file)"
    same "$tool -o: nothing beside it" "$tool" "$(ls -A outputs)"
    chmod 640 $file
    sound "$tool -o: replaces" '0 1' $tool $q -o $file $seed
    same "$tool -o: a file that is replaced keeps its mode" 640 "$(stat -c %a $file)"
    mv $file outputs/real && ln -s real $file
    sound "$tool -o: writes behind a link" '0 1' $tool $q -o $file $seed
    same "$tool -o: the link stays" real "$(readlink $file)"
    cp outputs/real before
    sound "$tool -o: nothing usable" 2 $tool $q -o outputs/real forged/empty.bin
    same_file "$tool -o: a report that was there stays" before outputs/real
    rm -f outputs/*
    mknod outputs/null c 1 3 2>/dev/null && {
        sound "$tool -o: a device is written" '0 1' $tool $q -o outputs/null $seed
        same "$tool -o: the device is a device" 'character special file' "$(stat -c %F outputs/null)"
    }
    rm -f outputs/*
    sound "$tool -o: a full disk" 2 $tool $q -o /dev/full $seed
    has "$tool -o: a full disk is said" err 'No space left'
    mkfifo outputs/pipe
    timeout $PATIENCE cat outputs/pipe >piped &
    if [ $tool = trace-merge ]; then
        sound "$tool -o: not into a pipe" 2 $tool $q -o outputs/pipe $seed
        has "$tool -o: not into a pipe: why" err 'a pipe cannot take'
    else
        sound "$tool -o: into a pipe" '0 1' $tool $q -o outputs/pipe $seed
    fi
    wait $!
    same "$tool -o: the pipe is a pipe" 'fifo' "$(stat -c %F outputs/pipe)"
    rm -f outputs/*
    sound "$tool -o: no such folder" 2 $tool $q -o outputs/no/file $seed
    has "$tool -o: no such folder is said" err 'outputs/no/file: (error: )?No such file'
done
same 'trace-info --json -o - and a file are the same' "$(trace-info --json $seed 2>/dev/null | sha256sum)" "$(trace-info --json -o outputs/i $seed 2>/dev/null; sha256sum <outputs/i)"
rm -f outputs/*

# a signal removes what was begun
cat >many.c <<'C'
#include "trace.h"
int main(void)
{
    int i;
    for (i = 0; i < 2000000; i++)
        trace_instant("x", "i", i);
    return 0;
}
C
check 'a signal: builds' $CC -O1 -I "$ROOT" many.c -o many "$(recorder)" -pthread
TRACE_OUT=many.out ./many
for tool in 'trace-print' 'trace-merge -q' 'to-perfetto -q'; do
    for signal in INT TERM HUP; do
        env --default-signal=INT $tool -o outputs/file many.out >/dev/null 2>&1 &
        until ls -A outputs | grep -q .; do sleep 0.01; done
        begun=$(ls -A outputs)
        kill -$signal $!
        wait $! 2>/dev/null
        status=$?
        same "$tool, SIG$signal: ended by it, nothing is left" "$((128 + $(kill -l $signal))) " "$status $(ls -A outputs)"
        [[ $begun == .file.?????? ]] || fail "$tool: what it is written under" "$begun"
        rm -f outputs/* outputs/.file*
    done
done
