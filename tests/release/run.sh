#!/bin/bash
# packaging/release.sh: all places agree on the version; a release sets them all, and one that cannot be made leaves the tree as it was.
# early: needs git and a compiler alone
set -u
. "$(dirname "$0")/../lib.sh"

need git cc
cd "$ROOT" || exit 1
check "all places have one version" packaging/release.sh --check

# a repository of what is here, whose tests are one file, and so are its packages: the groups packaging and python build those
mkdir "$WORK/tree" && git ls-files -z -co --exclude-standard | tar c --exclude=bench/results --exclude=tests/fuzz --null -T - | tar x -C "$WORK/tree"
cd "$WORK/tree" || exit 1
export GIT_AUTHOR_NAME=test GIT_AUTHOR_EMAIL=test@invalid GIT_COMMITTER_NAME=test GIT_COMMITTER_EMAIL=test@invalid GIT_CONFIG_GLOBAL=/dev/null
printf '#!/bin/sh\ntest ! -e fails\n' >tests/run.sh
printf '/fails\n' >>.gitignore
printf '#!/bin/sh\necho a wheel >"$1/traceh-9.8.7-cp39-abi3-manylinux_2_17_x86_64.whl"\n' >packaging/wheel.sh
printf '#!/bin/sh\nfor p in trace-h-dev libtrace-h0 trace-h-tools trace-gen; do echo $p >"$1/${p}_9.8.7_amd64.deb"; done\n' >packaging/deb.sh
git init -q && git add -A && git commit -qm all
sed -i 's/^## [0-9.]* - .*/## 0.1.0 - not yet released/' CHANGELOG.md
git diff --quiet || git commit -qam changelog

for wrong in '' 1.2 v1.2.3 01.2.3 1.2.3-rc1; do refuse "'$wrong' is no version" packaging/release.sh $wrong; done
refuse "an unknown option" packaging/release.sh --no-such-option 9.8.7
before=$(git rev-parse HEAD)
check "--dry-run" sh -c 'packaging/release.sh --dry-run 9.8.7 >"$WORK/log"'
for f in src/public/public.h src/public/manual.h meson.build packaging/vcpkg/trace-h/vcpkg.json packaging/debian/changelog CHANGELOG.md trace.h; do
    has "--dry-run names $f" "$WORK/log" "^would change $f:"
done
same "--dry-run changes nothing" "$before " "$(git rev-parse HEAD) $(git status --porcelain)"

echo >>README.md
refuse "uncommitted changes" packaging/release.sh 9.8.7
git checkout -q README.md
touch fails
refuse "tests fail" packaging/release.sh 9.8.7
same "the tree is as it was" "$before " "$(git rev-parse HEAD) $(git status --porcelain)"
rm fails
check "a release" packaging/release.sh 9.8.7
same "it is a commit with a tag, and the tree is clean" "commit tag " "$(git cat-file -t HEAD) $(git cat-file -t v9.8.7) $(git status --porcelain)"
check "all places have the new version" packaging/release.sh --check
has "trace.h has it" dist/trace.h '^#define TRACE_VERSION \(9ull << 32 \| 8ull << 16 \| 7ull\)$'
has "the changelog has the day" CHANGELOG.md "^## 9\.8\.7 - [0-9]{4}-[0-9]{2}-[0-9]{2}$"
has "Debian's changelog has it" packaging/debian/changelog '^trace-h \(9\.8\.7\) unstable'
check "checksums" sh -c 'cd dist && sha256sum -c SHA256SUMS'
same "what is attached" "LICENSE SHA256SUMS libtrace-h0_9.8.7_amd64.deb trace-gen_9.8.7_amd64.deb trace-h-9.8.7.tar.gz trace-h-dev_9.8.7_amd64.deb \
trace-h-tools_9.8.7_amd64.deb trace.h trace_torch.h traceh-9.8.7-cp39-abi3-manylinux_2_17_x86_64.whl" "$(cd dist && LC_ALL=C ls | tr '\n' ' ' | sed 's/ $//')"
same "every file has a checksum" 9 "$(wc -l <dist/SHA256SUMS)"
same "the source archive is what is committed" "$(git ls-files | sort | sha256sum)" "$(tar tzf dist/trace-h-9.8.7.tar.gz | grep -v '/$' | sed 's,^trace-h-9\.8\.7/,,' | sort | sha256sum)"
refuse "the same version again" packaging/release.sh 9.8.7
git tag -d v9.8.7 >"$WORK/log"
sed -i 's/^## 9\.8\.7 - .*/## 9.8.7 - 2001-02-03/' CHANGELOG.md && git commit -qam dated
check "a release whose changelog has a date" packaging/release.sh 9.8.7
has "the date stays" CHANGELOG.md '^## 9\.8\.7 - 2001-02-03$'
sed -i 's/"version": "9.8.7"/"version": "9.8.6"/' packaging/vcpkg/trace-h/vcpkg.json
refuse "places that differ are found" packaging/release.sh --check
finish
