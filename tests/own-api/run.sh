#!/bin/bash
# A user's own API: trace-gen wrap on libraries nobody wrote rules for. What is recorded is what an independent witness counts, programs
# do what they did before, and nothing is read that is not there.
# clang: each wrapper library is a recorder, too
set -u
. "$(dirname "$0")/../lib.sh"
GEN=$BUILD/trace-gen
WARN="-Wall -Wextra -Wpedantic -Werror"
need gcc g++ clang python3 nm objcopy
cd "$WORK" || exit 1

wrap() { "$GEN" "$@" 2>said; } # what it says stays in `said`
build_so() { $CC -O0 -std=c11 $WARN -shared -fPIC -I "$ROOT" "$1-trace.c" -o "$WORK/lib$1-trace.so" -pthread -ldl; }
traced() { # NAME PRELOAD COMMAND...: leaves out/, printed, status
    local preload=$2
    shift 2
    rm -rf out counts
    env TRACE_OUT="$WORK/out" TRACE_LEVEL=full COUNT_OUT="$WORK/counts" LD_PRELOAD="$preload" "$@" >printed 2>errors
    status=$?
}
as_alone() { # NAME: the run printed and ended as the one without us
    if [ "$status" = "$alone_status" ] && cmp -s printed alone && [ ! -s errors ]; then ok "$1: the program does what it did"; else
        fail "$1: the program does what it did" "status $status, $(head -c 300 errors)"
        diff alone printed | head -n 5
    fi
}
alone() { "$@" >alone 2>/dev/null; alone_status=$?; }

# --- the example, by the lines of its README

test_example() {
    mkdir -p tree/examples && cp -r "$ROOT/examples/own-api" tree/examples && ln -s "$ROOT/trace.h" tree/trace.h
    sed -n '/^```sh/,/^```/p' "$ROOT/examples/own-api/README.md" | grep -v '^```' >commands
    (cd tree/examples/own-api && PATH=$BUILD:$PATH CFLAGS= check 'example: every command of its README' bash -ec "$(cat "$WORK/commands")") | tee log
    grep -q '^ok' log && PASSED=$((PASSED + 1)) || FAILED=$((FAILED + 1))
    calls grid tree/examples/own-api/first >got
    for row in 'grid_create 3' 'grid_solve 3' 'grid_at 56' 'grid_destroy 3'; do has "example: $row" got "^$row\$"; done
    "$BUILD/trace-print" tree/examples/own-api/second >got
    has 'example: arrays and strings by its rules' got 'grid_fill entry .*values=\[1, 0, 0, 5, 2\], count=5, bytes=40'
    has 'example: structures, flags' got 'options.fixed=GRID_TOP\|GRID_BOTTOM, options.label="coarse"'
    has 'example: outputs and results' got 'grid_solve exit sweeps=33, residual=[0-9.]*, result=GRID_OK'
}

# --- what is refused, with its reason; the rest runs as before

build_odd() {
    check 'odd: library' gcc -O0 -w -shared -fPIC -Wl,-soname,libodd.so "$HERE/odd.c" -o libodd.so
    check 'odd: program' gcc -O0 -w -I "$HERE" "$HERE/odd_main.c" -o odd -L. -lodd -Wl,-rpath,"$WORK"
    check 'odd: wrap' wrap wrap --header "$HERE/odd.h" --lib ./libodd.so
    cp said odd.said
    build_so odd && ok 'odd: compiles' || fail 'odd: compiles'
}

