#!/bin/bash
# MPI, by MPICH and Open MPI: embedded and injected, C, C++ and Fortran, against the programs' own books, an independent counter,
# and what must be true of every trace (each message received, each collective complete). Programs of others: mpi4py, hpcc, LAMMPS, and
# NetPIPE where the distribution has it, and those of programs.sh. FULL=1: hpcc and LAMMPS run longer, and there are more programs.
set -u
. "$(dirname "$0")/../lib.sh"
NPROC=4
opencl_drivers pocl # both MPIs ask for them while they start
need mpicc.mpich mpicc.openmpi mpifort.mpich mpifort.openmpi hpcc lmp
[ -e /usr/lib/python3/dist-packages/mpi4py ] || fail 'need mpi4py' 'python3-mpi4py is not installed'
PYTHON=/usr/bin/python3 # Debian's, which python3-mpi4py belongs to

# mpi LIBRARY RANKS ENV... -- PROGRAM...   each rank records into $WORK/out, its output in $WORK/log
mpi() {
    local library=$1 ranks=$2 settings=() status
    shift 2
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf "$WORK/out"
    settings=("${settings[@]/#LD_PRELOAD=/LD_PRELOAD=$PATIENT}")
    timeout $PATIENCE mpirun.$library -n "$ranks" env TRACE_OUT="$WORK/out" EXPECT="$WORK/expect" "${settings[@]}" "$@" >"$WORK/log" 2>&1 </dev/null
    status=$?
    rm -f "$WORK/events"
    return $status
}
ran() { # NAME mpi-arguments...
    local name=$1
    shift
    mpi "$@" || { fail "$name" "exit status $?"; lib__tail "$WORK/log"; return 1; }
}
SO=$BUILD/libtrace-h.so

events() { # of the latest run, printed once
    [ -f "$WORK/events" ] || "$BUILD/trace-print" --json "$WORK/out" >"$WORK/events" 2>"$WORK/events.err"
    cat "$WORK/events"
}
true_of() { # NAME CHECK...
    local name=$1
    shift
    events >/dev/null
    check "$name: $*" python3 "$HERE/check.py" "$@" <"$WORK/events"
}
books() { events | python3 "$HERE/check.py" books; }
own_books() { cat "$WORK"/expect.? | awk '{ c[$1] += $2; b[$1] += $3 } END { for (n in c) print n, c[n], b[n] }' | sort; }
fresh() { rm -f "$WORK"/expect* "$WORK"/counts*; }

# ---- the counter: names from the library's own symbol table ----------------------------------------------
counter() {
    local library=$1 object
    mkdir -p "$WORK/count.$library"
    echo 'int MPI_Init(int *, char ***); int main(void) { return MPI_Init(0, 0); }' >"$WORK/empty.c"
    mpicc.$library "$WORK/empty.c" -o "$WORK/empty" && object=$(ldd "$WORK/empty" | awk '/libmpi(ch)?\.so/ { print $3; exit }')
    nm -D --defined-only "$object" | awk '{ sub(/@.*/, "", $3); have[$3] = 1 }
        END { for (n in have) if (n ~ /^MPI_[A-Z]/ && have["P" n]) { sub(/^MPI_/, "", n); print "X(" n ")" } }' | sort >"$WORK/count.$library/names.h"
    $CC -O0 -shared -fPIC -I "$WORK/count.$library" "$HERE/count.c" -o "$WORK/count.$library/libcount.so" "$object"
}
# counted NAME LIBRARY RANKS PROGRAM...: the counter stands behind libtrace-h.so in the same run
counted() {
    local name=$1 library=$2 ranks=$3
    shift 3
    fresh
    ran "$name" $library "$ranks" TRACE_LEVEL=full COUNT_OUT="$WORK/counts" LD_PRELOAD="$SO:$WORK/count.$library/libcount.so" -- "$@" || return
    cat "$WORK"/counts.* | awk '{ c[$1] += $2 } END { for (n in c) print n, c[n] }' | sort >"$WORK/counted"
    calls MPI "$WORK/out" | sort >"$WORK/tallied"
    same_file "$name: $(wc -l <"$WORK/counted") functions, $(awk '{ s += $2 } END { print s }' "$WORK/counted") calls as counted" "$WORK/counted" "$WORK/tallied"
}

