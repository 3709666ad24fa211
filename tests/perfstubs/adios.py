"""adios.py FILE - writes and reads three steps with ADIOS2."""
import sys
import adios2, numpy
with adios2.Stream(sys.argv[1], "w") as out:
    for _ in out.steps(3):
        out.write("v", numpy.arange(10.0), [10], [0], [10])
with adios2.Stream(sys.argv[1], "r") as back:
    for _ in back.steps():
        print(back.read("v").sum())
