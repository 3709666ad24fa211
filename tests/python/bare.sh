# bare.sh - a part of run.sh: the wheel on machines that have neither a compiler nor this machine's C library. The oldest CPython that the wheel is for,
# by its distribution's own pip; with FULL=1 C libraries of ten years, and the newest CPython. Needs root or user namespaces.

. "$ROOT/tests/roots.sh"
mkdir given
cp "$wheel" program.py given/
"$python" -m zipfile -e "$wheel" given/wheel && chmod +x given/wheel/traceh/bin/*
printf '#include "trace.h"\nint main(void) { TRACE_SCOPE("embedded"); return 0; }\n' >embedded.c
check "a program for older C libraries: old-glibc.sh" env CC=gcc "$ROOT/packaging/old-glibc.sh" old-glibc
check "a program for older C libraries: links" gcc -Bold-glibc -I "$ROOT" embedded.c -o given/embedded -L given/wheel/traceh/lib -l:libtrace-h.so.0 -Wl,-rpath,/given/wheel/traceh/lib
# Without the checks of a debug build libstdc++ has functions of strings that the compiler else puts inline.
printf '#include <string>\nsize_t found(std::string &text, const char *what) { return text.append(what).find(what, 3) + text.substr(1).compare(2, 3, what); }\n' >text.cpp
check "a library in C++ for older libraries: links" g++ -O2 -shared -fPIC -Bold-glibc text.cpp -o libtext.so
same "a library in C++ for older libraries: needs those of gcc 4.8" "" \
    "$(readelf -VW libtext.so | grep -oE 'GLIBCXX_3\.4\.[0-9]+|GLIBC_2\.[0-9]+' | awk -F . '$NF > ($0 ~ /CXX/ ? 19 : 17)' | sort -u)"

# bare SUITE: the tools of the wheel, and the recorder in a program in C
bare() {
    check "$1: a root for programs in C" root_of "$@" || return
    in_root "$1" "$WORK/given" >bare.txt 2>&1 <<'E2'
cd /tmp && PATH=/given/wheel/traceh/bin:$PATH && for tool in gcc cc clang tcc; do command -v $tool; done
for tool in /given/wheel/traceh/bin/*; do $tool --version; done
trace-run -q -n -o run -- /given/embedded; echo "status $?"
trace-merge -q -o run.trace run && trace-tally run.trace && to-perfetto -q -o run.pftrace run && trace-report run.trace >report.txt; echo "status $?"
E2
    same "$1, no compiler: every tool starts" "$(ls given/wheel/traceh/bin | sed 's/.*/& (trace.h)/')" "$(sed -n 's/ (trace.h) [0-9.]*$/ (trace.h)/p' bare.txt)"
    same "$1, no compiler: records a program, and reads that" "embedded 1 status 0 status 0" \
        "$(sed -n 's/^ *\(embedded\) .*100\.00% | *\([0-9]*\) .*/\1 \2/p' bare.txt) $(grep '^status' bare.txt | paste -sd ' ')" || tail -n 15 bare.txt
}

# bare_pip SUITE PACKAGE...: pip of that distribution installs the wheel, which records a program in Python
bare_pip() {
    check "$1: a root" root_of "$@" || return
    in_root "$1" "$WORK/given" PIP_BREAK_SYSTEM_PACKAGES=1 >bare.txt 2>&1 <<'E2'
cd /tmp && for tool in gcc cc clang tcc; do command -v $tool; done
python3 -m pip install -q --no-index --disable-pip-version-check /given/traceh-*.whl && python3 /given/program.py here && trace-tally here
trace-run -q -n -o there -- python3 /given/program.py none && trace-tally there; echo "status $?"
E2
    same "$1, no compiler: pip installs the wheel, Python records, trace-run records" "installed 1 installed 1 status 0" \
        "$(sed -n 's/^ *\(installed\) .*100\.00% | *\([0-9]*\) .*/\1 \2/p' bare.txt | paste -sd ' ') $(grep '^status' bare.txt)" || tail -n 15 bare.txt
}

bare_pip bullseye python3-pip dash coreutils
bare bullseye python3-pip dash coreutils
if [ -n "$FULL" ]; then
    for suite in bookworm trixie forky; do bare_pip $suite python3-pip dash coreutils; done
    for suite in xenial bionic focal jammy noble; do bare $suite dash coreutils; done
fi
