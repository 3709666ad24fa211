// ranks.mjs TRACE FACTS - messages, collectives, errors, crossings and the killed rank of ranks.c
import { test, same, ok, overlaps } from './check.mjs';

// The call an arrow belongs to: the slice itself, or the one around the mark of a message that came to a waiting receive.
const arrows = `
  with ends as (select f.id as flow, f.slice_out as o, f.slice_in as i, b.name = 'message' as mark, coalesce(iif(b.name = 'message', b.parent_id, null), b.id) as call
    from flow f join slice b on f.slice_in = b.id),
  track_rank as (select tt.id as track, cast(substr(p.name, 6, 4) as int) as rank from thread_track tt join thread using (utid) join process p using (upid))
  select a.name as o, c.name as i, ra.rank as src, rc.rank as dst, extract_arg(a.arg_set_id, 'debug.dst') as said, e.mark, a.ts as sent,
    (select ts from slice where id = e.i) as arrived, c.ts as began, c.ts + c.dur as done
  from ends e join slice a on a.id = e.o join slice c on c.id = e.call join track_rank ra on ra.track = a.track_id join track_rank rc on rc.track = c.track_id`;

await test('ranks', async ({ list, one, rows, facts }) => {
  same('ranks are processes, named by rank and host', ['rank 0000', 'rank 0001', 'rank 0002', 'rank 0003'],
    (await list("select name from process where name like 'rank%' order by name")).map(([n]) => n.slice(0, 9)));
  const flows = await rows(arrows);
  same('an arrow for each message', facts.messages, flows.length);
  same('from sends to receives and waits', [['pipe_send', 'pipe_recv', 100], ['pipe_send', 'pipe_waitall', 50]],
    Object.values(flows.reduce((m, f) => { const k = f.o + f.i; (m[k] ??= [f.o, f.i, 0])[2]++; return m; }, {})).sort());
  ok('to the rank the send named', flows.every((f) => f.dst === f.said), JSON.stringify(flows.find((f) => f.dst !== f.said)));
  ok('forward in time, and inside the receive', flows.every((f) => f.sent <= f.arrived && f.arrived >= f.began && f.arrived <= f.done));
  ok('late senders have a mark where the message came', flows.some((f) => f.mark) && flows.every((f) => Boolean(f.mark) === f.sent > f.began));
  same('one correlation id for the four ranks of each collective', [[29, 4, 4]],
    await list(`select count(*), min(n), max(n) from (select count(*) as n from slice where name = 'pipe_barrier' group by extract_arg(arg_set_id, 'correlation_id'))`));
  same('collectives have no arrows', 0, await one("select count(*) from flow f join slice s on s.id in (f.slice_in, f.slice_out) where s.name = 'pipe_barrier'"));
  same('failed calls say why', [['pipe_send', 'PIPE_ERR_RANK', 4]],
    await list("select name, extract_arg(arg_set_id, 'debug.error') as e, count(*) from slice where e is not null and name != 'error' group by 1, 2"));
  same('and have a mark inside', 4, await one("select count(*) from slice e join slice p on e.parent_id = p.id where e.name = 'error' and e.category = 'error' and p.name = 'pipe_send' and e.dur = 0"));
  same('a result that is neither success nor error is shown', [['PIPE_PENDING', 25]],
    await list("select extract_arg(arg_set_id, 'debug.result') as r, count(*) from slice where r is not null group by 1"));
  same('addresses and handles are left out', 0, await one("select count(*) from args where key in ('debug.buffer', 'debug.requests')"));
  same('a collective has its number', 0, await one("select count(*) from slice where name = 'pipe_barrier' and extract_arg(arg_set_id, 'debug.seq') is null"));
  same('arrays are text', '[1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ... +4 more]', await one("select extract_arg(arg_set_id, 'debug.counts') from slice where name = 'pipe_barrier' order by ts limit 1"));
  same('bytes of messages completed in a wait add up', [[16, 25]], await list("select extract_arg(arg_set_id, 'debug.bytes') as b, count(*) from slice where name = 'pipe_waitall' group by 1"));
  same('slices of two APIs that cross keep their length, on two tracks', [['crossing', 12], ['pipe_barrier', 116]],
    await list("select name, count(*) from slice where name in ('crossing', 'pipe_barrier') group by 1"));
  same('nothing reaches over the end of what contains it', 0, await one(overlaps));
  same('a call left by longjmp ends with the one around it', [[4, 4]],
    await list(`select count(*), sum(s.ts + s.dur = b.ts + b.dur) from slice s join slice b on s.parent_id = b.id
      where extract_arg(s.arg_set_id, 'debug.unterminated') and s.name = 'pipe_send' and b.name = 'pipe_barrier'`));
  same('the killed rank: its open task ends with its last event', [['killed inside', 0]],
    await list(`select k.name, l.ts - (k.ts + k.dur) from slice k join slice l on l.name = 'last words' where extract_arg(k.arg_set_id, 'debug.unterminated') and k.name = 'killed inside'`));
  ok('others went on after it', (await one("select count(*) from slice where name = 'afterwards' and ts > (select ts from slice where name = 'last words')")) > 0);
  same('and is labelled', ['rank 0003'], (await list("select p.name from process p join args using (arg_set_id) where display_value = 'did not end properly'")).map(([n]) => n.slice(0, 9)));
});
