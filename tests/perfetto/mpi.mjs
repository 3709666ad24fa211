// mpi.mjs TRACE FACTS IMPLEMENTATION - what mpi.c did, counted by itself, against the trace
import { test, same, ok, overlaps } from './check.mjs';

await test(process.argv[4], async ({ list, one, facts }) => {
  same('a process for each rank', facts.ranks, await one("select count(*) from process where name like 'rank 000_ %'"));
  for (const name of Object.keys(facts).filter((n) => n.startsWith('MPI_')))
    same(`as many ${name} as the program made`, facts[name], await one(`select count(*) from slice where name = '${name}'`));
  same('tasks contain the calls made in them', facts.ranks * facts.rounds, await one("select count(*) from slice r join slice c on c.parent_id = r.id where r.name = 'round' and c.name = 'MPI_Waitall'"));
  same('an arrow for each message', facts.messages, await one('select count(*) from flow'));
  same('forward in time', 0, await one('select count(*) from flow f join slice a on f.slice_out = a.id join slice b on f.slice_in = b.id where b.ts < a.ts'));
  same('from each sending call to each receiving one', [['MPI_Isend', 'MPI_Waitall', facts.MPI_Isend], ['MPI_Send', 'MPI_Recv', facts.MPI_Recv], ['MPI_Sendrecv', 'MPI_Sendrecv', facts.MPI_Sendrecv]],
    await list(`select a.name, iif(b.name = 'message', p.name, b.name) as receiver, count(*) from flow f join slice a on f.slice_out = a.id
      join slice b on f.slice_in = b.id left join slice p on b.parent_id = p.id group by 1, 2 order by 1`));
  same('a correlation id for each collective: all ranks of its communicator', [[2, facts.rounds], [4, facts.rounds / 2]],
    await list("select n, count(*) from (select count(*) as n from slice where name = 'MPI_Allreduce' group by extract_arg(arg_set_id, 'correlation_id')) group by 1 order by 1"));
  const comm = "coalesce(extract_arg(arg_set_id, 'debug.comm_name'), '-'), coalesce(extract_arg(arg_set_id, 'debug.comm_ranks'), '-')";
  same('names and members of communicators', [['MPI_COMM_WORLD', '0-3', facts.rounds * 2], ['the even', '0, 2', facts.rounds], ['the odd', '1, 3', facts.rounds]],
    await list(`select ${comm}, count(*) from slice where name = 'MPI_Allreduce' group by 1, 2 order by 1`));
  same('a name is there once it was given; MPI_COMM_SELF has one', [['-', '0, 2', 2], ['-', '1, 3', 2], ['MPI_COMM_SELF', '0', 1], ['MPI_COMM_SELF', '1', 1], ['MPI_COMM_SELF', '2', 1],
    ['MPI_COMM_SELF', '3', 1], ['MPI_COMM_WORLD', '0-3', 2 * facts.ranks]], await list(`select ${comm}, count(*) from slice where name = 'MPI_Barrier' group by 1, 2 order by 1, 2`));
  same('arguments by name', [['MPI_INT', 'MPI_SUM']], await list("select distinct extract_arg(arg_set_id, 'debug.datatype'), extract_arg(arg_set_id, 'debug.op') from slice where name = 'MPI_Allreduce'"));
  same('the failed sends', [['MPI_ERR_RANK', facts.ranks]], await list("select extract_arg(arg_set_id, 'debug.error') as e, count(*) from slice where name = 'MPI_Send' and e is not null group by 1"));
  same('nothing reaches over the end of what contains it', 0, await one(overlaps));
  same('MPI calls have their API as category', 'MPI', await one("select distinct category from slice where name like 'MPI_%'"));
  ok('no address or request handle is an argument', (await one("select count(*) from args where key in ('debug.buf', 'debug.request')")) === 0);
});
