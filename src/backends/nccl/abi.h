/* nccl/abi.h - what NCCL's profiler plugins look like, versions 4 and 5; names are ours, layouts NCCL's
 *
 * The versions differ in the width of the type, in the order of init's parameters, and in that 4 lacks the events of
 * API calls. */

enum { /* kinds of events: bits of a mask */
       TRACE__NCCL_GROUP = 1 << 0,
       TRACE__NCCL_COLL = 1 << 1,
       TRACE__NCCL_P2P = 1 << 2,
       TRACE__NCCL_PROXY = 1 << 3,
       TRACE__NCCL_STEP = 1 << 4,
       TRACE__NCCL_CONTROL = 1 << 5,
       TRACE__NCCL_KERNEL = 1 << 6,
       TRACE__NCCL_NET = 1 << 7,
       TRACE__NCCL_GROUP_API = 1 << 8,
       TRACE__NCCL_COLL_API = 1 << 9,
       TRACE__NCCL_P2P_API = 1 << 10,
       TRACE__NCCL_LAUNCH = 1 << 11
};
enum { TRACE__NCCL_KERNEL_STOP = 22 }; /* the state that brings the GPU's second time */

typedef struct trace__nccl_descr {
    uint64_t type; /* version 4: only its first byte */
    void *parent;
    int rank;
    union {
        struct {
            uint64_t seq; /* of this function on this communicator */
            const char *func;
            const void *send;
            void *receive;
            size_t count;
            int root;
            const char *datatype;
            uint8_t channels, warps;
            const char *algorithm, *protocol;
        } coll;
        struct {
            const char *func;
            void *buffer;
            const char *datatype;
            size_t count;
            int peer;
            uint8_t channels;
        } p2p;
        struct {
            int pid;
            uint8_t channel;
            int peer, steps, chunk, sends;
        } proxy;
        struct {
            int step;
        } step;
        struct {
            uint8_t channel;
            uint64_t timer; /* the GPU's, ns */
        } kernel;
        struct {
            int64_t id;
            void *data;
        } net;
    } u;
} trace__nccl_descr;

typedef union trace__nccl_state {
    size_t bytes; /* of a step of the proxy */
    int appended;
    void *data;
    uint64_t timer;
} trace__nccl_state;

typedef struct trace__nccl_plugin4 {
    const char *name;
    int (*init)(void **context, int *mask, const char *comm_name, uint64_t comm_hash, int nodes, int ranks, int rank,
                void (*log)(void));
    int (*start)(void *context, void **handle, const trace__nccl_descr *d);
    int (*stop)(void *handle);
    int (*record)(void *handle, int state, const trace__nccl_state *s);
    int (*finalize)(void *context);
} trace__nccl_plugin4;
typedef struct trace__nccl_plugin5 {
    const char *name;
    int (*init)(void **context, uint64_t comm_hash, int *mask, const char *comm_name, int nodes, int ranks, int rank,
                void (*log)(void));
    int (*start)(void *context, void **handle, const trace__nccl_descr *d);
    int (*stop)(void *handle);
    int (*record)(void *handle, int state, const trace__nccl_state *s);
    int (*finalize)(void *context);
} trace__nccl_plugin5;
