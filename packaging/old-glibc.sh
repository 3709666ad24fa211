#!/bin/bash
# old-glibc.sh - makes a folder of linker inputs for glibc 2.17, so that what is linked here runs on every Linux since 2014
#
#   packaging/old-glibc.sh DIR
#   gcc -B DIR ...                 links with them
#
# Only linking differs, so the objects are those of any other build. The folder has libraries to link with that contain
# no code: they name each function of this machine's glibc, in its newest version up to 2.17. An archive defines the
# newer functions that our programs call (old-glibc/newer.c). If they call any other, the linker reports it as undefined.
#
# Environment: CC (default gcc), CXX (default g++; only where libstdc++ is). Needs readelf of binutils.
set -eu
case ${1:-} in
-h | --help) sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;;
'' | -*) echo "old-glibc.sh: error: one folder is needed; see --help" >&2; exit 2 ;;
esac
HERE=$(cd "$(dirname "$0")" && pwd)
CC=${CC:-gcc}
NEWEST=2.17
mkdir -p "$1"
cd "$1"
case $($CC -dumpmachine) in
x86_64-*) LOADER=ld-linux-x86-64.so.2 ;;
aarch64-*) LOADER=ld-linux-aarch64.so.1 ;;
*) echo "old-glibc.sh: error: $($CC -dumpmachine) is neither x86-64 nor aarch64" >&2; exit 2 ;;
esac

# Every function and variable, as "LIBRARY ADDRESS VERSION NAME BIND TYPE SIZE". Since glibc 2.34 libc.so.6 has what other
# libraries had. A variable with several names, such as environ, keeps all of them: a program takes a copy of it.
for library in libc.so.6 libm.so.6 libpthread.so.0 libdl.so.2 librt.so.1 $LOADER; do
    readelf --dyn-syms -W "$($CC -print-file-name=$library)" | awk -v library=$library -v newest=$NEWEST '
        function number(version) { split(version, part, "."); return part[1] * 1000000 + part[2] * 1000 + part[3] }
        $7 == "UND" || $7 == "ABS" || !($4 ~ /^(FUNC|IFUNC|OBJECT)$/) { next }
        split($8, of, /@+GLIBC_/) == 2 && of[2] ~ /^[0-9.]+$/ && number(of[2]) <= number(newest) {
            if (number(of[2]) <= number(best[of[1]])) next
            best[of[1]] = of[2]
            rest[of[1]] = of[2] " " of[1] " " ($5 == "WEAK" ? "weak" : "globl") " " ($4 == "OBJECT" ? "object" : "function") " " $3
            address[of[1]] = $2
        }
        END {
            for (name in best) {
                home = library
                if (library == "libc.so.6" && name ~ /^(__)?pthread_|^sem_/) home = "libpthread.so.0"
                if (library == "libc.so.6" && name ~ /^dl(open|close|v?sym|error|addr1?|info|mopen)$/) home = "libdl.so.2"
                if (library == "libc.so.6" && name ~ /^(aio|lio|mq|shm|timer)_/) home = "librt.so.1"
                print home, address[name], rest[name]
            }
        }'
done | sort >symbols
for library in $(cut -d' ' -f1 symbols | uniq); do
    awk -v library="$library" 'BEGIN { print ".data\n.balign 16" }
        $1 == library {
            if ($2 != place) print ".skip 16"
            printf ".%s %s\n.type %s, %%%s\n.size %s, %d\n%s:\n", $5, $4, $4, $6, $4, $7, $4
            place = $2
        }
        END { print ".skip 16" }' symbols >library.s
    awk -v library="$library" '$1 == library { names[$3] = names[$3] " " $4 ";" }
        END { for (version in names) printf "GLIBC_%s { global:%s };\n", version, names[version] }' symbols >library.map
    $CC -shared -nostdlib -Wl,-soname,"$library" -Wl,--version-script=library.map library.s -o "$library"
    case $library in lib[mpdr]*) ln -sf "$library" "${library%.[0-9]}" ;; esac
done
rm library.s library.map symbols
for name in crt1.o Scrt1.o; do $CC -O2 -fPIC -c "$HERE/old-glibc/start.c" -o $name; done
for name in newer newer_cxx; do
    $CC -O2 -fPIC -fvisibility=hidden -c "$HERE/old-glibc/$name.c" -o $name.o
    rm -f lib$name.a
    ar rcs lib$name.a $name.o
    rm $name.o
done
cat >libc.so <<L
GROUP ( "$PWD/libc.so.6" AS_NEEDED ( "$PWD/libpthread.so.0" "$PWD/libdl.so.2" "$PWD/librt.so.1" "$PWD/$LOADER" )
        "$PWD/libnewer.a" "$($CC -print-file-name=libc_nonshared.a)" )
L
cxx=$($CC -print-file-name=libstdc++.so)
if [ "$cxx" != libstdc++.so ]; then
    ${CXX:-g++} -O2 -fPIC -ffunction-sections -c "$HERE/old-glibc/newer_string.cpp" -o newer_string.o
    ar rs libnewer_cxx.a newer_string.o 2>&1
    rm newer_string.o
    echo "GROUP ( \"$PWD/libnewer_cxx.a\" \"$cxx\" )" >libstdc++.so
fi
