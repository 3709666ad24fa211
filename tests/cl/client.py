"""A program of PyOpenCL: prints how many kernels it ran."""
import numpy
import pyopencl as cl

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
a = numpy.arange(4096, dtype=numpy.float32)
buffer = cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=a)
program = cl.Program(context, "__kernel void twice(__global float *a) { a[get_global_id(0)] *= 2; }").build()
kernel = program.twice
for i in range(20):
    kernel(queue, a.shape, None, buffer)
back = numpy.empty_like(a)
cl.enqueue_copy(queue, back, buffer)
assert (back == a * 2**20).all()
print(20)
