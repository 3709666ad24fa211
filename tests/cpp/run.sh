#!/bin/bash
# trace.h in C++: templates, values of the library's types, what must not compile.
set -u
. "$(dirname "$0")/../lib.sh"

HERE=$ROOT/tests/cpp
WARN="-Wall -Wextra -Wpedantic -Werror"
need g++ clang++ python3
cd "$WORK" || exit 1

# standards COMPILER: those it knows, of which its library is complete enough for us
standards() {
    local std
    for std in c++11 c++14 c++17 c++20 c++2b; do
        echo 'int main() {}' | "$1" -std=$std -x c++ -fsyntax-only - 2>/dev/null && echo $std
    done
}

# --- templates: metadata of types that depend on a parameter

for cc in g++ clang++; do
    for std in $(standards $cc); do
        check "$cc $std: templates" $cc -std=$std -O1 $WARN -DTRACE_IMPL -I "$ROOT" "$HERE/templates.cpp" -o templates -pthread
        rm -rf out
        TRACE_OUT=$WORK/out ./templates
        calls user out/*.bin >got.txt 2>&1
        has "$cc $std: templates record" got.txt '^function 6$'
    done
done

finish
