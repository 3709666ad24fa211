// lines.js - values: counters over time, and the length of steps by their number
function plotOf(box, label) {
  const plot = html('div', 'plot'), area = svg('svg', {role: 'img', 'aria-label': label});
  plot.append(area);
  box.append(plot);
  return [area, tooltip(plot)];
}
function lines(box, list, height, text, label) { // list: {name, points: [[ns, value]], min, max}
  let most = Math.max(...list.map(s => s.max)), least = Math.min(...list.map(s => s.min));
  if (least === most || (least >= 0 && least < most * .6)) least = Math.min(0, least); // else differences look larger than they are
  const y = v => height - 2 - (height - 14) * (v - least) / (most - least || 1);
  const [area, tell] = plotOf(box, `${label}, from ${text(least)} to ${text(most)}`);
  view.draws.push(() => {
    area.setAttribute('viewBox', `0 0 ${WIDTH} ${height + 18}`);
    area.replaceChildren();
    axis(area, height);
    const inside = svg('svg', {x: LEFT, y: 0, width: plotWidth, height, viewBox: `${LEFT} 0 ${plotWidth} ${height}`}); // cuts off what lies outside
    area.append(inside);
    list.forEach((s, i) => {
      const shown = s.points.filter((p, k) => (s.points[k + 1] || p)[0] >= view.from && (s.points[k - 1] || p)[0] <= view.to);
      inside.append(svg('polyline', {points: shown.map(p => `${toX(p[0]).toFixed(1)},${y(p[1]).toFixed(1)}`).join(' '), fill: 'none', stroke: lineColor(i), 'stroke-dasharray': lineDash(i), 'stroke-width': 1.6}));
      if (shown.length < 60) for (const p of shown) inside.append(svg('circle', {cx: toX(p[0]), cy: y(p[1]), r: 2.2, fill: lineColor(i)}));
    });
    area.append(svg('text', {x: 0, y: 12}, text(most)), svg('text', {x: 0, y: height - 2}, text(least)));
  });
  area.addEventListener('pointermove', e => {
    const at = toTime(xOf(area, e));
    const near = list.map(s => [s.name, s.points.reduce((a, p) => Math.abs(p[0] - at) < Math.abs(a[0] - at) ? p : a, s.points[0] || [0, 0])]);
    tell(e, xOf(area, e) < LEFT ? '' : [time(at), ...near.slice(0, 12).map(n => `${n[0]}: ${text(n[1][1])}`)].join('\n'));
  });
  area.addEventListener('pointerleave', e => tell(e, ''));
  movable(area);
  legend(box, list.map((s, i) => [s.name, {stroke: lineColor(i), dash: lineDash(i)}]));
}
const SLOW = 1.5, SLOW_LISTED = 12;
function steps() {
  const lanes = data.steps.lanes, height = 150, median = data.steps.median, box = byId('steps');
  const points = lanes.flatMap((l, i) => l.points.map((p, k) => ({lane: i, name: l.name, number: p[0], begin: p[1], ns: p[2], warm: k < l.warm})));
  const first = Math.min(...points.map(p => p.number)), last = Math.max(...points.map(p => p.number)), most = Math.max(...points.map(p => p.ns));
  const warm = Math.max(-Infinity, ...points.filter(p => p.warm).map(p => p.number)), stride = Math.max(...lanes.map(l => l.stride));
  const slow = points.filter(p => !p.warm && p.ns >= SLOW * median).sort((a, b) => b.ns - a.ns);
  const x = n => LEFT + 6 + (plotWidth - 12) * (n - first) / (last - first || 1), y = ns => height - 2 - (height - 14) * ns / (most || 1);
  const [area, tell] = plotOf(box, `Steps ${first} to ${last}: median ${time(median)}, longest ${time(most)}, ${slow.length} take ${SLOW} times the median or more`);
  const named = p => `step ${p.number}${lanes.length > 1 ? `, ${p.name}` : ''}: ${time(p.ns)}, ${(p.ns / median).toFixed(2)} times the median${p.warm ? '; warm-up, left out' : ''}`;
  const visit = p => { if (!p.warm) { show(p.begin - p.ns * .1, p.begin + p.ns * 1.1); byId('time').scrollIntoView({block: 'start'}); } };
  view.draws.push(() => {
    area.setAttribute('viewBox', `0 0 ${WIDTH} ${height + 20}`);
    area.replaceChildren();
    const [list] = ticks(first, last, Math.max(2, Math.min(last - first, plotWidth / 80)));
    for (const n of list.filter(Number.isInteger)) area.append(svg('line', {x1: x(n), x2: x(n), y1: 0, y2: height + 3, class: 'grid'}), svg('text', {x: x(n), y: height + 14, 'text-anchor': 'middle'}, String(n)));
    const inView = points.filter(p => !p.warm && Math.min(p.begin + p.ns, view.to) - Math.max(p.begin, view.from) > .3 * Math.min(p.ns, view.to - view.from)).map(p => p.number);
    if (!isWhole() && inView.length) area.append(svg('rect', {x: x(Math.min(...inView)) - 3, y: 0, width: x(Math.max(...inView)) - x(Math.min(...inView)) + 6, height, class: 'mark now'}));
    if (warm > -Infinity) {
      const end = x(Math.min(last, warm + .5));
      area.append(svg('rect', {x: LEFT, y: 0, width: end - LEFT, height, class: 'warm'}));
      area.append(svg('text', {x: LEFT + 4, y: 12}, end - LEFT > 60 ? 'warm-up' : ''));
    }
    area.append(svg('line', {x1: LEFT, x2: WIDTH - RIGHT, y1: y(median), y2: y(median), class: 'median'}));
    lanes.forEach((l, i) => area.append(svg('polyline', {points: l.points.map(p => `${x(p[0]).toFixed(1)},${y(p[2]).toFixed(1)}`).join(' '), fill: 'none', stroke: lineColor(i), 'stroke-dasharray': lineDash(i), 'stroke-width': 1.4})));
    if (points.length < 600) for (const p of points) area.append(svg('circle', {cx: x(p.number), cy: y(p.ns), r: 2, fill: lineColor(p.lane)}));
    for (const p of slow.slice(0, 400)) area.append(svg('circle', {cx: x(p.number), cy: y(p.ns), r: 4.5, class: 'slow'}));
    area.append(svg('text', {x: 0, y: 12}, time(most)), svg('text', {x: 0, y: height - 2}, '0'), svg('text', {x: 0, y: Math.min(height - 16, y(median) + 4)}, y(median) > 24 ? time(median) : ''), svg('text', {x: 0, y: height + 14}, 'step'));
  });
  const nearest = e => {
    const r = area.getBoundingClientRect(), scale = WIDTH / r.width, at = [(e.clientX - r.left) * scale, (e.clientY - r.top) * scale];
    const far = p => Math.abs(x(p.number) - at[0]) * 4 + Math.abs(y(p.ns) - at[1]);
    return at[0] < LEFT ? null : points.reduce((a, p) => far(p) < far(a) ? p : a);
  };
  for (const kind of ['pointermove', 'pointerdown']) area.addEventListener(kind, e => { const p = nearest(e); tell(e, p ? named(p) : ''); });
  area.addEventListener('pointerleave', e => tell(e, ''));
  area.addEventListener('click', e => { const p = nearest(e); if (p) visit(p); });
  legend(box, [...lanes.map((l, i) => [l.name, {stroke: lineColor(i), dash: lineDash(i)}]), ['median', {stroke: 'var(--soft)', dash: '3 3'}],
    ...(slow.length ? [[`${SLOW} times the median or more`, {dot: true}]] : []), ...(warm > -Infinity ? [['warm-up, left out of the report', 'warm']] : [])]);
  if (stride > 1) box.append(html('p', 'soft', `Of each ${stride} steps the longest is drawn.`));
  if (!slow.length) return;
  const list = html('p', 'slow-list', `Slow: `);
  for (const p of slow.slice(0, SLOW_LISTED)) {
    const button = html('button', '', `step ${p.number}${lanes.length > 1 ? ` of ${p.name}` : ''}, ${time(p.ns)}`);
    button.addEventListener('click', () => visit(p));
    list.append(button, ' ');
  }
  if (slow.length > SLOW_LISTED) list.append(`and ${slow.length - SLOW_LISTED} more`);
  box.append(list);
}
function counters() {
  for (const name of [...new Set(data.counters.map(c => c.name))].slice(0, 24)) {
    const list = data.counters.filter(c => c.name == name).map(c => ({...c, name: c.rank}));
    const left = list.reduce((n, c) => n + c.unfinite, 0), unit = list[0].unit;
    byId('counters').append(html('h3', '', name));
    if (left) byId('counters').append(html('p', 'soft', `${left} values that are NaN or infinite are left out.`));
    lines(byId('counters'), list, 90, v => `${+v.toPrecision(4)} ${unit}`.trim(), name);
  }
}
