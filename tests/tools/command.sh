# command.sh - part of tests/tools: the command line in the files, without what is secret

# kept ARGUMENTS...: the command line as it is kept, behind the program's name
kept() { rm -rf kept; TRACE_OUT=kept ./steps 1 "$@"; "$BUILD/trace-info" --json kept | python3 -c 'import json, sys
def find(x):
    if isinstance(x, dict):
        for k, v in x.items():
            if k == "command": return v
            r = find(v)
            if r is not None: return r
    if isinstance(x, list):
        for v in x:
            r = find(v)
            if r is not None: return r
print(find(json.load(sys.stdin)))' | sed 's/^\.\/steps 1 \{0,1\}//'; }
while IFS='>' read -r given expected; do
    eval "set -- $given"
    same "command line: $given" "$expected" "$(kept "$@")"
done <<'X'
--epochs 3 --lr=0.1>--epochs 3 --lr=0.1
--password=hunter2 x>--password=*** x
--password hunter2 x>--password *** x
--password --verbose x>--password --verbose x
DB_PASSWORD=hunter2 -D TOKEN=t>DB_PASSWORD=*** -D TOKEN=***
--hf-token abc --max-tokens 512 --tokenizer=gpt2>--hf-token *** --max-tokens 512 --tokenizer=gpt2
--token-file f --api_key=k --Access-Key k2>--token-file *** --api_key=*** --Access-Key ***
-H 'Authorization: Bearer abc def' x>-H Authorization:*** x
postgres://me:hunter2@host/db?x=1>postgres://me:***@host/db?x=1
http://host:80/a@b>http://host:80/a@b
'mysql --password=hunter2 db && tool --secret "a b" c' d>mysql --password=*** db && tool --secret *** d
--bypass=1 --passes 3 --secretary=x>--bypass=1 --passes 3 --secretary=x
--password=>--password=
X
same "TRACE_COMMAND=name" ./steps "$(export TRACE_COMMAND=name; kept --epochs 3)"
same "TRACE_COMMAND=off" "" "$(export TRACE_COMMAND=off; kept --epochs 3)"
TRACE_COMMAND=none kept >kept.txt 2>kept.err
same "TRACE_COMMAND=none says what there is, and keeps little" "./steps 1" "$(cat kept.txt) $(grep -c '^trace: TRACE_COMMAND=none is not full, name or off; using name$' kept.err)"
TRACE_COMMAND=none "$run" -q -o never ./steps 1 2>err
same "trace-run refuses it" 2 $?
same "nothing that was secret is in the files" "" "$(rm -rf kept; TRACE_OUT=kept ./steps 1 --password=hunter2 --token hunter2 http://a:hunter2@b; grep -l hunter2 kept/*)"
