// findings.js - links findings and their places on the time axis, both ways
let chosen = -1;
function placeOf(i) { // null: it has none in the part of the run that is drawn
  const place = data.findings[i].place;
  return place && (place[1] > 0 || place[0] >= 0) && place[0] <= data.drawn_ns ? place : null;
}
function marks(to, height) {
  const dots = [];
  data.findings.forEach((f, i) => {
    const place = placeOf(i);
    if (!place || place[1] < view.from || place[0] > view.to) return;
    const x = Math.max(LEFT, toX(place[0])), end = Math.min(WIDTH - RIGHT, toX(place[1]));
    const mark = svg('rect', {x: Math.min(x, WIDTH - RIGHT - 3), y: 9, width: Math.max(3, end - x), height: height - 9, class: `mark${f.blames ? '' : ' remark'}${i == chosen ? ' now' : ''}`});
    mark.addEventListener('click', () => dragged || choose(i, false));
    to.append(mark);
    dots.push({i, f, x: (x + Math.max(x + 3, end)) / 2});
  });
  dots.sort((a, b) => a.x - b.x || a.i - b.i); // side by side, so that none hides another
  dots.forEach((d, k) => { d.x = Math.max(d.x, LEFT + 9, k ? dots[k - 1].x + 18 : 0); });
  for (let k = dots.length - 1, most = WIDTH - 9; k >= 0; k--, most = dots[k + 1].x - 18) dots[k].x = Math.min(dots[k].x, most);
  for (const d of dots) {
    const dot = svg('g', {class: `dot${d.f.blames ? '' : ' remark'}`});
    dot.append(svg('title', {}, `${d.i + 1}. ${words(d.f.kind)}${d.f.source ? `, ${d.f.source.file}:${d.f.source.line}` : ''}`), svg('circle', {cx: d.x, cy: 9, r: 8.5}), svg('text', {x: d.x, y: 13, 'text-anchor': 'middle'}, String(d.i + 1)));
    dot.addEventListener('click', () => dragged || choose(d.i, false));
    to.append(dot);
  }
}
function choose(i, move) {
  chosen = i;
  for (const e of document.querySelectorAll('.finding')) e.classList.toggle('now', e.id == `finding-${i + 1}`);
  const place = placeOf(i);
  if (move && place) {
    show(place[2], place[3]);
    byId('time').scrollIntoView({block: 'start'});
    byId('told').textContent = `Finding ${i + 1}, ${words(data.findings[i].kind)}, is shown on the time axis.`;
  } else {
    byId(`finding-${i + 1}`).scrollIntoView({block: 'center'});
    redraw();
  }
}
function copyable(code) {
  const button = html('button', 'copy', 'Copy');
  button.setAttribute('aria-label', `Copy ${code.textContent}`);
  button.addEventListener('click', () => {
    getSelection().selectAllChildren(code);
    button.textContent = document.execCommand('copy') ? 'Copied' : 'Selected';
    setTimeout(() => { button.textContent = 'Copy'; }, 1500);
  });
  code.after(' ', button);
}
function findings() {
  data.findings.forEach((f, i) => {
    const box = byId(`finding-${i + 1}`);
    if (!box) return;
    box.querySelectorAll('code').forEach(copyable);
    if (!placeOf(i)) {
      if (f.place) box.append(html('p', 'soft', 'This lies outside of the part that is drawn; --whole draws it.'));
      return;
    }
    const line = box.querySelector('code.source'), button = html('button', 'place', 'Show on the time axis');
    if (line) { // beside its Copy
      const there = html('button', 'copy there', 'Show');
      there.setAttribute('aria-label', `Show ${line.textContent} on the time axis`);
      there.addEventListener('click', () => choose(i, true));
      line.nextElementSibling.after(' ', there);
    }
    button.addEventListener('click', () => choose(i, true));
    box.append(button);
  });
  const step = by => { if (data.findings.length) choose((chosen + by + data.findings.length) % data.findings.length, true); };
  keys.n = () => step(1);
  keys.p = () => step(chosen < 0 ? 0 : -1);
}
