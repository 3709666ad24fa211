# groups.sh - part of tests/report: ranks in data, pipeline, tensor and expert groups; the truth is the simulation's

forged groups groups -O1 -lm
while read -r shape data stages tensor causes; do
    for cause in $causes healthy noise; do
        rm -rf grouped
        mkdir grouped
        percent=20
        [[ $cause = healthy || $cause = noise || $cause = lighter ]] && percent=0
        ./groups grouped $shape $cause $percent 1 $data $stages $tensor 20 >groups.truth
        "$report" --json grouped >grouped.json
        check "$shape, data $data x stages $stages x tensor $tensor, $cause: named first, with its ranks and its cost" python3 "$HERE/groups.py" groups.truth grouped.json
    done
done <<'END'
ddp 8 1 1 host loader device shared longer
fsdp 8 1 1 host loader device shared longer
tensor 2 1 4 host loader device shared longer
experts 2 1 4 host device
stages 2 4 1 host loader slow stage link lighter
staged 2 4 1 host device shared longer stage lighter
tensor 8 1 8 node many
staged 4 4 4 longer
stages 4 4 4 host stage lighter node group
stages 4 16 4 group
END
for case in 'node staged 4 4 4' 'group stages 4 4 4' 'longer stages 4 4 4'; do
    read -r cause shape data stages tensor <<<"$case"
    rm -rf grouped
    mkdir grouped
    ./groups grouped $shape $cause 20 1 $data $stages $tensor 20 >/dev/null
    "$report" grouped | tr -s '\n ' ' ' >$cause.grouped
done
check 'all ranks of a node are named as the node' grep -qF 'Ranks 0-7 (node node0) hold up all others' node.grouped
check 'those of a tensor group as one group' grep -qF 'Ranks 0-3 (one group that meets in MPI_Allreduce) hold up all others' group.grouped
check 'those of a replica as pipelines' grep -qF 'Ranks 0-3, 16-19, 32-35, 48-51 (4 of 16 pipelines) hold up all others' longer.grouped

# what is cut waits for what comes later; so a part of a run covers whole steps, and costs as much as all of it
rm -rf grouped
mkdir grouped
./groups grouped stages slow 20 1 2 16 1 10 >groups.truth
"$report" --json --max-mem 600k grouped >grouped.json
check 'of a pipeline too large for memory, the cost in its first steps' python3 "$HERE/groups.py" groups.truth grouped.json
"$report" --json --from 0 --to 905ms grouped >grouped.json
check 'and of a part that ends where a step does' python3 "$HERE/groups.py" groups.truth grouped.json

rm -rf grouped
mkdir grouped
./groups grouped ddp hiccups 0 2 8 1 1 30 >groups.truth
"$report" --json grouped >grouped.json
check 'a device that is late now and then is not unexplained' python3 "$HERE/groups.py" groups.truth grouped.json

# a collective of devices waits for a stage that comes later: what its rank did before is looked at all the same
rm -rf grouped
mkdir grouped
./groups grouped staged host 20 3 2 4 1 20 >groups.truth
"$report" --json grouped >grouped.json
check 'a late host in the last stage is named' python3 "$HERE/groups.py" groups.truth grouped.json
rm -rf grouped
mkdir grouped
./groups grouped stages link 5 2 2 4 1 30 >groups.truth
"$report" --json grouped >grouped.json
check 'and a slow link that costs 5 % of a step' python3 "$HERE/groups.py" groups.truth grouped.json
