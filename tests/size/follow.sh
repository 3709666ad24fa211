# follow.sh - sourced by run.sh: --follow shows a job while it runs, files that come and grow, and ends with it

check "steps builds" $CC -O0 -Wno-misleading-indentation -I"$ROOT" -pthread -o steps "$HERE/steps.c" "$(recorder)" -ldl
mkdir live
mkfifo first second
follows() { # N: until the pictures have so many steps, or it ended
    for _ in $(seq 600); do
        [ "$(grep -o '"name": "step", "kind": "call", "calls": [0-9]*' followed | tail -n 1 | grep -o '[0-9]*$')" = "$1" ] && return
        kill -0 $follower 2>/dev/null || break
        sleep 0.1
    done
    fail "a picture with $1 steps" "$(tail -n 3 followed err)"
    return 1
}
"$tally" --follow=0.2 --json live >followed 2>err &
follower=$!
TRACE_OUT=live ./steps <first >/dev/null &
exec 7>first
echo 1 >&7
check "a step of a process that came later" follows 1
echo 2 >&7
check "the file grows" follows 2
TRACE_OUT=live ./steps <second >/dev/null &
exec 8>second
printf '1\n2\n3\n' >&8
check "another process comes" follows 5
exec 7>&-
echo 4 >&8
check "one ends, the other goes on" follows 6
exec 8>&-
wait $follower
same "it ends with the job, with status" 0 $?
"$tally" --json live >want
awk '/^{$/ { text = "" } { text = text $0 "\n" } END { printf "%s", text }' followed >got
same_file "the last picture is the tally of the job" want got
same "and nothing was complained of" "" "$(cat err)"
check "a job that is over is shown once" "$tally" --follow=0.2 live
TRACE_OUT=live2 ./steps </dev/null >/dev/null
"$tally" --follow=0.2 -o file live
"$tally" -o want live
same_file "-o FILE" want file
refuse "--follow=x is refused" "$tally" --follow=x live
refuse "--follow of tallies is refused" "$tally" --follow=1 whole.tally
script -qec "stty rows 10 cols 90; '$tally' --follow=0.2 one" /dev/null >terminal
has "a terminal is redrawn" terminal $'\033\\[H'
