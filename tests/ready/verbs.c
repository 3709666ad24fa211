/* verbs.c - sends to itself by ibverbs, and prints how often it called what */
#include <infiniband/verbs.h>
#include <stdio.h>

int main(void)
{
    int devices, sends = 0, receives = 0, polls = 0, done = 0;
    long bytes = 0;
    static char from[4096], to[4096];
    struct ibv_context *c = ibv_open_device(ibv_get_device_list(&devices)[0]);
    struct ibv_pd *pd = ibv_alloc_pd(c);
    struct ibv_cq *cq = ibv_create_cq(c, 64, NULL, NULL, 0);
    struct ibv_qp_init_attr attr = {.send_cq = cq, .recv_cq = cq};
    struct ibv_qp *qp = ibv_create_qp(pd, &attr);
    for (int i = 0; i < 100; i++) {
        struct ibv_sge a = {(uintptr_t)from, (uint32_t)i, 0}, b = {(uintptr_t)from, 10, 0},
                       r = {(uintptr_t)to, sizeof to, 0};
        struct ibv_recv_wr second = {.wr_id = 2, .sg_list = &r, .num_sge = 1};
        struct ibv_recv_wr first = {.wr_id = 1, .next = &second, .sg_list = &r, .num_sge = 1}, *bad;
        struct ibv_send_wr next = {.wr_id = 4, .sg_list = &b, .num_sge = 1, .opcode = IBV_WR_SEND};
        struct ibv_send_wr wr = {.wr_id = 3, .next = &next, .sg_list = &a, .num_sge = 1, .opcode = IBV_WR_SEND}, *worse;
        struct ibv_wc wc[3];
        int n, had = 0;
        receives += ibv_post_recv(qp, &first, &bad) == 0;
        sends += ibv_post_send(qp, &wr, &worse) == 0;
        while (had < 4) {
            n = ibv_poll_cq(cq, 3, wc);
            polls++;
            for (int k = 0; k < n; k++)
                bytes += wc[k].opcode == IBV_WC_RECV ? wc[k].byte_len : 0;
            had += n;
        }
        done += had;
    }
    fprintf(stderr, "%d completions, %ld bytes\n", done, bytes);
    printf("ibv_close_device 1\nibv_poll_cq %d\nibv_post_recv %d\nibv_post_send %d\n", polls, receives, sends);
    return ibv_close_device(c);
}
