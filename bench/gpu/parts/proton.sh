#!/bin/bash
# proton.sh - Proton's interface on our recording: what its tests ask for (results in proton.json); with PROTON=DIR, the folder third_party/proton of Triton's
# sources, also those tests as they are, and its tutorials under Proton and under ours, beside a matrix product and a network that changes: counts equal, times
# within a few percent. Then what a scope and a step cost under both.
# GPUs: 1
# seconds: 450
# programs: none
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
export PYTHONPATH=$B/python:$PYTHONPATH TRACE_LIB=$B

heading "Proton's tests, in the program: proton.start() records"
rm -rf out
must 'acceptance' timeout 90 python3 -W ignore "$HERE/proton.py" check proton.json
heading "the same under trace-run"
must 'acceptance under trace-run' recorded -- python3 -W ignore "$HERE/proton.py" check proton-run.json

heading 'a step that replays a graph: flops and bytes of what was captured, for each replay'
must 'graph_metrics.py' recorded --torch -- python3 -W ignore "$HERE/graph_metrics.py"
"$B/trace-tally" --tree --wide -a user,triton,CUDA out | sed -n '/Step/,$p' | head -n 24
"$B/trace-tally" --tree --json out >tree.json
must 'flops and bytes for each replay' python3 "$HERE/graph_metrics.py" check <tree.json

same_work() { # NAME COMPARE-OPTION... -- COMMAND...: COMMAND WHO FILE under both; FILE.hatchet is the profile
    local name=$1 who options=()
    shift
    while [ "$1" != -- ]; do options+=("$1"); shift; done
    shift
    heading "$name: Proton, then ours, each in a process of its own"
    for who in proton ours; do
        rm -rf out
        must "$name under $who" "$@" $who "$WORK/$name.$who" || return
    done
    must "$name: the same kernels" python3 "$HERE/proton.py" compare "${options[@]}" "$WORK/$name.proton.hatchet" "$WORK/$name.ours.hatchet"
    python3 -m traceh.proton.viewer -m time/ms,count,util "$WORK/$name.ours.hatchet" | head -n 12
}
# shellcheck disable=SC2317 # these two are called by must
work() { timeout 60 python3 -W ignore "$HERE/proton.py" "$@"; }
# shellcheck disable=SC2317
tutorial() { # SCRIPT WHO FILE
    local log=tutorial.$1.$2.txt
    timeout 120 python3 -W ignore "$HERE/tutorial.py" "$2" "$PROTON/tutorials/$1.py" --profile >"$log" 2>&1 || { tail -n 5 "$log"; return 1; }
    mv "${1//dynamic-net/dynamic_net}.hatchet" "$3.hatchet"
}
same_work matmul -- work matmul
same_work network -- work network
if [ -d "${PROTON:-}/test" ]; then
    same_work dynamic-net -- tutorial dynamic-net
    same_work matmul-tutorial --scopes -- tutorial matmul

    # Its tests, with our package in the place of its own, and 3.9's answers where 3.6's differ: names of metadata frames, the type of a wrong metric, graphs'
    # kernels under <captured_at>. Left out: a trace that has kernels alone (ours has scopes and arrows, as 3.9's), the viewer's inner functions
    # (compare_viewers.py compares what it shows).
    heading "Proton's own tests, unchanged but for the name of the package"
    rm -rf proton-tests programs
    cp -r "$PROTON/test" proton-tests && mkdir programs
    sed -i "s/triton\\.profiler\\b/traceh.proton/g; s/\"proton\"/\"trace-proton\"/; s/== COMPUTE_METADATA_SCOPE_NAME/.startswith(COMPUTE_METADATA_SCOPE_NAME)/
        s/new=uint64_t/new=int64_t/; s/device=\"xpu\"/device=\"cuda\"/" proton-tests/*.py
    sed -i 's/parent_frame\["frame"\]\["name"\] .startswith/parent_frame["frame"]["name"].startswith/' proton-tests/test_profile.py
    sed -i '/^def test_cudagraph(/,/^def /s/test_frame\["children"\]/test_frame["children"][0]["children"]/g' proton-tests/test_profile.py
    printf '#!/bin/sh\nexec python3 -m traceh.proton "$@"\n' >programs/trace-proton && chmod +x programs/trace-proton
    theirs() { # NAME TEST...: in a process of their own
        rm -rf out
        must "$1" env -C proton-tests PATH="$WORK/programs:$PATH" timeout "$(left 120)" python3 -W ignore -m pytest -q -p no:cacheprovider --tb=short "${@:2}"
    }
    theirs 'its interface and command line' test_api.py test_cmd.py
    theirs 'its profiles' --deselect test_profile.py::test_trace --deselect test_profile.py::test_pcsampling test_profile.py
    theirs 'instruction samples' test_profile.py::test_pcsampling # sampling is chosen when recording begins
    "$B/trace-tally" out 2>&1 | sed -n '/^Instruction samples/,/^$/p' | cut -c1-150 | head -n 12
    theirs 'inside of kernels' test_instrumentation.py
else
    echo 'PROTON is not set: its own tests and tutorials are not run'
fi

heading 'cost: ns a scope, us a step of 200 kernels; medians of seven turns of each'
for turn in $(seq "${SETS:-7}"); do
    [ "$(left 30)" -ge 25 ] || { echo "no time for turn $turn" >&2; break; }
    for who in none proton ours; do
        rm -rf out
        echo "$who $(timeout 60 python3 -W ignore "$HERE/proton.py" cost $who)"
    done
done | python3 "$HERE/proton.py" costs
finish
