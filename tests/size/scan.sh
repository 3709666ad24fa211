# shellcheck shell=bash # sourced by run.sh
# scan.sh - workers that read a merged file side by side unpack each block once, and end where memory does

check "scan builds" $CC -std=c11 -D_GNU_SOURCE -O0 -Wall -Wextra -Werror -I"$ROOT/src" -o scan "$HERE/scan.c" "$BUILD/libtraceread.a" -ldw -lzstd -lz -lm -lpthread -ldl
"$ranks" scanned 32 32 2400
"$merge" -q -o scanned.bin scanned
read -r all _ _ _ blocks _ < <(./scan scanned.bin 1)
check "a file of many blocks: $blocks" test "${blocks:-0}" -ge 8
for parts in 2 16; do
    same "$parts threads, of which one is slow, unpack each block once" "$all events, each of $blocks blocks unpacked 1.00 times" "$(timeout $PATIENCE ./scan scanned.bin $parts)"
done
if [ -n "${FULL:-}" ]; then
    mkdir watched
    find "$ROOT/src/read" "$ROOT/src/support" -name '*.c' >sources
    while read -r source; do
        $CC -std=c11 -D_GNU_SOURCE -g1 -O1 -fsanitize=thread -I"$ROOT/src" -c "$source" -o "watched/$(basename "$source").o" || break
    done <sources
    check "scan builds with ThreadSanitizer" $CC -std=c11 -D_GNU_SOURCE -g1 -O1 -fsanitize=thread -I"$ROOT/src" -o scan.watched "$HERE/scan.c" watched/*.o -ldw -lzstd -lz -lm -lpthread -ldl
    same "it has nothing to say" "$all events, each of $blocks blocks unpacked 1.00 times" "$(timeout $PATIENCE setarch -R ./scan.watched scanned.bin 8 2>&1)"
fi
same "one thread reads all parts, one behind the other" "$all events" "$(timeout $PATIENCE ./scan scanned.bin 4 alone | cut -d , -f 1)"
same "a tally by many threads is the same" "$("$tally" -j 1 scanned.bin)" "$("$tally" -j 8 scanned.bin)"
same "in little memory, too" "$("$tally" -j 1 scanned.bin)" "$("$tally" -j 8 --max-mem 16M scanned.bin)"
ended='' said=''
for mb in 20 30 50 80 120 200; do # of address space: a thread has some 70 MiB of its own
    (ulimit -v $((mb * 1024)) && exec timeout $PATIENCE "$tally" -j 8 scanned.bin) >out 2>err
    ended+=" $?" said+=$(cat err)
done
same "memory that is not had is said, and ends it" "" "$(grep -oE '[0-9]{3}' <<<"$ended")$(grep -oE '(is|are) damaged' <<<"$said" | head -n 1)"
has "what is said" <(echo "$said") 'memory'
rm -rf scanned scanned.bin
