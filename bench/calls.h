/* calls.h - calls whose cost is measured, a few of each API: launches, copies, an allocation, what is polled, what has
 * a structure
 *
 *   CALL(NAME, (parameters), (arguments), result)     the stub library (stub_calls.c) has it do nothing,
 *   peer_calls.c makes it again and again
 *
 * Parameters have the widths of the real ones. `i` is the number of the call, `room` memory that may be written. */
#if defined(TRACE_CUDA)
CALL(cuEventQuery, (void *event), (room), 0)
CALL(cuMemcpyHtoDAsync_v2, (uint64_t to, const void *from, uint64_t bytes, void *stream), (i, room, i & 4095, NULL), 0)
CALL(cuLaunchKernel,
     (void *f, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned g, unsigned bytes, void *stream,
      void **args, void **extra),
     (room, (unsigned)i, 1, 1, 256, 1, 1, 0, NULL, NULL, NULL), 0)
CALL(cuMemAlloc_v2, (void *at, uint64_t bytes), (room, i), 0)
CALL(cuMemcpy3DAsync_v2, (const void *copy, void *stream), (room, NULL), 0)
#elif defined(TRACE_CUDART)
CALL(cudaGetLastError, (void), (), 0)
CALL(cudaMemcpyAsync, (void *to, const void *from, uint64_t bytes, int kind, void *stream),
     (room, room, i & 4095, 1, NULL), 0)
CALL(cudaLaunchKernel, (const void *f, dim grid, dim block, void **args, uint64_t bytes, void *stream),
     (room, one, one, NULL, 0, NULL), 0)
CALL(cudaMalloc, (void *at, uint64_t bytes), (room, i), 0)
#elif defined(TRACE_NCCL)
CALL(ncclAllReduce, (const void *from, void *to, uint64_t count, int type, int op, void *comm, void *stream),
     (room, room, i & 4095, 7, 0, comm, NULL), 0)
CALL(ncclBroadcast, (const void *from, void *to, uint64_t count, int type, int root, void *comm, void *stream),
     (room, room, i & 4095, 7, 0, comm, NULL), 0)
CALL(ncclAllGather, (const void *from, void *to, uint64_t count, int type, void *comm, void *stream),
     (room, room, i & 4095, 7, comm, NULL), 0)
CALL(ncclReduceScatter, (const void *from, void *to, uint64_t count, int type, int op, void *comm, void *stream),
     (room, room, i & 4095, 7, 0, comm, NULL), 0)
CALL(ncclSend, (const void *from, uint64_t count, int type, int peer, void *comm, void *stream),
     (room, i & 4095, 7, 1, comm, NULL), 0)
CALL(ncclRecv, (void *to, uint64_t count, int type, int peer, void *comm, void *stream),
     (room, i & 4095, 7, 1, comm, NULL), 0)
CALL(ncclGroupStart, (void), (), 0)
#elif defined(TRACE_ZE)
CALL(zeEventQueryStatus, (void *event), (room), 0)
CALL(zeCommandListAppendMemoryCopy,
     (void *list, void *to, const void *from, uint64_t bytes, void *event, unsigned n, void **events),
     (room, room, room, i & 4095, NULL, 0, NULL), 0)
CALL(zeCommandListAppendLaunchKernel,
     (void *list, void *kernel, const void *groups, void *event, unsigned n, void **events),
     (room, room, room, NULL, 0, NULL), 0)
CALL(zeMemAllocHost, (void *context, const void *desc, uint64_t bytes, uint64_t align, void *at),
     (room, NULL, i, 64, room), 0)
#elif defined(TRACE_CL)
CALL(clSetKernelArg, (void *kernel, unsigned index, uint64_t bytes, const void *value), (room, 1, 8, room), 0)
CALL(clGetEventInfo, (void *event, unsigned name, uint64_t bytes, void *value, void *size),
     (room, 0x11d3, 4, room, NULL), 0)
CALL(clFlush, (void *queue), (room), 0)
CALL(clReleaseEvent, (void *event), (room), 0)
#elif defined(TRACE_HIP)
CALL(hipGetLastError, (void), (), 0)
CALL(hipMemcpyAsync, (void *to, const void *from, uint64_t bytes, int kind, void *stream),
     (room, room, i & 4095, 1, NULL), 0)
CALL(hipLaunchKernel, (const void *f, dim grid, dim block, void **args, uint64_t bytes, void *stream),
     (room, one, one, NULL, 0, NULL), 0)
CALL(hipMalloc, (void *at, uint64_t bytes), (room, i), 0)
#elif defined(TRACE_MPI)
CALL(PMPI_Send, (const void *from, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm),
     (room, (int)(i & 4095), MPI_DOUBLE, 1, 7, MPI_COMM_WORLD), 0)
CALL(PMPI_Recv, (void *to, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Status *status),
     (room, (int)(i & 4095), MPI_DOUBLE, 0, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE), 0)
CALL(PMPI_Isend, (const void *from, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request),
     (room, (int)(i & 4095), MPI_DOUBLE, 1, 7, MPI_COMM_WORLD, requests), 0)
CALL(PMPI_Irecv, (void *to, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Request *request),
     (room, (int)(i & 4095), MPI_DOUBLE, 0, 7, MPI_COMM_WORLD, requests), 0)
CALL(PMPI_Wait, (MPI_Request * request, MPI_Status *status), (requests, MPI_STATUS_IGNORE), 0)
CALL(PMPI_Test, (MPI_Request * request, int *flag, MPI_Status *status), (requests, (int *)room, MPI_STATUS_IGNORE), 0)
CALL(PMPI_Waitall, (int n, MPI_Request *all, MPI_Status *statuses), (4, requests, MPI_STATUSES_IGNORE), 0)
CALL(PMPI_Allreduce, (const void *from, void *to, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm),
     (room, room, (int)(i & 4095), MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD), 0)
CALL(PMPI_Barrier, (MPI_Comm comm), (MPI_COMM_WORLD), 0)
CALL(PMPI_Alltoall, (const void *from, int n, MPI_Datatype type, void *to, int count, MPI_Datatype of, MPI_Comm comm),
     (room, (int)(i & 4095), MPI_DOUBLE, room, (int)(i & 4095), MPI_DOUBLE, MPI_COMM_WORLD), 0)
CALL(PMPI_Bcast, (void *at, int count, MPI_Datatype type, int root, MPI_Comm comm),
     (room, (int)(i & 4095), MPI_DOUBLE, 0, MPI_COMM_WORLD), 0)
CALL(PMPI_Comm_rank, (MPI_Comm comm, int *rank), (MPI_COMM_WORLD, room), 0)
#elif defined(TRACE_CUSTOM)
CALL(own_none, (void), (), 0)
CALL(own_five, (const void *p, int a, int b, int c, void *q), (room, (int)i, 7, 3, room), 0)
CALL(own_text, (const char *text), ("allreduce.bucket"), 0)
CALL(own_struct, (const own_options *o), ((const own_options *)room), 0)
CALL(own_out, (int a, int *out), ((int)i, room), 0)
CALL(own_sum, (double x, float y, long z), (0.5, 0.25f, (long)i), 0)
#endif
