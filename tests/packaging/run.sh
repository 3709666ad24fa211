#!/bin/bash
# trace.h as other build systems take it: CMake, Meson, pkg-config, Conan, vcpkg, Spack, a Debian package. Each by its own client: a program
# that embeds the recorder and loads a library, which must find recorder and MPI wrappers in the program, records, and is tallied.
set -u
. "$(dirname "$0")/../lib.sh"

need clang++ cmake meson pkg-config mpicc dpkg-buildpackage dh dpkg-deb ninja python3 bash zsh fish
cd "$WORK" || exit 1
# what the repository has, and no more: a recipe that needs a file which is not there is found out
mkdir src && (cd "$ROOT" && git ls-files -z | tar c --exclude=bench/results --null -T -) | tar x -C src
# the Debian package takes longest: meanwhile the others. FULL=1 builds it with
# Debian's flags, else with those of the build, whose objects ccache has
quickly=()
[ -n "$FULL" ] || quickly=(DEB_LDFLAGS_APPEND=-Wl,-S DEB_CFLAGS_SET= DEB_CXXFLAGS_SET= DEB_CPPFLAGS_SET= DPKG_DEB_COMPRESSOR_TYPE=none
    TRACE_H_OPTIONS="-Doptimization=2 -Ddebug=true -Dwerror=true")
env "${quickly[@]}" DEB_BUILD_OPTIONS="nocheck parallel=2${quickly:+ nostrip noautodbgsym}" \
    src/packaging/deb.sh debs >deb.log 2>&1 &
export CMAKE_BUILD_PARALLEL_LEVEL=2 CFLAGS=-O0
# The programs are clang's, which takes half of gcc's time, and gcc's with FULL=1; that of pkg-config is always gcc's.
[ -n "$FULL" ] || export CC=clang

# recorded NAME FOLDER PROGRAM...: its trace has the program's three steps, the library's one, and all four barriers
recorded() {
    local name=$1 dir=$2
    shift 2
    (cd "$dir" && check "$name: runs" env TRACE_OUT=trace "$@")
    calls user "$dir/trace" >got.txt
    calls mpi "$dir/trace" | grep Barrier >>got.txt
    printf '%s\n' "app.step 3" "plugin.work 1" "MPI_Barrier 4" >want.txt
    same_file "$name: program and library are recorded" want.txt got.txt
}

# linked NAME FOLDER: the program without a recorder of its own, linked with libtrace-h.so
linked() {
    (cd "$2" && check "$1: runs" env LD_LIBRARY_PATH="$3" TRACE_OUT=linked.trace ./linked)
    calls user "$2/linked.trace" >got.txt
    calls mpi "$2/linked.trace" | grep Barrier >>got.txt
    printf '%s\n' "linked.step 1" "MPI_Barrier 1" >want.txt
    same_file "$1: is recorded" want.txt got.txt
}

# --- the lists of what an executable shows are those of libtrace-h.so

sed -n '/^global:/,/^local:/p' "$ROOT/src/inject/exports.map" | grep -o '[^ ;]*;' | grep -v '_\*_;' | sort -u >map.txt
{ cat "$ROOT"/packaging/exports/*.list; echo 'trace__*; InitializeInjection; dlsym;'
  echo '_exit; _Exit; abort; __assert_fail; execl; execle; execlp; execv; execve; execvp; execvpe; execveat; fexecve;'; } | grep -oE '[^ ;{}]+;' | sort -u >lists.txt
same_file "the lists have what libtrace-h.so shows" map.txt lists.txt
same "each API has a list" "$(awk '$1 == "source" { print $3 }' "$ROOT"/src/backends/*/sources | sort | tr '\n' ' ')" \
    "$(cd "$ROOT/packaging/exports" && ls | sed 's/\.list$//' | grep -vE 'custom|recorder' | sort | tr '\n' ' ')"

# --- CMake

