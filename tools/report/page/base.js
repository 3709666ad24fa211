// base.js - elements, times and colours. Text goes in as text, never as markup: names come from programs.
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const RIGHT = 12;
let WIDTH = 1160, LEFT = 120; // of all plots, in pixels: layout() fits them to the window
const byId = id => document.getElementById(id);
function svg(name, attributes, text) {
  const e = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const k in attributes) e.setAttribute(k, attributes[k]);
  if (text !== undefined) e.textContent = text;
  return e;
}
function html(name, className, text) {
  const e = document.createElement(name);
  if (className) e.className = className;
  if (text !== undefined) e.textContent = text;
  return e;
}
const kindWords = {gpu: 'kernels', waits_for_device: 'waits for device', device_api: 'device API', io: 'I/O', setup: 'set-up'};
const words = name => kindWords[name] || name.replace(/_/g, ' ');
const color = name => `var(--${name})`;
const lineColor = i => `hsl(${(210 + i * 137) % 360} 65% var(--line-light))`;
const lineDash = i => ['', '7 3', '2 3', '9 3 2 3'][i % 4];
const percent = share => `${(100 * share).toFixed(share < .0995 ? 1 : 0)} %`;
function time(ns) { // as all tools write it
  if (Math.abs(ns) < 1e3) return `${Math.round(ns)}ns`;
  for (const [unit, n] of [['us', 1e3], ['ms', 1e6], ['s', 1e9]]) if (Math.abs(ns) < 999.995 * n || unit == 's') return `${(ns / n).toFixed(2)}${unit}`;
}
// Kinds that are told apart by stripes, too: angle
const stripes = {waits_for_ranks: 45, communication: 135, in_a_call_that_never_ended: 90, transfers: 0, io: 45, waits_for_device: 0};
function patterns() { // once, for all plots
  const box = svg('svg', {width: 0, height: 0, 'aria-hidden': true, style: 'position:absolute'});
  for (const name in stripes) {
    const p = svg('pattern', {id: `stripes-${name}`, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${stripes[name]})`});
    p.append(svg('line', {x1: 0, x2: 5, y1: 2.5, y2: 2.5, class: 'stripe'}));
    box.append(p);
  }
  document.body.append(box);
}
function filled(shape, name) { // the shape in that kind's colour, and with its stripes
  const of = [svg(shape[0], {...shape[1], fill: color(name)})];
  if (name in stripes) of.push(svg(shape[0], {...shape[1], fill: `url(#stripes-${name})`}));
  return of;
}
function legend(box, entries) { // [text, kind], or [text, {stroke, dash}] of a line
  const list = html('div', 'legend');
  for (const [name, kind] of entries) {
    const one = html('span'), swatch = typeof kind == 'string' ? html('i') : svg('svg', {width: 22, height: 10, 'aria-hidden': true});
    if (typeof kind == 'string') {
      swatch.style.backgroundColor = color(kind);
      if (kind in stripes) swatch.style.backgroundImage = `repeating-linear-gradient(${90 - stripes[kind]}deg, transparent 0 3px, var(--stripe) 3px 5px)`;
    } else if (kind.dot) swatch.append(svg('circle', {cx: 11, cy: 5, r: 4.5, class: 'slow'}));
    else swatch.append(svg('line', {x1: 0, x2: 22, y1: 5, y2: 5, stroke: kind.stroke, 'stroke-dasharray': kind.dash, 'stroke-width': 2}));
    one.append(swatch, name);
    list.append(one);
  }
  box.append(list);
}
function tooltip(box) {
  const tip = html('div', 'tip');
  tip.hidden = true;
  tip.setAttribute('role', 'status');
  box.append(tip);
  return (event, text) => { // event: where; it has clientX and clientY
    tip.hidden = !text;
    if (!text) return;
    tip.textContent = text;
    const r = box.getBoundingClientRect(), x = event.clientX - r.left;
    tip.style.left = `${Math.max(0, Math.min(x + 14, r.width - tip.offsetWidth - 4))}px`;
    tip.style.top = `${event.clientY - r.top + 14}px`;
  };
}
