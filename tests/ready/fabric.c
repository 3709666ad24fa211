/* fabric.c - two endpoints of one process that exchange tagged messages, by libfabric's reliable datagrams; counts its
 * own calls */
#include <rdma/fabric.h>
#include <rdma/fi_cm.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_errno.h>
#include <rdma/fi_tagged.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int polls, done, calls_send, calls_recv;
static long received;
#define OK(x) \
    do { \
        int r_ = (int)(x); \
        if (r_) { \
            fprintf(stderr, "%s: %s\n", #x, fi_strerror(-r_)); \
            return 1; \
        } \
    } while (0)
static void poll_one(struct fid_cq *cq)
{
    struct fi_cq_tagged_entry e[4];
    ssize_t n = fi_cq_read(cq, e, 4);
    polls++;
    for (ssize_t i = 0; i < n; i++) {
        done++;
        if (e[i].flags & FI_RECV)
            received += (long)e[i].len;
    }
}
int main(int argc, char **argv)
{
    struct fi_info *hints = fi_allocinfo(), *info;
    struct fid_fabric *fabric;
    struct fid_domain *domain;
    struct fid_ep *a, *b;
    struct fid_cq *cq;
    struct fid_av *av;
    struct fi_cq_attr cqa = {.format = FI_CQ_FORMAT_TAGGED, .size = 128};
    struct fi_av_attr ava = {.type = FI_AV_TABLE};
    static char to[100000], from[100000];
    char name[256];
    size_t length = sizeof name;
    fi_addr_t peer;
    hints->caps = FI_TAGGED;
    hints->ep_attr->type = FI_EP_RDM;
    hints->fabric_attr->prov_name = strdup(argv[1]);
    OK(fi_getinfo(FI_VERSION(1, 14), NULL, NULL, 0, hints, &info));
    OK(fi_fabric(info->fabric_attr, &fabric, NULL));
    OK(fi_domain(fabric, info, &domain, NULL));
    OK(fi_cq_open(domain, &cqa, &cq, NULL));
    OK(fi_av_open(domain, &ava, &av, NULL));
    OK(fi_endpoint(domain, info, &a, NULL));
    OK(fi_endpoint(domain, info, &b, NULL));
    struct fid_ep *eps[] = {a, b};
    for (int i = 0; i < 2; i++) {
        OK(fi_ep_bind(eps[i], &av->fid, 0));
        OK(fi_ep_bind(eps[i], &cq->fid, FI_TRANSMIT | FI_RECV));
        OK(fi_enable(eps[i]));
    }
    OK(fi_getname(&b->fid, name, &length));
    OK(fi_av_insert(av, name, 1, &peer, 0, NULL) != 1);
    for (int i = 0; i < 50; i++) {
        size_t n = (size_t)i * 1000;
        int want = done + 2;
        while (fi_trecv(b, to, sizeof to, NULL, FI_ADDR_UNSPEC, (uint64_t)i, 0, NULL) == -FI_EAGAIN)
            poll_one(cq), calls_recv++;
        calls_recv++;
        while (calls_send++, fi_tsend(a, from, n, NULL, peer, (uint64_t)i, NULL) == -FI_EAGAIN)
            poll_one(cq);
        while (done < want)
            poll_one(cq);
    }
    (void)argc;
    for (int i = 0; i < 2; i++)
        OK(fi_close(&eps[i]->fid));
    OK(fi_close(&cq->fid));
    OK(fi_close(&av->fid));
    OK(fi_close(&domain->fid));
    OK(fi_close(&fabric->fid));
    printf("fi_close 6\nfi_cq_read %d\nfi_trecv %d\nfi_tsend %d\n", polls, calls_recv, calls_send);
    fprintf(stderr, "done %d received %ld\n", done, received);
    return 0;
}
