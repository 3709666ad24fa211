# clock.sh - sourced: CLOCK=serial stands for a host on which reading the clock takes 35 ns, and hides nothing
#
# There a read is two of them between fences: no instruction begins before it is over, as on hosts where the clock is
# read by slow microcode. The programs are compiled with a copy of trace.h that reads it so, and their floors read it
# likewise (ticks.h). Nothing of it is in trace.h.

# clock_flags FOLDER: prints what the compiler needs to find that copy, which is made there; FOLDER has no blanks
clock_flags() {
    local serial='"lfence\\n\\trdtsc\\n\\tlfence\\n\\trdtsc\\n\\tlfence"'
    [ "${CLOCK:-}" = serial ] || return 0
    mkdir -p "$1"
    sed "s/volatile(\"rdtsc\"/volatile($serial/" "$ROOT/trace.h" >"$1/trace.h"
    echo "#define BENCH_RDTSC $serial" | sed 's/\\\\/\\/g' >"$1/rdtsc.h"
    echo "-include $1/rdtsc.h -I$1"
}
