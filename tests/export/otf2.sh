# otf2.sh - part of tests/export: OTF2 archives, read by otf2's own reader

for input in first regions.out messages.out; do
    check "otf2: $input" "$export" -q -f otf2 -o $input.otf2 $input
done
check 'otf2: its reader finds the calls and times of trace-tally' python3 "$HERE/otf2_read.py" first.otf2 first.tally 2
check 'otf2: of other recordings, too' python3 "$HERE/otf2_read.py" regions.out.otf2 regions.out.tally 3
check 'otf2: each message of MPI and each collective, on communicators' python3 "$HERE/otf2_read.py" messages.out.otf2 messages.out.tally 4
check 'otf2: written again' "$export" -q -f otf2 -r 1 -o first.otf2 first
"$tally" --json -r 1 first >one.tally
check 'otf2: one rank' python3 "$HERE/otf2_read.py" first.otf2 one.tally 2
mkdir -p other && echo other >other/file
refuse 'otf2: a folder that is no archive is not replaced' "$export" -q -f otf2 -o other first
same 'otf2: it is as it was' other "$(cat other/*)"
