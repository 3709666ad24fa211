#!/bin/bash
# nic.sh RANK BITS COMMAND... - runs ranks of Open MPI each with an address of its own, where the kernel lets that of RANK
# send and receive so many bits a second (80mbit): a card in a network of its own. Needs root, and the kernel's htb and u32;
# status 77: the kernel has not got them
set -e
rank=$1 bits=$2
shift 2
[ -n "$NIC_INSIDE" ] || exec env NIC_INSIDE=1 unshare -n "$0" "$rank" "$bits" "$@"
ip link set lo up
for k in 0 1 2 3; do
    ip link add "nic$k" type bridge && ip addr add "10.9.0.$((k + 1))/24" dev "nic$k" && ip link set "nic$k" up || exit 77
done
{
    tc qdisc add dev lo root handle 1: htb
    tc class add dev lo parent 1: classid 1:2 htb rate "$bits" burst 64k quantum 65536
    for end in dst src; do
        tc filter add dev lo parent 1: protocol ip prio 1 u32 match ip "$end" "10.9.0.$((rank + 1))/32" flowid 1:2
    done
} || exit 77
# shellcheck disable=SC2016 # each rank's shell knows its rank
exec mpirun.openmpi -n 4 --mca pml ob1 --mca btl tcp,self \
    sh -c 'export OMPI_MCA_btl_tcp_if_include=nic$OMPI_COMM_WORLD_RANK; exec "$@"' - "$@"
