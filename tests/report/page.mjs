// page.mjs - drives the pages of page.sh with a mouse, fingers and keys; prints a line for each check
let p;
const say = (name, right, what) => console.log(`${right ? 'ok' : 'not ok'} ${name}${right ? '' : `: ${JSON.stringify(what)}`}`);
const near = (name, got, want, by) => say(name, Math.abs(got - want) <= by, {got, want, by});
const view = () => p.eval('({from: view.from, to: view.to, length: view.to - view.from, all: data.drawn_ns, bin: levelAt((view.from + view.to) / 2).bin})');
const plot = () => p.box('#ranks svg.area');
const tip = selector => p.eval(`(() => { const t = document.querySelector('${selector} .tip'); return t.hidden ? '' : t.textContent; })()`);
// The middle of the row with that label
const rowAt = name => p.eval(`(() => { for (const t of document.querySelectorAll('#ranks svg.area > text')) if (t.textContent.replace('\\u25b6 ', '') == ${JSON.stringify(name)}) {
  t.ownerSVGElement.scrollIntoView({block: 'center'}); const r = t.getBoundingClientRect(); return r.top + r.height / 2; } })()`);
const xOf = ns => p.eval(`(() => { const r = document.querySelector('#ranks svg.area').getBoundingClientRect(); return r.left + toX(${ns}) * r.width / WIDTH; })()`);

