# modes.sh - part of tests/export: who may read what tools write: 600, or TRACE_MODE_BITS, whatever the umask is

modes() { # NAME MASK BITS FOLDERS ENV...: all outputs have these permissions
    local name=$1 mask=$2 bits=$3 folders=$4 form
    shift 4
    [ "$mask" = kept ] || { rm -rf modes && mkdir modes; }
    (
        [ "$mask" = kept ] || umask "$mask"
        for form in arrow chrome folded hatchet nsys otf2 parquet pprof speedscope; do
            env "$@" "$export" -q -f "$form" -o "modes/x.$form" first || echo "$form failed"
        done
        env "$@" "$BUILD/trace-merge" -q -o modes/merged.bin first
        env "$@" "$BUILD/to-perfetto" -q -o modes/x.pftrace first
        env "$@" "$BUILD/trace-report" -q -o modes/x.html first
        env "$@" "$query" --csv -o modes/x.csv first 'SELECT 1'
        env "$@" "$query" --parquet modes/query.parquet first 'SELECT 1 AS one'
    ) >modes.said 2>&1
    same "permissions: $name: files" "$bits" "$(find modes -type f -printf '%m\n' | sort -u | xargs)" || lib__tail modes.said
    same "permissions: $name: folders" "$folders" "$(find modes -mindepth 1 -type d -printf '%m\n' | sort -u | xargs)"
    same "permissions: $name: outputs" 13 "$(find modes -mindepth 1 -maxdepth 1 | sed 's/.rank[0-9]*//' | sort -u | wc -l)" || lib__tail modes.said
}
modes 'a umask that lets all read' 000 600 700 -u TRACE_MODE_BITS
modes 'TRACE_MODE_BITS=640 under a umask that lets nobody read' 077 640 750 TRACE_MODE_BITS=640
# write all again after others got the permission to read it
find modes -type f -exec chmod 644 {} +
find modes -mindepth 1 -type d -exec chmod 755 {} +
modes 'what is replaced keeps them' kept 644 755 -u TRACE_MODE_BITS
rm -rf modes
