#!/bin/bash
# Hazards: small programs that fork, die, jump, unload, run out of everything. Each case runs with tracing compiled out and with tracing:
# output and exit status must be the same, and the files must hold what the comment above the case says (events.c reads them).
#
# CASE=NAME takes that case of each program. FULL=1: more kills, more forks.
# TIMES=N has each case of a program N times, SANITIZE=address the programs and what they load with it, for tests/proof/long.sh.
# early: needs compilers alone
# root: mounts, other users and limits of processes need it
set -u
. "$(dirname "$0")/../lib.sh"
INCLUDE=${INCLUDE:--I$ROOT} # where trace.h is
SANITIZE=${SANITIZE:-}
FLAGS="-std=gnu11 -O2 -Wall -Wextra -Wno-unused -Wno-misleading-indentation -pthread $INCLUDE -I$HERE"
cd "$WORK" || exit 1
ulimit -c 0
HOST_CC=$CC

build() { # build OUTPUT SOURCE FLAG...
    local out=$1 source=$2
    shift 2
    local recorder=$ROOT/tests/impl.c
    [ "$CC $SANITIZE $INCLUDE" != "gcc  -I$ROOT" ] || recorder=$(recorder -O2)
    [ "$source" != default_off.c ] || { recorder=$ROOT/tests/impl.c && set -- "$@" -O0 -DTRACE_DEFAULT_OFF; } # concerns the recorder
    [ "$source" = events.c ] || set -- "$@" ${SANITIZE:+-g1 "-fsanitize=$SANITIZE"}
    case "$source $*" in events.c* | kill.c* | plugin.c* | *-DTRACE_COMPILE_OUT*) recorder= ;; esac
    $CC $FLAGS "$@" -o "$out" "$HERE/$source" $recorder -ldl >build.log 2>&1 && return
    fail "build $out"
    lib__tail build.log
    return 1
}

build events events.c -I"$ROOT/src" || finish
mkdir plain
for name in hidden visible shared; do
    case $name in hidden) how="-O0 -DOWN -DTRACE_HIDDEN" ;; visible) how="-O0 -DOWN" ;; *) how= ;; esac
    build plugin_$name.so plugin.c -shared -fPIC $how && build plain/plugin_$name.so plugin.c -shared -fPIC -DTRACE_COMPILE_OUT
done

# the cases of a program, and the comment of one
cases() { sed -n 's/^ \{0,1\}\(\/\*\| \*\)= \([a-z_0-9]*\)$/\2/p' "$HERE/$1.c"; }
wanted() {
    awk -v name="$2" '$0 ~ "^( |/)\\*= " { on = $2 == name; next } /\*\// { on = 0 } on { sub(/^ \* ?/, ""); print }' "$HERE/$1.c"
}

# the reader library finds as many events as events.c, which shares no code with it, and as many lost
tallied() {
    local dir=$1 n recorded dropped overwritten
    n=$(find "$dir/out" -name '*.bin' -size +0 | wc -l)
    files=$((files + n))
    [ "$n" -gt 0 ] && [ -x "$TALLY" ] || return 0
    "$WORK/events" "$dir/out" | awk '$2 ~ /^(begin|end|instant|counter|slice|async|async_end|meta|message|object|pause|resume)$/ { n += $1 }
        $2 == "dropped" { d = $1 } $2 == "overwritten" { o = $1 } END { printf "events %d dropped %d overwritten %d\n", n, d, o }' >"$dir/tally.want"
    "$TALLY" --json "$dir/out" 2>"$dir/tally.err" | awk -F'[:,]' '/^ "events"/ { n = $2 } /^ "dropped"/ { d = $2 } /^ "overwritten"/ { o = $2 }
        END { printf "events %d dropped %d overwritten %d\n", n, d, o }' >"$dir/tally.got"
    read -r _ recorded _ dropped _ overwritten <"$dir/tally.want"
    events=$((events + recorded + dropped + overwritten))
    cmp -s "$dir/tally.want" "$dir/tally.got" || { echo "$(cat "$dir/tally.got"), want $(cat "$dir/tally.want"); $(head -2 "$dir/tally.err")" >"$dir/tally.differs"; return 1; }
}
TALLY=${TALLY:-$BUILD/trace-tally}
[ -x "$TALLY" ] || fail "trace-tally" "not in $BUILD: meson compile -C $BUILD"

