/* access.h - what trace_torch.h reads of PyTorch, without PyTorch's headers: by offsets that were found by trying
 *
 * `layout` has an offset for each member that is read. python/traceh/torch/_layout.py finds them at run time: it calls
 * operators whose name, numbers, thread and tensors it knows, and looks where these values are. So one library serves
 * PyTorch versions with different layouts. Nothing here is called before the offsets are set, and -1 is one that was
 * not found. */
#ifndef TRACEH_TORCH_ACCESS_H
#define TRACEH_TORCH_ACCESS_H
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>

namespace [[gnu::visibility("hidden")]] at
{
struct RecordFunction;
}

namespace [[gnu::visibility("hidden")]] trace_torch_here
{
/* X(member): all of them are 64 bits wide for Python. Offsets in bytes. */
#define TRACEH_LAYOUT(X) \
    X(sequence)       /* of at::RecordFunction: int64 */ \
    X(forward_thread) /* uint64 */ \
    X(scope)          /* uint8 */ \
    X(inputs)         /* pointer to c10::IValue, and the number of them */ \
    X(tensor_tag)     /* what an IValue's tag is for a tensor; the tag lies 8 bytes behind the payload */ \
    X(list_tag)       /* for a list */ \
    X(int_tag)        /* for an integer */ \
    X(list_begin)     /* of a list: begin and end of an array of IValue */ \
    X(sizes)          /* of c10::TensorImpl: number of dimensions; then up to 5 sizes, or a pointer to more */ \
    X(dtype)          /* uint16, an index of `dtypes` */ \
    X(device)         /* int8, 0 is the processor */

struct layout {
#define TRACEH_MEMBER(name) int64_t name = -1;
    TRACEH_LAYOUT(TRACEH_MEMBER)
#undef TRACEH_MEMBER
};
inline layout at_offsets;

template <class T> inline T read_at(const void *object, int64_t offset)
{
    T value;
    memcpy(&value, static_cast<const char *>(object) + offset, sizeof value);
    return value;
}

/* What an element type is called and how large it is, by PyTorch's number for it. */
struct dtype {
    char name[24];
    uint32_t bytes;
};
inline dtype dtypes[64];

/* Functions of libtorch_cpu.so, found by load(). */
struct functions {
    const char *(*name)(const void *function) = nullptr;
    uint64_t (*thread)() = nullptr;
    uint64_t (*peek)() = nullptr;
};
inline functions of_torch;

/* ---- source lines: lines.cpp ---- */

struct source_line { /* a line of Python; the texts last until the thread asks again */
    const char *function, *file;
    int number;
};
struct operator_line { /* an operator that waits for a device, or for whose memory it may have to wait */
    const char *text;
    bool if_slow; /* its line is recorded at its end, if it took long */
    trace_name name;
};
/* NULL: it is no such operator. */
const operator_line *line_of(const char *text);
/* The line of Python that called, of the thread that asks. False: there is none, or it would cost too much now. */
bool line_here(source_line &from);
/* It has begun, and has its line if it takes long. */
void slow_begins(const at::RecordFunction &fn);

struct value { /* c10::IValue */
    const void *payload;
    uint32_t tag, padding;
    bool is(int64_t tag_) const { return tag_ >= 0 && tag == uint32_t(tag_); }
};
struct values {
    const value *first;
    size_t n;
};

/* The elements of a list; none where it is no list. */
inline values elements(const value &v)
{
    if (!v.is(at_offsets.list_tag) || !v.payload || at_offsets.list_begin < 0)
        return {nullptr, 0};
    const value *first = read_at<const value *>(v.payload, at_offsets.list_begin);
    const value *last = read_at<const value *>(v.payload, at_offsets.list_begin + 8);
    return {first, first && last > first ? size_t(last - first) : 0};
}

struct tensor {
    const void *impl;
    size_t dimensions() const { return read_at<uint64_t>(impl, at_offsets.sizes); }
    const int64_t *sizes() const
    {
        const char *inline_sizes = static_cast<const char *>(impl) + at_offsets.sizes + 8;
        return dimensions() <= 5 ? reinterpret_cast<const int64_t *>(inline_sizes)
                                 : read_at<const int64_t *>(inline_sizes, 0);
    }
    const dtype &type() const { return dtypes[read_at<uint16_t>(impl, at_offsets.dtype) % 64]; }
    bool on_processor() const { return at_offsets.device < 0 || read_at<int8_t>(impl, at_offsets.device) == 0; }
    /* One that has no type is the undefined tensor. */
    bool defined() const { return impl && type().bytes; }
    uint64_t bytes() const
    {
        uint64_t n = defined() ? type().bytes : 0;
        for (size_t i = 0, d = n ? dimensions() : 0; i < d && d < 64; i++)
            n *= uint64_t(sizes()[i]);
        return n;
    }
};

struct shape_text : shape_buffer {
    using shape_buffer::put;
    void put(const value &v)
    {
        const tensor t{v.payload};
        if (!v.is(at_offsets.tensor_tag) || !t.defined() || t.dimensions() > 64)
            return put("none");
        put(t.type().name);
        put_sizes(t.sizes(), t.dimensions());
    }
    static bool all_tensors(const values &list)
    {
        bool any = false;
        for (size_t i = 0; i < list.n; i++) {
            any = any || list.first[i].is(at_offsets.tensor_tag);
            if (!list.first[i].is(at_offsets.tensor_tag) && list.first[i].tag)
                return false;
        }
        return any;
    }
    explicit shape_text(const values &inputs)
    {
        for (size_t i = 0; i < inputs.n; i++) {
            const value &v = inputs.first[i];
            const values list = elements(v);
            if (!v.is(at_offsets.tensor_tag) && !all_tensors(list))
                continue;
            if (!next())
                return;
            if (v.is(at_offsets.tensor_tag))
                put(v);
            else
                put_list(list.n, [&](size_t k) { put(list.first[k]); });
        }
    }
};
} // namespace trace_torch_here

/* Of these names and members trace_torch.h knows. */
namespace [[gnu::visibility("hidden")]] at
{
enum class RecordScope : uint8_t { FUNCTION = 0, BACKWARD_FUNCTION = 1, USER_SCOPE = 7 };
struct RecordFunction {
    const char *name() const { return trace_torch_here::of_torch.name(this); }
    int64_t seqNr() const { return trace_torch_here::read_at<int64_t>(this, trace_torch_here::at_offsets.sequence); }
    uint64_t forwardThreadId() const
    {
        return trace_torch_here::read_at<uint64_t>(this, trace_torch_here::at_offsets.forward_thread);
    }
    /* of the calling thread, which is the operator's when it is called */
    uint64_t threadId() const { return trace_torch_here::of_torch.thread(); }
    RecordScope scope() const
    {
        return RecordScope(trace_torch_here::read_at<uint8_t>(this, trace_torch_here::at_offsets.scope));
    }
    trace_torch_here::values inputs() const
    {
        const int64_t at = trace_torch_here::at_offsets.inputs;
        if (at < 0)
            return {nullptr, 0};
        return {trace_torch_here::read_at<const trace_torch_here::value *>(this, at),
                trace_torch_here::read_at<size_t>(this, at + 8)};
    }
};
namespace sequence_number
{
inline uint64_t peek() { return trace_torch_here::of_torch.peek(); }
} // namespace sequence_number
} // namespace at
#endif
