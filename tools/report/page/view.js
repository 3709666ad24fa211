// view.js - the part of the run that all plots show; wheel, drag, fingers, buttons and keys change it for all of them at once
const levels = data.levels.map(l => ({...l, bin: (l.to - l.from) / l.bins})).sort((a, b) => a.bin - b.bin); // the finest first
const view = {from: 0, to: data.drawn_ns, draws: []};
let plotWidth = WIDTH - LEFT - RIGHT;
const toX = ns => LEFT + plotWidth * (ns - view.from) / (view.to - view.from || 1);
const toTime = x => view.from + (view.to - view.from) * (x - LEFT) / plotWidth;
const levelAt = ns => levels.find(l => ns >= l.from && ns < l.to) || levels[levels.length - 1];
const BARS_LEAST = 12; // nothing more is seen if less is shown
let asked = false;
function redraw() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => { asked = false; drawAll(); });
}
function show(from, to) {
  const middle = (from + to) / 2, length = Math.min(data.drawn_ns, Math.max(to - from, BARS_LEAST * levelAt(middle).bin, 10));
  if (to - from < length) from = middle - length / 2;
  view.from = Math.max(0, Math.min(from, data.drawn_ns - length));
  view.to = view.from + length;
  redraw();
}
const isWhole = () => view.from <= 0 && view.to >= data.drawn_ns;
function layout() { // fits the plots to the window: text keeps its size
  const longest = Math.max(0, ...data.rows.map(r => r.name.length));
  WIDTH = Math.max(260, document.querySelector('main').clientWidth);
  LEFT = Math.round(Math.min(WIDTH * .34, Math.max(70, longest * 6 + 12)));
  plotWidth = WIDTH - LEFT - RIGHT;
}
function drawAll() {
  for (const draw of view.draws) draw();
  if (!byId('shown')) return;
  byId('shown').textContent = `${time(view.from)} to ${time(view.to)} of ${time(data.drawn_ns)}; bars of ${time(Math.max(levelAt((view.from + view.to) / 2).bin, 1))} or more`;
}
const zoom = (factor, at = (view.from + view.to) / 2) => show(at - (at - view.from) * factor, at + (view.to - at) * factor);
const pan = part => show(view.from + part * (view.to - view.from), view.to + part * (view.to - view.from));
const whole = () => show(0, data.drawn_ns);
const xOf = (area, event) => (event.clientX - area.getBoundingClientRect().left) * WIDTH / area.getBoundingClientRect().width;
let dragged = false; // a click that ends a drag chooses nothing
function movable(area) { // an svg: wheel with Ctrl or once it has the focus, drag, two fingers
  const at = new Map();
  let start = null;
  area.classList.add('area');
  area.tabIndex = 0;
  area.addEventListener('wheel', e => {
    if (!e.ctrlKey && !e.shiftKey && document.activeElement !== area) return; // the page scrolls
    if (!e.ctrlKey && !e.shiftKey && e.deltaY > 0 && isWhole()) return;
    e.preventDefault();
    if (e.shiftKey) pan(Math.sign(e.deltaY || e.deltaX) * .1);
    else zoom(e.deltaY > 0 ? 1.25 : .8, toTime(xOf(area, e)));
  }, {passive: false});
  const spread = () => { const [a, b] = [...at.values()]; return {gap: Math.max(8, Math.abs(a - b)), middle: (a + b) / 2}; };
  const restart = () => { start = at.size ? {x: [...at.values()][0], view: {...view}, fingers: at.size > 1 ? spread() : null} : null; };
  area.addEventListener('pointerdown', e => {
    dragged = false;
    at.set(e.pointerId, xOf(area, e));
    restart();
  });
  area.addEventListener('pointermove', e => {
    if (!start || !at.has(e.pointerId)) return;
    at.set(e.pointerId, xOf(area, e));
    const perX = (start.view.to - start.view.from) / plotWidth;
    if (start.fingers && at.size > 1) {
      const now = spread(), length = (start.view.to - start.view.from) * start.fingers.gap / now.gap;
      const fixed = start.view.from + (start.fingers.middle - LEFT) * perX, from = fixed - (now.middle - LEFT) / plotWidth * length;
      dragged = true;
      return show(from, from + length);
    }
    const by = start.x - at.get(e.pointerId);
    if (!dragged && Math.abs(by) < 4) return;
    if (!dragged) area.setPointerCapture(e.pointerId);
    dragged = true;
    show(start.view.from + by * perX, start.view.to + by * perX);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) area.addEventListener(end, e => { at.delete(e.pointerId); restart(); });
  area.addEventListener('pointerleave', e => { if (!area.hasPointerCapture(e.pointerId)) { at.delete(e.pointerId); restart(); } });
  area.addEventListener('dblclick', e => zoom(.4, toTime(xOf(area, e))));
}
function ticks(from, to, most) { // round values
  const about = (to - from) / most || 1, ten = 10 ** Math.floor(Math.log10(about)), step = [1, 2, 5, 10].map(n => n * ten).find(n => n >= about), list = [];
  for (let k = Math.ceil(from / step); k * step <= to + step * 1e-9; k++) list.push(k * step);
  return [list, step];
}
function timeTick(ns, step) { // no more digits than tell ticks apart
  if (!ns) return '0';
  const [unit, n] = [['s', 1e9], ['ms', 1e6], ['us', 1e3], ['ns', 1]].find(u => Math.abs(view.to) >= u[1]) || ['ns', 1];
  return `${(ns / n).toFixed(Math.max(0, Math.min(9, -Math.floor(Math.log10(step / n) + 1e-9))))}${unit}`;
}
function axis(to, y) {
  const [list, step] = ticks(view.from, view.to, Math.max(2, plotWidth / 110));
  for (const ns of list) {
    const x = toX(ns);
    to.append(svg('line', {x1: x, x2: x, y1: 0, y2: y + 3, class: 'grid'}));
    to.append(svg('text', {x: Math.min(x, WIDTH - RIGHT), y: y + 14, 'text-anchor': x > WIDTH - 40 ? 'end' : 'middle'}, timeTick(ns, step)));
  }
}
const keys = {'+': () => zoom(.6), '=': () => zoom(.6), '-': () => zoom(1 / .6), ArrowLeft: () => pan(-.15), ArrowRight: () => pan(.15), 0: whole, Escape: () => document.activeElement.blur()};
document.addEventListener('keydown', e => {
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || !keys[e.key] || /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)) return;
  e.preventDefault();
  keys[e.key]();
});