# compare PROGRAM CASE: runs both builds, compares all the world can see, then the files
compare() {
    local program=$1 c=$2 name="$1/$2${AT:-}" dir=$WORK/case out=${OUT_AS:-$WORK/case/out} status plain pattern problem=
    local -a env=()
    rm -rf "$dir"
    mkdir "$dir"
    wanted "$program" "$c" >"$dir/wanted"
    # threads that record without end lose what a disk does not take within a second, as one that others keep busy does not
    ! grep -qx 'in memory' "$dir/wanted" || [ ! -w /dev/shm ] || out=$(mktemp -d /dev/shm/trace-run.XXXXXX)
    while read -r key value; do env+=("$value"); done < <(grep '^env ' "$dir/wanted")
    pattern=$(sed -n 's/^stderr //p' "$dir/wanted")
    grep -Ev '^(env|in|stderr|-) ?' "$dir/wanted" | grep . >"$dir/expect"

    cp "$dir/expect" "$dir/expect.plain"
    echo "a line of input" >"$dir/input"
    { (cd "$dir" && PLUGINS=$WORK/plain EXPECT=$dir/expect.plain exec timeout -s KILL $PATIENCE $RUN "$WORK/$program.plain" "$c") <"$dir/input" >"$dir/plain.out" 2>"$dir/plain.err"; } 2>/dev/null
    plain=$?
    { (cd "$dir" && exec env "${env[@]}" PLUGINS="$WORK" EXPECT="$dir/expect" TRACE_OUT="$out" timeout -s KILL $PATIENCE $RUN "$WORK/$program" "$c") <"$dir/input" >"$dir/out.out" 2>"$dir/out.err"; } 2>/dev/null
    status=$?
    [[ $out != /dev/shm/* ]] || mv "$out" "$dir/out"
    # what LeakSanitizer says of a thread that begins or ends just then, as the recorder's own may
    [ -z "$SANITIZE" ] || sed -i '/^==[0-9]*==Running thread [0-9]* was not suspended\. False leaks are possible\.$/d' "$dir/plain.err" "$dir/out.err"
    [ $plain -eq $status ] || problem="exit status $status, without tracing $plain"
    cmp -s "$dir/plain.out" "$dir/out.out" || problem="${problem:+$problem; }standard output differs: $(head -c 300 "$dir/out.out" | tr '\n' '|')"
    if [ -n "$pattern" ]; then
        [ "$(grep -c '^trace: ' "$dir/out.err")" -le 1 ] && grep -Eqx -- "$pattern" <(grep . "$dir/out.err" || echo) || problem="${problem:+$problem; }standard error is not one line '$pattern': $(head -c 300 "$dir/out.err" | tr '\n' '|')"
    else
        cmp -s "$dir/plain.err" "$dir/out.err" || problem="${problem:+$problem; }standard error differs: $(head -c 300 "$dir/out.err" | tr '\n' '|')"
    fi
    [ -d "$dir/out" ] || mkdir "$dir/out"
    "$WORK/events" --expect "$dir/expect" "$dir/out" >"$dir/events" 2>&1 || problem="${problem:+$problem; }events: $(grep -m3 '^bad' "$dir/events" | tr '\n' '|')"
    [ -n "$problem" ] || tallied "$dir" || problem="trace-tally and events.c differ: $(cat "$dir/tally.differs")"
    if [ -z "$problem" ]; then ok "$name"; else
        fail "$name" "$problem"
        [ -z "${SHOW:-}" ] || cat "$dir/events"
    fi
}

programs() { # PROGRAM...
    for program; do
        build "$program" "$program.c" $LINK && build "$program.plain" "$program.c" $LINK -DTRACE_COMPILE_OUT || continue
        same "$program: every case says what it records" "" \
            "$(tr -d '\n' <"$HERE/$program.c" | grep -oE '\{"[a-z_0-9]+", *[a-z_0-9]+\}' | cut -d '"' -f 2 | sort |
                grep -vx second_life | comm -3 - <(cases "$program" | sort) | xargs)" # that one is what another executes
        for ((time = 0; time < ${TIMES:-1}; time++)); do
            events=0 files=0 before=$FAILED
            for c in $(cases "$program" | grep -x "${CASE:-.*}"); do compare "$program" "$c"; done
            case $program in
            threads) counted 3 "threads that end or are cancelled, and main's: events$AT" $events $((FAILED - before)) ;;
            forks) counted 7 "fork, clone, vfork, spawn: processes that record$AT" $files $((FAILED - before)) ;;
            signals) counted 8 "handlers that record within records: events$AT" $events $((FAILED - before)) ;;
            plugins) counted 9 "libraries loaded and unloaded: events$AT" $events $((FAILED - before)) ;;
            rotate) counted 12 "files with a bound: events$AT" $events $((FAILED - before)) ;;
            streams) counted 12 "files that may not grow: events$AT" $events $((FAILED - before)) ;;
            esac
        done
    done
}
RUN='' LINK=-rdynamic AT=${SANITIZE:+, -fsanitize=$SANITIZE}
test_threads() { programs threads; }
test_forks() { programs forks; }
test_signals() { programs signals; }
test_exits() { programs exits; }
test_plugins() { programs plugins; }
test_streams() { programs streams; }
test_control() { programs control; }
test_rotate() { programs rotate; }
test_default_off() { programs default_off; }
test_aarch64() { # emulated. Not forks: the emulator does not wipe a child's pages, nor does it survive forks of threaded programs
    full_only
    CC=aarch64-linux-gnu-gcc
    RUN=qemu-aarch64 LINK="-static -Wl,-w -DQEMU"
    AT=' on aarch64'
    programs threads exits control default_off
}
test_places() { . "$HERE/places.sh" && counted 13 "hostile folders: cases" $((PASSED + FAILED)) $FAILED; }
test_limits() { . "$HERE/limits.sh" && counted 5 "limits and full disks: cases" $((PASSED + FAILED)) $FAILED; }
test_kills() { . "$HERE/kills.sh"; }
test_bounds() { . "$HERE/bounds.sh"; }
test_late() { . "$HERE/late.sh"; }
test_waits() { . "$HERE/waits.sh"; }
finish
