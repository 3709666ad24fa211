# regions.sh - part of tests/tools: --tree shows the work of devices under the regions that asked for it

check 'regions: builds' $CC -O0 -std=gnu11 -Wall -Wextra -Wno-misleading-indentation -Werror -I "$ROOT" "$ROOT/tests/tools/regions.c" -o regions -pthread -ldl
TRACE_OUT=$WORK/regions.out ./regions
cat >regions.want <<'W'
CUDA:free 300 1 0 0
CUDA:orphan 400 1 0 0
user:Prefetch 1500 3 0 0
user:Prefetch>CUDA:load 1500 3 0 0
user:Step 24900 21 3000000 9449472
user:Step>CUDA:batch(D2M) 6000 3 0 12288
user:Step>user:Forward 18900 18 3000000 9437184
user:Step>user:Forward>user:Layer.0 3300 6 0 3145728
user:Step>user:Forward>user:Layer.0>CUDA:gelu 300 3 0 0
user:Step>user:Forward>user:Layer.0>CUDA:matmul 3000 3 0 0
user:Step>user:Forward>user:Layer.1 6300 6 0 3145728
user:Step>user:Forward>user:Layer.1>CUDA:gelu 300 3 0 0
user:Step>user:Forward>user:Layer.1>CUDA:matmul 6000 3 0 0
user:Step>user:Forward>user:Layer.2 9300 6 0 3145728
user:Step>user:Forward>user:Layer.2>CUDA:gelu 300 3 0 0
user:Step>user:Forward>user:Layer.2>CUDA:matmul 9000 3 0 0
W
"$BUILD/trace-merge" -q -o regions.merged regions.out
for input in regions.out regions.merged; do
    "$BUILD/trace-tally" --tree --json $input | python3 -c '
import json, sys
def walk(nodes, path):
    for x in nodes:
        here = path + (x["api"] + ":" + x["name"],)
        if "device_ns" in x: print(">".join(here), x["device_ns"], x["device_work"], int(x.get("flops", 0)), int(x.get("bytes", 0)))
        walk(x.get("tree", []), here)
walk(json.load(sys.stdin)["tree"], ())' | sort >regions.got
    same_file "regions: $input: every piece of work under its region, with flops and bytes" regions.want regions.got
done
COLUMNS=80 "$BUILD/trace-tally" --tree regions.out >regions.tree
same 'regions: the tree fits 80 columns' 0 "$(grep -v '^note: ' regions.tree | awk 'length > 80' | wc -l)"
has 'regions: a kernel has its device time' regions.tree '\| +9\.00us \|.* +CUDA:matmul +\|$'
has 'regions: a region has the sum, and what it comes to a second' regions.tree 'Device .*Flop/s .*Bytes/s'
"$BUILD/trace-tally" --tree --wide regions.out >regions.tree
has 'regions: --wide shows all' regions.tree 'Time .* Self .* Device .* Flops .* Flop/s .* Bytes .* Bytes/s .* Call'
"$BUILD/trace-tally" --tree -a user regions.out >regions.tree
same 'regions: without the device'"'"'s API no work' 0 "$(grep -c CUDA regions.tree)"
