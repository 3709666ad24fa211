/* layout.c - holds src/backends/nccl/abi.h against NCCL's own plugin headers (plugins/profiler/example of its sources).
 * Compiling it is the test:
 *
 *     git clone --depth 1 https://github.com/NVIDIA/nccl && NCCL_SOURCE=$PWD/nccl tests/nccl/run.sh */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/types.h>
#include "nccl/err.h"
#include "nccl/profiler.h"
#include "backends/nccl/abi.h"
#include "../layout.h"

VALUE(TRACE__NCCL_GROUP, ncclProfileGroup);
VALUE(TRACE__NCCL_COLL, ncclProfileColl);
VALUE(TRACE__NCCL_P2P, ncclProfileP2p);
VALUE(TRACE__NCCL_PROXY, ncclProfileProxyOp);
VALUE(TRACE__NCCL_STEP, ncclProfileProxyStep);
VALUE(TRACE__NCCL_CONTROL, ncclProfileProxyCtrl);
VALUE(TRACE__NCCL_KERNEL, ncclProfileKernelCh);
VALUE(TRACE__NCCL_NET, ncclProfileNetPlugin);
VALUE(TRACE__NCCL_GROUP_API, ncclProfileGroupApi);
VALUE(TRACE__NCCL_COLL_API, ncclProfileCollApi);
VALUE(TRACE__NCCL_P2P_API, ncclProfileP2pApi);
VALUE(TRACE__NCCL_LAUNCH, ncclProfileKernelLaunch);
VALUE(TRACE__NCCL_KERNEL_STOP, ncclProfilerKernelChStop);

/* what both versions have, at the same places */
/* clang-format off */
#define BOTH(ours, theirs) \
    SAME(trace__nccl_descr, ours, ncclProfilerEventDescr_v5_t, theirs); \
    SAME(trace__nccl_descr, ours, ncclProfilerEventDescr_v4_t, theirs)
/* clang-format on */
SAME(trace__nccl_descr, type, ncclProfilerEventDescr_v5_t, type);
VALUE(sizeof(((ncclProfilerEventDescr_v4_t *)0)->type), 1);
VALUE(offsetof(ncclProfilerEventDescr_v4_t, type), 0);
BOTH(parent, parentObj);
BOTH(rank, rank);
BOTH(u.coll.seq, coll.seqNumber);
BOTH(u.coll.func, coll.func);
BOTH(u.coll.send, coll.sendBuff);
BOTH(u.coll.receive, coll.recvBuff);
BOTH(u.coll.count, coll.count);
BOTH(u.coll.root, coll.root);
BOTH(u.coll.datatype, coll.datatype);
BOTH(u.coll.channels, coll.nChannels);
BOTH(u.coll.warps, coll.nWarps);
BOTH(u.coll.algorithm, coll.algo);
BOTH(u.coll.protocol, coll.proto);
BOTH(u.p2p.func, p2p.func);
BOTH(u.p2p.buffer, p2p.buff);
BOTH(u.p2p.datatype, p2p.datatype);
BOTH(u.p2p.count, p2p.count);
BOTH(u.p2p.peer, p2p.peer);
BOTH(u.p2p.channels, p2p.nChannels);
BOTH(u.proxy.pid, proxyOp.pid);
BOTH(u.proxy.channel, proxyOp.channelId);
BOTH(u.proxy.peer, proxyOp.peer);
BOTH(u.proxy.steps, proxyOp.nSteps);
BOTH(u.proxy.chunk, proxyOp.chunkSize);
BOTH(u.proxy.sends, proxyOp.isSend);
BOTH(u.step.step, proxyStep.step);
BOTH(u.kernel.channel, kernelCh.channelId);
BOTH(u.kernel.timer, kernelCh.pTimer);
BOTH(u.net.id, netPlugin.id);
BOTH(u.net.data, netPlugin.data);
SIZE(trace__nccl_state, ncclProfilerEventStateArgs_v5_t);
SIZE(trace__nccl_state, ncclProfilerEventStateArgs_v4_t);
/* clang-format off */
#define PLUGIN(ours, theirs) \
    SIZE(ours, theirs); \
    SAME(ours, init, theirs, init); \
    SAME(ours, start, theirs, startEvent); \
    SAME(ours, stop, theirs, stopEvent); \
    SAME(ours, record, theirs, recordEventState); \
    SAME(ours, finalize, theirs, finalize)
/* clang-format on */
PLUGIN(trace__nccl_plugin4, ncclProfiler_v4_t);
PLUGIN(trace__nccl_plugin5, ncclProfiler_v5_t);

/* the order of init's parameters */
_Static_assert(__builtin_types_compatible_p(__typeof__(((ncclProfiler_v4_t *)0)->init),
                                            ncclResult_t (*)(void **, int *, const char *, uint64_t, int, int, int,
                                                             ncclDebugLogger_t)),
               "init 4");
_Static_assert(__builtin_types_compatible_p(__typeof__(((ncclProfiler_v5_t *)0)->init),
                                            ncclResult_t (*)(void **, uint64_t, int *, const char *, int, int, int,
                                                             ncclDebugLogger_t)),
               "init 5");
