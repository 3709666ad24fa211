# places.sh - TRACE_OUT names every kind of place. The program goes on; where recording is refused, one line says why. Sourced by run.sh.

# place NAME FILES REGEX DIRECTORY: emit records 100 ticks with TRACE_OUT=DIRECTORY; FILES files hold them; standard error is empty
# or the one line REGEX. Runs as the user $AS if set.
place() {
    local name="place: $1" files=$2 pattern=$3 out=$4 status seen
    { (cd here && exec ${AS:+setpriv --reuid=$AS --regid=$AS --clear-groups} env TRACE_OUT="$out" "$WORK/emit" 100) >place.out 2>place.err; } 2>/dev/null
    status=$?
    if [ $status -ne 7 ] || [ "$(cat place.out)" != "done" ]; then
        fail "$name" "exit status $status, said $(head -c 200 place.out)"
        return
    fi
    if [ -n "$pattern" ]; then
        grep -Eqx "trace: $pattern" place.err && [ "$(wc -l <place.err)" -eq 1 ]
    else
        [ ! -s place.err ]
    fi || { fail "$name" "standard error: $(head -c 400 place.err)"; return; }
    seen=$(find "${5:-$out}/" -name '*.bin' -printf x 2>/dev/null | wc -c)
    [ "$seen" -eq "$files" ] || { fail "$name" "$seen files, $files expected"; return; }
    if [ "$files" -gt 0 ]; then
        printf '%s\n' "$((100 * files)) instant tick" "$files files" >place.expect
        ./events --expect place.expect "${5:-$out}" >place.log 2>&1 || { fail "$name" "$(head -1 place.log)"; return; }
    fi
    ok "$name"
}

