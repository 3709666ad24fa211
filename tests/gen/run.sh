#!/bin/bash
# the generator: golden output, refusals at the stated line, the same output everywhere, no drift of what is committed
#   tests/gen/run.sh --accept    takes what comes out as what is expected from now on
set -u
. "$(dirname "$0")/../lib.sh"
CASES=$ROOT/tests/gen/cases
GEN=$BUILD/trace-gen
SPECS=$ROOT/api-specs/mpi
accept=
[ "${1:-}" = --accept ] && accept=1

model() { (cd "$CASES" && "$GEN" model --api toy --header "$1" -I . --functions 'toy_*' --names 'toy_*,TOY_*' -o "$2"); }
code() { "$GEN" emit --rules "$CASES/$1.rules" --part "$2" "$WORK/$1.model" -o "$3"; }

golden() {
    if [ -n "$accept" ]; then cp "$3" "$2"; fi
    same_file "$1" "$2" "$3"
}

# Wrappers by kinds, and the functions that their texts name.
for header in plain callback; do
    check "$header: model" model $header.h "$WORK/$header.model"
    golden "$header: model is as expected" "$CASES/$header.model" "$WORK/$header.model"
    check "$header: calls" code $header calls "$WORK/$header.calls.h"
    golden "$header: calls are as expected" "$CASES/$header.calls.gen.h" "$WORK/$header.calls.h"
    sed '/^static inline/d' "$CASES/$header.h" >"$WORK/header.h"
    printf '#include "prelude.h"\n#include "%s"\n#include "%s"\n' "$WORK/header.h" "$WORK/$header.calls.h" >"$WORK/$header.c"
    check "$header: calls compile" "$CC" -std=c11 -Wall -Wextra -Wpedantic -Werror -Wno-unused-function -I "$CASES" -I "$ROOT" -I "$ROOT/src" -c "$WORK/$header.c" -o "$WORK/$header.o"
done
check 'plain: fortran' code plain fortran "$WORK/plain.fortran.h"
golden 'plain: fortran is as expected' "$CASES/plain.fortran.gen.h" "$WORK/plain.fortran.h"

# Wrappers that are tables: the same, one whose array has as much room as the caller said, and what a header brings that nobody has looked at.
check 'table: model' sh -c "cd $CASES && $GEN model --api toy --header table.h -I . --functions 'toy_*' --names 'toy_*,TOY_*,PFN_*' -o $WORK/table.model"
golden 'table: model is as expected' "$CASES/table.model" "$WORK/table.model"
check 'table: calls' code table calls "$WORK/table.calls.h"
golden 'table: calls are as expected' "$CASES/table.calls.gen.h" "$WORK/table.calls.h"
"$GEN" table --rules "$CASES/table.rules" "$WORK/table.model" >"$WORK/table.txt"
has 'table: counts' "$WORK/table.txt" 'wrapped +13 \(minimal 6, default 1, full 6\)'
# Hooks that calls share get copies of what the call has: one that would change a copy does not compile, and is right with `own`.
mapfile -t changing <<'END'
n = 1
n += 1
n <<= 1
n >>= 1
n %= 3
n ^= 1
n++
--n
RAISE(n)
(n) = 1
p = NULL
toy_set(&n)
toy_set(& (n))
*(int *)&n = 1
toy_set((int *)(uintptr_t)&(n))
memset(&n, 0, sizeof n)
memset(&p, 0, sizeof p)
result = 1
result |= 1
toy_set(&result)
END
hooked() { # RULE: hooks.calls.h and hooks.log, of a function toy_1 and so on for each; the last reads, and writes through a pointer
    {
        printf 'api TOY TRACE_SOURCE_CUSTOM trace__toy\nforward next\nstatus toy_status : 9 : TOY_OK\nwrap 1 : toy_*\nhow * : p : pointer\n%s\n' "$1"
        for i in "${!changing[@]}"; do printf 'hook toy_%s : after : %s\n' "$i" "${changing[i]}"; done
        printf 'hook toy_reads{,_too} : after : if (n == 1 && n <= 2 && !result) *(int *)p = n << 1\n'
    } >"$WORK/hooks.rules"
    {
        printf 'typedef enum toy_status { TOY_OK } toy_status;\n'
        printf 'toy_status toy_%s(void *p, int n);\n' "${!changing[@]}" reads reads_too
    } >"$WORK/hooks.h"
    "$GEN" model --api toy --header "$WORK/hooks.h" --functions 'toy_*' --names 'toy_*,TOY_*' -o "$WORK/hooks.model" &&
        "$GEN" emit --rules "$WORK/hooks.rules" --part calls "$WORK/hooks.model" -o "$WORK/hooks.calls.h" || return
    printf '#include "prelude.h"\n#define RAISE(v) ((v) += 1)\nvoid toy_set(int *);\n#include "hooks.calls.h"\n' >"$WORK/hooks.c"
    case $("$CC" --version) in *clang*) all=-ferror-limit=0 ;; *) all=-fmax-errors=0 ;; esac
    "$CC" -std=c11 -w -fsyntax-only "$all" -I "$CASES" -I "$WORK" -I "$ROOT" -I "$ROOT/src" "$WORK/hooks.c" >"$WORK/hooks.log" 2>&1
}
hooked ''
sed -n 's/^.*hooks\.calls\.h:\([0-9]*\):.*/\1/p' "$WORK/hooks.log" >"$WORK/hooks.lines"
same 'hooks: each that changes a copy does not compile' "$(seq 0 $((${#changing[@]} - 1)))" \
    "$(awk 'NR == FNR { wrong[$1]; next } /^TRACE__HOOK\(/ { name = $0 } FNR in wrong { gsub(/[^0-9]/, "", name); print name == "" ? "reads" : name }' \
        "$WORK/hooks.lines" "$WORK/hooks.calls.h" | sort -nu)"
