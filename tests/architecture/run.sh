#!/bin/bash
# Who may know whom: rooms of src/ that know no API, includes without circles, and a new API that touches what its page says
set -u
. "$(dirname "$0")/../lib.sh"
need python3 clang
cd "$ROOT" || exit 1

# --- the core, the wrapper engine and the reader know no API

awk '$1 == "source" { print $3; print $4; print "TRACE_SOURCE_" toupper($3) }' src/backends/*/sources >"$WORK/words"
printf '%s\n' cupti rocprofiler roctracer opencl openmp ompt 'level.zero' oneccl rccl >>"$WORK/words"
know() { # ROOM: lines that name one, as a word or as part of a name of ours; options are in a table of their own
    grep -rniE "(\\b|trace__)($(paste -sd '|' "$WORK/words"))(\\b|_)" "$1" | grep -vE '\{"TRACE_[A-Z_]+", |omp_outlined' || true
}
for room in src/core src/wrap src/os src/read; do
    same "$room names no API" "" "$(know $room | head -n 5)"
done
mkdir "$WORK/room"
printf '%s\n' 'static void trace__mpi_wake(void);' >"$WORK/room/a.c"
printf '%s\n' '/* as CUPTI wants it */' >"$WORK/room/b.c"
same "a name would be found" 2 "$(know "$WORK/room" | grep -c .)"

# --- includes

check "includes have no circle" python3 "$HERE/includes.py" "$ROOT"
mkdir -p "$WORK/circle/src/core" "$WORK/circle/tools"
echo '#include "b.h"' >"$WORK/circle/src/core/a.h"
echo '#include "a.h"' >"$WORK/circle/src/core/b.h"
refuse "a circle would be found" python3 "$HERE/includes.py" "$WORK/circle"
echo >"$WORK/circle/src/core/b.h"
echo '#include "../../tools/t.h"' >"$WORK/circle/src/core/a.h"
echo >"$WORK/circle/tools/t.h"
refuse "a room that looks up would be found" python3 "$HERE/includes.py" "$WORK/circle"
rm -r "$WORK/circle/src/core"
mkdir "$WORK/circle/src/read"
echo >"$WORK/circle/src/read/open.h"
echo '#include "open.h"' >"$WORK/circle/src/read/align.c"
refuse "a layer of the reader that looks up would be found" python3 "$HERE/includes.py" "$WORK/circle"
echo '#include "align.h"' >"$WORK/circle/src/read/open.c"
echo >"$WORK/circle/src/read/align.h"
echo >"$WORK/circle/src/read/align.c"
mkdir "$WORK/circle/tools/to-perfetto"
echo '#include "spans.h"' >"$WORK/circle/tools/to-perfetto/threads.c"
echo >"$WORK/circle/tools/to-perfetto/spans.h"
refuse "a layer of to-perfetto that looks up would be found" python3 "$HERE/includes.py" "$WORK/circle"
rm -r "$WORK/circle/tools/to-perfetto"
mkdir -p "$WORK/circle/tools/report/"{chance,graph}
echo >"$WORK/circle/tools/report/chance/order.c"
echo '#include "report/chance/order.h"' >"$WORK/circle/tools/report/graph/graph.c"
echo >"$WORK/circle/tools/report/chance/order.h"
check "a room of trace-report that looks down is right" python3 "$HERE/includes.py" "$WORK/circle"
mv "$WORK/circle/tools/report/chance/order.h" "$WORK/circle/tools/report/graph/"
echo '#include "report/graph/order.h"' >"$WORK/circle/tools/report/chance/tail.c"
rm "$WORK/circle/tools/report/graph/graph.c"
refuse "a room of trace-report that looks up would be found" python3 "$HERE/includes.py" "$WORK/circle"
rm -r "$WORK/circle/tools/report"
check "one that looks down is right" python3 "$HERE/includes.py" "$WORK/circle"

# --- what programs see takes its numbers from src/format/events.h, by name

