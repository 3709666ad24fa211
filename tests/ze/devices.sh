# devices.sh - sourced by run.sh: what devices did. The real loader over a driver that trace-gen makes from the models and whose devices are threads;
# it writes down when each piece of work began and ended, and what it was misused for.

FAKE=$WORK/libfake.so
make_fake() { # FILE FLAGS...
    local file=$1
    shift
    $CC "$@" -Wall -Wextra -O0 -g1 -shared -fPIC -I "$HERE" driver.o "$HERE/fake.c" "$HERE/fake_run.c" -o "$file" -pthread -Wl,-Bsymbolic
}
embedded() { # ENDING FLAGS...: timedENDING and chanceENDING
    local ending=$1 program
    shift
    printf '#define TRACE_IMPL\n#define TRACE_ZE\n#include "trace.h"\n' >unit.c
    $CC -O0 -g1 "$@" -Wall -Wextra -Werror -I "$ROOT" -c unit.c -o "unit$ending.o" || return 1
    for program in devices chance; do
        $CC -O0 -g1 "$@" -Wall -Wextra -Werror "$HERE/$program.c" "unit$ending.o" -o "$program$ending" -Wl,--no-as-needed -lze_loader -pthread -ldl || return 1
    done
}
check 'a driver for the real loader' "$BUILD/trace-gen" driver --tables 'ze*Get*ProcAddrTable' \
    --api-version ZE_API_VERSION_CURRENT "$SPECS/ze-1.8.12.model" "$NEW" -o driver.c
check 'its functions' $CC -Wall -Wextra -O0 -fPIC -c driver.c -o driver.o
check 'its devices' make_fake "$FAKE"
refuse 'models come oldest first' "$BUILD/trace-gen" driver --tables 'ze*Get*ProcAddrTable' \
    --api-version ZE_API_VERSION_CURRENT "$NEW" "$SPECS/ze-1.8.12.model" -o none.c
check 'a program that uses them' $CC -O0 -Wall -Wextra "$HERE/devices.c" -o devices -lze_loader -pthread
check 'the same, embedded' embedded .timed

