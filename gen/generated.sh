# generated.sh - what backends.sh and options.sh share: the folder $new for files in the making, and put()
# The caller has set made_from: what the files are made from. $1 is its argument; --check changes no file.
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
status=0
mode=${1:-}

put() { # FILE: stdin is what it must contain
    cat >"$new/one"
    cmp -s "$new/one" "$1" && return
    if [ "$mode" = --check ]; then
        echo "$1: error: is not what gen/$(basename "$0") makes of $made_from" >&2
        status=1
    else
        cp "$new/one" "$1"
        echo "$1"
    fi
}
