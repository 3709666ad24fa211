// check.mjs - the few helpers of the .mjs tests here
import { openTrace } from './query.mjs';

let failed = 0, label = '';
export function ok(name, good, why = '') {
  console.log(good ? `ok ${label}${name}` : `not ok ${label}${name}: ${why}`);
  failed += !good;
}
const show = (v) => JSON.stringify(v, (_, x) => (typeof x === 'bigint' ? String(x) : x)).slice(0, 300);
export const same = (name, expected, actual) => ok(name, show(expected) === show(actual), `expected ${show(expected)}, got ${show(actual)}`);

// Opens argv[2], runs the tests, ends with the right status. argv[3] is a file of "name value" lines that the program printed.
export async function test(name, tests) {
  const { readFileSync } = await import('node:fs');
  label = name + ': ';
  failed = 0;
  const facts = process.argv[3] ? Object.fromEntries(readFileSync(process.argv[3], 'utf8').trim().split('\n').map((l) => [l.slice(0, l.lastIndexOf(' ')), Number(l.slice(l.lastIndexOf(' ') + 1))])) : {};
  const trace = await openTrace(process.argv[2]);
  const list = async (sql) => (await trace.rows(sql)).map((r) => Object.values(r));
  const one = async (sql) => (await list(sql))[0]?.[0];
  try {
    await tests({ rows: (sql) => trace.rows(sql), list, one, facts });
    same('the engine finds nothing wrong', [], (await trace.wrong()).map((s) => s.name));
  } catch (e) {
    ok('runs to its end', false, String(e.message).replace(/\s+/g, ' '));
  }
  await trace.close();
  process.exitCode = failed ? 1 : 0;
}

// Whether slices of each track nest: none reaches over the end of the one it lies in.
export const overlaps = `
  select count(*) from slice a join slice b on b.parent_id = a.id
  where b.ts < a.ts or (a.dur >= 0 and (b.dur < 0 or b.ts + b.dur > a.ts + a.dur))`;
