# shellcheck shell=bash disable=SC2086,SC2154
# programs.sh - real programs of the distribution, which nobody here wrote: each function's calls on each rank, and the bytes of each rank's
# sends, as two witnesses in front of libtrace-h.so have them in the same run. FULL=1: twelve programs more (tests/packages-full.txt), and each also
# without libtrace-h.so: the program calls the same, but for what depends on time.
# Part of run.sh, which sets WORK, SO, ran, true_of.

# What a process of a rank begins with: its own output, the preloaded libraries for the program alone.
cat >"$WORK/rank.sh" <<'S'
#!/bin/sh
export COUNT_OUT="$COUNT_OUT.${OMPI_COMM_WORLD_RANK:-${PMI_RANK:?}}"
[ -z "$INPUT" ] || exec <"$INPUT"
LD_PRELOAD=$PRELOAD exec "$@"
S
chmod +x "$WORK/rank.sh"

# witness LIBRARY: names from the libraries' own symbol tables; Open MPI's Fortran bindings have their own, MPICH's call the C functions
witness() {
    local library=$1 folder=$WORK/witness.$1 fortran="" c
    mkdir -p "$folder" && cd "$folder" || return
    printf 'program p\n use mpi_f08\n call MPI_Init()\nend program\n' >p.f90
    mpifort.$library -w p.f90 -o p && c=$(ldd p | awk '/libmpi(ch)?\.so/ { print $3; exit }')
    [ $library = mpich ] || fortran=$(ldd p | awk '/libmpi_(mpifh|usempif08)\.so/ { print $3 }')
    nm -D --defined-only "$c" | awk '{ sub(/@.*/, "", $3); have[$3] = 1 } END { for (n in have) if (n ~ /^MPI_[A-Z]/ && have["P" n]) print n }' | sort >c.txt
    { cat c.txt
      [ -z "$fortran" ] || nm -D --defined-only $fortran | awk 'BEGIN { while ((getline n <"c.txt") > 0) c[tolower(n)] = 1 }
        { s = $3; sub(/@.*/, "", s); k = s; if (k !~ /^mpi_.*[^_]_$/) next; sub(/_(f08_)?$/, "", k); sub(/_f08$/, "", k); if (k in c) print s }' | sort -u
    } | sed 's/.*/X(&)/' >names.h
    # initialised before all others: constructors of the C++ bindings call MPI
    $CC -O1 -shared -fPIC -Wl,-z,initfirst -I . "$ROOT/tests/count.c" -o libcount.so && mpicc.$library -O1 -w -shared -fPIC ${fortran:+-DFORTRAN} "$HERE/sent.c" -o libsent.so
}

# gathered NAMES: "RANK FUNCTION NUMBER" of what the witnesses left; functions of Fortran count as those of C
gathered() {
    local f rank
    for f in "$WORK"/seen.*; do
        case $1:$f in sent:*.sent | calls:*.[0-9] | calls:*.[0-9][0-9]) ;; *) continue ;; esac
        rank=${f%.sent}
        sed "s/^/${rank##*.} /" "$f"
    done | awk -v names="$names" 'BEGIN { while ((getline n <names) > 0) c[tolower(n)] = n }
        { k = tolower($2); sub(/_(f08_)?$/, "", k); sub(/_f08$/, "", k); sum[$1 " " c[k]] += $3 } END { for (k in sum) print k, sum[k] }' | sort
}

