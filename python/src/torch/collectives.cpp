/* collectives.cpp - what torch.distributed does, whichever backend does it, and whether Python or C++ asks for it
 *
 * Every collective is an operator c10d::NAME, which has its process group and tensors among its arguments. It only puts
 * the work into a queue. gloo's own threads show when the work is done, as "gloo:NAME": there the collective is
 * recorded, because there its members wait for each other. Of other backends the operator is recorded, as the begin of
 * a collective; NCCL's and MPI's own wrappers say more. */
#include "observer.h"
#include <map>

namespace traceh
{
namespace
{
/* Indices of the arguments whose bytes a member sends and receives; -1: none. */
struct operation {
    const char *name;
    int sent, received;
    enum { ALL, FROM_ROOT, TO_ROOT, MESSAGE } kind;
    const char *gloo; /* how gloo calls the work */
};
const operation operations[] = {
    {"allreduce_", 0, 0, operation::ALL, "all_reduce"},
    {"allreduce_coalesced_", 0, 0, operation::ALL, "all_reduce"},
    {"broadcast_", 0, 0, operation::FROM_ROOT, "broadcast"},
    {"reduce_", 0, 0, operation::TO_ROOT, "reduce"},
    {"allgather_", 1, 0, operation::ALL, "all_gather"},
    {"_allgather_base_", 1, 0, operation::ALL, "all_gather"},
    {"allgather_coalesced_", 1, 0, operation::ALL, "all_gather"},
    {"allgather_into_tensor_coalesced_", 1, 0, operation::ALL, "all_gather"},
    {"reduce_scatter_", 1, 0, operation::ALL, "all_reduce"},
    {"_reduce_scatter_base_", 1, 0, operation::ALL, "all_reduce"},
    {"reduce_scatter_tensor_coalesced_", 1, 0, operation::ALL, "all_reduce"},
    {"gather_", 1, 0, operation::TO_ROOT, "gather"},
    {"scatter_", 1, 0, operation::FROM_ROOT, "scatter"},
    {"alltoall_", 1, 0, operation::ALL, "all_to_all"},
    {"alltoall_base_", 1, 0, operation::ALL, "all_to_all"},
    {"barrier", -1, -1, operation::ALL, "barrier"},
    {"monitored_barrier_", -1, -1, operation::ALL, nullptr}, /* gloo sends messages, in the call itself */
    {"send", 0, -1, operation::MESSAGE, "send"},
    {"recv_", -1, 0, operation::MESSAGE, "recv"},
    {"recv_any_source_", -1, 0, operation::MESSAGE, "recvAnySource"},
};

/* A collective that gloo has been asked for and has not begun. */
struct asked {
    const operation *what;
    const void *tensor; /* the first one, by which its work is found */
    group *in;
    uint64_t sequence, sent, received;
    const char *dtype;
    int root;
};
enum : size_t { ASKED_MOST = 4096 };

struct state {
    std::mutex mutex;
    std::map<const void *, group *> groups;
    std::vector<asked> waiting;
    int64_t slots = -1; /* where an object's members lie in it; -2: given up */
    int tries = 0;
};
state &all()
{
    static state *const it = new state;
    return *it;
}
std::atomic<bool> any{false};

/* The group that an argument is: an object whose first member is known to be one. Where the members lie is found out
 * with the first; what is looked at is the object's own memory, which is larger than that. */
group *group_of(state &s, const value &v)
{
    if (!v.payload || v.tag == 0 || v.is(at_offsets.int_tag) || (reinterpret_cast<uintptr_t>(v.payload) & 7))
        return nullptr;
    for (int64_t at = s.slots >= 0 ? s.slots : 16; at <= (s.slots >= 0 ? s.slots : 80); at += 8) {
        const uintptr_t members = read_at<uintptr_t>(v.payload, at);
        const uintptr_t end = read_at<uintptr_t>(v.payload, at + 8);
        if (members < 4096 || (members & 7) || end <= members || end - members > 4096 || (end - members) % sizeof v)
            continue;
        const auto known = s.groups.find(reinterpret_cast<const value *>(members)->payload);
        if (known != s.groups.end()) {
            s.slots = at;
            return known->second;
        }
    }
    return nullptr;
}

/* Of a tensor, or of all tensors in a list, or a list of lists. */
uint64_t bytes_of(const value &v, int depth = 0)
{
    uint64_t n = 0;
    if (v.is(at_offsets.tensor_tag))
        return tensor{v.payload}.bytes();
    const values list = elements(v);
    for (size_t i = 0; i < list.n && depth < 3; i++)
        n += bytes_of(list.first[i], depth + 1);
    return n;
}
const void *first_tensor(const value &v, int depth = 0)
{
    if (v.is(at_offsets.tensor_tag))
        return v.payload;
    const values list = elements(v);
    return list.n && depth < 3 ? first_tensor(list.first[0], depth + 1) : nullptr;
}

/* Describes the group, once. Tools read `ranks` as members. */
void tell(group &g)
{
    if (g.told.exchange(true))
        return;
    TRACE__EMIT_IN("torch.distributed", TRACE_KIND_OBJECT, "communicator",
                   ({"comm", TRACE_T_U64, TRACE_R_COMM, ""}, {"comm_size", TRACE_T_U32, TRACE_R_COMM_SIZE, ""}, ), 2,
                   12, (TRACE__U64(g.id) TRACE__U32(g.size)), TRACE__TAIL(0, "rank", g.rank, "ranks", g.ranks));
}

#define TRACEH_COLLECTIVE_FIELDS \
    {"comm", TRACE_T_U64, TRACE_R_COMM, ""}, {"sequence", TRACE_T_U64, TRACE_R_COLL_SEQ, ""}, \
        {"sent", TRACE_T_U64, TRACE_R_BYTES_SENT, ""}, {"received", TRACE_T_U64, TRACE_R_BYTES_RECV, ""},
#define TRACEH_COLLECTIVE_PUTS(a) \
    TRACE__U64((a).in->id) TRACE__U64((a).sequence) TRACE__U64((a).sent) TRACE__U64((a).received)

void record_work(const asked &a, trace_name name)
{
    tell(*a.in);
    if (a.what->kind == operation::MESSAGE)
        trace_task_begin_in("torch.distributed", name, "comm_name", a.in->name->text, "bytes", a.sent + a.received,
                            "dtype", a.dtype, "peer", a.root);
    else if (a.root >= 0)
        TRACE__EMIT_IN("torch.distributed", TRACE_KIND_BEGIN, name,
                       (TRACEH_COLLECTIVE_FIELDS{"root", TRACE_T_U32, TRACE_R_ROOT, ""}, ), 5, 36,
                       (TRACEH_COLLECTIVE_PUTS(a) TRACE__U32(a.root)),
                       TRACE__TAIL(name, "comm_name", a.in->name->text, "dtype", a.dtype));
    else
        TRACE__EMIT_IN("torch.distributed", TRACE_KIND_BEGIN, name, (TRACEH_COLLECTIVE_FIELDS), 4, 32,
                       (TRACEH_COLLECTIVE_PUTS(a)), TRACE__TAIL(name, "comm_name", a.in->name->text, "dtype", a.dtype));
}

/* The call has returned before the collective is done: REQUEST says so. */
void record_begin(const asked &a, trace_name name)
{
    tell(*a.in);
    if (a.what->kind == operation::MESSAGE)
        return record_work(a, name);
    TRACE__EMIT_IN("torch.distributed", TRACE_KIND_BEGIN, name,
                   (TRACEH_COLLECTIVE_FIELDS{"request", TRACE_T_HANDLE, TRACE_R_REQUEST, ""}, ), 5, 40,
                   (TRACEH_COLLECTIVE_PUTS(a) TRACE__U64(a.in->id ^ a.sequence)),
                   TRACE__TAIL(name, "comm_name", a.in->name->text, "dtype", a.dtype, "root", a.root));
}

const operation *operation_of(const char *name)
{
    for (const operation &o : operations)
        if (!strcmp(o.name, name))
            return &o;
    return nullptr;
}

/* What the operator asks for; false: its group is not known. `slot` is where the number of a collective comes from. */
bool parse(state &s, const operation &o, const values &inputs, asked &a)
{
    size_t at = 0;
    a = {&o, nullptr, nullptr, 0, 0, 0, "", -1};
    while (at < inputs.n && (inputs.first[at].is(at_offsets.tensor_tag) || inputs.first[at].is(at_offsets.list_tag)))
        at++;
    a.in = at < inputs.n ? group_of(s, inputs.first[at++]) : nullptr; /* follows the tensors, in all operators */
    if (!a.in)
        return false;
    if (o.kind != operation::ALL)
        for (; at < inputs.n && a.root < 0; at++)
            if (inputs.first[at].is(at_offsets.int_tag))
                a.root = int(reinterpret_cast<intptr_t>(inputs.first[at].payload));
    const bool mine = a.root == int(a.in->rank);
    if (o.sent >= 0 && size_t(o.sent) < inputs.n) {
        a.tensor = first_tensor(inputs.first[o.sent]);
        a.sent = o.kind == operation::FROM_ROOT && !mine ? 0 : bytes_of(inputs.first[o.sent]);
    }
    if (o.received >= 0 && size_t(o.received) < inputs.n) {
        a.tensor = a.tensor ? a.tensor : first_tensor(inputs.first[o.received]);
        a.received = (o.kind == operation::TO_ROOT && !mine) || (o.kind == operation::FROM_ROOT && mine && o.sent == 0)
                         ? 0
                         : bytes_of(inputs.first[o.received]);
    }
    if (a.tensor && tensor{a.tensor}.defined())
        a.dtype = tensor{a.tensor}.type().name;
    if (a.root >= 0 && size_t(a.root) < a.in->ranks.size())
        a.root = a.in->ranks[size_t(a.root)];
    if (o.kind != operation::MESSAGE)
        a.sequence = a.in->sequence.fetch_add(1);
    return true;
}

/* The work of gloo that begins: what was asked for with this tensor, else the oldest of its kind. */
bool take(state &s, const char *name, const void *tensor, asked &a)
{
    size_t found = s.waiting.size();
    for (size_t i = 0; i < s.waiting.size(); i++) {
        if (strcmp(s.waiting[i].what->gloo, name) != 0)
            continue;
        if (tensor && s.waiting[i].tensor == tensor) {
            found = i;
            break;
        }
        if (found == s.waiting.size())
            found = i;
    }
    if (found == s.waiting.size())
        return false;
    a = s.waiting[found];
    s.waiting.erase(s.waiting.begin() + std::ptrdiff_t(found));
    return true;
}
} // namespace

void add_group(const void *address, group *g)
{
    state &s = all();
    const std::lock_guard<std::mutex> held(s.mutex);
    s.groups[address] = g; /* an earlier one of that address may still be in use elsewhere: it is kept */
    any = true;
}

void forget_groups()
{
    state &s = all();
    const std::lock_guard<std::mutex> held(s.mutex);
    s.groups.clear();
    s.waiting.clear();
    any = false;
}

bool collectives() { return any.load(std::memory_order_relaxed); }

/* While nothing is recorded a collective is counted all the same, so that its number stays the same on every member. */
bool collective_opens(thread *t, const at::RecordFunction &fn, const char *name)
{
    state &s = all();
    asked a;
    if (!collectives())
        return false;
    if (!strncmp(name, "gloo:", 5)) {
        const values inputs = fn.inputs();
        {
            const std::lock_guard<std::mutex> held(s.mutex);
            if (!take(s, name + 5, inputs.n ? first_tensor(inputs.first[0]) : nullptr, a))
                return false;
        }
        if (!t)
            return true;
        record_work(a, name_of(name));
    } else {
        const operation *o = strncmp(name, "c10d::", 6) ? nullptr : operation_of(name + 6);
        const values inputs = o ? fn.inputs() : values{nullptr, 0};
        if (!inputs.n)
            return false;
        {
            const std::lock_guard<std::mutex> held(s.mutex);
            if (!parse(s, *o, inputs, a))
                return false;
            if (o->gloo && a.in->gloo && (a.in->only_gloo || !a.tensor || tensor{a.tensor}.on_processor())) {
                if (s.waiting.size() >= ASKED_MOST)
                    s.waiting.erase(s.waiting.begin());
                s.waiting.push_back(a);
                return false;
            }
        }
        if (!t)
            return true;
        record_begin(a, name_of(name));
    }
    t->open.push_back({&fn, false});
    return true;
}
} // namespace traceh
