#!/bin/bash
# trace.h in several parts of one process: a program and its libraries, by every way of linking, of other layouts, under libtrace-h.so. Whatever the linker
# binds, no event is lost, no file is damaged, and the parts share one recorder where they can find each other.
# early: needs compilers and Python alone
set -u
. "$(dirname "$0")/../lib.sh"
FLAGS="-O2 -Wall -Wextra -pthread -I $ROOT -I $HERE"
LIGHT=${FLAGS/-O2/-O0} # where only what is linked differs
INLINED=$LIGHT # debug builds: inline functions are functions, of which the linker keeps one for all parts
SO=$BUILD/libtrace-h.so
cd "$WORK" || exit 1
if [ "${1:-}" = --accept ]; then # what programs and libraries share is from now on what it is
    $CC -std=gnu11 -w -I "$ROOT/src" "$HERE/layout.c" -o layout -pthread -ldl && ./layout >"$HERE/layout.expect"
    exit
fi

# counted NAME PARTS: what the files in out hold is what that many parts record, and nothing is damaged
counted() {
    "$BUILD/trace-tally" --json out >tally.json 2>tally.err || { fail "$1" "trace-tally: status $?: $(head -n 1 tally.err)"; return; }
    python3 - "$2" "${IN_CPP:-}" <<'X' >why || { fail "$1" "$(cat why)"; return; }
import json, sys
parts = int(sys.argv[1])
t = json.load(open("tally.json"))
count = {}
for r in t["rows"]: count[r["name"]] = count.get(r["name"], 0) + r["calls"]
if t["dropped"]: sys.exit(print(t["dropped"], "lost") or 1)
tasks = sum(n for name, n in count.items() if name not in ("helper", "at", "helped", "object"))
objects, in_cpp = count.get("object", 0), int(sys.argv[2] or parts) # parts in C++ have objects
want = {"helper": 2000 * parts}
for name, n in want.items():
    if count.get(name) != n: sys.exit(print(name, count.get(name), "want", n) or 1)
if tasks != 4000 * parts: sys.exit(print("tasks", tasks, "want", 4000 * parts, count) or 1)
if objects != 2000 * in_cpp and (sys.argv[2] or objects): sys.exit(print("objects", objects) or 1)
if t["events"] != parts * 2000 * 8 + 2 * objects: sys.exit(print("events", t["events"], "want", parts * 16000 + 2 * objects) or 1)
X
    ok "$1"
}

# goes NAME FILES PARTS COMMAND...: it records into so many files
goes() {
    local name=$1 files=$2 parts=$3 got
    shift 3
    rm -rf out
    got=$(env TRACE_OUT="$WORK/out" "$@" 2>err) || { fail "$name" "exit status $?: $(head -n 1 err)"; return; }
    same "$name: files" "$files" "$got" && same "$name: files there" "$files" "$(ls out | wc -l)" && counted "$name" "$parts"
    [ -n "${SAYS:-}" ] || same "$name: says nothing" '' "$(cat err)"
}

# --- both embed, and the library is linked in every way

printf '{ global: *_run; local: *; };\n' >none.map
printf '{ global: *_run; trace_*; local: *; };\n' >public.map
lib() { # NAME COMPILER FLAGS...
    local name=$1 cc=$2 flags=$LIGHT
    shift 2
    # what an optimizer makes of it: by gcc as it comes and with -fno-semantic-interposition, by g++ with that; FULL=1: all of it
    case "$FULL$cc $*" in 1* | 'gcc ' | 'gcc -Wl,'* | gcc\ *-flto* | g++*-fno-semantic*) flags=$FLAGS ;; esac
    check "library, $name: builds" $cc $flags -fPIC -shared -DPART=lib "$@" "$HERE/part.c" -o lib.so -ldl
}
build_programs() { # COMPILER: gcc's are optimized
    local flags=$LIGHT
    [ "$1" != gcc ] || flags=$FLAGS
    $1 $flags "$HERE/program.c" -o closed -ldl && $1 $flags "$HERE/program.c" -o open -rdynamic -ldl
}
for cc in gcc 'g++ -x c++' 'clang++ -x c++'; do
    check "$cc: programs" build_programs "$cc"
    forms=('' -Wl,-Bsymbolic-functions '-Wl,-Bsymbolic-functions -fno-semantic-interposition')
    [[ $cc == clang* || ($cc == g++* && -z $FULL) ]] || forms+=('-flto -fno-semantic-interposition -g')
    [[ $cc == gcc ]] && forms+=(-Wl,-Bsymbolic -fvisibility=hidden -Wl,--version-script=none.map -Wl,--version-script=public.map '-fno-plt -Wl,-z,now' -O0 -Wl,--gc-sections)
    for form in "${forms[@]}"; do
        name="$cc${form:+ $form}"
        lib "$name" "$cc" $form || continue
        goes "$name, program exports" 1 2 ./open ./lib.so:lib_run
        goes "$name, program exports, deepbind" 1 2 ./open ./lib.so:lib_run:deepbind
        goes "$name, program exports nothing" 2 2 ./closed ./lib.so:lib_run
        case $form in *none.map*) continue ;; esac # what exports nothing cannot be found
        check "$name: linked" $cc $LIGHT -DLINKED "$HERE/program.c" -o linked -x none ./lib.so -Wl,-rpath,"$WORK" -ldl
        goes "$name, linked" 1 2 ./linked
    done
