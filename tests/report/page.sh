# page.sh - part of run.sh: the page as a browser has it, driven with a mouse, fingers and keys (page.mjs)

driven() { # NAME PART ARGUMENTS...: each line of page.mjs is a check
    local line what
    node "$HERE/browser.mjs" "$browser" "$HERE/page.mjs" "${@:2}" >driven.out 2>&1 || fail "$1" "$(cat driven.out)"
    while read -r line; do
        what=${line#not ok }
        if [ "$what" = "$line" ]; then ok "$1: ${line#ok }"; else fail "$1: ${what%%: *}" "$what"; fi
    done <driven.out
    check "$1: driven" grep -q '^ok ' driven.out
}
has 'a page: the verdict comes first' faults.html 'class="verdict bad"><b>straggler: rank 3'
same 'a page: no colour without a word in a legend' '' "$(node -e '
const dom = require("fs").readFileSync("dom.html", "utf8");
for (const part of dom.split(/id="/).slice(1)) {
    const used = new Set([...part.matchAll(/<(?:path|rect)[^>]*fill="(var\(--[a-z_]+\))"/g)].map(m => m[1]));
    const told = new Set([...part.matchAll(/<i style="background[^>]*?(var\(--(?!stripe)[a-z_]+\))/g)].map(m => m[1]));
    if (/^(ranks|bounds)"/.test(part)) for (const one of used) if (!told.has(one)) console.log(part.slice(0, 6), one);
}')"
same 'a page: set-up has a colour, light and dark' 2 "$(grep -c -- '--setup: #' faults.html)"
"$report" --html=gpu-nccl-late.html gpu-nccl-late >/dev/null
"$report" --html=host-sync.html host-sync >/dev/null
driven 'a page' mouse '["faults.html"]' findings '["faults.html", 1]' source '["host-sync.html", "/home/user/train.py:40"]' \
    hover '["gpu-nccl-late.html", [["rank 1", 30e6, "host"], ["rank 0", 35e6, "waits for ranks"], ["rank 1 GPU", 52e6, "kernels"], ["rank 0 GPU", 45e6, "communication"]]]' \
    keyboard '["faults.html"]' looks '["faults.html"]' narrow '["gpu-nccl-late.html"]'
check 'a page: it can be printed' grep -aq '^%PDF' page.pdf

# 1,024 ranks: neighbours are drawn together, and who is to blame alone
mkdir crowd
./marks crowd 1024 step 12 2 0 >/dev/null
"$report" --html crowd.html crowd >/dev/null
check 'a page of 1,024 ranks is small' test "$(wc -c <crowd.html)" -lt 300000
page 'a page of 1,024 ranks' crowd.html
same 'a page of 1,024 ranks: groups of 16, and the culprit' '64 1' "$(grep -o '<text x="0"[^>]*>rank [0-9]*-[0-9]*</text>' dom.html | wc -l) $(grep -o '<text x="0"[^>]*>▶ rank [0-9]*</text>' dom.html | wc -l)"
driven 'a page of 1,024 ranks' steps '["crowd.html", true, ""]'

# Groups have rows of their devices. In a long run the place of a finding is drawn as finely as in a short one.
mkdir ddp-many
./ddp ddp-many backward 128 >/dev/null
"$report" --html=devices.html ddp-many >/dev/null
page 'a page of 128 ranks with GPUs' devices.html
same 'a page of 128 ranks with GPUs: groups of 4, and their GPUs' '32 32' "$(grep -o '<text x="0"[^>]*>rank [0-9]*-[0-9]*</text>' dom.html | wc -l) $(grep -o '<text x="0"[^>]*>rank [0-9]*-[0-9]* GPUs</text>' dom.html | wc -l)"
same 'a page of 128 ranks with GPUs: shares of their kernels' '' "$(node -e '
const page = require("fs").readFileSync("devices.html", "utf8"), data = JSON.parse(page.match(/id="data">(.*?)<\/script>/s)[1]);
data.rows.forEach((row, i) => { if (row.device && !data.levels[0].rows[i][0]) console.log(row.name); });')"
same 'a page of 128 ranks with GPUs: finer around the finding' 'finer' "$(node -e '
const page = require("fs").readFileSync("devices.html", "utf8"), data = JSON.parse(page.match(/id="data">(.*?)<\/script>/s)[1]);
const place = data.findings[0].place, bin = l => (l.to - l.from) / l.bins;
const around = data.levels.slice(1).find(l => l.from <= place[0] && l.to >= place[1]);
console.log(around && bin(around) * 4 < bin(data.levels[0]) ? "finer" : JSON.stringify([place, around]));')"

# A program without ranks: a slow step is marked. One that recorded nothing, one that crashed: nothing is broken.
cat >alone.c <<'C'
#include "trace.h"
#include <signal.h>
#include <time.h>
static void nap(long ms) { nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000}, NULL); }
int main(int argc, char **argv)
{
    (void)argv;
    for (int i = 0; i < 24; i++) {
        TRACE_SCOPE("step");
        nap(i == 17 && argc == 1 ? 3000 : 20);
    }
    if (argc > 1) raise(SIGSEGV);
    return 0;
}
C
check 'alone: builds' $CC -O0 -Wno-misleading-indentation -I "$ROOT" alone.c "$ROOT/tests/impl.c" -o alone -pthread -ldl
TRACE_OUT=alone.out ./alone
(TRACE_OUT=crashed.out ./alone crash) 2>/dev/null
mkdir nothing.out
head -c 4096 alone.out/*.bin >nothing.out/a.bin # its header
for how in alone nothing crashed; do
    "$report" --html=$how.html $how.out >/dev/null 2>&1
    page "a page: $how" $how.html
done
has 'a page: alone: what its row is' alone.html '<h2 id="time">The process over time</h2>'
refuse 'a page: alone: no heading without content' grep -q 'What if' alone.html
has 'a page: nothing: that is the verdict' nothing.html 'class="verdict none"><b>There is nothing to judge'
refuse 'a page: nothing: no plot without events' grep -q 'id="ranks"' nothing.html
has 'a page: crashed: as bad as it gets' crashed.html 'class="finding bad"><span class="number">1</span><span class="kind">(crash|killed)'
driven 'a page: alone' steps '["alone.html", false, "step 17"]'
