/* views.h - what a tool is asked for, a line each; an input names one by its number, so new ones come last */
#if defined FUZZ_trace_print
#define TOOL "trace-print"
static const char *const views[] = {
    "",
    "--relative",
    "--json",
    "--errors",
    "--date --mangled",
    "--name ^[a-m].*[a-z]$ --kind entry,exit,slice",
    "--from 20us --to 2ms --json",
    "--run all",
    "--rank 0-3 --lines 20",
    "--api user",
    "--rank 7",
    "--from 8500000000 --relative",
    "--color always",
};
#elif defined FUZZ_trace_merge
#define TOOL "trace-merge"
static const char *const views[] = {
    "-o /dev/null -j 1",
    "-o /dev/null -j 1 --verbose --no-align",
    "-o /dev/null -j 1 --from 20us --to 2ms -q",
    "-o /dev/null -j 1 --run all --max-mem 64M",
    "-o /dev/null -j 2 --compression 3 --verbose",
    "-o /dev/null -j 1 --compact",
};
#elif defined FUZZ_trace_tally
#define TOOL "trace-tally"
#define RESERVED ((size_t)72 << 20) /* a table by rank, where one is silent */
static const char *const views[] = {
    "-j 1",
    "-j 1 --tree",
    "-j 1 --callers",
    "-j 1 --collectives",
    "-j 1 --launches",
    "-j 1 --by api,name,rank,host,process,thread,device,queue,where --wide",
    "-j 1 --json",
    "-j 1 --json --tree",
    "-j 1 --json --callers",
    "-j 1 --json --collectives",
    "-j 1 --json --launches",
    "-j 1 --csv --by where,name --messages",
    "-j 1 --csv --collectives --top 3",
    "-j 1 --csv --launches",
    "-j 1 --by rank --messages --self",
    "-j 1 --by device,queue --mangled --wide",
    "-j 1 --from 20us --to 2ms",
    "-j 1 --from 20us --to 2ms --tree --depth 2 --wide",
    "-j 1 --from 20us --to 2ms --collectives",
    "-j 1 --from 20us --to 2ms --launches",
    "-j 1 --name ^[a-mA-M] --top 2 --sort p99 --max-name 5",
    "-j 1 --run all --columns time,share,self,calls,average,min,max,p50,p99,error,bytes,sent,received,bandwidth",
    "-j 2 --by rank,host --sort errors",
    "-j 2 --json --messages --by process",
    "-j 1 --rank 7 --tree",
    "-j 1 --per-rank",
    "-j 1 --per-rank --json",
    "-j 1 --balance --messages",
    "-j 1 --balance --csv --top 3",
    "-j 1 --sizes",
    "-j 1 --sizes --json",
    "-j 1 --sizes --csv --from 20us --to 2ms",
    "-j 1 --geometry --by name,device --wide",
    "-j 1 --color always --collectives",
    "-j 1 --color always --by thread,name",
    "-j 1 --partial /dev/null --by rank,name,thread,device,queue,where -m",
    "-j 1 --partial /dev/null --by rank,name --sizes",
};
#elif defined FUZZ_trace_report
#define TOOL "trace-report"
static const char *const views[] = {
    "-j 1 --html=/dev/null --top 0 --run all",
    "-j 2 --json --max-mem 100k --mangled",
    "-j 1 --from 20us --to 2ms",
    "-j 1 --json --max-mem 20k --from 1ms",
};
#elif defined FUZZ_to_perfetto
#define TOOL "to-perfetto"
static const char *const views[] = {
    "-o /dev/null -j 1",
    "-o /dev/null -j 1 --args all",
    "-o /dev/null -j 1 --args none -q --mangled",
    "-o /dev/null -j 1 -z",
    "-o /dev/null -j 1 --from 20us --to 2ms",
    "-o /dev/null -j 2 --run all --args all",
    "-o /dev/null -j 1 --geometry",
    "-o /dev/null -j 1 --api user --name [a-m] --max-size 2k",
};
#elif defined FUZZ_trace_diff
#define TOOL "trace-diff"
#define LAST "-b" /* before the last file once more, so that one file has both sides */
#define RESERVED ((size_t)72 << 20)
static const char *const views[] = {
    "-j 1 -a",
    "-j 1 --step t --json --from 20us --to 2ms -a",
    "-j 2 --step= --fail-on any --top 0 --name [a-m] --wide -a",
};
#elif defined FUZZ_trace_export
#define TOOL "trace-export"
#define RESERVED ((size_t)8 << 20) /* calls that asked for work */
static const char *const views[] = {
    "-f folded -o - -q",
    "-f folded -o - -q --weight device --geometry",
    "-f folded -o - -q --weight bytes --roots host,rank,thread --mangled",
    "-f folded -o - -q --weight calls --from 20us --to 2ms --run all",
    "-f folded -o /dev/null -q --api user --rank 0-3",
    "-f chakra -o /dev/null -q --files one --run all",
    "-f chakra -o /dev/null -q --files one --api user --from 20us --to 2ms",
    "-f chrome -o /dev/null -q --files one",
    "-f chrome -o /dev/null -q --files one --syncs --geometry --run all",
    "-f chrome -o /dev/null -q --files one --from 20us --to 2ms --mangled --step s",
    "-f pprof -o - -q --roots host,rank,thread --geometry --run all",
    "-f pprof -o /dev/null -q --api user --from 20us --to 2ms",
    "-f parquet -o /dev/null -q --args --slice 1ms --compression lz4",
    "-f arrow -o /dev/null -q --api user --rank 0-3",
    "-f speedscope -o /dev/null -q",
    "-f speedscope -o /dev/null -q --from 20us --to 2ms --run all --geometry",
};
#elif defined FUZZ_trace_info
#define TOOL "trace-info"
static const char *const views[] = {
    "--processes", "--json", "--no-events --processes", "--run 1", "--processes --wide --color always",
};
#elif defined FUZZ_trace_run /* args.c only; the first "--" ends them */
#define TOOL "trace-run"
static const char *const views[] = {
    "-n -- true",
    "-q --apis user,mpi=full --level minimal --ranks 0,4-7 --mode ring --ring 64 true",
    "--buffer 32 --telemetry 100 --pc-sampling=17,kernels --when every=10,length=2 --devices range=Step* -- true",
    "--timeline=x.pftrace -o out --print-to log -- true",
    "--replay",
};
#endif