done
gcc $LIGHT -fPIC -shared -DPART=lib "$HERE/part.c" -o lib.so -ldl
check 'fixed address: builds' gcc $LIGHT -no-pie -DLINKED "$HERE/program.c" -o linked ./lib.so -Wl,-rpath,"$WORK" -ldl
goes 'fixed address' 1 2 ./linked
check 'the library has the recorder, the program uses it' gcc $LIGHT -DNO_IMPL -DLINKED "$HERE/program.c" -o user ./lib.so -Wl,-rpath,"$WORK" -ldl
goes 'the library has the recorder' 1 2 ./user
check 'the same at a fixed address' gcc $LIGHT -no-pie -DNO_IMPL -DLINKED "$HERE/program.c" -o user ./lib.so -Wl,-rpath,"$WORK" -ldl
goes 'the library has the recorder, fixed address' 1 2 ./user
check 'two libraries: builds' gcc $LIGHT -fPIC -shared -DPART=other "$HERE/part.c" -o other.so -ldl
IN_CPP=1 goes 'program and two libraries' 1 3 ./open ./lib.so:lib_run ./other.so:other_run
check 'a library that embeds nothing: builds' gcc $LIGHT -fPIC -shared -DNO_IMPL -DPART=plain "$HERE/part.c" -o plain.so
IN_CPP=1 goes 'program and a library that embeds nothing' 1 3 ./open ./plain.so:plain_run ./lib.so:lib_run

# --- a site in an inline function is one for all; hidden recorders have files of their own

g++ -x c++ $INLINED -rdynamic "$HERE/program.c" -o open -ldl
for name in one two; do
    check "hidden $name: builds" g++ -x c++ $INLINED -DTRACE_HIDDEN -fPIC -shared -DPART=$name "$HERE/part.c" -o $name.so -ldl
done
same 'the site of an inline function is one for all libraries' 1 "$(nm -D one.so | grep -c ' u .*shared_helper.*trace__s$')"
goes 'hidden libraries' 3 3 ./open ./one.so:one_run ./two.so:two_run

# --- another layout

mkdir -p newer && sed 's/^    uint32_t buffer; /    uint64_t buffer; /' "$ROOT/trace.h" >newer/trace.h
same 'another layout' 1 "$(grep -c '^    uint64_t buffer; ' newer/trace.h)"
check 'library of another layout: builds' g++ -x c++ -O0 -pthread -I newer -I "$HERE" -fPIC -shared -DPART=lib "$HERE/part.c" -o newer.so -ldl
check 'program of another layout: builds' g++ -x c++ -O0 -pthread -I newer -I "$HERE" -rdynamic "$HERE/program.c" -o newer_program -ldl
check 'library of another layout that embeds nothing: builds' g++ -x c++ -O0 -pthread -I newer -I "$HERE" -DNO_IMPL -fPIC -shared -DPART=plain "$HERE/part.c" -o newer_plain.so
g++ -x c++ $INLINED -rdynamic "$HERE/program.c" -o open -ldl
g++ -x c++ $INLINED -fPIC -shared -DPART=lib "$HERE/part.c" -o lib.so -ldl
SAYS=1
said_once() { same "$1: says so once" 1 "$(grep -c '^trace: two parts of this program were built with different versions of trace.h' err)"; }
goes 'library of another layout' 2 2 ./open ./newer.so:lib_run
said_once 'library of another layout'
goes 'program of another layout' 2 2 ./newer_program ./lib.so:lib_run
said_once 'program of another layout'
rm -rf out
same 'library of another layout that embeds nothing: the program goes on' 2 "$(TRACE_OUT=$WORK/out ./open ./newer_plain.so:plain_run 2>err | tail -n 1)"
same 'library of another layout that embeds nothing: says so once' 1 "$(grep -c "^trace: a library was built with another version of trace.h than this program's" err)"
same 'library of another layout that embeds nothing: what it records is counted as lost' '2000 lost: True' "$("$BUILD/trace-tally" --json out 2>err | python3 -c '
import json, sys
t = json.load(sys.stdin)
print(sum(r["calls"] for r in t["rows"] if r["name"] == "program"), "lost:", t["dropped"] >= 2000 or t["dropped"])')"
SAYS=

