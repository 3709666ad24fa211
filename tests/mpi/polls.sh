# polls.sh - part of tests/mpi: programs that poll. Polls leave no event below the level full, and are counted all the same

for library in mpich openmpi; do
    check "$library: polls: builds" mpicc.$library -std=gnu11 -O0 -Wall -Wno-stringop-overflow "$HERE/poll.c" -o poll.$library -pthread
    check "$library: polls: builds, embedded" mpicc.$library -std=gnu11 -O0 -DTRACE_MPI -I "$ROOT" "$HERE/poll.c" "$(mpi_recorder $library)" -o poll.embedded.$library -pthread -ldl
    for form in minimal default full embedded; do
        program=poll.$library preload=LD_PRELOAD=$SO level=$form
        [ $form != embedded ] || program=poll.embedded.$library preload=LD_PRELOAD= level=default
        fresh
        ran "$library: polls, $form" $library 2 TRACE_APIS=all=off,mpi=$level TRACE_ENABLE=1 $preload -- ./$program || continue
        calls MPI "$WORK/out" | grep -E '^MPI_(Test|I.*probe|Request_get)' >polls.got
        sort "$WORK/expect.1" >polls.want
        same_file "$library: polls, $form: as many calls as the program made" polls.want polls.got
        same "$library: polls, $form: their sum, in the tally" "$(awk '{ n += $2 } END { print n, 1 }' polls.got)" \
            "$("$BUILD/trace-tally" --json "$WORK/out" | python3 -c '
import json, sys
t = json.load(sys.stdin); print(t["polls"], int(t["polls_ns"] > 0))')"
        has "$library: polls, $form: a line of the tally" <("$BUILD/trace-tally" "$WORK/out") '^Polls: [0-9]+ calls of MPI_'
        same "$library: polls, $form: bytes received" 100000 "$("$BUILD/trace-tally" --json --rank 1 "$WORK/out" | python3 -c '
import json, sys; print(sum(r["received_bytes"] for r in json.load(sys.stdin)["rows"] if r["api"] == "MPI"))')"
        [ $form = full ] || same "$library: polls, $form: no event for each" 0 "$(events | python3 -c '
import json, sys; print(sum(e["event"] == "entry" and e["name"].startswith(("MPI_Test", "MPI_Ip", "MPI_Imp")) for e in map(json.loads, sys.stdin)))')"
        "$BUILD/trace-merge" -q -o polls.tm "$WORK/out"
        same_file "$library: polls, $form: merged" polls.got <(calls MPI polls.tm | grep -E '^MPI_(Test|I.*probe|Request_get)')
        rm -f polls.tm
    done
done
