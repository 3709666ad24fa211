# wheel.sh - a part of run.sh: the wheel, as a stranger meets it. From a checkout and from an sdist that cannot be written to, into folders with spaces in their
# names, on a machine without a compiler.

# sources FOLDER: what git has of the checkout, with its changes
sources() { mkdir -p "$1" && git -C "$ROOT" ls-files -z | (cd "$ROOT" && xargs -0 tar --ignore-failed-read -cf - 2>/dev/null) | tar -xf - -C "$1"; }
# With the compilers and flags of the build, whose objects ccache has; linked without debug information, of which a release
# has none either, and which takes long to pack. In FULL mode with the flags that users get.
quick=(-Csetup-args=-Dbuildtype=debugoptimized -Csetup-args=-Db_ndebug=false -Csetup-args=-Dwerror=true)
[ -z "$FULL" ] || quick=()
built() { # NAME COMMAND...
    local name=$1
    shift
    check "$name" env PATH="$bin:$PATH" CC=gcc CXX=g++ ${quick:+LDFLAGS=-Wl,-S} PYTHON="$python" NO_VENV=1 "$@" -q "${quick[@]}"
}
bin=$(dirname "$python")
sources "$WORK/check out"
chmod -R a-w "$WORK/check out"
touch "$WORK/begun"
unset PYTHONPATH
built "a wheel from a checkout that cannot be written to" "$WORK/check out/packaging/wheel.sh" "$WORK/whe els"
same "the checkout is as it was" "" "$(cd "$WORK/check out" && find . -newer "$WORK/begun" -name '*.pyc' | head -n 3)"
wheel=$(echo "$WORK/whe els"/*.whl)
same "one wheel, for CPython 3.9 and later, and glibc 2.17 and later" "traceh-$(sed -n "s/^  version: '\(.*\)',/\1/p" "$ROOT/meson.build")-cp39-abi3-manylinux2014_$(uname -m).manylinux_2_17_$(uname -m).whl" "$(basename "$wheel")"
"$python" -m auditwheel show "$wheel" >audit.txt 2>&1
has "auditwheel finds nothing newer in it" audit.txt "^\"manylinux_2_17_$(uname -m)\"\.\$"
python3 -m zipfile -l "$wheel" | awk 'NR > 1 { print $1 }' | grep -v dist-info | sort >files.txt
for file in _record.abi3.so _record.pyi py.typed lib/libtrace-h.so.0 lib/trace-h/libtrace-ze-layer.so proton/viewer.py proton/hooks/launch.py triton/__init__.py $(sed -n '/^\[project.scripts\]/,/^$/s/ = "traceh._tools:main"//p' "$ROOT/python/pyproject.toml" | sed 's,^,bin/,'); do
    has "in the wheel: $file" files.txt "^traceh/$file\$"
done

cat >program.py <<'PY'
import os, sys, traceh
assert "-packages/" in traceh.__file__ or "/tar get/" in traceh.__file__, traceh.__file__
assert traceh.start(sys.argv[1])
with traceh.task("installed"):
    pass
assert any("libtrace-h.so.0" in line for line in open("/proc/self/maps"))
PY
# A PATH without a compiler: whatever the package needs when it runs, it has.
mkdir -p no-compiler
for tool in env sh; do ln -sf "$(command -v $tool)" no-compiler/; done
works() { # NAME BIN PYTHON...
    local name=$1 bin=$2
    shift 2
    rm -rf here there
    check "$name: records" env PATH="$bin:$WORK/no-compiler" "$@" program.py here
    has "$name: trace-tally reads" <(env PATH="$bin:$WORK/no-compiler" trace-tally here 2>&1) ' installed |.* 1 |'
    check "$name: trace-run records" env PATH="$bin:$WORK/no-compiler" trace-run -q -n -o there -- "$@" program.py here
    same "$name: trace-run, the tools" "1 0" "$(calls user there | sed -n 's/^installed //p') $(env PATH="$bin:$WORK/no-compiler" to-perfetto -q -o t.pftrace there >/dev/null 2>&1; echo $?)"
}
for one in "$python" ${PYTHONS:-}; do
    version=$("$one" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    # Making pip takes longer than all else here: the tests' own pip installs, unless there is time.
    if [ -n "$FULL" ]; then
        "$one" -m venv "$WORK/ve nv $version" >/dev/null
        pip=("$WORK/ve nv $version/bin/pip")
    else
        "$one" -m venv --without-pip "$WORK/ve nv $version"
        pip=("$python" -m pip --python "$WORK/ve nv $version/bin/python")
    fi
    check "$version: installs" "${pip[@]}" install -q --disable-pip-version-check --no-index "$wheel"
    chmod -R a-w "$WORK/ve nv $version"/lib/python*/site-packages/traceh
    works "$version, a virtual environment" "$WORK/ve nv $version/bin" "$WORK/ve nv $version/bin/python"
    chmod -R u+w "$WORK/ve nv $version"
done
check "--target: installs" "$python" -m pip install -q --disable-pip-version-check --no-index --target "$WORK/tar get" "$wheel"
export PYTHONPATH="$WORK/tar get" # as whoever takes --target has it
works "--target" "$WORK/tar get/bin" "$python"
unset PYTHONPATH

if [ -n "$FULL" ]; then
    mkdir sdist
    check "an sdist" env PATH="$bin:$PATH" sh -c "cd '$ROOT/python' && '$python' -c 'import backend; print(backend.build_sdist(\"$WORK/sdist\"))'"
    built "a wheel from the sdist" "$python" -m pip wheel --disable-pip-version-check --no-build-isolation --no-deps -w "$WORK/again" "$(echo "$WORK"/sdist/*.tar.gz)"
    same "the same files in it" "$(cat files.txt)" "$(python3 -m zipfile -l "$WORK"/again/*.whl | awk 'NR > 1 { print $1 }' | grep -v dist-info | sort)"
fi
. "$HERE/bare.sh"
chmod -R u+w "$WORK/check out"
