/* cuda/cupti/graphs.c - which node of a graph was captured where
 *
 * What a graph does on a device has the number of its node. A node is made on the thread that captures, so an instant
 * there says what was open then; instantiation clones nodes, and the clones are what runs. Nodes that no record comes
 * of (events, callbacks, child graphs) are left out. Recorded on demand alone: the Python package shows kernels of
 * graphs under what captured them, and counts what was said there for each replay. */

static const trace__field trace__cupti_node_fields[] = {{"node", TRACE_T_U64, TRACE_R_NONE, ""},
                                                        {"original", TRACE_T_U64, TRACE_R_NONE, ""}};
static const trace__desc trace__cupti_node_desc[] = {
    {"CUDA", "graph node", TRACE_KIND_INSTANT, 1, 2, trace__cupti_node_fields}};
static trace__site trace__cupti_node = {0, 1, trace__cupti_node_desc, NULL};

static void trace__cupti_write_node(const trace__cupti_graph_data *g, bool cloned)
{
    uint64_t node = 0, original = 0;
    trace__writer *w;
    unsigned char *p;
    if (trace__cupti.functions.cuptiGetGraphNodeId(g->node, &node) != TRACE__CUPTI_OK ||
        (cloned && trace__cupti.functions.cuptiGetGraphNodeId(g->original_node, &original) != TRACE__CUPTI_OK))
        return;
    p = trace__open(&w, trace__site_id(&trace__cupti_node), 16);
    if (p)
        trace__close(w, trace__put_u64(trace__put_u64(p, node), original));
}

/* True: the callback is one of a graph's nodes. */
static bool trace__cupti_graph_handles(int32_t domain, uint32_t number, const void *data)
{
    const trace__cupti_resource_data *r = (const trace__cupti_resource_data *)data;
    if (TRACE__LIKELY(domain != TRACE__CUPTI_RESOURCE) ||
        (number != TRACE__CUPTI_NODE_MADE && number != TRACE__CUPTI_NODE_CLONED))
        return false;
    if (TRACE__LEVEL(TRACE_SOURCE_CUDA) && trace__devices_now() && r->descriptor) {
        TRACE__SAVE_ERRNO;
        if (((const trace__cupti_graph_data *)r->descriptor)->type <= TRACE__CUPTI_NODE_MEMSET)
            trace__cupti_write_node((const trace__cupti_graph_data *)r->descriptor, number == TRACE__CUPTI_NODE_CLONED);
        TRACE__RESTORE_ERRNO;
    }
    return true;
}

/* Attached, control lock held. */
static void trace__cupti_enable_graphs(void)
{
    uint32_t on = trace__cupti.callbacks.graphs;
    if (!trace__cupti.functions.cuptiGetGraphNodeId)
        return;
    trace__cupti.functions.cuptiEnableCallback(on, trace__cupti.subscriber, TRACE__CUPTI_RESOURCE,
                                               TRACE__CUPTI_NODE_MADE);
    trace__cupti.functions.cuptiEnableCallback(on, trace__cupti.subscriber, TRACE__CUPTI_RESOURCE,
                                               TRACE__CUPTI_NODE_CLONED);
}

/* From now on nodes of graphs are recorded on the threads that capture them; false: no more. Any thread. */
TRACE__EXPORT void trace_cuda_graph_nodes(bool on)
{
    TRACE__SAVE_ERRNO;
    if (trace__control_lock()) {
        bool changed = trace__cupti.callbacks.graphs != on;
        trace__cupti.callbacks.graphs = on;
        if (changed && trace__cupti_attached() &&
            __atomic_load_n(&trace__cupti.process, __ATOMIC_RELAXED) == trace__os_pid())
            trace__cupti_enable_graphs();
        trace__control_unlock();
    }
    TRACE__RESTORE_ERRNO;
}
