# mistakes.sh - part of run.sh: wrong options, values, filters and variables are refused before anything runs, with what was meant and what there is

# mistaken NAME REGEX COMMAND...: status 2, one line of error that matches, and the file `ran` is not made
mistaken() {
    local name=$1 words=$2
    shift 2
    rm -f ran
    "$@" >out 2>err
    same "$name: status 2" 2 $?
    has "$name: what was meant" err "$words"
    same "$name: one line" 1 "$(grep -vc '^Try ' err)"
    same "$name: nothing ran, nothing is left" "" "$(ls -d ran mistaken 2>/dev/null)"
}
job() { "$run" -o mistaken "$@" -- touch ran; }

mistaken "trace-run -a" "'cudaa' is none of user, mpi, .*; did you mean cuda\\?" job -a mpi,cudaa
mistaken "trace-run -a: nothing like it" "'foo' is none of user, mpi, .* all,.*ucx" job -a foo
mistaken "trace-run -a: a level" "'ful' is none of minimal, default, full, off; did you mean full\\?" job -a mpi=ful
mistaken "trace-run --level" "'fulll' is none of minimal, default, full; did you mean full\\?" job --level fulll
mistaken "trace-run -r" "'x' is not a list of ranks, such as 0,4-7" job -r x
mistaken "trace-run -m" "'rng' is none of stream, ring, off; did you mean ring\\?" job -m rng
mistaken "trace-run --buffer 0" "'0' is not a number from 1 to 1024" job --buffer 0
mistaken "trace-run --ring" "'1G' is not a number from 1 to 16384" job --ring 1G
mistaken "trace-run --telemetry" "'-1' is not a number from 0 to 3600000" job --telemetry -1
mistaken "trace-run --pc-sampling" "'3' is not 0, 1 or a number from 5 to 31" job --pc-sampling=3
mistaken "trace-run --when" 'every=N' job --when evry=10
mistaken "trace-run --devices" 'every=N' job --devices nver
mistaken "trace-run --print-to" '/nowhere/file: No such file' job --print-to /nowhere/file
mistaken "trace-run --timeline" '/nowhere/t.pftrace: No such file' job -l /nowhere/t.pftrace
mistaken "an option that does not exist" '--lvel is not an option; did you mean --level\?' job --lvel full
mistaken "an option that is short for several" '--r is short for several options' job --r 1
mistaken "a letter that is no option" '-Q is not an option' job -qQ
mistaken "an option without its value" '--apis needs a value' "$run" --apis
mistaken "an option with a value it does not take" '--json takes no value' job --json=3
mistaken "a variable that does not exist" 'TRACE_BUFER is not a variable of trace.h; did you mean TRACE_BUFFER\?' env TRACE_BUFER=64 "$run" -o mistaken -- touch ran
mistaken "a variable's value" "TRACE_LEVEL: 'fulll' is none of minimal, default, full; did you mean full\\?" env TRACE_LEVEL=fulll "$run" -o mistaken -- touch ran
mistaken "a list of words" "TRACE_NCCL: 'tmes' is none of off, plan, times, .*; did you mean times\\?" \
    env TRACE_NCCL=plan,tmes "$run" -o mistaken -- touch ran
defaults=$(sed -n 's/^| `\(TRACE_[A-Z_]*\)` |.*| `\([^`]*\)` |$/\1=\2/p' "$ROOT/docs/reference/environment.md" |
    grep -v '=found$')
# shellcheck disable=SC2086
check "each default of the page is a value" env $defaults "$run" -q -n -o defaults true
same "defaults: found" yes "$([ "$(wc -w <<<"$defaults")" -ge 20 ] && echo yes)"
"$run" -q -n -o overruled --level full env TRACE_BUFER=1 true 2>err
same "an option overrules a variable, and what is set behind the -- is the program's" 0 "$(TRACE_LEVEL=fulll "$run" -q -n -o overruled2 --level full true 2>err; echo $?)"

# the recorder says once that a variable is misspelt, and leaves other software's alone
cat >misspelt.c <<'E2'
#include "trace.h"
int main(void)
{
    trace_instant("here");
    return 0;
}
E2
check "a program that records" build -std=gnu11 -I"$ROOT" -o misspelt misspelt.c "$(recorder)" -pthread
TRACE_OUT=misspelt.out TRACE_BUFER=64 ./misspelt 2>err
same "a misspelt variable: one line" "trace: TRACE_BUFER is not a variable of trace.h and is ignored; did you mean TRACE_BUFFER?" "$(cat err)"
TRACE_OUT=others.out TRACE_OUTPUT=x TRACE_FILE=x TRACE_ID=1 TRACE_LOG=1 TRACE_DEBUG=1 TRACE_ROOT=/x TRACEPARENT=x ./misspelt 2>err
same "variables of other software: none" "" "$(cat err)"
# filters name what the trace has
mistaken "trace-tally -a" "the trace has no such API: 'usr' is not user; did you mean user\\?" "$tally" -a usr misspelt.out
mistaken "trace-tally -a: an API that did nothing" "'mpi' is not user$" "$tally" -a user,mpi misspelt.out
mistaken "trace-tally -r" 'no process of the trace has a rank' "$tally" -r 3 misspelt.out
mistaken "trace-tally -r: another" 'the trace has no rank 7; it has 0-2' "$tally" -r 0,7 random1
for name in nowhere 'her$'; do
    mistaken "trace-tally -n $name" '--name: no name of the trace matches; it has here$' "$tally" -n "$name" misspelt.out
    mistaken "trace-print --name $name" '--name: no name of the trace matches; it has here$' "$print" --name "$name" misspelt.out
    mistaken "to-perfetto -n $name" '--name: no name of the trace matches; it has here$' "$BUILD/to-perfetto" -o mistaken -n "$name" misspelt.out
