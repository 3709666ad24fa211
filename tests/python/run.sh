#!/bin/bash
# The Python package: pytest over the package of the build folder, in one process.
# pytest: in tests/python/test_*.py
set -u
. "$(dirname "$0")/../lib.sh"
python=$(venv)
export PYTHONPATH=$BUILD/python PATH=$BUILD:$PATH TRACE_BUILD=$BUILD
cd "$WORK" || exit 1
test_on_threads() { . "$HERE/on_threads.sh" && on_threads "with a lock" 300 True "$python" -W error; }
test_sanitized() { full_only && . "$HERE/sanitized.sh"; }
test_free_threaded() { full_only && . "$HERE/on_threads.sh" && . "$HERE/free_threaded.sh"; }
test_wheel() { . "$HERE/wheel.sh"; }
functions=$(lib__names | cut -f 1 | while read -r name; do declare -F "test_$name" >/dev/null || echo "test_$name"; done | xargs)
if [ -n "$functions" ]; then
    "$python" -m pytest -p no:cacheprovider --basetemp="$WORK/tmp" -q -rfE --tb=short ${SELECT:+-k "$(echo "$functions" | sed 's/ / or /g')"} --junitxml=report.xml "$ROOT/tests/python" >pytest.log 2>&1
    status=$?
    "$python" "$ROOT/tests/python/report.py" report.xml >lines.txt || fail "pytest" "it did not run: $(tail -n 3 pytest.log | tr '\n' ' ')"
    cat lines.txt
    PASSED=$((PASSED + $(grep -c '^ok ' lines.txt))) FAILED=$((FAILED + $(grep -c '^not ok ' lines.txt)))
    same "pytest's exit status" 0 "$status"
fi
finish
