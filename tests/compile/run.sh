#!/bin/bash
# trace.h as programs use it: every standard and compiler, every way to link, every backend, another processor, sanitizers.
set -u
. "$(dirname "$0")/../lib.sh"

WARN="-Wall -Wextra -Wpedantic -Werror"
# In a file as long as this one gcc spends most of its time on -Wmisleading-indentation. Where the implementation is compiled, that is left to one of each language.
SAME="$WARN -Wno-misleading-indentation"
# What a standard or a processor may refuse, the parser refuses; clang warns of nothing later either, and gcc of what c11 and c++11 show.
# With FULL=1 all of it is compiled, and optimized.
PARSE=-fsyntax-only OPTIMIZE=-fsyntax-only
[ -z "$FULL" ] || PARSE=-O0 OPTIMIZE=-O2
BACKENDS="TRACE_MPI TRACE_ITT TRACE_NVTX TRACE_CUDA TRACE_CUDART TRACE_NCCL TRACE_CL TRACE_ZE TRACE_OMP TRACE_NVML TRACE_HIP TRACE_CCL TRACE_KOKKOS TRACE_PERFSTUBS TRACE_CUSTOM"
need gcc g++ clang clang++ clang-19 ld.lld-19 mpicc.mpich mpicc.openmpi aarch64-linux-gnu-gcc qemu-aarch64 python3 nm
cd "$WORK" || exit 1

# what use_all() leaves, times $1
expected() {
    local n=$1 line
    for line in "use.arrow 1" "use.even 2" "use.inner 1" "use.meta 1" "use.odd 2" "use.outer 1" "use.plain 1" "use.scope 2"; do
        echo "${line% *} $((${line#* } * n))"
    done
}

# tasks NAME TIMES FILE...: the tasks in the trace are those of TIMES calls of use_all
tasks() {
    local name=$1 n=$2
    shift 2
    calls user "$@" 2>&1 | grep -E '^use\.(arrow|even|inner|meta|odd|outer|plain|scope) ' >got.txt
    expected "$n" >want.txt
    same_file "$name: every task is in the trace" want.txt got.txt
}

