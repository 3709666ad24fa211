#!/bin/bash
# What "meson install" brings, used from where it was installed and from nowhere else.
set -u
. "$(dirname "$0")/../lib.sh"

need meson pkg-config cc man python3 bash zsh fish
D=$WORK/root
check "meson install" meson install -C "$BUILD" --no-rebuild --destdir "$D"
P=$(cd "$D" && find . -path '*/include/trace.h' | sed 's,/include/trace.h,,;s,^\.,,' | head -n 1)
PC=$(find "$D" -name trace-h.pc)
check "pkg-config file" test -s "$PC"
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR=$D
PKG_CONFIG_PATH=$(dirname "$PC")
same "version" "$(sed -n "s/^ *version: '\(.*\)',/\1/p" "$ROOT/meson.build" | head -n 1)" "$(pkg-config --modversion trace-h)"
for macro in '' -DTRACE_IMPL; do
    same "the installed pair is the committed header, cc $macro" "$(cc -E -P $macro -I "$ROOT" -include trace.h -x c /dev/null | sha256sum)" \
        "$(cc -E -P $macro -I "$D$P/include" -include trace.h -x c /dev/null | sha256sum)"
done
mkdir -p "$WORK/own" && echo '#error "the project has this one"' >"$WORK/own/trace.h" && cp "$WORK/own/trace.h" "$WORK/own/trace_impl.h"
printf '#define TRACE_IMPL\n#include <trace-h/trace.h>\nint main(void) { trace_instant("x"); return 0; }\n' >"$WORK/own/app.c"
check "trace-h/trace.h beside another trace.h" cc -I "$WORK/own" -I "$D$P/include" "$WORK/own/app.c" -o "$WORK/own/app" -pthread -ldl
check "trace-h/trace.h of the sources" cc -I "$WORK/own" -I "$ROOT" "$WORK/own/app.c" -o "$WORK/own/app" -pthread -ldl
check "trace-h/trace_torch.h is there" test -s "$D$P/include/trace-h/trace_torch.h"
same_file "Fortran's module is beside it" "$ROOT/src/public/trace.f90" "$D$P/include/trace.f90"
same_file "PyTorch's observer is beside it" "$ROOT/trace_torch.h" "$D$P/include/trace_torch.h"

cd "$WORK" || exit 1
# binutils before 2.39 (Ubuntu 22.04) do not link a library that computes the address of a protected function of its own: chroots.sh has the proof
if [ "$(uname -m)" = x86_64 ]; then
    object=$(find "$BUILD/libtrace-h.so.0.p" -name '*.o')
    readelf -sW "$object" | awk '$6 == "PROTECTED" { print $8 }' | sort -u >protected.txt
    readelf -rW "$object" | awk '$3 == "R_X86_64_PC32" { print $5 }' | sort -u | comm -12 protected.txt - >computed.txt
    same "libtrace-h.so links with older binutils: functions, addresses computed" "yes 0" "$([ "$(wc -l <protected.txt)" -gt 1000 ] && echo yes) $(wc -l <computed.txt)"
fi
cp "$ROOT/examples/hello.c" .
check "compiles through pkg-config" bash -c 'cc hello.c -o hello $(pkg-config --cflags --libs trace-h)'
check "runs" ./hello
# paragraphs NAME PAGE WORDS: the page's text is in paragraphs that fill any width; WORDS are those of one that takes two lines at 100 columns
paragraphs() {
    local width
    for width in 60 100; do
        MANWIDTH=$width man --warnings -l "$2" >"page.$width" 2>err.txt
        same "$1 is clean at $width columns" "" "$(cat err.txt)"
        same "$1: a paragraph at $width columns" 1 "$(tr -s ' \n' '  ' <"page.$width" | grep -cF -- "$(tr -s ' ' <<<"$3")")"
    done
    [ "$(wc -l <page.60)" -gt "$(wc -l <page.100)" ] && ok "$1 takes fewer lines where they are longer" || fail "$1 takes fewer lines where they are longer"
}
page=$D$P/share/man/man3/trace.h.3
paragraphs "trace.h(3)" "$page" "It installs no signal handler but the one that TRACE_WHEN and TRACE_DEVICES ask for (signal=), and one for SIGBUS while the file is mapped"
has "trace.h(3) is the header's manual" page.100 '^ +TRACE_OUT \(default: out\)$'
has "trace.h(3) keeps code as it is" page.60 '^ +int main\(void\)$'
same "trace.h(3) says nothing of how it was made" "" "$(grep -i 'generated from' page.100)"
same "trace.h(3): text is no wider than the page" "" "$(awk 'length > 60 && !/[;{}]|#|\/\//' page.60)"
PATH=$D$P/bin:/usr/bin:/bin
for tool in trace-merge trace-tally trace-report trace-info trace-print to-perfetto trace-diff trace-export trace-run trace-gen; do
    check "$tool --help" "$tool" --help
    same "$tool --version" "$tool (trace.h) $(pkg-config --modversion trace-h)" "$("$tool" --version)"
    page=$D$P/share/man/man1/$tool.1
    check "$tool has a manual page" test -s "$page"
    "$tool" --help-all >all.txt 2>/dev/null || "$tool" --help >all.txt
    words=$(awk 'NR > 1 && length > 85 && !/^ / && !/:$/ { print; exit }' all.txt)
    [ -n "$words" ] || words=$("$tool" --help | sed -n "1s/.* - //p")
    paragraphs "$tool(1)" "$page" "$words"
    has "$tool(1) says what it is" page.100 "^ +$tool +- +[A-Za-z]"
    same "$tool(1): text is no wider than the page" "" "$(awk 'length > 60 && !/(trace-|to-perfetto)|[|\/=]/' page.60)"
