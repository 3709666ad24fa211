"""forks.py FOLDER - runs programs in forks of a process that has imported PyTorch, which takes longer than all that they do.

Each line of stdin asks for one: a folder with its standard output and error, as `1` and `2`, to which it appends.
FOLDER/arguments has what would follow `python`, FOLDER/environment the variables, FOLDER/directory where it runs; each
ends in a zero byte. The exit status goes to stdout, as a shell has it. Nothing of trace.h is loaded before the fork.
"""
import gc
import importlib
import os
import runpy
import sys


def words(name):
    with open(os.path.join(sys.argv[1], name), "rb") as file:
        return [os.fsdecode(word) for word in file.read().split(b"\0")[:-1]]


# PyTorch, and what the first optimizer imports, which takes as long again. There is nothing to collect in it. Triton is
# left to the forks: its modules want to be freed at the end.
gc.disable()
sys.modules["triton"] = None
for name in ("torch", "torch._dynamo"):
    importlib.import_module(name)
del sys.modules["triton"]
gc.freeze()  # the end of a fork looks at and frees what it made itself, and copies no memory for the rest
gc.enable()
for line in iter(sys.stdin.buffer.raw.readline, b""):  # unbuffered: a fork takes nothing along
    child = os.fork()
    if not child:
        break
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(status if status >= 0 else 128 - status, flush=True)
else:
    os._exit(0)  # to free all of PyTorch takes half a second

# The fork goes on as the program, to the end of the interpreter.
arguments, environment, (directory,) = words("arguments"), words("environment"), words("directory")
for number in (1, 2):
    os.dup2(os.open(b"%s/%d" % (line.strip(), number), os.O_WRONLY | os.O_APPEND), number)
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
os.chdir(directory)
os.environ.clear()
os.environ.update(word.split("=", 1) for word in environment)
if arguments[0] == "-c":
    sys.argv, sys.path[0] = ["-c", *arguments[2:]], ""
    exec(compile(arguments[1], "<string>", "exec"), {"__name__": "__main__"})
else:
    sys.argv, sys.path[0] = arguments, os.path.dirname(os.path.abspath(arguments[0]))
    runpy.run_path(arguments[0], run_name="__main__")
