# build.sh - sourced by common.sh: builds the peers into $OUT/bin, runs LTTng's sessions, describes the machine
#
# Takes ROOT, BUILD, CC, OUT; SPALL, a folder that has spall.h; TRACY, a folder that has Tracy's
# sources (public/); BARECTF, a folder of what barectf generated elsewhere. Sets PEERS to those that could be built and says which could not, and why. trace.h is the committed one.
CFLAGS=${CFLAGS:--O2 -std=gnu11 -Wall -Wextra}

bench_build() {
    local b=$OUT/bin f
    f="$CFLAGS -pthread $(clock_flags "$OUT/serial") -I$ROOT -I$ROOT/bench"
    mkdir -p "$b"
    PEERS="floor stdio"
    $CC $CFLAGS -shared -fPIC -o "$b/libcallee.so" "$ROOT/bench/callee.c" || exit 1
    $CC $f -o "$b/floor" "$ROOT/bench/peer_floor.c" -L"$b" -lcallee -Wl,-rpath,'$ORIGIN' || exit 1
    $CC $f -o "$b/stdio" "$ROOT/bench/peer_stdio.c" || exit 1
    if $CC $f -fno-builtin-floor -o "$b/trace" "$ROOT/bench/peer_trace.c" -L"$b" -lcallee -Wl,-rpath,'$ORIGIN' -ldl &&
        $CC $f -o "$b/trace_compiled_out" "$ROOT/bench/peer_trace_compiled_out.c"; then
        PEERS="$PEERS trace"
    else
        echo "bench: trace.h does not build; its rows will be missing" >&2
    fi
    local mpicc
    mpicc=$(command -v mpicc.mpich || command -v mpicc)
    MPI=
    if [ -n "$mpicc" ] && $mpicc -O2 -shared -fPIC -o "$b/libbcast.so" "$ROOT/bench/stub_bcast.c" &&
        $mpicc $f -o "$b/mpi" "$ROOT/bench/peer_mpi.c" -L"$b" -lbcast -Wl,-rpath,'$ORIGIN' -ldl; then
        MPI=1
    else
        echo "bench: no MPI here (Debian: libmpich-dev); its row will be missing" >&2
    fi
    $CC $CFLAGS -shared -fPIC -o "$b/libncclstub.so" "$ROOT/bench/stub_nccl.c" &&
        $CC $f -o "$b/nccl" "$ROOT/bench/peer_nccl.c" -L"$b" -Wl,--no-as-needed -lncclstub -Wl,-rpath,'$ORIGIN' -ldl || exit 1
    if command -v lttng >/dev/null && command -v babeltrace2 >/dev/null &&
        $CC $f -o "$b/lttng" "$ROOT/bench/peer_lttng.c" -llttng-ust -ldl; then
        PEERS="$PEERS lttng"
    else
        echo "bench: no LTTng-UST here (Debian: lttng-tools liblttng-ust-dev babeltrace2)" >&2
    fi
    if [ -n "${BARECTF:-}" ]; then
        mkdir -p "$OUT/barectf" && cp "$BARECTF"/* "$OUT/barectf/"
    elif command -v barectf >/dev/null; then
        mkdir -p "$OUT/barectf" && barectf generate --code-dir="$OUT/barectf" --headers-dir="$OUT/barectf" --metadata-dir="$OUT/barectf" "$ROOT/bench/barectf.yaml"
    fi
    if [ -e "$OUT/barectf/bench_barectf.c" ] &&
        $CC $f -Wno-shift-negative-value -I"$OUT/barectf" -o "$b/barectf" "$ROOT/bench/peer_barectf.c" "$OUT/barectf/bench_barectf.c"; then
        PEERS="$PEERS barectf"
    else
        echo "bench: no barectf here (Debian: python3-barectf)" >&2
    fi
    if [ -n "${SPALL:-}" ] && $CC $f -I"$SPALL" -w -o "$b/spall" "$ROOT/bench/peer_spall.c"; then
        PEERS="$PEERS spall"
    else
        echo "bench: no spall here (SPALL=FOLDER with spall.h of github.com/colrdavidson/spall-web)" >&2
    fi
    if [ -n "${TRACY:-}" ] && ${CXX:-g++} -O2 -w -pthread -DTRACY_ENABLE -DTRACY_NO_BROADCAST -c -o "$OUT/tracy.o" "$TRACY/public/TracyClient.cpp" &&
        $CC $f -w -DTRACY_ENABLE -I"$TRACY/public" -c -o "$OUT/peer_tracy.o" "$ROOT/bench/peer_tracy.c" &&
        ${CXX:-g++} -pthread -o "$b/tracy" "$OUT/peer_tracy.o" "$OUT/tracy.o" -ldl; then
        PEERS="$PEERS tracy"
    else
        echo "bench: no Tracy here (TRACY=FOLDER of github.com/wolfpld/tracy)" >&2
    fi
}

# ---- LTTng: one session a run, with default buffers; the daemon is started when none runs, and then also stopped ------------

lttng_up() {
    lttng_ours=
    if ! lttng --no-sessiond list >/dev/null 2>&1; then
        lttng-sessiond --daemonize --no-kernel >/dev/null 2>&1 || return 1
        lttng_ours=1
    fi
}
lttng_down() {
    if [ -n "${lttng_ours:-}" ]; then
        kill "$(cat "${LTTNG_RUNDIR:-/var/run/lttng}/lttng-sessiond.pid")" 2>/dev/null
    fi
    lttng_ours=
}
# lttng_run DIRECTORY COMMAND...: runs the command in a session that writes to the directory
lttng_run() {
    local dir=$1 session=bench-$$
    shift
    {
        lttng create "$session" --output="$dir" && lttng enable-channel --userspace channel0 ${LTTNG_BUFFERS:-} && lttng enable-event --userspace 'bench:*' -c channel0 &&
            lttng start
    } >"$OUT/lttng.log" 2>&1 || { cat "$OUT/lttng.log" >&2; return 1; }
    LTTNG_UST_REGISTER_TIMEOUT=-1 "$@"
    lttng destroy "$session" >>"$OUT/lttng.log" 2>&1
}
# events in a CTF trace, and what it says was lost is on stderr
ctf_events() {
    babeltrace2 "$1" -c sink.utils.counter --params step=+0,hide-zero=no 2>/dev/null | awk '/Event messages/ { gsub(",", ""); print $1; exit }'
}

tool() { # path of a built tool
    local p
    for p in "$BUILD/tools/$1/$1" "$BUILD/$1" "$BUILD/tools/$1"; do [ -x "$p" ] && [ -f "$p" ] && { echo "$p"; return; }; done
    command -v "$1"
}

machine() {
    printf 'trace.h %s, %s, %s, median of %s rounds\n' "$(basename "$0")" "$(date -u +%F)" "$mode" "$repeat"
    printf 'commit %s%s\n' "$(git -C "$ROOT" rev-parse --short HEAD 2>/dev/null)" "$(git -C "$ROOT" diff --quiet HEAD -- src trace.h bench 2>/dev/null || echo ', with changes')"
    printf 'cpu %s, %s online; kernel %s; %s; output on %s\n' "$(awk -F': ' '/model name/ { print $2; exit }' /proc/cpuinfo)" "$(nproc)" "$(uname -r | cut -d- -f1)" \
        "$($CC --version | head -1)" "$(stat -f -c %T "$OUT")"
    printf 'load before: %s\n\n' "$(cut -d' ' -f1 /proc/loadavg)"
}
