#!/usr/bin/env python3
"""programs.py inputs DIR            the input files of programs.sh, the same ones each time
programs.py tallied TRACE CALLS SENT   from trace-tally --json: "RANK FUNCTION CALLS" and "RANK FUNCTION BYTES" of sends, sorted"""
import json
import os
import random
import subprocess
import sys

SENDS = ["MPI_" + s for s in "Send Bsend Ssend Rsend Isend Ibsend Issend Irsend Sendrecv".split()]


def grid(n):
    """A mesh of n x n vertices, as PT-Scotch reads it."""
    def beside(i, j):
        return [a * n + b for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)) if 0 <= a < n and 0 <= b < n]
    rows = [beside(i, j) for i in range(n) for j in range(n)]
    return "0\n%d %d\n0 000\n" % (len(rows), sum(map(len, rows))) + "".join("%d %s\n" % (len(r), " ".join(map(str, r))) for r in rows)


def qr(what):
    return """'ScaLAPACK QR'
'MPI'
'QR.out' output file name (if any)
6 device out
%d number of factorizations
%s factorizations
2 number of problems sizes
13 26 values of M
8 17 values of N
1 number of blocking sizes
5 values of MB
3 values of NB
2 number of process grids
1 2 values of P
2 1 values of Q
5.0 threshold
""" % (len(what), " ".join("'%s'" % w for w in what))


WATER_NW = """start water
geometry
  O 0 0 0
  H 0 0 1
  H 0 0.9 -0.3
end
basis
  * library sto-3g
end
task scf gradient
"""
TOPOLOGY = """#include "oplsaa.ff/forcefield.itp"
#include "oplsaa.ff/spc.itp"
[ system ]
water
[ molecules ]
SOL 216
"""
MD = """integrator = md
nsteps = 20
dt = 0.002
cutoff-scheme = Verlet
coulombtype = PME
rcoulomb = 0.8
rvdw = 0.8
rlist = 0.8
"""
FLOW = """2 1 GfsSimulation GfsBox GfsGEdge {} {
  Time { iend = 3 }
  Refine 4
  VariableTracer {} T
  Init {} { U = 1 V = 0.5 T = 1 }
}
GfsBox { pid = 0 }
GfsBox { pid = 1 }
1 2 right
"""
CDL = """netcdf t {
dimensions: x = 40; y = 30;
variables: int a(x, y); double b(x);
data:
 b = 1, 2, 3, 4, 5, 6, 7;
}
"""
ASK = """for (n = 1; n < MPI_NODE_COUNT; n = n + 1) { MPISend (n, "return " + n + "*2;"); }
for (n = 1; n < MPI_NODE_COUNT; n = n + 1) { MPIReceive (-1, from, answer); fprintf (stdout, from, " answers ", answer, "\\n"); }
"""
H2 = """acell 8 7 7
ecut 5
nkpt 4
kpt 0 0 0  0.25 0 0  0 0.25 0  0.25 0.25 0
kptopt 0
wtk 4*0.25
natom 2
nband 2
nstep 6
toldfe 1e-5
ntypat 1
typat 1 1
xcart -0.7 0 0 0.7 0 0
znucl 1
ixc 1
pp_dirpath "/usr/share/abinit/psp"
pseudos "01h.pspgth"
"""


def inputs(folder):
    random.seed(1)
    ancestor = [random.choice("ACGT") for _ in range(120)]
    species = ["".join(random.choice("ACGT") if random.random() < .05 * (1 + t // 2) else c for c in ancestor) for t in range(8)]
    genome = "".join(random.choice("ACGT") for _ in range(1500))
    starts = [random.randrange(len(genome) - 60) for _ in range(600)]
    files = {
        "grid.grf": grid(30), "QR.short": qr(["QR", "LQ"]), "QR.long": qr(["QR", "QL", "LQ", "RQ", "QP", "TZ"]), "water.nw": WATER_NW, "topol.top": TOPOLOGY, "md.mdp": MD,
        "box.gfs": FLOW, "t.cdl": CDL, "ask.bf": ASK, "h2.abi": H2,
        "species.phy": "8 120\n" + "".join("t%02d  %s\n" % s for s in enumerate(species)),
        "tree.nwk": "((t00:.1,t01:.1):.1,(t02:.1,t03:.1):.1,((t04:.1,t05:.1):.1,(t06:.1,t07:.1):.1):.1);\n",
        "reads.fa": "".join(">r%d\n%s\n" % (i, genome[p:p + 60]) for i, p in enumerate(starts)),
    }
    for name, text in files.items():
        with open(os.path.join(folder, name), "w") as f:
            f.write(text)


def tallied(trace, calls, sent):
    out = subprocess.run([os.path.join(os.environ["BUILD"], "trace-tally"), "--json", "--by", "rank,name", trace], stdout=subprocess.PIPE, check=True).stdout
    rows = [r for r in json.loads(out)["rows"] if r["kind"] == "call" and r["api"] == "MPI"]
    for path, lines in ((calls, ["%d %s %d\n" % (r["rank"], r["name"], r["calls"]) for r in rows]),
                        (sent, ["%d %s %d\n" % (r["rank"], r["name"], r["sent_bytes"]) for r in rows if r["name"] in SENDS])):
        with open(path, "w") as f:
            f.writelines(sorted(lines))


{"inputs": inputs, "tallied": tallied}[sys.argv[1]](*sys.argv[2:])
