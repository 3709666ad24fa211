# shellcheck shell=bash
# ccache.sh - sourced, with ROOT and BUILD: compilers that compile the same thing once for the build and all groups of a build folder (cc.sh says
# how). A folder of another build's is not in the way. NO_CCACHE=1 does without.
if [ -d "$BUILD" ] && command -v ccache >/dev/null && [ -z "${NO_CCACHE:-}" ]; then
    for ccache__cc in gcc g++ clang clang++; do
        [ -e "$BUILD/test-cc/$ccache__cc" ] || { mkdir -p "$BUILD/test-cc" && ln -sf "$ROOT/tests/cc.sh" "$BUILD/test-cc/$ccache__cc"; }
    done
    export CCACHE_DIR=$BUILD/test-cc/cache PATH=$BUILD/test-cc:$PATH
fi