# ---- for each of the two
build_counter() {
    local library=$1
    check "$library: the counter compiles" counter $library
}
build_suite() {
    local library=$1
    check "$library: suite compiles" mpicc.$library -O0 -w "$HERE/suite.c" -o "$WORK/suite.$library" -pthread
}
build_embedded() {
    local library=$1
    printf '#include <mpi.h>\n#define TRACE_IMPL\n#define TRACE_MPI\n#define TRACE_MPI_FORTRAN\n#include "trace.h"\n' >"$WORK/embed.$library.c"
    cp "$WORK/embed.$library.c" "$WORK/embed.$library.cc"
    check "$library: trace.h in C11" mpicc.$library -std=c11 -O0 -Wall -Wextra -Wpedantic -Wno-misleading-indentation -Werror -I "$ROOT" -c "$WORK/embed.$library.c" -o "$WORK/embed.$library.o"
    check "$library: trace.h in C++11" mpicxx.$library -std=c++11 -fsyntax-only -DOMPI_SKIP_MPICXX -Wall -Wextra -Wpedantic -Werror -I "$ROOT" "$WORK/embed.$library.cc"
    fortran=
    [ $library = openmpi ] && fortran=-lmpi_mpifh # TRACE_MPI_FORTRAN needs it
    check "$library: embedded suite links" mpicc.$library -O0 -w "$HERE/suite.c" "$WORK/embed.$library.o" -o "$WORK/embedded.$library" $fortran -pthread -ldl
}
build_plain() {
    local library=$1
    check "$library: TRACE_MPI alone" cp "$(mpi_recorder $library)" "$WORK/plain.$library.o"
}

