// main.js - puts the page together
function bounds() {
  const bar = svg('svg', {viewBox: `0 0 1000 30`, preserveAspectRatio: 'none', style: 'height:30px', role: 'img'}), box = byId('bounds');
  const names = Object.keys(data.bounds).filter(name => data.bounds[name] > 0);
  let x = 0;
  for (const name of names) {
    const width = 1000 * data.bounds[name], [part, ...more] = filled(['rect', {x, y: 2, width, height: 26}], name);
    part.append(svg('title', {}, `${words(name)} ${percent(data.bounds[name])}`));
    bar.append(part, ...more);
    x += width;
  }
  bar.setAttribute('aria-label', `Critical path: ${names.map(name => `${words(name)} ${percent(data.bounds[name])}`).join(', ')}`);
  box.append(bar);
  legend(box, names.map(name => [`${words(name)} ${percent(data.bounds[name])}`, name]));
}
function theme() {
  const root = document.documentElement, button = byId('theme'), wish = matchMedia('(prefers-color-scheme: dark)');
  const set = dark => { root.dataset.theme = dark ? 'dark' : 'light'; button.textContent = dark ? 'Light' : 'Dark'; };
  set(wish.matches);
  wish.addEventListener('change', e => set(e.matches));
  button.addEventListener('click', () => set(root.dataset.theme != 'dark'));
}
theme();
patterns();
layout();
if (data.rows.length) ranks();
if (byId('bounds')) bounds();
findings();
if (byId('steps') && data.steps.lanes.length) steps();
if (data.counters.length) counters();
for (const [id, act] of [['in', () => zoom(.6)], ['out', () => zoom(1 / .6)], ['left', () => pan(-.3)], ['right', () => pan(.3)], ['all', whole]]) if (byId(id)) byId(id).addEventListener('click', act);
if (byId('shown')) drawAll();
new ResizeObserver(() => { const was = WIDTH; layout(); if (WIDTH != was && byId('shown')) redraw(); }).observe(document.querySelector('main'));
document.body.dataset.drawn = 'yes';
