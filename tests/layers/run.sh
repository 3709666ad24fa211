#!/bin/bash
# Programs in layers: each layer's calls nested in those of the layer above, each with its own time, nothing counted twice.
set -u
. "$(dirname "$0")/../lib.sh"
SO=$BUILD/libtrace-h.so
tally=$BUILD/trace-tally
need node npm python3 mpifort.mpich mpifort.openmpi
cd "$WORK" || exit 1

# --- calls of different APIs that cross, against a sweep over all moments

check 'cross: builds' $CC -std=c11 -D_GNU_SOURCE -O0 -Wall -Wextra -Werror -I "$ROOT/src" -I "$ROOT/tests/format" "$HERE/cross.c" "$ROOT/tests/format/forge.c" -o cross
for seed in 1 2 3 ${FULL:+4 5 6 7 8 9}; do
    mkdir "cross$seed"
    ./cross "cross$seed" "$seed" >"truth$seed"
    "$tally" --json "cross$seed" >cross.json
    check "cross $seed: own times, totals, the whole" python3 "$HERE/check.py" cross "truth$seed" cross.json
done

# --- three libraries, one on the other, as NCCL on the CUDA runtime on the driver

check 'layers: build' sh -c "for l in 1:cuda.so.1 2:cudart.so.13 3:nccl.so.2; do $CC -O0 -shared -fPIC -DLAYER=\${l%%:*} $HERE/layer.c -Wl,-soname,lib\${l#*:} -o lib\${l#*:} || exit 1; done"
check 'layers: program' $CC -O0 "$HERE/program.c" -o program -pthread -Wl,--no-as-needed ./libnccl.so.2 ./libcudart.so.13 ./libcuda.so.1
run() {
    rm -rf out
    env LD_LIBRARY_PATH="$WORK" TRACE_OUT="$WORK/out" TRACE_APIS=nccl,cudart,cuda TRACE_LEVEL=full "$@"
}
layered() { # NAME: the tree is as the books say
    "$tally" --tree --json out >tree.json
    check "$1: calls by path, own times, sums" python3 "$HERE/check.py" tree "$HERE/books.txt" tree.json
    "$tally" --by api --json out >by.json
    same "$1: the whole of --by api is the time in any call" "$(sed -n 's/.*"active_ns": \([0-9]*\).*/\1/p' tree.json)" "$(sed -n 's/.*"active_ns": \([0-9]*\).*/\1/p' by.json)"
    check "$1: own times of the APIs add up to it" python3 -c 'import json; d = json.load(open("by.json")); assert sum(r["self_ns"] for r in d["rows"] if r["kind"] == "call") == d["active_ns"], d'
    "$tally" --by api out >table
    has "$1: the Total is 100 %, its parts overlap" table '^ *Total of .* \|.* 100\.00% \|'
    check "$1: and is less than the sum of the parts" python3 -c 'import json; d = json.load(open("by.json")); assert d["active_ns"] < sum(r["total_ns"] for r in d["rows"] if r["kind"] == "call")'
    "$tally" --callers --json out >callers.json
    check "$1: who calls the driver" python3 -c '
import json
c = {(n["api"], n["name"]): n for n in json.load(open("callers.json"))["callers"]}
n = c["CUDA", "cuLaunchKernel"]
assert n["calls"] == 1000, n
up = {(x["api"], x["name"]): x["calls"] for x in n["tree"]}
assert up == {("CUDART", "cudaLaunchKernel"): 800}, up'
}
check 'injected: runs' run LD_PRELOAD="$SO" ./program
layered injected
"$tally" --tree out >table
has 'the tree for people' table '^.*\| +    CUDA:cuLaunchKernel +\|'
# --- the time line has the same nesting, asked by SQL

check 'the engine is installed' "$ROOT/tests/perfetto/install.sh"
check 'to-perfetto' "$BUILD/to-perfetto" -q -o layers.pftrace out
node "$ROOT/tests/perfetto/query.mjs" layers.pftrace "select coalesce(p.name, '-'), s.name, count(*), sum(s.dur), sum(s.dur - coalesce((select sum(c.dur) from slice c where c.parent_id = s.id), 0))
    from slice s left join slice p on p.id = s.parent_id where s.name glob 'cu*' or s.name glob 'nccl*' group by 1, 2" >sql
"$tally" --tree --json out >tree.json
check 'the time line: calls, times and own times by caller' python3 -c '
import collections, json
want, got = collections.defaultdict(lambda: [0, 0, 0]), {}
def walk(nodes, up):
    for n in nodes:
        for i, k in enumerate(("calls", "total_ns", "self_ns")): want[up, n["name"]][i] += n[k]
        walk(n.get("tree", []), n["name"])
walk(json.load(open("tree.json"))["tree"], "-")
for line in open("sql"):
    f = line.rstrip("\n").split("\t")
    if len(f) == 5 and f[2].isdigit(): got[f[0], f[1]] = [int(x) for x in f[2:]]
assert got == dict(want) and len(got) == 7, (got, dict(want))'

printf '#define TRACE_IMPL\n#define TRACE_NCCL\n#define TRACE_CUDART\n#define TRACE_CUDA\n#include "trace.h"\n' >impl.c
check 'embedded: builds' $CC -O0 -I "$ROOT" "$HERE/program.c" impl.c -o embedded -rdynamic -pthread -ldl -Wl,--no-as-needed ./libnccl.so.2 ./libcudart.so.13 ./libcuda.so.1
check 'embedded: runs' run ./embedded
layered embedded
refuse '--tree and --by exclude each other' "$tally" --tree --by rank out
refuse '--depth without a tree' "$tally" --depth 2 out

# --- Fortran on C, both MPIs: the bindings are not a second call

for library in mpich openmpi; do
    check "$library: compiles" mpifort.$library -w -fallow-argument-mismatch -DBINDING=3 "$ROOT/tests/mpi/fortran.F90" -o fortran
    rm -rf out
    check "$library: runs" env LD_PRELOAD="$SO" TRACE_OUT="$WORK/out" TRACE_LEVEL=full mpirun.$library -n 2 ./fortran
    "$tally" --tree --json out >tree.json
    check "$library: own times add up, nothing of MPI inside the same call of MPI" python3 -c '
import json
d = json.load(open("tree.json"))
def walk(nodes, up):
    own = 0
    for n in nodes:
        name = n["api"], n["name"]
        assert n["api"] != "MPI" or name not in up, (name, up)
        own += n["self_ns"] + walk(n.get("tree", []), up + [name])
    return own
assert d["tree"] and walk(d["tree"], []) == d["active_ns"], d["active_ns"]'
done
finish
