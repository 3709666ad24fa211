# lines.sh - `where` names source lines: what trace-tally, trace-print and to-perfetto find with the debug information of programs, and what they say
# without it. Part of run.sh.
LINES_OF=$HERE/lines
at() { echo "$1:$(grep -n "/\* $2 \*/" "$LINES_OF/$1" | cut -d : -f 1)"; } # FILE MARK
record() { # NAME ENV... -- PROGRAM...: into lines.out
    local name=$1 settings=()
    shift
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf lines.out
    check "$name: is recorded" env -u TRACE_OUT OMP_NUM_THREADS=2 LD_LIBRARY_PATH="$LLVM" "${settings[@]}" "$BUILD/trace-run" -q -o lines.out -- "$@"
}
where() { "$BUILD/trace-tally" --by where --csv -n '^parallel$' "$@" lines.out 2>err | awk -F, '$1 == "OMP" { print $4 }' | sort | paste -sd ,; } # OPTION...

check 'lines: a program' $CLANG -O1 -g -fopenmp "$LINES_OF/solver.c" "$LINES_OF/sum.c" -o app
record 'lines' -- ./app
ALL="main ($(at solver.c first)),main ($(at solver.c second)),sum ($(at sum.c sum))"
same 'lines: two in one function, one in another file' "$ALL" "$(where)"
same 'lines: nothing is said' '' "$(cat err)"