# program NAME LIBRARY RANKS TIMED PROGRAM...: TIMED, an expression for the functions whose number depends on time
program() {
    local name="$1, $2" library=$2 ranks=$3 timed=$4 here=$WORK/witness.$2 names=$WORK/witness.$2/c.txt
    shift 4
    rm -f "$WORK"/seen.*
    ran "$name" $library "$ranks" TRACE_LEVEL=full COUNT_OUT="$WORK/seen" INPUT="${INPUT:-}" PRELOAD="$here/libcount.so:$here/libsent.so:$SO" -- "$WORK/rank.sh" "$@" || return
    cp "$WORK/log" "$WORK/log.traced"
    gathered calls >"$WORK/calls.seen"
    gathered sent >"$WORK/sent.seen"
    check "$name: tally" python3 "$HERE/programs.py" tallied "$WORK/out" "$WORK/calls.told" "$WORK/sent.told"
    same "$name: all ranks are there" "$ranks" "$(cut -d' ' -f1 "$WORK/calls.seen" | sort -u | wc -l)"
    same_file "$name: $(cut -d' ' -f2 "$WORK/calls.seen" | sort -u | wc -l) functions, $(awk '{ s += $3 } END { print s }' "$WORK/calls.seen") calls as each rank made them" "$WORK/calls.seen" "$WORK/calls.told"
    same_file "$name: $(awk '{ s += $3 } END { print s + 0 }' "$WORK/sent.seen") bytes as each rank sent them" "$WORK/sent.seen" "$WORK/sent.told"
    same "$name: no call failed" 0 "$("$BUILD/trace-print" --errors "$WORK/out" | wc -l)"
    true_of "$name" ${PROVE:-collectives communicators}
    [ -n "$FULL" ] || return 0
    rm -f "$WORK"/seen.*
    ran "$name, alone" $library "$ranks" COUNT_OUT="$WORK/seen" INPUT="${INPUT:-}" PRELOAD="$here/libcount.so" -- "$WORK/rank.sh" "$@" || return
    gathered calls | grep -vE " MPI_($timed) " >"$WORK/calls.alone"
    grep -vE " MPI_($timed) " "$WORK/calls.seen" >"$WORK/calls.timeless"
    same_file "$name: calls the same without libtrace-h.so" "$WORK/calls.alone" "$WORK/calls.timeless"
}
says() { has "$1" "$WORK/log.traced" "$2"; } # of the latest program

# there PACKAGE FILE: the program is installed; fails where the distribution has it and it is not
there() {
    command -v "$2" >/dev/null || [ -e "$2" ] && return
    if apt-cache policy "$1" 2>/dev/null | grep -q 'Candidate: [^(]'; then fail "need $1" "$2 is not there (tests/run.sh installs it)"; else echo "# $1: not in this distribution"; fi
    return 1
}

for library in mpich openmpi; do check "$library: the witnesses compile" witness $library; done
mkdir -p "$WORK/programs" && cd "$WORK/programs" || exit 1
check 'inputs of the programs' python3 "$HERE/programs.py" inputs .
none=none # no function depends on time

