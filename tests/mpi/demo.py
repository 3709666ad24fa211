# a program of mpi4py, which loads its MPI library where nobody else sees it
import array
from mpi4py import MPI
c = MPI.COMM_WORLD
r, n = c.rank, c.size
c.send({"from": r}, dest=(r + 1) % n, tag=3)
assert c.recv(source=(r - 1) % n, tag=3)["from"] == (r - 1) % n
b, o = array.array("d", [r] * 10), array.array("d", [0] * 10)
c.Allreduce(b, o)
c.allgather(r)
c.bcast(r)
d = c.Split(r % 2, r)
d.barrier()
d.Free()
q = c.Irecv(o, source=(r - 1) % n)
c.Send(b, dest=(r + 1) % n)
q.Wait()
w = MPI.Win.Allocate(80, 8, comm=c)
w.Fence()
w.Put(b, (r + 1) % n)
w.Fence()
w.Free()