# C: one of everything, injected
suite() {
    local library=$1
    fresh
    if ran "$library: suite, injected" $library $NPROC TRACE_LEVEL=full LD_PRELOAD="$SO" -- "$WORK/suite.$library"; then
        own_books >"$WORK/own"
        books >"$WORK/books"
        same_file "$library: injected, calls and bytes as the program knows them" "$WORK/own" "$WORK/books"
        true_of "$library: injected" messages collectives communicators
        "$BUILD/trace-info" "$WORK/out" >"$WORK/info"
        has "$library: trace-info says which version" "$WORK/info" '^  Facts       mpi\.library: (MPICH Version: |Open MPI v)[0-9]'
        calls MPI "$WORK/out" | sort >"$WORK/tallied"
        cut -d' ' -f1,2 "$WORK/own" >"$WORK/own.calls"
        same_file "$library: trace-tally counts the same" "$WORK/own.calls" "$WORK/tallied"
        same "$library: one failed call, MPI_Send" "$NPROC MPI_ERR_RANK" "$("$BUILD/trace-print" --json --errors "$WORK/out" | grep -c '"name":"MPI_Send".*MPI_ERR_RANK') $("$BUILD/trace-print" --errors "$WORK/out" | grep -o 'MPI_ERR_RANK' | sort -u)"
        same "$library: no other call failed" $NPROC "$("$BUILD/trace-print" --errors "$WORK/out" | wc -l)"
    fi
}
names() {
    local library=$1
    # communicators by the names that the program gave them
    check "$library: names compiles" mpicc.$library -O0 -w "$HERE/names.c" -o "$WORK/names.$library"
    fresh
    if ran "$library: names" $library 4 LD_PRELOAD="$SO" -- "$WORK/names.$library"; then
        "$BUILD/trace-tally" --collectives "$WORK/out" >"$WORK/named"
        same "$library: collectives by name" 2 "$(grep -c -E '^ *MPI_Allreduce \| +(odd|even) ranks \| +2 \| calls \| +10 \|' "$WORK/named")"
        has "$library: MPI_COMM_WORLD, too" "$WORK/named" '^ *MPI_Barrier \| +MPI_COMM_WORLD \| +4 \|'
        has "$library: their members" "$WORK/named" '^ *odd ranks \| +[0-9]+ \| +2 \| ranks 1, 3 +\|$'
    fi
}
sizes() {
    local library=$1
    # sizes of messages, what is spread over ranks, built-in communicators
    check "$library: sizes compiles" mpicc.$library -O0 -w "$HERE/sizes.c" -o "$WORK/sizes.$library"
    fresh
    if ran "$library: sizes" $library $NPROC LD_PRELOAD="$SO" -- "$WORK/sizes.$library"; then
        events >/dev/null
        check "$library: sizes of messages, as the program knows them" python3 "$HERE/spread.py" sizes "$BUILD/trace-tally" "$WORK/out" "$WORK/expect" $NPROC
        check "$library: collectives, sent and received apart" python3 "$HERE/spread.py" collectives "$BUILD/trace-tally" "$WORK/out" "$WORK/expect" $NPROC
        check "$library: functions over ranks and each rank, as their events say" python3 "$HERE/spread.py" spread "$BUILD/trace-tally" "$WORK/out" "$WORK/events" $NPROC "$WORK/expect"
        "$BUILD/trace-tally" --collectives "$WORK/out" >"$WORK/named"
        same "$library: MPI_COMM_SELF, one a rank" '1 101 201 301' "$(sed -n 's/^ *MPI_Allreduce | *MPI_COMM_SELF | *1 | calls | *\([0-9]*\) |.*/\1/p' "$WORK/named" | sort -n | paste -sd' ')"
        same "$library: on it nobody is late: collectives of several ranks, 4 broadcasts, 4 sums, a window and its two fences, an exchange, a barrier" '13 13 13 13' "$(sed -n 's/^MPI | *[0-3] | *\([0-9]*\) |.*/\1/p' "$WORK/named" | paste -sd' ')"
        for width in 100 80; do
            check "$library: all views fit $width columns" sh -c '
                for view in "" --per-rank --balance --sizes "--sizes --by name" --collectives; do
                    COLUMNS=$2 "$0" $view "$1" | awk -v w=$2 -v v="$view" "/ \\|\$/ && length > w { print v, length; bad = 1 } END { exit bad }" || exit 1
                done' "$BUILD/trace-tally" "$WORK/out" $width
        done
    fi
}
counted_suite() {
    local library=$1
    counted "$library: suite" $library $NPROC "$WORK/suite.$library"
}

