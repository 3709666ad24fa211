# nothing.sh - part of tests/export: where a recording has nothing of what a format has, that is said once, with what to use

check 'nothing: calls of MPI alone' env TRACE_APIS=mpi TRACE_OUT="$WORK/calls.out" timeout $PATIENCE mpirun.openmpi -n 4 ./messages
# nothing FORMAT INPUT OPTION...: whether it is said that there is nothing
nothing() {
    "$export" -f "$1" -o nothing.out "${@:3}" "$2" 2>&1 | grep -cE '^trace-export: (no kernel, copy or task|nothing) was found'
}
for form in proton hatchet hatchet_msgpack; do
    same "$form: calls alone are nothing" 1 "$(nothing $form calls.out)"
    same "$form: and are not spoken of with --quiet" 0 "$(nothing $form calls.out -q)"
    same "$form: a task is something" 0 "$(nothing $form names.out)"
    same "$form: so is a kernel of one rank of three" 0 "$(nothing $form regions.out)"
done
same 'folded: no work of devices' 1 "$(nothing folded calls.out -w device)"
same 'folded: no bytes' 1 "$(nothing folded names.out -w bytes)"
same 'folded: bytes of messages' 0 "$(nothing folded calls.out -w bytes)"
same 'folded: work of devices' 0 "$(nothing folded regions.out -w device)"
same 'folded: time' 0 "$(nothing folded calls.out)"
"$export" -f proton -o nothing.out calls.out 2>err
has 'proton: what to use' err '--format chrome, folded and speedscope have the calls$'
