# ddp.sh - part of tests/report: ranks that train with devices, and never wait for each other on the host

ddp() { # RANKS JOB...
    local job ranks=$1
    for job in "${@:2}"; do
        rm -rf "ddp-$job"
        mkdir "ddp-$job"
        ./ddp "ddp-$job" "$job" "$ranks" >ddp.truth
        "$report" --json "ddp-$job" >"ddp-$job.json" 2>err
        check "$ranks ranks, $job: the culprit is first, and its share is what the simulation says" named "ddp-$job" "ddp-$job.json" ddp.truth
    done
}
ddp 2 healthy backward data longer slow shared healthy-static backward-static healthy-stages \
    healthy-thread backward-thread data-thread
ddp 8 healthy backward data longer slow shared healthy-static slow-static healthy-stages backward-stages slow-stages-static
ddp 64 healthy backward
"$BUILD/trace-merge" -q -o ddp.tm ddp-backward
same 'merged, the same findings' "$("$report" --json ddp-backward | grep -o '"kind.*"see"')" "$("$report" --json ddp.tm | grep -o '"kind.*"see"')"
check 'every field' env PATH="$BUILD:$PATH" KINDS='shared_device slow_device straggler unequal_input' \
    python3 "$HERE/fields.py" ddp-{backward,longer,slow,shared}.json
