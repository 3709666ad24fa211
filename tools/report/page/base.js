// base.js - elements, times and colours. Text goes in as text, never as markup: names come from programs.
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const WIDTH = 1160, LEFT = 120, RIGHT = 12;
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
const words = name => name.replace(/_/g, ' ');
const color = name => `var(--${name})`;
const lineColor = i => `hsl(${(210 + i * 137) % 360} 60% 50%)`;
function time(ns) {
  const units = [['ns', 1], ['us', 1e3], ['ms', 1e6], ['s', 1e9]];
  let u = units[0];
  for (const x of units) if (Math.abs(ns) >= x[1]) u = x;
  return `${+(ns / u[1]).toPrecision(4)} ${u[0]}`;
}
function legend(box, entries) { // [name, colour]
  const list = html('div', 'legend');
  for (const [name, fill] of entries) {
    const one = html('span'), swatch = html('i');
    swatch.style.background = fill;
    one.append(swatch, name);
    list.append(one);
  }
  box.append(list);
}
function tooltip(box) {
  const tip = html('div', 'tip');
  tip.hidden = true;
  box.append(tip);
  return (event, text) => {
    tip.hidden = !text;
    if (!text) return;
    tip.textContent = text;
    const r = box.getBoundingClientRect(), x = event.clientX - r.left;
    tip.style.left = `${Math.min(x + 14, r.width - tip.offsetWidth - 4)}px`;
    tip.style.top = `${event.clientY - r.top + 14}px`;
  };
}