cmake_road() { # NAME ROAD OPTION...
    local name="CMake, $1" road=$2
    shift 2
    check "$name: configures" cmake -S "$HERE/consumer" -B "cmake-$road" -DROAD="$road" "$@"
    check "$name: builds" cmake --build "cmake-$road"
    recorded "$name" "cmake-$road" ./app ./libplugin.so
}
cmake_road "add_subdirectory" subdirectory -DTRACE_H_SOURCE="$WORK/src"
cmake_road "FetchContent" fetch -DTRACE_H_SOURCE="$WORK/src" -G Ninja
check "the header alone: configures" cmake -S src -B header
check "the header alone: installs" cmake --install header --prefix "$WORK/a prefix"
check "the header alone: its own folder, too" test -s "a prefix/include/trace-h/trace.h"
check "the header alone: PyTorch's observer, too" test -s "a prefix/include/trace_torch.h"
cmake_road "find_package, the header alone" package -DCMAKE_PREFIX_PATH="$WORK/a prefix"
refuse "find_package asked for libtrace where only the header is" cmake -S "$HERE/consumer" -B cmake-component -DROAD=package -DPARTS="header;libtrace" -DCMAKE_PREFIX_PATH="$WORK/a prefix"
refuse "find_package refuses another version" cmake -S "$HERE/consumer" -B cmake-version -DROAD=package -DWANTED=9.1 -DCMAKE_PREFIX_PATH="$WORK/a prefix"

check "meson install" meson install -C "$BUILD" --no-rebuild --destdir "$WORK/root"
P=$WORK/root$(meson introspect "$BUILD" --buildoptions | python3 -c 'import json, sys; print(next(o["value"] for o in json.load(sys.stdin) if o["name"] == "prefix"))')
LIB=$(dirname "$(find "$P" -name libtrace-h.so.0)")
rm -rf cmake-package
cmake_road "find_package, all of it" package -DCMAKE_PREFIX_PATH="$P" -DPARTS="header;impl_mpi;libtrace"
linked "CMake, trace-h::libtrace" cmake-package "$LIB"

# a project of C++ alone, by clang and gold
mkdir cxx
printf '%s\n' 'cmake_minimum_required(VERSION 3.16)' 'project(cxx CXX)' 'find_package(trace-h REQUIRED)' 'add_executable(app app.cpp)' \
    'target_link_libraries(app PRIVATE trace-h::impl trace-h::impl_nvtx)' \
    'add_library(part STATIC part.cpp)' 'target_link_libraries(part PUBLIC trace-h::header)' \
    'install(TARGETS part EXPORT part ARCHIVE DESTINATION lib)' 'install(EXPORT part DESTINATION lib)' >cxx/CMakeLists.txt
printf '%s\n' '#define TRACE_IMPL' '#include <trace.h>' 'int main() { trace_task_begin("cxx.step"); trace_task_end(); }' >cxx/app.cpp
printf '%s\n' '#include <trace.h>' 'void part() { trace_instant("part"); }' >cxx/part.cpp
check "CMake, C++ alone: configures" cmake -S cxx -B cxx/build -DCMAKE_PREFIX_PATH="$P" -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=gold
check "CMake, C++ alone: builds" cmake --build cxx/build
check "CMake, C++ alone: runs" env TRACE_OUT=cxx/trace cxx/build/app
same "CMake, C++ alone: is recorded" "cxx.step 1" "$(calls user cxx/trace)"
check "CMake, C++ alone: installs a library that uses the header" cmake --install cxx/build --prefix "$WORK/cxx/installed"
has "CMake, C++ alone: which names it" cxx/installed/lib/part.cmake 'trace-h::header'
has "CMake, C++ alone: shows the collectors" <(nm -D --defined-only cxx/build/app) ' InitializeInjectionNvtx2$'
same "CMake, C++ alone: and nothing of its own" "" "$(nm -D --defined-only cxx/build/app | grep ' main$')"

# --- what is installed is a pair, which is trace.h in two files

