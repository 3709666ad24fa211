// main.js - puts the page together
function bounds() {
  const bar = svg('svg', {viewBox: `0 0 ${WIDTH} 30`, role: 'img', 'aria-label': 'Critical path'}), box = byId('bounds');
  const names = Object.keys(data.bounds).filter(name => data.bounds[name] > 0);
  let x = 0;
  for (const name of names) {
    const part = svg('rect', {x, y: 2, width: WIDTH * data.bounds[name], height: 26, fill: color(name)});
    part.append(svg('title', {}, `${words(name)} ${(100 * data.bounds[name]).toFixed(1)} %`));
    bar.append(part);
    x += WIDTH * data.bounds[name];
  }
  box.append(bar);
  legend(box, names.map(name => [`${words(name)} ${(100 * data.bounds[name]).toFixed(1)} %`, color(name)]));
}
function theme() {
  const root = document.documentElement, button = byId('theme'), wish = matchMedia('(prefers-color-scheme: dark)');
  const set = dark => { root.dataset.theme = dark ? 'dark' : 'light'; button.textContent = dark ? 'Light' : 'Dark'; };
  set(wish.matches);
  wish.addEventListener('change', e => set(e.matches));
  button.addEventListener('click', () => set(root.dataset.theme != 'dark'));
  addEventListener('beforeprint', () => set(false));
}
theme();
if (data.ranks.length) ranks();
bounds();
findings();
if (data.steps.length) steps();
if (data.counters.length) counters();
for (const [id, act] of [['in', () => zoom(.6)], ['out', () => zoom(1 / .6)], ['left', () => pan(-.3)], ['right', () => pan(.3)], ['all', whole]]) byId(id).addEventListener('click', act);
drawAll();
document.body.dataset.drawn = 'yes';
