# Programs built with a sanitizer are recorded under trace-run, and the sanitizer still finds what it finds.
cat >mistake.c <<'C'
#include <mpi.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    char *volatile p = malloc(10);
    MPI_Init(&argc, &argv);
    p[argc > 1 ? 10 : 9] = 1;
    MPI_Finalize();
    free(p);
    return 0;
}
C
for kind in address undefined; do # MPICH itself dies under ThreadSanitizer
    check "$kind: builds" mpicc.mpich -g -fsanitize=$kind mistake.c -o mistake.$kind
    check "$kind: runs" env ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=report_bugs=0 "$BUILD/trace-run" -q -o asan.$kind -- ./mistake.$kind
    same "$kind: is recorded" 'MPI_Finalize 1 MPI_Init 1' "$(calls MPI asan.$kind | grep -E '^MPI_(Init|Finalize) ' | sort | paste -sd ' ')"
done
ASAN_OPTIONS=detect_leaks=0:exitcode=7 "$BUILD/trace-run" -q -o asan.found -- ./mistake.address x >log 2>err
same 'address: the overflow ends the program as its options say' 7 $?
has 'address: the overflow is found' err 'heap-buffer-overflow'