test_odd() {
    need_build odd
    cp odd.said said
    has 'odd: how many' said '^odd-trace.c: 29 of the 35 functions that odd.h declares'
    refused() { # FUNCTIONS REASON
        if awk -v want="    $1" -v why="$2" '/^  left out/ { reason = $0 } $0 == want && index(reason, why) { found = 1 } END { exit !found }' said; then ok "refused: $1"; else
            fail "refused: $1" "no such line: $2"
            lib__tail said
        fi
    }
    refused odd_old 'has no prototype'
    refused odd_nothing_in 'without members'
    refused odd_vector_in 'registers of its own'
    refused odd_windows 'called in another way'
    refused odd_renamed 'goes by the symbol odd_other_symbol'
    refused qsort_r 'a function of libc too'
    has 'odd: what the library lacks is named' said '^    odd_absent$'
    alone ./odd
    traced odd "$WORK/libodd-trace.so" ./odd
    as_alone odd
    calls odd out >got
    printf '%s\n' 'odd_aligned_in 1' 'odd_bool 2' 'odd_callback 1' 'odd_color_through 1' 'odd_complex 1' 'odd_complex_at 1' 'odd_complex_long 1' \
        'odd_either_through 1' 'odd_file 1' 'odd_floats 1' 'odd_int128 1' 'odd_int128_through 1' 'odd_large_in 1' 'odd_long_double 1' 'odd_members 1' \
        'odd_mixed_in 2' 'odd_mixed_out 1' 'odd_nested_through 1' 'odd_packed_in 1' 'odd_pair_through 1' 'odd_short_through 2' 'odd_sse_through 1' \
        'odd_status_of 4' 'odd_takes_long_double 1' 'odd_three_through 1' 'odd_va 1' 'odd_variadic 1' 'odd_wide_status_of 2' 'odd_wide_through 1' >want
    same_file 'odd: every call that can be recorded' want got
    "$BUILD/trace-print" out >events
    has 'odd: structures by value' events 'odd_pair_through entry p.a=5, p.b=6'
    has 'odd: a packed enum is the status' events 'odd_status_of exit .*result=ODD_LOST .*ERROR'
    has 'odd: outputs come with the good one' events 'odd_status_of exit out=2, result=ODD_OK'
    has 'odd: packed enums' events 'odd_color_through entry c=ODD_BLUE, s=ODD_LOST'
    has 'odd: enums of two bytes' events 'odd_short_through exit result=ODD_FEW'
    has 'odd: enums of eight bytes' events 'odd_wide_through entry w=ODD_WIDE'
    has 'odd: one of eight bytes is the status' events 'odd_wide_status_of exit .*result=ODD_WIDE_BAD .*ERROR'
    same 'odd: such members' 2 "$(grep 'odd_members entry' events | grep -oE '(m|p).color=ODD_BLUE, (m|p).status=ODD_FAILED, (m|p).number=ODD_MANY, (m|p).wide=ODD_WIDE' | grep -c .)"
    has 'odd: complex by value and by pointer' events 'odd_complex_at entry one=0x[0-9a-f]*, one.re=7, one.im=0'
    has 'odd: complex in one register' events 'odd_complex entry x=2, c.re=3, c.im=-1'
    has 'odd: complex results' events 'odd_complex_long exit result.re=3, result.im=6'
    has 'odd: long double' events 'odd_takes_long_double entry x=2.75, at=0.5'
    has 'odd: 128 bits' events 'odd_int128_through exit result.low=0, result.high=15'
    has 'odd: a structure in registers of both kinds' events 'odd_sse_through entry s.x=0.5, s.y=4, m.x=1.5, m.y=2, d=0.25'
    has 'odd: a packed one' events 'odd_packed_in entry p.a=1, p.b=77'
    has 'odd: one of a larger alignment' events 'odd_aligned_in entry a.a=88'
    has 'odd: one of floating members alone' events 'odd_three_through exit result.d=\[1, 2, 8\]'
    has 'odd: one in another' events 'odd_nested_through exit .*result.in.s=-2'
    has 'odd: floating values' events 'odd_floats entry a=0.5, b=0.25, c=3'
}

# --- functions that are looked up by name: ctypes opens the library itself

test_looked_up() {
    need_build odd
    cat >looked.py <<'P'
import ctypes
odd = ctypes.CDLL("./libodd.so")
odd.odd_floats.restype = ctypes.c_double
odd.odd_floats.argtypes = [ctypes.c_float, ctypes.c_double, ctypes.c_int]
print(odd.odd_floats(0.5, 0.25, 3), [odd.odd_bool(1, -1, 2) & 255 for _ in range(5)])
P
    alone python3 looked.py
    for order in "$WORK/libodd-trace.so:$BUILD/libtrace-h.so" "$BUILD/libtrace-h.so:$WORK/libodd-trace.so"; do
        traced looked "$order" python3 looked.py
        as_alone "looked up, ${order##*/} last"
        calls odd out >got
        printf '%s\n' 'odd_bool 5' 'odd_floats 1' >want
        same_file "looked up, ${order##*/} last: each call is recorded" want got
    done
    rm -rf out && LD_PRELOAD=$WORK/libodd-trace.so "$BUILD/trace-run" -n -q -o out -- python3 looked.py >printed && calls odd out >got
    same_file 'looked up, under trace-run' want got
    rm -rf out && TRACE_DLSYM=0 LD_PRELOAD=$WORK/libodd-trace.so "$BUILD/trace-run" -n -q -o out -- python3 looked.py >printed 2>&1
    same 'looked up, TRACE_DLSYM=0' '' "$(calls odd out 2>/dev/null)"
}

# --- symbols with several versions: one wrapper a version, of which each program gets its own

test_versions() {
    printf 'OLD_1 {};\nOLD_2 {};\n' >versions.map
    check 'versions: library' gcc -O0 -shared -fPIC -Wl,-soname,libold.so -Wl,--version-script=versions.map "$HERE/old.c" -o libold.so
    check 'versions: program' gcc -O0 -I "$HERE" "$HERE/old_main.c" -o old -L. -lold -Wl,-rpath,"$WORK"
    check 'versions: wrap' wrap --header "$HERE/old.h" --lib ./libold.so
    has 'versions: the link line is told' said 'link the shared library with -Wl,--version-script=old-trace.map$'
    alone ./old
    for CC_OF_VERSIONS in gcc clang; do
        check "versions: $CC_OF_VERSIONS compiles" "$CC_OF_VERSIONS" -O0 -std=c11 $WARN -shared -fPIC -I "$ROOT" old-trace.c -Wl,--version-script=old-trace.map -o libold-trace.so -pthread -ldl
        traced versions "$WORK/libold-trace.so" ./old
        as_alone "versions, $CC_OF_VERSIONS"
        calls old out >got
        printf '%s\n' 'old_add 1' 'old_add@OLD_1 1' 'old_mean 1' 'old_mean@OLD_1 1' >want
        same_file "versions, $CC_OF_VERSIONS: each is recorded" want got
    done
    TRACE_APIS=-custom traced versions "$WORK/libold-trace.so" ./old
    as_alone 'versions, off'
    traced versions "$WORK/libold-trace.so:$BUILD/libtrace-h.so" ./old
    as_alone 'versions, beside libtrace-h.so'
    check 'versions: without them' $CC -O0 -std=c11 $WARN -DTRACE_UNVERSIONED -shared -fPIC -I "$ROOT" old-trace.c -o libold-trace.so -pthread -ldl
    check 'versions: a model has them' sh -c "$GEN --header $HERE/old.h --lib ./libold.so --write-model old.model && grep -x '    @VERSION OLD_2 OLD_1' old.model"
}

