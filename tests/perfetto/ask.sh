# ask.sh - one engine for all traces that a group asks: to start it takes half a second of processor time, a small trace next to none.
# Sourced; a group that does ends with "asked" before "finish".

coproc node "$ROOT/tests/perfetto/query.mjs" --serve 2>&1
exec 5>&"${COPROC[1]}" 6<&"${COPROC[0]}" # for subshells

# count TRACE SQL: the value
count() {
    local line
    printf '%s\t%s\n' "$1" "${2//$'\n'/ }" >&5
    IFS= read -r -t 120 line <&6
    printf '%s\n' "$line"
}

# perfetto WORD...: what "node query.mjs WORD..." prints; perfetto SCRIPT.mjs WORD...: what "node SCRIPT.mjs WORD..." does. Its status
perfetto() {
    local line words
    [[ $1 == *.mjs ]] || set -- query "$@"
    printf -v words '%s\t' "${@//$'\n'/ }"
    printf '%s\n' "${words%?}" >&5
    while IFS= read -r -t 600 line <&6; do
        case $line in "#end "*) return "${line#\#end }" ;; esac
        printf '%s\n' "$line"
    done
    echo "the engine ended"
    return 2
}

# asked: the engine ends, and its processor time counts as the group's
asked() {
    local pid=$COPROC_PID
    eval "exec 5>&- 6<&- ${COPROC[1]}>&- ${COPROC[0]}<&-"
    wait "$pid"
}