same 'hooks: one that reads stands once' 1 "$(grep -c '^TRACE__HOOK(trace__toy_toy_reads' "$WORK/hooks.calls.h")"
check 'hooks: all compile as statements of their wrappers' hooked 'own toy_*'

bad_table() { # NAME HEADER-LINE RULE-LINE COMPLAINT
    { cat "$CASES/table.h"; echo "$2"; } >"$WORK/more.h"
    { cat "$CASES/table.rules"; echo "$3"; } >"$WORK/more.rules"
    "$GEN" model --api toy --header "$WORK/more.h" --functions 'toy_*' --names 'toy_*,TOY_*,PFN_*' -o "$WORK/more.model" &&
        "$GEN" emit --rules "$WORK/more.rules" --part calls "$WORK/more.model" >/dev/null 2>"$WORK/more.log"
    status=$?
    if [ $status -eq 1 ] && grep -Eq -- "$4" "$WORK/more.log"; then ok "table: $1 is refused"; else
        fail "table: $1 is refused" "status $status"
        lib__tail "$WORK/more.log"
    fi
}
bad_table 'a new function' 'toy_status toy_new(int);' '' 'more.model:[0-9]+: error: toy_new is in no wrap rule'
bad_table 'a pattern that ends in the middle' 'toy_status toy_new(int);' 'wrap 1 : toy_[m-' 'more.model:[0-9]+: error: toy_new is in no wrap rule'
bad_table 'a possible array' 'toy_status toy_sum(const int *values, int count);' 'wrap 1 : toy_sum' "toy_sum: 'const int \\* values' may be an array"
bad_table 'a buffer' 'toy_status toy_read(char *text, int size);' 'wrap 1 : toy_read' "toy_read: 'char \\* text' may be a string or a buffer"
bad_table 'a structure whose end is open' 'typedef struct toy_f { float x; int y[]; } toy_f; void toy_draw(toy_f f);' 'wrap 1 : toy_draw' "toy_draw: a 'toy_f' cannot be passed unseen"
bad_table 'a length that is none' 'toy_status toy_len(const int *v, void *n);' 'wrap 1 : toy_len
how toy_len : v : in array(n)' "toy_len: 'n' is no length"
bad_table 'a leaf function with an array' 'toy_status toy_add(const int *v, int n);' 'wrap 3 : toy_add
how toy_add : v : in array(n)
leaf toy_add' 'toy_add cannot be leaf'
bad_table 'a inline function with an array' 'toy_status toy_add(const int *v, int n);' 'wrap 3 : toy_add
how toy_add : v : in array(n)
inline toy_add' 'toy_add cannot be inline: it is leaf, or not all'
bad_table 'a shared_timestamp function that returns a string' 'const char *toy_text(int v);' 'wrap 3 : toy_text
shared_timestamp toy_text' 'toy_text cannot be shared_timestamp'
bad_table 'a inline function that returns nothing' 'void toy_touch(int v);' 'wrap 3 : toy_touch
inline toy_touch' 'toy_touch cannot be inline'
bad_table 'a inline function with a hook' 'toy_status toy_poke(int v);' 'wrap 3 : toy_poke
inline toy_poke
hook toy_poke : last : toy_poked()' 'toy_poke cannot be inline: it has hooks'
bad_table 'a inline function with shorts' 'typedef struct toy_s { short a, b; int c; } toy_s; toy_status toy_short(toy_s *out);' 'wrap 3 : toy_short
how toy_short : out : out one
inline toy_short' 'toy_short cannot be inline'
bad_table 'a leaf function of level 2' 'toy_status toy_set(int v);' 'wrap 2 : toy_set
leaf toy_set' 'toy_set cannot be leaf'
bad_table 'room for a parameter that is not there' '' 'lend toy_open : mistake : int' "more.rules:[0-9]+: error: toy_open has no parameter 'mistake'"
bad_table 'a wrong word' '' 'how toy_copy : s : sideways' "more.rules:[0-9]+: error: 'sideways' is none of"

