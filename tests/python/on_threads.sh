# on_threads.sh - a part of run.sh: threads.py, and whether all is in the trace

# on_threads NAME ROUNDS LOCK PYTHON...: LOCK is what sys._is_gil_enabled() says
on_threads() {
    local name=$1 rounds=$2 lock=$3 n=$(($2 * 8)) said
    shift 3
    rm -rf threaded
    said=$(timeout 600 "$@" "$HERE/threads.py" threaded "$rounds" 2>threaded.err) || fail "$name: eight threads" "exit status $?: $(tail -n 3 threaded.err)"
    same "$name: a lock" "$lock" "${said#* }"
    same "$name: all is there" "async $n coroutine 8 decorated $n instant $n one ${said% *} part $((2 * n)) span $n names $n" \
        "$("$BUILD/trace-tally" --json threaded | "$python" -c '
import collections, json, sys
n = collections.Counter()
for row in json.load(sys.stdin)["rows"]:
    name = "one" if row["name"] == "one span" else "names" if row["name"].startswith("name ") else row["name"]
    n[name] += row["calls"]
names = n.pop("names")
print(*(f"{name} {k}" for name, k in sorted(n.items())), "names", names)')"
    same "$name: nothing is lost" none "$("$BUILD/trace-info" threaded | sed -n 's/^  Losses  *//p')"
}