# runs NAME TIMES COMMAND...: it exits 0, says nothing, and its trace has use_all TIMES times
runs() {
    local name=$1 n=$2 out status
    shift 2
    rm -rf out
    out=$(TRACE_OUT=$WORK/out "$@" 2>&1)
    status=$?
    if [ $status -ne 0 ] || [ -n "$out" ]; then
        fail "$name: runs silently" "exit status $status, said '${out:0:600}'"
        return
    fi
    ok "$name: runs silently"
    tasks "$name" "$n" out/*.bin
}

mpi_flags() { # the include flags of an MPI, as system includes so that its own warnings are its own
    "mpicc.$1" -show | tr ' ' '\n' | sed -n 's/^-I/-isystem /p' | tr '\n' ' '
}
MPICH=$(mpi_flags mpich)
OPENMPI=$(mpi_flags openmpi)

# --- standards and compilers. What only an optimizer warns of does not depend on the standard: one of each language is optimized

for std in c11 gnu11 gnu17; do
    for cc in gcc clang; do
        case $cc-$std in gcc-c11) opt="-O2 -fPIC $WARN" ;; clang-c11) opt="$OPTIMIZE $WARN" ;; *) opt="$PARSE $SAME" ;; esac
        check "$cc $std: use" $cc -std=$std ${opt/-fsyntax-only/-O0} -I "$ROOT" -c "$HERE/main.c" -o use.o
        check "$cc $std: implementation" $cc -std=$std $opt -I "$ROOT" -c "$HERE/impl.c" -o impl.$cc.$std.o
    done
done
for std in c++11 c++17 c++20; do
    for cc in g++ clang++; do
        case $cc-$std in g++-c++11) opt="-O2 $WARN" ;; clang++-c++11) opt="$OPTIMIZE $WARN" ;; *) opt="$PARSE $SAME" ;; esac
        check "$cc $std: use" $cc -std=$std ${opt/-fsyntax-only/-O0} -I "$ROOT" -x c++ -c "$HERE/main.c" -o use.o
        check "$cc $std: implementation" $cc -std=$std $opt -I "$ROOT" -x c++ -c "$HERE/impl.c" -o impl.o
    done
done

# programs that are stricter with themselves than we ask
STRICT="$WARN -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wundef"
for cc in "gcc -std=c11 -Wmissing-prototypes -Wstrict-prototypes" "clang -std=gnu17 -Wmissing-prototypes" "g++ -std=c++11 -x c++" "clang++ -std=c++17 -x c++"; do
    check "$cc: strict use" $cc -O2 $STRICT -I "$ROOT" -c "$HERE/main.c" -o use.o
    check "$cc: strict use, disabled" $cc -O2 $STRICT -DTRACE_COMPILE_OUT -I "$ROOT" -c "$HERE/main.c" -o use.o
done

# --- TRACE_SCOPE is a declaration: a task to the end of the block (runs below); a block of its own is refused, not empty

printf '#include "trace.h"\nint f(void);\nint f(void) { int x = 1; TRACE_SCOPE("a"); x++; return x; }\n' >scope.c
printf '#include "trace.h"\nint f(void);\nint f(void) { int x = 1; TRACE_SCOPE("a") { x++; } return x; }\n' >block.c
for cc in "gcc -std=c11" "clang -std=c11" "g++ -std=c++11 -x c++" "clang++ -std=c++20 -x c++"; do
    for off in "" -DTRACE_COMPILE_OUT; do
        check "$cc $off: TRACE_SCOPE as a statement" $cc $off $WARN -I "$ROOT" -c scope.c -o scope.o
        refuse "$cc $off: TRACE_SCOPE with a block" $cc $off $WARN -I "$ROOT" -c block.c -o block.o
    done
done

# --- other people's macros: one-letter ones and what headers like curses, X11, Qt, Windows' define, before ours

macros=()
for m in A B C D E F G H I J K L M N P Q R S T U V W X Y Z ERROR DEBUG INFO WARNING FATAL LOG CHECK ASSERT SUCCESS FAIL OK ERR TRUE FALSE True False None \
    Bool Status Always Success EMPTY SIZE LEN NAME DATA TYPE IN OUT OPTIONAL EXPORT API IMPL VERSION TRACE SCOPE LIKELY UNLIKELY MIN MAX near far interface small \
    emit slots signals TRACE_H TRACE_EXPORT TRACE_PUBLIC_H TRACE_DISABLE 'min(a,b)' 'max(a,b)' 'foreach(a,b)' 'major(x)' 'minor(x)' 'check(x)' 'clear()' \
    'move(a,b)' 'erase()' 'timeout(x)'; do
    macros+=("-D$m=1.5f")
done
printf '#include "trace.h"\nint f(int);\nint f(int n) { TRACE_SCOPE("a", "n", n, "s", "t"); trace_counter("c", 1.5); trace_async_begin("s", 1); trace_track_slice(1, "x", 1, 2); return n; }\n' >names.c
for cc in "gcc -std=c11" "clang -std=gnu17" "g++ -std=c++11 -x c++" "g++ -std=c++20 -x c++" "clang++ -std=c++17 -x c++"; do
    check "$cc: macros of others: use" $cc $WARN "${macros[@]}" -I "$ROOT" -c names.c -o names.o
    check "$cc: macros of others: compiled out" $cc $WARN "${macros[@]}" -DTRACE_COMPILE_OUT -I "$ROOT" -c names.c -o names.o
    check "$cc: macros of others: implementation" $cc $SAME $PARSE "${macros[@]}" -DTRACE_IMPL -I "$ROOT" -c names.c -o names.o
done
others='CUDA CUDART NCCL CL ZE HIP OMP NVML ITT NVTX CCL KOKKOS PERFSTUBS'
for api in "$others" ${FULL:+$others}; do
    { echo '#define TRACE_IMPL' && printf '#define TRACE_%s\n' $api && printf '#include "trace.h"\n#if N != 1\n#error "N is changed"\n#endif\n'; } >api.c
    for cc in "gcc -std=gnu11" "g++ -std=c++17 -x c++"; do check "$cc: macros of others: $api" $cc $SAME "${macros[@]}" -UN -DN=1 -fsyntax-only -I "$ROOT" api.c; done
done
for h in curses.h X11/Xlib.h complex.h; do
    check "$h first: builds" gcc -std=c11 -O0 $SAME -DTRACE_IMPL -include "$h" -I "$ROOT" "$HERE/main.c" -o after -pthread
    runs "$h first" 1 ./after
done
printf '#define TRACE_SCOPE(x) struct theirs\n#include "trace.h"\nTRACE_SCOPE(1) { int n; };\nint f(void);\nint f(void) { trace_task_scope("a"); return 1; }\n' >scope.c
for cc in "gcc -std=c11" "clang++ -std=c++11 -x c++"; do
    for off in "" -DTRACE_COMPILE_OUT; do
        refuse "$cc $off: a TRACE_SCOPE of another header is refused" $cc $off -I "$ROOT" -c scope.c -o scope.o
        $cc $off -I "$ROOT" -c scope.c -o scope.o 2>got.txt
        has "$cc $off: and what to do is said" got.txt 'error.*TRACE_NO_SHORT_NAMES'
        check "$cc $off: beside it" $cc $off $WARN -DTRACE_NO_SHORT_NAMES -I "$ROOT" -c scope.c -o scope.o
    done
done

for name in TRACE_VERSION=9 TRACE_OK=0; do
    for cc in "gcc -std=c11" "clang++ -std=c++11 -x c++"; do
        for off in "" -DTRACE_COMPILE_OUT; do
            refuse "$cc $off: another's ${name%=*} is refused" sh -c "$cc $off -D$name -I '$ROOT' -fsyntax-only names.c 2>got.txt"
            has "$cc $off: another's ${name%=*}: and what to do is said" got.txt "error.*${name%=*}.*#undef"
        done
    done
done

# --- backends, each alone and all of them. The build of libtrace-h.so has all of them optimized, with the same warnings. Of each alone
# both are asked what they say of it; clang, which takes half the time, makes the object: it also warns of functions that nobody uses, as gcc does late

all=""
for b in $BACKENDS; do
    all="$all -D$b"
    check "gcc $b alone" gcc -std=c11 -fsyntax-only $SAME -D$b -I "$ROOT" $MPICH "$HERE/impl.c"
    check "clang $b alone" clang -std=c11 -O0 $WARN -D$b -I "$ROOT" $MPICH -c "$HERE/impl.c" -o $b.o
done
check "gcc all backends, Open MPI" gcc -std=c11 -fsyntax-only $WARN -Wshadow $all -I "$ROOT" $OPENMPI "$HERE/impl.c"
check "clang all backends, Open MPI" clang -std=c11 $PARSE $WARN -Wshadow $all -I "$ROOT" $OPENMPI -c "$HERE/impl.c" -o impl.o
check "gcc all backends, MPICH, gnu17" gcc -std=gnu17 -fsyntax-only $SAME $all -I "$ROOT" $MPICH "$HERE/impl.c"
check "gcc ITT, gnu17 -O${FULL:+3}" gcc -std=gnu17 -O${FULL:+3} $SAME -DTRACE_ITT -I "$ROOT" $MPICH -c "$HERE/impl.c" -o impl.o

for cc in "g++ -std=c++11 -fsyntax-only" "clang++ -std=c++20 $PARSE"; do
    check "$cc all backends" $cc $WARN -Wshadow $all -I "$ROOT" $MPICH -x c++ -c "$HERE/impl.c" -o impl.o
done

# --- a backend, and its library nowhere: the program starts and runs as before

printf '#include <stdio.h>\nint main(int argc, char **argv) { (void)argv; puts("as before"); return argc > 1 ? 3 : 0; }\n' >plain.c
for b in $BACKENDS; do
    [ $b = TRACE_MPI ] && continue # MPI is linked with the program, or the program is not there
    check "$b without its library: builds" gcc -std=c11 $WARN plain.c $b.o -o lone -pthread -ldl
    got=$(for x in '' x; do TRACE_OUT=$WORK/lone.out ./lone $x 2>&1; echo $?; done | paste -sd ' ')
    same "$b without its library: runs, and says nothing" 'as before 0 as before 3' "$got"
done
gcc -O1 plain.c -o plain
got=$(for x in '' x; do LD_PRELOAD=$BUILD/libtrace-h.so TRACE_OUT=$WORK/lone.out ./plain $x 2>&1; echo $?; done | paste -sd ' ')
same "libtrace-h.so in a program without any of them: the same" 'as before 0 as before 3' "$got"

# --- the split sources, as libtrace-h.so is built from them; what clang says of those, tests/run.sh asks before the groups, with the same warnings

check "split sources" gcc -std=c11 -O0 $SAME -DTRACE_IMPL -I "$ROOT/src" -x c -c "$ROOT/src/trace.in.h" -o impl.o

# --- every way to link

check "one unit builds" gcc -std=c11 -O0 $SAME -DTRACE_IMPL -I "$ROOT" "$HERE/main.c" -o one -pthread
runs "one unit" 1 ./one
check "one unit, C++" g++ -std=c++11 -O0 $SAME -DTRACE_IMPL -I "$ROOT" -x c++ "$HERE/main.c" -o onepp -pthread
runs "one unit, C++" 1 ./onepp

cp impl.gcc.c11.o impl.o # optimized, and fit for a library
gcc -std=c11 -O2 -I "$ROOT" -fPIC -DOTHER_UNIT -c "$HERE/main.c" -o main.o
gcc -std=c11 -O2 -I "$ROOT" -fPIC -c "$HERE/other.c" -o other.o
g++ -std=c++11 -O2 -I "$ROOT" -fPIC -DOTHER_UNIT -x c++ -c "$HERE/main.c" -o mainpp.o
check "three units link" gcc main.o other.o impl.o -o three -pthread
runs "three units" 2 ./three
check "C++ and C units link" g++ mainpp.o other.o impl.o -o mixed -pthread
runs "C++ and C units" 2 ./mixed
rm -f libother.a
check "static library" ar rc libother.a other.o impl.o
check "static library links" gcc main.o libother.a -o static -pthread
runs "static library" 2 ./static
check "fully static links" gcc -static main.o other.o impl.o -o fullstatic -pthread
runs "fully static" 2 ./fullstatic
gcc -std=c11 -O0 -I "$ROOT" -DTRACE_ITT -DTRACE_NVTX -Dother_unit=another_unit -c "$HERE/impl.c" -o impl2.o
gcc -std=c11 -O2 -I "$ROOT" -Dother_unit=another_unit -c "$HERE/other.c" -o another.o
printf 'void other_unit(void);\nvoid another_unit(void);\nint main(void) { other_unit(); another_unit(); return 0; }\n' >two.c
rm -f libanother.a
check "a second static library that embeds" ar rc libanother.a another.o impl2.o
for how in "" -Wl,--whole-archive; do
    check "two static libraries that embed link $how" gcc two.c $how libother.a libanother.a -Wl,--no-whole-archive -o two -pthread
    runs "two static libraries that embed $how" 2 ./two
    same "two static libraries that embed $how: one file" 1 "$(ls out/*.bin | wc -l)"
done
check "shared library" gcc -shared other.o impl.o -o libother.so -pthread
check "shared library links" gcc main.o -L. -lother -Wl,-rpath,"$WORK" -o shared -pthread
runs "shared library has the recorder, program uses it" 2 ./shared
check "both have one" gcc main.o impl.o -L. -lother -Wl,-rpath,"$WORK" -o both -pthread
runs "program and shared library both have a recorder" 2 ./both
check "loader" gcc -std=c11 -Wall "$HERE/load.c" -o load -pthread -ldl
runs "dlopened" 2 ./load ./libother.so
gcc -std=c11 -O0 -I "$ROOT" -fPIC -DTRACE_HIDDEN -c "$HERE/impl.c" -o impl.hidden.o
gcc -std=c11 -O2 -I "$ROOT" -fPIC -DTRACE_HIDDEN -c "$HERE/other.c" -o other.hidden.o
check "hidden recorder" gcc -shared other.hidden.o impl.hidden.o -o libhidden.so -pthread
same "hidden recorder exports nothing of its own" "" "$(nm -D --defined-only libhidden.so | awk '{print $3}' | grep '^trace_')"
runs "hidden recorder, dlopened" 2 ./load ./libhidden.so

# --- the symbols a program gets: nothing outside our names

same "implementation exports only trace_ names" "" "$(nm --defined-only --extern-only impl.o | awk 'NF == 3 {print $3}' | grep -v '^trace_')"
nm -D --defined-only "$BUILD/libtrace-h.so" 2>/dev/null | awk '{print $3}' | grep -Ev '@@?|^$' |
    grep -Ev '^(trace_|P?MPIX?_|(nccl|oneccl|cu|cuda|__cuda|cl|ze[lrst]?|hip|__hip|hiprtc)[A-Z]|p?mpix?_|ompi_[a-z0-9_]+_f$|__itt_api_(init|fini|version)$|ompt_start_tool$|kokkosp_|ps_tool_|InitializeInjection(Nvtx2|NvtxExtension)?$|ncclProfiler_v[45]$|dlsym$|_exit$|_Exit$|abort$|__assert_fail$|f?exec[lvpe]+(at)?$|_init$|_fini$)' >strange.txt
same "libtrace-h.so exports only what it must" "" "$(cat strange.txt)"
check "libtrace-h.so stays loaded (nodelete)" sh -c "readelf -d '$BUILD/libtrace-h.so' | grep -q NODELETE"
same "libtrace-h.so needs only libc" "" "$(readelf -d "$BUILD/libtrace-h.so" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' |
    grep -Ev '^(libc|libm|libdl|libpthread|librt|ld-linux-x86-64|ld-linux-aarch64)\.so' | tr '\n' ' ')"

# --- compiled out: no symbol, no file

for cc in "gcc -std=c11" "clang -std=c11" "g++ -std=c++11 -x c++" "clang++ -std=c++20 -x c++"; do
    check "$cc disabled" $cc -O2 $WARN -DTRACE_COMPILE_OUT -DTRACE_IMPL -I "$ROOT" "$HERE/main.c" -o off
    same "$cc disabled: no symbol" "" "$(nm off | awk '{print $NF}' | grep '^trace_')"
    rm -rf out
    TRACE_OUT=$WORK/out ./off
    check "$cc disabled: no file" test ! -e out
done
check "disabled: every function is there" gcc -std=c11 -O0 $WARN -DTRACE_COMPILE_OUT -I "$ROOT" "$HERE/threads.c" -o off -pthread
check "disabled: and does nothing" ./off
cat >with.c <<'X'
#include "trace.h"
int f(int);
int f(int x)
{
    int only_recorded;
    only_recorded = x * 3;
    trace_task_begin("t", "x", x++); /* not evaluated */
    for (int i = 0; i < 3; i++) {
        TRACE_SCOPE("a", "n", only_recorded);
        x++;
    }
    trace_counter("c", x);
    trace_task_end();
    return x;
}
X
printf 'int f(int);\nint f(int x) { return x + 3; }\n' >without.c
for cc in gcc clang; do
    for f in with without; do check "$cc disabled: $f" $cc -std=c11 -O2 $WARN -DTRACE_COMPILE_OUT -I "$ROOT" -c $f.c -o $f.o; done
    for f in with without; do objdump -d $f.o | grep -v 'file format' >$f.s; done
    same_file "$cc disabled: the very same instructions" without.s with.s
