/* identity.c - what tells this process from every other one
 *
 * A process id is a number within its PID namespace: in four containers four ranks may all be number 1. So the header
 * names the namespace, by its inode, and a number that all recorders of one process have in common, also those in
 * linker namespaces of their own (dlmopen), and no other process has.
 *
 * That number is made from the 16 random bytes that the kernel gives to each program that it starts (AT_RANDOM). The C
 * library takes its stack protector's secret from the same bytes, so nothing may lead back to them: they are the key of
 * SipHash-2-4 (Aumasson and Bernstein, 2012), which is made for that. A fork keeps them, so what is hashed is where the
 * process is numbered, how, and since when. */
#include "identity.h"

TRACE__INTERNAL uint64_t trace__identity_namespace; /* TRACE_WORD_PID_NS */
TRACE__INTERNAL uint64_t trace__identity_process;   /* TRACE_WORD_PROCESS */

static uint64_t trace__rotate(uint64_t x, int by) { return x << by | x >> (64 - by); }

static void trace__sip_rounds(uint64_t v[4], int n)
{
    while (n--) {
        v[0] += v[1];
        v[2] += v[3];
        v[1] = trace__rotate(v[1], 13) ^ v[0];
        v[3] = trace__rotate(v[3], 16) ^ v[2];
        v[0] = trace__rotate(v[0], 32) + v[3];
        v[2] += v[1];
        v[3] = trace__rotate(v[3], 21) ^ v[0];
        v[1] = trace__rotate(v[1], 17) ^ v[2];
        v[2] = trace__rotate(v[2], 32);
    }
}

/* SipHash-2-4 of n whole words. */
static uint64_t trace__sip(const uint64_t key[2], const uint64_t *words, uint32_t n)
{
    uint64_t v[4] = {key[0] ^ 0x736f6d6570736575ull, key[1] ^ 0x646f72616e646f6dull, key[0] ^ 0x6c7967656e657261ull,
                     key[1] ^ 0x7465646279746573ull};
    uint32_t i;
    for (i = 0; i <= n; i++) {
        const uint64_t word = i < n ? words[i] : (uint64_t)n * 8 << 56;
        v[3] ^= word;
        trace__sip_rounds(v, 2);
        v[0] ^= word;
    }
    v[2] ^= 0xff;
    trace__sip_rounds(v, 4);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

/* Of the process that opens a file; both are 0 where the system does not tell. */
TRACE__INTERNAL void trace__identify(const trace_file_header *h)
{
    const unsigned long random = getauxval(25 /* AT_RANDOM */);
    const char *inode = NULL;
    uint64_t key[2] = {0, 0}, words[3];
    char text[64];
    long n = TRACE__SYS4(SYS_readlinkat, TRACE__AT_FDCWD, "/proc/self/ns/pid", text, sizeof text - 1);
    if (n > 0) {
        text[n] = 0;
        inode = strchr(text, '[');
    }
    trace__identity_namespace = inode ? strtoull(inode + 1, NULL, 10) : 0;
    words[0] = trace__identity_namespace;
    words[1] = h->pid;
    words[2] = h->proc_start;
    trace__identity_process = 0;
    if (!random)
        return;
    memcpy(key, (const void *)random, sizeof key);
    trace__identity_process = trace__sip(key, words, 3) & TRACE_WORD_MASK;
}
