# trees.sh - sourced by run.sh: partial tallies and merged files, joined in any grouping and order, are the whole

# Joins what is in FOLDER (*.ENDING) by twos, threes and fours that chance picks, until one file is left; prints it.
tree() { # SEED FOLDER ENDING COMMAND-THAT-WRITES-ITS-FIRST-ARGUMENT...
    local seed=$1 folder=$2 ending=$3 n take list made=0
    shift 3
    RANDOM=$seed
    while list=("$folder"/*."$ending") && n=${#list[@]} && [ "$n" -gt 1 ]; do
        take=$((RANDOM % 3 + 2))
        [ $take -gt "$n" ] && take=$n
        mapfile -t list < <(printf '%s\n' "${list[@]}" | while read -r f; do printf '%05d %s\n' $RANDOM "$f"; done | sort | head -n $take | cut -d ' ' -f 2)
        "$@" "$folder/made$((++made)).tmp" "${list[@]}" >/dev/null || return 1
        rm "${list[@]}"
        mv "$folder/made$made.tmp" "$folder/made$made.$ending"
    done
    printf '%s\n' "${list[0]}"
}
keep_tally() { "$tally" --partial "$@"; }
merge_into() { local to=$1; shift; "$merge" -q -j $((RANDOM % 3 + 1)) -o "$to" "$@"; }

# Parts: one rank each, then three, then seven ...
parts_of() { # FOLDER RANKS COMMAND...: calls COMMAND NUMBER FILE... for each part
    local from=$1 files=("$1"/*.bin) at=0 n=1 number=0
    shift
    while [ $at -lt ${#files[@]} ]; do
        "$@" $number "${files[@]:at:n}" || return 1
        at=$((at + n)) n=$((n % 7 + 2)) number=$((number + 1))
    done
}

"$ranks" one 60 60 12 0
"$ranks" hung 20 20 12 0 7
for how in "" "--by rank,name -m" "--by thread" "--by process,host --api mpi" "--sizes --by name,rank" "--rank 3-40 --name Func"; do
    rm -rf p
    mkdir p
    # shellcheck disable=SC2086 # several words
    part() { local n=$1; shift; "$tally" $how --partial p/$n.tally "$@"; }
    parts_of one part
    # shellcheck disable=SC2086
    "$tally" $how --partial whole.tally one
    for view in "" --json --csv --per-rank --balance; do
        case $how in *--by*|*--sizes*) [ "$view" != --per-rank ] && [ "$view" != --balance ] || continue ;; esac
        # shellcheck disable=SC2086
        [ "$how" = "--sizes --by name,rank" ] && view="--sizes $view"
        # shellcheck disable=SC2086
        "$tally" $view p >got 2>&1
        # shellcheck disable=SC2086
        "$tally" $how $view one >want 2>&1
        same_file "tallies of parts, joined, are the tally of all (${how:-default} ${view:-text})" want got
    done
    "$tally" --partial all.tally p
    same_file "and so is the file (${how:-default})" whole.tally all.tally
    check "tallies are joined in a random tree (${how:-default})" tree 7 p tally keep_tally
    same_file "in any tree the same bytes (${how:-default})" whole.tally "$(ls p/*.tally)"
done
rm -rf p
mkdir p
part() { local n=$1; shift; "$tally" --partial p/$n.tally "$@"; }
parts_of hung part
"$tally" --json p >got
"$tally" --json hung >want
same_file "what never ended is known of joined tallies too" want got
has "and says who did not come" got '"missing"'

# What cannot be joined.
"$tally" --partial rank1.tally one/rank000001.bin
"$tally" --by rank --partial rank2.tally one/rank000002.bin
refuse "another --by is refused" "$tally" rank1.tally rank2.tally
has "and the file is named" <("$tally" rank1.tally rank2.tally 2>&1) 'rank2.tally: it was counted with another --by than rank1.tally'
refuse "the same process twice is refused" "$tally" rank1.tally whole.tally
refuse "a recording beside a tally is refused" "$tally" rank1.tally one
refuse "filters of tallies are refused" "$tally" --api mpi rank1.tally
refuse "--tree of tallies is refused" "$tally" --tree rank1.tally
refuse "--partial --tree is refused" "$tally" --tree --partial x.tally one
head -c 700 rank1.tally >cut.tally
refuse "a cut tally is refused" "$tally" cut.tally
cp rank1.tally hurt.tally
printf 'x' | dd of=hurt.tally bs=1 seek=400 conv=notrunc 2>/dev/null
refuse "a damaged tally is refused" "$tally" hurt.tally
: >empty.tally
refuse "an empty tally is refused" "$tally" empty.tally

# --- merging merged files

"$ranks" nodes 48 4 12 900
"$merge" -q -j 1 -o want.bin nodes
rm -rf p
mkdir p
part() { local n=$1; shift; "$merge" -q -o p/$n.bin "$@"; }
parts_of nodes part
"$merge" -q -j 3 -o got.bin p
same_file "merged files merge to the same bytes" want.bin got.bin
check "merged in a random tree" tree 11 p bin merge_into
same_file "in any tree the same bytes" want.bin "$(ls p/*.bin)"
"$merge" -q --max-mem 4k -o got.bin p nodes 2>/dev/null
same_file "inputs that are there twice count once" want.bin got.bin
rm -rf p
mkdir p
parts_of nodes part
"$merge" -q --max-mem 4k -j 2 -o got.bin p >said 2>&1
same_file "in passes, where blocks need more than --max-mem: the same bytes" want.bin got.bin
same "and nothing is left behind, or said" "" "$(find . -name 'got.bin.*' -o -name '.got*')$(cat said)"
# Whatever thread unpacks a block: what is said of damaged ones comes in the same order.
rm -rf p
mkdir p
"$ranks" long 8 8 15000
for k in 0 2 4 6; do "$merge" -q -o p/$k.bin long/rank00000$k.bin long/rank00000$((k + 1)).bin; done
"$merge" -q -o want.bin long
"$merge" -q -j 8 -o got.bin p
same_file "blocks that several threads unpack: the same bytes" want.bin got.bin
same "blocks that are damaged" 20 "$(python3 - p/*.bin <<'END'
import struct, sys
blocks = 0
for path in sys.argv[1:]:
    data, at = bytearray(open(path, "rb").read()), 64
    while data[at:at + 4] in (b"PROC", b"BLCK"):
        head, stored = struct.unpack_from("<II", data, at + 4)
        if data[at:at + 4] == b"BLCK":
            blocks += 1
            data[at + head + stored // 2] ^= blocks % 3 != 1
        at += (head + stored + 7) // 8 * 8
    open(path, "wb").write(data)
print(blocks)
END
)"
for j in 1 8 64; do "$merge" -q -j $j -o got.bin p >said.$j 2>&1; mv got.bin got.$j; done
for j in 8 64; do
    same_file "what is left, by $j threads: the same bytes" got.1 got.$j
    same_file "and what is said of them" said.1 said.$j
done
same "of each one" 13 "$(grep -c 'of this block are not used' said.8)"
rm -rf p long got.*
mkdir p
parts_of nodes part

"$merge" --max-mem 4k -o got.bin p >said
has "each input is listed" said "^ *$(find p -name '*.bin' | wc -l) inputs are ok|p/0.bin"
