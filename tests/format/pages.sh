# pages.sh - docs/reference/format.md, format-merged.md and kinds-and-fields.md against the code: page.py reads files with
# the structures, numbers and rules of the pages, and must find what trace-print prints. For run.sh.

need python3 xz
pages=$ROOT/docs/reference

agrees() { # NAME FILE...
    local name=$1
    shift
    "$BUILD/trace-print" --json --mangled "$@" >"$WORK/printed.json" 2>/dev/null
    check "pages: $name" python3 "$here/page_events.py" "$pages" "$WORK/printed.json" "$@" || kept "$name" "$@"
}
kept() { # NAME FILE...: what was recorded now cannot be had again
    mkdir -p "$CACHE/format-failures/${1//[ \/]/_}" && cp "$WORK/printed.json" "${@:2}" "$CACHE/format-failures/${1//[ \/]/_}"
}
both() { # NAME FILE...: raw, and merged
    agrees "$@"
    "$BUILD/trace-merge" -q -o "$WORK/page-merged.bin" "${@:2}" 2>/dev/null
    agrees "$1, merged" "$WORK/page-merged.bin"
}
compacted() { # NAME FILE...
    "$BUILD/trace-merge" -q --compact -o "$WORK/page-merged.bin" "${@:2}" 2>/dev/null
    agrees "$1, compact" "$WORK/page-merged.bin"
}

python3 "$here/page.py" "$pages" >"$WORK/page-structures.c"
same "pages: structures: found" yes "$([ "$(wc -l <"$WORK/page-structures.c")" -gt 200 ] && echo yes)"
check "pages: structures and numbers are those of src/format" \
    $CC -std=gnu11 -I"$ROOT/src" -fsyntax-only "$WORK/page-structures.c"

# a page that is wrong is found
mkdir "$WORK/pages"
wrong() { # NAME SED PAGE
    cp "$pages"/*.md "$WORK/pages"
    sed -i "$2" "$WORK/pages/$3"
    refuse "pages: found: $1" cmp -s "$pages/$3" "$WORK/pages/$3"
    python3 "$here/page.py" "$WORK/pages" >"$WORK/wrong.c"
    refuse "pages: $1: C" $CC -std=gnu11 -I"$ROOT/src" -fsyntax-only "$WORK/wrong.c"
}
wrong "an offset" 's/^| 16 | u64 | base_ticks/| 24 | u64 | base_ticks/' format.md
refuse "pages: an offset: events" python3 "$here/page_events.py" "$WORK/pages" "$WORK/printed.json" few0.bin
wrong "a kind" 's/^| INSTANT | 3/| INSTANT | 4/' kinds-and-fields.md
wrong "a type" 's/^| 9 | F32/| 10 | F32/' format.md
wrong "a structure of columns" 's/^| 8 | u32 | records/| 12 | u32 | records/' format-merged.md
wrong "a structure of merged files" 's/^| 8 | u32 | bytes/| 12 | u32 | bytes/' format-merged.md

# forged files: what only damage, or a machine that nobody has, makes
for c in all doubles gap unwritten places ring clocks short-run unsampled set-clock; do agrees "forged: $c" $c.bin; done
agrees "forged: recorders of one process" recorders0.bin recorders1.bin
agrees "forged: a process that executes itself" exec0.bin exec1.bin exec2.bin exec3.bin
for many in few ${FULL:+many}; do
    both "forged: $many" "$many"{0,1,2}.bin
    compacted "forged: $many" "$many"{0,1,2}.bin
done
refuse "pages: events of another file are found" \
    python3 "$here/page_events.py" "$pages" "$WORK/printed.json" few0.bin few1.bin
refuse "pages: a wrong sum is found" python3 "$here/page_events.py" "$pages" "$WORK/printed.json" bad-sum.bin

# recordings of each API, killed and copied ones too, raw and merged
for seed in "$WORK"/seeds/*; do agrees "recorded: ${seed##*/}" "$seed"/*.bin; done

# recorded now, by this recorder: several chunks a thread, slots written out and used again
check "build page" $CC -std=gnu11 -D_GNU_SOURCE -Wall -Wextra -g -O1 -I"$ROOT" -o "$WORK/page" "$here/page.c" "$(recorder)" -lpthread
record() { # WAY ROUNDS VARIABLE=VALUE...
    rm -rf "$WORK/page.d" "$WORK/page-copy.bin"
    (exec env TRACE_CHUNK=16 TRACE_BUFFER=1 TRACE_OUT="$WORK/page.d" "${@:3}" "$WORK/page" "$1" "$2" \
        "$WORK/page-copy.bin") 2>/dev/null
    if [ "$1" = snapshot ]; then both "$*" "$WORK/page-copy.bin"; else both "$*" "$WORK/page.d"/*.bin; fi
}
record end 400
compacted "end 400" "$WORK/page.d"/*.bin
record kill 400
record snapshot 400
record end 400 TRACE_MMAP=0
record kill 400 TRACE_MMAP=0
record end 1200 TRACE_MODE=ring TRACE_RING=1
record kill 1200 TRACE_MODE=ring TRACE_RING=1
record snapshot 1200 TRACE_MODE=ring TRACE_RING=1
record end 100 TRACE_CLOCK=monotonic
record kill 1200 TRACE_MAX=1M
record kill 1200 TRACE_MAX=1M TRACE_MMAP=0
record snapshot 1200 TRACE_MAX=1M
