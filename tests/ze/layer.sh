# layer.sh - sourced by run.sh behind devices.sh: libtrace-h.so below the real loader, for programs that call what dlsym gives them on its handle

LAYER=$BUILD/libtrace-ze-layer.so
{
    cat <<'C'
#include <level_zero/ze_api.h>
#include <dlfcn.h>
#include <stdlib.h>
static void *loader;
static int looked;
static void leave(void) { dlclose(loader); }
static inline void *byname(const char *name)
{
    if (!loader)
        loader = dlopen("libze_loader.so.1", RTLD_NOW | RTLD_LOCAL);
    if (++looked == 2 && getenv("CLOSES")) /* recording has begun: this runs before it ends */
        atexit(leave);
    return dlsym(loader, name);
}
C
    awk '$1 == "function" && $2 ~ /^ze[A-Z]/ && $2 !~ /ProcAddrTable$/ { printf "#define %s(...) ((__typeof__(&%s))byname(\"%s\"))(__VA_ARGS__)\n", $2, $2, $2 }' "$SPECS/ze-1.8.12.model"
} >byname.h
by_name() {
    local program
    for program in devices chance; do
        $CC -O0 -Wall -Wextra -include ./byname.h "$HERE/$program.c" -o "$program.byname" -pthread -ldl || return 1
    done
}
of_all_ways() { calls ZE out >"calls.$1"; }

check 'every entry stands in its table, by the headers that are installed' sh -c \
    "python3 '$HERE/check_layer_tables.py' '$ROOT/src/backends/ze/ze_layer.gen.h' '$NEW' /usr/include/level_zero/ze_api.h >rooms.c && $CC -fsyntax-only -I '$SPECS' rooms.c"
sed '/^since 1.17 /d' "$SPECS/ze.rules" >forgot.rules
refuse 'an entry that nobody said the version of' "$BUILD/trace-gen" emit --rules forgot.rules --part layer "$SPECS/ze-1.8.12.model" "$NEW" -o forgot.h
sed 's/^since 1.17 /since 1.3 /' "$SPECS/ze.rules" >forgot.rules
refuse 'an entry that an older header does not have' "$BUILD/trace-gen" emit --rules forgot.rules --part layer "$SPECS/ze-1.8.12.model" "$NEW" -o forgot.h
check 'programs that find everything by name' by_name
same 'they are not linked with the loader' 0 "$(ldd devices.byname chance.byname | grep -c ze_loader)"

# by symbol without the layer is what must come out whatever way the calls go, and whoever else records
devices 'by symbol' all ./devices 0 LD_PRELOAD="$SO" ZE_ENABLE_VALIDATION_LAYER=0 && of_all_ways symbol
devices 'by symbol, the layer below' all ./devices 0 LD_PRELOAD="$SO" && of_all_ways both
devices 'by name' all ./devices.byname 0 LD_PRELOAD="$SO" && of_all_ways name
devices 'embedded, the layer below' all ./devices.timed 0 LD_PRELOAD="$SO" && of_all_ways embedded
for way in both name embedded; do same_file "each call once: $way" calls.symbol calls.$way; done
devices 'by name, 4 threads' threads ./devices.byname 0 LD_PRELOAD="$SO"
for seed in 1 $RANDOM; do devices "by name, by chance, $seed" $seed ./chance.byname 0 LD_PRELOAD="$SO"; done
devices 'by name, handles of the loader' 5 ./chance.byname 0 LD_PRELOAD="$SO" ZE_ENABLE_LOADER_INTERCEPT=1
of_all_ways handles
cp "$FAKE" libfake2.so
devices 'by name, two drivers' 5 ./chance.byname 0 LD_PRELOAD="$SO" ZE_ENABLE_ALT_DRIVERS="$FAKE,$WORK/libfake2.so"
of_all_ways drivers
devices 'by name, one driver' 5 ./chance.byname 0 LD_PRELOAD="$SO"
of_all_ways one
same_file 'by name, handles of the loader: the same calls' calls.one calls.handles
same_file 'by name, two drivers: the same calls' calls.one calls.drivers
devices 'by name, a program that destroys nothing and closes the loader' leave ./devices.byname 0 LD_PRELOAD="$SO" CLOSES=1
same 'by name, closed: all that was done is told' 80 "$(grep -c '"slice"' events)"
devices 'by name, a program that is killed' killed ./devices.byname 137 LD_PRELOAD="$SO"
printf '#!/bin/sh\n./devices.byname "$@"\nexit $?\n' >parent.sh && chmod +x parent.sh
devices 'by name, what a program starts' leave ./parent.sh 0 LD_PRELOAD="$SO"
devices 'by name, beside the tracing layer' all ./devices.byname 0 LD_PRELOAD="$SO" ZE_ENABLE_TRACING_LAYER=1

# what it must leave alone
calls_of byname ./devices.byname
alone() { # NAME ENV...: by name, not recorded; the driver sees what it sees without us
    calls_of "$1" ./devices.byname LD_PRELOAD="$SO" TRACE_LEVEL=full "${@:2}"
    same_file "$1: the driver is called as without us" calls.byname "calls.$1"
    same "$1: nothing is recorded, nothing said" '' "$(calls ZE out 2>/dev/null; cat log)"
}
alone 'switched off by the user' ZE_ENABLE_VALIDATION_LAYER=0
alone 'the user has a layer of his own' ZE_ENABLE_VALIDATION_LAYER=1
alone 'switched off' TRACE_APIS=-ze
alone 'recording is off' TRACE_MODE=off
mkdir bare && cp "$SO" bare/
alone 'libtrace-h.so without its layer' LD_PRELOAD="$WORK/bare/libtrace-h.so"
mkdir found && cp "$LAYER" found/libze_validation_layer.so.1
alone 'the layer without libtrace-h.so' LD_PRELOAD= LD_LIBRARY_PATH="$WORK/found" ZE_ENABLE_VALIDATION_LAYER=1
rm -rf out
env ZE_ENABLE_ALT_DRIVERS="$FAKE" timeout $PATIENCE "$BUILD/trace-run" -o out -- ./devices.byname all >log 2>&1
has 'trace-run sees it by itself' log 'zeCommandListAppendLaunchKernel +\|.*\| +150 \|'