# --- variadic functions: registers and stack are passed on, rules say what follows a selector

test_variadic() {
    check 'variadic: library' gcc -O0 -shared -fPIC -Wl,-soname,libdots.so "$HERE/dots.c" -o libdots.so
    check 'variadic: program' gcc -O0 -I "$HERE" "$HERE/dots_main.c" -o dots -L. -ldots -Wl,-rpath,"$WORK"
    alone ./dots
    for CC_OF_DOTS in gcc clang; do
        for level in -O0 -O2; do
            check "variadic: wrap" wrap --header "$HERE/dots.h" --lib ./libdots.so --rules "$HERE/dots.rules"
            check "variadic: $CC_OF_DOTS $level compiles" "$CC_OF_DOTS" $level -std=c11 $WARN -shared -fPIC -I "$ROOT" dots-trace.c -o libdots-trace.so -pthread -ldl
            traced variadic "$WORK/libdots-trace.so" ./dots
            as_alone "variadic, $CC_OF_DOTS $level"
            "$BUILD/trace-print" out >events
            has 'variadic: an int on the stack' events 'dots_set entry a=1, .*f=6, g=0.5, what=DOTS_INT, arg=70$'
            has 'variadic: a double' events 'dots_set entry .*what=DOTS_DOUBLE, arg=0.25$'
            has 'variadic: a text' events 'dots_set entry .*what=DOTS_TEXT, arg="a"$'
            has 'variadic: nothing follows' events 'dots_set entry .*what=DOTS_NOTHING$'
            has 'variadic: a value that no rule names' events 'dots_set entry .*what=DOTS_OTHER, arg=0x'
            has 'variadic: a floating result' events 'dots_set exit result=91.5 after'
            has 'variadic: a request above 31 bits' events 'dots_request entry handle=3, request=2147483649, arg=0x'
            has 'variadic: a request of a range' events 'dots_request entry handle=3, request=5, arg=-4$'
            has 'variadic: an enum without a rule' events 'dots_status entry what=DOTS_OTHER$'
            has 'variadic: its result' events 'dots_status exit result=21 after'
            has 'variadic: a format' events 'dots_format .*room=1024, format="%d %g'
        done
    done
    TRACE_APIS=-custom traced variadic "$WORK/libdots-trace.so" ./dots
    as_alone 'variadic, off'
    wrap --header "$HERE/dots.h" --lib ./libdots.so
    check 'variadic: without rules' build_so dots
    traced variadic "$WORK/libdots-trace.so" ./dots
    as_alone 'variadic, without rules'
    refuses() { # RULE MESSAGE
        echo "variadic $1" >bad.rules
        if wrap --header "$HERE/dots.h" --lib ./libdots.so --rules bad.rules -o bad-trace.c; then fail "variadic: refused: $1"; else
            has "variadic: refused: $1" said "$2"
        fi
    }
    refuses 'dots_set : kind : 1 : i32' "dots_set has no parameter 'kind'"
    refuses 'dots_set : g : 1 : i32' "'g' of dots_set is no integer or enum"
    refuses 'dots_set : what : DOTS_X* : i32' "no constant .*'DOTS_X\*'"
    refuses 'dots_set : what : 9..1 : i32' "'9..1' is no number"
    refuses 'dots_set : what : 1 : i33' "'i33' is none of"

    check 'curl: program' gcc -O1 "$HERE/curl_main.c" -o curled -lcurl
}
check 'curl: wrap' wrap --header "$(echo '#include <curl/curl.h>' | gcc -E - | sed -n 's/^# 1 "\(.*\/curl\.h\)".*/\1/p' | head -n 1)" --lib libcurl.so --rules "$HERE/curl.rules"

test_curl() {
    check 'curl: compiles' build_so curl
    seq 1000 >page
    alone ./curled "$WORK/page"
    same 'curl: the transfer' '3893 3893 0 0' "$(cat alone)"
    traced curl "$WORK/libcurl-trace.so" ./curled "$WORK/page"
    as_alone curl
    calls curl out >got
    has 'curl: each option' got '^curl_easy_setopt 7$'
    has 'curl: each question' got '^curl_easy_getinfo 2$'
    "$BUILD/trace-print" out >events
    has 'curl: a text' events 'curl_easy_setopt entry .*option=CURLOPT_URL, arg="file://'
    has 'curl: a long' events 'curl_easy_setopt entry .*option=CURLOPT_MAXREDIRS, arg=7$'
    has 'curl: a secret' events 'curl_easy_setopt entry .*option=CURLOPT_USERPWD, arg="\*\*\*"$'
    has 'curl: a function' events 'curl_easy_setopt entry .*option=CURLOPT_WRITEFUNCTION, arg=0x[0-9a-f]+$'
    has 'curl: a curl_off_t' events 'curl_easy_setopt entry .*option=CURLOPT_MAXFILESIZE_LARGE, arg=5000000000$'
    has 'curl: a failure' events 'curl_easy_setopt exit result=CURLE_UNKNOWN_OPTION .*ERROR'
    same 'curl: no secret is in the files' '' "$(grep -l hunter2 out/*)"
}

