# folded.sh - part of tests/export: stacks and their numbers, against trace-tally --tree

for input in regions.out regions.merged names.out; do
    "$tally" --tree --json --wide $input >tree.json
    for weight in time device calls; do
        [ $input/$weight != names.out/device ] || continue
        check "folded: $input, $weight" "$export" -q -f folded -w $weight -o $weight.folded $input
        check "folded: $input, $weight: as trace-tally has it" python3 "$HERE/folded.py" tree.json $weight.folded $weight
    done
done
"$export" -q -f folded -o all.folded regions.out
"$export" -q -f folded -o all.folded.gz regions.out
check 'folded: .gz is gzip' sh -c 'gzip -dc all.folded.gz | cmp - all.folded'
"$export" -q -f folded -o - regions.out >stdout.folded
same_file 'folded: the standard output' all.folded stdout.folded
"$export" -q -f folded --files rank -o each.folded regions.out
same 'folded: a file a rank' 'each.rank0.folded each.rank1.folded each.rank2.folded' "$(echo each*)"
same 'folded: together they have what one has' "$(awk '{ n += $NF } END { print n }' all.folded)" \
    "$(cat each.rank?.folded | awk '{ n += $NF } END { print n }')"
"$export" -q -f folded --roots host,rank,thread -w calls -o - -r 1,2 regions.out >roots.folded
same 'folded: roots' "$(uname -n);rank 1;main|$(uname -n);rank 2;main" \
    "$(grep ';main' roots.folded | sed 's/\(;main\).*/\1/' | sort -u | paste -sd '|')"
"$export" -q -f folded -w calls -a user -o - regions.out >user.folded
same 'folded: --api' '' "$(grep -E 'cuda|matmul' user.folded)"
same 'folded: --api: time of others belongs to what encloses them' "$(awk '!/^cuda/ { n += $NF } END { print n }' all.folded)" \
    "$("$export" -q -f folded -a user -o - regions.out | awk '{ n += $NF } END { print n }')"
whole=$(awk '{ n += $NF } END { print n }' all.folded)
half=$("$tally" --json regions.out | python3 -c 'import json, sys; print(json.load(sys.stdin)["elapsed_ns"] // 2)')
parts=$({ "$export" -q -f folded -o - --to ${half}ns regions.out; "$export" -q -f folded -o - --from ${half}ns regions.out; } | awk '{ n += $NF } END { print n }')
same 'folded: two windows have what the whole has' "$whole" "$parts"
