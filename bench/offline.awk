# offline.awk - the raw lines of offline.sh (tool, wall, cpu, MiB, status) -> the table and the goals
{ n[$1]++; wall[$1, n[$1]] = $2; cpu[$1] += $3; if (!($1 in rss) || $4 > rss[$1]) rss[$1] = $4; if (n[$1] == 1) order[++k] = $1 }
function median(t,    i, j, c, v, x) {
    c = n[t]
    for (i = 1; i <= c; i++) v[i] = wall[t, i]
    for (i = 2; i <= c; i++) for (j = i; j > 1 && v[j - 1] > v[j]; j--) { x = v[j]; v[j] = v[j - 1]; v[j - 1] = x }
    return c % 2 ? v[(c + 1) / 2] : (v[c / 2] + v[c / 2 + 1]) / 2
}
function rate(t) { return (t ~ /^babeltrace/ ? lttng : ours) / median(t) / 1e6 }
function times(t, peer) { return n[peer] ? sprintf("%.2f", rate(t) / rate(peer)) : "-" }
END {
    printf "%-20s %9s %9s %12s %10s %10s %9s\n", "tool", "seconds", "cpu s", "M events/s", "x decode", "x text", "peak MiB"
    for (i = 1; i <= k; i++) {
        t = order[i]
        printf "%-20s %9.3f %9.3f %12.2f %10s %10s %9.1f\n", t, median(t), cpu[t] / n[t], rate(t), times(t, "babeltrace2 decode"), times(t, "babeltrace2 text"), rss[t]
    }
    goal("trace-tally", 20, "decode", "decoding")
    goal("trace-merge", 3, "decode", "decoding")
    goal("to-perfetto", 10, "text", "printing")
    goal("trace-print", 5, "text", "printing")
}
function goal(tool, least, peer, what,    got) {
    if (!n[tool] || !n["babeltrace2 " peer]) return
    got = rate(tool) / rate("babeltrace2 " peer)
    printf "  %-34s %7.2f  %s\n", tool " >= " least " x " what, got, (got >= least ? "met" : "MISSED")
}
