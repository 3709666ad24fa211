# dataset.sh - part of tests/export: Parquet and Arrow, read by DuckDB, pandas, Polars and pyarrow; SQL over both a trace and an export

PATH=$(dirname "$(venv)"):$PATH # python3 has pyarrow there
query=$BUILD/trace-query
data() { python3 "$HERE/dataset.py" "$@"; }

for input in first regions.merged names.out; do
    "$tally" --json $input >$input.tally
    "$tally" --json --per-rank $input >$input.ranks 2>/dev/null
    for form in parquet arrow; do
        check "$form: $input" "$export" -q -f $form -o $input.$form $input
        check "$form: $input: DuckDB, pandas, Polars and pyarrow count what trace-tally counts" data tally $input.$form $input.tally
    done
done
check 'parquet, arrow: the same rows' data same first.parquet first.arrow
"$tally" --collectives --json first >collectives.json
"$tally" --launches --json first >launches.json
check 'parquet: the small tables are what trace-tally says' data small first.parquet collectives.json launches.json
same 'parquet: a folder a rank' 'rank=0 rank=1' "$(ls first.parquet/events | xargs)"
check 'parquet: slices of time' "$export" -q -f parquet --args --slice 2ms -o sliced.parquet first
check 'parquet: each row is in the folder of its slice' data slices sliced.parquet
check 'parquet: slices have what the whole has' data tally sliced.parquet first.tally
check 'parquet: chosen rank, API and window' "$export" -q -f parquet -r 1 -a CUDART --from 0 --to 1h -o some.parquet first
same 'parquet: chosen: rows' "1|CUDART|$("$tally" --json -r 1 -a CUDART first | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["kind"] == "call"))')" \
    "$("$query" --csv some.parquet "SELECT min(rank) || '|' || min(api) || '|' || count(*) FROM calls" | tail -n 1)"
for how in zstd lz4 snappy none; do
    check "parquet: --compression $how" "$export" -q -f parquet --compression $how -o some.parquet first
done
check 'parquet: compressed by other means, the same' data same some.parquet first.parquet
"$export" -f parquet -o said.parquet first 2>err
has 'parquet: it says what was written' err '^said.parquet: [0-9]+ rows, 2 files of 2 processes, [0-9.]+ MB$'

# ---- what is in the way, or missing
mkdir mine && echo mine >mine/file
refuse 'parquet: a folder that is no export is not replaced' "$export" -q -f parquet -o mine first
same 'parquet: it is as it was' mine "$(cat mine/*)"
refuse 'parquet: not to the standard output' "$export" -q -f parquet -o - first
refuse 'parquet: no --files' "$export" -q -f parquet --files one first
refuse 'parquet: no such length of time' "$export" -q -f parquet --slice 0 first
refuse 'parquet: no such compression' "$export" -q -f parquet --compression brotli first
refuse 'folded: no --args' "$export" -q -f folded --args first
refuse 'arrow: no snappy' "$export" -q -f arrow --compression snappy -o x.arrow first
same 'parquet: what failed left nothing' '' "$(ls -d ./*.part-* x.arrow 2>/dev/null)"
python3 -m venv --without-pip bare
TRACEH_PYTHON=$WORK/bare/bin/python3 "$export" -q -f parquet first 2>err
same 'parquet: without pyarrow: status' 2 $?
has 'parquet: without pyarrow, what to install' err 'pip install pyarrow'
cp "$export" alone-export
TRACEH_PYTHON=$WORK/bare/bin/python3 ./alone-export -q -f parquet first 2>err
same 'parquet: without traceh: status' 2 $?
has 'parquet: without traceh, what to install' err 'pip install traceh'
head -c $(($(stat -c %s regions.merged) * 2 / 3)) regions.merged >damaged.bin
"$export" -q -f parquet -o damaged.parquet damaged.bin 2>err
same 'parquet: a damaged input: status' 1 $?
check 'parquet: a damaged input is written as far as it goes' test \
    "$("$query" --csv damaged.bin 'SELECT count(*) FROM events' 2>/dev/null | tail -n 1)" -eq "$("$query" --csv damaged.parquet 'SELECT count(*) FROM events' | tail -n 1)"

