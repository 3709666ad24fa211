// tasks.mjs TRACE FACTS - is all of tasks.c there, as tasks.c said it?
import { test, same, ok, overlaps } from './check.mjs';

await test('tasks', async ({ list, one, rows, facts }) => {
  for (const name of ['step', 'work', 'request', 'kernel', 'deep'])
    same(`as many "${name}" as the program made`, facts[name], await one(`select count(*) from slice where name = '${name}'`));
  same('what happened while paused is not there', 0, await one("select count(*) from slice where name = 'unseen'"));
  same('pause and resume are marked', 2, await one("select count(*) from slice where name in ('recording paused', 'recording resumed')"));
  same('process and thread names', [['boss'], ['worker']], await list("select t.name from thread t join process p using (upid) where p.name like '% solver' order by 1"));
  ok('the process label has host and pid', /^\S+ pid \d+$/.test(await one("select display_value from process p join args using (arg_set_id) where key = 'chrome.process_label[0]'")));
  same('tasks nest', [['outer', 0], ['step', 1]], await list("select distinct name, depth from slice where name in ('outer', 'step') order by depth"));
  same('700 levels lie on two tracks', [[201], [499]], await list("select count(*) from slice where name = 'deep' group by track_id order by 1"));
  same('nothing reaches over the end of what contains it', 0, await one(overlaps));

  const args = (name) => list(`select key, coalesce(string_value, int_value, real_value) from slice join args using (arg_set_id) where name = '${name}' and key like 'debug.%' group by key order by key`);
  same('metadata of every type, of begin and later', [['debug.big', -1], ['debug.iterations', 12], ['debug.n', 3], ['debug.name', 'a "quoted" \ufffd text'],
    ['debug.residual', 0.25], ['debug.residual#2', 0.5], ['debug.yes', 1]], await args('outer'));
  same('a value per slice', [[facts.work, facts.work, 2]], await list("select count(distinct extract_arg(arg_set_id, 'debug.i')), count(distinct extract_arg(arg_set_id, 'debug.ratio')), count(distinct extract_arg(arg_set_id, 'debug.kind')) from slice where name = 'work'"));
  same('an instant has its metadata', 7, await one("select extract_arg(arg_set_id, 'debug.step') from slice where name = 'checkpoint' and dur = 0"));

  same('counters have units', [['loss', null, facts.step], ['power', 'W', 1], ['queue', 'B', facts.step]],
    await list("select t.name, nullif(t.unit, ''), count(*) from counter c join counter_track t on c.track_id = t.id group by 1, 2 order by 1"));
  same('values of counters', [[1, 1 / facts.step], [facts.step * 10 - 15, -5]],
    await list("select max(value), min(value) from counter c join counter_track t on c.track_id = t.id where name in ('loss', 'queue') group by name"));

  same('the arrow goes from task to task', [['outer', 'work']], await list('select a.name, b.name from flow join slice a on slice_out = a.id join slice b on slice_in = b.id'));
  same('ten spans at once lie on ten lanes of one name', [['async', 10]], await list("select t.name, count(distinct t.id) from slice s join track t on s.track_id = t.id where s.name = 'request'"));
  same('device work lies on lanes below its device', [['GPU 0', 'stream 7', 2]], await list("select p.name, t.name, count(distinct t.id) from slice s join track t on s.track_id = t.id join track p on t.parent_id = p.id where s.name = 'kernel'"));
  const kernels = await rows("select track_id, ts, ts + dur as end from slice where name = 'kernel' order by track_id, ts");
  ok('no two kernels of a lane overlap', kernels.every((k, i) => !i || k.track_id !== kernels[i - 1].track_id || k.ts >= kernels[i - 1].end));
  same('what was left open ends with the process, and says so', [['left open', 0], ['left open inside', 1], ['request', 0]],
    await list("select name, depth from slice where extract_arg(arg_set_id, 'debug.unterminated') and dur >= 0 order by name"));
  const realtime = await one("select to_realtime(ts) from slice where name = 'outer'");
  ok('wall-clock time can be told', Math.abs(Number(realtime) / 1e9 - facts.began) < 2, `${Number(realtime) / 1e9} for ${facts.began}`);
});
