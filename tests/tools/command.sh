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
mysql://u:p@ss@h/db>mysql://u:***@h/db
mysql://u:p/s@ss@h:3306/db?ssl=1>mysql://u:***@h:3306/db?ssl=1
redis://:hunter2@h:6379/0 amqp://g:g@h>redis://:***@h:6379/0 amqp://g:***@h
https://0123456789abcdef0123456789@git.example/x>https://***@git.example/x
ssh://git@host/x http://host:8080/a@b>ssh://git@host/x http://host:8080/a@b
'https://h/x?a=1&access_token=abc&b=2'>https://h/x?a=1&access_token=***&b=2
'https://h/x?key=abc&sig=d%3D#part' --key=file>https://h/x?key=***&sig=***#part --key=file
'jdbc:mysql://h/db?user=a&password=b;x=1'>jdbc:mysql://h/db?user=a&password=***;x=1
'https://u:hunter2@h/x?token=abc&n=1'>https://u:***@h/x?token=***&n=1
--env=DB_PASS=hunter2 -e DB_PASS=hunter2 -eDB_PASS=x>--env=DB_PASS=*** -e DB_PASS=*** -eDB_PASS=***
--export=ALL,PGPASS=hunter2 --build-arg=TOKEN=t>--export=ALL,PGPASS=*** --build-arg=TOKEN=***
-genv DB_PASS hunter2 -genv N 3>-genv DB_PASS *** -genv N 3
mysql -uroot -phunter db>mysql -uroot -p*** db
mysqldump -pxyz db>mysqldump -p*** db
sshpass -p hunter ssh -p 22 h>sshpass -p *** ssh -p 22 h
-ppass -phunter2 -p hunter>-p*** -p*** -p hunter
-pthread -pipe -p8080 -pc_type ilu -prefix=/x1 -ppn 4>-pthread -pipe -p8080 -pc_type ilu -prefix=/x1 -ppn 4
curl -u me:hunter2 h --user me:x -u 1000:1000>curl -u me:*** h --user me:*** -u 1000:1000
redis-cli -a hunter ping>redis-cli -a *** ping
openssl -passin pass:hunter2 -pass 1>openssl -passin *** -pass 1
'{"password":"hunter2"}' secretAccessKey=k userPass=x>{"password":*** secretAccessKey=*** userPass=***
login ghp_0123456789abcdef0123 sk-0123456789abcdef0123>login *** ***
--compass=1 --two-passes --patch=1 --author=me --pinned=2 --code=3>--compass=1 --two-passes --patch=1 --author=me --pinned=2 --code=3
X
same "TRACE_COMMAND=name" ./steps "$(export TRACE_COMMAND=name; kept --epochs 3)"
same "TRACE_COMMAND=off" "" "$(export TRACE_COMMAND=off; kept --epochs 3)"
TRACE_COMMAND=none kept >kept.txt 2>kept.err
same "TRACE_COMMAND=none says what there is, and keeps little" "./steps 1" "$(cat kept.txt) $(grep -c '^trace: TRACE_COMMAND=none is not full, name or off; using name$' kept.err)"
TRACE_COMMAND=none "$run" -q -o never ./steps 1 2>err
same "trace-run refuses it" 2 $?
same "nothing that was secret is in the files" "" "$(rm -rf kept; TRACE_OUT=kept ./steps 1 --password=hunter2 --token hunter2 http://a:hunter2@b; grep -l hunter2 kept/*)"
