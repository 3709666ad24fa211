# shellcheck shell=bash disable=SC2046,SC2086,SC2089,SC2090 # several words, quotes among them
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

# fuzz_flags FLAVOUR: sets cc, flags (of the reader), rest (of the tools and targets), runtime (of all of trace.h), link
fuzz_flags() {
    cc=clang
    case $1 in
    asan)
        # The reader, where the time goes, is optimized; compiling the rest at -O1 takes five times as long, which pays when fuzzing goes on for minutes.
        flags="-O1 -fsanitize=address,undefined,fuzzer-no-link -fno-sanitize-recover=undefined"
        link="-fsanitize=address,undefined"
        ;;
    msan) flags="-O1 -fsanitize=memory,fuzzer-no-link -fno-omit-frame-pointer" link="-fsanitize=memory" ;;
    afl) cc=afl-clang-fast flags="-O1 -fsanitize=address" link="-fsanitize=address" ;;
    esac
    flags="-std=c11 -D_GNU_SOURCE -Wall -Wextra -g1 $flags -I$ROOT/src -I$ROOT/tools"
    flags+=' -DTRACE_LIBRARY="libtrace-h.so" -DTRACE_LIBDIR="lib"'
    runtime=${flags/-std=c11/-std=gnu11}
    runtime=${runtime/-O1/-O0} # of which little runs: a quarter of the compiler's time
    rest=$flags
    [ -n "${FULL:-}${MINUTES:-}" ] || rest=${flags/-O1/-O0}
}

fuzz_tool_folders='tools/common tools/print tools/merge tools/tally tools/report tools/to-perfetto tools/export tools/info
    tools/diff'

# fuzz_parts FOLDER TOOL: its objects in FOLDER. trace-report and trace-diff stand on what trace-tally counts.
fuzz_parts() {
    ls "$1"/{src,tools-common,tools-"${2#trace-}"}-*.o
    [[ $2 != trace-report && $2 != trace-diff ]] || printf '%s\n' "$1"/tools-tally-*.o | grep -v 'tools-tally-main'
}

# fuzz_objects TO FOLDER...: compiles what these folders of the repository hold into the folder TO. Every caller says
# the same words to the compiler, so that ccache does it once.
fuzz_objects() {
    local to=$1 folder f object how
    shift
    for folder; do
        case $folder in src/*) how=$flags ;; *) how=$rest ;; esac
        for f in "$ROOT/$folder"/*.c; do
            object=${f##*/}
            object=${folder//\//-}-${object%.c}.o
            (cd "$ROOT" && $cc $how -c -o "$to/$object" "$f") || return 1
        done
    done
}

# fuzz_plain FOLDER: the tools themselves, as somebody installs them, with the sanitizers of the targets
fuzz_plain() {
    local to=$1 tool cc flags rest runtime link
    fuzz_flags asan
    mkdir -p "$to/objects" || return 1
    fuzz_objects "$to/objects" src/read src/support $fuzz_tool_folders || return 1
    for tool in $fuzz_tools; do
        $cc $link -o "$to/$tool" $(fuzz_parts "$to/objects" "$tool") \
            -lzstd -lz -lm -lpthread -ldl || return 1
    done
}

