"""One of Triton's tutorials for Proton, under Proton or under ours: tutorial.py proton|ours SCRIPT [ARGUMENT...]

The script runs as it is, but for `import triton.profiler`. So that two runs can be compared, random numbers start at 0,
each benchmark calls its function ten times however long that takes, and nothing is plotted.
"""

import os
import pathlib
import random
import runpy
import sys

import torch
import triton


def ten_times(fn, warmup=25, rep=100, grad_to_none=None, quantiles=None, return_mode="mean"):
    events = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in range(10)]
    fn()
    for begin, end in events:
        begin.record()
        fn()
        end.record()
    torch.cuda.synchronize()
    times = torch.tensor([begin.elapsed_time(end) for begin, end in events])
    return times.mean().item() if quantiles is None else torch.quantile(times, torch.tensor(quantiles)).tolist()


def each_once(mark, **options):
    bench = mark.benchmarks
    for value in bench.x_vals:
        for line in bench.line_vals:
            mark.fn(**dict.fromkeys(bench.x_names, value), **{bench.line_arg: line}, **bench.args)


def main(who, script, *arguments):
    source = pathlib.Path(script).read_text(encoding="utf-8")
    if who == "ours":
        source = source.replace("import triton.profiler as proton", "import traceh.proton as proton")
    copy = pathlib.Path(who + "_" + os.path.basename(script))
    copy.write_text(source, encoding="utf-8")
    random.seed(0)
    torch.manual_seed(0)
    triton.testing.do_bench = ten_times
    triton.testing.Mark.run = each_once
    sys.argv = [str(copy), *arguments]
    runpy.run_path(str(copy), run_name="__main__")


if __name__ == "__main__":
    main(*sys.argv[1:])
