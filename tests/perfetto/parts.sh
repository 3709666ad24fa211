# shellcheck shell=bash disable=SC2154 # sourced by run.sh, after it made its traces
# parts.sh - a part of a trace: some APIs and names, the longest slices, a file for each host or rank

# --- --api and --name: what trace-tally counts with the same filters, and what encloses it is not there
filtered() { # NAME INPUT FILTER...
    local name=$1 input=$2
    shift 2
    check "$name: to-perfetto" "$BUILD/to-perfetto" -q -o "$name.pftrace" "$@" "$input"
    check "$name: trace-tally" "$BUILD/trace-tally" --json --by rank,name -o "$name.json" "$@" "$input"
    agree "$name"
}
filtered api twoapis.out -a gpu
filtered apis ranks.out -a pipe
filtered names tasks.out -n '^(step|work|request|kernel)'
filtered both openmpi.out -a MPI -n 'MPI_(Allreduce|Isend|Waitall)'
same "both: the file says what it has" "only APIs MPI; only names that match MPI_(Allreduce|Isend|Waitall)" \
    "$(count both.pftrace "select s.name from slice s join track t on t.id = s.track_id where t.name = 'left out of this file'")"
check "--api in other case, --host" "$BUILD/to-perfetto" -q -o part.pftrace -a mpi --host "$(hostname)" openmpi.out
same "--api in other case: all of MPI" "$(count openmpi.pftrace "select count(*) from slice where category = 'MPI'")" \
    "$(count part.pftrace "select count(*) from slice where category = 'MPI'")"

# --- --max-size: the longest slices, as many as there is room for
longest() { # NAME INPUT BYTES ARGS...: of the whole trace INPUT.pftrace
    local name=$1 whole=$2.pftrace input=$2.out most=$3 size kept all least
    shift 3
    check "$name: to-perfetto" "$BUILD/to-perfetto" --max-size "$most" -o "$name.pftrace" "$@" "$input"
    size=$(stat -c %s "$name.pftrace")
    if [ "$size" -le "$most" ] && [ "$size" -ge $((most * 85 / 100)) ]; then ok "$name: $size of $most bytes"; else fail "$name: size" "$size of $most bytes"; fi
    same "$name: nothing wrong" "" "$(perfetto --stats "$name.pftrace")"
    cat >view.sql <<'S'
select count(*) as n, min(iif(dur > 0, dur, null)) as least from slice s join track t on t.id = s.track_id where t.name is not 'left out of this file' and s.name not in ('message', 'error')
S
    kept=$(count "$name.pftrace" "select n from ($(cat view.sql))")
    all=$(count "$whole" "select n from ($(cat view.sql))")
    # lengths are told apart by 1/32 of them: what is longer than that is all there, and nothing shorter
    least=$(count "$name.pftrace" "select least from ($(cat view.sql))")
    same "$name: every longer slice is kept" "$(count "$whole" "select count(*) from slice s where dur > $least * 34 / 32 and name not in ('message', 'error')")" \
        "$(count "$name.pftrace" "select count(*) from slice s join track t on t.id = s.track_id where dur > $least * 34 / 32 and s.name not in ('message', 'error') and t.name is not 'left out of this file'")"
    if [ "$kept" -gt 0 ] && [ "$kept" -lt "$all" ]; then ok "$name: $kept of $all slices"; else fail "$name: slices" "$kept of $all"; fi
    same "$name: the track says how many are left out" "$((all - kept))" "$(count "$name.pftrace" "select extract_arg(s.arg_set_id, 'debug.slices') from slice s join track t on t.id = s.track_id where t.name = 'left out of this file'")"
    same "$name: the names that are left out are those that are fewer" 0 "$(count "$name.pftrace" "select count(*) from args a join slice s using (arg_set_id) join track t on t.id = s.track_id
        where t.name = 'left out of this file' and a.key in ('debug.round', 'debug.load') and a.int_value = 0")"
}
check "few: runs" env TRACE_OUT=few.out ./big 20000
check "few: to-perfetto" "$BUILD/to-perfetto" -q -o few.pftrace few.out
longest few-small few 80000
longest few-z few 20000 -z
longest devices-small twoapis 40000
# what is left of it compresses worse than all of it
check "regular: builds" $CC -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror -I "$ROOT/src" -I "$ROOT/tests/format" "$ROOT/tests/perfetto/regular.c" "$ROOT/tests/format/forge.c" -o regular
mkdir regular.out && ./regular 2500 regular.out/a.bin
check "regular: to-perfetto" "$BUILD/to-perfetto" -q -o regular.pftrace regular.out
longest regular-z regular 5000 -z
same "--max-size of a regular trace: no warning" "" "$("$BUILD/to-perfetto" -q --max-size 5000 -z -o - regular.out 2>&1 >/dev/null)"
"$BUILD/to-perfetto" --max-size 60k -o said.pftrace few.out 2>log
has "--max-size: is said, with names" log '^note: left out to fit 60.00kB: [0-9]+ of [0-9]+ slices, shorter than .* \(.* in all\): [0-9]+ (load|store|compute|round), '
"$BUILD/to-perfetto" --max-size 1G -o roomy.pftrace ranks.out 2>log
check "--max-size: with room for all the same file" cmp roomy.pftrace ranks.pftrace
same "--max-size: with room for all nothing is left out" 0 "$(grep -c 'left out' log)"
"$BUILD/to-perfetto" -q --max-size 50 -o tiny.pftrace ranks.out 2>log
same "--max-size: less than anything takes: status" 0 $?
has "--max-size: less than anything takes: is said" log 'tiny.pftrace has [0-9]+ bytes: what is no slice takes that many'
same "--max-size: less than anything takes: no slices" 0 "$(count tiny.pftrace "select count(*) from slice s join thread_track t on t.id = s.track_id where dur > 0")"
check "--max-size into a pipe" bash -c "'$BUILD/to-perfetto' -q --max-size 40k -o - few.out 2>/dev/null >piped.pftrace"
if [ "$(stat -c %s piped.pftrace)" -le 40000 ]; then ok "--max-size into a pipe: fits"; else fail "--max-size into a pipe" "$(stat -c %s piped.pftrace)"; fi
for jobs in 1 3; do "$BUILD/to-perfetto" -q -j $jobs --max-size 30k -o jobs$jobs.pftrace few.out; done
check "--max-size: the same bytes whatever the threads" cmp jobs1.pftrace jobs3.pftrace
"$BUILD/to-perfetto" -q --max-size 30k -a user -n 'load|round' --from 1us -o some.pftrace few.out
same "--max-size with filters: nothing wrong" "" "$(perfetto --stats some.pftrace)"
same "--max-size with filters: both are said" 1 "$(count some.pftrace "select count(*) from slice where name like 'only APIs user; only names that match load|round; left out to fit 30.00kB: %'")"