for f in trace.h trace_impl.h; do same_file "Meson and CMake install the same $f" "$P/include/$f" "$WORK/a prefix/include/$f"; done
same "the light half is at most a twentieth" yes "$([ $((20 * $(stat -c %s "$P/include/trace.h"))) -lt "$(stat -c %s "$ROOT/trace.h")" ] && echo yes || stat -c %s "$P/include/trace.h")"
preprocessed() { # FOLDER FILE: the tokens that the compiler sees, without lines' numbers
    gcc -E -P -DTRACE_IMPL -DTRACE_NVTX -DTRACE_ITT -DTRACE_CUDA -I "$1" -x c - <<<'#include <trace.h>' >"$2"
}
check "pair: with TRACE_IMPL" preprocessed "$P/include" pair.i
check "whole: with TRACE_IMPL" preprocessed "$ROOT" whole.i
check "with TRACE_IMPL the pair and the whole are the same program" cmp pair.i whole.i
mkdir light && cp "$P/include/trace.h" light
check "the light half alone serves a unit without TRACE_IMPL" gcc -Wall -Wextra -Werror -I light -fsyntax-only -x c - <<<'#include "trace.h"'
gcc -DTRACE_IMPL -I light -fsyntax-only -x c - <<<'#include "trace.h"' 2>err
has "the light half alone, with TRACE_IMPL, says what is missing" err 'trace_impl.h: No such file'
has "and where it is" err 'installed beside this file'
refuse "trace_impl.h by itself" gcc -DTRACE_IMPL -I "$P/include" -fsyntax-only -x c - <<<'#include "trace_impl.h"'
printf '#include "%s/trace.h"\n#include "%s/include/trace.h"\n#include "%s/trace.h"\nint main(void) { TRACE_SCOPE("both"); return 0; }\n' "$ROOT" "$P" "$ROOT" >both.c
check "both in one unit" gcc -DTRACE_IMPL -Wall -Wextra both.c -o both -pthread
printf '#include <trace.h>\nvoid other(void);\nvoid other(void) { trace_instant("other"); }\n' >other.c
printf '#define TRACE_IMPL\n#include <trace.h>\nvoid other(void);\nint main(void) { other(); trace_instant("main"); return 0; }\n' >main.c
check "pair and whole in two units of one program" sh -c "gcc -I '$P/include' -c other.c && gcc -I '$ROOT' -c main.c && gcc main.o other.o -o two -pthread && TRACE_OUT=two.out ./two"
same "and one file has both" 'main 1 other 1' "$(calls user two.out | sort | paste -sd ' ')"

# --- pkg-config

export PKG_CONFIG_PATH=$LIB/pkgconfig PKG_CONFIG_SYSROOT_DIR=$WORK/root
mkdir pc
read -ra header <<<"$(pkg-config --cflags --libs trace-h)"
read -ra library <<<"$(pkg-config --cflags --libs libtrace-h)"
exports=$WORK/root$(pkg-config --variable=exportsdir trace-h)
[ -d "$exports" ] || exports=$(pkg-config --variable=exportsdir trace-h)
check "pkg-config: builds" mpicc -O0 -DTRACE_MPI -DTRACE_ITT "$HERE/consumer/app.c" -o pc/app -Wl,--dynamic-list="$exports/mpi.list" -Wl,--dynamic-list="$exports/itt.list" "${header[@]}"
check "pkg-config: builds a library" mpicc -shared -fPIC "$HERE/consumer/plugin.c" -o pc/libplugin.so "${header[@]}"
check "pkg-config: builds with the library" mpicc "$HERE/consumer/linked.c" -o pc/linked "${library[@]}"
unset PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR
recorded "pkg-config" pc ./app ./libplugin.so
linked "pkg-config, libtrace-h" pc "$LIB"

# --- Meson, without libzstd: the subproject is the header

cp -r "$HERE/meson" "$HERE/consumer" .
mkdir meson/subprojects
cp -r src meson/subprojects/trace-h
check "Meson, subproject: configures" meson setup meson/build meson
same "Meson, subproject: nothing of it is built" "app plugin" "$(meson introspect meson/build --targets | python3 -c 'import json, sys; print(*sorted(t["name"] for t in json.load(sys.stdin)))')"
check "Meson, subproject: the rest by its options" meson setup meson/all meson -Dtrace-h:tools=enabled -Dtrace-h:libtrace=enabled -Dtrace-h:gen=enabled
same "Meson, subproject: and it is there" "trace-gen trace-h trace-run" "$(meson introspect meson/all --targets | python3 -c 'import json, sys; print(*sorted({t["name"] for t in json.load(sys.stdin)} & {"trace-gen", "trace-h", "trace-run"}))')"
check "Meson, subproject: builds" meson compile -C meson/build
recorded "Meson, subproject" meson/build ./app ./libplugin.so
export PKG_CONFIG_LIBDIR=$WORK/nowhere
check "Meson, without libzstd: configures" meson setup without src -Dlibtrace=disabled -Dgen=disabled -Dpython=disabled --prefix "$WORK/alone"
has "Meson, without libzstd: one line says what is not built" without/meson-logs/meson-log.txt '^Message: the tools are not built: there is no libzstd '
check "Meson, without libzstd: installs the header" meson install -C without
check "Meson, without libzstd: it is there" test -s alone/include/trace.h -a -s alone/include/trace_torch.h
refuse "Meson, tools=enabled without libzstd" meson setup without2 src -Dtools=enabled
unset PKG_CONFIG_LIBDIR

