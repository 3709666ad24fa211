// values.cpp - values of the C++ library's types, and of the program's own; run.sh compares what trace-print says with
// values.expect
#include "trace.h"
#include <array>
#include <atomic>
#include <chrono>
#include <string>
#include <vector>
#if __cplusplus >= 201703L
#include <string_view>
#endif
#if __cplusplus >= 202002L
#include <span>
#endif

enum plain { red = 2, green = -5 };
enum class scoped : unsigned char { one = 1, big = 200 };
enum class wide : unsigned long long { most = ~0ull };

namespace mine
{
struct vector3 {
    double x, y, z;
};
inline double trace_value(const vector3 &v) { return v.x + v.y + v.z; }
struct named {
    std::string text;
};
inline const std::string &trace_value(const named &v) { return v.text; }
enum class color { blue };
inline const char *trace_value(color) { return "blue"; }
struct path {
    const char *c_str() const { return "/tmp/x"; }
};
struct bits {
    unsigned low : 3, high : 5;
};
} // namespace mine
struct global {
    int n;
};
inline std::chrono::milliseconds trace_value(const global &g) { return std::chrono::milliseconds(g.n); }

static void function() {}
template <class T> struct holder {
    T value;
    void tell() const { trace_instant("holder", "value", value); }
};

int main()
{
    std::string s = "a string", longer(2000, 'x');
    const std::string &ref = s;
    trace_instant("strings", "string", s, "reference", ref, "temporary", s + "!", "empty", std::string(), "cut",
                  longer);
    trace_instant("literal", "text", "literal");
    char buffer[16] = "buffer";
    const char *null = 0;
    trace_instant("chars", "buffer", buffer, "null", null, "path", mine::path());
    trace_instant("nullptr", "p", nullptr, "function", &function);
    std::atomic<int> a(7);
    std::atomic<bool> b(true);
    std::atomic<double> d(0.5);
    trace_instant("atomics", "int", a, "bool", b, "double", d);
    trace_instant("enums", "plain", green, "scoped", scoped::big, "wide", wide::most, "own", mine::color::blue);
    int ints[3] = {1, -2, 3};
    const float floats[2] = {0.5f, 1.5f};
    double matrix[2][2] = {{1, 2}, {3, 4}};
    unsigned char bytes[2] = {7, 255};
    plain colors[2] = {red, green};
    trace_instant("arrays", "int", ints, "float", floats, "matrix", matrix, "bytes", bytes, "enums", colors);
    std::vector<long> v = {1, 2, 3};
    std::vector<double> none, many(1000, 1.0);
    std::array<bool, 2> flags = {{true, false}};
    trace_instant("containers", "vector", v, "empty", none, "cut", many, "array", flags);
    using namespace std::chrono;
    trace_instant("durations", "ns", nanoseconds(5), "us", microseconds(6), "ms", (duration<double, std::milli>(1.5)),
                  "s", seconds(7), "min", minutes(2), "point", (time_point<system_clock, seconds>(seconds(100))));
    trace_counter("latency", microseconds(12));
    trace_instant("own", "vector3", (mine::vector3{1, 2, 3}), "named", mine::named{"Ada"}, "global", global{8});
    mine::bits bits = {5, 20};
    volatile int moving = 9;
    trace_instant("odd", "low", bits.low, "high", bits.high, "volatile", moving, "wchar", L'A', "char16", u'B',
                  "long double", 2.5L);
    holder<std::string>{"held"}.tell();
    holder<scoped>{scoped::one}.tell();
#if __cplusplus >= 201703L
    trace_instant("since 17", "view", std::string_view("not the end", 7));
#endif
#if __cplusplus >= 202002L
    trace_instant("since 20", "span", std::span<int>(ints, 2), "u8", u8"u8 text");
#endif
    return 0;
}
