# clocks.sh - sourced by run.sh: nodes whose clocks drift are aligned by lines, which merged files keep

"$ranks" drift 6 1 2000 20000
"$merge" -o drift.bin drift >said
# ranks.c: node N goes faster by 20 ppm * ((7 N mod 11) - 5) / 5, and is off by 37 us * N
awk '/^node node/ {
        n = substr($2, 5) + 0
        us = 0; rate = 0
        for (i = 1; i <= NF; i++) {
            if ($i == "by") { us = $(i + 1); sub(/us.*/, "", us); if (us ~ /ns/) us = 0 }
            if ($i == "each") rate = $(i - 2)
        }
        true_rate = -20 * ((7 * n % 11 - 5) / 5 + 1)
        true_us = -37 * n
        if (n && ((rate - true_rate) ^ 2 > 1 || (us - true_us) ^ 2 > 4)) { print "node " n ": " us " us, " rate " us/s instead of " true_us ", " true_rate; bad = 1 }
        seen++
    } END { exit bad || seen != 6 }' said >wrong
same "offset and drift of each node are found" "" "$(cat wrong)"
has "and no message arrives before it was sent" said 'messages between nodes: [1-9][0-9]* arrived before they were sent, after alignment 0$'
"$merge" -o again.bin drift.bin >said2
same "read alone, the merged file says the same of nodes" "$(grep ^node said)" "$(grep ^node said2)"
same_file "and merges to itself" drift.bin again.bin
"$tally" --json drift >want
"$tally" --json drift.bin >got
same_file "times are those of the recordings" want got
"$ranks" steady 6 1 200
"$merge" -o steady.bin steady >said
same "clocks that do not drift are moved by what they are off alone" 0 "$(grep -c 'each second' said)"