# --- Conan

conan=$(dirname "$(venv)")/conan
export CONAN_HOME=$WORK/conan TRACE_OUT=$WORK/conan.trace
check "Conan: a profile" "$conan" profile detect
# its test's program is optimized with FULL=1 alone: for clang that is 4 s
check "Conan: creates and tests the package" "$conan" create $([ -n "$FULL" ] || echo -s build_type=Debug) src/packaging/conan
unset TRACE_OUT
same "Conan: the test is recorded" "conan.step 3" "$(calls user conan.trace)"
options=$(sed -n 's/.*for name, value in {\(.*\)}.items().*/\1/p' src/packaging/conan/conanfile.py | sed 's/"\([a-z]*\)": "\([a-z]*\)",*/-D\1=\2/g')
check "Conan, tools=True: what it takes along configures" meson setup conan.tools "$(find "$CONAN_HOME" -path '*/es/meson.build' -printf '%h')" $options

# --- vcpkg and Spack: no distribution, and neither PyPI nor npm, has their clients. Their folders, VCPKG_ROOT and
# SPACK_ROOT, are used where they are given; FULL=1 fails without them. Besides, what can be checked without them.

client() { # NAME VARIABLE FILE: whether the client is there and to be used
    local home=${!2:-}
    [ -n "$home$FULL" ] || return 1
    [ -x "$home/$3" ] || fail "$1: its client" "$2 must be the folder of $1, with $3 (docs/guide/packaging.md)"
    [ -x "$home/$3" ]
}

if client vcpkg VCPKG_ROOT vcpkg; then
    check "vcpkg: installs the port" env VCPKG_FORCE_SYSTEM_BINARIES=1 "$VCPKG_ROOT/vcpkg" install trace-h \
        --overlay-ports=src/packaging/vcpkg --binarysource=clear --x-install-root="$WORK/vcpkg.real" \
        --x-buildtrees-root="$WORK/vcpkg.build" --x-packages-root="$WORK/vcpkg.packages"
    cmake_road "find_package, from vcpkg" package -DVCPKG_MANIFEST_MODE=OFF -DVCPKG_INSTALLED_DIR="$WORK/vcpkg.real" \
        -DCMAKE_TOOLCHAIN_FILE="$VCPKG_ROOT/scripts/buildsystems/vcpkg.cmake"
fi
if client Spack SPACK_ROOT bin/spack; then
    export SPACK_USER_CONFIG_PATH=$WORK/spack/config SPACK_USER_CACHE_PATH=$WORK/spack/cache
    spack=$SPACK_ROOT/bin/spack
    # the system's alone: Spack refuses a meson that could belong to either of two Pythons
    system() { PATH=/usr/local/bin:/usr/bin:/bin timeout 3000 "$@"; }
    case $("$spack" --version) in 0.*) repo=v1 ;; *) repo=spack_repo/trace_h ;; esac
    check "Spack: a folder for what it installs" "$spack" config add "config:install_tree:root:$WORK/spack/opt"
    check "Spack: finds compilers" system "$spack" compiler find
    check "Spack: finds what is installed" system "$spack" external find gcc meson ninja pkg-config pkgconf python gmake zlib
    # what it cannot find by itself
    for package in zstd:libzstd elfutils:libdw; do
        version=$(pkg-config --modversion "${package#*:}") || continue
        printf 'packages:\n  %s:\n    externals:\n    - spec: %s@%s\n      prefix: /usr\n    buildable: false\n' "${package%:*}" "${package%:*}" "$version" >external.yaml
        check "Spack: takes the system's ${package%:*}" "$spack" config add -f external.yaml
    done
    "$spack" config add "packages:zlib-api:require:zlib"
    check "Spack: takes the recipe" "$spack" repo add "src/packaging/spack/$repo"
    check "Spack: audits it" "$spack" audit packages trace-h
    loaded() { (eval "$("$spack" load --sh trace-h@develop $variants)" && pkg-config --exists trace-h && { [ -n "$variants" ] || trace-run --version; }); }
    for variants in "" "~tools~libtrace"; do
        check "Spack: installs it $variants" system "$spack" dev-build -d src trace-h@develop $variants
        prefix=$("$spack" location -i trace-h@develop $variants)
        check "Spack: loads it $variants" loaded
        rm -rf cmake-package
        cmake_road "find_package, from Spack $variants" package -DCMAKE_PREFIX_PATH="$prefix"
        check "Spack: the recipe's tests $variants" system "$spack" test run --alias tried trace-h@develop $variants
        has "Spack: and they passed $variants" <("$spack" test results -l tried 2>&1) '[1-9] passed'
        [ -n "$variants" ] || linked "CMake, trace-h::libtrace, from Spack" cmake-package "$prefix/lib"
        check "Spack: uninstalls it $variants" "$spack" uninstall -y trace-h@develop $variants
    done
