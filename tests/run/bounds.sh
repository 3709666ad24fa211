# bounds.sh - what the tools say of a file with a bound (TRACE_MAX), and that its descriptions are those of its events.
# Sourced by run.sh.

if build rotate rotate.c -rdynamic; then
    refuse "bounds: --max of a size that makes no sense" "$BUILD/trace-run" --max lots -o bound -- ./rotate alone
    check "bounds: trace-run --max" "$BUILD/trace-run" -q -n --max 1M -o bound -- ./rotate alone
    older='[0-9]* older events were overwritten (TRACE_MAX): nothing is missing from 20[-0-9]* [0-9:]* on, [0-9.]*[mu]*s after the start'
    "$BUILD/trace-info" bound >bound.info
    like() { # NAME FILE PATTERN
        if grep -q "$3" "$2"; then ok "$1"; else fail "$1" "$(head -c 400 "$2")"; fi
    }
    like "bounds: trace-info: mode" bound.info 'Recorded .*, with TRACE_MAX, '
    like "bounds: trace-info: losses" bound.info "Losses *$older\$"
    "$BUILD/trace-tally" bound >bound.tally 2>&1
    like "bounds: trace-tally" bound.tally "^note: $older; numbers are those of the last part\$"
    "$BUILD/trace-print" bound >/dev/null 2>bound.print
    like "bounds: trace-print" bound.print "^trace-print: warning: $older\$"
    check "bounds: trace-merge" "$BUILD/trace-merge" -q -o bound.bin bound
    "$BUILD/trace-info" bound.bin >bound.info
    like "bounds: merged" bound.info "Losses *$older\$"
    same "bounds: the start of what is whole" yes "$("$BUILD/trace-info" --json bound | python3 -c 'import json, sys
p = json.load(sys.stdin)["runs"][0]["members"][0]
print("yes" if p["mode"] == "bounded" and p["start_ns"] < p["whole_from_ns"] < p["end_ns"] else p)')"

    # names of threads and of events that were described long ago; the dictionary's slots were written over
    rm -rf bound
    TRACE_MAX=1M TRACE_OUT=bound ./rotate described
    "$BUILD/trace-print" bound 2>/dev/null | sed -n 's|^[^ ]* [^ ]* [0-9]*/\([^ ]*\) .*|\1|p' | sort -u >bound.names
    same "bounds: names of threads" "after idle " "$(tr '\n' ' ' <bound.names)"
    same "bounds: the dictionary was said again" yes \
        "$(./events bound | awk '$2 == "retold" && $1 > 0 { print "yes" }')"

    # every case again, with what finds races and wrong accesses
    for sanitizer in ${FULL:+thread address,undefined}; do
        build "rotate.$sanitizer" rotate.c -rdynamic -g1 -O1 "-fsanitize=$sanitizer" -fno-sanitize-recover=all || continue
        for c in $(cases rotate | grep -vx killed); do
            rm -rf bound
            mapfile -t env < <(wanted rotate "$c" | sed -n 's/^env //p')
            check "bounds: $c, -fsanitize=$sanitizer" env "${env[@]}" TRACE_OUT=bound "./rotate.$sanitizer" "$c"
        done
    done
fi
