#!/bin/bash
# cc.sh - a compiler that does nothing twice: what tests/lib.sh puts on PATH as gcc, g++, clang, clang++ where there is ccache
#
# It calls the compiler of the name it was called by, through ccache. One command that compiles and links becomes several, since
# ccache knows only how to compile. The cache is in the build folder, so groups share it and a new build folder has none.
# A cached command gives the object, the messages and the status of the first; one that fails is always run.
# What a build system compiles (it asks for a list of what was included, by -MD) is one object for all folders that say the same words: the
# build, a wheel's, a Debian package's. Its debug information names the folder of the first.
name=${0##*/}
PATH=${PATH//"${0%/*}:"/}
compile=() link=() sources=() languages=()
language='' output=a.out only='' whole='' last='' listed=''
for arg; do
    case $last in
    -o) output=$arg last= && continue ;;
    -x) language=$arg last= && [ "$arg" != none ] || language=
        continue ;;
    -[lLTuz] | -Xlinker) link+=("$last" "$arg") last= && continue ;;
    -*) compile+=("$last" "$arg") link+=("$last" "$arg") last= && continue ;;
    esac
    case $arg in
    -c) only=1 ;;
    -MD | -MMD) listed=1 ;;
    -M[QFT] | -o | -x | -[lLTuz] | -Xlinker | -[IDUF] | -include | -imacros | -isystem | -iquote | -idirafter | -Xclang | -Xpreprocessor | --param | -target) last=$arg ;;
    -o* | -x* | -E | -S | -M* | -fsyntax-only | -v | -\#* | -dump* | -print* | --* | -save-temps* | -gsplit-dwarf | -fprofile* | -ftest-coverage | @* | - | -T*) whole=1 && break ;;
    -l* | -L* | -Wl,* | -shared | -static* | -rdynamic | -r | -nostdlib | -nodefaultlibs | -nostartfiles | -s | -fuse-ld=*) link+=("$arg") ;;
    -*) compile+=("$arg") link+=("$arg") ;;
    *)
        case $arg${language:+.c} in
        *.c | *.cc | *.cpp | *.cxx | *.C)
            sources+=("$arg") languages+=("$language")
            link+=("${WORK:-${TMPDIR:-/tmp}}/.cc.$$.${#sources[@]}.o")
            ;;
        *) link+=("$arg") ;;
        esac
        ;;
    esac
done
[ -z "$listed" ] || [ -n "$only" ] || whole=1
if [ -n "$whole$last" ] || [ ${#sources[@]} -eq 0 ]; then exec "$name" "$@"; fi
# In the depend mode the compiler itself says what was included: nothing is preprocessed beforehand.
export CCACHE_DEPEND=1 CCACHE_SLOPPINESS=include_file_mtime,include_file_ctime,locale CCACHE_NOCOMPRESS=1
if [ -n "$only" ]; then
    [ ${#sources[@]} -eq 1 ] || exec "$name" "$@"
    [ -z "$listed" ] || CCACHE_NOHASHDIR=1 exec ccache "$name" "$@"
    depends=${WORK:-${TMPDIR:-/tmp}}/.cc.$$.d
    ccache "$name" "$@" -MD -MF "$depends"
    status=$?
    [ -n "${WORK:-}" ] || rm -f "$depends" # else it goes with the folder
    exit $status
fi
quiet=()
case $name in clang*) quiet=(-Qunused-arguments) ;; esac
status=0
objects=()
for i in "${!sources[@]}"; do
    object=${WORK:-${TMPDIR:-/tmp}}/.cc.$$.$((i + 1)).o
    objects+=("$object" "$object.d")
    ccache "$name" "${quiet[@]}" "${compile[@]}" ${languages[i]:+-x "${languages[i]}"} -c "${sources[i]}" -o "$object" -MD -MF "$object.d" || status=$?
done
if [ $status -eq 0 ]; then
    "$name" "${quiet[@]}" "${link[@]}" -o "$output"
    status=$?
fi
rm -f "${objects[@]}"
exit $status
