# speedscope.sh - part of tests/export: evented profiles and folded stacks, read by speedscope's own importer

mapfile -t inner <first.inner # a part in which rank 1 works; it still runs when rank 0 is over
need node npm
check 'speedscope is installed' "$ROOT/tests/perfetto/install.sh"
# imported FILE...: what speedscope makes of each goes to FILE.imported. To start it takes longer than all of them.
imported() {
    local file line
    node "$HERE/speedscope.mjs" "$@" >imported 2>err || lib__tail err
    for file; do
        IFS= read -r line
        printf '%s\n' "$line" >"$file.imported"
    done <imported
}

for input in regions.out first names.out; do
    "$tally" --json --wide $input >$input.wide
    check "pprof: $input" "$export" -q -f pprof -o $input.pb.gz $input
    [ $input != names.out ] || continue
    check "speedscope: $input" "$export" -q -f speedscope -o $input.speedscope.json $input
    "$export" -q -f folded -o $input.folded $input
done
"$export" -q -f speedscope -o window.speedscope.json "${inner[@]}" first

# two APIs that cross, work that overlaps on one queue, and more records than stay in memory
cat >cross.c <<'C'
#define TRACE_IMPL
#include "trace.h"
static const trace__desc call[] = {{"lib", "call", TRACE_KIND_BEGIN, 1, 0, NULL}, {"lib", "call", TRACE_KIND_END, 1, 0, NULL}};
static trace__site site = {0, 2, call, NULL};
static void mark(unsigned which)
{
    trace__writer *w;
    trace__close(w, trace__open(&w, trace__site_id(&site) + which, 0));
}
static const trace__field fields[] = {TRACE__DEVICE_FIELDS("ns:monotonic")};
static const trace__desc work[] = {{"gpu", "work", TRACE_KIND_SLICE, 1, 5, fields}};
static trace__site works = {0, 1, work, NULL};
int main(void)
{
    uint32_t device = trace__track_new(0, TRACE_TRACK_DEVICE, "GPU 0", "ns:monotonic"), queue = trace__track_new(device, TRACE_TRACK_QUEUE, "queue", "ns:monotonic");
    struct timespec t;
    for (int i = 0; i < 500; i++) {
        trace_task_begin("task");
        mark(0);
        trace_task_begin("inside");
        mark(1); /* while "inside" is open */
        trace_task_end();
        trace_task_end();
    }
    clock_gettime(CLOCK_MONOTONIC, &t);
    for (uint64_t i = 0, now = (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec; i < 600; i++) { /* each overlaps the next; every third lies within */
        trace__writer *w;
        trace__work it = {now + i * 100, now + i * 100 + (i % 3 == 2 ? 40 : 150), 0, queue, trace__intern("kernel", 6)};
        trace__close(w, trace__put_work(trace__open(&w, trace__site_id(&works), TRACE__WORK_BYTES), &it));
    }
    return 0;
}
C
check 'speedscope: crossing: builds' $CC -O0 -w -std=gnu11 -I "$ROOT" cross.c -o cross -pthread -ldl
TRACE_OUT=cross.out ./cross
"$tally" --json --wide cross.out >cross.wide
check 'speedscope: crossing' "$export" -q -f speedscope -o cross.speedscope.json cross.out

imported regions.out.{speedscope.json,folded,pb.gz} first.{speedscope.json,folded,pb.gz} names.out.pb.gz cross.speedscope.json window.speedscope.json
for input in regions.out first; do
    check "speedscope: $input: its times are those of trace-tally" python3 "$HERE/frames.py" $input.wide $input.speedscope.json.imported profiles
    check "folded: $input: speedscope reads it, and has the times of trace-tally" python3 "$HERE/frames.py" $input.wide $input.folded.imported stacks
    check "pprof: $input: speedscope reads it, and has the times of trace-tally" python3 "$HERE/frames.py" $input.wide $input.pb.gz.imported pprof
done
for input in regions.out first names.out; do
    for weight in time device calls bytes; do
        "$export" -q -f folded -w $weight -o $weight.folded $input
        check "pprof: $input, $weight: stacks and numbers are those of folded" python3 "$HERE/pprof.py" $input.pb.gz $weight $weight.folded
    done
done
check 'speedscope: merged' "$export" -q -f speedscope -o merged.speedscope.json first.bin
same_file 'speedscope: the same of a merged file' first.speedscope.json merged.speedscope.json

check 'speedscope: crossing: schema, and times' python3 -c '
import json, sys
t = {r["name"]: r for r in json.load(open("cross.wide"))["rows"]}
i = json.load(open("cross.speedscope.json.imported"))
assert i["valid"] is True and len(i["said"]) == 1, i
rows = [p for p in i["profiles"] if "kernel" in p["frames"]]
assert len(rows) == 2 and sum(p["frames"]["kernel"][0] for p in rows) == t["kernel"]["sum_ns"] - 0, (rows, t["kernel"])
tasks = next(p for p in i["profiles"] if "task" in p["frames"])["frames"]
assert tasks["task"][1] == t["task"]["sum_ns"] and tasks["call"][1] == t["call"]["sum_ns"], (tasks, t)
assert tasks["inside"][1] == t["inside"]["sum_ns"], (tasks, t)'
"$export" -q -f speedscope -o names.speedscope.json names.out
check 'speedscope: names' python3 -c '
import json
names = {f["name"] for f in json.load(open("names.speedscope.json"))["shared"]["frames"]}
assert {"semi;colon", "quote \" \\ back", "new\nline\ttab", "", "escape \x1b[2J", "separator \u2028"} < names, names'
check 'speedscope: a window' python3 -c 'import json; i = json.load(open("window.speedscope.json.imported")); assert i["valid"] is True and i["profiles"], i'
refuse 'speedscope: no folder for what has to wait' env TMPDIR="$WORK/none" "$export" -q -f speedscope -o none.json first
