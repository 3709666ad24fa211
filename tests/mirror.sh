# shellcheck shell=bash
# mirror.sh - sourced by what takes packages of a distribution that this machine need not run
#
#   mirror_of Debian|Ubuntu    prints the URL of its packages: DEBIAN_MIRROR or UBUNTU_MIRROR, else the one that apt uses here

mirror_of() {
    local variable=${1^^}_MIRROR url
    url=${!variable:-$(apt-get indextargets --format '$(REPO_URI)' "Label: $1" 2>/dev/null | head -n 1)}
    [ -n "$url" ] || { echo "apt has no packages of $1 here: set $variable to the URL of a mirror" >&2 && return 1; }
    echo "$url"
}
