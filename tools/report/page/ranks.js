// ranks.js - what each rank (or group of ranks) did over time: a row each, stacked by kind of time
const CODES = Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%()*+,-./'].map((c, i) => [c, i / 63]));
function sumsOf(text, bins) { // "A200b3c": a share of each bin, repeated; sums up to each bin, so that a mean is one difference
  const sums = new Float64Array(bins + 1);
  let k = 0;
  for (const [, code, times] of text.matchAll(/([^0-9])([0-9]*)/g)) for (let n = times ? +times : 1; n > 0; n--, k++) sums[k + 1] = sums[k] + CODES[code];
  return sums;
}
for (const l of levels) l.rows = l.rows.map(kinds => kinds.map(text => text ? sumsOf(text, l.bins) : null));
const kindsOf = row => row.device ? ['gpu', 'transfers', 'communication'] : data.times;
// The mean share of a kind in those bins of a level
const shareOf = (level, row, kind, from, to) => { const s = level.rows[row][kind]; return s ? (s[to] - s[from]) / (to - from) : 0; };
function pieces() { // what is shown, in parts of the finest level that each has
  const cuts = [...new Set([view.from, view.to, ...levels.flatMap(l => [l.from, l.to])])].filter(x => x >= view.from && x <= view.to).sort((a, b) => a - b), list = [];
  for (let k = 0; k + 1 < cuts.length; k++) list.push({from: cuts[k], to: cuts[k + 1], level: levelAt((cuts[k] + cuts[k + 1]) / 2)});
  return list;
}
function meanOf(row, kind) { // over all that is shown
  let sum = 0;
  for (const {from, to, level: l} of pieces()) {
    const first = Math.max(0, Math.floor((from - l.from) / l.bin)), last = Math.min(l.bins, Math.max(first + 1, Math.ceil((to - l.from) / l.bin - 1e-9)));
    sum += (to - from) * shareOf(l, row, kind, first, last);
  }
  return sum / (view.to - view.from || 1);
}
function ranks() {
  const box = byId('ranks'), height = data.rows.length > 24 ? 11 : data.rows.length > 3 ? 24 : 34;
  const ruler = data.steps.lanes.find(l => l.stride == 1), top = ruler ? 34 : 20, all = top + data.rows.length * height;
  const area = svg('svg', {role: 'img', 'aria-label': `${byId('time').textContent}. Up and Down choose a row, Shift with Left and Right a time; the table below has the same numbers.`});
  const tell = tooltip(box);
  let cursor = null; // of the keyboard: {row, at}
  box.append(area);
  const used = new Set(data.rows.flatMap((row, i) => kindsOf(row).filter((_, k) => levels.some(l => l.rows[i][k]))));
  legend(box, [...used].map(name => [words(name), name]).concat([['idle, or not recorded', 'nothing']]));
  const table = html('details', 'table'), numbers = html('div');
  table.append(html('summary', '', 'The shown time as a table'), numbers);
  box.append(table);
  const tabulate = () => {
    if (!table.open) return;
    const names = [...used], t = html('table'), head = html('tr');
    t.append(html('caption', 'soft', byId('shown').textContent.replace(/;.*/, '')), head);
    for (const name of ['', ...names.map(words)]) { const th = html('th', '', name); th.scope = 'col'; head.append(th); }
    data.rows.forEach((row, i) => {
      const tr = html('tr'), th = html('th', '', row.name);
      th.scope = 'row';
      tr.append(th, ...names.map(name => { const k = kindsOf(row).indexOf(name); return html('td', 'n', k < 0 ? '' : percent(meanOf(i, k))); }));
      t.append(tr);
    });
    numbers.replaceChildren(t);
  };
  table.addEventListener('toggle', tabulate);
  function drawRow(to, i) {
    const row = data.rows[i], y = top + i * height, h = height - 2, paths = kindsOf(row).map(() => []);
    for (const {from, to: until, level: l} of pieces()) {
      const first = Math.max(0, Math.floor((from - l.from) / l.bin)), last = Math.min(l.bins, Math.ceil((until - l.from) / l.bin - 1e-9));
      const px = plotWidth * l.bin / (view.to - view.from), step = Math.max(1, Math.ceil((data.rows.length > 24 ? 2 : 1) / px - 1e-6));
      for (let b = first - first % step; b < last; b += step) {
        const end = Math.min(l.bins, b + step), x = toX(Math.max(from, l.from + b * l.bin)), xEnd = toX(Math.min(until, l.from + end * l.bin));
        let low = 0;
        paths.forEach((path, kind) => {
          const share = Math.min(1 - low, shareOf(l, i, kind, b, end)), last = path[path.length - 1];
          if (share * h < .2) return;
          if (last && Math.abs(last.end - x) < .01 && Math.abs(last.low - low) < .004 && Math.abs(last.share - share) < .004) last.end = xEnd;
          else path.push({x, end: xEnd, low, share});
          low += share;
        });
      }
    }
    to.append(svg('rect', {x: LEFT, y, width: plotWidth, height: h, fill: color('nothing')}));
    paths.forEach((path, kind) => {
      const d = path.map(p => `M${p.x.toFixed(1)} ${(y + h * p.low).toFixed(1)}h${(p.end - p.x + .25).toFixed(1)}v${(h * p.share).toFixed(1)}H${p.x.toFixed(1)}z`).join('');
      if (d) to.append(...filled(['path', {d}], kindsOf(row)[kind]));
    });
  }
  function drawRuler(to) { // where steps begin, of the first thread that has some
    const s = ruler.points.slice(ruler.warm), per = plotWidth * data.steps.median / (view.to - view.from), every = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find(n => n * per > 34);
    if (per < 2.5 || !every) return;
    for (const [number, begin, ns] of s) {
      if (begin + ns < view.from || begin > view.to) continue;
      const x = toX(begin);
      if (x >= LEFT) to.append(svg('line', {x1: x, x2: x, y1: top - 13, y2: top - 3, class: 'tick'}));
      if (number % every == 0 && x >= LEFT && x < WIDTH - RIGHT - 8) to.append(svg('text', {x: x + 3, y: top - 5, class: 'small'}, String(number)));
    }
    to.append(svg('text', {x: 0, y: top - 5, class: 'small'}, 'step'));
  }
  view.draws.push(() => {
    area.setAttribute('viewBox', `0 0 ${WIDTH} ${all + 20}`);
    area.replaceChildren();
    axis(area, all);
    data.rows.forEach((_, i) => drawRow(area, i));
    data.rows.forEach((row, i) => area.append(svg('text', {x: 0, y: top + i * height + height / 2 + 3, class: `${height < 12 ? 'small' : ''}${row.blamed ? ' blamed' : ''}`}, (row.blamed ? '\u25b6 ' : '') + row.name)));
    if (ruler) drawRuler(area);
    marks(area, all);
    if (cursor && cursor.at >= view.from && cursor.at <= view.to) area.append(svg('rect', {x: toX(cursor.at) - 1.5, y: top + cursor.row * height - 1, width: 3, height, class: 'cursor'}));
    tabulate();
  });
  function say(row, at) {
    const l = levelAt(at), bin = Math.min(l.bins - 1, Math.floor((at - l.from) / l.bin)), kinds = kindsOf(data.rows[row]);
    const list = kinds.map((name, k) => [shareOf(l, row, k, bin, bin + 1), words(name)]).filter(x => x[0] >= .01).sort((a, b) => b[0] - a[0]);
    const step = ruler && ruler.points.find(p => at >= p[1] && at < p[1] + p[2]);
    return [`${data.rows[row].name}, ${time(at)}${step ? `, step ${step[0]}` : ''}`, ...(list.length ? list.map(x => `${x[1]} ${Math.round(100 * x[0])} %`) : ['idle, or not recorded'])].join('\n');
  }
  function hover(e) {
    const r = area.getBoundingClientRect(), x = xOf(area, e), row = Math.floor(((e.clientY - r.top) * WIDTH / r.width - top) / height), at = toTime(x);
    if (!data.rows[row] || x < LEFT || at < view.from || at >= view.to) return tell(e, '');
    tell(e, say(row, at));
  }
  area.addEventListener('pointermove', hover);
  area.addEventListener('pointerdown', hover);
  area.addEventListener('pointerleave', e => tell(e, ''));
  area.addEventListener('blur', e => { cursor = null; tell(e, ''); redraw(); });
  area.addEventListener('keydown', e => {
    const turn = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]}[e.key];
    if (!turn || (turn[1] && !e.shiftKey) || e.ctrlKey || e.altKey || e.metaKey) return;
    e.preventDefault();
    if (!cursor || cursor.at < view.from || cursor.at > view.to) cursor = {row: cursor ? cursor.row : turn[0] ? -1 : 0, at: (view.from + view.to) / 2};
    cursor.row = Math.max(0, Math.min(data.rows.length - 1, cursor.row + turn[0]));
    cursor.at = Math.max(view.from, Math.min(view.to * (1 - 1e-9), cursor.at + turn[1] * (view.to - view.from) / 50));
    redraw();
    const r = area.getBoundingClientRect(), scale = r.width / WIDTH;
    tell({clientX: r.left + toX(cursor.at) * scale, clientY: r.top + (top + (cursor.row + 1) * height) * scale}, say(cursor.row, cursor.at));
  });
  movable(area);
}
