# full.sh - part of tests/export, FULL=1: readers that are large: Spark, and pprof of Go

need go java
refuse 'Dask: no export' python3 "$ROOT/examples/tally_dask.py" first
spark=$CACHE/spark/bin/python
[ -x "$spark" ] || fail 'need pyspark' "it is not in $CACHE/spark"
for folder in sliced.parquet regions.merged.parquet; do
    timeout 600 "$spark" "$ROOT/examples/tally_spark.py" $folder >spark.csv 2>err || lib__tail err
    tallied=${folder%.parquet}
    check "Spark: $folder: its sums are those of trace-tally, to the last integer" python3 "$HERE/engines.py" "${tallied/sliced/first}.tally" <spark.csv
done
refuse 'Spark: no export' "$spark" "$ROOT/examples/tally_spark.py" first

# what pprof calls flat is what folded stacks have of their last name
flat() { # of folded stacks, on the standard input: "NUMBER NAME", sorted
    python3 -c '
import collections, sys
sums = collections.Counter()
for line in sys.stdin:
    stack, _, n = line.rstrip("\n").rpartition(" ")
    sums[stack.split(";")[-1]] += int(n)
print("\n".join(sorted(f"{n} {name}" for name, n in sums.items() if n)))'
}
for input in first regions.out; do
    check "go tool pprof: $input" "$export" -q -f pprof -o go.pb.gz $input
    for weight in time device calls; do
        "$export" -q -f folded -w $weight -o - $input | flat >want
        unit=ns
        [ $weight = calls ] && unit=count
        HOME=$WORK go tool pprof -top -sample_index=$weight -unit=$unit -nodefraction=0 -nodecount=10000 go.pb.gz >top 2>err
        awk 'on && $1 + 0 { n = $1; sub(/[a-z]+$/, "", n); for (i = 0; i < 5; i++) sub(/^ *[^ ]+ +/, ""); printf "%.0f %s\n", n, $0 } / flat +flat%/ { on = 1 }' top | sort >got
        same_file "go tool pprof: $input: $weight of each name" want got
    done
    has "go tool pprof: $input: it knows how long it took" top '^Duration: [0-9.]+m?s, Total samples'
    same "go tool pprof: $input: it misses nothing" '' "$(cat err)"
done
