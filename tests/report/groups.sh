# groups.sh - part of tests/report: ranks in data, pipeline, tensor and expert groups; the truth is the simulation's

check 'groups: builds' $CC -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Werror -I "$ROOT/src" -I "$ROOT/tests/format" "$HERE/groups.c" "$ROOT/tests/format/forge.c" -o groups
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
tensor 8 1 8
stages 4 4 4 host stage lighter
END