refuse 'parquet: a folder that is not there is not made' "$export" -q -f parquet -o nowhere/x.parquet first

# ---- trace-query
check 'query: a trace and its export have the same views' cmp <("$query" --schema first) <("$query" --schema sliced.parquet)
sums="SELECT kind, api, name, count(*) AS calls, sum(duration_ns) AS sum_ns FROM events GROUP BY ALL ORDER BY ALL"
tallied="SELECT kind, api, name, calls, sum_ns FROM tally ORDER BY ALL"
"$query" --csv first "$sums" >trace.csv
"$query" --csv sliced.parquet "$sums" >export.csv
"$query" --csv first "$tallied" >tally.csv
check 'query: there are rows' test "$(wc -l <trace.csv)" -gt 20
same_file 'query: an export answers as the trace' trace.csv export.csv
same_file 'query: events add up to the tally' tally.csv trace.csv
same 'query: arguments' 10 "$("$query" --csv first "SELECT count(*) FROM calls WHERE name = 'ncclAllReduce' AND args->>'count' = '4096'" | tail -n 1)"
same 'query: a row as a value has all columns' 27 "$("$query" --json first "SELECT len(json_keys(to_json(e))) AS n FROM events e LIMIT 1" | grep -o '[0-9]*')"
same 'query: work of devices joins its calls' 100 \
    "$("$query" --csv first "SELECT count(*) FROM device d WHERE EXISTS (FROM events WHERE kind = 'device' AND id = d.id)" | tail -n 1)"
"$query" --json names.out "SELECT name, count(*) AS n FROM calls GROUP BY name" >names.json
check 'query: --json is JSON' python3 -c 'import json; assert {r["name"] for r in json.load(open("names.json"))} > {"semi;colon", "new\nline\ttab", "größer €"}'
"$query" names.out "SELECT name FROM calls" >names.txt
same 'query: a table has no control character' '' "$(tr -d '\n' <names.txt | grep -P '[\x00-\x1f\x7f]')"
check 'query: --parquet' "$query" --parquet answer.parquet first "$sums"
same_file 'query: --parquet: what it has' trace.csv <("$query" --csv -o - first "$sums")
echo "$tallied" >q.sql
same_file 'query: --file' tally.csv <("$query" --csv --file q.sql first)
same_file 'query: --file -' tally.csv <("$query" --csv --file - first <q.sql)
has 'query: rows that are left out are said' <("$query" -n 1 first "FROM events") '^ \.\.\. and more'
hint() { # NAME REGEX ARGS...
    local name=$1 regex=$2
    shift 2
    "$query" "$@" >out 2>err
    same "query: $name: status" 2 $?
    has "query: $name" err "$regex"
    same "query: $name: one line" 1 "$(wc -l <err)"
}
hint 'a mistaken view' 'no view cals; did you mean calls\?' first 'SELECT max(name) FROM cals'
hint 'a mistaken column' '"nam" not found.*"name"' first 'SELECT nam FROM calls'
hint 'a mistaken word' 'syntax error' first 'SELCT 1'
hint 'no question' 'no question given' first
hint 'no trace' 'there is no such file or folder' nowhere 'SELECT 1'
hint 'an export to arrow' 'is an export to arrow' first.arrow 'SELECT 1'
hint 'a mistaken option' 'see --help' --jsn first 'SELECT 1'
hint 'a mistake in what is computed' 'Conversion' first "SELECT name::INT FROM calls"
"$query" --csv damaged.bin 'SELECT count(*) FROM events' >out 2>err
same 'query: a damaged input is answered, and said' '1 2' "$? $(wc -l <out)"
cp -r first several
TRACE_RUN=other TRACE_OUT=several ./names
"$query" --csv several 'SELECT 1' >out 2>err
has 'query: of several runs, which is read is said' err 'note: several: 2 runs are here.*--run NUMBER'