test_ioctl() {
    printf 'variadic ioctl : __request : FIONBIO : ptr\nvariadic ioctl : __request : FIOCLEX : none\n' >ioctl.rules
    check 'ioctl: program' gcc -O1 "$HERE/ioctl_main.c" -o ioctls
    check 'ioctl: wrap' wrap --header "$(echo '#include <sys/ioctl.h>' | gcc -E - | sed -n 's/^# 1 "\(.*\/sys\/ioctl\.h\)".*/\1/p' | head -n 1)" --lib libc.so.6 --functions ioctl --rules ioctl.rules
    check 'ioctl: compiles' build_so ioctl
    alone ./ioctls
    traced ioctl "$WORK/libioctl-trace.so" ./ioctls
    as_alone ioctl
    calls ioctl out >got
    printf '%s\n' 'ioctl 4' >want
    same_file 'ioctl: each request' want got
    "$BUILD/trace-print" out >events
    has 'ioctl: a request and its argument' events 'ioctl entry .*=21531, arg=0x[0-9a-f]+$'
    has 'ioctl: no argument' events 'ioctl entry .*=21585$'
    has 'ioctl: a failure' events 'ioctl exit result=-1 '
}

wrap_source() { # NAME LIBRARY: LIBRARY.c as a library, and wrappers of what LIBRARY.h declares
    check "$1: library" gcc -shared -fPIC "$2.c" -o "lib$2.so"
    check "$1: wrap" wrap --header "./$2.h" --lib "./lib$2.so"
}

# --- a header that needs another before it

test_needs_another_header() {
    printf 'size_t first_size(FILE *f);\n' >first.h
    printf '#include <stdio.h>\n#include "first.h"\nsize_t first_size(FILE *f) { return f != 0; }\n' >first.c
    wrap_source 'needs another' first
    has 'needs another: which is said' said 'needs another header before it: <stdio.h> was included first$'
}

# --- _Float16, which clang 14 has for some processors alone

test_half() {
    printf 'int half_sum(const _Float16 *values, int n);\n' >half.h
    printf 'int half_sum(const void *values, int n) { return values != 0 ? n : 0; }\n' >half.c
    wrap_source half half
}

# --- pointers that lead nowhere

test_wild() {
    check 'wild: library' gcc -O0 -shared -fPIC "$HERE/wild.c" -o libwild.so
    check 'wild: program' gcc -O0 -w -I "$HERE" "$HERE/wild_main.c" -o wild -L. -lwild -Wl,-rpath,"$WORK"
    check 'wild: wrap' wrap wrap --header "$HERE/wild.h" --lib ./libwild.so
    check 'wild: compiles' build_so wild
    alone ./wild
    traced wild "$WORK/libwild-trace.so" ./wild
    as_alone 'wild: nothing is read that is not there'
    same 'wild: every function' "$(grep -c '^[a-z].*(.*);' "$HERE/wild.h")" "$(calls wild out | wc -l)"
    "$BUILD/trace-print" out >events
    has 'wild: an output' events 'wild_out exit value=77'
    has 'wild: members of a structure' events 'wild_const_struct entry .*p.n=4, p.name=0x'
    has 'wild: no further than the program knows the structure' events 'wild_short_struct entry .*p.size=12, p.a='
    has 'wild: text up to its length' events 'wild_text entry text="ended", length=5'
    has 'wild: no text up to a length' events 'wild_text entry text=NULL, length=5'
    has 'wild: a negative length is not used' events 'wild_text_minus entry text=\(not read\), length=-1'
    has 'wild: no text' events 'wild_name entry name=NULL'
    has 'wild: an empty text' events 'wild_name entry name=""'
    "$BUILD/trace-print" -j out >events
    has 'wild: no text, in JSON' events '"wild_name".*"name": ?null'
    has 'wild: an empty text, in JSON' events '"wild_name".*"name": ?""'
}

# --- values as they are

