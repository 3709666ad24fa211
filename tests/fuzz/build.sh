# shellcheck shell=bash disable=SC2016,SC2046,SC2086,SC2089,SC2090 # several words, quotes among them
# build.sh - sourced: fuzz_build FLAVOUR FOLDER [TARGET...] makes the targets in FOLDER; 0 if all is well
#
# FLAVOUR: asan (libFuzzer, AddressSanitizer, UndefinedBehaviorSanitizer), msan (libFuzzer, MemorySanitizer), afl
# (AFL++, AddressSanitizer; fix.so puts
# sums right). TARGET: walk merge stack (the reader's own), elf and
# symbols (what reads programs, in tools and runtime), the tools, TOOL.args (a tool on any command line), env (the
# runtime's environment); default: all.

fuzz_reader='walk merge stack'
fuzz_elf='elf symbols'
fuzz_checks='fixed' # of the targets' own parts, on what is known alone
fuzz_tools='trace-print trace-merge trace-tally trace-report to-perfetto trace-export trace-info trace-diff'
fuzz_words='trace-run.args trace-print.args trace-merge.args trace-tally.args trace-report.args to-perfetto.args trace-export.args trace-info.args
    trace-diff.args env'

# Where most of the time goes that targets and tools spend in functions of their own.
fuzz_often="$(printf "src/support/%s.c " map memory text) src/read/containers/block.c $(printf "src/read/events/%s.c " cursor dictionary fields stream)"

# fuzz_flags FLAVOUR: sets cc, flags (of what runs often), rest (of all else), runtime (of all of trace.h), link, and
# guide, which is in each of the flags
fuzz_flags() {
    cc=clang
    guide=-fsanitize=fuzzer-no-link
    # What an input reaches says whether it is kept. Mutations also take values from comparisons: a quarter of the time
    # that a target takes, which pays when there are many.
    [ -n "${FULL:-}${MINUTES:-}" ] ||
        guide=-fsanitize-coverage=inline-8bit-counters,indirect-calls,pc-table,stack-depth
    case $1 in
    asan)
        # What runs often is optimized; compiling the rest at -O1 takes five times as long, which pays when fuzzing goes on for minutes.
        flags="-O1 -fsanitize=address,undefined $guide -fno-sanitize-recover=undefined"
        link="-fsanitize=address,undefined"
        ;;
    msan) flags="-O1 -fsanitize=memory $guide -fno-omit-frame-pointer" link="-fsanitize=memory" ;;
    afl) cc=afl-clang-fast flags="-O1 -fsanitize=address" link="-fsanitize=address" ;;
    esac
    ! command -v ld.gold >/dev/null || link+=" -fuse-ld=gold" # half the time of the other
    flags="-std=c11 -D_GNU_SOURCE -Wall -Wextra -g1 $flags -I$ROOT/src -I$ROOT/tools"
    flags+=' -DTRACE_LIBRARY="libtrace-h.so" -DTRACE_LIBDIR="lib"'
    runtime=${flags/-std=c11/-std=gnu11}
    runtime=${runtime/-O1/-O0} # of which little runs: a quarter of the compiler's time
    rest=$flags
    [ -n "${FULL:-}${MINUTES:-}" ] || rest=${flags/-O1/-O0}
}

fuzz_tool_folders='tools/common tools/print tools/merge tools/tally tools/report tools/to-perfetto tools/export tools/info
    tools/diff'

# fuzz_sources FOLDER...: the sources below these folders of the repository, from its root
fuzz_sources() { (cd "$ROOT" && find "$@" -name '*.c' | LC_ALL=C sort); }

# fuzz_list FOLDER FOLDER-OF-SOURCES...: their objects, in FOLDER
fuzz_list() {
    local to=$1 f
    shift
    for f in $(fuzz_sources "$@"); do
        f=${f%.c}
        echo "$to/${f//\//-}.o"
    done
}