done
if [ -e "$BUILD/trace-query" ]; then
    has "trace-query(1) is there" "$D$P/share/man/man1/trace-query.1" '^trace.-query .- answers a question'
    # Python does not look into this prefix; a Python that has nothing else says what else is missing
    python3 -m venv --without-pip bare
    check "trace-query finds the package in its prefix" bare/bin/python3 "$D$P/bin/trace-query" --help
    TRACEH_PYTHON=$WORK/bare/bin/python3 trace-export -q -f parquet -o hello.parquet out 2>err.txt
    has "trace-export, too" err.txt 'pip install pyarrow'
    check "trace-run --torch, too" trace-run --torch -q -n -o torched -- bare/bin/python3 -c pass
    rm -rf bare torched
fi
# the shells themselves load what was installed, and complete an option and a file of every command
for shell in bash zsh fish; do
    PATH=/usr/bin:/bin python3 "$ROOT/tests/install/shells.py" $shell "$D$P/share" "$D$P/bin" $(ls "$D$P/bin") >shells.txt 2>&1
    same "$shell completes every command" "$shell: $((2 * $(ls "$D$P/bin" | wc -l))) lines completed" "$(cat shells.txt)"
    mkdir -p no-share
    PATH=/usr/bin:/bin python3 "$ROOT/tests/install/shells.py" $shell "$WORK/no-share" "$D$P/bin" trace-tally >shells.txt 2>&1
    same "$shell completes nothing of what is not installed" 1 "$(grep -c "in place of 'trace-tally --" shells.txt)"
done
check "trace-tally reads what hello recorded" trace-tally out
has "and has its tasks" <(trace-tally out) 'save'
rm -rf out
printf 'int main(void) { return 7; }\n' >plain.c
cc plain.c -o plain
trace-run -o run -- ./plain >out.txt 2>err.txt
same "trace-run finds its library and passes the exit status on" 7 $?
grep -iE 'cannot|error' err.txt >bad.txt
same "trace-run complains about nothing" "" "$(cat bad.txt)"
# the variable that it sets says that libtrace-h.so found its layer of Level Zero's loader, where ldconfig does not look
printf '#include <stdio.h>\n#include <stdlib.h>\nint main(void) { puts(getenv("ZE_ENABLE_VALIDATION_LAYER") ? "found" : "not found"); }\n' >layer.c
cc layer.c -o layer
same "libtrace-h.so finds its layer" found "$(trace-run -o layered -- ./layer 2>/dev/null)"
# LD_PRELOAD cannot hold a space or a colon: the library is reached through a link, and what the program starts finds it, too
odd="$WORK/a b:c"
mkdir "$odd"
mv "$D" "$odd/root"
cat >starts.c <<'X'
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    (void)argv;
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[4096];
    int seen = 0;
    while (fgets(line, sizeof line, maps))
        for (char *p = line; *p; p++)
            seen |= !__builtin_strncmp(p, "/libtrace-h.so.0", 16);
    puts(seen ? "loaded" : "not loaded");
    fflush(stdout);
    return argc > 1 ? 0 : system("./starts again; ./layer");
}
X
cc starts.c -o starts
same "a path with a space and a colon: program, child and layer" "loaded loaded found" "$("$odd/root$P/bin/trace-run" -q -n -o odd -- ./starts 2>&1 | tr '\n' ' ' | sed 's/ $//')"
mkdir -m 777 shared # no link goes to a folder that others may write
mkdir -m 777 "shared/trace-h-$(id -u)"
same "a folder for links that others can write is passed over" "loaded loaded found" "$(TMPDIR=$WORK/shared "$odd/root$P/bin/trace-run" -q -n -o odd2 -- ./starts 2>&1 | tr '\n' ' ' | sed 's/ $//')"
same "and nothing is left there" "" "$(ls "shared/trace-h-$(id -u)")"
mv "$odd/root" "$D"
same "the layer is not among the libraries" "" "$(find "$D" -name 'lib*.so*' -path '*/lib/*' ! -path '*/trace-h/*' -exec readelf -d {} + | grep -c 'SONAME.*ze_validation' | grep -v '^0')"

. "$ROOT/tests/install/leftovers.sh"

if [ -n "$FULL" ]; then
    bash "$ROOT/tests/install/chroots.sh" >chroots.log
    while read -r line; do
        case $line in "ok "*) ok "${line#ok }" ;; "not ok "*) fail "${line#not ok }" ;; "install: "*) ;; *) echo "    | $line" ;; esac
    done <chroots.log
fi
# meson takes lib64 where dpkg-architecture is missing; pkg-config of the system finds the package all the same
meson setup lib64 "$ROOT" --prefix /usr/local --libdir lib64 -Dtools=disabled -Dlibtrace=disabled -Dpython=disabled -Dgen=disabled >/dev/null
same "lib64: pkg-config looks where trace-h.pc goes" 1 "$(pkg-config --variable pc_path pkg-config | tr : '\n' |
    grep -cxF "$(meson introspect --installed lib64 | python3 -c 'import json, os, sys; print(*{os.path.dirname(v) for v in json.load(sys.stdin).values() if v.endswith("/trace-h.pc")})')")"
finish
