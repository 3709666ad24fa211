# free_threaded.sh - a part of run.sh, in FULL mode: the package in a CPython without a global lock, which nogil.sh finds or makes

nogil=$(bash "$HERE/nogil.sh" 2>nogil.err)
if [ -z "$nogil" ] || [ "$("$nogil" -c 'import sysconfig; print(sysconfig.get_config_var("Py_GIL_DISABLED"))')" != 1 ]; then
    fail "free-threaded CPython" "${nogil:-$(head -n 1 nogil.err)} is none"
else
    rm -rf "$WORK/free" "$WORK/free.out" "$WORK/free.tsan"
    "$nogil" -m venv "$WORK/free"
    check "free-threaded: installs from a checkout" env -u PYTHONPATH "$WORK/free/bin/pip" install -q --disable-pip-version-check "$ROOT/python"
    suffix=$("$nogil" -c 'import sysconfig; print(sysconfig.get_config_var("EXT_SUFFIX"))')
    same "free-threaded: extensions of this version" "$(printf "%s$suffix\n" _observer _read _record)" \
        "$(cd "$WORK/free" && find . -name '_*.so' -path '*traceh*' -printf '%f\n' | sort)"
    same "free-threaded: importing brings no lock back" "False" \
        "$(env -u PYTHONPATH "$WORK/free/bin/python" -W error -c 'import sys, traceh.reading, traceh._read, traceh.torch._observer; print(sys._is_gil_enabled())' 2>&1)"
    on_threads "free-threaded" 20000 False env -u PYTHONPATH "$WORK/free/bin/python" -W error

    # Only the extension is instrumented. versions.h says what dicts hand over; what matters here is that no access of the extension's own
    # races.
    sanitizer=(PYTHONPATH="$WORK/free.tsan" TSAN_OPTIONS=exitcode=0:log_path="$WORK/tsan.log" LD_PRELOAD="$(gcc -print-file-name=libtsan.so)")
    instrumented() { # SOURCES: the package with these of the extension
        rm -f "$WORK"/tsan.log.*
        mkdir -p "$WORK/free.tsan/traceh" && cp "$ROOT"/python/traceh/*.py "$WORK/free.tsan/traceh/" &&
            gcc -std=c11 -D_GNU_SOURCE -O1 -g -fsanitize=thread -fPIC -shared -fvisibility=hidden -I "$ROOT" \
                -isystem "$("$nogil" -c 'import sysconfig; print(sysconfig.get_path("include"))')" "$1"/record/*.c \
                -o "$WORK/free.tsan/traceh/_record$suffix" -Wl,--version-script="$ROOT/python/src/record/exports.map" -pthread -ldl
    }
    races() { grep -hE '^    #0 .*/(record/[a-z]+\.[ch]|trace\.h):[0-9]' "$WORK"/tsan.log.* 2>/dev/null; }
    check "free-threaded, ThreadSanitizer: builds" instrumented "$ROOT/python/src"
    on_threads "free-threaded, ThreadSanitizer" 300 False env "${sanitizer[@]}" "$nogil" -W ignore
    same "free-threaded, ThreadSanitizer: no access of the extension races" "" "$(races | head -n 3)"
    # Who has entered a task, without the exchange: a mistake that is to be found.
    cp -r "$ROOT/python/src" racing
    sed -i 's/^    return __atomic_compare_exchange_n(&t->holder,.*/    return t->holder == from ? t->holder = to, true : false;/' racing/record/task.c
    check "free-threaded, ThreadSanitizer: builds with a mistake" instrumented "$WORK/racing"
    env "${sanitizer[@]}" timeout $PATIENCE "$nogil" -W ignore "$HERE/threads.py" raced 300 >/dev/null 2>&1
    same "free-threaded, ThreadSanitizer: a race would be found" 1 "$(races | grep -c -m 1 ' hold ')"
fi