fi

json() { python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))[sys.argv[2]])' "$@"; }
version=$(sed -n "s/^ *version: '\(.*\)',/\1/p" "$ROOT/meson.build" | head -n 1)
same "vcpkg: the port has the version" "$version" "$(json src/packaging/vcpkg/trace-h/vcpkg.json version)"
check "vcpkg: the header installs where vcpkg wants it" sh -c "cmake -S src -B vcpkg -DTRACE_H_CMAKEDIR=share/trace-h && cmake --install vcpkg --prefix $WORK/vcpkg.installed"
rm -rf cmake-package
cmake_road "find_package, as vcpkg installs it" package -DCMAKE_PREFIX_PATH="$WORK/vcpkg.installed"
check "Spack: the recipe is Python" python3 -m py_compile src/packaging/spack/spack_repo/trace_h/packages/trace_h/package.py
same "Spack: the recipe's lines are no longer than spack style wants" "" "$(awk 'length > 99' src/packaging/spack/spack_repo/trace_h/packages/trace_h/package.py)"
same_file "Spack before 1.0 has the same recipe" src/packaging/spack/spack_repo/trace_h/packages/trace_h/package.py src/packaging/spack/v1/packages/trace-h/package.py
# Every feature of Meson's is decided: by a variant, or switched off. There are no others.
recipe=src/packaging/spack/spack_repo/trace_h/packages/trace_h/package.py
options=$(sed -n "s/^option('\([a-z]*\)', type: 'feature'.*/\1/p" src/meson_options.txt | sort)
handed=$(grep -o 'feature("[a-z]*")' $recipe | cut -d'"' -f2 | sort)
off=$(grep -o '"-D[a-z]*=disabled"' $recipe | sed 's/"-D\(.*\)=.*/\1/')
same "Spack: it decides on Meson's features" "$options" "$(printf '%s\n' $handed $off | sort)"
same "Spack: and has variants for those it hands on" "$handed" "$(sed -n 's/^ *variant("\([a-z]*\)".*/\1/p' $recipe | sort)"

# --- a Debian package: unpacked, used

wait
check "Debian: dpkg-buildpackage" grep '^trace-h-tools_.*deb$' deb.log
mkdir deb
for package in trace-h-dev libtrace-h0 trace-h-tools trace-gen; do check "Debian: $package" dpkg-deb -x "$(ls debs/${package}_*.deb)" deb; done
for package in libtrace-h0 trace-h-tools; do dpkg-deb -f "$(ls debs/${package}_*.deb)" Depends; done >depends.txt
same "Debian: packages need what every release since 2014 has" "libc6 (>= 2.17) libc6 (>= 2.17), libdw1" \
    "$(sed 's/libtrace-h0 (= [0-9.]*), //; s/libdw1 (>= 0\.1[0-5][0-9])/libdw1/' depends.txt | paste -sd ' ')"
LIB=$(dirname "$(find "$WORK/deb" -name libtrace-h.so.0)")
rm -rf cmake-package
cmake_road "find_package, from the Debian packages" package -DCMAKE_PREFIX_PATH="$WORK/deb/usr"
linked "CMake, libtrace-h0" cmake-package "$LIB"
(cd cmake-package && check "Debian: trace-run finds libtrace-h0, without trace-h-dev" sh -c "rm $LIB/libtrace-h.so && $WORK/deb/usr/bin/trace-run -n -q -o run -- ./linked")
for shell in bash zsh fish; do
    python3 "$ROOT/tests/install/shells.py" $shell "$WORK/deb/usr/share" "$WORK/deb/usr/bin" $(ls deb/usr/bin) >shells.txt 2>&1
    same "Debian: $shell completes every command" "$shell: $((2 * $(ls deb/usr/bin | wc -l))) lines completed" "$(cat shells.txt)"
done
same "Debian: what trace-run recorded" "linked.step 1" "$(BUILD=$WORK/deb/usr/bin calls user cmake-package/run)"

finish
