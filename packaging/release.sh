#!/bin/bash
# release.sh - makes a release of this checkout: sets the version, dates the changelog, tests, commits, tags
#
#   packaging/release.sh [--dry-run] VERSION
#   packaging/release.sh --check
#
#   VERSION     major.minor.patch, such as 0.2.0
#   --dry-run   changes nothing here: does it in a copy, without the tests, and shows what would change
#   --check     says whether all places agree on the version
#
# src/public/public.h has the version; the other places repeat it. The tree must have no uncommitted change. A date that the changelog
# has for the version already stays. dist.sh then fills dist/ with the header, the source archive, the wheel, the Debian packages
# and their checksums, to be attached to the release. It pushes nothing.
set -eu
cd "$(dirname "$0")/.."
fail() { echo "release.sh: error: $*" >&2; exit 2; }
DRY=
CHECK=
case ${1:-} in
-h | --help) sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;;
--check) CHECK=1; shift ;;
--dry-run) DRY=1; shift ;;
-*) fail "'$1' is not an option; see --help" ;;
esac

# places: every place that repeats the version, as "WHAT VERSION"
places() {
    echo "src/public/public.h, TRACE_VERSION_TEXT: $(sed -n 's/^#define TRACE_VERSION_TEXT "\(.*\)"$/\1/p' src/public/public.h)"
    echo "src/public/public.h, TRACE_VERSION: $(sed -n 's/^#define TRACE_VERSION (\([0-9]*\)ull << 32 | \([0-9]*\)ull << 16 | \([0-9]*\)ull)$/\1.\2.\3/p' src/public/public.h)"
    echo "src/public/manual.h: $(sed -n '1s/^\/\* trace\.h \([^ ]*\) .*/\1/p' src/public/manual.h)"
    echo "trace.h: $(sed -n 's/^#define TRACE_VERSION_TEXT "\(.*\)"$/\1/p' trace.h)"
    echo "meson.build: $(sed -n "s/^  version: '\(.*\)',\$/\1/p" meson.build)"
    echo "packaging/vcpkg/trace-h/vcpkg.json: $(sed -n 's/^  "version": "\(.*\)",$/\1/p' packaging/vcpkg/trace-h/vcpkg.json)"
    echo "packaging/debian/changelog: $(sed -n '1s/^trace-h (\(.*\)) .*/\1/p' packaging/debian/changelog)"
    echo "CHANGELOG.md: $(sed -n 's/^## \([0-9.]*\) - .*/\1/p' CHANGELOG.md | head -n 1)"
}

# check WANTED: whether every place has that version
check() {
    local wrong
    wrong=$(places | grep -v ": $1\$" || true)
    [ -z "$wrong" ] || { echo "release.sh: error: not all places have version $1:" >&2; sed 's/^/    /' <<<"$wrong" >&2; return 1; }
}

if [ -n "$CHECK" ]; then
    [ $# -eq 0 ] || fail "--check takes no version"
    version=$(sed -n 's/^#define TRACE_VERSION_TEXT "\(.*\)"$/\1/p' src/public/public.h)
    check "$version" || exit 1
    echo "all places have version $version"
    exit 0
fi

[ $# -eq 1 ] || fail "one version is needed, such as 0.2.0; see --help"
VERSION=$1
[[ $VERSION =~ ^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$ ]] || fail "'$VERSION' is no version; it is major.minor.patch, such as 0.2.0"
MAJOR=${BASH_REMATCH[1]} MINOR=${BASH_REMATCH[2]} PATCH=${BASH_REMATCH[3]}
git rev-parse -q --verify "refs/tags/v$VERSION" >/dev/null && fail "there is a tag v$VERSION already"
changes=$(git status --porcelain)
[ -z "$changes" ] || fail "the tree has uncommitted changes; commit them first:
$changes"
grep -qE "^## ([0-9.]* - not yet released|$VERSION - [0-9]{4}-[0-9]{2}-[0-9]{2})\$" CHANGELOG.md ||
    fail "CHANGELOG.md has no line '## VERSION - not yet released'; say what is new"

# prepare: sets the version everywhere, dates the changelog, makes trace.h
prepare() {
    sed -i "s/^#define TRACE_VERSION_TEXT \".*\"\$/#define TRACE_VERSION_TEXT \"$VERSION\"/
s/^#define TRACE_VERSION (.*)\$/#define TRACE_VERSION (${MAJOR}ull << 32 | ${MINOR}ull << 16 | ${PATCH}ull)/" src/public/public.h
    sed -i "1s/^\/\* trace\.h [^ ]* /\/* trace.h $VERSION /" src/public/manual.h
    sed -i "s/^  version: '.*',\$/  version: '$VERSION',/" meson.build
    sed -i "s/^  \"version\": \".*\",\$/  \"version\": \"$VERSION\",/" packaging/vcpkg/trace-h/vcpkg.json
    sed -i "0,/^## [0-9.]* - not yet released\$/s//## $VERSION - $(date -u +%Y-%m-%d)/" CHANGELOG.md
    local debian=packaging/debian/changelog maintainer
    maintainer=$(sed -n 's/^ -- \(.*>\)  .*/\1/p' "$debian" | head -n 1)
    grep -v "^trace-h ($VERSION) " "$debian" | head -n 1 | grep -q '^trace-h ' || sed -i '1,/^ -- /d' "$debian" # the entry of this version is made anew
    { printf 'trace-h (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- %s  %s\n' "$VERSION" "$maintainer" "$(LC_ALL=C date -uR)"
      [ ! -s "$debian" ] || { echo; sed '/./,$!d' "$debian"; }; } >"$debian.new"
    mv "$debian.new" "$debian"
    local made
    made=$(mktemp -d)
    ${CC:-cc} -O1 gen/amalgamate.c -o "$made/amalgamate"
    gen/options.sh >/dev/null
    "$made/amalgamate" -o trace.h src/trace.in.h
    rm -r "$made"
    check "$VERSION"
}

if [ -n "$DRY" ]; then
    copy=$(mktemp -d)
    trap 'rm -rf "$copy"' EXIT
    git archive HEAD | tar x -C "$copy"
    here=$PWD
    cd "$copy"
    prepare
    cd "$here"
    for f in $(git ls-files src/public/public.h src/public/manual.h meson.build packaging CHANGELOG.md trace.h); do
        [ -d "$f" ] || cmp -s "$f" "$copy/$f" || { echo "would change $f:"; diff "$f" "$copy/$f" | grep '^[<>]' | cut -c 1-120 | head -n 8; }
    done
    echo "would then run tests/run.sh, commit, tag v$VERSION, and fill dist/"
    exit 0
fi

trap 'git checkout -q -- .; echo "release.sh: nothing was released; the tree is as it was" >&2' EXIT
prepare
tests/run.sh
trap - EXIT
git commit -qam "release: $VERSION"
git tag -a "v$VERSION" -m "trace.h $VERSION"
packaging/dist.sh dist
echo "released $VERSION. To publish it: git push origin HEAD v$VERSION, and attach the files in dist/ to the release."
