#!/bin/bash
# settings.sh - what CUPTI costs a launch, one setting at a time (settings.list), in a bare loop of launches; what other ways of timing kernels cost; where a training step
# spends its time with and without CUPTI. NEWER_CUPTI=FILE: also another libcupti. ONLY='states' for some: states (attached, recording nothing, detached), launches (settings.list), others
# (other ways to time a kernel), where (a step).
# GPUs: 1
# seconds: 400
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"

wants() { [[ " ${ONLY:-states launches others where} " == *" $1 "* ]]; }

states() {
    heading 'one process, from state to state: what CUPTI costs, and what is left when it is told to stop (states.cu)'
    for library in '' ${NEWER_CUPTI:+"$NEWER_CUPTI"}; do
        [ -z "$library" ] || echo "-- $(basename "$(dirname "$library")")"
        for words in 'start subscribe callbacks kinds=10+1+2 nokinds nocallbacks finalize' 'subscribe callbacks kinds=10+1+2 start nocallbacks nokinds finalize' \
            'start subscribe kinds=10 nokinds kinds=1 nokinds kinds=2 nokinds finalize' 'start subscribe here=10+1+2 nokinds finalize' \
            'start attr6=1 attr0=65536 subscribe callbacks kinds=10+1+2 nokinds nocallbacks finalize' 'start subscribe callbacks kinds=10+1+2 nocallbacks nokinds flush unsubscribe finalize'; do
            # shellcheck disable=SC2086 # words
            must states env ${library:+STATES_LIBCUPTI="$library"} timeout 60 ./states $words
        done
    done
    heading 'the same by another thread while this one launches: who waits for it'
    beside=(BESIDE=1 ROUNDS=15 timeout 60 ./states start subscribe callbacks kinds=10+1+2 nokinds nocallbacks finalize)
    must states env "${beside[@]}"
    echo '-- and glibc keeps the memory that CUPTI frees'
    KEEPS=GLIBC_TUNABLES=glibc.malloc.mmap_threshold=12582912:glibc.malloc.trim_threshold=25165824
    must states env "$KEEPS" "${beside[@]}"
    echo '-- and in huge pages'
    must states env "$KEEPS:glibc.malloc.hugetlb=1" "${beside[@]}"
    echo '-- and its buffers on the device are to be one of 64 KiB: set before it is detached, and before there is a context'
    must states env "$KEEPS" BESIDE=1 ROUNDS=15 timeout 60 ./states start subscribe callbacks kinds=10+1+2 nokinds nocallbacks attr6=1 attr0=65536 finalize
    must states env "$KEEPS" BESIDE=1 ROUNDS=15 timeout 60 ./states attr6=1 attr0=65536 start subscribe callbacks kinds=10+1+2 nokinds nocallbacks finalize
    heading 'what CUPTI asks the system for while it is attached and detached (asks.c)'
    must states env LD_PRELOAD="$WORK/asks.so" ROUNDS=3 timeout 60 ./states start subscribe callbacks kinds=10+1+2 nokinds nocallbacks finalize
}

launches() {
    heading 'ns a launch of an empty kernel, the host alone; and with the wait'
    listed .
    must turns.py python3 "$HERE/turns.py" --sets "${SETS:-5}" --turns 5 --seconds "$(left 200)" --keep 2 --together 16 --work launch:4500 --work wait:4500 "${SETTINGS[@]}" -- "$WORK/launch"
    refused
}

others() {
    heading 'other ways to time a kernel, ns a launch, nothing traced (launch.cu says what they are)'
    works=()
    for work in launch inside stamp stamps events write; do works+=(--work "$work:4500"); done
    must turns.py python3 "$HERE/turns.py" --sets 5 --turns 5 --seconds "$(left 40)" --together 9 "${works[@]}" untraced -- "$WORK/launch"
}

where() {
    heading 'where the processor time of a training step goes (where.c), 500 steps each'
    for way in untraced floor default; do
        case $way in
        untraced) settings=(LD_PRELOAD="$WORK/where.so") ;;
        floor) settings=(LD_PRELOAD="$WORK/where.so" CUDA_INJECTION64_PATH="$FLOOR_SO" FLOOR=callbacks=driver FLOOR_OUT=/dev/null) ;;
        default) settings=(LD_PRELOAD="$WORK/where.so:$SO") ;;
        esac
        rm -rf out where
        echo "-- $way: $(env "${settings[@]}" WHERE_OUT="$WORK/where" STEPS=500 python3 -W ignore "$HERE/loop.py")"
        must 'where.so' head -n 44 where
    done
}

if wants states; then states; fi
if wants launches; then launches; fi
if wants others; then others; fi
if wants where; then where; fi
finish