bare() { # FOLDER: lines with a kind, type, role, id or offset of the file as a number
    grep -nE 'EMIT_(IN)?\(([a-z]+, )?[0-9]|\{"[a-z]+", [1-9]|\b(type|kind) = [1-9]|event\([0-9]|chunk \+ [0-9]|(<<|>>) ?(12|20)\b' \
        "$1"/*.h | grep -v ' \* ' || true
    grep -nE '\b(15u|4095u|0xfffffu|0x8000u|0x7fffu)\b|[a-z]: ([1-9]|1[0-4])(,|\))|SCALAR\([a-z_0-9 ]+, [1-9]' "$1"/*.h || true
}
same "no bare number of the format in src/public" "" "$(bare src/public | head -n 5)"
mkdir "$WORK/bare"
printf '%s\n' '    TRACE__EMIT_(6, name, ({"id", 7, 17, ""}, ), 1, 8)' 'trace__event(15u);' \
    '    _Generic((v), _Bool: 11, int: 6)' '    word = delta << 12 | id;' >"$WORK/bare/a.h"
same "a bare number would be found" 4 "$(bare "$WORK/bare" | sed 's/:.*//' | sort -u | grep -c .)"

# --- retired words: what now has a name of the field

WORDS='TRACE_API_[A-Z]|TRACE_SAMPLE|--sample\b|trace__complain|trace__say|trace__dut(y|ies)|trace__hook_depth|trace__collect_|trace__act\b|trace__make\b'
WORDS+='|trace__hot|TRACE__HOT|trace__straight|trace__call_(quick|brief|hot)|\b(call|call_(text|chain|straight|pass)|os_linux|duty|hook|say)\.c\b'
WORDS+='|(books|exercise|rooms)\.py|\bwhen\.h\b|\banchor\.h\b'
WORDS+='|trace__cupti_(aside|come|leave|beside|wish|wishes|told|heard|hears|listen|going|flying|lands|landed|put_off|puts_off|rest|price|dear|bell|soon|sign|bye|tell|hold)\b'
WORDS+='|trace__pc_(turns?|hears|bye|mute|spoilt|wish)\b|TRACE__CUPTI_(AWAY|HERE|HOPELESS|LEAVING|GIVE|NO_WISH|DEAR|PERIOD)\b|trace__watch_soon|cuda\.cupti\.taking_up'
WORDS+='|TRACE__GATES?\b|TRACE__GATE_OF|trace__\w+_gates\b|trace__gating|\bgating\b|->gates?\b|(->|_)bell\b|trace__ring_bell'
WORDS+='|trace__(last_look|looks)|\blooks_over\b|TRACE__LOOK_|trace__ways_out|TRACE__WAYS?_|TRACE__STANDS_BEFORE|trace__out_exec'
WORDS+='|trace__plainly|trace__occurred|trace__os_out_of|trace__nccl_heard|trace__(cl|mpi|pc)_meet\b|\bstands?_(begin|close|gather)'
WORDS+='|\bstuck_find|\barrows_(add|user)|\bahead_(start|next)|level-0|signal-nesting level|(chunk|header)[.>-]+level\b'
retired() {
    (cd "$1" && grep -rnE "$WORDS" src gen api-specs tools tests docs README.md CHANGELOG.md CONTRIBUTING.md \
        --include='*.[ch]' --include='*.sh' --include='*.py' --include='*.md' --include='*.rules' --include='*.list' \
        2>/dev/null | grep -v '^tests/architecture/run.sh:') || true
}
same "no retired word" "" "$(retired "$ROOT" | head -n 5)"
mkdir -p "$WORK/old/src"
printf '%s\n' 'static void trace__complain(void);' 'static uint32_t trace__cupti_aside;' >"$WORK/old/src/a.c"
same "a retired word would be found" 2 "$(retired "$WORK/old" | grep -c .)"

# --- how C looks: .clang-format, and .clang-format-ignore for what is laid out by hand

format=$(dirname "$(venv)")/clang-format
c_files() { (cd "$1" && git ls-files '*.c' '*.h' '*.cpp' '*.cu' 2>/dev/null | grep . || find . -name '*.[ch]'); }
unformatted() { # ROOT: files that it would change
    c_files "$1" | (cd "$1" && xargs "$format" --dry-run 2>&1 | sed -n 's/^\([^ :]*\):[0-9]*:.*/\1/p' | sort -u)
}
wide() { # ROOT: FILE:LINE of more than 120 columns, in strings or laid out by hand; generated code is as wide as it is
    c_files "$1" | grep -vE '\.gen\.h$|^trace\.h$' | (cd "$1" && xargs grep -HnE '^.{121}' | cut -d : -f 1,2)
}
same "clang-format of tests/requirements.txt" "$(sed -n 's/^clang-format==//p' tests/requirements.txt)" \
    "$("$format" --version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+')"
same "clang-format has nothing to change" "" "$(unformatted "$ROOT" | head -n 5)"
same "no line of C is wider than 120 columns" "" "$(wide "$ROOT" | head -n 5)"
mkdir "$WORK/unformatted" && cp .clang-format "$WORK/unformatted"
echo 'int main(void) {return 0 ;}' >"$WORK/unformatted/a.c"
same "a line that it would change is found" ./a.c "$(unformatted "$WORK/unformatted")"
printf '#define A%111s\n#define A%112s\n' 1 2 >"$WORK/unformatted/a.c"
same "a line of 121 columns is found" ./a.c:2 "$(wide "$WORK/unformatted")"

# --- a new API, by the page

git ls-files -z 2>/dev/null >"$WORK/files" || find . -type f -not -path './build/*' -not -path './.git/*' -print0 >"$WORK/files"
mkdir "$WORK/tree" "$WORK/bin" "$WORK/build"
tar c --exclude=bench/results --null -T "$WORK/files" | tar x -C "$WORK/tree"
ln -s "$BUILD/trace-gen" "$BUILD/amalgamate" "$WORK/bin"
cp -a "$WORK/tree" "$WORK/before"
PATH=$WORK/bin:$PATH check "the page's commands run" python3 "$HERE/add_api.py" "$ROOT/docs/internals/add-an-api.md" "$WORK/tree"
(cd "$WORK" && diff -rq before tree) | sed 's/^Files before\/\(.*\) and .*/\1/; s/^Only in tree\/\?\(.*\): /\1\//; s/^\///' | LC_ALL=C sort >"$WORK/touched"
cat >"$WORK/want" <<'END'
api-specs/lattice
docs/backends/lattice.md
lattice.h
packaging/exports/lattice.list
src/backends/backends.gen.h
src/backends/lattice
src/backends/needs.gen.h
src/inject/all.gen.h
src/inject/backends.gen.h
src/inject/exports.map
src/public/sources.gen.h
tests/lattice
trace.h
END
same_file "it touches what the page names, and what is generated" "$WORK/want" "$WORK/touched"
cd "$WORK/tree" || exit 1
check "nothing has drifted" sh -c "gen/backends.sh --check && gen/regenerate.sh '$BUILD/trace-gen' --check && '$BUILD/amalgamate' --check trace.h src/trace.in.h"
check "libtrace-h.so builds" clang -O0 -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -I src -fPIC -shared -fvisibility=hidden src/inject/inject.c -o "$WORK/build/libtrace-h.so.0" \
    -Wl,-z,nodelete -Wl,--version-script=src/inject/exports.map -pthread -ldl
for tool in trace-run trace-tally trace-print; do cp "$BUILD/$tool" "$WORK/build/"; done
check "its test passes" env BUILD="$WORK/build" ROOT="$WORK/tree" TRACE_LIB="$WORK/build/libtrace-h.so.0" bash tests/lattice/run.sh
rm -r api-specs/lattice src/backends/lattice tests/lattice docs/backends/lattice.md lattice.h packaging/exports/lattice.list
check "and is removed again" sh -c "gen/backends.sh && '$BUILD/amalgamate' -o trace.h src/trace.in.h"
same "nothing is left of it" "" "$(cd "$WORK" && diff -rq before tree)"
finish
