// findings.js - links findings and their places on the time axis, both ways
let chosen = -1;
function placeOf(i) { // null: it has none in the part of the run that is shown
  const f = data.findings[i];
  const place = f.from_ns === null ? null : [f.from_ns - data.begin_ns, f.to_ns - data.begin_ns];
  return place && place[1] > 0 && place[0] < data.run_ns ? place : null;
}
function marks(to, height) {
  data.findings.forEach((f, i) => {
    const place = placeOf(i);
    if (!place || place[1] < view.from || place[0] > view.to) return;
    const x = Math.max(LEFT, toX(place[0])), end = Math.min(WIDTH - RIGHT, toX(place[1]));
    const mark = svg('rect', {x, y: 0, width: Math.max(3, end - x), height, class: `mark${f.blames ? '' : ' remark'}${i == chosen ? ' now' : ''}`});
    mark.append(svg('title', {}, `${i + 1}. ${f.kind}`));
    mark.addEventListener('click', () => choose(i, false));
    to.append(mark);
    const fill = `var(--${f.blames ? 'bad' : 'note'})`, middle = Math.min(WIDTH - 10, Math.max(LEFT + 8, (x + Math.max(x + 3, end)) / 2));
    to.append(svg('circle', {cx: middle, cy: 8, r: 8, fill}), svg('text', {x: middle, y: 12, 'text-anchor': 'middle', style: 'fill:#fff;font-weight:700'}, String(i + 1)));
  });
}
function choose(i, move) {
  chosen = i;
  for (const e of document.querySelectorAll('.finding')) e.classList.toggle('now', e.id == `finding-${i + 1}`);
  const place = placeOf(i);
  if (move && place) {
    const margin = Math.max(place[1] - place[0], data.run_ns / 200);
    show(place[0] - margin, place[1] + margin);
    byId('time').scrollIntoView({block: 'start'});
  } else {
    byId(`finding-${i + 1}`).scrollIntoView({block: 'center'});
    drawAll();
  }
}
function findings() {
  data.findings.forEach((f, i) => {
    const box = byId(`finding-${i + 1}`);
    if (!box) return;
    if (!placeOf(i)) {
      if (f.from_ns !== null) box.append(html('p', 'soft', 'This lies outside of the part that is drawn; --whole draws it.'));
      return;
    }
    const button = html('button', '', 'Show on the time axis');
    button.addEventListener('click', () => choose(i, true));
    box.append(button);
  });
  const step = by => { if (data.findings.length) choose((chosen + by + data.findings.length) % data.findings.length, true); };
  keys.n = () => step(1);
  keys.p = () => step(chosen < 0 ? 0 : -1);
}