fuzz_build() {
    local flavour=$1 to=$2 here=$ROOT/tests/fuzz cc flags rest runtime link f name object target renames=() opaque=() folders
    shift 2
    [ $# -gt 0 ] || set -- $fuzz_reader $fuzz_checks $fuzz_elf $fuzz_tools $fuzz_words
    fuzz_flags "$flavour"
    link=${link/fsanitize=/fsanitize=fuzzer,}
    mkdir -p "$to/plain" "$to/boxed" || return 1
    while read -r f name; do
        renames+=(--redefine-sym "$f=$name")
        case $f in *compress*) opaque+=(--redefine-sym "$f=$name") ;; esac
    done <"$here/boxed.syms"
    for f in .data .data.rel.local .data.rel; do renames+=(--rename-section "$f=tool_data"); done
    renames+=(--rename-section .bss=tool_bss)
    folders='src/read src/support'
    case " $* " in *" trace-"* | *" to-"* | *" elf "*) folders+=" $fuzz_tool_folders tools/run" ;; esac
    fuzz_objects "$to/plain" $folders || return 1
    for object in "$to"/plain/*.o; do
        objcopy "${renames[@]}" "$object" "$to/boxed/${object##*/}" && objcopy "${opaque[@]}" "$object" || return 1
    done
    for f in boxed common inputs mutate opaque; do $cc $flags -c -o "$to/$f.o" "$here/$f.c" || return 1; done
    for target; do
        case $target in
        walk | merge | stack | fixed)
            $cc $rest $link -o "$to/$target" "$here/$target.c" "$to"/{common,inputs,mutate,opaque}.o \
                "$to"/plain/src-*.o -lzstd -lz -lpthread || return 1
            ;;
        elf)
            $cc $rest -DTRACE_LIBDW -c -o "$to/lines.o" "$ROOT/src/read/lines.c" &&
                $cc $rest -DTRACE_LIBDW -c -o "$to/functions.o" "$ROOT/src/read/functions.c" &&
                $cc $rest $link -o "$to/elf" "$here/elf.c" "$to"/{lines,functions,common,opaque}.o "$to/plain/tools-run-target.o" \
                    $(printf '%s\n' "$to"/plain/{src,tools-common}-*.o | grep -vE 'src-read-(lines|functions).o') \
                    -ldw -lelf -lzstd -lz -lm -lpthread -ldl || return 1
            ;;
        symbols)
            $cc $runtime $link -I"$ROOT" -o "$to/symbols" "$here/symbols.c" "$to/common.o" -lzstd -lpthread -ldl || return 1
            ;;
        env)
            $cc $runtime $link -I"$ROOT" -o "$to/env" "$here/env.c" -lpthread -ldl || return 1
            ;;
        *.args)
            target=${target%.args}
            $cc $rest $link -DFUZZ_"${target//-/_}" -o "$to/$target.args" "$here/args.c" "$to"/{boxed,common,opaque}.o \
                $(fuzz_parts "$to/boxed" "$target") -lzstd -lz -lm -lpthread -ldl || return 1
            ;;
        *)
            $cc $rest $link -DFUZZ_"${target//-/_}" -o "$to/$target" "$here/tool.c" \
                "$to"/{boxed,common,inputs,mutate,opaque}.o \
                $(fuzz_parts "$to/boxed" "$target") -lzstd -lz -lm -lpthread -ldl || return 1
            ;;
        esac
    done
    [ "$flavour" != afl ] || clang -std=c11 -D_GNU_SOURCE -O1 -g -shared -fPIC -I"$ROOT/src" -o "$to/fix.so" \
        "$here"/{afl,inputs,common}.c -lzstd
}

# fuzz_gen OUT: trace-gen with AddressSanitizer and UndefinedBehaviorSanitizer, for rules.py
fuzz_gen() {
    local config sources
    config=$(compgen -c llvm-config | sort -u | head -n 1)
    sources="$(find "$ROOT/gen" -name '*.c' ! -name amalgamate.c)
        $(printf "$ROOT/%s.c " tools/common/{help,message,options,style,values,word} src/support/{memory,text})"
    clang -std=gnu11 -D_GNU_SOURCE -DTRACE_VERSION_TEXT='"fuzzed"' -w -g -O1 -fsanitize=address,undefined \
        -fno-sanitize-recover=undefined \
        -I"$ROOT/src" -I"$ROOT/tools" -isystem "$($config --includedir)" $sources -o "$1" \
        -L"$($config --libdir)" -lclang \
        -Wl,-rpath,"$($config --libdir)" -ldl -lm
}
