# shellcheck shell=bash disable=SC2034 # FAKE is of the groups
# mock.sh - the kit of groups whose libraries are made from models (gen_mock_library.py). Sourced.
#
#   RECORDED=(VARIABLE=VALUE...)              settings of every run, in addition to TRACE_OUT, TRACE_LEVEL=full and CALL_LOG
#   run NAME VARIABLE=VALUE... -- PROGRAM...  records into out; the library writes its calls to books, output is in log
#   mock HEADER MODEL SKIP LIBRARY OPTION...  LIBRARY, which has every function of MODEL except those of SKIP (fake.c), and
#                                             all, a program that calls each (all.c). OBJECTS go into LIBRARY, too
#   library_saw NAME MODEL API [EXEMPT...]    the trace has what the library wrote down
#   books_agree NAME API [MODEL]              the trace has what the program wrote down
#   asking API LIBRARY FLAGS...               getproc.c of the group asks LIBRARY for functions by name, alone and with the recorder in it
#   handed_out NAME API ASKS [API_OF_ASKS]    the trace has the calls that the library wrote down, and each question: calls of ASKS
#   counter LIBRARY REGEX                     libcount.so counts calls of the functions of LIBRARY that match
MOCK=$ROOT/tests/gen_mock_library.py
RECORDED=()

run() {
    local name=$1 settings=()
    shift
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf out books log.asked counts
    env TRACE_OUT="$WORK/out" TRACE_LEVEL=full CALL_LOG="$WORK/books" ASKED="$WORK/log.asked" "${RECORDED[@]}" "${settings[@]}" "$@" >log 2>&1 ||
        { fail "$name" "exit status $?"; lib__tail log; return 1; }
}

mock() {
    local header=$1 model=$2 skip=$3 library=$4
    shift 4
    python3 "$MOCK" fake "$header" "$model" "$skip" >fake.c && $CC -w -O0 -shared -fPIC "$@" fake.c ${OBJECTS:-} -o "$library" -Wl,-soname,"$library" -ldl &&
        python3 "$MOCK" program "$header" "$model" "$skip" >all.c && $CC -w "$@" all.c -o all -Wl,--no-as-needed "./$library" -Wl,-rpath,.
}

library_saw() {
    "$BUILD/trace-print" --json out >events
    if python3 "$MOCK" check "$2" books "${@:3}" <events >log 2>&1; then ok "$1: $(tail -n 1 log)"; else
        fail "$1" "$(tail -n 1 log)"
        lib__tail log
    fi
}

books_agree() {
    "$BUILD/trace-print" --json out >events
    check "$1: calls, arguments and errors are as the program wrote them down" python3 "$ROOT/tests/check_call_log.py" "$2" books ${3:+"$3"} <events
}

asking() {
    local api=$1 library=$2
    shift 2
    check 'program that asks by name' $CC -w -DPROGRAM "$@" "$HERE/getproc.c" -o ask -Wl,--no-as-needed "./$library" -Wl,-rpath,. -ldl
    check 'the same, embedded' sh -c "printf '#define TRACE_IMPL\n#define TRACE_$api\n#include \"trace.h\"\n' >unit.c && $CC -O0 -I $ROOT -c unit.c -o unit.o && $CC -w -DPROGRAM $* $HERE/getproc.c unit.o -o ask2 -Wl,--no-as-needed ./$library -Wl,-rpath,. -pthread -ldl"
    run 'handed out, ask' LD_PRELOAD="$SO" -- ./ask && handed_out 'handed out, ask' "$api" GetProcAddress
    run 'handed out, ask2' LD_PRELOAD= -- ./ask2 && handed_out 'handed out, ask2' "$api" GetProcAddress
}

handed_out() {
    calls "$2" out | grep -v "$3" | sort >tallied
    sed 's/{"name": "\([^"]*\)".*/\1/' books | sort | uniq -c | awk '{ print $2, $1 }' | sort >called
    same_file "$1: the version asked for is recorded" called tallied
    same "$1: questions" "$(wc -l <log.asked)" "$(calls "${4:-$2}" out | awk -v asked="$3" '$0 ~ asked { s += $2 } END { print s }')"
}

counter() {
    nm -D --defined-only "$1" | awk -v wanted="$2" '{ sub(/@.*/, "", $3) } $3 ~ wanted { print "X(" $3 ")" }' | sort -u >names.h
    $CC -O0 -shared -fPIC -I . "$ROOT/tests/count.c" -o libcount.so
}
