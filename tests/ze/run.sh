#!/bin/bash
# Level Zero without a GPU: every function of two versions of its headers, embedded and injected, with a loader made from the model that
# writes down what it got; the real loader without a driver; no loader at all.
set -u
. "$(dirname "$0")/../lib.sh"
HERE=$ROOT/tests/ze
SPECS=$ROOT/api-specs/ze
NEW=$SPECS/ze-1.32.0.model
SO=$BUILD/libtrace.so
[ -e /usr/include/level_zero/zes_api.h ] || fail 'need level_zero' 'libze-dev is not installed (tests/run.sh installs it)'
cd "$WORK" || exit 1

run() { # NAME ENV... -- PROGRAM...
    local name=$1 settings=()
    shift
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf out books
    env TRACE_OUT="$WORK/out" TRACE_LEVEL=full TRACE_DEVICES=0 BOOKS="$WORK/books" "${settings[@]}" "$@" >log 2>&1 || { fail "$name" "exit status $?"; lib__tail log; return 1; }
}
as_the_loader_saw() { # NAME
    "$BUILD/trace-print" --json out >events
    # the newest model has the names of all versions
    if python3 "$ROOT/tests/exercise.py" check "$NEW" books ZE <events >log 2>&1; then ok "$1: $(tail -n 1 log)"; else
        fail "$1" "$(tail -n 1 log)"
        lib__tail log
    fi
}

# ---- every function, every argument ------------------------------------------------------------------------------------------------

skipped() { awk '$1 == "function" && $2 ~ /(ProcAddrTable|RegisterCallback)$/ { printf "%s%s", n++ ? "," : "", $2 }' "$1"; }
make_all() { # VERSION
    local model=$SPECS/ze-$1.model
    python3 "$ROOT/tests/exercise.py" fake "$HEADER" "$model" "$(skipped "$model")" >fake.c && $CC -w -O1 -shared -fPIC $FLAGS fake.c -o libze_loader.so.1 -Wl,-soname,libze_loader.so.1 &&
        python3 "$ROOT/tests/exercise.py" program "$HEADER" "$model" "$(skipped "$model")" >all.c && $CC -w $FLAGS all.c -o all -Wl,--no-as-needed ./libze_loader.so.1 -Wl,-rpath,.
}
for version in 1.8.12 1.32.0; do
    HEADER=all.h FLAGS="-I $SPECS"
    if [ $version != 1.8.12 ]; then # its header is not at hand: from the model
        HEADER=new.h FLAGS="-I ."
        check "$version: layouts are what the model says" sh -c "python3 $ROOT/tests/exercise.py header $NEW >new.h && $CC -fsyntax-only -x c new.h"
    fi
    check "$version: loader and program of all functions" make_all $version
    run "$version, injected" LD_PRELOAD="$SO" -- ./all && as_the_loader_saw "$version, injected"
    check "$version: the same, embedded" $CC -w -O1 -DTRACE_IMPL -DTRACE_ZE -I "$ROOT" $FLAGS all.c -o embedded -Wl,--no-as-needed ./libze_loader.so.1 -Wl,-rpath,. -pthread -ldl
    run "$version, embedded" -- ./embedded && as_the_loader_saw "$version, embedded"
done
run 'embedded under libtrace.so' LD_PRELOAD="$SO" -- ./embedded
same 'embedded under libtrace.so: each call once' "$(calls ZE out | awk '{ s += $2 } END { print s }')" "$(wc -l <books)"
run 'minimal' TRACE_APIS=ze=minimal LD_PRELOAD="$SO" -- ./all
if calls ZE out | grep -Eq '^ze[st]?[A-Z][a-z]*(Get|Query|Create)'; then fail 'minimal keeps what devices do' ''; else ok 'minimal keeps what devices do'; fi
has 'minimal has launches' <(calls ZE out) '^zeCommandListAppendLaunchKernel '
run 'default' TRACE_LEVEL=default LD_PRELOAD="$SO" -- ./all
if calls ZE out | grep -Eq '^ze[st]?[A-Z][a-z]*(QueryStatus|GetProperties)'; then fail 'default drops what polls or asks' "$(calls ZE out | grep -E 'Query|GetProp' | head -n 3 | tr '\n' ' ')"; else ok 'default drops what polls or asks'; fi
has 'default has what makes things' <(calls ZE out) '^zeModuleCreate '
run 'off' TRACE_APIS=-ze LD_PRELOAD="$SO" -- ./all
same 'off records nothing' '' "$(calls ZE out 2>/dev/null)"

. "$HERE/devices.sh"
finish
