#!/bin/bash
# The plain functions behind the macros, from C, Fortran and Python.
set -u
. "$(dirname "$0")/../lib.sh"

need gcc gfortran python3 nm
cd "$WORK" || exit 1

# said EXPECT: what trace-print says of out, without times, numbers that change and long texts, is that file
said() {
    "$BUILD/trace-print" out | sed -E 's/^[^ ]+ +[^ ]+ ([0-9]+ )?//; s/^[0-9]+ //; s/^(rank 3 )[0-9]+/\1PID/; s/after [0-9.]+[a-z]+/after T/; s/for [0-9.]+[a-z]+/for T/; s/id=[0-9]{6,}/id=N/; s/([xy])[xy]{20,}/\1.../g' >got.txt
    [ -n "${ACCEPT:-}" ] && cp got.txt "$HERE/$1"
    same_file "$1: what is in the trace" "$HERE/$1" got.txt
}

# every recording macro has a function that libtrace-h.so exports
sed -n 's/^#define \(trace_[a-z_]*\)(.*/\1/p' "$ROOT/src/public/macros.h" | grep -v '^trace_task_scope$' | sort >macros.txt
nm -D --defined-only "$BUILD/libtrace-h.so" | awk '{print $3}' | sort >symbols.txt
same "every macro has a plain function" "" "$(comm -23 macros.txt symbols.txt | tr '\n' ' ')"
check "and there are some" test "$(wc -l <macros.txt)" -ge 15

for flags in "gcc -O2" "gcc -O0 -fsanitize=address,undefined" "clang -O0"; do
    check "C, $flags: builds" $flags -std=c11 -Wall -Wextra -Wpedantic -Werror -I "$ROOT" "$HERE/plain.c" -o plain -pthread
    rm -rf out
    check "C, $flags: runs" env TRACE_OUT="$WORK/out" ./plain
    said plain.expect
done

check "Fortran: the recorder" gcc -I "$ROOT" -DTRACE_IMPL -x c -c "$ROOT/trace.h" -o trace.o
for std in f2008 f2018 gnu; do
    check "Fortran $std: builds" gfortran -std=$std -Wall -Wextra -fcheck=all "$ROOT/src/public/trace.f90" "$HERE/main.f90" trace.o -o fortran -pthread
    rm -rf out snapshot.bin
    check "Fortran $std: runs" env TRACE_OUT="$WORK/out" ./fortran
    said fortran.expect
done
check "Fortran: facts" grep -aq 'case 3' out/*.bin
check "Fortran: with libtrace-h.so" gfortran "$ROOT/src/public/trace.f90" "$HERE/main.f90" -o fortran -L "$BUILD" -ltrace-h -Wl,-rpath,"$BUILD"
rm -rf out snapshot.bin
check "Fortran, libtrace-h.so: runs" env TRACE_OUT="$WORK/out" ./fortran
said fortran.expect

rm -rf out
check "Python, ctypes" env TRACE_OUT="$WORK/out" python3 "$HERE/plain.py" "$BUILD/libtrace-h.so"
said python.expect

finish