test_values() {
    check 'values: library' gcc -O0 -shared -fPIC "$HERE/values.c" -o libvalues.so
    check 'values: program' gcc -O0 -w -I "$HERE" "$HERE/values_main.c" -o values -L. -lvalues -Wl,-rpath,"$WORK"
    check 'values: wrap' wrap wrap --header "$HERE/values.h" --lib ./libvalues.so
    check 'values: compiles' build_so values
    alone ./values
    traced values "$WORK/libvalues-trace.so" ./values
    as_alone values
    "$BUILD/trace-print" out >events
    has 'values: signed bytes as parameters' events 'values_signed entry byte=-8, plain=-9, letter=65, unsigned_byte=200$'
    has 'values: a signed byte as result' events 'values_signed exit result=-9 after'
    has 'values: signed bytes as members' events 'values_members entry .*small.byte=-5, small.plain=-6, small.unsigned_byte=250, small.row=\[-1, 2, -3\]'
    has 'values: signed bytes in a structure by value' events 'values_by_value entry small.byte=-5, small.plain=-6, '
    has 'values: signed bytes in a structure that is returned' events 'values_by_value exit result.byte=-5, result.plain=-6, '
    has 'values: a signed byte as output' events 'values_output exit output=-3 after'
    has 'values: a signed byte behind a pointer' events 'values_input entry input=-7$'
    has 'texts: up to its zero where its length is negative' events 'values_query entry sql="select 1", nbytes=-1$'
    has 'texts: as long as it is said' events 'values_query entry sql="select 2", nbytes=8$'
    has 'texts: a number that is not its length' events 'values_dimension entry name="time", len=0$'
    has 'texts: a length before its text' events 'values_attribute entry name="units", len=1, value="m"$'
    has 'texts: counted' events 'values_write entry buf="cou", len=3$'
    has 'texts: not read where the length is negative' events 'values_write entry buf=\(not read\), len=-1$'
    has 'texts: a cut text is marked' events 'values_write entry buf="x{256}"\+744 more, len=1000$'
    has 'texts: a hash is no length' events 'values_look_up entry key="key", hash=0$'
    has 'arrays: elements, cut and marked' events 'values_array entry values=\[0.5, 1.5, (0, ){62}\+36 more\], count=100$'
    has 'arrays: none where the number is negative' events 'values_array entry values=\[\], count=-1$'
    has 'arrays: one length for two, NULL' events 'values_shape entry rank=2, dims=\[3, 4\], maxdims=NULL$'
    has 'arrays: what came back' events 'values_results exit results=\[0, 10, 20, 30\] after'
    has 'NULL: a pointer to 0' events 'values_optional entry option=0, factor=NULL$'
    has 'NULL: another one' events 'values_optional entry option=NULL, factor=0$'
    has 'NULL: an output that is 0' events 'values_out exit first=0, second=NULL after'
    has 'NULL: an output that is left out' events 'values_out exit first=NULL, second=0 after'
    has 'NULL: an output of a call that failed' events 'values_try exit result=\(not read\), .*VALUES_ERROR'
    has 'NULL: an output of one that did not' events 'values_try exit result=7, .*VALUES_OK'
    has 'NULL: members of a structure that is none' events 'values_void entry small=NULL, small.byte=NULL, small.plain=NULL, small.unsigned_byte=NULL, small.row=NULL, option=0$'
    has 'bit fields: the members around them' events 'values_flagged entry flags=0x[0-9a-f]*, flags.before=1, flags.low=2, flags.high=3, flags.behind=4, flags.password="\*\*\*"$'
    all='bits.first=1, bits.negative=-3, bits.other=1023, bits.huge=737894400291, bits.crossing=6636321, bits.last=1'
    all="$all, bits.status=VALUES_ERROR, bits.letter=120, bits.yes=1, bits.whole=18446744073709551615"
    has 'bit fields: value, sign and width' events "values_bit_fields entry bits=0x[0-9a-f]*, $all\$"
    all='bits.first=0, bits.negative=7, bits.other=-1024, bits.huge=0, bits.crossing=1, bits.last=0, bits.status=VALUES_OK'
    has 'bit fields: others of them' events "values_bit_fields entry bits=0x[0-9a-f]*, $all, bits.letter=0, bits.yes=0, bits.whole=0\$"
    has 'bit fields: of a structure that is none' events 'values_bit_fields entry bits=NULL, bits.first=NULL, bits.negative=NULL, .*, bits.whole=NULL$'
    has 'bit fields: of an array of structures only other members' events 'values_many_bits entry .*first=\[9\]'
    has 'secrets: by name' events 'values_login entry user="me", password="\*\*\*", api_key="\*\*\*"$'
    has 'secrets: NULL is none' events 'values_login entry user=NULL, password=NULL, api_key="\*\*\*"$'
    has 'secrets: with a length' events 'values_derive entry pass="\*\*\*", passlen=7, pin="\*\*\*"$'
    has 'secrets: a key that finds nothing' events 'values_sign entry key="\*\*\*"$'
    has 'secrets: a result' events 'values_get_token exit result="\*\*\*" after'
    same 'secrets: nothing of them is in the files' '' "$(grep -l hunter2 out/*)"
    "$BUILD/trace-merge" -q -o merged out 2>/dev/null || "$BUILD/trace-merge" -o merged out
    "$BUILD/trace-print" merged >merged.events
    has 'NULL: in a merged file' merged.events 'values_optional entry option=0, factor=NULL$'
    "$BUILD/to-perfetto" -o out.pftrace out 2>/dev/null
    has 'NULL: in Perfetto' out.pftrace 'NULL'
    "$BUILD/trace-print" -j out >events
    has 'NULL: beside a pointer to 0, in JSON' events '"values_optional".*"option": ?null.*"factor": ?0[,}]'
    has 'texts: not read, in JSON' events '"values_write".*"buf": ?null'
    has 'arrays: NULL, in JSON' events '"values_shape".*"maxdims": ?null'
    same 'bit fields: none is left out' '' "$(grep -A 2 'bit fields' said)"
    "$GEN" --header "$HERE/values.h" --lib ./libvalues.so --explain >explained
    has 'explain: a secret' explained '^values_login : password : secret : it is called like a secret; --secrets records it$'
    has 'explain: the key of a table is none' explained '^values_look_up : key : string : '
    has 'explain: each guess with its reason' explained "^values_dimension : name : string : a text of this name ends at its zero; 'len' is something else$"
    has 'explain: the length before it' explained "^values_attribute : value : string\(len\) : the parameter before it, 'len', has the name of a length"
    "$GEN" --header "$HERE/values.h" --lib ./libvalues.so --write-rules >written.rules
    has 'explain: the same as a rule' written.rules "^how values_write : buf : string\(len\) # the next parameter, 'len', has the name of a length; or bytes\(len\)"
    sed -n 's/^how values_write : buf : .*/how values_write : buf : bytes(len)/p' written.rules >edited.rules
    check 'explain: a written rule, edited' wrap --header "$HERE/values.h" --lib ./libvalues.so --rules edited.rules
    check 'explain: it compiles' build_so values
    traced values "$WORK/libvalues-trace.so" ./values
    "$BUILD/trace-print" out >events
    has 'explain: the edited rule counts' events 'values_write entry buf=<636f75>, len=3$'
    check 'secrets: asked for' wrap --header "$HERE/values.h" --lib ./libvalues.so --secrets
    check 'secrets: compiles' build_so values
    traced values "$WORK/libvalues-trace.so" ./values
    "$BUILD/trace-print" out >events
    has 'secrets: recorded if asked for' events 'values_login entry user="me", password="hunter2", api_key="hunter2"$'
    python3 "$HERE/pairs.py" "$GEN" "$HERE/pairs.tsv" "$WORK" >pairs || fail 'pairs: explained'
    has 'pairs: names of many libraries' pairs '^232 right, 1 wrong, of 37 libraries$'
}

