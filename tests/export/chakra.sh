# chakra.sh - part of tests/export: Chakra execution traces, read by protobuf with the schema of chakra_schema.py

mapfile -t inner <first.inner # a part in which rank 1 works; it still runs when rank 0 is over
python=$(venv)
check 'chakra: a program whose graph is known' $CC -O0 -std=gnu11 -Wall -Wextra -Werror -I "$ROOT" "$HERE/chakra.c" "$ROOT/tests/impl.c" -o graph -pthread -ldl
RANK=0 WORLD_SIZE=1 TRACE_OUT=graph.out ./graph
check 'chakra: graph: exported' "$export" -q -f chakra -o graph.et graph.out
check 'chakra: launches, streams, events and waits are its edges' "$python" "$HERE/chakra_check.py" graph graph.0.et
for input in first messages.out regions.out; do
    check "chakra: $input" "$export" -q -f chakra -o $input.et $input
    check "chakra: $input: nodes have the counts and times of trace-tally" "$python" "$HERE/chakra_check.py" tally $input.tally $input.[0-9].et
done
check 'chakra: collectives are done by kernels, and streams are in order' "$python" "$HERE/chakra_check.py" train first.[01].et
check 'chakra: each message is sent and received' "$python" "$HERE/chakra_check.py" messages messages.out.tally messages.out.[0-3].et
check 'chakra: a window: each message has both ends' "$export" -q -f chakra -o cut.et $("$python" "$HERE/chakra_check.py" rounds messages.out.2.et) messages.out
check 'chakra: a window: or is computation' "$python" "$HERE/chakra_check.py" pairs cut.[0-3].et
mkdir -m 700 three.out
for f in messages.out/*.bin; do case $f in *-r0003-*) ;; *) cp "$f" three.out ;; esac done
same 'chakra: a rank is missing: it is said' '70 messages have no other end on record' \
    "$("$export" -f chakra -o three.et three.out 2>&1 | grep -o '[0-9]* messages have no other end on record')"
check 'chakra: a rank is missing: nobody waits for its messages' "$python" "$HERE/chakra_check.py" alone 70 three.[0-2].et
check 'chakra: groups: builds' $CC $FLAGS "$HERE/group.c" -o groups -Wl,--no-as-needed gpu/libcudart.so.13 gpu/libnccl.so.2
for devices in 1 0; do
    for rank in 0 1 2; do
        check "chakra: groups of NCCL, devices $devices, rank $rank" env RANK=$rank WORLD_SIZE=3 FAKE_SHARED_NS=1 CALL_LOG="$WORK/groups.books" FAKE_LOG="$WORK/log.cupti" \
            LD_LIBRARY_PATH="$WORK/gpu" TRACE_DEVICES=$devices TRACE_OUT="$WORK/groups.$devices" LD_PRELOAD="$BUILD/libtrace-h.so" ./groups
    done
    check "chakra: groups of NCCL, devices $devices: exported" "$export" -q -f chakra -o groups.$devices.et groups.$devices
    check "chakra: groups of NCCL, devices $devices: messages pair over files, and all can run" "$python" "$HERE/chakra_check.py" groups groups.$devices.[0-2].et
done
check 'chakra: all of MPI can run' "$python" "$HERE/chakra_check.py" runs messages.out.[0-3].et
"$export" -q -f chakra -o merged.et first.bin
same_file 'chakra: the same of a merged file' first.1.et merged.1.et
"$export" -q -f chakra -o alone.et.gz -r 1 first
same_file 'chakra: one rank, compressed' first.1.et <(zcat alone.1.et.gz)
"$tally" --json -r 1 "${inner[@]}" first >window.tally
check 'chakra: a window' "$export" -q -f chakra -o window.et -r 1 "${inner[@]}" first
check 'chakra: a window: its nodes can run' "$python" -c 'import sys; sys.path.insert(0, sys.argv[1]); import chakra_check; assert chakra_check.load("window.1.et")' "$HERE"
check 'chakra: one file for all' "$export" -q -f chakra --files one -o one.et first
same 'chakra: it has the nodes of both' "$("$export" -f chakra -o again.et first 2>&1 | sed 's/.*files, \([0-9]*\) nodes.*/\1/')" \
    "$("$export" -f chakra --files one -o one.et first 2>&1 | sed 's/[^,]*: \([0-9]*\) nodes.*/\1/' | awk '{ print $1 + 1 }')"