# ScaLAPACK: Fortran on the C functions of BLACS; communicators by hundreds, derived types. xdlu and xdllt of Debian 12 hang now and then, traced or not.
if [ -n "$FULL" ]; then cp QR.long QR.dat; else cp QR.short QR.dat; fi
for library in mpich openmpi; do
    xdqr=$(echo /usr/lib/*/scalapack/$library-tests/xdqr)
    there scalapack-mpi-test "$xdqr" && program 'ScaLAPACK' $library 2 Testall "$xdqr" && says "ScaLAPACK, $library: is content with its results" ' 0 tests completed and failed'
done
# MUMPS: Fortran of mpif.h, packed and buffered messages, probes
there mumps-test /usr/lib/mumps/dsimpletest && INPUT=/usr/lib/mumps/input_simpletest_real program MUMPS openmpi 4 'Iprobe|Probe|Test.*' /usr/lib/mumps/dsimpletest &&
    says 'MUMPS: solves' 'Solution is +(1\.0|0\.9)'
# PT-Scotch: threads, communicators split and split again
there ptscotch dgpart && program 'PT-Scotch, partitions' openmpi 4 $none dgpart 4 grid.grf grid.map && same 'PT-Scotch: places each vertex' 901 "$(wc -l <grid.map)"

if [ -n "$FULL" ]; then
    there ptscotch dgord && program 'PT-Scotch, orders' openmpi 4 $none dgord grid.grf grid.ord
    # quantum chemistry, Fortran; one-sided by Global Arrays (MPICH's of Debian 12 fails in its energy, traced or not)
    there nwchem-openmpi nwchem.openmpi && program NWChem openmpi 2 'Accumulate|Fetch_and_op|Get_accumulate|Iprobe|Type_get_true_extent|Type_size|Win_flush.*' nwchem.openmpi water.nw &&
        says 'NWChem: the energy of water' 'Total SCF energy = +-74\.9'
    # molecules in C++: two ranks for particles, two for the mesh
    if there gromacs gmx_mpi; then
        check 'GROMACS: prepares' gmx_mpi grompp -f md.mdp -c /usr/share/gromacs/top/spc216.gro -p topol.top -o water.tpr -maxwarn 9
        program GROMACS openmpi 4 $none gmx_mpi mdrun -s water.tpr -deffnm water -ntomp 1 -dd 2 1 1 -npme 2 && says 'GROMACS: ends' '^Performance:'
    fi
    # trees of species
    there phyml phyml-mpi && program PhyML openmpi 3 $none phyml-mpi -i species.phy -b 6 --r_seed 1 --quiet
    if there examl parse-examl; then
        check 'ExaML: prepares' parse-examl -s species.phy -m DNA -n species
        program ExaML openmpi 3 $none sh -c 'cd "$(mktemp -d -p .)" && exec /usr/lib/examl/bin/examl-sse3 -t ../tree.nwk -m GAMMA -s ../species.binary -n T' && says 'ExaML: ends' '^Final tree written'
    fi
    # a genome from its pieces: C++, small messages without end
    there abyss /usr/lib/abyss/ABYSS-P && program ABySS openmpi 3 'Allreduce|Request_get_status|Test.*' /usr/lib/abyss/ABYSS-P -k25 -o contigs.fa reads.fa && says 'ABySS: ends' '^Done'
    # the C++ bindings, which MPI has given up; a constructor calls them
    there hyphy-mpi /usr/lib/hyphy/bin/HYPHYMPI-sse3 && PROVE=communicators program HyPhy openmpi 3 'Iprobe' /usr/lib/hyphy/bin/HYPHYMPI-sse3 "$PWD/ask.bf" && says 'HyPhy: answers' '2 answers 4'
    # a flow in two boxes
    there gerris gerris2D && program Gerris openmpi 2 $none gerris2D box.gfs
    # input and output by all: a file of NetCDF and its copy
    if there pnetcdf-bin ncmpidiff; then
        check 'PnetCDF: prepares' ncmpigen -o t.nc t.cdl
        cp t.nc u.nc && program PnetCDF openmpi 3 $none ncmpidiff t.nc u.nc && says 'PnetCDF: finds them equal' 'variables of two files are the same'
    fi
    # planes of electrons, Fortran's "use mpi"
    there abinit abinit && program ABINIT openmpi 2 'Comm_(rank|size)' abinit h2.abi && says 'ABINIT: ends' 'Calculation completed|num_warnings'
    for library in mpich openmpi; do
        # Fortran's coarrays, one-sided with locks
        if there libcoarrays-$library-dev "$(echo /usr/lib/*/libcaf_$library.so)"; then
            check "coarrays, $library: compile" mpifort.$library -fcoarray=lib "$HERE/coarray.f90" -o coarray.$library -lcaf_$library
            program coarrays $library 3 'Compare_and_swap|Win_(un)?lock|Win_flush.*|Fetch_and_op' "$PWD/coarray.$library" && says "coarrays, $library: sums" '^ +6 +6\.0'
        fi
        # a ray tracer, persistent requests
        if there libtachyon-$library-0-dev "$(echo /usr/lib/*/libtachyon-$library.so)"; then
            check "Tachyon, $library: compile" mpicc.$library -w "$HERE/ray.c" -o ray.$library -ltachyon-$library
            program Tachyon $library 3 $none "$PWD/ray.$library" && says "Tachyon, $library: renders" '^rendered$'
        fi
    done
fi
