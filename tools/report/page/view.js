// view.js - the part of the run that all plots show; wheel, drag, buttons and keys change it for all of them at once
const view = {from: 0, to: data.run_ns, draws: []};
const plotWidth = WIDTH - LEFT - RIGHT;
const toX = ns => LEFT + plotWidth * (ns - view.from) / (view.to - view.from);
const toTime = x => view.from + (view.to - view.from) * (x - LEFT) / plotWidth;
let asked = false;
function show(from, to) {
  const length = Math.min(data.run_ns, Math.max(to - from, data.run_ns / 1e5, 10));
  view.from = Math.max(0, Math.min(from, data.run_ns - length));
  view.to = view.from + length;
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => { asked = false; drawAll(); });
}
function drawAll() {
  for (const draw of view.draws) draw();
  byId('shown').textContent = `${time(view.from)} to ${time(view.to)} of ${time(data.run_ns)}`;
}
const zoom = (factor, at = (view.from + view.to) / 2) => show(at - (at - view.from) * factor, at + (view.to - at) * factor);
const pan = part => show(view.from + part * (view.to - view.from), view.to + part * (view.to - view.from));
const whole = () => show(0, data.run_ns);
function xOf(area, event) {
  const r = area.getBoundingClientRect();
  return (event.clientX - r.left) * WIDTH / r.width;
}
function movable(area) { // an svg: wheel with Ctrl or over a zoomed view, drag, keys
  let from = null;
  area.classList.add('area');
  area.tabIndex = 0;
  area.addEventListener('wheel', e => {
    if (!e.ctrlKey && !e.shiftKey && document.activeElement !== area) return; // the page scrolls
    e.preventDefault();
    if (e.shiftKey) pan(Math.sign(e.deltaY || e.deltaX) * .1);
    else zoom(e.deltaY > 0 ? 1.25 : .8, toTime(xOf(area, e)));
  }, {passive: false});
  area.addEventListener('pointerdown', e => { from = {x: xOf(area, e), view: {...view}}; area.setPointerCapture(e.pointerId); });
  area.addEventListener('pointermove', e => {
    if (!from) return;
    const by = (from.x - xOf(area, e)) * (from.view.to - from.view.from) / plotWidth;
    show(from.view.from + by, from.view.to + by);
  });
  for (const end of ['pointerup', 'pointercancel']) area.addEventListener(end, () => { from = null; });
  area.addEventListener('dblclick', e => zoom(.4, toTime(xOf(area, e))));
}
function axis(to, y) {
  for (let k = 0; k <= 5; k++) {
    const x = LEFT + plotWidth * k / 5;
    to.append(svg('line', {x1: x, x2: x, y1: 0, y2: y, stroke: 'var(--line)'}));
    to.append(svg('text', {x, y: y + 13, 'text-anchor': k ? k == 5 ? 'end' : 'middle' : 'start'}, time(view.from + (view.to - view.from) * k / 5)));
  }
}
const keys = {'+': () => zoom(.6), '=': () => zoom(.6), '-': () => zoom(1 / .6), ArrowLeft: () => pan(-.15), ArrowRight: () => pan(.15), 0: whole};
document.addEventListener('keydown', e => {
  if (e.ctrlKey || e.metaKey || e.altKey || !keys[e.key]) return;
  e.preventDefault();
  keys[e.key]();
});