# --- real libraries whose integers are no lengths

test_texts() {
    check 'texts: program' gcc -O0 -w $(pkg-config --cflags hdf5-serial netcdf) "$HERE/texts_main.c" -o texts $(pkg-config --libs hdf5-serial netcdf) -lsqlite3
    check 'texts: sqlite3: wrap' wrap --header sqlite3.h --lib libsqlite3.so
    check 'texts: netcdf: wrap' wrap --header netcdf.h --lib libnetcdf.so $(pkg-config --cflags-only-I netcdf)
    check 'texts: hdf5: wrap' wrap --header hdf5.h --lib libhdf5_serial.so $(pkg-config --cflags-only-I hdf5-serial)
    for api in sqlite3 netcdf hdf5; do check "texts: $api: compiles" build_so $api; done
    alone ./texts
    traced texts "$WORK/libsqlite3-trace.so:$WORK/libnetcdf-trace.so:$WORK/libhdf5-trace.so" ./texts
    as_alone texts
    "$BUILD/trace-print" out >events
    has 'texts: sqlite3_prepare_v2' events 'sqlite3_prepare_v2 entry .*zSql="select \?", nByte=-1'
    has 'texts: sqlite3_prepare_v2, counted' events 'sqlite3_prepare_v2 entry .*zSql="select 2", nByte=8'
    has 'texts: sqlite3_bind_text' events 'sqlite3_bind_text entry .*="bound text", .*=-1,'
    has 'texts: nc_def_dim' events 'nc_def_dim entry .*name="time", len=0'
    has 'texts: nc_put_att_text' events 'nc_put_att_text entry .*name="units", len=1, op="m"'
    has 'texts: H5Tinsert' events 'H5Tinsert entry .*name="identifier", offset=0'
    has 'arrays: H5Screate_simple' events 'H5Screate_simple entry rank=2, dims=\[3, 4\], maxdims=NULL'
}

# --- real libraries

build_zpy() {
    cat >z.py <<'P'
import zlib, sqlite3
data = b"".join(b"%d " % (i * i) for i in range(20000))
c = zlib.compressobj(6)
x = c.compress(data[:1000]) + c.compress(data[1000:]) + c.flush()
assert zlib.decompress(x) == data
print(len(x), zlib.crc32(x), zlib.adler32(x))
try: zlib.decompress(x[5:])
except zlib.error as e: print(e)
db = sqlite3.connect(":memory:")
db.execute("create table t(a integer, b text)")
db.executemany("insert into t values(?,?)", [(i, str(i)) for i in range(500)])
print(db.execute("select count(*), sum(a), max(b) from t").fetchall())
try: db.execute("select * from nope")
except sqlite3.OperationalError as e: print(e)
P
}

