#!/bin/sh
# regenerate.sh TRACE_GEN [--check] - writes every src/backends/*/*.gen.h again, by the command its own first line gives
#
# --check writes nothing; it names what differs from what is committed and exits 1. Needs no vendor header: the models in api-specs/ have all.
set -u
gen=$(realpath "$1") || exit 2
root=$(cd "$(dirname "$0")/.." && pwd)
new=$(mktemp) || exit 2
trap 'rm -f "$new"' EXIT
status=0
for file in "$root"/src/backends/*/*.gen.h; do
    api=$(basename "$file" .gen.h)
    api=${api%%_*}
    command=$(head -n 1 "$file" | sed -n 's|^/. Generated: trace-gen \([^*]*[^* ]\).*|\1|p')
    if [ -z "$command" ]; then
        echo "$file:1: error: does not begin with the command that generates it" >&2
        status=1
        continue
    fi
    # shellcheck disable=SC2086 # the command is words without quotes
    if ! (cd "$root/api-specs/$api" && "$gen" $command -o "$new"); then
        status=1
    elif ! cmp -s "$new" "$file"; then
        if [ "${2:-}" = --check ]; then
            echo "$file: error: is not what $command says; the first difference:" >&2
            diff "$file" "$new" | head -n 8 >&2
            status=1
        else
            cp "$new" "$file" && echo "$file"
        fi
    fi
done
exit $status
