#!/bin/bash
# chroots.sh - examples/quickstart.sh on machines that have nothing, and on machines with odd leftovers
#
#   tests/install/chroots.sh [SUITE...]
#
#   SUITE   bookworm, trixie, jammy, noble; default: all four
#   CASES   a regular expression of the environment: only the cases below that it matches, such as 'leftovers|clang_alone'
#
# Bootstraps each distribution once, into ${XDG_CACHE_HOME:-~/.cache}/trace.h/chroots (CHROOTS names another folder), and runs each case in a
# fresh overlay above it, with a copy of the tracked files. Needs root, debootstrap and the network; takes about ten minutes a distribution.
# tests/run.sh FULL=1 runs it in the group "install".
set -u
. "$(dirname "$0")/../lib.sh"
. "$ROOT/tests/mirror.sh"
CHROOTS=${CHROOTS:-$CACHE/chroots}
need debootstrap unshare git
[ "$(id -u)" = 0 ] || fail "chroots" "needs root"
mkdir -p "$CHROOTS" "$WORK/tree"
(cd "$ROOT" && git ls-files -z | tar c --null -T -) | tar x -C "$WORK/tree"

base() { # SUITE
    local distribution=Debian mirror parts=main like
    [ ! -f "$CHROOTS/$1/.done" ] || return 0
    rm -rf "${CHROOTS:?}/$1"
    # named, for without Ubuntu's keyring debootstrap looks for Ubuntu at Debian's mirror
    case $1 in jammy | noble) distribution=Ubuntu parts=main,universe ;; esac
    mirror=$(mirror_of $distribution) || return
    like=/usr/share/debootstrap/scripts/$1
    [ -e "$like" ] || like=/usr/share/debootstrap/scripts/jammy
    debootstrap --variant=minbase --components="$parts" "$1" "$CHROOTS/$1" "$mirror" "$like" && touch "$CHROOTS/$1/.done"
}

# inside SUITE CHECKOUT: runs the script on standard input as root in a fresh copy of the distribution, the sources under CHECKOUT. Nothing of it stays.
inside() {
    local suite=$1 checkout=$2 top=$WORK/chroot script
    script=$(cat)
    rm -rf "$top"
    mkdir -p "$top/upper" "$top/work" "$top/root" "$CHROOTS/apt/$suite" # apt locks the folder of its archives
    TOP=$top SUITE=$CHROOTS/$suite APT=$CHROOTS/apt/$suite CHECKOUT=$checkout SCRIPT=$script unshare -m --propagation private bash -c '
        set -eu
        mount -t tmpfs none "$TOP"
        mkdir "$TOP/upper" "$TOP/work" "$TOP/root"
        mount -t overlay overlay -o "lowerdir=$SUITE,upperdir=$TOP/upper,workdir=$TOP/work" "$TOP/root"
        cd "$TOP/root"
        mount -t proc proc proc
        mount --rbind /dev dev
        mount --bind "$APT" var/cache/apt/archives
        cp /etc/resolv.conf etc/resolv.conf
        [ ! -f /etc/ssl/certs/ca-certificates.crt ] || cp /etc/ssl/certs/ca-certificates.crt root.crt # whom this machine trusts, for PyPI
        rm -f etc/apt/apt.conf.d/docker-clean
        mkdir -p ".$CHECKOUT"
        cp -a "$WORK/tree/." "$TOP/root$CHECKOUT"
        exec env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive CHECKOUT="$CHECKOUT" PIP_CERT=/root.crt \
            chroot . bash -c "$SCRIPT"'
}

# good NAME LOG: the quickstart reached its end, and counted what the program did
good() {
    has "$1: reaches the end" "$2" '^done: open .*/heat.pftrace in '
    has "$1: has MPI's calls" "$2" '^ *MPI_Allreduce .*\| +40 \|'
    has "$1: has ITT's phases" "$2" '^ *heat:compute .*\| +400 \|'
}

install='apt-get -q update >/dev/null && apt-get -q -y install --no-install-recommends'

# a user without sudo is told what to install
no_sudo() {
    inside "$suite" /home/user/trace.h >"$WORK/log" 2>&1 <<'E'
useradd user && chown -R user /home/user && exec su user -c 'cd ~/trace.h && examples/quickstart.sh'
E
    same "$suite, not root, no sudo: refuses" 1 $?
    has "$suite, not root, no sudo: says what to install" "$WORK/log" 'error: .*no sudo.* apt-get install .*meson.*libopenmpi-dev'
}

# root, with nothing but the distribution
root() {
    inside "$suite" /src >"$WORK/log" 2>&1 <<<'cd /src && exec examples/quickstart.sh'
    good "$suite, root" "$WORK/log"
}

