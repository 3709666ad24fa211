# cgroup.sh - jobs with little memory: a control group with a limit, below the one of this shell or one above that,
# which only root may make. Of cgroup v1, where that has the memory controller, else of v2.
# Sourced. Afterwards $group is its folder, "" if there is none; cgroup_remove removes it.
#
# job MIB COMMAND...: runs it under that limit; its status in $status, what it printed in out and err, how often the
# kernel killed in $kills

group=
files="memory.limit_in_bytes memory.oom_control" # v1
hierarchy=$(awk '$3 == "cgroup" && $4 ~ /(^|,)memory(,|$)/ { print $2; exit }' /proc/self/mounts)
mine=$(sed -nE 's/^[0-9]*:([^:]*,)?memory(,[^:]*)?://p' /proc/self/cgroup)
if [ -z "$mine" ] || [ -z "$hierarchy" ]; then
    files="memory.max memory.events"
    hierarchy=$(awk '$3 == "cgroup2" { print $2; exit }' /proc/self/mounts)
    mine=$(sed -n 's/^0:://p' /proc/self/cgroup)
fi
killed() { awk '$1 == "oom_kill" { print $2 }' "$group/${files#* }"; }
cgroup_remove() { [ -z "$group" ] || rmdir "$group"; }
# Groups of v2 below PARENT have a limit if PARENT says so; where it has processes only the root group may. Groups that
# a killed run left go.
cgroup_make() { # PARENT
    local old
    for old in "$1"/trace-*.*; do [ ! -d "$old" ] || [ -d "/proc/${old##*.}" ] || rmdir "$old" 2>/dev/null; done
    [ ! -e "$1/cgroup.subtree_control" ] || grep -qw memory "$1/cgroup.subtree_control" ||
        echo +memory 2>/dev/null >"$1/cgroup.subtree_control"
    mkdir "$1/trace-$GROUP.$$" 2>/dev/null || return
    group=$1/trace-$GROUP.$$
    [ -w "$group/${files% *}" ] && [ -n "$(killed)" ] && return
    cgroup_remove
    group=
}
# In a container the path may begin with folders that lie above what is mounted: what is not there is passed over.
parent=${mine%/}
while [ -n "$hierarchy" ] && [ -z "$group" ]; do
    cgroup_make "$hierarchy$parent"
    [ -n "$parent" ] || break
    parent=${parent%/*}
done

job() {
    local before
    echo $(($1 << 20)) >"$group/${files% *}"
    shift
    before=$(killed)
    { (echo "$BASHPID" >"$group/cgroup.procs"; exec "$@") >out 2>err; } 2>/dev/null
    status=$?
    kills=$(($(killed) - before))
}