done

# --- another processor

check "aarch64: use" aarch64-linux-gnu-gcc -std=c11 -O2 $WARN -I "$ROOT" -c "$HERE/main.c" -o use.o
check "aarch64: one unit builds" aarch64-linux-gnu-gcc -std=c11 -O0 $SAME -DTRACE_IMPL -I "$ROOT" "$HERE/main.c" -o arm -pthread
runs "aarch64 in qemu" 1 qemu-aarch64 -L /usr/aarch64-linux-gnu ./arm
check "aarch64: ITT, NVTX, CUDA, NCCL and Level Zero, OpenCL" aarch64-linux-gnu-gcc -std=c11 $PARSE $SAME -DTRACE_ITT -DTRACE_NVTX -DTRACE_CUDA -DTRACE_CUDART -DTRACE_NCCL -DTRACE_CL -DTRACE_ZE -I "$ROOT" -c "$HERE/impl.c" -o impl.o
check "aarch64: the wrappers' own instructions" aarch64-linux-gnu-gcc -std=c11 -O0 $SAME -DTRACE_NCCL -I "$ROOT" -c "$HERE/impl.c" -o impl.o
check "aarch64: threads build" aarch64-linux-gnu-gcc -std=c11 -O2 $SAME -DTRACE_IMPL -I "$ROOT" "$HERE/threads.c" -o armt -pthread
runs "aarch64 threads in qemu" 12 qemu-aarch64 -L /usr/aarch64-linux-gnu ./armt

