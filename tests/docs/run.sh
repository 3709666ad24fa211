#!/bin/bash
# What the documents say against what is there: environment variables, links, options of the tools, examples of code.
set -u
. "$(dirname "$0")/../lib.sh"

need python3 mpicc mpicc.openmpi mpirun.openmpi
cd "$ROOT" || exit 1

# options come from one table, and the environment is asked in one place: every option is documented, and is read somewhere
check "options are in docs and manual as options.list says" gen/options.sh --check
same "the environment is asked in one place" "src/core/environment.c" "$(grep -lE '\<getenv\(' $(find src -name '*.[ch]') | paste -sd ' ')"
for v in $(sed -n 's/^ *X(\([A-Z_]*\),.*/\1/p' src/public/options.gen.h); do
    # the recorder reads an option by its name, trace-run those that are for itself alone
    same "TRACE_$v is read" yes "$(grep -rqE "TRACE__OPTION_$v\>" src --include=*.c || grep -rqF "getenv(\"TRACE_$v\")" tools/run && echo yes)"
done

# a first page is one page
same 'README: at most 100 lines' yes "$([ "$(wc -l <README.md)" -le 100 ] && echo yes || wc -l <README.md)"

# links between pages, and mentions of pages in code and messages, lead to a file and to a heading that is there
python3 tests/docs/links.py "$ROOT" >"$WORK/links.txt"
same_file "links and mentions lead somewhere" /dev/null "$WORK/links.txt"
mkdir -p "$WORK/wrong/docs"
printf '# Here\n[a](docs/a.md) [b](docs/a.md#there-it-is) [c](#here)\n[d](docs/b.md) [e](docs/a.md#nowhere) [f](#gone)\n```\n[g](h)\n```\n' >"$WORK/wrong/README.md"
printf '# There it *is*\n```sh\nls```\n\n```c\n' >"$WORK/wrong/docs/a.md"
printf '/* docs/a.md, "There it is" docs/c.md docs/a.md "Elsewhere" */\n' >"$WORK/wrong/code.c"
printf '%s\n' 'README.md:3: docs/b.md: there is no docs/b.md' 'README.md:3: docs/a.md#nowhere: docs/a.md has no such heading' \
    'README.md:3: #gone: README.md has no such heading' 'docs/a.md:2: a block of code is not closed' 'docs/a.md:5: a block of code is not closed' 'code.c:1: docs/c.md is not there' 'code.c:1: docs/a.md has no heading Elsewhere' | sort >"$WORK/want.txt"
refuse "broken links are found" python3 tests/docs/links.py "$WORK/wrong"
python3 tests/docs/links.py "$WORK/wrong" | sort >"$WORK/got.txt"
same_file "each broken link is named" "$WORK/want.txt" "$WORK/got.txt"

# prose is at most 120 columns wide; code and tables may be wider
check "prose fits 120 columns" python3 tests/docs/width.py "$ROOT"
{
    printf '%120s\n%121s\n```\n%130s\n```\n| %130s |\n- %119s\n' | tr ' ' x | sed 's/^|x/| /; s/^-x/- /'
} >"$WORK/wrong/docs/wide.md"
printf '%s\n' 'docs/wide.md:2: 121 columns' 'docs/wide.md:7: 121 columns' >"$WORK/want.txt"
refuse "wide prose is found" python3 tests/docs/width.py "$WORK/wrong"
python3 tests/docs/width.py "$WORK/wrong" >"$WORK/got.txt"
same_file "each wide line is named" "$WORK/want.txt" "$WORK/got.txt"

# the C code of the README compiles, and records what it says
sed -n '/^## In your code/,/^## /p' README.md | sed -n '/^```c/,/^```/p' | sed '1d;$d' >"$WORK/readme.c"
check "README's code compiles" mpicc -std=c11 -Wall -Wextra -Werror -I "$ROOT" "$WORK/readme.c" -o "$WORK/readme" -pthread
check "README's code runs" env TRACE_OUT="$WORK/out" "$WORK/readme"
same "README's code records its task" "solve 1" "$(calls user "$WORK/out")"
# the next section as it stands, where the program above has left its folder
sed -n '/^## Without/,/^## /p' README.md | sed -n 's/^mpirun -n 4 \(trace-run .*\) -- .*/\1/p; s/^\(trace-tally\|to-perfetto\) .*/&/p' >"$WORK/readme.sh"
mkdir "$WORK/hour"
sed -i "s,^trace-run.*,& -n -q -- $WORK/readme,; s,^,$BUILD/," "$WORK/readme.sh"
check "README's commands, after README's program in one folder" sh -c "cd '$WORK/hour' && $WORK/readme && sh -e $WORK/readme.sh"
same "and the timeline is there" yes "$([ -s "$WORK/hour/app.pftrace" ] && [ -d "$WORK/hour/out" ] && echo yes)"