if build emit emit.c; then
    mkdir here
    chmod 755 "$WORK" here
    umask 022
    place "missing parents" 1 '' "$WORK/p/q/r/s"
    same "place: directories are private" "700 700" "$(stat -c %a "$WORK/p/q" "$WORK/p/q/r/s" | tr '\n' ' ' | sed 's/ $//')"
    place "again" 2 '' "$WORK/p/q/r/s"
    place "the default" 1 '' "" "$WORK/here/out"
    rm -rf here/out
    place "relative" 1 '' "some/where" "$WORK/here/some/where"
    place "dots" 1 '' "./a/../b//c/" "$WORK/here/b/c"
    place "a trailing slash" 1 '' "$WORK/slash///"
    place "odd characters" 1 '' "$WORK/$(printf 'spaces and\n\tnew lines \303\244 \377 "$(x)"')"
    long=$WORK$(printf '/%0200d' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    place "3 KB" 1 '' "$long"
    place "4 KB" 0 '.*' "$WORK$(printf '/%0200d' {1..21})"
    place "one component of 300" 0 '.*' "$WORK/$(printf '%0300d' 1)"
    echo data >file
    place "a file" 0 '.*not a directory.*' "$WORK/file"
    place "below a file" 0 '.*not a directory.*' "$WORK/file/x"
    same "place: the file is untouched" data "$(cat file)"
    mkfifo fifo
    place "a FIFO" 0 '.*not a directory.*' "$WORK/fifo"
    place "/dev/null" 0 '.*not a directory.*' /dev/null
    place "/proc" 0 '.*' /proc
    place "/proc/self" 0 '.*' /proc/self
    place "a missing directory in /proc" 0 '.*' /proc/trace/x
    mkdir mine
    ln -s mine link
    place "a link of our own" 1 '' "$WORK/link" "$WORK/mine"
    ln -s nowhere dangling
    place "a link to nowhere" 0 '.*' "$WORK/dangling"
    [ ! -e nowhere ] && ok "place: nothing was made behind the link" || fail "place: nothing was made behind the link"
    ln -s loop loop
    place "a loop of links" 0 '.*' "$WORK/loop"
    mkdir -m 1777 sticky
    place "everybody's, sticky" 1 '' "$WORK/sticky"
    mkdir open && chmod 777 open
    place "everybody's, not sticky" 0 '.*anybody may write there.*' "$WORK/open"
    if [ "$(id -u)" -eq 0 ]; then
        AS=65534
        chmod 711 "$WORK"
        mkdir -m 755 roots
        place "somebody else's" 0 '.*no permission.*' "$WORK/roots"
        place "below somebody else's" 0 '.*no permission.*' "$WORK/roots/x/y"
        mkdir -m 1777 tmp
        ln -s "$WORK/target" tmp/rootlink
        mkdir -m 1777 target
        place "a link that root laid" 1 '' "$WORK/tmp/rootlink" "$WORK/target"
        mkdir -m 1777 target2
        setpriv --reuid=1234 --regid=1234 --clear-groups ln -s "$WORK/target2" tmp/foreign
        place "a link that somebody else laid" 0 '.*a link .*somebody else.*' "$WORK/tmp/foreign" "$WORK/target2"
        # a link within the path: in a folder where anybody may write it is refused, in its owner's own it is followed, but not by root
        mkdir -m 777 target2/below
        place "below a link that somebody else laid" 0 '.*a link .*somebody else.*' "$WORK/tmp/foreign/below" "$WORK/target2/below"
        setpriv --reuid=1234 --regid=1234 --clear-groups mkdir -m 755 tmp/project
        setpriv --reuid=1234 --regid=1234 --clear-groups ln -s "$WORK/target2" tmp/project/data
        mkdir -m 1777 target2/mine
        place "below a link in its owner's folder" 1 '' "$WORK/tmp/project/data/mine" "$WORK/target2/mine"
        AS=
        place "the same as root" 0 '.*a link .*somebody else.*' "$WORK/tmp/project/data/mine/root" "$WORK/target2/mine/root"
        AS=65534
        # the owner of a folder exchanges a folder in it with a link to what is root's, while root records there
        check "place: swap compiles" $CC -O2 -w "$HERE/swap.c" -o swap
        mkdir -m 700 secret
        setpriv --reuid=1234 --regid=1234 --clear-groups mkdir -p tmp/race/a
        setpriv --reuid=1234 --regid=1234 --clear-groups ln -s "$WORK/secret" tmp/race/b
        races=0 raced=0 behind=0 refused=0 unknown=0
        while [ $races -lt ${RACES:-500} ]; do
            n=$((${RACES:-500} - races < 5000 ? ${RACES:-500} - races : 5000)) # their files are looked at, and removed
            { setpriv --reuid=1234 --regid=1234 --clear-groups ./swap tmp/race/a tmp/race/b & } 2>swap.err
            swapper=$!
            TRACE_OUT=$WORK/tmp/race/a ./emit 1 0 $n >/dev/null 2>race.err
            check "place: swap was at it all the time" kill $swapper
            wait $swapper 2>/dev/null
            recorded=$(find tmp/race/a/ tmp/race/b/ -name '*.bin' | wc -l)
            races=$((races + n)) raced=$((raced + recorded)) behind=$((behind + $(find secret -type f | wc -l)))
            refused=$((refused + $(grep -c 'somebody else' race.err))) lost=$((n - recorded - $(wc -l <race.err)))
            unknown=$((unknown + (lost < 0 ? -lost : lost)))
            counted 13 "a race for the folder: processes" $n $(($(find secret -type f | wc -l) + (lost < 0 ? -lost : lost)))
            find tmp/race/a/ tmp/race/b/ -name '*.bin' -delete
        done
        same "place: a race for the folder: all runs are accounted for" 0 $unknown
        same "place: and none wrote behind the link" 0 $behind
        [ $raced -gt 0 ] && [ $refused -gt 0 ] && ok "place: some saw the folder, some the link" || fail "place: some saw the folder, some the link" "$raced recorded, $refused refused"
        setpriv --reuid=1234 --regid=1234 --clear-groups mkdir -m 777 tmp/theirs
        AS=
        place "everybody's and somebody else's" 0 '.*anybody may write there.*' "$WORK/tmp/theirs"
        if mkdir ro && mount -t tmpfs -o size=1m,ro none ro 2>/dev/null; then
            place "read-only" 0 '.*read-only.*' "$WORK/ro"
            place "below read-only" 0 '.*read-only.*' "$WORK/ro/x"
            umount ro
        fi
        cp emit setuid
        chown 0:0 setuid
        chmod 4755 setuid
        if findmnt -no OPTIONS -T "$WORK" | grep -qw nosuid; then
            fail "place: setuid" "$WORK is mounted nosuid; set TMPDIR"
        else
            mkdir -m 1777 suid
            setpriv --reuid=65534 --regid=65534 --clear-groups env TRACE_OUT="$WORK/suid" ./setuid 100 >place.out 2>place.err
            same "place: setuid goes on, silently" "7 done " "$? $(cat place.out) $(cat place.err)"
            same "place: setuid records nothing" 0 "$(find suid -type f | wc -l)"
        fi
    fi
    if [ "$(id -u)" -eq 0 ] && mkdir top; then # links right below the root: relative, absolute, a chain
        ln -s "${WORK#/}/top" /trace-relative.$$
        ln -s "$WORK/top" /trace-absolute.$$
        ln -s trace-absolute.$$ /trace-chain.$$
        place "a relative link in the root" 1 '' /trace-relative.$$ "$WORK/top"
        place "an absolute link in the root" 2 '' "/trace-absolute.$$/" "$WORK/top"
        place "a link to a link in the root" 3 '' "//trace-chain.$$" "$WORK/top"
        place "below it" 1 '' "/trace-chain.$$/a/b" "$WORK/top/a/b"
        rm /trace-relative.$$ /trace-absolute.$$ /trace-chain.$$
    fi
    for k in $(seq 20); do TRACE_OUT=$WORK/many ./emit 100 >/dev/null & done
    wait
    echo "2000 instant tick" >place.expect
    check "place: twenty processes share a directory" ./events --expect place.expect many
    same "place: files are private" 600 "$(stat -c %a many/* | sort -u)"
fi