# Callbacks: a record, ends of slices, kinds.
events() { (cd "$CASES" && "$GEN" model --api toy --header "$1" --callbacks cb_ -I . --functions none --names 'toy_numbers' -o "$2"); }
check 'events: model' events events.h "$WORK/events.model"
golden 'events: model is as expected' "$CASES/events.model" "$WORK/events.model"
check 'events: callbacks' code events callbacks "$WORK/events.callbacks.h"
golden 'events: callbacks are as expected' "$CASES/events.callbacks.gen.h" "$WORK/events.callbacks.h"
bad_events() { # NAME SED-OF-RULES COMPLAINT
    sed "$2" "$CASES/events.rules" >"$WORK/more.rules"
    "$GEN" emit --rules "$WORK/more.rules" --part callbacks "$WORK/events.model" >/dev/null 2>"$WORK/more.log"
    status=$?
    if [ $status -eq 1 ] && grep -Eq -- "$3" "$WORK/more.log"; then ok "events: $1 is refused"; else
        fail "events: $1 is refused" "status $status"
        lib__tail "$WORK/more.log"
    fi
}
bad_events 'a callback nobody looked at' '/^event ping/d' 'events.model:[0-9]+: error: ping is in no event rule'
bad_events 'one without a level' 's/,ping$//' 'ping is in no wrap rule'
bad_events 'an end without a begin' '/^event open/s/visit/stay/' "close ends 'visit', which nothing begins"
bad_events 'a kind that is none' 's/work:.kind/work:$n/' "work: 'n' is no enum"
bad_events 'an unknown shape' 's/: instant : ping/: circle : ping/' "more.rules:3: error: 'circle' is none of"
bad_events 'no number' 's/^callbacks .*/callbacks toy_at_/' 'there is no constant toy_at_ping'

# Each bad header says, in its last line, what must be said about it; model and emission both may refuse.
for header in "$CASES"/bad-*.h; do
    name=$(basename "$header" .h)
    expected=$(sed -n 's/^\/\* error: \(.*\) \*\/$/\1/p' "$header")
    { model "$name.h" "$WORK/$name.model" && (cd "$WORK" && "$GEN" emit --rules "$CASES/plain.rules" "$name.model" -o "$WORK/$name.gen.h"); } >"$WORK/$name.log" 2>&1
    status=$?
    if [ $status -eq 1 ] && grep -Fq -- "$expected" "$WORK/$name.log"; then ok "$name is refused"; else
        fail "$name is refused" "status $status; expected: $expected"
        lib__tail "$WORK/$name.log"
    fi
    [ -e "$WORK/$name.gen.h" ] && fail "$name leaves no output" "it wrote $name.gen.h"