# pages show what trace-tally prints now: of examples/mpi_heat.c. Columns are named here, because on a terminal a line of
# 0.00 % is not shown, and how much that is depends on the machine.
# The compiler is told what tests/examples tells it, word by word, so that the two compile it once.
mkdir "$WORK/examples" && cp examples/mpi_heat.c "$WORK/examples" && ln -s "$ROOT/trace.h" "$WORK"
check "the example builds" sh -c "cd '$WORK/examples' && mpicc.openmpi -Wall -Wextra -Werror -I.. mpi_heat.c -o ../heat -pthread"
check "the example runs" env TRACE_OUT="$WORK/heat.d" timeout $PATIENCE mpirun.openmpi -n 4 "$WORK/heat"
heat() { "$BUILD/trace-tally" "$@" "$WORK/heat.d"; }
shows() { # PAGE TEXT
    check "$1 shows \"$2\" as it is" python3 tests/docs/outputs.py "$1" "$2" "$WORK/printed.txt"
}
heat -a MPI --columns time,share,calls,average,max,imbalance,sent >"$WORK/printed.txt"
shows README.md 'heat: 4 ranks'
COLUMNS=100 heat | sed -n '/^note/,$p' >>"$WORK/printed.txt"
shows docs/guide/tally.md 'heat: 4 ranks'
heat --balance -a MPI --columns average,wall,min,min-rank,max,max-rank,imbalance >"$WORK/printed.txt"
heat --balance -a user --columns average,wall,min,min-rank,max,max-rank,imbalance,excess >>"$WORK/printed.txt"
COLUMNS=100 heat --balance | sed -n '/^note/,$p' >>"$WORK/printed.txt"
shows docs/guide/tally.md 'time in each function'
heat --per-rank >"$WORK/printed.txt"
shows docs/guide/tally.md 'MPI | each rank'
heat --sizes >"$WORK/printed.txt"
shows docs/guide/tally.md 'sizes of messages and'
sed -i 's/Size | Sends/Size | Sent/' "$WORK/printed.txt"
refuse "a page that shows another column is found" python3 tests/docs/outputs.py docs/guide/tally.md 'sizes of messages and' \
    "$WORK/printed.txt"
refuse "a page that shows nothing of it is found" python3 tests/docs/outputs.py docs/guide/tally.md 'no such output' /dev/null

# the picture is small, and its script draws what was recorded
same 'the picture: below 60 KB' yes "$([ "$(wc -c <docs/pictures/timeline.svg)" -lt 60000 ] && echo yes)"
"$BUILD/trace-print" --json "$WORK/out" >"$WORK/run.json"
check "the picture's script draws" python3 docs/pictures/timeline.py "$WORK/run.json"
python3 docs/pictures/timeline.py "$WORK/run.json" >"$WORK/run.svg"
has "the picture has the task" "$WORK/run.svg" '<title>solve, '
refuse "the picture's script refuses an empty trace" python3 docs/pictures/timeline.py /dev/null

