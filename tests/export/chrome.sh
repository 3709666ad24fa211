# chrome.sh - part of tests/export: Kineto's Chrome JSON of two ranks on a fake GPU, read by HTA; and by Perfetto's engine

mapfile -t inner <first.inner # a part in which rank 1 works; it still runs when rank 0 is over
python=$CACHE/hta/bin/python
[ -x "$python" ] || fail 'need HolisticTraceAnalysis' "it is not in $CACHE/hta"
train second
mkdir files syncs others
check 'chrome: exported' "$export" -q -f chrome -o files/job.json.gz first
check 'chrome: exported with what the host waited for' "$export" -q -f chrome --syncs -o syncs/job.json first
check 'chrome: another job' "$export" -q -f chrome -o others/job.json second
same 'chrome: a file a rank' 'files/job.rank0.json.gz files/job.rank1.json.gz' "$(echo files/*)"
check 'chrome: documents are as they must be' python3 "$HERE/document.py" train files/* others/*
check 'chrome: with waits, too' python3 "$HERE/document.py" any syncs/*
same 'chrome: each wait of the host is on a row' 5 "$(grep -c '"cat": "cuda_sync", "name": "Context Sync"' syncs/job.rank0.json)"
mkdir merged
"$export" -q -f chrome -o merged/job.json first.bin
same_file 'chrome: the same of a merged file' <(zcat files/job.rank1.json.gz | grep -v traceName) <(grep -v traceName merged/job.rank1.json)
HOME=$WORK MPLCONFIGDIR=$WORK "$python" "$HERE/analyses.py" files syncs others first.events first.books >analyses.log 2>err
while read -r line; do
    case $line in 'ok '*) ok "${line#ok }" ;; 'not ok '*) fail "${line#not ok }" ;; esac
done <analyses.log
same 'HTA: ran to its end' 41 "$(grep -c '^ok \|^not ok ' analyses.log)" || lib__tail err

# ---- one file, windows, names
"$export" -q -f chrome --files one -o one.json first
check 'chrome: one file: a document' python3 "$HERE/document.py" any one.json
same 'chrome: one file has what two have' "$(zcat files/* | grep -c '"ph": "X"')" "$(grep -c '"ph": "X"' one.json)"
"$export" -q -f chrome -o half.json -r 1 "${inner[@]}" first
check 'chrome: a window: a document' python3 "$HERE/document.py" any half.json
"$export" -q -f chrome -o steps.json -r 0 --step Layer first
same 'chrome: --step' 15 "$(grep -o '"user_annotation", "name": "ProfilerStep#[0-9]*' steps.json | sed 's/.*"//' | sort -u | wc -l)"
"$export" -q -f chrome -o - -r 0 first >stdout.json
same_file 'chrome: the standard output' <(zcat files/job.rank0.json.gz | grep -v traceName) <(grep -v traceName stdout.json)
"$export" -q -f chrome -o names.json names.out
check 'chrome: names that JSON and terminals take for something else: a document' python3 "$HERE/document.py" any names.json
check 'chrome: they are what they were' python3 -c '
import json
got = [e["name"] for e in json.load(open("names.json"))["traceEvents"] if e["ph"] == "X" and e["name"] != "inner"]
want = ["semi;colon", "space and 17", "quote \" \\ back", "new\nline\ttab", "no utf-8 \ufffd", "größer €", "", "escape \x1b[2J", "</script>", "separator \u2028"]
assert got == want, got'
cat >all.c <<'C'
#include "trace.h"
int main(void)
{
    trace_track track = trace_track_create("engine", 0);
    for (uint64_t i = 0; i < 3; i++) {
        TRACE_SCOPE("step", "i", i + 40, "stream", 3, "correlation", 9, "x", 1.5, "nan", 0.0 / 0.0);
        trace_meta("i", i);
        trace_instant("here", "i", i);
        trace_counter("load", 0.25 * (double)i);
        trace_counter("load", i == 1 ? 0.0 / 0.0 : 1 / 0.0);
        trace_async_begin("request", i);
        trace_async_end("request", i);
        trace_track_slice(track, "burst", trace_now(), trace_now() + 10, "n", 1);
        trace_flow_out(i + 1);
    }
    return 0;
}
C
check 'chrome: all kinds: builds' $CC -O0 -w -I "$ROOT" all.c -o all "$(recorder)" -pthread
TRACE_OUT=all.out ./all
"$export" -f chrome -o all.json all.out 2>all.err
has 'chrome: what JSON has no number for is said' all.err '3 samples of counters are left out: they are NaN or infinite'
check 'chrome: all kinds: a document' python3 "$HERE/document.py" any all.json
same 'chrome: all kinds' '3 b 3 C 3 e 3 i 3 s 6 X' "$(grep -o '"ph": "[^M]"' all.json | sort -f | uniq -c | tr -d '"' | awk '{ print $1, $3 }' | xargs)"
same 'chrome: steps by an argument' 'ProfilerStep#40 ProfilerStep#41 ProfilerStep#42' "$(grep -o 'ProfilerStep#[0-9]*' all.json | sort -u | xargs)"
same 'chrome: no argument of a task is taken for a row of a device' '' "$(grep -o '"stream": 3\|"correlation": 9' all.json)"

cat >moments.c <<'C'
#include "trace.h"
int main(void)
{
    for (int i = 0; i < 4; i++) { /* nothing says where the last one ends */
        trace_step();
        TRACE_SCOPE("work");
    }
    return 0;
}
C
check 'chrome: trace_step(): builds' $CC -O0 -w -I "$ROOT" moments.c -o moments "$(recorder)" -pthread
TRACE_OUT=moments.out ./moments
"$export" -q -f chrome -o moments.json moments.out
check 'chrome: trace_step(): a document' python3 "$HERE/document.py" any moments.json
same 'chrome: trace_step(): slices that analyses know' 'ProfilerStep#0 ProfilerStep#1 ProfilerStep#2' "$(grep '"ph": "X"' moments.json | grep -o 'ProfilerStep#[0-2]' | xargs)"

# ---- Perfetto
need node
check 'the engine is installed' "$ROOT/tests/perfetto/install.sh"
. "$ROOT/tests/perfetto/ask.sh"
for f in one.json names.json all.json; do
    perfetto $f "select count(*) as n from slice where category != 'flow'" "select sum(value) as n from stats where severity = 'error'" >query 2>&1
    same "chrome: $f: Perfetto reads all slices, without an error" "$(($(grep -c '"ph": "X"' $f) + $(grep -c '"ph": "[bi]"' $f))) 0" "$(grep -E '^[0-9.]+$' query | xargs)" || lib__tail query
done
asked
