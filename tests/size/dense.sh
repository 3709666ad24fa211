# dense.sh - sourced by run.sh: one moment with more records than a block may have; blocks end in the middle of it

check "dense builds" $CC -O2 -I"$ROOT/src" -o dense "$HERE/dense.c" "$ROOT/tests/format/forge.c"
./dense moment 3 1300000
"$merge" -q -j 1 -o one.bin moment
"$merge" -q -j 3 --max-mem 4M -o three.bin moment
check "a moment of 43 MB: the same bytes with one thread, and with three in little memory" cmp one.bin three.bin
for k in 0 1 2; do "$merge" -q -o part$k.bin moment/00$k.bin; done
"$merge" -q -j 2 -o again.bin part2.bin part0.bin part1.bin
check "and merged in parts" cmp one.bin again.bin
same "and all of it is there, in blocks of 32 MiB at most" "2383333 true" "$(python3 - one.bin <<'END'
import struct, sys
data, at, events, most = open(sys.argv[1], "rb").read(), 64, 0, 0
while data[at:at + 4] in (b"PROC", b"BLCK"):
    head, stored, raw, n = struct.unpack_from("<IIIQ", data, at + 4)
    if data[at:at + 4] == b"BLCK":
        events, most = events + n, max(most, raw)
    at += (head + stored + 7) // 8 * 8
print(events, "true" if 31 << 20 < most < (32 << 20) + 4096 else most)
END
)"
rm -rf moment one.bin three.bin again.bin part?.bin
