# shellcheck shell=bash
# leaks.sh - sourced by run.sh: what tools have taken they give back

check 'leaks: jobs build' $CC -std=c11 -D_GNU_SOURCE -O0 -I "$ROOT/src" -I "$ROOT/tests/format" "$ROOT/tests/report/jobs.c" "$ROOT/tests/format/forge.c" -o jobs
mkdir job && ./jobs job gpu-nccl-late >/dev/null
mkdir other && ./jobs other gpu-copies >/dev/null
gives_back() { # NAME COMMAND...
    ASAN_OPTIONS=detect_leaks=1:exitcode=99 sound "leaks: $1" 0 "${@:2}"
}
gives_back trace-report trace-report --json job
gives_back 'trace-report with a page' trace-report --html=leaks.html job
gives_back trace-tally trace-tally job
gives_back trace-print trace-print job
gives_back trace-merge trace-merge -q -o leaks.bin job
gives_back 'trace-export, a file for each rank' trace-export -q -f chrome -o leaks.json job
gives_back 'trace-export, one file' trace-export -q -f chrome --files one -o leaks.json job
gives_back 'trace-export, stacks' trace-export -q -f folded -o leaks.folded job
gives_back trace-info trace-info -p job
gives_back 'trace-info, JSON' trace-info --json job other
gives_back to-perfetto to-perfetto -q -o leaks.pftrace job
gives_back 'to-perfetto, a file for each rank' to-perfetto -q --files rank -a CUDA -o leaks.pftrace job
gives_back 'to-perfetto, so many bytes' to-perfetto -q -z --max-size 20k -o leaks.pftrace other
gives_back trace-diff trace-diff --fail-above 1000 job other
mkdir fewer && for f in job/*.bin; do cp "$f" fewer && break; done
gives_back 'trace-diff --scaling' trace-diff --scaling job fewer
gives_back 'trace-diff --scaling, JSON' trace-diff --scaling --json job fewer other
gives_back 'trace-diff, JSON' trace-diff --fail-above 1000 --json -a job job -b other other
