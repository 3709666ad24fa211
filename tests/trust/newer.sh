# A later version's field type: what follows it cannot be read, and nobody reads it.
for tool in trace-tally 'trace-tally --json' trace-report 'trace-report --json' trace-print 'trace-print --json' 'to-perfetto -q -o newer.pftrace' 'trace-export -q -f folded -o newer.folded' 'trace-export -q -f pprof -o newer.pb.gz' 'trace-export -q -f chakra -o newer.et' 'trace-export -q -f chrome -o newer.json' 'trace-export -q -f speedscope -o newer.json' 'trace-merge -q -o newer.merged'; do
    MALLOC_PERTURB_=85 sound "a field of an unknown type: $tool" 1 $tool forged/newer.bin
done
MALLOC_PERTURB_=85 "$BUILD/to-perfetto" -q -o newer.pftrace forged/newer.bin 2>err
same 'a field of an unknown type: the event has its own values only' '1' "$(grep -c 'of-the-event-before' <(strings newer.pftrace))"
