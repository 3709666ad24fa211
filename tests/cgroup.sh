# cgroup.sh - jobs with little memory: a control group with a limit, below the one of this shell, which only root may make.
# Sourced. Afterwards $group is its folder, "" if there is none; cgroup_remove removes it.
#
# job MIB COMMAND...: runs it under that limit; its status in $status, what it printed in out and err, how often the
# kernel killed in $kills

group=
hierarchy=/sys/fs/cgroup/memory # v1
files="memory.limit_in_bytes memory.oom_control"
mine=$(sed -n 's/^[0-9]*:memory://p' /proc/self/cgroup)
if [ -z "$mine" ]; then
    hierarchy=/sys/fs/cgroup
    files="memory.max memory.events"
    mine=$(sed -n 's/^0:://p' /proc/self/cgroup)
    echo +memory 2>/dev/null >"$hierarchy$mine/cgroup.subtree_control"
fi
for parent in "$hierarchy$mine" "$hierarchy"; do # in a container the second is what it sees of the first
    [ -z "$group" ] && mkdir "$parent/trace-$GROUP.$$" 2>/dev/null && group=$parent/trace-$GROUP.$$
done
killed() { awk '$1 == "oom_kill" { print $2 }' "$group/${files#* }"; }
if [ -n "$group" ] && { ! [ -w "$group/${files% *}" ] || [ -z "$(killed)" ]; }; then
    rmdir "$group"
    group=
fi
cgroup_remove() { [ -z "$group" ] || rmdir "$group"; }

job() {
    local before
    echo $(($1 << 20)) >"$group/${files% *}"
    shift
    before=$(killed)
    { (echo "$BASHPID" >"$group/cgroup.procs"; exec "$@") >out 2>err; } 2>/dev/null
    status=$?
    kills=$(($(killed) - before))
}
