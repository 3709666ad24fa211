// lines.js - values over time: the length of steps, and counters
function lines(box, list, height, text, zero) { // list: {name, points: [[ns, value]], min, max}
  const area = svg('svg', {viewBox: `0 0 ${WIDTH} ${height + 18}`, role: 'img'});
  let most = -Infinity, least = Infinity;
  for (const s of list) {
    most = Math.max(most, s.max);
    least = Math.min(least, s.min);
  }
  if (zero || least === most || (least >= 0 && least < most * .6)) least = Math.min(0, least); // else differences look larger than they are
  const y = v => height - 2 - (height - 14) * (v - least) / (most - least || 1);
  const plot = html('div', 'plot'), tell = tooltip(plot);
  plot.append(area);
  box.append(plot);
  view.draws.push(() => {
    area.replaceChildren();
    axis(area, height);
    const inside = svg('svg', {x: LEFT, y: 0, width: plotWidth, height, viewBox: `${LEFT} 0 ${plotWidth} ${height}`}); // cuts off what lies outside
    area.append(inside);
    list.forEach((s, i) => {
      const shown = s.points.filter((p, k) => (s.points[k + 1] || p)[0] >= view.from && (s.points[k - 1] || p)[0] <= view.to);
      const line = svg('polyline', {points: shown.map(p => `${toX(p[0]).toFixed(1)},${y(p[1]).toFixed(1)}`).join(' '), fill: 'none', stroke: lineColor(i), 'stroke-width': 1.6});
      inside.append(line);
      if (s.points.length < 60) for (const p of shown) if (p[0] >= view.from && p[0] <= view.to) inside.append(svg('circle', {cx: toX(p[0]), cy: y(p[1]), r: 2.2, fill: lineColor(i)}));
    });
    area.append(svg('text', {x: 0, y: 12}, text(most)), svg('text', {x: 0, y: height - 2}, text(least)));
  });
  area.addEventListener('pointermove', e => {
    const at = toTime(xOf(area, e));
    const near = list.map(s => [s.name, s.points.reduce((a, p) => Math.abs(p[0] - at) < Math.abs(a[0] - at) ? p : a, s.points[0] || [0, 0])]);
    tell(e, [time(at), ...near.slice(0, 12).map(n => `${n[0]}: ${text(n[1][1])}`)].join('\n'));
  });
  area.addEventListener('pointerleave', e => tell(e, ''));
  movable(area);
  legend(box, list.map((s, i) => [s.name, lineColor(i)]));
}
function steps() {
  lines(byId('steps'), data.steps.map(s => ({...s, min: Math.min(...s.points.map(p => p[1])), max: Math.max(...s.points.map(p => p[1]))})), 150, time, true);
}
function counters() {
  for (const name of [...new Set(data.counters.map(c => c.name))].slice(0, 24)) {
    const list = data.counters.filter(c => c.name == name).map(c => ({...c, name: c.rank}));
    const left = list.reduce((n, c) => n + c.unfinite, 0), unit = list[0].unit;
    byId('counters').append(html('h3', '', name));
    if (left) byId('counters').append(html('p', 'soft', `${left} values that are NaN or infinite are left out.`));
    lines(byId('counters'), list, 90, v => `${+v.toPrecision(4)} ${unit}`);
  }
}
