#!/bin/bash
# trace_torch.h: PyTorch's operators as tasks. The example's extension, built as its comment says, over PyTorch for processors: what is recorded is what torch.profiler counts in the
# same run, forward and backward are joined, and a process with two parts has each operator once.
set -u
. "$(dirname "$0")/../lib.sh"
python=$(venv)
SITE=$("$python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/torch
need g++ clang++ node
cp -r "$ROOT/examples/torch_extension" "$WORK/ext" && rm -rf "$WORK"/ext/build "$WORK"/ext/*.so
cd "$WORK/ext" || exit 1
bin=$(dirname "$python")
export PATH=$BUILD:$bin:$PATH PYTHONPATH=$WORK/ext OMP_NUM_THREADS=1 TRACE_OUT=$WORK/out

# fork ARGUMENT...: does what "$python" ARGUMENT... does, in a fork of a process that has imported PyTorch. What depends on how a process starts is run by $python itself.
mkdir "$WORK/forks" && mkfifo "$WORK/forks/ask" "$WORK/forks/answer" && exec 8<>"$WORK/forks/ask" 9<>"$WORK/forks/answer"
"$python" "$HERE/forks.py" "$WORK/forks" <"$WORK/forks/ask" >"$WORK/forks/answer" 2>"$WORK/forks/log" 8>&- 9>&- &
forks=$!
fork() {
    local status
    printf '%s\0' "$@" >"$WORK/forks/arguments" && printf '%s\0' "$PWD" >"$WORK/forks/directory" && env -0 >"$WORK/forks/environment"
    echo "/proc/$BASHPID/fd" >&8
    until read -r -t 10 status <&9; do kill -0 $forks 2>/dev/null || { cat "$WORK/forks/log"; return 125; }; done
    return "$status"
}

# Two units are clang's, without FULL=1. The headers that trace_torch.h names, and no others, are compiled once for both.
COMMON=(-std=c++20 -O0 -DNDEBUG -Wall -Wextra -fPIC -pthread -I "$ROOT" -isystem "$SITE/include")
LIBRARIES=(-shared -L "$SITE/lib" -ltorch_cpu -lc10 -ldl)
HEADERS=(-Xclang -include-pch -Xclang common.pch)
part() {
    if [ -n "$FULL" ]; then g++ "${COMMON[@]}" -Wshadow -Werror "$HERE/part.cpp" -o part.so "${LIBRARIES[@]}"; return; fi
    grep '^#include <' "$ROOT/trace_torch.h" | grep -v '<trace' >common.h &&
        clang++ "${COMMON[@]}" -fpch-instantiate-templates -xc++-header common.h -o common.pch &&
        clang++ "${COMMON[@]}" -Wshadow -Werror "${HEADERS[@]}" "$HERE/part.cpp" -o part.so "${LIBRARIES[@]}"
}
[ -z "$FULL" ] || HEADERS=()
part >part.log 2>&1 &

# The example needs its time in the compiler, and no more than it takes to build: PyTorch's headers take twice as long
# with -O2 and -g, which Python's own flags have, and an eighth less where g++ does not collect garbage.
sed -i 's/"-O2"/"-O0", "-g0", "--param=ggc-min-heapsize=4000000"/' setup.py
TRACE_H=$ROOT MAX_JOBS=1 check "the example: builds" fork setup.py build_ext --inplace
wait $!
same "a library without pybind11: builds, without a warning" "0 " "$? $(grep -v '^ ' part.log | head -n 3)"
printf '#include <trace_torch.h>\nint main() { trace_torch_stop(); return trace_torch_start({.shapes = true}); }\n' >out.cpp
check "compiled out: needs nothing of PyTorch" g++ -std=c++20 -Wall -Wextra -Werror -DTRACE_COMPILE_OUT -I "$ROOT" out.cpp -o compiled_out
check "compiled out: observes nothing" ./compiled_out

# --- the example

said=$(fork train.py 2>&1)
has "off: trains, records nothing" <(echo "$said") '^recorded in nothing$'
same "off: no file" no "$([ -e "$WORK/out" ] && echo yes || echo no)"
said=$(TRACE_ENABLE=1 "$python" train.py --steps 4 2>&1)
has "on by the environment" <(echo "$said") "^recorded in $WORK/out/"
calls torch "$WORK/out" >on.txt
calls traced "$WORK/out" >>on.txt
for row in 'step 4' 'traced::scaled_relu 8' 'scale 8' 'aten::linear 16' 'AddmmBackward0 16' 'MseLossBackward0 4'; do has "on: $row" on.txt "^$row\$"; done
rm -rf "$WORK/out"
check "under trace-run" trace-run -q -n -o "$WORK/out" -- "$python" train.py --steps 4
same "under trace-run: one file" 1 "$(find "$WORK/out" -name '*.bin' | wc -l)"
{ calls torch "$WORK/out"; calls traced "$WORK/out"; } >under.txt
same_file "under trace-run: the same" on.txt under.txt
rm -rf "$WORK/out"
said=$(TRACE_ENABLE=1 TRACE_TORCH=0 fork train.py 2>&1)
same "TRACE_TORCH=0: tasks of its own, no operator" "scale 10" "$(calls torch "$WORK/out"; calls traced "$WORK/out")"

# --- against torch.profiler

rm -rf "$WORK/out"
TRACE_TORCH=shapes check "beside torch.profiler" fork "$HERE/model.py" seen.json
calls torch "$WORK/out" >got.txt
"$python" -c 'import collections, json
for name, n in sorted(collections.Counter(name for name, _ in json.load(open("seen.json"))).items()): print(name, n)' >want.txt
same_file "each operator as often as torch.profiler says" want.txt got.txt
check "there are some" test "$(wc -l <got.txt)" -gt 40
trace-print "$WORK/out" >printed.txt
check "shapes as torch.profiler says" "$python" "$HERE/shapes.py" seen.json printed.txt
for shape in 'aten::addmm entry.* shapes="f32\[64\] f32\[16,32\] f32\[32,64\]"' 'aten::cat entry.* shapes="(f32\[16,8\] f32\[16,8\])"' 'aten::convolution entry.* shapes="f32\[1,1,4\] f32\[1,1,2\]"'; do
    has "shapes: ${shape%% entry*}" printed.txt "torch:$(sed 's/[()]/\\&/g' <<<"$shape")"
done

check "trace-export" "$BUILD/trace-export" -q -f chrome -o ours.json "$WORK/out"
check "trace-export: operators, numbers, shapes and arrows as Kineto wrote them" python3 "$HERE/kineto.py" seen.json.kineto.json ours.json

# --- forward and backward

. "$ROOT/tests/perfetto/ask.sh"
# arrows FOLDER: from what operator to what backward function how many lead; then 0 backward functions to which none leads, 0 arrows that go back or to another thread
arrows() {
    to-perfetto -q -o arrows.pftrace "$1" || fail "to-perfetto $1"
    perfetto arrows.pftrace "select b.name || ' ' || a.name as arrow, count(*) as n from flow f join slice a on f.slice_out = a.id
        join slice b on f.slice_in = b.id group by 1 order by 1" "select 'to all but' as what, count(*) from slice s left join flow f on f.slice_in = s.id
        where s.name glob '*Backward*' and s.name not glob '*autograd::engine*' and f.id is null" "select 'wrong way' as what, count(*) from flow f join slice a on f.slice_out = a.id
        join slice b on f.slice_in = b.id where a.ts + a.dur > b.ts or a.track_id != b.track_id" | grep -vE '^(arrow|what)'
}
arrows "$WORK/out" >arrows.txt
printf '%s\t%d\n' 'AddmmBackward0 aten::addmm' 6 'CatBackward0 aten::cat' 3 'MmBackward0 aten::mm' 6 'MseLossBackward0 aten::mse_loss' 3 'MulBackward0 aten::mul' 1 'MulBackward1 aten::mul' 4 \
    'PowBackward0 aten::pow' 2 'ReluBackward0 aten::relu' 9 'SquareBackward Square' 3 'SumBackward0 aten::sum' 2 'TBackward0 aten::t' 12 'to all but' 0 'wrong way' 0 >want.txt
same_file "each backward function hangs on the operator that made it" want.txt arrows.txt
rm -rf "$WORK/out"
check "three threads" fork "$HERE/model.py" - thread
arrows "$WORK/out" >arrows.txt
awk -F '\t' -v OFS='\t' '{ $2 *= 3; print }' want.txt >three.txt
same_file "three threads: three times as many, each on its thread" three.txt arrows.txt
rm -rf "$WORK/out"
check "a forked process" fork "$HERE/model.py" - fork
arrows "$WORK/out" >arrows.txt
same_file "a forked process: three times as many, each in its process" three.txt arrows.txt
asked

# --- two parts in one process

two() { # NAME FILES COMMAND...
    rm -rf "$WORK/out"
    printf '%s\n' 'extension True' 'extension again True' 'library beside it False' 'library after it True' 'extension beside it False' 'library, recording stopped False' \
        'library, for what may come True' "files $2" >want.txt
    "${@:3}" "$HERE/parts.py" "$PWD/part.so" >got.txt 2>err.txt
    same_file "$1: one observes at a time" want.txt got.txt
    same "$1: each operator once" "aten::neg 23" "$(calls torch "$WORK/out" | grep neg)"
    same "$1: says nothing" "" "$(cat err.txt)"
}
two "two parts" 1 fork
two "two parts under libtrace-h.so" 1 env LD_PRELOAD="$BUILD/libtrace-h.so" "$python"
rm -rf "$WORK/out"
TRACE_TORCH=shape TRACE_ENABLE=1 fork -c 'import torch, traced; torch.ones(2)' 2>err.txt
same "TRACE_TORCH=shape: says what is possible" "trace: TRACE_TORCH=shape is none of 0, names, flows, shapes, and is ignored" "$(cat err.txt)"
same "TRACE_TORCH=shape: and goes on" "aten::ones 1" "$(calls torch "$WORK/out" | grep ones)"

# --- the unit that docs/guide/embedding.md has for PyTorch itself, as a library beside it

sed -n '/^<!-- torch.*trace_h_observer.cpp -->/,/^```$/p' "$ROOT/docs/guide/embedding.md" | sed '1,2d;$d' >observer.cpp
check "docs/guide/embedding.md: the unit for PyTorch builds" clang++ "${COMMON[@]}" "${HEADERS[@]}" observer.cpp -o observer.so "${LIBRARIES[@]}"
rm -rf "$WORK/out"
one='import ctypes, torch; ctypes.CDLL("./observer.so"); torch.ones(2)'
check "docs/guide/embedding.md: off" fork -c "$one"
same "docs/guide/embedding.md: off leaves nothing" no "$([ -e "$WORK/out" ] && echo yes || echo no)"
TRACE_ENABLE=1 check "docs/guide/embedding.md: on" fork -c "$one"
same "docs/guide/embedding.md: on has the operators" "aten::empty 1 aten::fill_ 1 aten::ones 1" "$(calls torch "$WORK/out" | paste -sd ' ')"
exec 8>&-
wait $forks
same "the process that forks ends well" "0 " "$? $(grep -v USDT: "$WORK/forks/log")"
finish
