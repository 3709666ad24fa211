#!/usr/bin/env node
// agree.mjs - does a Perfetto trace say what trace-tally says? Counts, durations, extremes, errors and counters, name by name
//
//   node agree.mjs TRACE TALLY.json [NAME]      prints "ok NAME: ..." and "not ok NAME: ..." lines; exit status 1 if any is not ok
//
// TALLY.json comes from trace-tally --json --by rank,name.
import fs from 'node:fs';
import { openTrace } from './query.mjs';

const [traceFile, tallyFile, label = 'tally'] = process.argv.slice(2);
const tally = JSON.parse(fs.readFileSync(tallyFile, 'utf8'));
const trace = await openTrace(traceFile);
let failed = 0;
function check(name, problems) {
  console.log(problems.length ? `not ok ${label}: ${name}: ${problems.slice(0, 5).join('; ')}${problems.length > 5 ? ` and ${problems.length - 5} more` : ''}` : `ok ${label}: ${name}`);
  failed += problems.length > 0;
}
const key = (rank, name) => `${rank} ${name}`;
const rankOf = (process) => Number(/^rank (\d+) /.exec(process ?? '')?.[1] ?? -1);

// What to-perfetto adds of its own accord.
const own = /^(error|message|flow|meta|recording (paused|resumed)|\d+ events .*|only (APIs|names) .*|step #-?\d+|left out to fit .*)$/;

const expected = new Map();
for (const r of tally.rows) {
  const k = key(r.rank ?? -1, r.name);
  const e = expected.get(k) ?? { calls: 0, sum: 0, min: Infinity, max: 0, errors: 0, unfinished: 0 };
  e.calls += r.calls;
  e.sum += r.sum_ns;
  e.min = Math.min(e.min, r.min_ns);
  e.max = Math.max(e.max, r.max_ns);
  e.errors += r.errors;
  e.unfinished += r.unfinished;
  expected.set(k, e);
}

// A slice belongs to its track's process: directly, through its thread, or through the tracks above it.
const slices = await trace.rows(`
  create or replace perfetto table marked as
  select arg_set_id, max(iif(key = 'debug.error', 1, null)) as error, max(iif(key = 'debug.unterminated', 1, null)) as unterminated
  from args where key in ('debug.error', 'debug.unterminated') group by arg_set_id;
  create or replace perfetto table slice_process as
  with recursive up(track, upid) as (
    select t.id, coalesce(extract_arg(t.dimension_arg_set_id, 'upid'), th.upid) from track t
    left join thread th on th.utid = extract_arg(t.dimension_arg_set_id, 'utid')),
  climb(track, above) as (
    select id, id from track union all select c.track, t.parent_id from climb c join track t on t.id = c.above where t.parent_id is not null)
  select c.track as track_id, max(u.upid) as upid from climb c join up u on u.track = c.above group by c.track;
  select p.name as process, s.name as name, count(*) as calls, sum(s.dur) as sum, min(s.dur) as min, max(s.dur) as max,
    count(m.error) as errors, count(m.unterminated) as unfinished
  from slice s left join slice_process sp using (track_id) left join process p using (upid) left join marked m using (arg_set_id)
  group by 1, 2`);

check('the engine finds nothing wrong', (await trace.wrong()).map((s) => `${s.name}[${s.idx}] = ${s.value}`));

const problems = [], seen = new Set();
let total = 0;
for (const s of slices) {
  const rank = rankOf(s.process), k = key(rank, s.name), e = expected.get(k);
  total += s.calls;
  if (!e) {
    if (!own.test(s.name)) problems.push(`${k} is not in the tally`);
    continue;
  }
  seen.add(k);
  for (const f of ['calls', 'sum', 'min', 'max', 'errors', 'unfinished'])
    if (s[f] !== e[f]) problems.push(`${k}: ${f} is ${s[f]}, the tally says ${e[f]}`);
}
for (const k of expected.keys()) if (!seen.has(k)) problems.push(`${k} is missing`);
check(`${total} slices agree in number, time, extremes and errors`, problems);

if (tally.counters.length) {
  const counters = await trace.rows(`
    select t.name as name, coalesce(nullif(t.unit, ''), '') as unit, count(*) as samples, min(value) as min, max(value) as max, avg(value) as avg,
      (select c2.value from counter c2 where c2.track_id = t.id order by c2.ts desc, c2.id desc limit 1) as last
    from counter c join counter_track t on c.track_id = t.id group by t.id`);
  const wrong = [];
  for (const e of tally.counters) {
    const name = e.name.split('/').pop(); // the tally puts the track before the name
    const c = counters.filter((x) => x.name === name && x.unit === e.unit);
    if (!c.some((x) => x.samples === e.samples && x.min === e.min && x.max === e.max && x.last === e.last && Math.abs(x.avg - e.avg) <= 1e-9 * Math.abs(e.avg)))
      wrong.push(`${e.name} [${e.unit}]: ${JSON.stringify(e)} but ${JSON.stringify(c)}`);
  }
  check(`${tally.counters.length} counters agree in samples, unit, extremes, mean and last value`, wrong);
}
await trace.close();
process.exitCode = failed ? 1 : 0;
