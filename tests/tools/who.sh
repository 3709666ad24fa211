# who.sh - part of run.sh: processes that look alike stay apart, and several recorders of one process stay together

# --- PID namespaces: four processes with one number, one start and one program

apart=
[ "$(id -u)" -eq 0 ] || apart="unshare -Ur" # a user namespace gives the right to make others
check "namesakes builds" build -I"$ROOT" -o namesakes "$HERE/namesakes.c" "$(recorder)" -pthread
of_processes() { "$BUILD/trace-info" --json -p "$@" 2>err | python3 -c '
import json, sys
p = json.load(sys.stdin)["runs"][0]["members"]
print(len(p), *sorted({q["pid"] for q in p}), *sorted(q["rank"] for q in p))'; }
steps_by() { "$tally" --json "$@" 2>err | python3 -c 'import json, sys; print(*sorted(r["calls"] for r in json.load(sys.stdin)["rows"] if r["name"] == "step"))'; }
check "four processes, each number 1 in a namespace of its own" $apart env TRACE_OUT=ns ./namesakes 4
same "are four" "4 1 -1 -1 -1 -1" "$(of_processes ns)"
same "each with its calls" "1 2 3 4" "$(steps_by --by process,name ns)"
"$BUILD/trace-merge" -q -o ns.bin ns
same "merged, too" "4 1 -1 -1 -1 -1" "$(of_processes ns.bin)"
same "and counted apart, then put together" "1 2 3 4" "$(for f in ns/*.bin; do "$tally" --by process,name --partial "part-$(basename "$f" .bin).tally" "$f"; done; steps_by part-*.tally)"
"$BUILD/to-perfetto" -q -o ns.pftrace ns
check "four in a timeline" python3 - ns.pftrace <<'E2'
import re, sys
data = open(sys.argv[1], "rb").read()
assert len(set(re.findall(rb"namesakes[^\x00-\x1f]*", data))) >= 1
assert data.count(b"pid 1") >= 4, data.count(b"pid 1")
E2
"$BUILD/trace-export" -f folded --roots rank -o ns.folded ns
same "and in stacks" 4 "$(wc -l <ns.folded)"
check "four ranks of that kind" $apart env TRACE_OUT=nsr ./namesakes 4 ranks
same "are four ranks" "4 1 0 1 2 3" "$(of_processes nsr)"
same "each with its calls" "0:1 1:2 2:3 3:4" "$("$tally" --json --by rank,name nsr | python3 -c 'import json, sys; print(*sorted("%d:%d" % (r["rank"], r["calls"]) for r in json.load(sys.stdin)["rows"] if r["name"] == "step"))')"
(unset TRACE_RUN; exec $apart env TRACE_OUT=nsm ./namesakes 4 ranks)
same "of one run, though nothing but the moment says so" 1 "$("$BUILD/trace-info" --json nsm | python3 -c 'import json, sys; print(len(json.load(sys.stdin)["runs"]))')"

# whether they run, seen from outside of the namespaces
mkfifo stay
$apart env TRACE_OUT=nsl ./namesakes 2 stay <stay >ready &
launcher=$!
exec 9>stay
for _ in $(seq 1 "$PATIENCE"); do [ "$(wc -l <ready)" -eq 2 ] && break; sleep 1; done
running() { "$BUILD/trace-info" --json -p "$@" | python3 -c '
import json, sys
p = json.load(sys.stdin)["runs"][0]["members"]
print(sum(q["running"] for q in p), "run,", sum(q["killed"] for q in p), "were killed")'; }
same "processes of other namespaces run" "2 run, 0 were killed" "$(running nsl)"
kill -9 $(cat /proc/$launcher/task/$launcher/children)
wait $launcher
exec 9>&-
same "and when they were killed, they were" "0 run, 2 were killed" "$(running nsl)"

# --- a recorder in each linker namespace: one process

cat >copies.c <<'E2'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
/* copies LIBRARY: calls step() of the library in three linker namespaces, and in this one */
int main(int argc, char **argv)
{
    int i;
    for (i = 0; i < 4 && argc > 1; i++) {
        void *h = i < 3 ? dlmopen(LM_ID_NEWLM, argv[1], RTLD_NOW) : dlopen(argv[1], RTLD_NOW);
        void (*step)(void);
        if (!h)
            return puts(dlerror()), 1;
        *(void **)(void *)&step = dlsym(h, "step");
        step();
    }
    return 0;
}
E2
cat >step.c <<'E2'
#define TRACE_IMPL
#include "trace.h"
void step(void);
void step(void)
{
    trace_task_begin("step");
    trace_task_end();
}
E2
check "a library with a recorder, and a program that loads it four times" sh -c "gcc -w -O0 -shared -fPIC -I'$ROOT' -o step.so step.c -pthread && gcc -o copies copies.c -ldl"
(unset TRACE_RUN; TRACE_OUT=copies.out exec ./copies ./step.so)
same "four files" 4 "$(find copies.out -name '*.bin' | wc -l)"
same "are one run, and all of it is shown" 4 "$(steps_by copies.out)"
same "without a word" "" "$(cat err)"
same "and one process" "1 process" "$("$BUILD/trace-info" --json -p copies.out | python3 -c 'import json, sys; print(*(len(r["members"]) for r in json.load(sys.stdin)["runs"]), "process")')"
"$BUILD/trace-merge" -q -o copies.bin copies.out
same "merged, too" 4 "$(steps_by copies.bin)"

# --- how a program ended, as trace-run saw it

cat >end.c <<'E2'
#include "trace.h"
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    int *volatile nowhere = NULL;
    trace_task_begin("first");
    trace_task_end();
    if (argc > 1 && argv[1][0] == 'c')
        *(volatile int *)nowhere = 1;
    if (argc > 1 && argv[1][0] == 'k')
        kill(getpid(), SIGKILL);
    return argc > 1 ? atoi(argv[1]) : 0;
}
E2
check "a program that ends" build -I"$ROOT" -o end end.c "$(recorder)" -pthread
how() { "$BUILD/trace-info" --json -p "$1" 2>/dev/null | python3 -c '
import json, sys
for r in json.load(sys.stdin)["runs"]:
    for p in r["members"]:
        print(p.get("exit_status"), p.get("signal"), "ended_ns" in p, p["killed"])'; }
ends() { rm -rf end.out; bash -c "ulimit -c 0; \"$run\" -q -n -o end.out -- ./end $1; :" 2>/dev/null; }
ends 0; same "by returning 0" "0 None True False" "$(how end.out)"
ends 7; same "by returning 7" "7 None True False" "$(how end.out)"
has "which trace-info says" <("$BUILD/trace-info" end.out) '^  Ended +process [0-9]+: exit status 7$'
ends c; same "by a crash" "None 11 True True" "$(how end.out)"
has "which trace-info says" <("$BUILD/trace-info" end.out 2>/dev/null) '^  Ended +process [0-9]+: signal 11 \(SIGSEGV\)$'
"$BUILD/trace-merge" -q -o end.bin end.out 2>/dev/null
same "merged, too" "None 11 True True" "$(how end.bin)"
ends k; same "killed" "None 9 True True" "$(how end.out)"
has "trace-report says by what" <("$BUILD/trace-report" end.out 2>/dev/null) '\[killed\] Process [0-9]+ ended by signal 9 \(SIGKILL\), after '
rm -rf end.out
TRACE_OUT=end.out ./end 7
same "without trace-run the recorder knows an exit status" "7 None False False" "$(how end.out)"
