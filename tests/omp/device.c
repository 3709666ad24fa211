/* device.c - a runtime with a device that can be traced: it says when each copy and kernel ran, in a time of its own,
 * and writes that down as nanoseconds of CLOCK_MONOTONIC to $CALL_LOG. The device's clock runs at 1/7 of a nanosecond
 * and began long ago. */
#include <omp-tools.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { COPIES = 2000 };
extern ompt_start_tool_result_t *ompt_start_tool(unsigned, const char *) __attribute__((weak));

static ompt_callback_t callbacks[64];
static int wanted[64], traced;
static FILE *books;
static char device; /* its address is the device */
static ompt_callback_buffer_request_t request;
static ompt_callback_buffer_complete_t complete;
static unsigned char *buffer;
static size_t room, used;
static int buffers;

static long long now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000ll + t.tv_nsec;
}
static ompt_device_time_t device_time_of(long long ns) { return (ompt_device_time_t)ns * 7 + 123456789; }
static ompt_device_time_t get_device_time(ompt_device_t *d) { return device_time_of(now()); }
static ompt_set_result_t set_trace(ompt_device_t *d, unsigned on, unsigned type)
{
    wanted[type] = on != 0;
    return ompt_set_always;
}
static int start_trace(ompt_device_t *d, ompt_callback_buffer_request_t r, ompt_callback_buffer_complete_t c)
{
    request = r;
    complete = c;
    traced = 1;
    return 1;
}
static int flush_trace(ompt_device_t *d)
{
    if (buffer)
        complete(0, buffer, used, 0, 1);
    buffer = NULL;
    return 1;
}
static int advance(ompt_device_t *d, ompt_buffer_t *b, size_t size, ompt_buffer_cursor_t at, ompt_buffer_cursor_t *next)
{
    *next = at + sizeof(ompt_record_ompt_t);
    return *next + sizeof(ompt_record_ompt_t) <= size;
}
static ompt_record_t record_type(ompt_buffer_t *b, ompt_buffer_cursor_t at) { return ompt_record_ompt; }
static ompt_record_ompt_t *record_at(ompt_buffer_t *b, ompt_buffer_cursor_t at)
{
    return (ompt_record_ompt_t *)((char *)b + at);
}

static ompt_interface_fn_t device_lookup(const char *name)
{
    static const struct {
        const char *name;
        ompt_interface_fn_t f;
    } all[] = {{"ompt_set_trace_ompt", (ompt_interface_fn_t)set_trace},
               {"ompt_start_trace", (ompt_interface_fn_t)start_trace},
               {"ompt_flush_trace", (ompt_interface_fn_t)flush_trace},
               {"ompt_stop_trace", (ompt_interface_fn_t)flush_trace},
               {"ompt_advance_buffer_cursor", (ompt_interface_fn_t)advance},
               {"ompt_get_record_type", (ompt_interface_fn_t)record_type},
               {"ompt_get_record_ompt", (ompt_interface_fn_t)record_at},
               {"ompt_get_device_time", (ompt_interface_fn_t)get_device_time}};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        if (!strcmp(all[i].name, name))
            return all[i].f;
    return NULL;
}
static ompt_set_result_t set_callback(ompt_callbacks_t event, ompt_callback_t f)
{
    callbacks[event] = f;
    return ompt_set_always;
}
static ompt_interface_fn_t lookup(const char *name)
{
    return strcmp(name, "ompt_set_callback") ? NULL : (ompt_interface_fn_t)set_callback;
}

static ompt_record_ompt_t *place(void)
{
    ompt_record_ompt_t *r;
    if (buffer && used + sizeof *r > room)
        flush_trace(&device);
    if (!buffer) {
        request(0, (ompt_buffer_t **)&buffer, &room);
        used = 0;
        buffers++;
    }
    r = (ompt_record_ompt_t *)(buffer + used);
    used += sizeof *r;
    return r;
}

static void wait_ns(long long ns)
{
    long long end = now() + ns;
    while (now() < end) {}
}

int main(int argc, char **argv)
{
    ompt_start_tool_result_t *tool = ompt_start_tool ? ompt_start_tool(202011, "a runtime with a device") : NULL;
    ompt_callback_target_emi_t target;
    ompt_callback_target_data_op_emi_t data_op;
    ompt_callback_target_submit_emi_t submit;
    ompt_data_t task = {0};
    if (!tool || !tool->initialize(lookup, 1, &tool->tool_data))
        return 3;
    books = fopen(getenv("CALL_LOG"), "w");
    ((ompt_callback_device_initialize_t)callbacks[ompt_callback_device_initialize])(0, "imaginary", &device,
                                                                                    device_lookup, "made up");
    target = (ompt_callback_target_emi_t)callbacks[ompt_callback_target_emi];
    data_op = (ompt_callback_target_data_op_emi_t)callbacks[ompt_callback_target_data_op_emi];
    submit = (ompt_callback_target_submit_emi_t)callbacks[ompt_callback_target_submit_emi];
    if (!traced || !(wanted[ompt_callback_target_data_op] | wanted[ompt_callback_target_data_op_emi]))
        return 4;
    for (int i = 0; i < COPIES; i++) {
        ompt_data_t data = {0};
        ompt_id_t op = 0, kernel = 0;
        int type = i % 2 ? ompt_target_data_transfer_from_device : ompt_target_data_transfer_to_device;
        size_t bytes = 1000 + i;
        long long copied, ran;
        ompt_record_ompt_t *r;
        target(ompt_target, ompt_scope_begin, 0, &task, NULL, &data, (void *)main);
        data_op(ompt_scope_begin, NULL, &data, &op, type, &task, i % 2 ? 0 : 1, &task, i % 2 ? 1 : 0, bytes,
                (void *)main);
        copied = now();
        wait_ns(2000);
        r = place();
        memset(r, 0, sizeof *r);
        r->type = ompt_callback_target_data_op;
        r->time = device_time_of(copied + 500);
        r->record.target_data_op.host_op_id = op;
        r->record.target_data_op.optype = type;
        r->record.target_data_op.src_device_num = i % 2 ? 0 : 1;
        r->record.target_data_op.dest_device_num = i % 2 ? 1 : 0;
        r->record.target_data_op.bytes = bytes;
        r->record.target_data_op.end_time = device_time_of(copied + 1500);
        fprintf(books, "copy %lld 1000 %zu\n", copied + 500, bytes);
        data_op(ompt_scope_end, NULL, &data, &op, type, &task, 0, &task, 0, bytes, (void *)main);
        submit(ompt_scope_begin, &data, &kernel, 8);
        ran = now();
        wait_ns(1000);
        submit(ompt_scope_end, &data, &kernel, 8);
        r = place();
        memset(r, 0, sizeof *r);
        r->type = ompt_callback_target_submit;
        r->time = device_time_of(ran + 100);
        r->record.target_kernel.host_op_id = kernel;
        r->record.target_kernel.requested_num_teams = 8;
        r->record.target_kernel.granted_num_teams = 4;
        r->record.target_kernel.end_time = device_time_of(ran + 5100);
        fprintf(books, "kernel %lld 5000 4\n", ran + 100);
        target(ompt_target, ompt_scope_end, 0, &task, NULL, &data, (void *)main);
    }
    if (argc > 1 && !strcmp(argv[1], "_exit")) {
        fflush(books);
        _exit(0);
    }
    ((ompt_callback_device_finalize_t)callbacks[ompt_callback_device_finalize])(0);
    fclose(books);
    printf("%d buffers\n", buffers);
    tool->finalize(&tool->tool_data);
    return 0;
}
