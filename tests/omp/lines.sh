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

# the same in every tool, and in a merged file
same 'lines: trace-print' "main ($(at solver.c first))" "$("$BUILD/trace-print" lines.out | sed -n 's/.*OMP:parallel entry.* where="\([^"]*\)".*/\1/p' | head -n 1)"
"$BUILD/to-perfetto" -q -o lines.pftrace lines.out
same 'lines: to-perfetto' "main ($(at solver.c first))" "$(node "$ROOT/tests/perfetto/query.mjs" lines.pftrace "select distinct a.display_value
    from slice s join args a using (arg_set_id) where s.name = 'parallel' and a.key like '%where%' order by s.ts limit 1" 2>/dev/null | tail -n 1 | tr -d \")"
"$BUILD/trace-merge" -q -o lines.bin lines.out && mv lines.out lines.raw && mv lines.bin lines.out
same 'lines: a merged file' "$ALL" "$(where)"

# the program is no longer there, or another one is
mkdir kept && cp app kept
rm app
same 'lines, no program: function and offset' 3 "$(where | tr , '\n' | grep -cE '^(main|sum)\+0x[0-9a-f]+$')"
same 'lines, no program: one line says it' "$WORK/app: source lines are not known: the file is not there (--symbols DIR names a folder that has it)" "$(cat err)"
same 'lines, no program: --symbols has it' "$ALL" "$(where --symbols nowhere --symbols kept)"
$CLANG -O0 -g -fopenmp "$LINES_OF/solver.c" "$LINES_OF/sum.c" -o app
same 'lines, built again: function and offset' 3 "$(where | tr , '\n' | grep -cE '^(main|sum)\+0x[0-9a-f]+$')"
has 'lines, built again: one line says it' err "^$WORK/app: source lines are not known: this is not the file that ran, its build id is another "
same 'lines, built again: --symbols has the one that ran' "$ALL" "$(where --symbols "$WORK/kept")"
mkdir -p root/"$WORK" && mv kept/app root/"$WORK"
same 'lines: --symbols has the whole path' "$ALL" "$(where --symbols root)"

# debug information in a file of its own
cp root/"$WORK/app" app
objcopy --only-keep-debug app app.lines && strip app
same 'lines, stripped: function and offset' 3 "$(where | tr , '\n' | grep -c '+0x')"
same 'lines, stripped: one line says it' 'no debug information has the source lines of these places (compile with -g): N of N in app' "$(sed 's/[0-9][0-9]*/N/g' err)"
objcopy --add-gnu-debuglink=app.lines app
same 'lines, a debug link' "$ALL" "$(where)"
id=$(readelf -n app | sed -n 's/.*Build ID: //p')
mkdir -p by-id/.build-id/"${id:0:2}" && mv app.lines by-id/.build-id/"${id:0:2}/${id:2}.debug"
same 'lines, the link leads nowhere' 3 "$(where | tr , '\n' | grep -c '+0x')"
rm app
same 'lines, no program: --symbols has debug information by build id' "$ALL" "$(where --symbols by-id)"
mkfifo app
same 'lines, no file at all: function and offset' 3 "$(where | tr , '\n' | grep -c '+0x')"
rm app

# a program without build id, as it was, changed, and moved
check 'lines: a program without build id' $CLANG -O1 -g -fopenmp -Wl,--build-id=none "$LINES_OF/solver.c" "$LINES_OF/sum.c" -o app
record 'lines, no build id' -- ./app
same 'lines, no build id' "$ALL" "$(where)"
touch app
same 'lines, no build id, a newer file' 3 "$(where | tr , '\n' | grep -c '+0x')"
has 'lines, no build id, a newer file: one line says it' err "^$WORK/app: source lines are not known: the file has changed since it ran, and has no build id "
$CLANG -O0 -g -fopenmp -Wl,--build-id=none "$LINES_OF/solver.c" "$LINES_OF/sum.c" -o app && touch -d '1 hour ago' app
same 'lines, no build id, another file that is older' 3 "$(where | tr , '\n' | grep -c '+0x')"

# no debug information, and no symbols when it ran
check 'lines: a program without -g' $CLANG -O1 -fopenmp "$LINES_OF/solver.c" "$LINES_OF/sum.c" -o bare
record 'lines, without -g' -- ./bare
same 'lines, without -g: function and offset' 3 "$(where | tr , '\n' | grep -cE '^(main|sum)\+0x[0-9a-f]+$')"
same 'lines, without -g: one line says it' 'no debug information has the source lines of these places (compile with -g): N of N in bare' "$(sed 's/[0-9][0-9]*/N/g' err)"
cp root/"$WORK/app" app && strip app
record 'lines, stripped before' -- ./app
cp root/"$WORK/app" app
same 'lines, stripped before, and the whole program now' "$ALL" "$(where)"

# not position-independent; two files and two functions of one name in one program, and in two libraries that are loaded
mkdir a b && cp "$LINES_OF/util.c" a && cp "$LINES_OF/util.c" b
K=$(at util.c kernel)
check 'lines: two objects alike' sh -c "for x in one:a two:b; do $CLANG -g -O1 -fopenmp -DSTEP=\${x%:*} -c \${x#*:}/util.c -o \${x#*:}.o || exit 1; done"
check 'lines: not position-independent' $CLANG -no-pie -fopenmp "$LINES_OF/two.c" a.o b.o -o two
record 'lines: two files of one name' -- ./two
same 'lines: two files of one name' "kernel (a/$K),kernel (b/$K)" "$(where)"
strip -g two
same 'lines: two functions of one name, without lines' 2 "$("$BUILD/trace-print" --json lines.out 2>err | grep '"parallel"' | grep '"entry"' | grep -c 'kernel+0x')"
check 'lines: two libraries' sh -c "for x in a b; do $CLANG -g -O1 -fopenmp -fPIC -shared -DSTEP=step \$x/util.c -o \$x/libutil.so || exit 1; done"
check 'lines: a program that loads them' $CLANG -fopenmp "$LINES_OF/load.c" -o load
record 'lines: two libraries' -- ./load a/libutil.so b/libutil.so
same 'lines: two libraries' "kernel (a/$K),kernel (b/$K)" "$(where)"

# functions as people wrote them, whatever the compiler made of them
OF=("main ($(at shapes.cpp tasks))" "operator() ($(at shapes.cpp lambda))" "relax ($(at shapes.cpp relax))" "scale ($(at shapes.cpp scale))" "sweep ($(at shapes.cpp sweep))")
INNER=("relax ($(at shapes.cpp relaxing))" "scale ($(at shapes.cpp scale))" "sweep ($(at shapes.cpp sweep))")
for level in -O0 -O2; do
    check "lines, C++ $level: a program" "${CLANG/clang/clang++}" $level -g -fopenmp "$LINES_OF/shapes.cpp" -o shapes
    record "lines, C++ $level" TRACE_APIS=omp=full -- ./shapes
    same "lines, C++ $level: regions" "$(IFS=,; echo "${OF[*]}")" "$(where)"
    "$BUILD/trace-tally" --by name,where --csv lines.out 2>err | awk -F, '{ print $2 "," $4 }' >inner
    same "lines, C++ $level: loops" "$(IFS=,; echo "${INNER[*]}")" "$(sed -n 's/^loop_static,//p' inner | sort | paste -sd ,)"
    has "lines, C++ $level: a barrier" inner "^barrier_explicit,relax \\($(at shapes.cpp barrier)\\)\$"
    has "lines, C++ $level: a task" inner "^task,main \\($(at shapes.cpp task)\\)\$"
done

# the recorder in the program, also under libtrace-h.so, and after a fork
printf '#include "trace.h"\n#include "solver.c"\n' >embedded.c
check 'lines, embedded: a program' sh -c "$CLANG -O0 -DTRACE_OMP -I '$ROOT' -c '$ROOT/tests/impl.c' -o recorder.o &&
    $CLANG -g -O1 -fopenmp -I '$ROOT' -I '$LINES_OF' embedded.c '$LINES_OF/sum.c' recorder.o -o embedded -ldl"
for preload in '' "$SO"; do
    rm -rf lines.out
    check "lines, embedded${preload:+ under libtrace-h.so}: runs" env OMP_NUM_THREADS=2 LD_LIBRARY_PATH="$LLVM" LD_PRELOAD="$preload" TRACE_APIS=omp TRACE_OUT="$WORK/lines.out" ./embedded
    same "lines, embedded${preload:+ under libtrace-h.so}" "$ALL" "$(where)"
done

# other compilers' programs on LLVM's runtime. gcc gives the first call in a function the line of what stands before it.
check 'lines, gcc: a program' gcc -g -O1 -fopenmp "$LINES_OF/solver.c" "$LINES_OF/sum.c" -o gcc-app
record 'lines, gcc' LD_PRELOAD="$LLVM/libomp.so.5" -- ./gcc-app
same 'lines, gcc: functions and files' 'main (solver.c,main (solver.c,sum (sum.c' "$(where | sed 's/:[0-9]*)//g')"
has 'lines, gcc: a region that is not the first' <(where) "main \\($(at solver.c second)\\)"
for level in -O0 -O2; do
    check "lines, Fortran $level: a program" gfortran -g $level -fopenmp "$LINES_OF/plane.f90" -o plane
    record "lines, Fortran $level" LD_PRELOAD="$LLVM/libomp.so.5" -- ./plane
    same "lines, Fortran $level" "fill ($(at plane.f90 fill)),flat ($(at plane.f90 flat)),inner ($(at plane.f90 inner))" "$(where)"
done

# debug information from a server
cp root/"$WORK/app" app
record 'lines: for a server' -- ./app
mkdir -p served/buildid/"$id" && mv app served/buildid/"$id/debuginfo" && ln -s debuginfo served/buildid/"$id/executable"
python3 -u -c 'import http.server, sys
class quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_): pass
server = http.server.HTTPServer(("127.0.0.1", 0), lambda *a: quiet(*a, directory="served"))
print(server.server_port, flush=True)
server.serve_forever()' >port 2>served.log &
server=$!
for _ in $(seq $((PATIENCE * 20))); do [ -s port ] && break; sleep 0.05; done
export DEBUGINFOD_CACHE_PATH=$WORK/debuginfod
same 'lines: a server by DEBUGINFOD_URLS' "$ALL" "$(DEBUGINFOD_URLS=http://127.0.0.1:$(cat port) where)"
kill $server

# tools that were built without libdw; in a tree of links, where the compiler is told the same words as in the checkout, and ccache knows them, all but one
mkdir without && ln -s "$ROOT"/* without && rm -f without/build
check 'lines: tools without libdw' sh -c "CC=gcc meson setup -Dwerror=true -Dlibdw=disabled -Dlibtrace=disabled -Dpython=disabled -Dgen=disabled '$WORK/without/build' '$WORK/without' && meson compile -C '$WORK/without/build' trace-tally"
same 'lines, without libdw: function and offset' 3 "$(BUILD=$WORK/without/build where | tr , '\n' | grep -cE '^(main|sum)\+0x[0-9a-f]+$')"
same 'lines, without libdw: one line says what to install' 'source lines are not known: the tools were built without libdw; install it (Debian: apt-get install libdw-dev) and build them again' "$(cat err)"
