# flat.sh - sourced by run.sh: files 16 times as long take no more memory to read, whatever their length
#
# bench/endless.c makes the files as they are read, so that they can be long.

LONGER=512 # KiB that files 16 times as long may take more
check "endless builds" $CC -O2 -shared -fPIC -I"$ROOT/src" -o libendless.so "$ROOT/bench/endless.c" -ldl
check "ranks of whole slots builds" $CC -O2 -DFORGE_SLOT_BYTES=65536 -I"$ROOT/src" -o ranks64 "$HERE/ranks.c" "$ROOT/tests/format/forge.c"
./ranks64 long 16 16 900
./ranks64 pair 2 2 900

peak_of() { # MB COMMAND...: peak KiB
    ENDLESS_BYTES=$(($1 * 1000000)) LD_PRELOAD=$WORK/libendless.so ./timed "${@:2}" 2>err |
        awk -F'\t' '{ print $4 == 0 ? int($3 * 1024) : "status " $4 }'
}
flat() { # NAME MB COMMAND...
    local name=$1 mb=$2 short long
    shift 2
    short=$(peak_of "$mb" "$@") long=$(peak_of $((16 * mb)) "$@")
    if [ "$short" -gt 0 ] 2>/dev/null && [ "$long" -le $((short + LONGER)) ] 2>/dev/null; then
        ok "memory: $name ($short KiB of $mb MB a rank, 16 times as long $long KiB)"
    else
        fail "memory: $name" "$short KiB of $mb MB a rank, 16 times as long $long KiB: at most $LONGER more are allowed"
    fi
}
flat "opening 16 ranks" 64 "$BUILD/trace-info" --no-events long
flat "trace-tally" 20 "$tally" -j 1 pair
flat "trace-merge" 20 "$merge" -q -j 1 -o m.out pair
rm -rf long pair m.out

# bench/endless.sh: whole jobs, parts of their time, more threads than there are processors, and how far they are.
mkdir endless
ln -s "$WORK/ranks64" "$WORK/timed" "$WORK/libendless.so" "$BUILD/trace-info" "$tally" "$merge" endless
check "endless.sh prepares" env PER_NODE=2 bash "$ROOT/bench/endless.sh" prepare endless 4
EVERY=0.001 PER_NODE=2 bash "$ROOT/bench/endless.sh" run endless info:4:1:1 tally:4:1:64 merge:4:1:64 merge:4:1:64:2/2 \
    >endless.out 2>endless.err
same "endless.sh: events in millions of each row" "info 0.2 tally 0.2 merge 0.2 merge 0.1 " \
    "$(awk 'NR > 2 { printf "%s %s ", $1, $1 == "info" ? $4 : $5 }' endless.out)"
same "endless.sh: a part of the time is named" "part 2/2" "$(awk 'NR == 6 { print $(NF - 1), $NF }' endless.out)"
same "endless.sh: how far each row is, and nothing else" "yes" \
    "$(grep -q 'GB/s, .* M events/s' endless.err && ! grep -v '^endless: ' endless.err && echo yes)"
# A row's events are what the merge says it wrote: all parts of the time have them all, each once.
for part in 1/1 1/3 2/3 3/3; do
    PER_NODE=2 bash "$ROOT/bench/endless.sh" run endless merge:4:1:2:$part >/dev/null 2>&1
    echo "$part $(sed -n 's/.*: \([0-9]*\) events, .*/\1/p' endless/said)"
done >parts.out
same "endless.sh: parts of the time have all events" "4 parts, 0 left" \
    "$(awk '$2 > 0 { n++; left = $1 == "1/1" ? $2 : left - $2 } END { print n " parts, " left " left" }' parts.out)"
rm -rf endless

# Chunks of several threads in no order, some of them twice: more extents than --max-mem leaves, so that they are
# searched for. What is read is the same.
check "mixed builds" $CC -O2 -I"$ROOT/src" -o mixed "$HERE/mixed.c" "$ROOT/tests/format/forge.c"
./mixed mixed.bin 7 300
for mem in 64M 4k; do
    "$BUILD/trace-print" --max-mem $mem mixed.bin >mixed.$mem 2>err.$mem
    "$merge" -q --max-mem $mem -o mixed.$mem.out mixed.bin
    "$tally" --json --max-mem $mem mixed.bin >mixed.$mem.json
done
same "chunks in no order: all their events" "$((7 * 300 * 4))" "$(wc -l <mixed.64M)"
same "and nothing is said" "" "$(cat err.64M err.4k)"
check "the same in little memory: events" cmp mixed.64M mixed.4k
check "a merged file" cmp mixed.64M.out mixed.4k.out
check "a tally" cmp mixed.64M.json mixed.4k.json
"$BUILD/trace-print" --max-mem 64M --from 0.0001 --to 0.0002 mixed.bin >part.64M
"$BUILD/trace-print" --max-mem 4k --from 0.0001 --to 0.0002 mixed.bin >part.4k
check "a part of the time has events" test -s part.64M
check "and the same in little memory" cmp part.64M part.4k
rm -f mixed.* part.* err.*