done

# Wrong rules: file, line and what is wrong.
bad_rule() {
    printf 'api TOY TRACE_SOURCE_CUSTOM trace__toy\nforward next\n%s\n' "$2" >"$WORK/bad.rules"
    "$GEN" emit --rules "$WORK/bad.rules" "$WORK/plain.model" >"$WORK/bad.log" 2>&1
    status=$?
    if [ $status -eq 1 ] && grep -Fq "bad.rules:3: error: $3" "$WORK/bad.log"; then ok "$1"; else
        fail "$1" "status $status"
        lib__tail "$WORK/bad.log"
    fi
}
bad_rule 'unknown rule' 'paint toy_open : red' "there is no rule 'paint'"
bad_rule 'a shape that is none' 'how * : * : in integer' "'integer' is none of none, pointer"
bad_rule 'missing column' 'how * : in int' 'how needs 3 columns'
bad_rule 'a kind without a place' 'kind two : a:I32 b:I32 : $' 'kind two: fewer places than fields'
bad_rule 'a kind with too many' 'kind one : a:I32 : $ $' 'kind one: more places than fields'
bad_rule 'unknown level' 'wrap 9 : toy_*' "level '9' is none of 1, 2, 3"
bad_plain() { # NAME RULE COMPLAINT
    { cat "$CASES/plain.rules"; echo "$2"; } >"$WORK/more.rules"
    "$GEN" emit --rules "$WORK/more.rules" "$WORK/plain.model" >/dev/null 2>"$WORK/more.log"
    status=$?
    if [ $status -eq 1 ] && grep -Eq -- "$3" "$WORK/more.log"; then ok "plain: $1 is refused"; else
        fail "plain: $1 is refused" "status $status"
        lib__tail "$WORK/more.log"
    fi
}
bad_plain 'a kind that is none' 'how * : * : in integer' "more.rules:[0-9]+: error: 'integer' is none of"
bad_plain 'a hook beside kinds' 'hook toy_send : before : note()' 'toy_send has kinds, so it can have neither hooks nor values of C'
bad_plain 'a part that is none' 'value toy_send : v : in : moved(both(n, size(h).weight))' "more.rules:[0-9]+: error: size\\(h\\) makes no 'weight'"
bad_plain 'a field without a direction' 'value toy_send : v : across : moved(both(n, n))' "more.rules:[0-9]+: error: 'across' is neither in nor out"
bad_plain 'a value that is none' 'value toy_send : v : in : moved(both(n, m))' "more.rules:[0-9]+: error: toy_send has no 'm'"
bad_plain 'a function that is not closed' 'derive toy_send : after : sent(n' "more.rules:[0-9]+: error: 'sent.n' is not closed"
bad_plain 'an derive where a number is returned in a register of its own' 'derive toy_time : after : timed(return)' 'toy_time: functions of the library can only be called'
cp "$CASES/plain.rules" "$WORK/dead.rules"
echo 'skip toy_gone : no longer there' >>"$WORK/dead.rules"
"$GEN" emit --rules "$WORK/dead.rules" "$WORK/plain.model" >"$WORK/dead.log" 2>&1
has 'a rule that speaks of nothing' "$WORK/dead.log" 'dead.rules:[0-9]+: error: this rule speaks of nothing'
printf 'function broken\n' >"$WORK/broken.model"
refuse 'broken model is refused' "$GEN" emit --rules "$CASES/plain.rules" "$WORK/broken.model"
refuse 'missing model is refused' "$GEN" emit --rules "$CASES/plain.rules" "$WORK/none.model"
check 'help' "$GEN" --help
mistaken() { # NAME PATTERN WORDS...: status 2, and one line that says so
    local name=$1 pattern=$2
    shift 2
    "$GEN" "$@" >/dev/null 2>"$WORK/mistake"
    same "$name: status" 2 $?
    has "$name: says what is possible" "$WORK/mistake" "$pattern"
}
mistaken 'no command' "'mdoel' is none of wrap, model, emit, table, driver; did you mean model" mdoel
mistaken 'no part' "^trace-gen emit: error: --part: 'cals' is none of calls, callbacks, layer, fortran, versions; did you mean" \
    emit --part cals
