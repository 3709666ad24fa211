#!/bin/bash
# trace.h in C++: templates, values of the library's types, what must not compile.
# early: needs compilers alone
set -u
. "$(dirname "$0")/../lib.sh"

WARN="-Wall -Wextra -Wpedantic -Werror"
need g++ clang++ python3
cd "$WORK" || exit 1

# standards COMPILER: those it knows, of which its library is complete enough for us; without FULL=1 two and the newest, which has what those between have
standards() {
    local std known=()
    for std in c++11 c++14 c++17 c++20 c++2b; do
        echo 'int main() {}' | "$1" -std=$std -x c++ -fsyntax-only - 2>/dev/null && known+=($std)
    done
    if [ -n "$FULL" ]; then printf '%s\n' "${known[@]}"; else printf '%s\n' c++11 c++17 "${known[-1]}" | uniq; fi
}

# optimized STANDARD: one of them is
optimized() { [ "$1" = c++17 ] && echo -O1 || echo -O0; }

# The recorder in a unit of C++ is what "values" has, in each standard; the others take one that is compiled once.
check "the recorder" gcc -O0 -I "$ROOT" -c "$ROOT/tests/impl.c" -o impl.o

# --- templates: metadata of types that depend on a parameter

for cc in g++ clang++; do
    for std in $(standards $cc); do
        check "$cc $std: templates" $cc -std=$std $(optimized $std) $WARN -I "$ROOT" "$HERE/templates.cpp" impl.o -o templates -pthread
        rm -rf out
        TRACE_OUT=$WORK/out ./templates
        calls user out/*.bin >got.txt 2>&1
        has "$cc $std: templates record" got.txt '^function 6$'
    done
done

# --- values

for cc in g++ clang++; do
    for std in $(standards $cc); do
        check "$cc $std: values" $cc -std=$std $(optimized $std) $WARN -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wundef -DTRACE_IMPL -I "$ROOT" "$HERE/values.cpp" -o values -pthread
        check "$cc $std: values, compiled out" $cc -std=$std $(optimized $std) $WARN -DTRACE_COMPILE_OUT -I "$ROOT" "$HERE/values.cpp" -o off -pthread
        rm -rf out
        TRACE_OUT=$WORK/out ./values
        "$BUILD/trace-print" out | sed 's/.* user:/user:/; s/function=0x[0-9a-f]*/function=0x0/; s/\(x\{40\}\)x*/\1/; s/\(\(1, \)\{40\}\)\(1, \)*/\1/' >got.txt
        case $std in
            c++11 | c++14) sed '/since/d' "$HERE/values.expect" ;;
            c++17) sed '/since 20/d' "$HERE/values.expect" ;;
            *) cat "$HERE/values.expect" ;;
        esac >want.txt
        same_file "$cc $std: values are in the trace" want.txt got.txt
    done
done

# --- names, trace::task, tasks that another thread closes

for cc in g++ clang++; do
    for std in $(standards $cc); do
        check "$cc $std: tasks" $cc -std=$std $(optimized $std) $WARN -Wshadow -Wconversion -Wsign-conversion -I "$ROOT" "$HERE/tasks.cpp" impl.o -o tasks -pthread
        check "$cc $std: tasks, compiled out" $cc -std=$std $(optimized $std) $WARN -DTRACE_COMPILE_OUT -I "$ROOT" "$HERE/tasks.cpp" -o off -pthread
        rm -rf out
        check "$cc $std: tasks run" env TRACE_OUT="$WORK/out" ./tasks
        "$BUILD/trace-print" out | sed -E 's/.* ([a-z]+:)/\1/; s/after .*/after T/; s/id=[0-9]+/id=N/' >got.txt
        [ -n "${ACCEPT:-}" ] && cp got.txt "$HERE/tasks.expect"
        same_file "$cc $std: tasks are in the trace" "$HERE/tasks.expect" got.txt
        calls user out | grep closed >got.txt
        same "$cc $std: closed by another thread, and here" "closed elsewhere 1 closed here 1" "$(paste -sd ' ' got.txt)"
    done
done

# --- coroutines

for cc in g++ clang++; do
    check "$cc: coroutines" $cc -std=c++20 -O0 $WARN -Wshadow -Wconversion -Wsign-conversion -I "$ROOT" "$HERE/coroutine.cpp" impl.o -o coroutine -pthread
    rm -rf out
    check "$cc: coroutines run" env TRACE_OUT="$WORK/out" ./coroutine
    same "$cc: coroutines record" 'at 40 first 40 job 40 part 40 second 40' "$(calls user out | paste -sd ' ')"
done

# --- values that throw

for cc in g++ clang++; do
    for std in $(standards $cc); do
        check "$cc $std: values that throw" $cc -std=$std $(optimized $std) $WARN -Wshadow -Wconversion -I "$ROOT" "$HERE/throws.cpp" impl.o -o throws -pthread
        rm -rf out
        same "$cc $std: values that throw leave no writer busy" '' "$(TRACE_OUT=$WORK/out ./throws 2>&1)"
        "$BUILD/trace-print" out | sed -E 's/.* user:/ /; s/^ //; s/ after [0-9].*//' >got.txt
        same_file "$cc $std: values that throw leave nothing in the trace" "$HERE/throws.expect" got.txt
    done