# --- another size of what backends read in another module's recorder, which TRACE__ABI does not tell

mkdir -p backends && sed 's/^    char out\[3584\]; /    char out[3592]; /' "$ROOT/trace.h" >backends/trace.h
same 'another size of the options' 1 "$(grep -c '^    char out\[3592\]; ' backends/trace.h)"
check 'library with other options: builds' g++ -x c++ -O0 -pthread -I backends -I "$HERE" -fPIC -shared -DPART=lib \
    "$HERE/part.c" -o options.so -ldl
SAYS=1
goes 'library with other options' 2 2 ./open ./options.so:lib_run
said_once 'library with other options'
SAYS=

# --- who changes a shared structure changes TRACE__LAYOUT (docs/internals/abi.md)

# layouts EXPECTED ACTUAL: they are equal, or the actual one has another TRACE__LAYOUT
layouts() { cmp -s "$1" "$2" || [ "$(head -n 1 "$1")" != "$(head -n 1 "$2")" ]; }
check 'the layout: builds' $CC -std=gnu11 -w -I "$ROOT/src" "$HERE/layout.c" -o layout -pthread -ldl
./layout >layout.txt
check 'a shared structure changed: add 1 to TRACE__LAYOUT' layouts "$HERE/layout.expect" layout.txt
same_file 'the layout is the one of layout.expect: tests/embed/run.sh --accept' "$HERE/layout.expect" layout.txt
sed 's/^trace__site.desc 8/trace__site.desc 16/' layout.txt >moved.txt
refuse 'a member that moved would be found' layouts "$HERE/layout.expect" moved.txt

# --- under libtrace-h.so: one recorder, whether the program exports its own or not

gcc $LIGHT -rdynamic "$HERE/program.c" -o open -ldl
gcc $LIGHT -fPIC -shared -DPART=lib "$HERE/part.c" -o lib.so -ldl
goes 'under libtrace-h.so, program exports' 1 2 env LD_PRELOAD="$SO" ./open ./lib.so:lib_run
gcc $LIGHT "$HERE/program.c" -o closed -ldl
goes 'under libtrace-h.so, program exports nothing' 1 2 env LD_PRELOAD="$SO" ./closed ./lib.so:lib_run
SAYS=1
goes 'under libtrace-h.so, program of another layout' 1 1 env LD_PRELOAD="$SO" ./newer_program
SAYS=

# --- sanitizers

for cc in gcc clang; do
    check "$cc, sanitized: builds" sh -c "$cc ${FLAGS/-O2/-O0} -g1 -fsanitize=address,undefined -fno-sanitize-recover=undefined -fPIC -shared -DPART=lib $HERE/part.c -o asan.so -ldl &&
        $cc ${FLAGS/-O2/-O0} -g1 -fsanitize=address,undefined -fno-sanitize-recover=undefined -rdynamic $HERE/program.c -o asan -ldl"
    goes "$cc, sanitized" 1 2 env ASAN_OPTIONS=detect_odr_violation=2:detect_leaks=0 ./asan ./asan.so:lib_run
done

# --- a library that never records can be unloaded, one that did stays

cat >unload.c <<'X'
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv)
{
    int i, there = 0;
    char line[8192];
    FILE *maps;
    for (i = 0; i < 100; i++) {
        void *handle = dlopen(argv[1], RTLD_NOW), (*run)(void);
        if (!handle)
            return puts(dlerror()), 1;
        *(void **)(void *)&run = dlsym(handle, argv[2]);
        run();
        dlclose(handle);
    }
    maps = fopen("/proc/self/maps", "r");
    while (argc && fgets(line, sizeof line, maps))
        there |= strstr(line, "/off.so") != NULL;
    puts(there ? "stays" : "gone");
    return 0;
}
X
check 'a library that is off: builds' sh -c "gcc $LIGHT -DTRACE_DEFAULT_OFF -fPIC -shared -DPART=off $HERE/part.c -o off.so -ldl && gcc unload.c -o unload -ldl"
same 'a library that never recorded is unloaded' gone "$(TRACE_OUT=$WORK/never ./unload ./off.so off_run)"
same 'and left nothing' no "$([ -e never ] && echo yes || echo no)"
same 'a library that recorded stays' stays "$(TRACE_ENABLE=1 TRACE_OUT=$WORK/ever ./unload ./off.so off_run)"
check 'its events are there' "$BUILD/trace-tally" ever
finish