# the same embedded, by one object that also serves Fortran; an odd number of ranks
embedded() {
    local library=$1
    fresh
    if ran "$library: suite, embedded" $library 3 TRACE_LEVEL=full -- "$WORK/embedded.$library"; then
        own_books >"$WORK/own"
        books >"$WORK/books"
        same_file "$library: embedded, calls and bytes as the program knows them" "$WORK/own" "$WORK/books"
        true_of "$library: embedded" messages collectives communicators
    fi
    fresh
    if ran "$library: suite, embedded under libtrace-h.so" $library 3 TRACE_LEVEL=full LD_PRELOAD="$SO" -- "$WORK/embedded.$library"; then
        own_books >"$WORK/own"
        books >"$WORK/books"
        same_file "$library: embedded under libtrace-h.so, each call once" "$WORK/own" "$WORK/books"
        same "$library: embedded under libtrace-h.so, a file a process" 3 "$(ls "$WORK"/out/*.bin | wc -l)"
        true_of "$library: embedded under libtrace-h.so" messages collectives communicators
    fi
}
default_level() {
    local library=$1
    # default level: polling is silent, what it completes is not
    fresh
    if ran "$library: suite at default level" $library 2 -- "$WORK/embedded.$library"; then
        same "$library: default level, no polling call is recorded" 0 "$(events | grep '"name":"MPI_\(Test\|Comm_rank\|Comm_size\)"' | grep -vc '"event":"instant"')"
        true_of "$library: default level" messages collectives
    fi
}
fortran() {
    local library=$1
    check "$library: a C program links with TRACE_MPI alone" mpicc.$library -w "$HERE/suite.c" "$WORK/plain.$library.o" -o "$WORK/plain" -pthread -ldl
    if ran "$library: a C program with TRACE_MPI alone" $library 2 -- "$WORK/plain"; then
        same "$library: a C program with TRACE_MPI alone is told nothing of Fortran" 0 "$(grep -c 'TRACE_MPI_FORTRAN' "$WORK/log")"
    fi
    for binding in 1 2 3; do
        name=$(echo 'mpif.h use_mpi mpi_f08' | cut -d' ' -f$binding)
        check "$library: $name compiles" mpifort.$library -w -fallow-argument-mismatch -DBINDING=$binding -c "$HERE/fortran.F90" -o "$WORK/fortran.o"
        check "$library: $name links" mpifort.$library "$WORK/fortran.o" -o "$WORK/fortran"
        if ran "$library: $name, injected" $library $NPROC TRACE_LEVEL=full LD_PRELOAD="$SO" -- "$WORK/fortran"; then
            books >"$WORK/books"
            same_file "$library: $name, injected, each call once" "$HERE/fortran.expected" "$WORK/books"
            true_of "$library: $name, injected" messages collectives communicators
        fi
        check "$library: $name, embedded links" mpifort.$library "$WORK/fortran.o" "$WORK/embed.$library.o" -o "$WORK/fortran" -pthread -ldl
        if ran "$library: $name, embedded" $library $NPROC TRACE_LEVEL=full -- "$WORK/fortran"; then
            books >"$WORK/books"
            same_file "$library: $name, embedded, each call once" "$HERE/fortran.expected" "$WORK/books"
        fi
        # without TRACE_MPI_FORTRAN: nothing is missing, or a line says so
        check "$library: $name, TRACE_MPI alone, links" mpifort.$library "$WORK/fortran.o" "$WORK/plain.$library.o" -o "$WORK/fortran" -pthread -ldl
        if ran "$library: $name, TRACE_MPI alone" $library $NPROC TRACE_LEVEL=full -- "$WORK/fortran"; then
            if [ $library = mpich ]; then
                books >"$WORK/books"
                same_file "$library: $name, TRACE_MPI alone, each call once" "$HERE/fortran.expected" "$WORK/books"
            else
                same "$library: $name, TRACE_MPI alone, a line a rank says what is missing" $NPROC "$(grep -c 'define TRACE_MPI_FORTRAN' "$WORK/log")"
            fi
        fi
    done
}
test_suite_mpich() { need_build suite:mpich && suite mpich; }
test_suite_openmpi() { need_build suite:openmpi && suite openmpi; }
test_names_mpich() { names mpich; }
test_names_openmpi() { names openmpi; }
test_sizes_mpich() { sizes mpich; }
test_sizes_openmpi() { sizes openmpi; }
test_counted_suite_mpich() { need_build suite:mpich counter:mpich && counted_suite mpich; }
test_counted_suite_openmpi() { need_build suite:openmpi counter:openmpi && counted_suite openmpi; }
test_embedded_mpich() { need_build embedded:mpich && embedded mpich; }
test_embedded_openmpi() { need_build embedded:openmpi && embedded openmpi; }
test_default_level_mpich() { need_build embedded:mpich && default_level mpich; }
test_default_level_openmpi() { need_build embedded:openmpi && default_level openmpi; }
test_fortran_mpich() { need_build embedded:mpich plain:mpich && fortran mpich; }
test_fortran_openmpi() { need_build embedded:openmpi plain:openmpi && fortran openmpi; }

