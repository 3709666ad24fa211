/* verbs_fake.c - stands for libibverbs.so.1: one device whose queues give back what is posted. Sends of one queue pair
 * are received by the next receive that was posted there. */
#include <infiniband/verbs.h>
#include <stdlib.h>
#include <string.h>

#undef ibv_reg_mr
static struct ibv_device device = {.name = "fake0", .dev_name = "uverbs0"};
static struct ibv_device *list[] = {&device, NULL};
struct queue {
    struct ibv_cq cq;
    struct ibv_wc done[64];
    int n;
};
static struct ibv_recv_wr posted[64];
static struct ibv_sge space[64];
static int nposted;

struct ibv_device **ibv_get_device_list(int *n) { return *n = 1, list; }
void ibv_free_device_list(struct ibv_device **l) { (void)l; }
const char *ibv_get_device_name(struct ibv_device *d) { return d->name; }

static int post_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad)
{
    (void)qp;
    for (; wr; wr = wr->next) {
        if (nposted == 64)
            return *bad = wr, 12;
        posted[nposted] = *wr;
        space[nposted++] = *wr->sg_list;
    }
    return 0;
}
static int post_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad)
{
    struct queue *q = (struct queue *)qp->send_cq;
    for (; wr; wr = wr->next) {
        uint32_t n = 0;
        for (int i = 0; i < wr->num_sge; i++)
            n += wr->sg_list[i].length;
        if (!nposted || q->n > 60)
            return *bad = wr, 12;
        memcpy((void *)(uintptr_t)space[0].addr, (void *)(uintptr_t)wr->sg_list[0].addr, wr->sg_list[0].length);
        q->done[q->n++] = (struct ibv_wc){.wr_id = wr->wr_id, .opcode = IBV_WC_SEND};
        q->done[q->n++] = (struct ibv_wc){.wr_id = posted[0].wr_id, .opcode = IBV_WC_RECV, .byte_len = n};
        nposted--;
        memmove(posted, posted + 1, sizeof *posted * (size_t)nposted);
        memmove(space, space + 1, sizeof *space * (size_t)nposted);
    }
    return 0;
}
static int poll_cq(struct ibv_cq *cq, int n, struct ibv_wc *wc)
{
    struct queue *q = (struct queue *)cq;
    n = n < q->n ? n : q->n;
    memcpy(wc, q->done, (size_t)n * sizeof *wc);
    q->n -= n;
    memmove(q->done, q->done + n, sizeof *wc * (size_t)q->n);
    return n;
}
struct ibv_context *ibv_open_device(struct ibv_device *d)
{
    struct ibv_context *c = calloc(1, sizeof *c);
    c->device = d;
    c->ops.post_send = post_send;
    c->ops.post_recv = post_recv;
    c->ops.poll_cq = poll_cq;
    return c;
}
int ibv_close_device(struct ibv_context *c)
{
    int own = c->ops.post_send == post_send && c->ops.poll_cq == poll_cq;
    free(c);
    return !own;
}
struct ibv_pd *ibv_alloc_pd(struct ibv_context *c)
{
    struct ibv_pd *pd = calloc(1, sizeof *pd);
    pd->context = c;
    return pd;
}
struct ibv_cq *ibv_create_cq(struct ibv_context *c, int n, void *context, struct ibv_comp_channel *ch, int vector)
{
    struct queue *q = calloc(1, sizeof *q);
    (void)n, (void)context, (void)ch, (void)vector;
    q->cq.context = c;
    return &q->cq;
}
struct ibv_qp *ibv_create_qp(struct ibv_pd *pd, struct ibv_qp_init_attr *attr)
{
    struct ibv_qp *qp = calloc(1, sizeof *qp);
    qp->context = pd->context;
    qp->send_cq = attr->send_cq;
    qp->recv_cq = attr->recv_cq;
    return qp;
}
