# shellcheck shell=bash
# cfi.sh - a program with clang's control flow integrity calls a library through wrappers

printf '%s\n' '#include <mpi.h>' 'int main(int argc, char **argv)' '{' '    int one = 1, sum = 0;' '    MPI_Init(&argc, &argv);' \
    '    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);' '    MPI_Barrier(MPI_COMM_WORLD);' '    MPI_Finalize();' '    return sum != 1;' '}' >cfi.c
# shellcheck disable=SC2086
check "control flow integrity: builds" clang-19 -std=gnu11 -O0 -flto -fuse-ld=lld-19 -fvisibility=hidden -fsanitize=cfi-icall -fsanitize-trap=cfi \
    -fno-sanitize-ignorelist -DTRACE_IMPL -DTRACE_MPI -include "$ROOT/trace.h" $MPICH cfi.c -o cfi -pthread -ldl -lmpich
rm -rf out
check "control flow integrity: runs" env TRACE_OUT=out ./cfi
same "control flow integrity: each call" 'MPI_Allreduce 1 MPI_Barrier 1 MPI_Finalize 1 MPI_Init 1' "$(calls MPI out | paste -sd ' ')"