test_libraries() {
    need_build zpy
    cat >zs.c <<'C'
#include <stdio.h>
#include <stdlib.h>
#include <zstd.h>
int main(void)
{
    static char text[100000], back[sizeof text], packed[200000];
    ZSTD_CCtx *c = ZSTD_createCCtx();
    for (size_t i = 0; i < sizeof text; i++)
        text[i] = (char)('a' + i * i % 23);
    for (int level = 1; level < 6; level++) {
        size_t n = ZSTD_compressCCtx(c, packed, sizeof packed, text, sizeof text, level), m = ZSTD_decompress(back, sizeof back, packed, n);
        ZSTD_inBuffer in = {text, sizeof text, 0};
        ZSTD_outBuffer out = {packed, sizeof packed, 0};
        printf("%d %zu %zu %d", level, n, m, ZSTD_isError(ZSTD_decompress(back, 5, packed, n)));
        ZSTD_CCtx_setParameter(c, ZSTD_c_compressionLevel, level);
        printf(" %zu %zu %s\n", ZSTD_compressStream2(c, &out, &in, ZSTD_e_end), out.pos, ZSTD_versionString());
    }
    ZSTD_freeCCtx(c);
    return 0;
}
C
    check 'zstd: program' gcc -O0 zs.c -o zs -lzstd
    library() { # HEADER LIBRARY COMMAND...
        local api=${1##*/} lib=$2 file
        api=${api%.h}
        shift 2
        check "$api: wrap" wrap --header "$api.h" --lib "$lib"
        check "$api: compiles" build_so "$api"
        # the witness counts what the wrappers are for, so that both mean the same functions
        sed -n -e 's/^TRACE__[A-Z_]*(trace__[a-z0-9_]*, [0-9]*, [0-9], [^,]*, trace__[A-Za-z0-9_]*, "\([A-Za-z0-9_]*\)".*/X(\1)/p' \
            -e 's/^TRACE__VARIADIC(trace__[a-z0-9_]*, trace__[A-Za-z0-9_]*, "\([A-Za-z0-9_]*\)".*/X(\1)/p' "$api-trace.c" >names.h
        file=$(ldconfig -p | sed -n "s,.*=> \(.*/$lib\.[0-9]*\)\$,\1,p" | head -n 1) # Python loads it late: the witness must find it at once
        check "$api: witness" $CC -O0 -shared -fPIC -I . "$ROOT/tests/count.c" -o "lib$api-count.so"
        COUNT_OUT=$WORK/counts alone "$@"
        rm -f counts
        COUNT_OUT=$WORK/counts LD_PRELOAD="$WORK/lib$api-count.so $file" "$@" >/dev/null && sort counts >counted_alone
        traced "$api" "$WORK/lib$api-trace.so:$WORK/lib$api-count.so:$file" "$@"
        as_alone "$api"
        sort counts >counted
        calls "$api" out | sort >tallied
        same_file "$api: $(wc -l <counted) functions, $(awk '{ s += $2 } END { print s }' counted) calls as the witness counts them" counted tallied
        same_file "$api: as many as without us" counted_alone counted
    }
    library zlib.h libz.so python3 z.py
    library sqlite3.h libsqlite3.so python3 z.py
    library zstd.h libzstd.so ./zs
    "$BUILD/trace-print" out >events
    has 'zstd: structures and enums' events 'ZSTD_compressStream2 entry .*endOp=ZSTD_e_end'
}

# --- rules: what an integer that is returned means

build_zlib() { wrap --header zlib.h --lib libz.so && build_so zlib || fail zlib "$(tail -n 3 said)"; }
test_rules() {
    need_build zpy zlib
    cat >sqlite3.rules <<'R'
enum sqlite3_code : SQLITE_{OK,ERROR,BUSY,MISUSE,ROW,DONE}
status sqlite3_code : 1 : SQLITE_{OK,ROW,DONE}
how sqlite3_{open*,prepare*,step,exec,finalize,close*,reset,bind_*} : return : as sqlite3_code
how sqlite3_prepare_v2 : zSql : string
wrap 1 : sqlite3_{step,prepare_v2}
R
    check 'rules: wrap' wrap --header sqlite3.h --lib libsqlite3.so --rules sqlite3.rules
    check 'rules: compiles' build_so sqlite3
    alone python3 z.py
    traced rules "$WORK/libsqlite3-trace.so" python3 z.py
    as_alone 'rules'
    "$BUILD/trace-print" out >events
    has 'rules: results by name' events 'sqlite3_step exit result=SQLITE_DONE'
    has 'rules: strings' events 'sqlite3_prepare_v2 entry .*zSql="select \* from nope"'
    same 'rules: what failed is an error' 1 "$("$BUILD/trace-tally" --json out | python3 -c 'import json,sys; print(sum(r["errors"] for r in json.load(sys.stdin)["rows"] if r["name"] == "sqlite3_prepare_v2"))')"
    TRACE_APIS=custom=minimal traced minimal "$WORK/libsqlite3-trace.so" python3 z.py
    same 'levels' 'sqlite3_prepare_v2 sqlite3_step' "$(calls sqlite3 out | awk '{ print $1 }' | paste -sd ' ')"
    TRACE_APIS=-custom traced off "$WORK/libsqlite3-trace.so" python3 z.py
    as_alone 'off'
    same 'off: nothing is recorded' '' "$(ls out 2>/dev/null)"

    # --- beside libtrace-h.so, in either order, and two at once: one recorder, one file

    for order in "$WORK/libsqlite3-trace.so:$WORK/libzlib-trace.so:$BUILD/libtrace-h.so" "$BUILD/libtrace-h.so:$WORK/libzlib-trace.so:$WORK/libsqlite3-trace.so"; do
        name="beside libtrace-h.so, ${order##*/} last"
        traced beside "$order" python3 z.py
        as_alone "$name"
        same "$name: one file" 1 "$(find out -name '*.bin' | wc -l)"
        calls zlib out >got
        has "$name: each call once" got '^compress|^deflate [0-9]+$'
        "$BUILD/trace-print" out >events
        has "$name: enums are known" events 'sqlite3_step exit result=SQLITE_ROW'
    done
    traced run '' env LD_PRELOAD="$WORK/libsqlite3-trace.so" "$BUILD/trace-run" -n -q -o "$WORK/out" -- python3 z.py
    calls sqlite3 out >got 2>&1
    has 'under trace-run' got '^sqlite3_step [0-9]+$'
}

# --- embedded

test_embedded() {
    cp "$ROOT"/examples/own-api/* .
    gcc -O0 -shared -fPIC grid.c -o libgrid.so && gcc -O0 -c grid.c -o grid.o && gcc -O0 app.c -o app -L. -lgrid -Wl,-rpath,"$WORK"
    check 'embedded: wrap' wrap --header grid.h --lib ./libgrid.so --rules grid.rules -o grid-trace.c
    alone ./app
    embedded() { # NAME COMPILER...
        local name=$1
        shift
        check "$name: builds" "$@"
        traced "$name" '' ./embedded
        as_alone "$name"
        calls grid out >got 2>&1
        has "$name: is recorded" got '^grid_solve 3$'
        rm -f embedded
    }
    embedded 'a source more' gcc -std=c11 $WARN -O0 app.c grid-trace.c -o embedded -I "$ROOT" -L. -lgrid -Wl,-rpath,"$WORK" -pthread -ldl
    printf '#define TRACE_IMPL\n#define TRACE_CUSTOM\n#include "trace.h"\n#include "grid.h"\n#include "grid-trace.c"\n' >unit.c
    embedded 'where TRACE_IMPL is' clang -std=c11 $WARN -O0 app.c unit.c -o embedded -I "$ROOT" -L. -lgrid -Wl,-rpath,"$WORK" -pthread -ldl
    gcc -c app.c -o app.o; g++ -std=c++11 $WARN -O0 -x c++ -c unit.c -I "$ROOT" -o unit.o
    embedded 'in C++' g++ app.o unit.o -o embedded -I "$ROOT" -L. -lgrid -Wl,-rpath,"$WORK" -pthread -ldl
    embedded 'the linker drops the library' gcc -O0 app.c grid-trace.c -o embedded -I "$ROOT" -L. -Wl,--as-needed -lgrid -Wl,-rpath,"$WORK" -pthread -ldl
    nm grid.o | awk '$2 == "T" { print "--wrap=" $3 }' | grep -v grid_log >wraps
    embedded 'a static library' gcc -O0 -DTRACE_GRID_STATIC app.c grid-trace.c grid.o -o embedded -I "$ROOT" -Wl,@wraps -pthread -ldl
    check 'disabled: builds' gcc -std=c11 $WARN -DTRACE_COMPILE_OUT app.c unit.c -o embedded -I "$ROOT" -L. -lgrid -Wl,-rpath,"$WORK"
    printf '#define TRACE_IMPL\n#include "trace.h"\n#include "grid-trace.c"\n' >forgot.c
    refuse 'TRACE_CUSTOM forgotten' gcc -c forgot.c -I "$ROOT" -o forgot.o

    # --- the library is not there

    cat >lone.c <<'C'
#include "grid.h"
#include <stdio.h>
int main(int argc, char **argv)
{
    grid *g = NULL;
    (void)argv;
    puts("here");
    return argc > 1 ? grid_create(2, 2, &g) != GRID_NO_MEMORY || grid_at(g, 0, 0) != 0 : 0;
}
C
    check 'absent: builds' gcc -O0 lone.c grid-trace.c -o lone -I "$ROOT" -Wl,--unresolved-symbols=ignore-all -pthread -ldl
    mkdir -p elsewhere && cp lone elsewhere
    (cd elsewhere && TRACE_OUT=$WORK/out ./lone >"$WORK/printed" 2>&1)
    same 'absent: the program starts and ends' '0 here' "$? $(cat printed)"
    (cd elsewhere && TRACE_OUT=$WORK/out ./lone x >"$WORK/printed" 2>&1)
    same 'absent: a call gets the error of its kind' 0 $?
    has 'absent: and it is said once' printed 'the program calls grid_create, but no library in the process has that function'
    has 'absent: of each function' printed 'the program calls grid_at, but no library in the process has that function'
}

# --- what makes no sense is refused in one line, and nothing is written

test_mistakes() {
    need_build zpy
    rm -f bad.c
    wrong() { # NAME PATTERN OPTIONS...
        local name=$1 pattern=$2
        shift 2
        refuse "$name is refused" "$GEN" wrap "$@" -o bad.c
        "$GEN" wrap "$@" -o bad.c 2>&1 | head -n 1 >line
        has "$name: is told" line "$pattern"
        [ -e bad.c ] && fail "$name leaves nothing" 'bad.c is there'
    }
    wrong 'no header' 'no-such.h: error: ' --header no-such.h --lib libz.so
    wrong 'no library' 'libno-such.so: error: is not here' --header zlib.h --lib libno-such.so
    wrong 'a static library' 'is a static library' --header zlib.h --lib "$(gcc -print-file-name=libz.a)"
    head -c 5000 "$(gcc -print-file-name=libz.so)" >cut.so
    wrong 'half a library' 'cut.so: error: is damaged' --header zlib.h --lib ./cut.so
    wrong 'a text' 'is no shared library' --header zlib.h --lib z.py
    wrong 'a header of another library' 'declares nothing of libz.so' --header zstd.h --lib libz.so
    wrong 'libc itself' 'declares nothing of libc.so.6 that could be recorded' --header stdlib.h --lib libc.so.6
    wrong 'an unknown option' '--sideways is not an option' --header zlib.h --lib libz.so --sideways
    wrong 'a name that is none' "--api 'a-b' is no name" --header zlib.h --lib libz.so --api a-b
    printf 'how compress : nonesuch : in one\n' >bad.rules
    wrong 'a rule that speaks of nothing' 'bad.rules:1: error: this rule speaks of nothing' --header zlib.h --lib libz.so --rules bad.rules
    printf '\nhow compress : dest : sideways\n' >bad.rules
    wrong 'a rule with a wrong word' "bad.rules:2: error: 'sideways' is none of" --header zlib.h --lib libz.so --rules bad.rules
    check 'help' "$GEN" wrap --help
    check 'rules to begin with are rules' sh -c "$GEN --header zlib.h --lib libz.so --write-rules >start.rules && $GEN --header zlib.h --lib libz.so --rules start.rules -o again-trace.c && $GEN --header zlib.h --lib libz.so -o first-trace.c"
    same_file 'and come to the same' first-trace.c again-trace.c
}
finish