# --- sanitizers, on a program with threads: they see as much at -O0, in a third of the time. gcc's are clang's, which compiles faster

check "threads build" gcc -std=c11 -O2 $WARN -I "$ROOT" "$HERE/threads.c" impl.gcc.c11.o -o threads -pthread
runs "threads" 12 ./threads
for cc in ${FULL:+gcc} clang; do
    check "$cc ASan+UBSan builds" $cc -std=c11 -g1 -O0 $SAME -fsanitize=address,undefined -fno-sanitize-recover=all \
        -DTRACE_IMPL -I "$ROOT" "$HERE/threads.c" -o asan -pthread
    runs "$cc ASan+UBSan" 12 ./asan
    check "$cc TSan builds" $cc -std=c11 -g1 -O0 $SAME -fsanitize=thread -DTRACE_IMPL -I "$ROOT" "$HERE/threads.c" -o tsan -pthread
    runs "$cc TSan" 12 ./tsan
    # -O2: more happens at the same time
    check "$cc TSan, control: builds" $cc -std=gnu11 -g1 -O2 $SAME -fsanitize=thread -DTRACE_IMPL -I "$ROOT" \
        "$HERE/control.c" -o control -pthread
    for mode in stream ring; do
        rm -rf out snapshot.*
        check "$cc TSan, control, $mode" env TRACE_OUT=out TRACE_MODE=$mode TRACE_RING=1 TRACE_CHUNK=16 timeout $PATIENCE ./control
    done
done

# --- many threads that end early in one slot

check "short threads: builds" gcc -std=gnu11 -O1 $WARN -I "$ROOT" "$HERE/short_threads.c" impl.gcc.c11.o -o short -pthread
rm -rf out snapshot.bin
check "short threads: a snapshot" env TRACE_OUT=out TRACE_MODE=ring TRACE_RING=1 TRACE_CHUNK=16 ./short 1500
same "short threads: the snapshot has all of them" "short 1500" "$(calls user snapshot.bin)"

# --- flushes while threads end

check "flushes: builds" gcc -std=gnu11 -O1 $WARN -I "$ROOT" "$HERE/flush.c" impl.gcc.c11.o -o flush -pthread
for k in 1 2 3; do
    rm -rf out
    same "flushes while threads end, $k: nothing dies" "19998 0" "$(TRACE_OUT=out TRACE_CHUNK=16 ./flush; echo $?)"
    same "flushes while threads end, $k: all of it is there" "short 19998" "$(calls user out/*.bin)"
done

. "$HERE/cfi.sh"

finish