done
mistaken "trace-tally -n: names of the run" 'it has kernel, lib_0, lib_1' "$tally" -n 'task 9' random1
mistaken "trace-tally -n: another option leaves nothing" 'other options leave nothing' "$tally" -n task --to 1ns random1
mistaken "trace-print --name: another option leaves nothing" 'other options leave nothing' "$print" --name here --kind counter misspelt.out
mistaken "to-perfetto -n: names of the run" 'it has kernel, lib_0, lib_1' "$BUILD/to-perfetto" -o mistaken -n 'task 9' random1
same "a name that the trace has" 0 "$("$BUILD/to-perfetto" -q -o named.pftrace -n '^task 1$' random1 2>err; echo $?)"
mistaken "trace-tally --host" "no such host: 'x'" "$tally" --host x misspelt.out
mistaken "trace-tally --sort" "'tiem' is none of time, .*; did you mean time\\?" "$tally" --sort tiem misspelt.out
mistaken "trace-tally --by" "'rnak' is none of api, .*; did you mean rank\\?" "$tally" --by name,rnak misspelt.out
mistaken "trace-tally --top" "'x' is not a number" "$tally" --top x misspelt.out
mistaken "trace-print -k" "'bogus' is none of entry, exit, .* sample$" "$print" -k bogus misspelt.out
mistaken "trace-print -k: close" "did you mean instant\\?" "$print" -k entry,instnat misspelt.out
mistaken "trace-print -a" "did you mean user\\?" "$print" -a uesr misspelt.out
mistaken "trace-print -t" "no such thread: '1' is (not|none of) [0-9]+" "$print" -t 1 misspelt.out
mistaken "trace-print -r" 'no process of the trace has a rank' "$print" -r 0 misspelt.out
mistaken "trace-print --from" "'yesterday' is not a time" "$print" --from yesterday misspelt.out
mistaken "to-perfetto -r" 'no process of the trace has a rank' "$BUILD/to-perfetto" -o mistaken -r 0 misspelt.out
mistaken "to-perfetto --args" "'al' is none of default, all, none; did you mean all\\?" "$BUILD/to-perfetto" -o mistaken --args al misspelt.out
export=$BUILD/trace-export
mistaken "trace-export without a format" 'no format given: --format takes .*folded' "$export" -o mistaken misspelt.out
mistaken "trace-export -f" "'foldd' is (not|none of) .*; did you mean folded\\?" "$export" -f foldd -o mistaken misspelt.out
mistaken "trace-export --weight of another format" '--weight is not for the format chrome; it is for folded' \
    "$export" -f chrome --weight time -o mistaken misspelt.out
mistaken "trace-export --syncs of another format" '--syncs is not for the format folded; it is for chrome' \
    "$export" -f folded --syncs -o mistaken misspelt.out
mistaken "trace-export --weight" "'tiem' is none of time, device, calls, bytes; did you mean time\\?" \
    "$export" -f folded --weight tiem -o mistaken misspelt.out
mistaken "trace-export --roots" "'rnak' is none of host, rank, thread; did you mean rank\\?" \
    "$export" -f folded --roots host,rnak -o mistaken misspelt.out
mistaken "trace-export --files" "'each' is none of rank, one" "$export" -f folded --files each -o mistaken misspelt.out
mistaken "trace-export -a" "did you mean user\\?" "$export" -f folded -a uesr -o mistaken misspelt.out
mistaken "trace-export -r" 'no process of the trace has a rank' "$export" -f folded -r 0 -o mistaken misspelt.out
mistaken "trace-export, one output for several ranks" 'the standard output takes one file, and there are 3 ranks' \
    "$export" -f chrome -o - random1
mistaken "trace-merge --compression" "'33' is not a number from 1 to 19" "$BUILD/trace-merge" -o mistaken --compression 33 misspelt.out
mistaken "trace-merge --max-mem" "'x' is not a number" "$BUILD/trace-merge" -o mistaken --max-mem x misspelt.out
same "filters the trace has, in any case" 0 "$("$tally" -a USER misspelt.out >/dev/null 2>err; echo $?)"