devices() { # NAME WAY PROGRAM STATUS ENV...
    local name=$1 way=$2 program=$3 status=$4 some=
    shift 4
    case $way in leave | _exit | quick | killed | fork | ipc) some=some ;; esac
    rm -rf out truth
    env ZE_ENABLE_ALT_DRIVERS="${DRIVER:-$FAKE}" ZE_FAKE_TRUTH="$WORK/truth" TRACE_OUT="$WORK/out" TRACE_LEVEL=full "$@" timeout $PATIENCE "$program" "$way" >log 2>&1 </dev/null
    same "$name: status" "$status" $? || { lib__tail log; return 1; }
    [ -s log ] && { fail "$name: says nothing" "$(head -n 1 log)"; lib__tail log; }
    "$BUILD/trace-print" --json out >events
    "$BUILD/trace-tally" --json --by device,queue,name out >tally
    if python3 "$HERE/devices.py" truth events tally $some >log 2>&1; then ok "$name: $(tail -n 1 log)"; else
        fail "$name" "$(tail -n 1 log)"
        lib__tail log
    fi
}
devices 'as they did it' all ./devices.timed 0
devices 'injected' all ./devices 0 LD_PRELOAD="$SO"
devices '4 threads, 2 devices' threads ./devices.timed 0
devices 'counters that come round' long ./devices.timed 0 ZE_FAKE_KERNEL_BITS=22 ZE_FAKE_GLOBAL_BITS=24
devices 'a driver that tells ns a tick' all ./devices.timed 0 ZE_FAKE_OLD=1
devices 'CLOCK_MONOTONIC' all ./devices.timed 0 TRACE_CLOCK=monotonic
devices 'a driver that is slow while work goes on' leave ./devices.timed 0 ZE_FAKE_WRONG=slow
for seed in 1 2 3 $RANDOM $RANDOM; do devices "by chance, $seed" $seed ./chance.timed 0; done
devices 'a program that destroys nothing' leave ./devices.timed 0
same 'a program that destroys nothing: all that was done is told' 80 "$(grep -c '"slice"' events)"
devices 'a program that ends by _exit' _exit ./devices 0 LD_PRELOAD="$SO"
same 'a program that ends by _exit: all that was done is told' 80 "$(grep -c '"slice"' events)"
devices 'a program that ends by quick_exit' quick ./devices.timed 0
same 'a program that ends by quick_exit: all that was done is told' 80 "$(grep -c '"slice"' events)"
devices 'a program that is killed' killed ./devices.timed 137
same 'a program that is killed: what appends saw is there' 1 "$(($(grep -c '"slice"' events) >= 40))"
devices 'a child without a device' fork ./devices.timed 0
devices 'events for other processes' ipc ./devices.timed 0
same 'events for other processes have no times' own_10 "$(sed -n 's/.*"slice".*"name":"\([^"]*\)".*/\1/p' events | sort -u)"

# impossible numbers of the driver: work is within the run's time, or is counted as lost
check 'numbers that cannot be: program' embedded .cast -fsanitize=undefined,float-cast-overflow -fno-sanitize-recover=all
for wrong in stuck leaps times resolution bits; do
    rm -rf out truth
    env ZE_ENABLE_ALT_DRIVERS="$FAKE" ZE_FAKE_WRONG=$wrong ZE_FAKE_KERNEL_BITS=$([ $wrong = times ] && echo 64 || echo 32) ZE_FAKE_TRUTH="$WORK/truth" TRACE_OUT="$WORK/out" timeout $PATIENCE ./devices.cast all >log 2>&1
    same "$wrong: status, and nothing to say" "0 " "$? $(cat log)"
    "$BUILD/trace-print" --json out >events 2>err
    "$BUILD/trace-info" --json out >info 2>err
    check "$wrong: work lies in the run's time, or is counted as lost" python3 -c '
import json, sys
wrong, minute = sys.argv[1], 60 * 10**9
events = [json.loads(line) for line in open("events")]
host = [e["ns"] for e in events if e["event"] != "slice"]
work = [e for e in events if e["event"] == "slice"]
lost = json.load(open("info"))["runs"][0]["dropped"]
for e in work:
    assert host[0] - minute <= e["ns"] <= e["ns"] + e["duration_ns"] <= host[-1] + minute, e
assert work or lost
assert wrong != "times" or (not work and lost), (len(work), lost)
assert wrong not in ("stuck", "resolution") or work, (len(work), lost)' $wrong
done

rm -rf out truth
check 'a driver without timestamps runs what it ran' env ZE_ENABLE_ALT_DRIVERS="$FAKE" ZE_FAKE_NO_TIMES=1 ZE_FAKE_TRUTH="$WORK/truth" TRACE_OUT="$WORK/out" timeout $PATIENCE ./devices.timed all
same 'a driver without timestamps runs what it ran: nothing is amiss' 2 "$(grep -c '^misuse' truth)" # the program's own mistakes
same 'a driver without timestamps: no times' 0 "$("$BUILD/trace-print" --json out | grep -c '"slice"')"

# the program's calls are as they were: the driver sees neither more nor other ones
calls_of() { rm -rf out; env ZE_ENABLE_ALT_DRIVERS="$FAKE" ZE_FAKE_CALLS="$WORK/calls.$1" TRACE_OUT="$WORK/out" "${@:3}" timeout $PATIENCE "$2" all >log 2>&1; }
calls_of untraced ./devices
calls_of off ./devices.timed TRACE_DEVICES=0
calls_of stopped ./devices.timed TRACE_APIS=-ze
same_file 'TRACE_DEVICES=0 calls the driver for nothing' calls.untraced calls.off
same_file 'switched off, the driver is not called' calls.untraced calls.stopped

# tables: one line for each name, as iprof prints them
devices 'tables' all ./devices.timed 0
"$BUILD/trace-tally" -k --json out >tally
check 'kernels with their geometry' python3 "$ROOT/tests/geometry.py" events tally 'imm_10 [groups '
"$BUILD/trace-tally" out >tables
has 'Device profiling has kernels' tables '^ *imm_10 +\|.*\| +120 \|'
has 'kernels are demangled' tables 'void step_30<float>\(float\*, int\)'
has 'Device profiling has copies by direction' tables 'zeCommandListAppendMemoryCopy\(H2D\) +\|.*10.02kB'
has 'Explicit memory traffic' tables '^Explicit memory traffic \| ZE'
"$BUILD/trace-tally" --by device,name out >tables
for gpu in 0 1; do
    has "Explicit memory traffic of GPU $gpu" tables "^ *GPU $gpu Fake accelerator $gpu \| zeCommandListAppendMemoryCopy\\(H2D\\) \| +5.01kB \|.* 5 \|"
done

for sanitizer in thread address,undefined; do
    check "$sanitizer: devices" make_fake "libfake.${sanitizer%,*}.so" -fsanitize=$sanitizer # its path must have no comma
    check "$sanitizer: program" embedded ".$sanitizer" -O0 -fsanitize=$sanitizer
    DRIVER=$WORK/libfake.${sanitizer%,*}.so devices "$sanitizer, chance" $RANDOM "./chance.$sanitizer" 0 ASAN_OPTIONS=detect_leaks=0
    for way in all threads leave; do
        DRIVER=$WORK/libfake.${sanitizer%,*}.so devices "$sanitizer, $way" $way "./devices.$sanitizer" 0 ASAN_OPTIONS=detect_leaks=0
    done
done

# what an append costs: shown, for machines that run tests are not quiet
check 'a driver that does nothing' make_fake libnothing.so -O2
for settings in TRACE_APIS=-ze TRACE_DEVICES=0 TRACE_DEVICES=1; do
    env ZE_ENABLE_ALT_DRIVERS="$WORK/libnothing.so" ZE_FAKE_NOTHING=1 TRACE_OUT="$WORK/out" $settings timeout $PATIENCE ./devices.timed bench >log 2>&1
    same "an append with $settings: $(tr '\n' ';' <log)" 0 $?
    rm -rf out
done