# fuzz_parts FOLDER TOOL: its objects in FOLDER. trace-report and trace-diff stand on what trace-tally counts, and
# trace-diff also on what trace-report finds.
fuzz_parts() {
    local name=${2#trace-}
    fuzz_list "$1" src/read src/support tools/common "tools/$name"
    [[ $2 != trace-report && $2 != trace-diff ]] || fuzz_list "$1" tools/tally | grep -v 'tools-tally-main'
    [ "$2" != trace-diff ] || fuzz_list "$1" tools/report | grep -vE 'tools-report-(main|page-)'
    [ "$2" != trace-report ] || echo "$1/tools-report-page.o" # made by embed.py
}

fuzz_libraries='-lzstd -lz -lm -lpthread -ldl'

# fuzz_edge OUT RULE INPUTS [VARIABLE VALUE]...: a line of build.ninja
fuzz_edge() {
    printf 'build %s: %s %s\n' "$1" "$2" "${3//$'\n'/ }"
    shift 3
    while [ $# -gt 0 ]; do
        printf '  %s = %s\n' "$1" "$2"
        shift 2
    done
}

# fuzz_source OBJECT SOURCE [MACRO]: OBJECT.c is SOURCE with the macro set. It is written where it is not so already.
fuzz_source() {
    local text="${3:+#define $3 1$'\n'}#include \"$2\"" was=
    [ ! -e "$1.c" ] || read -rd '' was <"$1.c"
    [ "$was" = "$text" ] || printf '%s\n' "$text" >"$1.c"
}

# fuzz_compile FLAGS OBJECT...: objects of what fuzz_source wrote, each beside its source. clang takes longer to start
# than to compile most of them: it is given eight at a time, as its driver would not.
fuzz_compile() {
    local how each=8 rule=compile
    if [ "$cc" = clang ]; then
        how=$(eval "clang -### ${1//\"/\\\"} -x c -c /dev/null -o x.o" 2>&1 |
            sed -n '/ "-cc1" /{ s/ "-main-file-name" "[^"]*"//; s/ "-o" "x\.o"//; s, "/dev/null"$,,; s/\$/$$/g; p; }')
    else
        how=${1//\"/\\\"} each=1 rule=one
    fi
    shift
    while [ $# -gt 0 ]; do
        set -- "$(printf '%s.o ' "${@:1:each}")" "$(printf '%s.c ' "${@:1:each}")" "${@:each + 1}"
        fuzz_edge "$1" $rule "$2" how "$how"
        shift 2
    done
}

# fuzz_program OUT OBJECTS [LIBRARIES]
fuzz_program() { fuzz_edge "$1" link "$1.o $2" libraries "${3:-$fuzz_libraries}"; }

# fuzz_ninja: prints how ninja makes objects, targets and tools in the current folder, by the flags that fuzz_flags sets
fuzz_ninja() {
    local here=$ROOT/tests/fuzz f name object page often=() seldom=() renames='' opaque='' tool boxed common
    mkdir -p objects targets
    while read -r f name; do
        renames+=" --redefine-sym $f=$name"
        case $f in *compress* | deflate) opaque+=" --redefine-sym $f=$name" ;; esac
    done <"$here/boxed.syms"
    for f in .data .data.rel.local .data.rel; do renames+=" --rename-section $f=tool_data"; done
    renames+=" --rename-section .bss=tool_bss"
    printf 'rule %s\n  description = $out\n  command = %s\n' \
        compile $'$how --show-includes $in\n  deps = msvc' \
        one "$cc \$how -Xclang --show-includes -o \$out -c \$in"$'\n  deps = msvc' \
        objcopy 'objcopy $how $in $out' \
        link "$cc ${link/fsanitize=/fsanitize=fuzzer,} -o \$out \$in \$libraries" \
        tool "$cc $link -o \$out \$in \$libraries" \
        name 'ln -f $in $out'
    for f in $(fuzz_sources src/read src/support $fuzz_tool_folders tools/run); do
        object=${f%.c}
        object=${object//\//-}
        fuzz_source "objects/$object" "$ROOT/$f"
        case " $fuzz_often " in
        *" $f "*) often+=("objects/$object") ;;
        *) seldom+=("objects/$object") ;;
        esac
        fuzz_edge "plain/$object.o" objcopy "objects/$object.o" how "$opaque"
        fuzz_edge "boxed/$object.o" objcopy "objects/$object.o" how "$renames"
    done
    page=$ROOT/tools/report/page
    python3 "$page/embed.py" page.c "$page/style.css" "$page"/{base,view,findings,ranks,lines,main}.js
    object=tools-report-page
    fuzz_source objects/$object "$PWD/page.c"
    fuzz_edge "plain/$object.o" objcopy "objects/$object.o" how "$opaque"
    fuzz_edge "boxed/$object.o" objcopy "objects/$object.o" how "$renames"
    seldom+=("objects/$object")
    for f in common inputs mutate opaque boxed; do fuzz_source $f "$here/$f.c"; done
    for f in lines functions; do fuzz_source $f "$ROOT/src/read/events/$f.c" TRACE_LIBDW; done
    common='common.o inputs.o mutate.o opaque.o'
    for f in $fuzz_reader $fuzz_checks; do
        fuzz_source targets/$f "$here/$f.c"
        fuzz_program targets/$f "$common $(fuzz_list plain src/read src/support)"
    done
    fuzz_source targets/elf "$here/elf.c"
    fuzz_program targets/elf "lines.o functions.o common.o opaque.o plain/tools-run-target.o
        $(fuzz_list plain src/read src/support tools/common | grep -vE 'src-read-events-(lines|functions).o')" "-ldw -lelf $fuzz_libraries"
    fuzz_source targets/runtime "$here/runtime.c"
    fuzz_program targets/runtime common.o
    for f in symbols env; do fuzz_edge targets/$f name targets/runtime; done
    for tool in $fuzz_tools trace-run; do
        boxed=$(fuzz_parts boxed "$tool")
        fuzz_source "targets/$tool.args" "$here/args.c" "FUZZ_${tool//-/_}"
        fuzz_program "targets/$tool.args" "boxed.o common.o opaque.o $boxed"
        [ "$tool" != trace-run ] || continue
        fuzz_source "targets/$tool" "$here/tool.c" "FUZZ_${tool//-/_}"
        fuzz_program "targets/$tool" "boxed.o $common $boxed"
        fuzz_edge "tools/$tool" tool "$(fuzz_parts objects "$tool")" libraries "$fuzz_libraries"
    done
    fuzz_compile "$runtime -I$ROOT" targets/runtime
    fuzz_compile "$flags" "${often[@]}" common inputs mutate opaque
    fuzz_compile "${flags/$guide/}" boxed # it copies all that a tool has, at each run
    fuzz_compile "$rest" "${seldom[@]}" lines functions \
        $(printf 'targets/%s ' $fuzz_reader $fuzz_checks elf $fuzz_tools $(printf '%s.args ' $fuzz_tools trace-run))
}

# fuzz_make FLAVOUR TO OUT...: has ninja make what it lacks of these, and links them into the folder TO. They lie in the
# build folder, once for all groups, which wait for each other. No ccache: nothing of it is compiled twice.
fuzz_make() {
    local flavour=$1 to=$2 made=$BUILD/sanitized/$1${FULL:+-long}${MINUTES:+-long} out cc flags rest runtime guide link
    [ -O "$BUILD" ] || made=$WORK/.sanitized # nothing of root's in another's build folder
    shift 2
    fuzz_flags "$flavour"
    mkdir -p "$to" && mkdir -p "$made" || return 1
    (
        flock 9
        PATH=${PATH//"$BUILD/test-cc:"/}
        cd "$made" && fuzz_ninja >build.ninja && ninja -j "$(nproc)" "$@"
    ) 9>"$made/lock" || return 1
    for out; do ln -sf "$made/$out" "$to/${out##*/}" || return 1; done
}

# fuzz_objects TO FOLDER...: makes objects in TO of what these folders of the repository hold
fuzz_objects() { fuzz_make asan "$1" $(fuzz_list objects "${@:2}"); }

# fuzz_plain FOLDER: the tools themselves, as somebody installs them, with the sanitizers of the targets
fuzz_plain() { fuzz_make asan "$1" $(printf 'tools/%s ' $fuzz_tools); }

fuzz_build() {
    local flavour=$1 to=$2 here=$ROOT/tests/fuzz
    shift 2
    [ $# -gt 0 ] || set -- $fuzz_reader $fuzz_checks $fuzz_elf $fuzz_tools $fuzz_words
    fuzz_make "$flavour" "$to" $(printf 'targets/%s ' "$@") || return 1
    [ "$flavour" != afl ] || clang -std=c11 -D_GNU_SOURCE -O1 -g -shared -fPIC -I"$ROOT/src" -o "$to/fix.so" \
        "$here"/{afl,inputs,common}.c -lzstd
}

# fuzz_gen OUT: trace-gen with AddressSanitizer and UndefinedBehaviorSanitizer, for rules.py
fuzz_gen() {
    local config sources
    config=$(compgen -c llvm-config | sort -u | head -n 1)
    sources="$(find "$ROOT/gen" -name '*.c' ! -name amalgamate.c)
        $(printf "$ROOT/%s.c " tools/common/{help,message,options,style,values,word} src/support/{memory,text})"
    clang -std=gnu11 -D_GNU_SOURCE -DTRACE_VERSION_TEXT='"fuzzed"' -w -g1 -O1 -fsanitize=address,undefined \
        -fno-sanitize-recover=undefined \
        -I"$ROOT/src" -I"$ROOT/tools" -isystem "$($config --includedir)" $sources -o "$1" \
        -L"$($config --libdir)" -lclang \
        -Wl,-rpath,"$($config --libdir)" -ldl -lm
}
