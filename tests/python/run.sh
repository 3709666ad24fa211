#!/bin/bash
# The Python package: pytest over the package of the build folder, in one process. PYTEST_ADDOPTS chooses tests: -k NAME.
set -u
. "$(dirname "$0")/../lib.sh"
python=$(venv)
export PYTHONPATH=$BUILD/python PATH=$BUILD:$PATH TRACE_BUILD=$BUILD
cd "$WORK" || exit 1
"$python" -m pytest -p no:cacheprovider --basetemp="$WORK/tmp" -q -rfE --tb=short --junitxml=report.xml "$ROOT/tests/python" >pytest.log 2>&1
status=$?
"$python" "$ROOT/tests/python/report.py" report.xml >lines.txt || fail "pytest" "it did not run: $(tail -n 3 pytest.log | tr '\n' ' ')"
cat lines.txt
PASSED=$((PASSED + $(grep -c '^ok ' lines.txt))) FAILED=$((FAILED + $(grep -c '^not ok ' lines.txt)))
same "pytest's exit status" 0 "$status"
. "$HERE/on_threads.sh"
on_threads "with a lock" 300 True "$python" -W error
[ -z "$FULL" ] || . "$HERE/sanitized.sh"
[ -z "$FULL" ] || . "$HERE/free_threaded.sh"
. "$HERE/wheel.sh"
finish
