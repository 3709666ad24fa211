# table.awk - the raw lines of run.sh -> the table: medians over the rounds, ratios to the floor with as many threads
function median(key, column,    n, k, i, t, v) {
    n = runs[key]
    for (k = 1; k <= n; k++) v[k] = value[key, column, k]
    for (k = 2; k <= n; k++) for (i = k; i > 1 && v[i - 1] > v[i]; i--) { t = v[i]; v[i] = v[i - 1]; v[i - 1] = t }
    return n % 2 ? v[(n + 1) / 2] : (v[n / 2] + v[n / 2 + 1]) / 2
}
BEGIN { FS = "\t" }
{
    key = $13 SUBSEP $1 SUBSEP $2 SUBSEP $3
    if (!(key in runs)) order[++keys] = key
    k = ++runs[key]
    for (c = 4; c <= 12; c++) value[key, c, k] = $c
    value[key, 14, k] = $14
    if ($15 != "-") { lost[key] += $15; counted[key] = 1; offered[key] += $4 * $3 }
    else shown[key] = "-"
}
END {
    for (kind = 1; kind <= 2; kind++) {
        what = kind == 1 ? "batch" : "single"
        printf "%s\n", kind == 1 ? "Back-to-back pairs; p50, p99 and p99.9 of batches of 1,024" : "\nSingle pairs, each with one clock read of its own"
        printf "%-9s %-13s %3s %12s %9s %7s %8s %7s %9s %8s %8s %8s %9s %8s %s\n", "peer", "what", "thr", "pairs", "ns/pair", "floor x", "own cpu", "floor x", "to disk", "cpu ns", "p50", "p99", "p99.9", "B/pair", "lost"
        for (o = 1; o <= keys; o++) {
            key = order[o]; split(key, f, SUBSEP)
            if (f[1] != what) continue
            base = median(what SUBSEP "floor" SUBSEP "empty" SUBSEP f[4], 5)
            own = median(what SUBSEP "floor" SUBSEP "empty" SUBSEP f[4], 12)
            m = median(key, 5)
            printf "%-9s %-13s %3d %12d %9.2f %7s %8.2f %7s %9.2f %8.2f %8.2f %8.2f %9.2f %8.2f %s\n", f[2], f[3], f[4], value[key, 4, 1], m, \
                (base > 0 ? sprintf("%.2f", m / base) : "-"), median(key, 12), (own > 0 ? sprintf("%.2f", median(key, 12) / own) : "-"), median(key, 6), median(key, 7), median(key, 8), median(key, 9), median(key, 10), median(key, 14), \
                ((key in counted) ? lost[key] (lost[key] ? sprintf(" of %d", offered[key] * 2) : "") : "-")
        }
    }
    print "\nGoals                                             by the wall   by own cpu time"
    ratio("pair, 1 thread, <= 1.25 x floor", "trace.h" SUBSEP "empty" SUBSEP 1, "floor" SUBSEP "empty" SUBSEP 1, 1.25)
    ratio("pair, 2 threads, <= 1.25 x floor", "trace.h" SUBSEP "empty" SUBSEP 2, "floor" SUBSEP "empty" SUBSEP 2, 1.25)
    one("p99 of a pair < 60 ns", "trace.h" SUBSEP "empty" SUBSEP 1, 9, 0, 60)
    ratio("two integers and a string <= 1.5 x floor", "trace.h" SUBSEP "full" SUBSEP 1, "floor" SUBSEP "empty" SUBSEP 1, 1.5)
    ratio("wrapped call, five arguments, <= 1.6 x floor", "trace.h" SUBSEP "call" SUBSEP 1, "floor" SUBSEP "empty" SUBSEP 1, 1.6)
    ratio("MPI_Bcast, as generated, <= 1.6 x floor", "trace.h" SUBSEP "mpi" SUBSEP 1, "floor" SUBSEP "empty" SUBSEP 1, 1.6)
    ratio("ncclAllReduce, its communicator looked up, <= 1.6 x floor with its bytes", "trace.h" SUBSEP "nccl" SUBSEP 1, "trace.h" SUBSEP "nccl_floor" SUBSEP 1, 1.6)
    one("disabled at run time < 1 ns", "trace.h" SUBSEP "off" SUBSEP 1, 5, 12, 1)
    ratio("compiled out: an empty loop", "trace.h" SUBSEP "compiled_out" SUBSEP 1, "floor" SUBSEP "nothing" SUBSEP 1, 1.1)
    least("times cheaper than LTTng-UST, empty, >= 6", "lttng" SUBSEP "empty" SUBSEP 1, "trace.h" SUBSEP "empty" SUBSEP 1, 6)
    least("  fields on the begin", "lttng" SUBSEP "full" SUBSEP 1, "trace.h" SUBSEP "full" SUBSEP 1, 6)
    least("  fields on both", "lttng" SUBSEP "full2" SUBSEP 1, "trace.h" SUBSEP "full2" SUBSEP 1, 6)
    least("  fields on both, 2 threads", "lttng" SUBSEP "full2" SUBSEP 2, "trace.h" SUBSEP "full2" SUBSEP 2, 6)
}
function has(key) { return ("batch" SUBSEP key) in runs }
function verdict(got, limit, up) { return sprintf("%8.2f %-6s", got, ((up ? got >= limit : got <= limit) ? "met" : "MISSED")) }
function ratio(text, a, b, limit) { compare(text, a, b, limit, 0) }
function least(text, a, b, limit) { compare(text, a, b, limit, 1) }
function compare(text, a, b, limit, up) {
    if (!has(a) || !has(b)) { printf "  %-48s not run\n", text; return }
    printf "  %-46s %s  %s\n", text, verdict(q(a, 5) / q(b, 5), limit, up), verdict(q(a, 12) / q(b, 12), limit, up)
}
function one(text, key, c1, c2, limit) {
    if (!has(key)) { printf "  %-48s not run\n", text; return }
    printf "  %-46s %s  %s\n", text, verdict(q(key, c1), limit, 0), (c2 ? verdict(q(key, c2), limit, 0) : "")
}
function q(key, column) { return median("batch" SUBSEP key, column) }
