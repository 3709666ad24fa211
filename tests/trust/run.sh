#!/bin/bash
# run.sh - the commands against what an attacker, a full disk or a newer version leaves: built with AddressSanitizer and UndefinedBehaviorSanitizer
set -u
. "$(dirname "$0")/../lib.sh"
here=$ROOT/tests/trust
need clang mpicc.mpich mpirun.mpich strings
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 UBSAN_OPTIONS=print_stacktrace=1
. "$ROOT/tests/fuzz/build.sh" # the same objects: compiled once for both
build_sanitized() { check 'the tools build with sanitizers' fuzz_plain "$WORK/sanitized"; }
PATH=$WORK/sanitized:$PATH
cd "$WORK" || exit 1
build_forged() {
    check 'forge builds' $CC -std=c11 -D_GNU_SOURCE -O1 -I "$ROOT/src" -I "$ROOT/tests/format" "$ROOT/tests/format/forge.c" "$ROOT/tests/format/cases.c" -o forge
    mkdir forged && (cd forged && ../forge every .) || fail 'forge' "status $?"
}

# sound NAME STATUSES COMMAND...: it ends with one of these, and no sanitizer has a word to say
sound() {
    local name=$1 wanted=$2 got
    shift 2
    "$@" >log 2>err
    got=$?
    if grep -qE 'Sanitizer|runtime error' log err; then fail "$name" "$(grep -hE 'Sanitizer|runtime error' log err | head -n 1)"
    elif [[ " $wanted " == *" $got "* ]]; then ok "$name"
    else fail "$name" "status $got, not $wanted: $(head -n 1 err)"; fi
}

test_asan() { . "$here/asan.sh"; }
test_crafted() { need_build sanitized && . "$here/crafted.sh"; }
test_escapes() { need_build sanitized && . "$here/escapes.sh"; }
test_flips() { . "$here/flips.sh"; }
test_hung() { need_build sanitized && . "$here/hung.sh"; }
test_leaks() { need_build sanitized && . "$here/leaks.sh"; }
test_newer() { need_build sanitized forged && . "$here/newer.sh"; }
test_outputs() { need_build sanitized forged && . "$here/outputs.sh"; }
test_seccomp() { need_build sanitized && . "$here/seccomp.sh"; }
finish
