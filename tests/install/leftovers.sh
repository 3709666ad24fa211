# leftovers.sh - machines with odd leftovers, as far as one machine can be made to look like them (chroots.sh has the rest). Sourced by run.sh.

mkdir bin tree
ln -s /usr/bin/* bin/
rm -f bin/llvm-config*
(cd "$ROOT" && git ls-files -z | tar c --exclude=bench/results --null -T -) | tar x -C tree
inc=$(llvm-config --includedir) lib=$(llvm-config --libdir)
mkdir unlinkable
echo 'INPUT(-lc)' >unlinkable/libclang.so # a linker script: there is such a library, and nothing in it

# llvm NAME INCLUDEDIR LIBDIR REGEX: with an llvm-config that says so gen=auto does without trace-gen and says why, gen=enabled is an error
llvm() {
    rm -rf auto bin/llvm-config
    [ -z "$2" ] || printf '#!/bin/sh\ncase $1 in --includedir) echo %s ;; --libdir) echo %s ;; esac\n' "$2" "$3" >bin/llvm-config
    [ -z "$2" ] || chmod +x bin/llvm-config
    PATH=$WORK/bin check "$1: meson setup" meson setup auto tree ${prefix:+--prefix "$prefix"}
    has "$1: one line says why" auto/meson-logs/meson-log.txt "^Message: trace-gen is not built: $4 \(Debian: apt-get install llvm libclang-dev\)\$"
    same "$1: there is no trace-gen" '"name": "trace-run"' "$(grep -oE '"name": "trace-(gen|run)"' auto/meson-info/intro-targets.json)"
    rm -rf enabled
    PATH=$WORK/bin refuse "$1: gen=enabled" meson setup enabled tree -Dgen=enabled
    has "$1: an error says why" enabled/meson-logs/meson-log.txt "ERROR: .*gen=enabled, but trace-gen cannot be built: $4"
}
# package_folder BUILD: where the Python package will be installed
package_folder() { grep -o '"[^"]*/traceh/_start.py"' "$1/meson-info/intro-installed.json" | tail -n 1 | tr -d '"' | sed 's,/traceh/[^/]*$,,'; }
prefix=/usr/local
llvm "no llvm-config" "" "" 'no llvm-config was found'
same "the Python package goes where Debian's Python looks" "$(bin/python3 -c 'import site; print([p for p in site.getsitepackages() if p.startswith("/usr/local/")][0])')" "$(package_folder auto)"
prefix=$WORK/elsewhere
llvm "an llvm-config without libclang" /nowhere/include /nowhere/lib 'there is no libclang.so in /nowhere/lib'
has "a prefix where no Python looks is said" auto/meson-logs/meson-log.txt \
    "^Message: the Python package is installed to $(package_folder auto), where $WORK/bin/python3[0-9.]* does not look: set PYTHONPATH to that, or run \"pip install ./python\"\$"
prefix=
llvm "libclang without its headers" /nowhere/include "$lib" 'there is no clang-c/Index.h in /nowhere/include'
llvm "a libclang that does not link" "$inc" "$WORK/unlinkable" "a call of libclang in $WORK/unlinkable does not link with this compiler"
llvm "an llvm-config that says nothing" "''" "''" "$WORK/bin/llvm-config does not say where LLVM is"

# the quickstart from sources that cannot be written, in a folder with a space, by somebody who may not install anything; CC sees no zstd.h
mkdir -p "read only" home
mv tree "read only/my code"
sed -i s/buildtype=debugoptimized/buildtype=plain/ "read only/my code/meson.build" # quickstart drops CFLAGS with a useless CC
echo 'int nothing;' >"read only/my code/src/inject/inject.c" # libtrace-h.so has no part in it, and takes longest to compile
# neither have the ready wrappers: one is left
sed -i "/^ *'\(cublas\|cudnn\|fftw\|hdf5\|ibverbs\|libfabric\|netcdf\|openssl\|ucx\)': \[/d" "read only/my code/meson.build"
printf '#!/bin/sh\nexec /usr/bin/cc --sysroot=/nowhere "$@"\n' >bin/own-cc
chmod +x bin/own-cc
chmod -R a-w "read only"
as=()
if [ "$(id -u)" = 0 ]; then
    as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    chown 65534:65534 home
    chmod 711 "$WORK"
fi
ITTNOTIFY=$("$ROOT/examples/get-ittnotify.sh")
cp -r "$ITTNOTIFY" itt && chmod -R a+rX itt bin
quick() { (cd "read only/my code" && "${as[@]}" env HOME="$WORK/home" PATH="$WORK/bin" NO_INSTALL=1 ITTNOTIFY="$WORK/itt" "$@" bash examples/quickstart.sh); }
quick CC=own-cc >log 2>&1
same "quickstart, sources that cannot be written, a space in the path, a useless CC: exit status" 0 $? || tail -n 20 log
has "it says which compiler it takes" log "^with the system's own compiler: /"
has "it reaches its end" log "^done: open $WORK/home/quickstart/heat.pftrace"
has "it has MPI's calls" log '^ *MPI_Allreduce .*\| +40 \|'
has "it has ITT's phases" log '^ *heat:compute .*\| +400 \|'
rm bin/meson
quick >log 2>&1
same "quickstart without meson, told to install nothing: exit status" 1 $?
has "it says what it would install" log '^installing: meson$'
quick HOME=/nonexistent TMPDIR="$WORK/home" >log 2>&1
has "quickstart by somebody without a folder of their own: comes as far" log '^installing: meson$'
same "it has a new folder" 1 "$(find home -name 'quickstart.??????' -type d | wc -l)"
rm -rf home/quickstart* "read only" bin