test_sessions() {
    need_build plain:mpich
    # sessions: no MPI_Init, and yet ranks
    check 'sessions: compile' mpicc.mpich -O0 "$HERE/session.c" -o "$WORK/session"
    check 'sessions: compile, embedded' mpicc.mpich -std=c11 -DEMBED -I "$ROOT" "$HERE/session.c" "$WORK/plain.mpich.o" -o "$WORK/session.embedded" -pthread -ldl
    for how in injected embedded; do
        if [ $how = injected ]; then set -- LD_PRELOAD="$SO" -- "$WORK/session"; else set -- -- "$WORK/session.embedded"; fi
        if ran "sessions, $how" mpich $NPROC TRACE_LEVEL=full "$@"; then
            true_of "sessions, $how" messages collectives communicators
            same "sessions, $how: ranks" '0 1 2 3' "$(events | python3 "$HERE/check.py" ranks | cut -d' ' -f1 | tr '\n' ' ' | sed 's/ $//')"
        fi
    done
}

# MPI 5: MPICH from PyPI, by its own ABI and by the standard one
MPI5=$(dirname "$(venv)")
test_mpi5() {
    need_build embedded:mpich
    if [ ! -x "$MPI5/mpicc_abi" ]; then fail 'need MPICH 5' "PyPI's mpich is not in the tests' virtual environment (tests/requirements.txt)"; else
        mpi5() { rm -rf "$WORK/out" "$WORK/events"; fresh; timeout $PATIENCE "$MPI5/mpirun" -n $NPROC env TRACE_LEVEL=full TRACE_OUT="$WORK/out" EXPECT="$WORK/expect" "$@" >"$WORK/log" 2>&1 </dev/null; }
        check 'MPICH 5: trace.h in C11, by clang' env MPICH_CC=clang "$MPI5/mpicc" -std=c11 -O0 -Wall -Wextra -Wpedantic -Wno-misleading-indentation -Werror -I "$ROOT" -c "$WORK/embed.mpich.c" -o "$WORK/embed.abi.o"
        check 'MPICH 5: compile' "$MPI5/mpicc" -w "$HERE/suite.c" -o "$WORK/own.abi" -pthread
        check 'MPICH 5: compile, embedded' "$MPI5/mpicc" -w "$HERE/suite.c" "$WORK/embed.abi.o" -o "$WORK/embedded.abi" -pthread -ldl
        check 'MPI 5 ABI: compile' "$MPI5/mpicc_abi" -w "$HERE/suite.c" -o "$WORK/standard.abi" -pthread
        for abi in own standard embedded; do
            preload=$SO
            [ $abi = embedded ] && preload=
            if mpi5 LD_PRELOAD="$preload" "$WORK/$abi.abi"; then
                own_books >"$WORK/own"
                books >"$WORK/books"
                same_file "MPI 5, $abi ABI: calls and bytes as the program knows them" "$WORK/own" "$WORK/books"
                true_of "MPI 5, $abi ABI" messages collectives communicators
            else
                fail "MPI 5, $abi ABI" "exit status $?"
                lib__tail "$WORK/log"
            fi
        done
    fi
}

