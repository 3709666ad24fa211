/* client.cpp - a program that does known things with Kokkos, and counts them itself: "name calls" a line, in the file
 * COUNTED */
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_KOKKOS
#include "trace.h"
#endif
#include <Kokkos_Core.hpp>
#include <Kokkos_Profiling_ProfileSection.hpp>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string>
#include <thread>

static std::map<std::string, int> counted;
static std::mutex lock;
static std::string did(const std::string &name)
{
    std::lock_guard<std::mutex> hold(lock);
    counted[name]++;
    return name;
}

typedef Kokkos::View<double *, Kokkos::HostSpace> vector;
typedef Kokkos::RangePolicy<Kokkos::Serial> range;

static vector make(const std::string &label, int n)
{
    did("allocate_data");
    did("deallocate_data");
    return vector(Kokkos::view_alloc(Kokkos::WithoutInitializing, label), size_t(n));
}

static double solve(int n)
{
    vector a = make("a", n), b = make("b", n);
    double sum = 0;
    Kokkos::Profiling::pushRegion(did("solve"));
    Kokkos::parallel_for(did("fill"), range(0, n), KOKKOS_LAMBDA(int i) { a(i) = i; });
    for (int step = 0; step < 3; step++) {
        Kokkos::Profiling::pushRegion(did("step"));
        did("deep_copy");
        Kokkos::deep_copy(b, a);
        for (int k = 0; k < 2; k++)
            Kokkos::parallel_for(did("axpy"), range(0, n), KOKKOS_LAMBDA(int i) { b(i) += 2 * a(i); });
        Kokkos::parallel_reduce(did("dot"), range(0, n), KOKKOS_LAMBDA(int i, double &s) { s += b(i); }, sum);
        Kokkos::Profiling::popRegion();
    }
    Kokkos::parallel_scan(
        did("prefix"), range(0, n), KOKKOS_LAMBDA(int i, double &s, bool last) {
            s += a(i);
            if (last)
                b(i) = s;
        });
    Kokkos::Profiling::popRegion();
    return sum;
}

static void other_thread(int n)
{
    vector c = make("c", n);
    for (int i = 0; i < 5; i++) {
        Kokkos::Profiling::pushRegion(did("elsewhere"));
        Kokkos::parallel_for(did("scale"), range(0, n), KOKKOS_LAMBDA(int k) { c(k) = 3; });
        Kokkos::Profiling::popRegion();
    }
}

/* "names N": more regions of different names than are kept. */
static void names(int n)
{
    for (int i = 0; i < n; i++) {
        Kokkos::Profiling::pushRegion("region " + std::to_string(i));
        Kokkos::Profiling::popRegion();
    }
}

int main(int argc, char **argv)
{
    const char *file = getenv("COUNTED");
    double sum = 0;
    Kokkos::initialize(argc, argv);
    if (argc > 2) {
        names(atoi(argv[2]));
    } else {
        Kokkos::Profiling::ProfilingSection one(did("section one")), two(did("section two"));
        one.start();
        two.start(); /* overlaps */
        std::thread t(other_thread, 100);
        sum = solve(1000);
        one.stop();
        t.join();
        two.stop();
        Kokkos::Profiling::markEvent(did("halfway"));
        Kokkos::Profiling::pushRegion(did(std::string(600, 'x') + "1"));
        Kokkos::Profiling::popRegion();
        Kokkos::Profiling::pushRegion(did(std::string(600, 'x') + "2"));
        Kokkos::Profiling::popRegion();
    }
    Kokkos::finalize();
    if (FILE *f = file ? fopen(file, "w") : nullptr) {
        for (auto &c : counted)
            fprintf(f, "%s %d\n", c.first.c_str(), c.second);
        fclose(f);
    }
    printf("%g\n", sum);
}