async function mouse(file) {
  await p.open(file);
  let area = await plot(), was = await view(), at = await p.eval(`toTime((${area.x + 500} - ${area.x}) * WIDTH / ${area.width})`);
  const top = await p.eval('scrollY');
  await p.wheel(area.x + 500, area.y + 40, 100);
  await new Promise(then => setTimeout(then, 300)); // it scrolls smoothly
  say('the wheel over a plot scrolls the page', await p.eval('scrollY') > top && (await view()).length == was.length, [top, await p.eval('scrollY'), await view()]);
  area = await plot();
  await p.wheel(area.x + 500, area.y + 40, -100, 2);
  let now = await view();
  near('Ctrl and the wheel zoom in', now.length, was.length * .8, 1);
  near('what is under the pointer stays there', await p.eval(`toTime((500) * WIDTH / ${area.width})`), at, was.length / 1000);
  await p.click(area.x + 500, area.y + area.height - 25);
  await p.wheel(area.x + 500, area.y + 40, -100);
  was = await view();
  near('the wheel alone, after a click on the plot', was.length, now.length * .8, 1);
  await p.wheel(area.x + 500, area.y + 40, 100, 8);
  now = await view();
  near('Shift and the wheel move', now.from - was.from, was.length * .1, 1);
  await p.key('Escape');
  was = await view();
  await p.wheel(area.x + 500, area.y + 40, -100);
  near('Escape gives the wheel back to the page', (await view()).length, was.length, 0);
  area = await plot();
  at = await p.eval(`toTime(500 * WIDTH / ${area.width})`);
  await p.drag(area.x + 500, area.y + area.height / 2, area.x + 420, area.y + area.height / 2);
  near('what is dragged follows the pointer', await p.eval(`toTime(420 * WIDTH / ${area.width})`), at, was.length / 500);
  near('and nothing is zoomed', (await view()).length, was.length, 1);
  was = await view();
  await p.click(area.x + 500, area.y + area.height / 2, 2);
  near('a double click zooms in', (await view()).length, was.length * .4, was.length * .01);
  await p.eval("document.getElementById('all').click()");
  await p.settle();
}
async function findings(file, first) {
  await p.open(file);
  const dot = await p.box('#ranks .dot circle');
  await p.click(dot.x + 6, dot.y + 6);
  say('a click on the mark of a finding chooses it', await p.eval("document.querySelector('.finding.now').id") == `finding-${first}`, await p.eval("document.querySelector('.finding.now')?.id"));
  await p.eval('whole()');
  await p.settle();
  await p.eval("document.activeElement.blur(); chosen = -1; document.querySelectorAll('.now').forEach(e => e.classList.remove('now'))");
  const mark = await p.box('#ranks .mark');
  await p.drag(mark.x + mark.width / 2, mark.y + 30, mark.x + mark.width / 2 + 60, mark.y + 30);
  say('a drag over the mark chooses nothing', await p.eval("!document.querySelector('.finding.now')"), '');
  const button = await p.box(`#finding-1 button.place`);
  await p.click(button.x + 5, button.y + 5);
  const now = await view(), place = await p.eval('data.findings[0].place');
  say('the button shows its place', now.from <= place[0] && now.to >= place[1] && now.length < now.all, [now, place]);
  say('finer than a 240th of the run', now.bin < now.all / 1000, now);
  say('and moves to the plot', await p.eval("document.getElementById('time').getBoundingClientRect().top < innerHeight && document.getElementById('time').getBoundingClientRect().top > -5"), await p.eval("document.getElementById('time').getBoundingClientRect().top"));
  const copy = await p.box('#finding-1 button.copy');
  await p.click(copy.x + 3, copy.y + 3);
  say('a command is copied', await p.eval("document.querySelector('#finding-1 button.copy').textContent != 'Copy' && String(getSelection()) == document.querySelector('#finding-1 code').textContent"), await p.eval('String(getSelection())'));
}
// The line of the program that the first finding names
async function source(file, line) {
  await p.open(file);
  const told = await p.eval("document.querySelector('#finding-1 code.source')?.textContent");
  say('the line of the program', told == line, told);
  const copy = await p.box('#finding-1 code.source + button.copy');
  await p.click(copy.x + 3, copy.y + 3);
  say('it can be copied', await p.eval('String(getSelection())') == line, await p.eval('String(getSelection())'));
  const there = await p.box('#finding-1 button.there');
  await p.click(there.x + 3, there.y + 3);
  const now = await view(), place = await p.eval('data.findings[0].place');
  say('it leads to its place', now.from <= place[0] && now.to >= place[1] && now.length < now.all, [now, place]);
  say('and its mark names the line', (await p.eval("document.querySelector('#ranks .dot title').textContent")).endsWith(`, ${line}`), '');
}
// rows: [name, ns, the largest kind there]
async function hover(file, rows) {
  await p.open(file);
  for (const [name, ns, kind] of rows) {
    const y = await rowAt(name);
    await p.move(await xOf(ns), y);
    const text = await tip('#ranks');
    say(`hover: ${name} at ${ns / 1e6} ms`, text.startsWith(`${name}, `) && text.split('\n')[1].startsWith(kind), text);
  }
  await p.move(5, 5);
  say('hover ends', await tip('#ranks') == '', '');
  const steps = await p.box('#steps svg');
  await p.move(steps.x + steps.width / 2, steps.y + 50);
  say('hover over steps', /^step \d+/.test(await tip('#steps')), await tip('#steps'));
}
async function keyboard(file) {
  await p.open(file);
  const seen = [];
  for (let n = 0; n < 60; n++) {
    await p.key('Tab');
    const one = await p.eval("(e => e == document.body ? '' : e.id || e.className.baseVal || e.className || e.tagName)(document.activeElement)");
    if (!one) break;
    seen.push(one);
  }
  say('Tab reaches switch, plots, table and findings', ['theme', 'in', 'all', 'area', 'SUMMARY', 'place', 'copy'].every(k => seen.includes(k)), seen);
  say('Tab reaches all that can be clicked', await p.eval("document.querySelectorAll('button, a, summary').length + document.querySelectorAll('svg.area').length") <= seen.length, seen.length);
  await p.eval('document.activeElement.blur()');
  const was = await view();
  await p.key('+');
  const near = await view();
  say('+ zooms in', near.length < was.length * .7, near);
  await p.key('ArrowRight');
  say('an arrow moves', (await view()).from > near.from, await view());
  await p.key('0');
  say('0 shows all', (await view()).length == was.length, await view());
  await p.key('n');
  say('n shows the next finding', await p.eval("document.querySelector('.finding.now').id") == 'finding-1' && (await view()).length < was.length, await view());
  say('and tells it to readers of screens', (await p.eval("document.getElementById('told').textContent")).startsWith('Finding 1, '), '');
  await p.key('0');
  await p.eval("document.querySelector('#ranks svg.area').focus()");
  for (const key of ['ArrowDown', 'ArrowDown']) await p.key(key);
  say('Down reads a row', (await tip('#ranks')).startsWith(await p.eval('data.rows[1].name')), await tip('#ranks'));
  const before = await tip('#ranks');
  await p.key('ArrowRight', 8);
  say('Shift and an arrow read another time', (await tip('#ranks')).split('\n')[0] != before.split('\n')[0] && (await view()).length == was.length, await tip('#ranks'));
  await p.eval("document.querySelector('#ranks summary').focus()");
  await p.key('Enter');
  say('the plot is also a table', await p.eval("document.querySelectorAll('#ranks table tr').length == data.rows.length + 1"), '');
  const sums = await p.eval("[...document.querySelectorAll('#ranks table tr')].slice(1).map(tr => [...tr.querySelectorAll('td')].reduce((n, td) => n + (parseFloat(td.textContent) || 0), 0))");
  say('whose shares are shares', sums.every(n => n > 0 && n < 102), sums);
}
// The contrast of two colours, as WCAG 2 computes it
const CONTRAST = `(() => {
  const root = getComputedStyle(document.documentElement), probe = document.body.appendChild(document.createElement('i'));
  const light = name => { probe.style.color = 'var(--' + name + ')'; const [r, g, b] = getComputedStyle(probe).color.match(/[0-9.]+/g).map(x => (x /= 255) <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b; };
  const of = (a, b) => { const [x, y] = [light(a), light(b)]; return (Math.max(x, y) + .05) / (Math.min(x, y) + .05); };
  const low = [];
  for (const [a, b, least] of [['text', 'back', 7], ['text', 'card', 7], ['soft', 'back', 4.5], ['soft', 'card', 4.5], ['link', 'back', 4.5], ['link', 'card', 4.5], ['on', 'bad', 4.5], ['on', 'warn', 4.5], ['on', 'note', 4.5], ['bad', 'back', 4.5],
    ...['host', 'waits_for_ranks', 'communication', 'waits_for_device', 'device_api', 'gpu', 'transfers', 'io', 'setup', 'in_a_call_that_never_ended'].map(k => [k, 'back', 3])]) if (of(a, b) < least) low.push([a, b, of(a, b).toFixed(2)]);
  probe.remove();
  return low;
})()`;
async function looks(file) {
  await p.open(file);
  say('contrast, light', (await p.eval(CONTRAST)).length == 0, await p.eval(CONTRAST));
  await p.open(file, 1000, 1000, true);
  say('dark, as the system wishes', await p.eval("document.documentElement.dataset.theme == 'dark'"), '');
  say('contrast, dark', (await p.eval(CONTRAST)).length == 0, await p.eval(CONTRAST));
  const back = "getComputedStyle(document.body).backgroundColor";
  const dark = await p.eval(back);
  await p.media('print', true);
  await p.settle();
  say('printed, it is light', await p.eval(back) == 'rgb(255, 255, 255)', await p.eval(back));
  say('without buttons', await p.eval("[...document.querySelectorAll('button')].every(b => b.getClientRects().length == 0)"), '');
  say('with plots', await p.eval("[...document.querySelectorAll('.plot svg')].every(s => s.getClientRects().length)"), '');
  await p.pdf('page.pdf');
  await p.media('screen', true);
  await p.settle();
  say('then it is dark again', await p.eval(back) == dark, await p.eval(back));
  const theme = await p.box('#theme');
  await p.click(theme.x + 5, theme.y + 5);
  say('the switch makes it light', await p.eval(back) == 'rgb(255, 255, 255)' && await p.eval("document.getElementById('theme').textContent == 'Dark'"), await p.eval(back));
  say('kinds differ by stripes, too', await p.eval("new Set([...document.querySelectorAll('#ranks path')].map(e => e.getAttribute('fill'))).has('url(#stripes-waits_for_ranks)')"), '');
}
async function narrow(file) {
  for (const width of [320, 390, 700]) {
    await p.open(file, width, 800, false, true);
    say(`${width} px: nothing is cut off`, await p.eval('document.scrollingElement.scrollWidth <= innerWidth'), await p.eval('[document.scrollingElement.scrollWidth, innerWidth]'));
    const scales = await p.eval("[...document.querySelectorAll('svg.area')].map(s => s.getBoundingClientRect().width / s.viewBox.baseVal.width)");
    say(`${width} px: the text of plots keeps its size`, scales.every(s => Math.abs(s - 1) < .05), scales);
  }
  await p.open(file, 390, 800, false, true);
  const area = await plot(), y = area.y + area.height / 2, was = await view();
  const touch = (type, ...xs) => p.send('Input.dispatchTouchEvent', {type, touchPoints: xs.map((x, id) => ({x: area.x + x, y, id}))});
  await touch('touchStart', 180, 240);
  for (const by of [10, 20, 30]) await touch('touchMove', 180 - by, 240 + by);
  await touch('touchEnd');
  await p.settle();
  near('two fingers zoom', (await view()).length, was.length / 2, was.length / 50);
}
async function steps(file, warm, slow) {
  await p.open(file);
  say(`steps: ${warm ? 'warm-up is shown' : 'no warm-up'}`, await p.eval("document.querySelectorAll('#steps rect.warm').length") == (warm ? 1 : 0), '');
  // a busy machine may have made others slow, too; the slowest comes first
  const listed = await p.eval("[...document.querySelectorAll('.slow-list button')].map(b => b.textContent.split(',')[0]).join()");
  say('steps: the slow ones are listed', listed == slow || (slow && listed.startsWith(slow + ',')), await p.eval("document.querySelector('.slow-list')?.textContent"));
  if (!slow) return;
  const button = await p.box('.slow-list button');
  await p.click(button.x + 5, button.y + 5);
  const now = await view(), step = await p.eval('data.steps.lanes[0].points.reduce((a, b) => b[2] > a[2] ? b : a)');
  say('steps: a click shows the step', now.from <= step[1] && now.to >= step[1] + step[2] && now.length < 2 * step[2], [now, step]);
}
const parts = {mouse, findings, source, hover, keyboard, looks, narrow, steps};
export default async page => { // part, file and its arguments in JSON
  p = page;
  for (let k = 0; k < p.args.length; k += 2) {
    await parts[p.args[k]](...JSON.parse(p.args[k + 1]));
    for (const e of p.errors()) say(`${p.args[k]}: no error of a script`, false, e);
  }
};
