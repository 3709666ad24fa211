# table.awk - the raw lines of run.sh -> the table: medians over the rounds, ratios to the floor with as many threads
function median(key, column,    n, k, i, t, v) {
    n = runs[key]
    for (k = 1; k <= n; k++) v[k] = value[key, column, k]
    for (k = 2; k <= n; k++) for (i = k; i > 1 && v[i - 1] > v[i]; i--) { t = v[i]; v[i] = v[i - 1]; v[i - 1] = t }
    return n % 2 ? v[(n + 1) / 2] : (v[n / 2] + v[n / 2 + 1]) / 2
}
BEGIN { FS = "\t" }
{
    key = $12 SUBSEP $1 SUBSEP $2 SUBSEP $3
    if (!(key in runs)) order[++keys] = key
    k = ++runs[key]
    for (c = 4; c <= 11; c++) value[key, c, k] = $c
    value[key, 13, k] = $13
    if ($14 != "-") { lost[key] += $14; counted[key] = 1; offered[key] += $4 * $3 }
    else shown[key] = "-"
}
END {
    for (kind = 1; kind <= 2; kind++) {
        what = kind == 1 ? "batch" : "single"
        printf "%s\n", kind == 1 ? "Back-to-back pairs; p50, p99 and p99.9 of batches of 1,024" : "\nSingle pairs, each with one clock read of its own"
        printf "%-9s %-13s %3s %12s %9s %7s %9s %8s %8s %8s %9s %8s %s\n", "peer", "what", "thr", "pairs", "ns/pair", "floor x", "to disk", "cpu ns", "p50", "p99", "p99.9", "B/pair", "lost"
        for (o = 1; o <= keys; o++) {
            key = order[o]; split(key, f, SUBSEP)
            if (f[1] != what) continue
            base = median(what SUBSEP "floor" SUBSEP "empty" SUBSEP f[4], 5)
            m = median(key, 5)
            printf "%-9s %-13s %3d %12d %9.2f %7s %9.2f %8.2f %8.2f %8.2f %9.2f %8.2f %s\n", f[2], f[3], f[4], value[key, 4, 1], m, \
                (base > 0 ? sprintf("%.2f", m / base) : "-"), median(key, 6), median(key, 7), median(key, 8), median(key, 9), median(key, 10), median(key, 13), \
                ((key in counted) ? lost[key] (lost[key] ? sprintf(" of %d", offered[key] * 2) : "") : "-")
        }
    }
    print "\nGoals"
    goal("pair, 1 thread, <= 1.25 x floor", ratio("trace.h" SUBSEP "empty" SUBSEP 1, "floor" SUBSEP "empty" SUBSEP 1), 1.25)
    goal("pair, 2 threads, <= 1.25 x floor", ratio("trace.h" SUBSEP "empty" SUBSEP 2, "floor" SUBSEP "empty" SUBSEP 2), 1.25)
    goal("p99 of a pair < 60 ns", only("trace.h" SUBSEP "empty" SUBSEP 1, 9), 60)
    goal("two integers and a string <= 1.5 x floor", ratio("trace.h" SUBSEP "full" SUBSEP 1, "floor" SUBSEP "empty" SUBSEP 1), 1.5)
    goal("wrapped call, five arguments, <= 1.6 x floor", ratio("trace.h" SUBSEP "call" SUBSEP 1, "floor" SUBSEP "empty" SUBSEP 1), 1.6)
    goal("MPI_Bcast, as generated, <= 1.6 x floor", ratio("trace.h" SUBSEP "mpi" SUBSEP 1, "floor" SUBSEP "empty" SUBSEP 1), 1.6)
    goal("disabled at run time < 1 ns", only("trace.h" SUBSEP "off" SUBSEP 1, 5), 1)
    goal("compiled out, less an empty loop, 0 ns", has("trace.h" SUBSEP "compiled_out" SUBSEP 1) ? only("trace.h" SUBSEP "compiled_out" SUBSEP 1, 5) - only("floor" SUBSEP "nothing" SUBSEP 1, 5) : "", 0.05)
    goal("cheaper than LTTng-UST, empty (1/6 = 0.167)", ratio("trace.h" SUBSEP "empty" SUBSEP 1, "lttng" SUBSEP "empty" SUBSEP 1), 1 / 6)
    goal("cheaper than LTTng-UST, same fields (0.167)", ratio("trace.h" SUBSEP "full" SUBSEP 1, "lttng" SUBSEP "full" SUBSEP 1), 1 / 6)
    goal("the same, fields on both events (0.167)", ratio("trace.h" SUBSEP "full2" SUBSEP 1, "lttng" SUBSEP "full2" SUBSEP 1), 1 / 6)
    goal("the same, 2 threads (0.167)", ratio("trace.h" SUBSEP "full2" SUBSEP 2, "lttng" SUBSEP "full2" SUBSEP 2), 1 / 6)
}
function has(key) { return ("batch" SUBSEP key) in runs }
function ratio(a, b) { return has(a) && has(b) ? median("batch" SUBSEP a, 5) / median("batch" SUBSEP b, 5) : "" }
function goal(text, got, limit) {
    if (got == "") printf "  %-48s %8s\n", text, "not run"
    else printf "  %-48s %8.3f  %s\n", text, got, (got <= limit ? "met" : "MISSED")
}
function only(key, column) { return has(key) ? median("batch" SUBSEP key, column) : "" }
