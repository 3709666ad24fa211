// browser.mjs - drives a headless browser through its debugging pipe, with the input events of a real mouse and keyboard
//
//   node browser.mjs BROWSER SCRIPT.mjs ARGUMENTS...
//
// SCRIPT exports an async function of an object with the methods below.
import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {resolve} from 'node:path';

const [browser, script, ...args] = process.argv.slice(2);
const child = spawn(browser, ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--remote-debugging-pipe'],
                    {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
const waiting = new Map();
let last = 0, rest = '', session, errors = [], heard = [];
child.stdio[4].setEncoding('utf8').on('data', text => {
  const parts = (rest + text).split('\0');
  rest = parts.pop();
  for (const part of parts) {
    const m = JSON.parse(part), w = waiting.get(m.id);
    if (m.method == 'Runtime.exceptionThrown') errors.push(m.params.exceptionDetails.exception?.description || m.params.exceptionDetails.text);
    if (m.method) heard = heard.filter(h => h.method != m.method || h.then(m.params));
    if (!w) continue;
    waiting.delete(m.id);
    m.error ? w.fail(new Error(JSON.stringify(m.error))) : w.then(m.result);
  }
});
child.on('exit', code => { for (const w of waiting.values()) w.fail(new Error(`the browser ended: ${code}`)); });
function send(method, params = {}) {
  const id = ++last;
  child.stdio[3].write(JSON.stringify({id, method, params, sessionId: session}) + '\0');
  return new Promise((then, fail) => waiting.set(id, {then, fail}));
}
const event = method => new Promise(then => heard.push({method, then}));
const mouse = (type, x, y, more = {}) => send('Input.dispatchMouseEvent', {type, x, y, ...more});

const page = {
  args, send, mouse,
  async open(file, width = 1000, height = 1000, dark = false, phone = false) {
    errors = [];
    await send('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor: 1, mobile: phone});
    await send('Emulation.setTouchEmulationEnabled', {enabled: phone});
    await page.media('screen', dark);
    const loaded = event('Page.loadEventFired');
    await send('Page.navigate', {url: pathToFileURL(resolve(file)).href});
    await loaded;
    await page.settle();
  },
  media: (media, dark) => send('Emulation.setEmulatedMedia', {media, features: [{name: 'prefers-color-scheme', value: dark ? 'dark' : 'light'}]}),
  // The result of a script, as JSON; the script may return a promise
  async eval(text) {
    const r = await send('Runtime.evaluate', {expression: text, returnByValue: true, awaitPromise: true});
    if (r.exceptionDetails) throw new Error(r.exceptionDetails.exception?.description || r.exceptionDetails.text);
    return r.result.value;
  },
  settle: () => page.eval('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))'),
  // The box of an element, which is scrolled into the window first
  box: selector => page.eval(`(() => { const e = document.querySelector(${JSON.stringify(selector)}); if (!e) return null; e.scrollIntoView({block: 'center'});
    const r = e.getBoundingClientRect(); return {x: r.left, y: r.top, width: r.width, height: r.height}; })()`),
  async move(x, y) { await mouse('mouseMoved', x, y); await page.settle(); },
  async click(x, y, count = 1) {
    for (let n = 1; n <= count; n++) {
      await mouse('mousePressed', x, y, {button: 'left', buttons: 1, clickCount: n});
      await mouse('mouseReleased', x, y, {button: 'left', clickCount: n});
    }
    await page.settle();
  },
  async drag(x, y, toX, toY) {
    await mouse('mousePressed', x, y, {button: 'left', buttons: 1, clickCount: 1});
    for (let n = 1; n <= 4; n++) await mouse('mouseMoved', x + (toX - x) * n / 4, y + (toY - y) * n / 4, {button: 'left', buttons: 1});
    await mouse('mouseReleased', toX, toY, {button: 'left', clickCount: 1});
    await page.settle();
  },
  // modifiers: 1 Alt, 2 Ctrl, 4 Meta, 8 Shift
  async wheel(x, y, deltaY, modifiers = 0) { await mouse('mouseWheel', x, y, {deltaX: 0, deltaY, modifiers}); await page.settle(); },
  async key(key, modifiers = 0) {
    const code = {Enter: 13, Tab: 9, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Escape: 27, ' ': 32}[key];
    const text = key == 'Enter' ? '\r' : key.length == 1 ? key : undefined;
    const one = {key, modifiers, text, windowsVirtualKeyCode: code || (text && text.toUpperCase().charCodeAt(0))};
    await send('Input.dispatchKeyEvent', {type: text ? 'keyDown' : 'rawKeyDown', ...one});
    await send('Input.dispatchKeyEvent', {type: 'keyUp', ...one, text: undefined});
    await page.settle();
  },
  async picture(file, whole = false) { // whole: the window is made as high as the page
    if (whole) {
      const {cssLayoutViewport: view, cssContentSize: size} = await send('Page.getLayoutMetrics');
      await send('Emulation.setDeviceMetricsOverride', {width: view.clientWidth, height: Math.ceil(size.height), deviceScaleFactor: 1, mobile: false});
      await page.settle();
    }
    writeFileSync(file, Buffer.from((await send('Page.captureScreenshot', {format: 'png'})).data, 'base64'));
  },
  async pdf(file) { writeFileSync(file, Buffer.from((await send('Page.printToPDF', {printBackground: false})).data, 'base64')); },
  errors: () => errors,
};
let status = 0;
try {
  const {targetId} = await send('Target.createTarget', {url: 'about:blank'});
  session = (await send('Target.attachToTarget', {targetId, flatten: true})).sessionId;
  await send('Page.enable');
  await send('Runtime.enable');
  await (await import(pathToFileURL(resolve(script)))).default(page);
} catch (e) {
  console.log(`not ok ${e.stack}`);
  status = 1;
}
child.kill('SIGKILL');
process.exit(status);
