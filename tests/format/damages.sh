# damages.sh - files damaged in every way of a kind, by mutate.c in $WORK. Sourced by run.sh and tests/proof.

mutate() { "$WORK/mutate" "$@" 2>&1 | tee "$WORK/mutated"; return "${PIPESTATUS[0]}"; }
damages() { # NAME ARGUMENT...: of mutate; a check, and a line of the table of counts
    local wrong=0
    check "$1" mutate "${@:2}" || wrong=1
    counted 15 "$1" "$(sed -n 's/^tried \([0-9]*\) .*/\1/p' "$WORK/mutated" | grep . || echo 1)" $wrong
}