# each result of a benchmark that a page cites is there, and what is there is cited or the newest of its kind
results() { # FOLDER: what is wrong in it
    local f kind newest
    cd "$1" || return
    grep -rohE '20[0-9]{2}-[0-9]{2}-[0-9]{2}-[a-z0-9_-]+\.txt' docs README.md bench --include='*.md' |
        sort -u >"$WORK/cited.txt"
    while read -r f; do [ -e "bench/results/$f" ] || echo "$f is cited, and not there"; done <"$WORK/cited.txt"
    for f in bench/results/*.txt; do
        kind=$(basename "$f" .txt | sed 's/^20..-..-..-//; s/-[0-9]$//')
        newest=$(ls bench/results | sed 's/\.txt$//' | grep -xE "20..-..-..-$kind(-[0-9])?" | LC_ALL=C sort | tail -n 1)
        grep -qxF "$(basename "$f")" "$WORK/cited.txt" || [ "$(basename "$f" .txt)" = "$newest" ] ||
            echo "$f is superseded, and nobody cites it"
    done
}
same 'results of benchmarks: cited ones are there, superseded ones are not' '' "$(results "$ROOT")"
mkdir -p "$WORK/old/docs" "$WORK/old/bench/results"
touch "$WORK/old/README.md" "$WORK/old/bench/results/2026-01-01-a.txt" "$WORK/old/bench/results/2026-01-01-a-2.txt"
echo 'see 2026-01-02-b.txt' >"$WORK/old/docs/a.md"
same 'each wrong result would be found' 2 "$(results "$WORK/old" | grep -c .)"

# reference pages have every function, kind and role
grep -oE '^    [XV]\((.*, )?[a-z_]+, \(' src/public/api.h | sed 's/, ($//; s/.*[ (]//' | sort -u >"$WORK/functions.txt"
same 'functions: found' yes "$([ "$(wc -l <"$WORK/functions.txt")" -gt 20 ] && echo yes || wc -l <"$WORK/functions.txt")"
while read -r f; do has "api.md has trace_$f" docs/reference/api.md "\`trace_$f\("; done <"$WORK/functions.txt"
grep -ohE '^ *#.*(ifdef|ifndef|defined\(?) *TRACE_[A-Z]\w+' trace.h | grep -oE 'TRACE_[A-Z]\w+' | grep -vE '_H$|^TRACE_(IMPL_DONE|SCOPE)$' | sort -u >"$WORK/macros.txt"
same 'macros: found' yes "$([ "$(wc -l <"$WORK/macros.txt")" -gt 20 ] && echo yes || wc -l <"$WORK/macros.txt")"
while read -r m; do has "api.md has $m" docs/reference/api.md "\`$m\`"; done <"$WORK/macros.txt"
sed -n '/^enum trace_role {/,/^};/p' src/format/events.h | grep -oE 'TRACE_R_[A-Z_]+' | sed 's/TRACE_R_//' | sort >"$WORK/roles.txt"
grep -oE '^\| [A-Z_]+ \|' docs/reference/kinds-and-fields.md | tr -d '| ' | grep -vE '^(INSTANT|COUNTER|SLICE|META|OBJECT|SAMPLE|LEAVE)$' | sort >"$WORK/said.txt"
grep -vE '^MESSAGE$' "$WORK/roles.txt" >"$WORK/want.txt"
grep -vE '^MESSAGE$' "$WORK/said.txt" >"$WORK/got.txt"
same_file "kinds-and-fields.md has every role" "$WORK/want.txt" "$WORK/got.txt"

# each page of an API says in one place where it was tried, and what it takes from the vendor's documents
for page in docs/backends/*.md; do
    same "$page: says where it was tried, once" 1 "$(grep -c '^## Tried on$' "$page")"
    has "$page: names its sources" <(sed -n '/^## Tried on$/,$p' "$page") '^Sources: .{40}'
done

# pages say how many functions are wrapped: as many as models and rules give
while read -r page api; do
    wrapped=$(cd "api-specs/$api" && "$BUILD/trace-gen" table --rules "$api.rules" $(ls -r ./*.model) | sed -n 's/^wrapped  *\([0-9]*\).*/\1/p')
    has "$page: $api has ${wrapped:-no} wrappers" "docs/backends/$page" "^\|.*[ /]${wrapped:-none} "
done <<'END'
cuda.md cuda
cuda.md cudart
nccl.md nccl
ccl.md ccl
ze.md ze
cl.md cl
hip.md hip
omp.md omp
END

# the README names every tool, every tool has --help
for tool in trace-merge trace-tally trace-report trace-info trace-print to-perfetto trace-diff trace-export trace-query trace-run trace-gen; do
    has "README names $tool" README.md "\`$tool"
    "$BUILD/$tool" --help >"$WORK/help.txt" 2>&1
    same "$tool --help exits 0" 0 $?
    refuse "$tool refuses an unknown option" "$BUILD/$tool" --no-such-option
done
# and each has the options that pages, help, manuals, messages and examples show
check "command lines have options that their commands have" python3 tests/docs/options.py "$ROOT" "$BUILD"
cat >"$WORK/wrong.md" <<'END'
`trace-tally --by name --nothing out`, `trace-print -n 5 out`, and `--wide` of `trace-print`; `trace-tally` has no `--nothing`.
```sh
mpirun -n 4 trace-run --colour=never -q -- ./app -x --wrong    # trace-tally --in-a-comment
trace-tally --json out | trace-query --nowhere - && build/trace-info \
    --prcesses 'a --quoted word' "trace-tally --here"; FOO=1 trace-diff --fail-above 5 --befor a
trace-run -a mpi ./app --its-own; trace-run --replay out --rplay
trace-gen model --header foo.h --lib foo; trace-gen --lib foo -zx; python -m traceh.proton --mod x script.py --own
```
| Option | Commands | Meaning |
|---|---|---|
| `-r`, `--ranks LIST` | `trace-tally`, `trace-info`, `trace-print`, `trace-diff`, `trace-export`, `to-perfetto`, `trace-report`, `trace-run`; `--apis` of `trace-merge` | these ranks |
| `--top N` | `trace-tally`, `trace-diff` | not all of them are named |
END
cat >"$WORK/wrong.txt" <<'END'
  trace-report --from 10 --until 20 out   what is wrong (trace-tally --tre)
It is what trace-tally --json, trace-print --errors. and trace-info -x print; to-perfetto -zq out.
END
printf '.B trace\\-tally \\-\\-jsn out\n' >"$WORK/wrong.1"
python3 tests/docs/options.py "$ROOT" "$BUILD" "$WORK/wrong.md" "$WORK/wrong.txt" "$WORK/wrong.1" | sort >"$WORK/got.txt"
sort >"$WORK/want.txt" <<'END'
wrong.md:1: trace-tally has no --nothing
wrong.md:1: trace-print has no -n
wrong.md:1: trace-print has no --wide
wrong.md:3: trace-run has no --colour
wrong.md:3: trace-tally has no --in-a-comment
wrong.md:5: trace-query has no --nowhere
wrong.md:5: trace-info has no --prcesses
wrong.md:5: trace-diff has no --befor
wrong.md:6: trace-run has no --rplay
wrong.md:7: trace-gen model has no --lib
wrong.md:7: trace-gen has no -z
wrong.md:7: trace-proton has no --mod
wrong.md:11: trace-info has no -r
wrong.md:11: trace-info has no --ranks
wrong.md:11: trace-query has --ranks, too
wrong.md:11: trace-merge has no --apis
wrong.md:12: trace-report has --top, too
wrong.txt:1: trace-report has no --until
wrong.txt:1: trace-tally has no --tre
wrong.txt:2: trace-info has no -x
wrong.1:1: trace-tally has no --jsn
END
same_file "each wrong option is named, and nothing else" "$WORK/want.txt" "$WORK/got.txt"

# the tables of options are those of the tools, and shells complete what is in them
optioned=(to-perfetto trace-diff trace-export trace-gen trace-info trace-merge trace-print trace-proton trace-proton-viewer trace-query trace-report trace-run trace-tally)
sed -n '/^<!-- options: /,$p' docs/reference/commands.md | sed 1,2d >"$WORK/said.txt"
tools/completions.sh page "${optioned[@]/#/$BUILD/}" | sed '$d' >"$WORK/want.txt"
same_file "commands.md has the options of all tools (tools/completions.sh page)" "$WORK/want.txt" "$WORK/said.txt"
for tool in "${optioned[@]}"; do
    tools/completions.sh bash "$BUILD/$tool" >"$WORK/$tool.bash"
    same "bash completes $tool --" "$("$BUILD/$tool" --help-options | cut -f 2 | sort | xargs)" \
        "$(bash -c '. "$1"; COMP_WORDS=("$2" --) COMP_CWORD=1; "_${2//-/_}"; printf "%s\n" "${COMPREPLY[@]}"' - "$WORK/$tool.bash" "$tool" | sort | xargs)"
done
same "bash completes trace-tally --per" --per-rank "$(bash -c '. "$1"; COMP_WORDS=(trace-tally --per) COMP_CWORD=1; _trace_tally; echo "${COMPREPLY[@]}"' - "$WORK/trace-tally.bash")"
refuse "no other shell is completed" tools/completions.sh tcsh "$BUILD/trace-tally"
has "zsh completes trace-tally --ranks" <(tools/completions.sh zsh "$BUILD/trace-tally") "'--ranks=\[only these ranks"
has "fish completes trace-tally --ranks" <(tools/completions.sh fish "$BUILD/trace-tally") '^complete -c trace-tally -s r -l ranks -r '

# the number of hard sentences does not grow
test_patterns() {
    check "patterns: no area has more hard sentences than patterns.txt allows" python3 "$HERE/patterns.py" "$ROOT"
    mkdir -p pages/docs/guide
    {
        echo '# Of a heading'
        printf 'Of all ranks one is late. It is `Of code`. %s\n\n' 'What is no word. Nobody is late, as a rule.'
        printf '```\nWho is late.\n```\n| Who is late. |\n<!-- Who is late. -->\n- '
        printf 'word %.0s' $(seq 24) && echo 'end.'
        printf '  It ends. ' && printf 'word %.0s' $(seq 25) && echo 'end.'
    } >pages/docs/guide/a.md
    printf 'docs/guide 1 2 2\n' >table.txt
    check "patterns: as many as are allowed" python3 "$HERE/patterns.py" pages table.txt
    for row in '0 2 2 long' '1 1 2 openings' '1 2 1 retired'; do
        echo "docs/guide ${row% *}" >table.txt
        refuse "patterns: one more is refused: ${row##* }" python3 "$HERE/patterns.py" pages table.txt
    done
    python3 "$HERE/patterns.py" pages --print docs/guide | cut -d ' ' -f 1-4 >got.txt
    printf 'docs/guide/a.md:%s\n' '2: openings: Of all' '2: openings: What is' '2: retired: Nobody is' '2: retired: Nobody is' '9: long: word word' >want.txt
    same_file "patterns: each is named" want.txt got.txt
}

finish
