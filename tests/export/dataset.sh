# dataset.sh - part of tests/export: Parquet and Arrow, read by DuckDB, pandas, Polars and pyarrow; SQL over both a trace and an export

data() { # NAME CHECK ARGS...: what dataset.py does later
    (IFS=$'\t' && echo "$*") >>checks
}

for input in first regions.merged names.out; do
    "$tally" --json --per-rank $input >$input.ranks 2>/dev/null
    for form in parquet arrow; do
        check "$form: $input" "$export" -q -f $form -o $input.$form $input
        data "$form: $input: DuckDB, pandas, Polars and pyarrow count what trace-tally counts" tally $input.$form $input.tally
    done
done
data 'parquet, arrow: the same rows' same first.parquet first.arrow
"$tally" --collectives --json first >collectives.json
"$tally" --launches --json first >launches.json
data 'parquet: the small tables are what trace-tally says' small first.parquet collectives.json launches.json
same 'parquet: a folder a rank' 'rank=0 rank=1' "$(ls first.parquet/events | xargs)"
check 'parquet: slices of time' "$export" -q -f parquet --args --slice 2ms -o sliced.parquet first
data 'parquet: each row is in the folder of its slice' slices sliced.parquet
data 'parquet: slices have what the whole has' tally sliced.parquet first.tally
check 'parquet: chosen rank, API and window' "$export" -q -f parquet -r 1 -a CUDART --from 0 --to 1h -o some.parquet first
same 'parquet: chosen: rows' "1|CUDART|$("$tally" --json -r 1 -a CUDART first | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["kind"] == "call"))')" \
    "$("$query" --csv some.parquet "SELECT min(rank) || '|' || min(api) || '|' || count(*) FROM calls" | tail -n 1)"
for how in zstd lz4 snappy none; do
    check "parquet: --compression $how" "$export" -q -f parquet --compression $how -o some.parquet first
done
data 'parquet: compressed by other means, the same' same some.parquet first.parquet
"$export" -f parquet -o said.parquet first 2>err
"$export" -f folded -o said.folded first 2>>err
"$BUILD/to-perfetto" -o said.pftrace first 2>>err
same 'small files: their sizes are not 0' 3 "$(grep -cE ', [1-9][0-9.]*k?B( \(.*)?$' err)"
has 'parquet: it says what was written' err '^said.parquet: [0-9]+ rows, 2 files of 2 processes, [0-9.]+kB$'

python3 "$HERE/dataset.py" <checks >checked 2>err
while read -r line; do
    case $line in 'ok '*) ok "${line#ok }" ;; *) fail "${line#not ok }" ;; esac
done <checked
same 'parquet, arrow: all checks were made' "$(wc -l <checks)" "$(wc -l <checked)" || lib__tail err

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
has 'parquet: without traceh, what to install' err "run 'pip install ./python' in the sources of trace.h"
head -c $(($(stat -c %s regions.merged) * 2 / 3)) regions.merged >damaged.bin
"$export" -q -f parquet -o damaged.parquet damaged.bin 2>err
same 'parquet: a damaged input: status' 1 $?

refuse 'parquet: a folder that is not there is not made' "$export" -q -f parquet -o nowhere/x.parquet first

# ---- trace-query: most questions are asked in one process
"$query" --csv first "$(echo 'SELECT kind, api, name, count(*) AS calls, sum(duration_ns) AS sum_ns FROM events GROUP BY ALL ORDER BY ALL' | tee sums.sql)" >trace.csv
same_file 'query: --file -' trace.csv <("$query" --csv --file - sliced.parquet <sums.sql)
cp -r first several
TRACE_RUN=other TRACE_OUT=several ./names
python3 "$HERE/query.py" "$BUILD/python" >asked 2>err
while read -r line; do
    case $line in 'ok '*) ok "query: ${line#ok }" ;; *) fail "query: ${line#not ok }" ;; esac
done <asked
same 'query: ran to its end' 'ok the end' "$(tail -n 1 asked)" || lib__tail err
# the examples of --help, as people would type them
cp -r first out
"$query" --help | sed -n '/^Examples:/,/^$/s/^  //p' >examples.sh
same 'query: --help has examples' 6 "$(wc -l <examples.sh)"
(PATH=$BUILD:$PATH; bash -e examples.sh) >examples.out 2>err
same 'query: examples of --help work' 0 $? || lib__tail err
has 'query: examples of --help have answers' examples.out '^ +__cudaLaunchKernel +\| +80 \|'
rm -rf out

# ---- pandas takes longer to import than most answers: nothing that needs none of it does
mkdir -p costly/pandas
echo "open('$WORK/imported', 'a').write('x'); raise ImportError('pandas')" >costly/pandas/__init__.py
without_pandas() { # NAME COMMAND...
    local name=$1
    shift
    rm -f imported
    PYTHONPATH=$WORK/costly check "without pandas: $name" "$@"
    same "without pandas: $name: it is not even looked for" '' "$(cat imported 2>/dev/null)"
}
for form in parquet arrow; do without_pandas "trace-export, $form" "$export" -q -f $form -o some.$form first; done
for from in first some.parquet; do # DuckDB's filters of an Arrow dataset go through pyarrow's Python
    without_pandas "trace-query, $from" "$query" -o rows.csv --csv $from 'SELECT * FROM calls, tally, processes LIMIT 9'
    same "without pandas: trace-query, $from: there are rows" 10 "$(wc -l <rows.csv)"
done
without_pandas 'trace-query --schema' "$query" --schema -o schema first
without_pandas 'trace-query --parquet' "$query" --parquet rows.parquet first 'FROM devices'

# ---- other engines on the export
python3 "$ROOT/examples/tally_dask.py" sliced.parquet >dask.csv 2>err || lib__tail err
check 'Dask: its sums are those of trace-tally, to the last integer' python3 "$HERE/engines.py" first.tally <dask.csv
if [ -n "$FULL" ]; then . "$HERE/full.sh"; fi
