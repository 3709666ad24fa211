// ranks.js - what each rank (or group of ranks) did over time: a row each, stacked by kind of time
const CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const codeOf = Object.fromEntries([...CODES].map((c, i) => [c, i / 63]));
const shareOf = (row, bin, kind) => codeOf[row.bins[bin * data.times.length + kind]];
const kindsOf = row => row.device ? ['gpu', 'transfers', 'communication'] : data.times;
function ranks() {
  const box = byId('ranks'), height = data.ranks.length > 24 ? 11 : 24, top = 18, all = top + data.ranks.length * height;
  const area = svg('svg', {viewBox: `0 0 ${WIDTH} ${all + 18}`, role: 'img', 'aria-label': 'What ranks did over time'});
  const tell = tooltip(box), binNs = data.run_ns / data.bins;
  box.append(area);
  const kinds = new Set(data.ranks.flatMap(row => kindsOf(row).filter((_, k) => [...row.bins].some((c, i) => c != 'A' && i % data.times.length == k))));
  legend(box, [...kinds].map(name => [name == 'gpu' ? 'kernels' : words(name), color(name)]).concat([['idle, or not recorded', 'var(--nothing)']]));
  view.draws.push(() => {
    area.replaceChildren();
    const rows = svg('svg', {x: LEFT, y: 0, width: plotWidth, height: all, viewBox: `${LEFT} 0 ${plotWidth} ${all}`}); // cuts off what lies outside
    const first = Math.max(0, Math.floor(view.from / binNs)), last = Math.min(data.bins, Math.ceil(view.to / binNs));
    data.ranks.forEach((row, i) => {
      const low = new Array(last).fill(0);
      rows.append(svg('rect', {x: LEFT, y: top + i * height, width: plotWidth, height: height - 2, fill: 'var(--nothing)'}));
      kindsOf(row).forEach((name, kind) => {
        let path = '';
        for (let b = first; b < last; b++) {
          const h = (height - 2) * Math.min(1 - low[b], shareOf(row, b, kind));
          if (h < .05) continue;
          const x = toX(b * binNs).toFixed(1), w = (toX((b + 1) * binNs) - toX(b * binNs) + .3).toFixed(1);
          path += `M${x} ${(top + i * height + (height - 2) * low[b]).toFixed(1)}h${w}v${h.toFixed(1)}h-${w}z`;
          low[b] += h / (height - 2);
        }
        if (path) rows.append(svg('path', {d: path, fill: color(name)}));
      });
    });
    area.append(rows);
    data.ranks.forEach((row, i) => area.append(svg('text', {x: 0, y: top + i * height + height / 2 + 3, style: height < 12 ? 'font-size:9px' : ''}, row.name)));
    axis(area, all);
    marks(area, all);
  });
  area.addEventListener('pointermove', e => {
    const r = area.getBoundingClientRect(), x = xOf(area, e), y = (e.clientY - r.top) * WIDTH / r.width;
    const row = data.ranks[Math.floor((y - top) / height)], at = toTime(x), bin = Math.floor(at / binNs);
    if (!row || x < LEFT || bin < 0 || bin >= data.bins) return tell(e, '');
    const lines = kindsOf(row).map((name, k) => [shareOf(row, bin, k), name == 'gpu' ? 'kernels' : words(name)]).filter(l => l[0] >= .01).sort((a, b) => b[0] - a[0]);
    tell(e, [`${row.name}, ${time(at)}`, ...lines.map(l => `${l[1]} ${Math.round(100 * l[0])} %`)].join('\n'));
  });
  area.addEventListener('pointerleave', e => tell(e, ''));
  movable(area);
}