# nobody, who owns no folder, from sources of others: without sudo, then with it
nobody() {
    inside "$suite" /srv/trace.h >"$WORK/log" 2>&1 <<E
as_nobody() { setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME=/nonexistent examples/quickstart.sh; }
cd /srv/trace.h && as_nobody
$install sudo && echo 'nobody ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/nobody && as_nobody
E
    has "$suite, nobody, no sudo: says what to install" "$WORK/log" 'error: .*no sudo.* apt-get install .*meson.*libopenmpi-dev'
    good "$suite, nobody, sudo" "$WORK/log"
}

# a user with sudo, in a folder with a space; then what is built there records a program that nobody rebuilt, and the generator stays away
sudo_and_space() {
    inside "$suite" "/home/user/my code" >"$WORK/log" 2>&1 <<E
$install sudo && useradd user && chown -R user /home/user && echo 'user ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/user && cat >/home/user/go <<'S'
cd ~/"my code" && examples/quickstart.sh && cd ~/"my code/quickstart" && mpicc ../examples/mpi_heat.c -I.. -DTRACE_COMPILE_OUT -o plain -pthread -lm &&
OMPI_MCA_rmaps_base_oversubscribe=1 mpirun -n 2 ../build/trace-run -o run -p run.txt -- ./plain && cat run.txt
S
exec su user -c 'bash ~/go'
E
    good "$suite, sudo, a space in the path" "$WORK/log"
    has "$suite, a space in the path: trace-run" "$WORK/log" '^ *MPI_Allreduce .*\| +20 \|'
}

# by hand, with the packages that docs/guide/packaging.md names and no others
by_hand() {
    packages=$(grep -o '`gcc meson[^`]*`' "$ROOT/docs/guide/packaging.md" | tr -d '`')
    inside "$suite" /src >"$WORK/log" 2>&1 <<E
$install $packages && cd /src && meson setup build && meson compile -C build && meson install -C build && ldconfig &&
cc -O2 examples/hello.c -I/usr/local/include -o hello -pthread -ldl && ./hello && trace-tally out && trace-run -o run -- true; ls /usr/local/bin
E
    has "$suite, by hand: records" "$WORK/log" '^ *save .*\|'
    has "$suite, by hand: installs" "$WORK/log" '^trace-run$'
}

# leftovers: llvm-config without libclang, both MPIs, a compiler in PATH and CC that sees nothing of the system, sources that cannot be written
leftovers() {
    inside "$suite" /opt/trace.h >"$WORK/log" 2>&1 <<E
$install llvm mpich libmpich-dev openmpi-bin libopenmpi-dev gcc libc6-dev >/dev/null
mkdir -p /opt/conda/bin /opt/conda/sysroot
printf '#!/bin/sh\nexec /usr/bin/gcc --sysroot=/opt/conda/sysroot "\$@"\n' >/opt/conda/bin/own-linux-gnu-cc
chmod +x /opt/conda/bin/own-linux-gnu-cc
ln -s own-linux-gnu-cc /opt/conda/bin/gcc
ln -s own-linux-gnu-cc /opt/conda/bin/cc
mount --bind /opt/trace.h /opt/trace.h && mount -o remount,bind,ro /opt/trace.h
export PATH=/opt/conda/bin:\$PATH CC=own-linux-gnu-cc
cd /opt/trace.h && examples/quickstart.sh || exit 1
unset CC; PATH=/usr/bin:/bin meson setup -Dwerror=false /tmp/auto . | grep 'trace-gen is not built'
PATH=/usr/bin:/bin meson setup -Dgen=enabled /tmp/enabled . | grep 'ERROR'
E
    good "$suite, leftovers" "$WORK/log"
    has "$suite, llvm-config without libclang: gen=auto says so" "$WORK/log" 'trace-gen is not built: .*(libclang\.so|clang-c/Index\.h)'
    has "$suite, llvm-config without libclang: gen=enabled is an error" "$WORK/log" 'ERROR: .*gen=enabled.*libclang'
}

# no gcc but clang, MPICH alone
clang_alone() {
    inside "$suite" /src >"$WORK/log" 2>&1 <<E
$install clang mpich libmpich-dev >/dev/null; rm -f /usr/bin/gcc /usr/bin/*-gcc
cd /src && exec examples/quickstart.sh
E
    good "$suite, clang alone, MPICH" "$WORK/log"
}

chosen=$(printf '%s\n' no_sudo root nobody sudo_and_space by_hand leftovers clang_alone | grep -E "${CASES:-.}") || fail "CASES=$CASES" "no case is called so"
[ $# -gt 0 ] || set -- bookworm trixie jammy noble
for suite; do
    check "$suite: bootstrap" base "$suite" || continue
    for each in $chosen; do $each; done
done
finish
