#!/bin/bash
# The recorder's files as units: each compiles alone, gcc and clang have nothing to say, and what is linked of the objects records as trace.h does.
set -u
. "$(dirname "$0")/../lib.sh"

need gcc clang ar nm readelf python3
cd "$WORK" || exit 1
WARN="-Wall -Wextra -Wpedantic -Wshadow -Werror"
# options.h: trace-run reads it too, and has the names of sources from elsewhere
alone() { (cd "$ROOT" && ls src/{core,os,annotate,device}/*."$1") | grep -vxF -e src/core/options.h; }
units() { (cd "$ROOT" && ls src/{core,os,annotate}/*.c src/backends/backends.c); }

# --- each file of the folders, by both compilers, at the oldest standard

for file in $(units); do
    check "gcc: $file" gcc -std=c11 -O1 $WARN -Wmissing-prototypes -c "$ROOT/$file" -o one.o
    check "clang: $file" clang -std=c11 -fsyntax-only $WARN -Wmissing-prototypes -Wmissing-variable-declarations "$ROOT/$file"
done
for file in $(alone h); do
    check "gcc: $file" gcc -std=c11 -fsyntax-only $WARN -Wno-unused-function -x c "$ROOT/$file"
done

# --- what meson makes of them

units | sort >want.txt
python3 - "$BUILD" "$ROOT" >got.txt <<'END'
import json, os, sys
build, root = sys.argv[1:]
for line in json.load(open(os.path.join(build, "compile_commands.json"))):
    if "recorder-units" in line["output"]:
        print(os.path.relpath(os.path.join(line["directory"], line["file"]), root))
END
same_file "compile_commands.json has each" want.txt <(sort got.txt)

# --- what they show each other, and nobody else

objects=$(cd "$BUILD" && ls librecorder-units.a.p/*.o | sed "s|^|$BUILD/|")
for object in $objects; do
    nm --defined-only -g "$object" | awk '{ print $3 }' | sort -u >"$(basename "$object").defined"
    nm -u "$object" | awk '{ print $2 }' | sort -u >"$(basename "$object").asked"
done
for object in $objects; do readelf -Ws "$object" | awk '($5 == "GLOBAL" || $5 == "WEAK") && $6 == "DEFAULT" && $7 != "UND" { print $8 }'; done | grep -v '^trace_' | sort -u >shown.txt
same_file "all names but trace_* are hidden" /dev/null shown.txt
cat ./*.asked | sort -u >asked.txt
for name in $(cat ./*.defined | grep '^trace__' | sort -u | comm -23 - asked.txt); do
    # what only a macro or an option of the compiler leads to, and what backends use
    [ "$(grep -rlw --include='*.[ch]' "$name" "$ROOT/src" | grep -vcE 'src/core/[a-z_]*\.h$')" -gt 1 ] || grep -qw "$name" "$ROOT/src/core/services.h" || echo "$name"
done | grep -vE '^trace__(inline|plain)_' >needless.txt
same_file "what a file shows, another one uses" /dev/null needless.txt

# --- a library of the objects records as the header does

ar rcs librecorder.a $objects
check "a program with the header" gcc -std=c11 -O0 -DTRACE_IMPL -I "$ROOT" "$ROOT/tests/compile/main.c" -o header -pthread -ldl
check "a program with the objects" gcc -std=c11 -O0 -I "$ROOT" "$ROOT/tests/compile/main.c" librecorder.a -o objects -pthread -ldl
for kind in header objects; do
    for mode in stream ring; do
        same "$kind, $mode: runs silently" "0 " "$(TRACE_MODE=$mode TRACE_OUT=$WORK/out.$kind.$mode ./$kind 2>&1 | tr '\n' ' '; echo "${PIPESTATUS[0]} ")"
        "$BUILD/trace-print" --json "out.$kind.$mode" | sed 's/.*"event":/"event":/; s/"duration_ns":[0-9]*,//; s/0x[0-9a-f]*/ADDRESS/g' >"$kind.$mode.events"
    done
done
for mode in stream ring; do
    same_file "$mode: the same events" header.$mode.events objects.$mode.events
    has "$mode: events are there" objects.$mode.events '"name":"use.outer"'
done

# --- the objects check what must hold (src/core/check.h): locks are taken in their order, whatever the kind of file

check "threads: builds" gcc -std=c11 -O1 -I "$ROOT" "$ROOT/tests/compile/threads.c" librecorder.a -o threads -pthread -ldl
check "forks: builds" gcc -std=gnu11 -O1 -I "$ROOT" "$HERE/forks.c" librecorder.a -o forks -pthread -ldl
for kind in TRACE_MODE=stream TRACE_MODE=ring TRACE_MMAP=0 "TRACE_MMAP=0 TRACE_MODE=ring" TRACE_MAX=4M "TRACE_MAX=4M TRACE_MMAP=0" TRACE_HELPER=0 TRACE_WHEN=every=2; do
    for program in threads forks; do
        same "$program, $kind: nothing is broken" "0 " "$(env $kind TRACE_OUT=$WORK/checked.out ./$program 2>&1 | tr '\n' ' '; echo "${PIPESTATUS[0]} ")"
        rm -rf checked.out
    done
done
check "a wrong order: builds" gcc -std=c11 -O1 -DTRACE__CHECKED -I "$ROOT/src" "$HERE/order.c" librecorder.a -o order -pthread -ldl
(ulimit -c 0; exec ./order) >order.txt 2>&1
same "a wrong order ends the program" 134 $?
has "and is said" order.txt '^trace: broken: trace__ranks >> rank == 0 at .*check\.c:[0-9]+$'
finish