mistaken 'no option' '--headr is not an option; did you mean --header\?' --headr x
mistaken 'no model' 'no MODEL given' emit --rules "$CASES/plain.rules"
for command in model emit table driver; do
    check "$command --help" "$GEN" $command --help
    mistaken "$command without options" "trace-gen $command: error: needs --" $command
done

# MPI: what is committed is what comes out, from any folder, twice.
emit_mpi() { "$GEN" emit --rules "$SPECS/mpi.rules" --part "$1" "$SPECS"/mpich-4.0.2.model "$SPECS"/openmpi-4.1.4.model -o "$2"; }
part_of() { case $1 in mpi) echo calls ;; mpi_fortran) echo fortran ;; esac; }
for file in mpi mpi_fortran; do
    check "$file.gen.h comes out" emit_mpi "$(part_of $file)" "$WORK/$file.gen.h"
    same_file "$file.gen.h is not adrift" "$ROOT/src/backends/mpi/$file.gen.h" "$WORK/$file.gen.h"
done
(cd / && emit_mpi calls "$WORK/again.gen.h")
same_file 'the folder does not matter' "$WORK/mpi.gen.h" "$WORK/again.gen.h"
if grep -EIn "$(hostname)|/tmp/|/home/|/usr/" "$WORK"/mpi*.gen.h "$SPECS"/*.model >"$WORK/paths"; then fail 'no machine in the output' "$(head -1 "$WORK/paths")"; else ok 'no machine in the output'; fi

for api in "$ROOT"/api-specs/*/; do
    api=$(basename "$api")
    generated=$(find "$ROOT/src/backends" -name "$api.gen.h")
    [ -n "$generated" ] || continue
    command=$(head -n 1 "$generated" | sed -n 's|^/. Generated: trace-gen emit \(.*\)|\1|p')
    (cd "$ROOT/api-specs/$api" && "$GEN" table ${command/--part call[a-z]* /}) >"$WORK/coverage" && ok "$api: $(grep -E '^(all|wrapped|refused|rule)' "$WORK/coverage" | tr -s ' \n' ' ')"
done

mpi_model() { "$GEN" model --api mpi --header mpi.h --functions 'MPI_*,MPIX_*' --names "MPI_*,MPIX_*,$1" -I "$2" -o "$3"; }
for library in mpich openmpi; do
    include=$(mpicc.$library -show | tr ' ' '\n' | sed -n 's/^-I//p' | while read -r d; do [ -e "$d/mpi.h" ] && echo "$d" && break; done)
    case $library in
    mpich) names='MPIR_*,MPICH_NUMVERSION' version=$(sed -n 's/^#define MPICH_VERSION "\(.*\)"/\1/p' "$include/mpi.h") ;;
    openmpi) names='OMPI_*_VERSION,ompi_status_public_t' version=$(awk '/define OMPI_(MAJOR|MINOR|RELEASE)_VERSION/ { printf "%s%s", dot, $3; dot = "." }' "$include/mpi.h") ;;
    esac
    check "$library: model" mpi_model "$names" "$include" "$WORK/$library-$version.model"
    if [ -e "$SPECS/$library-$version.model" ]; then
        same_file "$library-$version.model is not adrift" "$SPECS/$library-$version.model" "$WORK/$library-$version.model"
    else
        echo "# $library $version is installed, no model of it is committed: not compared"
        has "$library $version: a model of the whole" "$WORK/$library-$version.model" '^function MPI_Win_wait int'
    fi
done

finish
