# page.sh - part of run.sh: the page's job card, legends, links and zoom, as a browser has them

acted() { # NAME SCRIPT: the page once that ran, in dom.html
    sed "s|</body>|<script>$2; setTimeout(() => { document.body.dataset.acted = 'yes'; }, 200);</script></body>|" faults.html >acted.html
    page "$1" acted.html
    has "$1: done" dom.html 'data-acted="yes"'
}
has 'a page: the verdict comes first' faults.html 'class="verdict bad">straggler: rank 3'
same 'a page: no colour without a word in a legend' '' "$(node -e '
const dom = require("fs").readFileSync("dom.html", "utf8");
for (const part of dom.split(/id="/).slice(1)) {
    const used = new Set([...part.matchAll(/<(?:path|rect)[^>]*fill="(var\(--[a-z_]+\))"/g)].map(m => m[1]));
    const told = new Set([...part.matchAll(/<i style="background: (var\(--[a-z_]+\))/g)].map(m => m[1]));
    if (/^(ranks|bounds)"/.test(part)) for (const one of used) if (!told.has(one)) console.log(part.slice(0, 6), one);
}')"
same 'a page: set-up has a colour, light and dark' 2 "$(grep -c -- '--setup: #' faults.html)"
acted 'zoom by a key' 'document.dispatchEvent(new KeyboardEvent("keydown", {key: "+"}))'
refuse 'less than all is shown then' grep -qE 'id="shown">0 ns to ([0-9.]+ m?s) of \1<' dom.html
acted 'a finding shows its place' 'document.querySelector("#finding-1 button").click()'
has 'it is marked in the list' dom.html 'class="finding bad now"'
has 'and on the time axis' dom.html 'class="mark now"'
acted 'dark' 'document.getElementById("theme").click()'
has 'the switch says what comes next' dom.html 'data-theme="dark"'
# 1,024 ranks: neighbours are drawn together, and who is to blame alone
mkdir crowd
./marks crowd 1024 step 12 2 0 >/dev/null
"$report" --html crowd.html crowd >/dev/null
check 'a page of 1,024 ranks is small' test "$(wc -c <crowd.html)" -lt 300000
page 'a page of 1,024 ranks' crowd.html
same 'a page of 1,024 ranks: groups of 16, and the culprit' '64 1' "$(grep -o '<text x="0"[^>]*>rank [0-9]*-[0-9]*</text>' dom.html | wc -l) $(grep -o '<text x="0"[^>]*>rank [0-9]*</text>' dom.html | wc -l)"
