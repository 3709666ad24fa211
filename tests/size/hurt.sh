# hurt.sh - sourced by run.sh: damaged partial tallies, by the tools compiled with sanitizers (as fuzz and trust compile them)

need clang
. "$ROOT/tests/fuzz/build.sh"
fuzz_flags asan
mkdir objects
check "the tally compiles with sanitizers" fuzz_objects "$WORK/objects" src/read src/support tools/common tools/tally
rm -f objects/tools-tally-main.o
check "hurt builds" $cc $flags $link -o hurt "$HERE/hurt.c" objects/*.o -lzstd -lz -lm -lpthread -ldl
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:exitcode=99 UBSAN_OPTIONS=halt_on_error=1:exitcode=99
"$tally" --partial small.tally --by name,rank --sizes -m one/rank00000[0-3].bin
"$tally" --partial keys.tally --by rank,host,process,thread,name one/rank00000[0-3].bin
"$tally" --partial never.tally hung
inputs=${FULL:+20000}
for file in small keys never; do
    check "hurt tallies of '$file' are survived" ./hurt $file.tally 1 "${inputs:-150}"
done
