# shellcheck shell=bash
# brief.sh - names that are longer than their column: what is left of them, and that they stay different
check "brief builds" build -fsanitize=address,undefined -I"$ROOT/src" -I"$ROOT/tools" -o brief "$HERE/brief.c" "$ROOT/tools/common/brief.c" "$BUILD/libtraceread.a" -ldw -lzstd -lz -lm
./brief 32 50 80 >brief.out
[ -n "${ACCEPT:-}" ] && cp brief.out "$HERE/brief.expect"
same_file "names in 32, 50 and 80 columns" "$HERE/brief.expect" brief.out
same "names: never too long, and never the same in 100 columns" "" "$(./brief)"

cat >kernels.c <<'E'
#define TRACE_IMPL
#include "trace.h"
int main(void)
{
    static const char *const names[] = {
        "void lib::apply<4, lib::Fill<int>, std::array<char*, 1ul> >(int, lib::Fill<int>, std::array<char*, 1ul>)",
        "void lib::apply<4, lib::Add<float>, std::array<char*, 3ul> >(int, lib::Add<float>, std::array<char*, 3ul>)",
        "void lib::apply<4, lib::Mul<float>, std::array<char*, 3ul> >(int, lib::Mul<float>, std::array<char*, 3ul>)",
        "gemm_f32f32_f32_tn_n_tilesize128x128x8_stage3_warpsize2x2x1_ffma_aligna4_alignc4_execute_kernel",
        "gemm_f32f32_f32_nn_n_tilesize128x128x8_stage3_warpsize2x2x1_ffma_aligna4_alignc4_execute_kernel",
        "scale_all_of(float*, int) [grid 64,8,1 block 128,1,1]", "scale_all_of(float*, int) [grid 32,8,1 block 128,1,1]"};
    unsigned i;
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        trace_task_begin(trace_name_new(names[i]));
        trace_task_end();
    }
    return 0;
}
E
check "a program whose tasks have kernels' names" build -I"$ROOT" -o kernels kernels.c -pthread
TRACE_OUT=kernels.out ./kernels
for columns in 80 120; do
    COLUMNS=$columns "$tally" kernels.out >kernels.txt
    same "tables of $columns columns: seven names are seven, with what they differ in" "7 2 1 1 1 1 1 1 1" "$(grep -E ' \| +[0-9.]+[mun]?s' kernels.txt | grep -v Total | cut -d '|' -f 1 | sort -u | wc -l) $(
        for part in gemm Fill Add Mul tn_n nn_n 'grid 64' 'grid 32'; do grep -c "$part" kernels.txt; done | paste -sd ' ')"
    same "tables of $columns columns: they fit" "" "$(awk -v most="$columns" 'length() > most' kernels.txt)"
done
same "tables of any width: --max-name" 7 "$("$tally" --max-name 40 kernels.out | grep -v Total | grep -cE '^.{40} \| +[0-9.]+[mun]?s')"
