#!/bin/bash
# examples/cmake_framework: a library with trace.h in it, as docs/guide/embedding.md says a framework takes it. Off costs no file, on is a variable, and nothing is exported but what is documented.
set -u
. "$(dirname "$0")/../lib.sh"

need cmake gcc g++ nm
cp -r "$ROOT/examples/cmake_framework" "$WORK/framework"
cd "$WORK/framework" || exit 1
export CMAKE_BUILD_PARALLEL_LEVEL=2 CFLAGS='-O0 -Wall -Wextra -Werror' CXXFLAGS='-O0 -Wall -Wextra -Werror' TRACE_OUT=$WORK/out

build() { # NAME FOLDER OPTION...
    check "$1: configures" cmake -S . -B "$2" "${@:3}"
    check "$1: builds" cmake --build "$2"
}
exported() { nm -D --defined-only "$1" | awk '{ print $3 }' | sort | paste -sd ' '; }
tasks() { calls framework "$WORK/out" | paste -sd ' '; }
recorded() { # NAME FILES TASKS
    same "$1: files" "$2" "$(find "$WORK/out" -name '*.bin' 2>/dev/null | wc -l)"
    same "$1: tasks" "$3" "$(tasks)"
    rm -rf "$WORK/out"
}
ON='solve 2 sweep 20'

build "sources" build -Dtrace-h_SOURCE="$ROOT"
same "exports what is documented" "framework_solve framework_trace trace_recorder_1" "$(exported build/libframework.so)"
same "needs libc and the C++ library" "" "$(readelf -d build/libframework.so | grep NEEDED | grep -vE 'lib(c|m|stdc\+\+|gcc_s|dl|pthread)\.so')"
check "off: runs" build/app
same "off: leaves nothing" no "$([ -e "$WORK/out" ] && echo yes || echo no)"
check "TRACE_ENABLE=1: runs" env TRACE_ENABLE=1 build/app
recorded "TRACE_ENABLE=1" 1 "$ON"
check "by a call: runs" build/app on
recorded "by a call" 1 "$ON"
check "trace-run: runs" "$BUILD/trace-run" -q -n -o "$WORK/out" -- build/app
recorded "trace-run" 1 "$ON"

# --- an installed header; nothing built in

check "installs the header" cmake -S "$ROOT" -B "$WORK/header"
check "installs the header, indeed" cmake --install "$WORK/header" --prefix "$WORK/installed"
build "find_package, nothing built in" bare -DCMAKE_PREFIX_PATH="$WORK/installed" -DFRAMEWORK_TRACING=OFF
same "nothing built in: exports its own" "framework_solve framework_trace" "$(exported bare/libframework.so)"
same "nothing built in: no word of it" 0 "$(nm bare/libframework.so | grep -c ' trace_')"
same "nothing built in: says so when asked" "this build of the library does not record" "$(bare/app on 2>&1 >/dev/null)"
same "nothing built in: leaves nothing" no "$([ -e "$WORK/out" ] && echo yes || echo no)"

# --- in a program that records, too: one file, whoever has the recorder

cat >part.c <<'C'
#define TRACE_IMPL
#include <trace.h>
#include "framework.h"
int main(void)
{
    TRACE_SCOPE("main");
    return framework_solve(100, 10) < 0;
}
C
for export in '' -rdynamic; do
    check "a program that records${export:+, exports}: builds" gcc -I "$ROOT" -I . part.c -o part $export -L build -lframework -Wl,-rpath,"$PWD/build" -pthread -ldl
    check "a program that records${export:+, exports}: runs" ./part
    recorded "a program that records${export:+, exports}" 1 'solve 1 sweep 10'
done

# --- a plugin: unloaded when it never recorded, there to the end when it did

cat >plugin.c <<'C'
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv)
{
    int i, there = 0;
    char line[8192];
    FILE *maps;
    for (i = 0; i < 3; i++) {
        void *handle = dlopen(argv[argc - 1], RTLD_NOW);
        double (*solve)(int, int);
        if (!handle)
            return puts(dlerror()), 1;
        *(void **)(void *)&solve = dlsym(handle, "framework_solve");
        solve(100, 1);
        dlclose(handle);
    }
    maps = fopen("/proc/self/maps", "r");
    while (maps && fgets(line, sizeof line, maps))
        there |= strstr(line, "/libframework.so") != NULL;
    puts(there ? "stays" : "gone");
    return 0;
}
C
check "a plugin: builds" gcc plugin.c -o plugin -ldl
same "a plugin that never recorded is unloaded" gone "$(./plugin "$PWD/build/libframework.so")"
same "and left nothing" no "$([ -e "$WORK/out" ] && echo yes || echo no)"
same "a plugin that recorded stays" stays "$(TRACE_ENABLE=1 ./plugin "$PWD/build/libframework.so")"
recorded "a plugin that recorded" 1 'solve 3 sweep 3'

# --- an extension that has no recorder of its own, loaded for itself alone, uses that of the library it is linked with

cat >extension.c <<'C'
#define TRACE_DOMAIN "extension"
#include <trace.h>
__attribute__((constructor)) static void loaded(void)
{
    TRACE_SCOPE("loaded");
}
C
check "an extension without TRACE_IMPL: builds" gcc -shared -fPIC -I "$ROOT" extension.c -o extension.so -Wl,--no-as-needed -L build -lframework -Wl,-rpath,"$PWD/build"
same "an extension without TRACE_IMPL: it stays, as what recorded" stays "$(TRACE_ENABLE=1 ./plugin "$PWD/extension.so")"
same "an extension without TRACE_IMPL: its task is in the library's file" "loaded" "$(calls extension "$WORK/out" | cut -d ' ' -f 1)"
recorded "an extension without TRACE_IMPL" 1 'solve 3 sweep 3'

# --- off: no thread, and nothing asked of the kernel for what is not recorded

cat >many.c <<'C'
#include "framework.h"
int main(int argc, char **argv)
{
    (void)argv;
    return framework_solve(10, argc > 1 ? 10000 : 1) < 0;
}
C
check "off: builds" gcc -I . many.c -o many -L build -lframework -Wl,-rpath,"$PWD/build"
asks() { strace -f -o strace.txt ./many "$@" && [ -s strace.txt ] && wc -l <strace.txt; }
need strace
check "off: strace sees a run" asks
same "off: ten thousand tasks ask the kernel no more than one" "$(asks)" "$(asks x)"
same "off: no thread" 0 "$(strace -f ./many 2>&1 | grep -cE '^(\[pid.*\] )?clone3?\(')"
finish
