#!/bin/bash
# bombs.sh - what small files cost that a careless reader takes the square of: seconds, MiB and exit status of every tool and format
#
# Shapes of tests/tools/bombs.c: 250,000 tasks of one API that cross 250,000 of another, 2 million open tasks, 1 million
# open asynchronous spans, 200,000 threads, a file of 8 TiB that is a hole, 250,000 pauses above 250,000 open regions,
# 1 million names, 1 million tasks inside each other, 1 million tracks; of bombs_mpi.c: 1 million communicators, 1 million
# messages that nobody receives. With PYTHON=python that has the package
# traceh, trace-query, too.
# usage: BUILD=build bench/bombs.sh
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "${BUILD:-$here/build}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
${CC:-gcc} -std=gnu11 -O1 -w -I"$here" -o bombs "$here/tests/tools/bombs.c" -pthread -ldl
${CC:-gcc} -std=c11 -D_GNU_SOURCE -O1 -w -I"$here/src" -I"$here/tests/format" -o bombs_mpi "$here/tests/tools/bombs_mpi.c" "$here/tests/format/forge.c"
${CC:-gcc} -O0 -o timed "$here/bench/timed.c"
printf '| Shape | MB | Tool | s | MiB | Status |\n|---|---|---|---|---|---|\n'
row() { # SHAPE NAME COMMAND...
    local shape=$1 name=$2
    shift 2
    ./timed "$@" >took 2>said
    printf '| %s | %s | %s | %s |\n' "$shape" "$(du -m file/*.bin | cut -f 1)" "$name" "$(awk '{ printf "%.1f | %.0f | %d", $1, $3, $4 }' took)"
}
while read -r shape n; do
    rm -rf file
    case $shape in
    communicators | messages) mkdir file && ./bombs_mpi file "$shape" "$n" ;;
    *) TRACE_OUT=file ./bombs "$shape" "$n" ;;
    esac
    [ "$shape" != hole ] || truncate -s 8T file/*.bin
    for tool in trace-info trace-print trace-tally 'trace-tally --tree' 'trace-tally --launches' 'trace-tally --collectives' trace-report \
        'trace-diff file' 'trace-merge -q -o merged.bin' 'to-perfetto -q -o out.pftrace'; do
        row "$shape" "$tool" "$build/"$tool file
        rm -f merged.bin out.*
    done
    for format in chrome speedscope folded pprof hatchet chakra proton; do
        row "$shape" "trace-export -f $format" "$build/trace-export" -q -f $format -o out.$format file
        rm -f out.*
    done
    [ -z "${PYTHON:-}" ] || row "$shape" trace-query env PYTHONPATH="$build/python" "$PYTHON" -m traceh.query file 'SELECT count(*) FROM events'
done <<'S'
crossed 250000
open 2000000
asynchronous 1000000
threads 200000
hole 1
pauses 500000
names 1000000
deep 1000000
tracks 1000000
communicators 1000000
messages 1000000
S
