#!/bin/bash
# PerfStubs: the stubs in PyPI's ADIOS2 are the client, of a program that calls all of them and of ADIOS2 itself.
set -u
. "$(dirname "$0")/../lib.sh"
SO=$BUILD/libtrace-h.so
PYTHON=$(venv)
need gcc python3
STUBS=$("$PYTHON" -c 'import importlib.util as u; print(u.find_spec("adios2").submodule_search_locations[0])' 2>/dev/null)
LIB=$(ls "$STUBS"/libadios2_perfstubs.so 2>/dev/null)
[ -e "$LIB" ] || { fail "need libadios2_perfstubs.so" "PyPI's adios2 is not in $CACHE/venv"; finish; }
cd "$WORK" || exit 1

found='Found ps_tool_initialize(), registering tool' # the stubs say that themselves
printf '%s\none timer a name: 1\na profile: 0 0 0\n' "$found" >want
plain() { sed -E 's/^[^ ]* [^ ]* [0-9]+ perfstubs:/perfstubs:/; s/^[^ ]* [^ ]* [0-9]+ //; s/ after .*//; s/ +$//'; }
FLAGS="-O0 -Wall -Wextra -Werror"
check 'client' gcc $FLAGS "$HERE/client.c" -o client "$LIB" -Wl,-rpath,"$STUBS" -lpthread -Wl,--no-as-needed -lm
check 'client, embedded' gcc $FLAGS -DEMBED -rdynamic -I "$ROOT" "$HERE/client.c" -o embedded "$LIB" -Wl,-rpath,"$STUBS" -lpthread -Wl,--no-as-needed -lm -ldl
check 'client, embedded, which shows nothing' gcc $FLAGS -DEMBED -I "$ROOT" "$HERE/client.c" -o hidden "$LIB" -Wl,-rpath,"$STUBS" -lpthread -Wl,--no-as-needed -lm -ldl
one() { # NAME COMMAND...
    local name=$1
    shift
    rm -rf out
    TRACE_OUT=$WORK/out "$@" >said 2>log
    same_file "$name: what the tool answers" want said
    same "$name: nothing is said" '' "$(cat log)"
    same "$name: one file" 1 "$(ls out | wc -l)"
    "$BUILD/trace-print" out | plain >got
    same_file "$name: every function is recorded as it should be" "$HERE/client.txt" got
    has "$name: metadata is a fact of the process" <("$BUILD/trace-info" out 2>&1; "$BUILD/trace-info" -v out 2>&1) 'perfstubs.input.*big\.bp'
}
one 'preloaded' env LD_PRELOAD="$SO" ./client
one 'trace-run' "$BUILD/trace-run" -n -q -o "$WORK/out" -- ./client
one 'embedded' ./embedded
one 'embedded, under trace-run' "$BUILD/trace-run" -n -q -o "$WORK/out" -- ./embedded
one 'embedded without -rdynamic, under trace-run' "$BUILD/trace-run" -n -q -o "$WORK/out" -- ./hidden
rm -rf out
same 'without a tool: nothing' 0 "$(TRACE_OUT=out ./client | grep -c "$found")"
check 'without a tool: no file' test ! -e out
TRACE_OUT=out TRACE_APIS=-perfstubs LD_PRELOAD=$SO ./client >/dev/null
check 'off: no event' sh -c "! '$BUILD/trace-print' out 2>/dev/null | grep -q 'perfstubs:'"
rm -rf out
TRACE_OUT=out TRACE_WHEN=range=iteration LD_PRELOAD=$SO ./client >/dev/null
same 'a phase can be a step' 'inner [{file.c} {12}] 2 iteration 2 outer 2' "$(calls perfstubs out | paste -sd ' ')"

# --- handles of another tool

check 'foreign handles: program' gcc $FLAGS "$HERE/foreign.c" -o foreign "$SO" -Wl,-rpath,"$BUILD"
rm -rf out
TRACE_OUT=out ./foreign 2>said
has 'foreign handles: said once' said '^trace: PerfStubs passed a timer that this recorder never gave \(0x1\); such calls are not recorded$'
same 'foreign handles: one line' 1 "$(wc -l <said)"
same 'foreign handles: what is good, and nothing else' '1000 bytes|1000 good|1000 good' \
    "$("$BUILD/trace-print" --json out | python3 -c '
import collections, json, sys
c = collections.Counter((e["event"], e["name"]) for e in map(json.loads, sys.stdin))
print("|".join(sorted("%d %s" % (n, name) for (_, name), n in c.items())))')"

# --- ADIOS2

rm -rf out
TRACE_OUT=out LD_PRELOAD=$SO "$PYTHON" "$HERE/adios.py" "$WORK/data.bp" >said 2>log || lib__tail log
same 'ADIOS2: reads what it wrote' '45.0 45.0 45.0' "$(grep -v "$found" said | paste -sd ' ')"
calls perfstubs out >got
for want in 'BP5Writer::EndStep 3' 'BP5Writer::Open 1' 'BP5Reader::Open 1' 'BP5Reader::EndStep 3' 'BP5Writer::Close 1'; do
    has "ADIOS2: $want" got "^$want\$"
done
"$BUILD/trace-print" --json out | python3 -c '
import json, sys
stacks = {}
for e in map(json.loads, sys.stdin):
    if e["api"] != "perfstubs": continue
    s = stacks.setdefault(e["tid"], [])
    if e["event"] == "entry": s.append(e["name"])
    elif e["event"] == "exit": assert s.pop() == e["name"]
assert not any(stacks.values())' && ok 'ADIOS2: timers nest' || fail 'ADIOS2: timers nest'
finish