# programs of others
test_mpi4py() {
    need_build counter:openmpi
    counted 'mpi4py, Open MPI' openmpi 3 $PYTHON "$HERE/demo.py"
    if ran 'mpi4py, nothing but libtrace-h.so' openmpi 3 TRACE_LEVEL=full LD_PRELOAD="$SO" -- $PYTHON "$HERE/demo.py"; then
        true_of 'mpi4py' messages collectives communicators
    fi
}
test_mpi4py_of_pypi() {
    need_build counter:openmpi
    # Its wheel belongs to no MPI: asks the process whether it has one, loads one, and refers weakly to what is new in MPI 4 and 5, of which Open MPI 4 has nothing.
    mkdir "$WORK/wheel" && ln -s "$(dirname "$(venv)")"/../lib/python3*/site-packages/mpi4py "$WORK/wheel/mpi4py" # apart from PyPI's MPICH, which it would take
    if ran 'mpi4py of PyPI, nothing but libtrace-h.so' openmpi 3 PYTHONPATH="$WORK/wheel" TRACE_LEVEL=full LD_PRELOAD="$SO" -- $PYTHON "$HERE/demo.py"; then
        true_of 'mpi4py of PyPI' messages collectives communicators
        check 'mpi4py of PyPI: nothing is called that is not there' sh -c '! grep "no library at hand" "$0"' "$WORK/log"
    fi
    PYTHONPATH=$WORK/wheel counted 'mpi4py of PyPI' openmpi 3 $PYTHON "$HERE/demo.py"
}
test_weak_reference() {
    # a reference that is read-only once it is bound, in a page of its own kind, beside data that is written
    printf '#include <mpi.h>\n#include <stdio.h>\nextern int MPI_Bcast_c(void) __attribute__((weak));\nint data[3000] = {1};\nint main(void) { MPI_Init(0, 0); for (int i = 0; i < 3000; i++) data[i]++; printf("%%d\\n", MPI_Bcast_c != 0); return MPI_Finalize(); }\n' >"$WORK/weak.c"
    check 'weak reference, bound at once: compile' mpicc.openmpi -w -O0 -fPIE -pie -Wl,-z,relro,-z,now "$WORK/weak.c" -o "$WORK/weak"
    if ran 'weak reference, bound at once' openmpi 1 LD_PRELOAD="$SO" -- "$WORK/weak"; then same 'weak reference, bound at once: null' 0 "$(cat "$WORK/log")"; fi
    check 'without MPI its functions are none' env LD_PRELOAD="$SO" TRACE_MODE=off python3 -c 'import ctypes; p = ctypes.CDLL(None); assert not hasattr(p, "MPI_Send") and hasattr(p, "trace_pause")'
}
test_netpipe() {
    need_build counter:mpich counter:openmpi
    for np in NPmpich2:mpich NPopenmpi:openmpi; do
        if ! command -v ${np%:*} >/dev/null && ! apt-cache show netpipe-${np#*:} >/dev/null 2>&1; then
            echo "# NetPIPE, ${np#*:}: not in this distribution"
        else
            counted "NetPIPE, ${np#*:}" ${np#*:} 2 ${np%:*} -u 20000 -n 20 -o "$WORK/np"
        fi
    done
}
test_hpcc() {
    need_build counter:openmpi
    # The HPC Challenge: Linpack, transposition, random access, Fourier, bandwidth. Its own input with a small matrix; FULL: as it is.
    mkdir "$WORK/hpcc" && cd "$WORK/hpcc" || exit 1
    INPUT=/usr/share/doc/hpcc/examples/_hpccinf.txt
    sed 's/^1000 /200 /; s/^80 /32 /; 33s/^0/1/; 34s/^1200/200/' $INPUT >hpccinf.txt
    if ran 'hpcc at default level' openmpi $NPROC LD_PRELOAD="$SO" -- hpcc; then true_of 'hpcc at default level' messages collectives communicators; fi
    [ -z "$FULL" ] || cp $INPUT hpccinf.txt
    counted 'hpcc' openmpi $NPROC hpcc
    has 'hpcc: is content with its results' hpccoutf.txt '^Success=1$'
}
test_lammps() {
    need_build counter:openmpi
    # LAMMPS: a melt of a few thousand atoms in four domains, atoms and forces exchanged each step
    mkdir "$WORK/lammps" && cd "$WORK/lammps" || exit 1
    counted 'LAMMPS' openmpi $NPROC lmp -in "$HERE/melt.lmp" -var steps ${FULL:+2}100
    has 'LAMMPS: ran to its end' log.lammps '^Loop time of .* on 4 procs for [0-9]+ steps with 2048 atoms'
    true_of 'LAMMPS' messages collectives communicators
}
test_ends() { . "$HERE/ends.sh"; }
test_spawn() { . "$HERE/spawn.sh"; }
test_polls() { . "$HERE/polls.sh"; }
test_pcontrol() { . "$HERE/pcontrol.sh"; }
test_programs() { . "$HERE/programs.sh"; }
finish