done

# --- warnings that a program may have on: its units stay without one

cat >quiet.c <<'C'
#include "trace.h"
int quiet(int n, const char *s, double d);
int quiet(int n, const char *s, double d)
{
    TRACE_SCOPE("work", "n", n);
    trace_task_begin("a", "n", n, "s", s, "d", d);
    trace_task_end();
    trace_task_begin_in("domain", "a");
    trace_task_end();
    trace_instant("i", "d", d);
    trace_counter("c", d);
    trace_counter_unit("cu", "B", n);
    trace_meta("s", s);
    trace_async_begin("x", 1);
    trace_async_end("x", 1);
    trace_flow_out(3);
    trace_flow_in(3);
    trace_track_counter(1, "q", "W", 2.5);
    trace_task_close(trace_task_open("open", "n", n));
    return trace_enabled() ? n : 0;
}
C
ALL=$(sed 's,.*/,,;s/\.list$//' <<<"$(ls "$ROOT"/packaging/exports/*.list)" | grep -vE '^(recorder|mpi)$' | tr a-z A-Z | sed 's/^/-DTRACE_/' | tr '\n' ' ')
QUIET="-Wall -Wextra -Werror -Wredundant-decls"
for impl in '' -DTRACE_IMPL "-DTRACE_IMPL $ALL"; do
    for cc in gcc clang; do
        check "$cc: no warning, ${impl:0:40}" $cc -std=c11 -D_GNU_SOURCE $QUIET $impl -fsyntax-only -I "$ROOT" quiet.c
    done
    check "g++: no warning, ${impl:0:40}" g++ -std=c++11 -x c++ $QUIET -Wold-style-cast -Wuseless-cast -Wzero-as-null-pointer-constant $impl -fsyntax-only -I "$ROOT" quiet.c
    check "clang++: no warning, ${impl:0:40}" clang++ -std=c++11 -x c++ $QUIET -Wold-style-cast -Wzero-as-null-pointer-constant $impl -fsyntax-only -I "$ROOT" quiet.c
done

# --- compilers and languages that cannot: one error

unable() { # WORDS COMPILER...
    local words=$1 impl
    shift
    for impl in '' -DTRACE_IMPL; do
        echo '#include "trace.h"' >unable.c
        refuse "$* $impl does not compile" sh -c '"$@" 2>said.txt' - "$@" $impl -I "$ROOT" -c unable.c -o unable.o
        grep 'error:' said.txt >got.txt
        has "$* $impl: why" got.txt "$words"
        same "$* $impl: one error" 1 "$(wc -l <got.txt)"
    done
}
need tcc
unable 'needs C11' gcc -std=c89
unable 'needs C11' clang -std=c89
unable 'needs C\+\+11' g++ -std=c++98 -x c++
unable 'needs C\+\+11' clang++ -std=c++98 -x c++
unable 'needs gcc or clang' tcc
[ "$(uname -m)" != x86_64 ] || unable 'pointers of 64 bits' gcc -mx32
[ "$(uname -m)" != x86_64 ] || unable 'pointers of 64 bits' clang -mx32

# --- what is refused, with one error that says why

# wrong NAME REGEX STATEMENT: every compiler refuses it with that one error
wrong() {
    local cc
    printf '#include "trace.h"\nstruct thing { int x; };\nvoid f(struct thing v, struct thing (*a)[2], int n);\nvoid f(struct thing v, struct thing (*a)[2], int n) { (void)v, (void)a, (void)n; %s; }\n' "$3" >wrong.c
    for cc in "g++ -std=c++11 -x c++" "g++ -std=c++20 -x c++" "clang++ -std=c++11 -x c++" "clang++ -std=c++20 -x c++" ${4:+"gcc -std=c11" "clang -std=c11"}; do
        refuse "$cc: $1 does not compile" sh -c '"$@" 2>said.txt' - $cc -I "$ROOT" -c wrong.c -o wrong.o
        grep 'error:' said.txt >got.txt
        has "$cc: $1: why" got.txt "$2"
        same "$cc: $1: one error" 1 "$(wc -l <got.txt)"
    done
}
eight='"1", n, "2", n, "3", n, "4", n, "5", n, "6", n, "7", n, "8", n'
wrong "a structure" 'define trace_value\(\) for it' 'trace_instant("x", "v", v)'
wrong "an array of structures" 'record its elements' 'trace_instant("x", "v", *a)'
wrong "a key without a value" 'one of them is missing' 'trace_instant("x", "v")' c
wrong "a value without a key" 'one of them is missing' 'trace_counter("x", 1, 2)' c
wrong "nine pairs" 'at most 8 pairs' "trace_task_begin(\"x\", $eight, \"9\", n)" c
wrong "eight pairs and a half" 'one of them is missing' "trace_meta($eight, \"9\")" c
wrong "fifteen pairs" 'at most 8 pairs' "TRACE_SCOPE(\"x\", $eight, $eight)" c

finish
