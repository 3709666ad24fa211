# compact.sh - trace-merge --compact: the same bytes when unpacked, whatever is in the blocks, and far fewer of them in
# the file. For run.sh.

# Each recording, merged plainly and compacted: tools print the same of both, and one is made from the other.
compact() { # NAME FILE...
    local name=$1 merge=${MERGE:-$WORK/merge}
    shift
    rm -f plain.bin compact.bin again.bin
    "$merge" -q -j 1 -o plain.bin "$@"
    "$merge" -q -j 2 -o compact.bin --compact "$@"
    "$BUILD/trace-print" --json --mangled plain.bin >plain.json 2>/dev/null
    "$BUILD/trace-print" --json --mangled compact.bin >compact.json 2>/dev/null
    cmp -s plain.json compact.json && [ -s compact.json ] || echo "$name: printed otherwise" >&3
    "$merge" -q -o again.bin compact.bin
    cmp -s plain.bin again.bin || echo "$name: not the plain file again" >&3
    rm -f again.bin
    "$merge" -q --compact -j 1 -o again.bin plain.bin
    cmp -s compact.bin again.bin || echo "$name: not the same compact file" >&3
} 3>&1 >/dev/null 2>&1
same "compact: recordings of each API" "" "$(for seed in "$WORK"/seeds/*; do
    case $seed in *-merged | *-compact) ;; *) MERGE=$BUILD/trace-merge compact "${seed##*/}" "$seed"/*.bin ;; esac
done)"
same "compact: forged files" "" "$(compact all all.bin; compact many many?.bin; compact nodes node?.bin
    compact clocks clocks.bin; compact recorders recorders?.bin)"
same "compact: blocks are columns" 1 "$("$WORK/merge" -q --compact -o compact.bin many?.bin && od -An -tu8 -j24 -N8 compact.bin | tr -d ' ')"
check "compact: damage" "$WORK/mutate" merged compact.bin ${FULL:+10}500

# A step that repeats, with arguments and with times that differ.
check "build steps" $CC -std=gnu11 -D_GNU_SOURCE -w -O1 -I"$ROOT" -o steps "$here/steps.c" "$(recorder)" -lpthread
TRACE_OUT=steps.d ./steps 2000
"$WORK/merge" -q -o plain.bin steps.d
"$WORK/merge" -q --compact -o compact.bin steps.d
same "compact: repeated steps take a tenth of the recorded bytes" yes \
    "$([ $((10 * $(stat -c %s compact.bin))) -lt "$(cat steps.d/*.bin | wc -c)" ] && echo yes || stat -c %s compact.bin steps.d/*.bin)"
same "compact: and half of the merged file" yes \
    "$([ $((2 * $(stat -c %s compact.bin))) -lt "$(stat -c %s plain.bin)" ] && echo yes || stat -c %s compact.bin plain.bin)"
same "compact: repeated steps" "" "$(compact steps steps.d)"
