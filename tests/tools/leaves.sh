# leaves.sh - part of run.sh, behind runs.sh: modes of what is left, losses in the exit status, the newest run again

modes() { (cd "$1" && stat -c '%a %F' . *.bin | sort | uniq | paste -sd/ | sed 's/ regular file//; s/ directory//'); }
for mask in 022 077; do
    (umask $mask; TRACE_OUT=private$mask ./steps 1; TRACE_MODE_BITS=640 TRACE_OUT=team$mask/deep ./steps 1; TRACE_MODE_BITS=0664 "$run" -q -n -o tool$mask ./steps 1)
    same "umask $mask: files are their owner's alone" "600/700" "$(modes private$mask)"
    same "umask $mask: TRACE_MODE_BITS: files and folders" "640/750" "$(modes team$mask/deep)"
    same "umask $mask: and the folders above" 750 "$(stat -c %a team$mask)"
    same "umask $mask: trace-run" "664/775" "$(modes tool$mask)"
done
for bits in 777 400 666 x 1640; do
    TRACE_MODE_BITS=$bits TRACE_OUT=bits$bits ./steps 1 2>err
    same "TRACE_MODE_BITS=$bits is said, and ignored" "600/700 1" "$(modes bits$bits) $(grep -c "^trace: TRACE_MODE_BITS=$bits is not 600, 640" err)"
done
TRACE_MODE_BITS=777 "$run" -q -o never ./steps 1 2>err
same "trace-run refuses it" 2 $?

# a full disk, by the limit of a file's size
(ulimit -f 300; TRACE_OUT=lost ./steps 400000) 2>err
for tool in trace-tally trace-report trace-print trace-info; do
    "$BUILD/$tool" lost >out 2>err
    same "lost events: $tool ends with status 1" 1 $?
done
"$BUILD/trace-merge" -q -o lost.bin lost >out 2>err
same "lost events: trace-merge" 1 $?
"$BUILD/to-perfetto" -q -o lost.pftrace lost 2>err
same "lost events: to-perfetto" 1 $?
has "trace-info says so" <("$BUILD/trace-info" lost) '^  Losses      [0-9]+ events lost: the buffers were full'

# --replay takes the newest
mkdir newest && cd newest
"$run" --replay >../out 2>../err
same "--replay where nothing is: status 2" 2 $?
has "and what to do" ../err 'there is no trace here; name one: --replay=DIR'
"$run" -q -n ../steps 1
TRACE_OUT=out ../steps 2
touch -d '1 hour ago' out/*.bin
"$run" --replay 2>../err
has "--replay takes the newest folder" ../err '^trace-run: trace-steps-.* holds the trace'
touch -d '2 hours ago' trace-*/*.bin
"$run" --replay -n 2>../err
has "also out" ../err '^trace-run: out holds the trace'
"$run" -n --replay trace-* -q 2>../err
same "--replay DIR, and options behind it" "0 " "$? $(cat ../err)"
cd ..
