# A seccomp filter that appears while a program records costs it no more than what cannot be recorded, and that is said.
check 'seccomp builds' $CC -O1 -Wall -Wextra -Werror -I "$ROOT" "$ROOT/tests/trust/seccomp.c" "$(recorder)" -o seccomp -pthread
# filtered HOW WHEN CALL EVENTS LINES: the program ends well; EVENTS of it are on record or counted as lost; it says LINES, each of which matches $said
filtered() {
    rm -rf filtered
    TRACE_OUT=filtered ./seccomp "$1" "$2" "$3" 2>said
    same "a filter that would $1, $2 the first event, for $3: the program goes on" 0 $?
    same "and all events are accounted for" "$4" "$(trace-info --json filtered 2>/dev/null |
        python3 -c 'import json, sys; print(sum(m["events"] + m["dropped"] for r in json.load(sys.stdin)["runs"] for m in r["members"]))' 2>/dev/null || echo none)"
    same "and one line says why" "$5" "$(grep -cE "$said" said) of $(wc -l <said)"
}
# the child makes no file of its own, and says so unless its parent did
said='^trace: .*: a seccomp filter was set before the first event, and may kill a process that opens files; nothing is recorded: record an event before the filter is set$'
filtered kill after open 400001 '1 of 1'
filtered refuse after open 400001 '1 of 1'
filtered kill before open 0 '1 of 1'
filtered refuse before open 0 '1 of 1'
said='no more can be written: not permitted; events are counted as lost|a seccomp filter was set'
TRACE_HELPER=0 filtered refuse after allocate 400001 '2 of 2' # the recorder's own threads are not filtered
# a filter that kills for all but a few calls: those that the manual names are enough
check 'strict builds' $CC -O1 -Wall -Wextra -Werror -I "$ROOT" "$ROOT/tests/trust/strict.c" "$(recorder)" -o strict -pthread
for setting in TRACE_MODE=stream TRACE_MODE=ring TRACE_MMAP=0 TRACE_MAX=4M; do
    rm -rf filtered
    env "$setting" TRACE_BUFFER=1 TRACE_OUT=filtered ./strict 2>said
    same "a filter that kills for nearly all calls, $setting: the program goes on" "7 0" "$? $(wc -l <said)"
    same "and all events are accounted for, $setting" 1000601 "$(trace-info --json filtered 2>/dev/null |
        python3 -c 'import json, sys; print(sum(m["events"] + m["dropped"] + m["overwritten"] for r in json.load(sys.stdin)["runs"] for m in r["members"]))' 2>/dev/null || echo none)"
done
