# Whoever may write to a recording may turn any word of it while the program runs: the recorder goes by copies of its own, so
# the program's memory stays as it is.
for flags in "clang -O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined" "gcc -O2"; do
    check "flips builds, ${flags%% *}" $flags -Wall -Wextra -Werror -DTRACE_IMPL -I "$ROOT" "$here/flips.c" -o flips -pthread -ldl
    for setting in TRACE_MODE=stream TRACE_MODE=ring TRACE_MAX=4M; do
        rm -rf flips.out
        env "$setting" TRACE_BUFFER=1 TRACE_OUT=flips.out timeout -s KILL "$PATIENCE" ./flips flips.out >log 2>err
        same "every word turned from outside, $setting, ${flags%% *}" "0 turned, 0 bytes changed, looked meanwhile" "$? $(cat log)"
        if grep -qE 'Sanitizer|runtime error' err; then fail "and no sanitizer speaks" "$(grep -hE 'Sanitizer|runtime error' err | head -n 1)"; fi
    done
done
