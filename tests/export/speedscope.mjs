// speedscope.mjs FILE... - what speedscope's own importer makes of files, from the npm package: for each a line of JSON,
// {"said": [...], "valid": true, "profiles": [{"name", "total", "frames": {NAME: [self, total]}}]}
//
// The package is the application, made for browsers. Its import function is taken out of it; what it does with the page
// comes to nothing here.
import { webcrypto as crypto } from 'node:crypto'; // a global from Node 19 on
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';

const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'trace.h', 'npm');
const folder = path.join(cache, 'node_modules/speedscope/dist/release');
const script = fs.readdirSync(folder).find((f) => /^speedscope-.*\.js$/.test(f));
const text = fs.readFileSync(path.join(folder, script), 'utf8');
const [, , , name] = /loadFileFromBase64:\((\w+),(\w+)\)=>\{this\.loadProfile\(\(\)=>(\w+)\(\1,\2\)\)\}/.exec(text);
const said = [];
const nothing = () =>
  new Proxy(function () {}, {
    get: (t, key) => (key === Symbol.toPrimitive ? () => '' : key === 'length' ? 0 : nothing()),
    set: () => true,
    apply: () => nothing(),
    construct: () => nothing(),
  });
const page = vm.createContext({
  document: nothing(), navigator: { platform: '', userAgent: '' }, location: { hash: '', protocol: 'file:' },
  localStorage: nothing(), console: { ...console, log: (...words) => said.push(words.join(' ')) }, setTimeout,
  clearTimeout, TextDecoder, TextEncoder, URL, URLSearchParams, fetch: nothing(), requestAnimationFrame: nothing(),
  performance, atob, btoa, addEventListener: nothing(), matchMedia: nothing(), crypto, WebAssembly, Blob,
  FileReader: nothing(), DOMException,
});
page.window = page.self = vm.runInContext('this', page);
try {
  vm.runInContext(text.replace('"use strict";(()=>{', `$&globalThis.importFile=(...a)=>${name}(...a);`), page);
} catch {
  // drawing the page
}

const Ajv = createRequire(path.join(cache, 'x.js'))('ajv');
const valid = new (Ajv.default || Ajv)({ strict: false }).compile(JSON.parse(fs.readFileSync(path.join(folder, 'file-format-schema.json'))));
for (const file of process.argv.slice(2)) {
  const data = fs.readFileSync(file);
  said.length = 0;
  const group = await page.importFile(path.basename(file), data.toString('base64'));
  const profiles = group.profiles.map((p) => {
    const frames = {};
    p.forEachFrame((f) => {
      const [self, total] = frames[f.name] || [0, 0];
      frames[f.name] = [self + f.getSelfWeight(), total + f.getTotalWeight()];
    });
    return { name: p.getName(), total: p.getTotalWeight(), frames };
  });
  const good = file.endsWith('.speedscope.json') ? valid(JSON.parse(data)) : null;
  console.log(JSON.stringify({ said: said.filter((s) => s.startsWith('Importing')), valid: good, errors: valid.errors, profiles }));
}
