# sanitized.sh - a part of run.sh, in FULL mode: the extension with AddressSanitizer and UBSan, in stress.py
mkdir -p sanitized/traceh/lib
cp "$ROOT"/python/traceh/*.py sanitized/traceh/
ln -s "$BUILD/libtrace-h.so.0" sanitized/traceh/lib/
include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
check "the extension with sanitizers: builds" gcc -std=c11 -D_GNU_SOURCE -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=undefined -fPIC -shared \
    -fvisibility=hidden -I "$ROOT" -isystem "$include" -DPy_LIMITED_API=0x03090000 "$ROOT"/python/src/record/*.c -o sanitized/traceh/_record.abi3.so \
    -Wl,--version-script="$ROOT/python/src/record/exports.map" -pthread -ldl
check "the extension with sanitizers: nothing to say" env ASAN_OPTIONS=detect_leaks=0:verify_asan_link_order=0 PYTHONMALLOC=malloc PYTHONPATH="$WORK/sanitized" \
    LD_PRELOAD="$(gcc -print-file-name=libasan.so):$(gcc -print-file-name=libubsan.so)" "$python" "$ROOT/tests/python/stress.py" stressed
same "the extension with sanitizers: all is there" "outer 4000 inner 4000 sub 3" \
    "$(calls user stressed | awk '{ n[$1] = $2 } END { print "outer", n["outer"], "inner", n["inner"], "sub", n["sub"] }')"
