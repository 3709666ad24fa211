# otf2.sh - part of tests/export: OTF2 archives, read by otf2's own reader

PATH=$(dirname "$(venv)"):$PATH # python3 has pyarrow and otf2 there
for input in first regions.out; do
    "$tally" --json $input >$input.tally
    check "otf2: $input" "$export" -q -f otf2 -o $input.otf2 $input
done
check 'otf2: its reader finds the calls and times of trace-tally' python3 "$HERE/otf2_read.py" first.otf2 first.tally 2
check 'otf2: of other recordings, too' python3 "$HERE/otf2_read.py" regions.out.otf2 regions.out.tally 3
check 'otf2: written again' "$export" -q -f otf2 -r 1 -o first.otf2 first
"$tally" --json -r 1 first >first.tally
check 'otf2: one rank' python3 "$HERE/otf2_read.py" first.otf2 first.tally 2
mkdir -p other && echo other >other/file
refuse 'otf2: a folder that is no archive is not replaced' "$export" -q -f otf2 -o other first
same 'otf2: it is as it was' other "$(cat other/*)"
