# Names, paths and arguments that a terminal would obey or a spreadsheet run: nothing of them leaves a command as it is.
cat >names.c <<'C'
#include "trace.h"
int main(void)
{
    static const char *const names[] = {"esc \33[2J\33]0;title\7", "c1 \xc2\x9b" "2J", "override \xe2\x80\xae" "txt.exe", "mark \xe2\x80\x8f \xd8\x9c", "isolate \xe2\x81\xa6",
        "no utf-8 \xff\x9b", "lines\nand\rreturns\ttabs", "separator \xe2\x80\xa8", "=cmd|'/c calc'!A1", "+1", "-1", "@sum(1)", "quote \" , comma", "gr\xc3\xb6\xc3\x9f" "er \xe2\x82\xac"};
    unsigned i;
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        TRACE_SCOPE(names[i], "text", names[i]);
        trace_instant("i", "text", names[i]);
        trace_counter(names[i], 1);
    }
    trace_thread_name(names[0]);
    trace_process_name(names[1]);
    trace_info(names[2], names[0]);
    return 0;
}
C
check 'escapes: builds' $CC -O1 -I "$ROOT" names.c -o names "$(recorder)" -pthread
dir=$(printf 'out\033[31m\302\233\342\200\256')
TRACE_OUT=$dir ./names
harmless() { # FILE: no C0 but newline, no DEL, no C1, no direction or separator, all of it UTF-8
    python3 - "$1" <<'P'
import sys
text = open(sys.argv[1], "rb").read().decode("utf-8")
bad = [c for c in text if c != "\n" and (ord(c) < 32 or 127 <= ord(c) < 160 or c in "\u061c\u200e\u200f" or 0x2028 <= ord(c) <= 0x202e or 0x2066 <= ord(c) <= 0x2069)]
sys.exit(f"{bad[0]!r} in {text[max(0, text.index(bad[0]) - 40):][:80]!r}" if bad else 0)
P
}
for command in trace-tally 'trace-tally --wide --by thread' 'trace-tally --tree' 'trace-tally --json' 'trace-tally --csv' 'trace-tally --csv --by thread,process' trace-report 'trace-report --json' trace-print \
    'trace-print --json' trace-info 'trace-info --json' 'trace-export -f folded -o -' 'trace-export -f chrome --files one -o -' \
    'trace-export -f speedscope -o -' 'trace-diff --run-a 1 --run-b 1' 'trace-diff --run-a 1 --run-b 1 --json'; do
    sound "escapes: $command" 0 $command "$dir"
    check "escapes: $command: harmless" harmless log
    check "escapes: $command: what it says is harmless" harmless err
done
for command in trace-tally trace-report trace-print trace-info to-perfetto trace-merge 'trace-export -f folded' trace-diff; do
    $command "$dir/none" >log 2>err
    check "escapes: $command: a path in an error" harmless err
    $command --"$dir" >log 2>err
    check "escapes: $command: an option in an error" harmless err
    $command --run "$dir" "$dir" >log 2>err
    check "escapes: $command: a value in an error" harmless err
done
head -c 3000 "$dir"/*.bin >"$dir/damaged.bin"
trace-tally "$dir/damaged.bin" >log 2>err
check 'escapes: damage of a file with such a name' harmless err
rm "$dir/damaged.bin"
"$BUILD/trace-run" -o "$dir.run" -- ./names >log 2>err
check 'escapes: trace-run' harmless err
"$BUILD/trace-run" -o "$dir.run2" -- "./$dir/none" >log 2>err
check 'escapes: trace-run, a program that is not there' harmless err
"$BUILD/to-perfetto" -o "$dir.pftrace" "$dir" >log 2>err
check 'escapes: to-perfetto' harmless err
"$BUILD/trace-merge" -o "$dir.merged" "$dir" >log 2>err
check 'escapes: trace-merge' harmless err
check 'escapes: trace-merge, its table' harmless log
trace-tally --csv "$dir" >log 2>err
check 'escapes: no cell of CSV begins like a formula, and all can be read' python3 - <<'P'
import csv
rows = list(csv.DictReader(open("log", newline="")))
names = {r["name"] for r in rows}
assert "'=cmd|'/c calc'!A1" in names and "'+1" in names and "'-1" in names and "'@sum(1)" in names and 'quote " , comma' in names and "größer €" in names, names
P
