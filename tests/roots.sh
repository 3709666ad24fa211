# shellcheck shell=bash
# roots.sh - sourced by groups that need the files of another distribution: nothing but packages that are named, unpacked
#
#   root_of SUITE PACKAGE...        makes it once, in $CACHE/roots/SUITE; none of the packages' scripts runs
#   in_root SUITE FOLDER [NAME=VALUE...] <SCRIPT    runs a script as root in a fresh copy of it; FOLDER is /given there
#
# The suites are Debian's, and Ubuntu's from xenial (glibc 2.23) to noble. apt checks Debian's signatures; Ubuntu's only where Ubuntu's keys are.
# Environment: DEBIAN_MIRROR, UBUNTU_MIRROR (mirror.sh), NO_INSTALL=1 (make none: fail).

. "$ROOT/tests/mirror.sh"
ROOTS=$CACHE/roots

root_of() {
    local suite=$1 home=$ROOTS/$1 work source keys deb apt
    shift
    mkdir -p "$ROOTS"
    (
        flock 9
        [ "$(cat "$home.has" 2>/dev/null)" != "$*" ] || exit 0
        [ -z "${NO_INSTALL:-}" ] || { echo "there is no $home with $*" && exit 1; }
        work=$(mktemp -d "$ROOTS/work.XXXXXX") && trap 'rm -rf "$work"' EXIT && cd "$work" || exit 1
        mkdir -p lists/partial cache/archives/partial root
        : >status
        case $suite in
        xenial | bionic | focal | jammy | noble)
            keys=/usr/share/keyrings/ubuntu-archive-keyring.gpg source=$(mirror_of Ubuntu) || exit 1
            source+=" $suite main universe"
            if [ -e $keys ]; then keys=signed-by=$keys; else keys=trusted=yes; fi
            ;;
        *)
            keys=signed-by=/usr/share/keyrings/debian-archive-keyring.gpg source=$(mirror_of Debian) || exit 1
            source+=" $suite main"
            ;;
        esac
        echo "deb [$keys] $source" >list
        apt=(apt-get -q -y -o "Dir::Etc::SourceList=$work/list" -o Dir::Etc::SourceParts=/dev/null -o Dir::Etc::PreferencesParts=/dev/null
            -o "Dir::State::Lists=$work/lists" -o "Dir::State::Status=$work/status" -o "Dir::Cache=$work/cache" -o Debug::NoLocking=1
            -o Acquire::Languages=none -o Acquire::Check-Valid-Until=false -o APT::Install-Recommends=false)
        [ "$(id -u)" -ne 0 ] || apt+=(-o APT::Sandbox::User=root)
        "${apt[@]}" update && "${apt[@]}" install --download-only "$@" || exit 1
        # A distribution with all of its programs below /usr has links there, which base-files brings or its installer makes.
        case $suite in
        xenial | bionic | focal | bullseye) ;;
        *) for deb in bin sbin lib lib64; do mkdir -p "root/usr/$deb" && ln -s "usr/$deb" "root/$deb"; done ;;
        esac
        for deb in cache/archives/*.deb; do dpkg-deb --fsys-tarfile "$deb" | tar x -C root --keep-directory-symlink --no-same-owner || exit 1; done
        mkdir -p root/proc root/dev root/tmp root/given
        [ -e root/bin/sh ] || ln -s dash root/bin/sh
        # as the package's own script would: pip reads it
        [ ! -d root/usr/share/ca-certificates ] || find root/usr/share/ca-certificates -name '*.crt' -exec cat {} + >root/etc/ssl/certs/ca-certificates.crt
        rm -rf "$home" && mv root "$home" && echo "$*" >"$home.has"
    ) 9>"$ROOTS/lock"
}

in_root() {
    local suite=$1 given=$2 own=(unshare -m --propagation private) script
    shift 2
    script=$(cat)
    [ "$(id -u)" = 0 ] || own=(unshare -rm --propagation private)
    mkdir -p "$WORK/root"
    BASE=$ROOTS/$suite GIVEN=$given TOP=$WORK/root SCRIPT=$script "${own[@]}" bash -c '
        set -eu
        mount -t tmpfs none "$TOP"
        mkdir "$TOP/upper" "$TOP/work" "$TOP/root"
        mount -t overlay overlay -o "lowerdir=$BASE,upperdir=$TOP/upper,workdir=$TOP/work" "$TOP/root"
        cd "$TOP/root"
        mount --rbind /proc proc
        mount --rbind /dev dev
        mount --rbind "$GIVEN" given
        exec env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@" chroot . sh -c "$SCRIPT"' - "$@"
}
