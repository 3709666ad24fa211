/* cuda/pc_sampling/gpu_lock.c - a lock of each GPU, by which processes with trace.h agree on who samples it
 *
 * A device is sampled for one process, and CUPTI 13.0 times no kernel any more for one that asks in vain. So who
 * samples a GPU binds an abstract socket whose name is made of the GPU's UUID: there is no file, and the kernel frees
 * the name when its holder dies. Names belong to a network namespace. A process in another one, or without trace.h, is
 * noticed by CUPTI's
 * HARDWARE_BUSY alone. Without a UUID or a socket there is no lock. Callers have entered
 * (cuda/pc_sampling/change.c). */

typedef struct trace__pc_name {
    uint16_t family;
    char text[53]; /* the first character is 0: abstract */
} trace__pc_name;

static const char trace__pc_prefix[] = "\0trace.h-pc-sampling-";

/* A descriptor that holds the name; -EADDRINUSE: another process holds it. */
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
    return trace__os_raise_descriptor((int)fd);
}

/* The program may have closed the descriptor, and use its number for something else. */
static void trace__pc_release_name(int fd)
{
    trace__pc_name name = {0, {0}};
    uint32_t bytes = sizeof name;
    if (fd >= 0 && TRACE__SYS3(SYS_getsockname, fd, &name, &bytes) == 0 && name.family == 1 &&
        !memcmp(name.text, trace__pc_prefix, sizeof trace__pc_prefix - 1))
        trace__os_close(fd);
}

static struct trace__pc_gpu *trace__pc_gpu_at(uint32_t device)
{
    return &trace__pc.gpus[device < TRACE__CUPTI_GPUS ? device : TRACE__CUPTI_GPUS - 1];
}

/* For one more context. False: another process with trace.h samples the device. Each one acquired is released by
 * trace__pc_gpu_release(). */
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

/* In a forked child: the locks are its parent's, which may end before it. */
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