# --- --files: a file for each host or rank, and a list of them
check "hosts: the job builds" $CC -std=c11 -D_GNU_SOURCE -O1 -w -I "$ROOT/src" -I "$ROOT/tests/format" "$ROOT/tests/diff/jobs.c" "$ROOT/tests/format/forge.c" -o jobs -lm
mkdir hosts.out files
./jobs hosts.out 1 ranks=6 hosts=2 steps=20 >hosts.step
"$BUILD/to-perfetto" -q -o hosts.pftrace hosts.out 2>log
"$BUILD/to-perfetto" --files host -o files/job.pftrace hosts.out 2>log
same "--files host: status" 0 $?
same "--files host: files" "job.index.html job.index.json job.node0.pftrace job.node1.pftrace" "$(cd files && echo *)"
same "--files host: the list" "job.node0.pftrace node0 0,2,4 3;job.node1.pftrace node1 1,3,5 3" "$(python3 -c '
import json, os
x = json.load(open("files/job.index.json"))
for f in x["files"]: assert f["bytes"] == os.path.getsize("files/" + f["file"]), f
print(";".join("%s %s %s %d" % (f["file"], f["host"], ",".join(map(str, f["ranks"])), f["processes"]) for f in x["files"]))')"
for host in 0 1; do
    same "--files host: node$host has what its processes have in the whole, at the same times" \
        "$(count hosts.pftrace "select count(*) || ' ' || sum(s.ts) || ' ' || sum(s.dur) from slice s join thread_track t on t.id = s.track_id join thread using (utid) join process p using (upid) where p.name like '% node$host %'")" \
        "$(count files/job.node$host.pftrace "select count(*) || ' ' || sum(s.ts) || ' ' || sum(s.dur) from slice s join thread_track t on t.id = s.track_id join thread using (utid) join process p using (upid)")"
    same "--files host: node$host: nothing wrong" "" "$(perfetto --stats files/job.node$host.pftrace)"
done
check "--files host: the page lists them, and is well formed" python3 - <<'P'
import html.parser, urllib.parse, os
class page(html.parser.HTMLParser):
    links, cells = [], []
    def handle_starttag(self, tag, attributes):
        if tag == "a": self.links.append(urllib.parse.unquote(dict(attributes)["href"]))
    def handle_data(self, text): self.cells.append(text)
p = page()
p.feed(open("files/job.index.html", encoding="utf-8").read())
files = [l for l in p.links if not l.startswith("https://")]
assert files == ["job.node0.pftrace", "job.node1.pftrace"] and all(os.path.exists("files/" + f) for f in files), files
assert "0, 2, 4" in p.cells and "1, 3, 5" in p.cells, p.cells
P
rm -r files && mkdir files
"$BUILD/to-perfetto" -q --files rank -r 1-3 --max-size 4k -o files/job.pftrace hosts.out 2>log
same "--files rank: files" "job.index.html job.index.json job.rank1.pftrace job.rank2.pftrace job.rank3.pftrace" "$(cd files && echo *)"
same "--files rank: each fits, and the list says what is left out" "" "$(python3 -c '
import json
for f in json.load(open("files/job.index.json"))["files"]:
    if f["bytes"] > 4000 or not f["left_out_slices"] or not f["slices"]: print(f)')"

refuse "--files of no kind" "$BUILD/to-perfetto" --files node hosts.out
refuse "--files into the standard output" "$BUILD/to-perfetto" --files host -o - hosts.out
refuse "--max-size of no number" "$BUILD/to-perfetto" --max-size big ranks.out
"$BUILD/to-perfetto" -q -o bad.pftrace -a pipes ranks.out 2>log
same "an API that is not there: status" 2 $?
has "an API that is not there: what was meant" log 'did you mean pipe\?'
same "an API that is not there: no file" no "$([ -e bad.pftrace ] && echo yes || echo no)"
refuse "a host that is not there" "$BUILD/to-perfetto" -q -o bad.pftrace --host nowhere ranks.out
refuse "an expression that is none" "$BUILD/to-perfetto" -q -o bad.pftrace -n '(' ranks.out
refuse "--files: a directory that is not there" "$BUILD/to-perfetto" --files host -o absent/x.pftrace hosts.out
