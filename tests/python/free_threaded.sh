# free_threaded.sh - a part of run.sh, in FULL mode: the package in a CPython without a global lock. PYTHON_NOGIL is one, with its headers
# (CPython's sources: ./configure --disable-gil), or python3.14t or python3.13t on PATH is.

nogil=${PYTHON_NOGIL:-$(command -v python3.14t || command -v python3.13t)}
if [ -z "$nogil" ] || [ "$("$nogil" -c 'import sysconfig; print(sysconfig.get_config_var("Py_GIL_DISABLED"))')" != 1 ]; then
    fail "free-threaded CPython" "there is none: PYTHON_NOGIL=/path/of/python3.13t names one"
else
    version=$("$nogil" -c 'import sys; print("%d%d" % sys.version_info[:2])')
    rm -rf "$WORK/free" "$WORK/free.out" "$WORK/free.tsan"
    "$nogil" -m venv "$WORK/free"
    check "free-threaded: installs from a checkout" env -u PYTHONPATH "$WORK/free/bin/pip" install -q --disable-pip-version-check "$ROOT/python"
    suffix=$("$nogil" -c 'import sysconfig; print(sysconfig.get_config_var("EXT_SUFFIX"))')
    same "free-threaded: extensions of this version" "$(printf "%s$suffix\n" _observer _read _record)" \
        "$(cd "$WORK/free" && find . -name '_*.so' -path '*traceh*' -printf '%f\n' | sort)"
    same "free-threaded: importing brings no lock back" "False" \
        "$(env -u PYTHONPATH "$WORK/free/bin/python" -W error -c 'import sys, traceh.reading, traceh._read, traceh.torch._observer; print(sys._is_gil_enabled())' 2>&1)"
    on_threads "free-threaded" 20000 False env -u PYTHONPATH "$WORK/free/bin/python" -W error

    # Only the extension is instrumented, so ThreadSanitizer does not see how CPython hands objects over; what matters here is that no
    # access of the extension's own races.
    mkdir -p "$WORK/free.tsan/traceh"
    cp "$ROOT"/python/traceh/*.py "$WORK/free.tsan/traceh/"
    check "free-threaded, ThreadSanitizer: builds" gcc -std=c11 -D_GNU_SOURCE -O1 -g -fsanitize=thread -fPIC -shared -fvisibility=hidden -I "$ROOT" \
        -isystem "$("$nogil" -c 'import sysconfig; print(sysconfig.get_path("include"))')" "$ROOT"/python/src/record/*.c \
        -o "$WORK/free.tsan/traceh/_record$suffix" -Wl,--version-script="$ROOT/python/src/record/exports.map" -pthread -ldl
    on_threads "free-threaded, ThreadSanitizer" 300 False env PYTHONPATH="$WORK/free.tsan" TSAN_OPTIONS=exitcode=0:log_path="$WORK/tsan.log" \
        LD_PRELOAD="$(gcc -print-file-name=libtsan.so)" "$nogil" -W ignore
    same "free-threaded, ThreadSanitizer: no access of the extension races" "" "$(grep -h '^    #0 .*python/src/\|^    #0 .*trace\.h' "$WORK"/tsan.log.* 2>/dev/null | head -n 3)"
fi
