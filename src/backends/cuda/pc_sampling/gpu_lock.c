/* cuda/pc_sampling/gpu_lock.c - whose turn it is: processes with trace.h agree on who samples a GPU before they touch CUPTI's sampling
 *
 * The device serves one process, and one that asks in vain gets no kernel timed any more by CUPTI 13.0. So who samples a GPU holds a name made of its UUID,
 * that of an abstract socket: there is no file, and the kernel takes it back from who dies. Names are those of a network namespace; who lives in another one, or has
 * no trace.h, is noticed by CUPTI's HARDWARE_BUSY alone. Where there is no UUID or no socket, it is done without. Who calls is alone in cuda/pc_sampling/sampling.c. */

typedef struct trace__pc_name {
    uint16_t family;
    char text[53]; /* the first character is 0: abstract */
} trace__pc_name;

static const char trace__pc_prefix[] = "\0trace.h-pc-sampling-";

/* A descriptor that has the name; -EADDRINUSE: another process has it. */
static int trace__pc_bind_name(uint32_t device)
{
    unsigned char uuid[16];
    trace__pc_name name = {1 /* AF_UNIX */, {0}};
    char *p = name.text + sizeof trace__pc_prefix - 1;
    long fd, error;
    size_t i;
    if (!trace__pc.driver.uuid || trace__pc.driver.uuid(uuid, (int)device) != 0)
        return -ENODEV;
    memcpy(name.text, trace__pc_prefix, sizeof trace__pc_prefix);
    for (i = 0; i < sizeof uuid; i++) {
        *p++ = "0123456789abcdef"[uuid[i] >> 4];
        *p++ = "0123456789abcdef"[uuid[i] & 15];
    }
    fd = TRACE__SYS3(SYS_socket, 1, 2 /* SOCK_DGRAM */ | TRACE__O_CLOEXEC, 0);
    if (fd < 0)
        return (int)fd;
    do
        error = TRACE__SYS3(SYS_bind, fd, &name, offsetof(trace__pc_name, text) + (size_t)(p - name.text));
    while (error == -EINTR);
    if (error) {
        trace__os_close((int)fd);
        return (int)error;
    }
    return trace__os_out_of_the_way((int)fd);
}

/* A program may have closed it, and have the number for something of its own. */
static void trace__pc_release_name(int fd)
{
    trace__pc_name name = {0, {0}};
    uint32_t bytes = sizeof name;
    if (fd >= 0 && TRACE__SYS3(SYS_getsockname, fd, &name, &bytes) == 0 && name.family == 1 && !memcmp(name.text, trace__pc_prefix, sizeof trace__pc_prefix - 1))
        trace__os_close(fd);
}

static struct trace__pc_gpu *trace__pc_gpu_at(uint32_t device)
{
    return &trace__pc.gpus[device < TRACE__CUPTI_GPUS ? device : TRACE__CUPTI_GPUS - 1];
}

/* One more context is to be sampled there. False: another process with trace.h samples it; else trace__pc_gpu_release() ends it. */
static bool trace__pc_gpu_acquire(uint32_t device)
{
    struct trace__pc_gpu *t = trace__pc_gpu_at(device);
    if (!t->contexts && (t->fd = trace__pc_bind_name(device)) == -EADDRINUSE)
        return false;
    t->contexts++;
    return true;
}
static void trace__pc_gpu_release(uint32_t device)
{
    struct trace__pc_gpu *t = trace__pc_gpu_at(device);
    if (--t->contexts == 0)
        trace__pc_release_name(t->fd);
}

/* In a fork's child: it samples nothing that was its parent's, which may end before it. */
static void trace__pc_gpus_child(void)
{
    uint32_t i;
    for (i = 0; i < TRACE__CUPTI_GPUS; i++) {
        if (trace__pc.gpus[i].contexts)
            trace__pc_release_name(trace__pc.gpus[i].fd);
        trace__pc.gpus[i].contexts = 0;
    }
}

static void trace__pc_gpus_start(void *driver)
{
    void *p = dlsym(driver, "cuDeviceGetUuid_v2");
    if (!p)
        p = dlsym(driver, "cuDeviceGetUuid");
    memcpy(&trace__pc.driver.uuid, &p, sizeof p);
    if (p)
        pthread_atfork(NULL, NULL, trace__pc_gpus_child);
}
