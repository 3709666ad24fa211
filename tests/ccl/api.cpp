/* api.cpp - oneCCL's C++ API on CPUs: api RANK SIZE FILE; four all-reduces and a barrier. No wrapper sees it: its ITT
 * tells. */
#include <oneapi/ccl.hpp>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>
#include <vector>
int main(int argc, char **argv)
{
    int rank = atoi(argv[1]), n = atoi(argv[2]);
    ccl::init();
    ccl::shared_ptr_class<ccl::kvs> kvs;
    ccl::kvs::address_type addr;
    if (rank == 0) {
        kvs = ccl::create_main_kvs();
        addr = kvs->get_address();
        FILE *f = fopen((std::string(argv[3]) + ".part").c_str(), "w");
        fwrite(addr.data(), addr.size(), 1, f);
        fclose(f);
        rename((std::string(argv[3]) + ".part").c_str(), argv[3]);
    } else {
        FILE *f;
        while (!(f = fopen(argv[3], "r")))
            usleep(1000);
        if (fread(addr.data(), addr.size(), 1, f) != 1)
            return 1;
        kvs = ccl::create_kvs(addr);
    }
    auto comm = ccl::create_communicator(n, rank, kvs);
    std::vector<float> a(1000, (float)(rank + 1)), b(1000);
    for (int i = 0; i < 4; i++)
        ccl::allreduce(a.data(), b.data(), a.size(), ccl::reduction::sum, comm).wait();
    ccl::barrier(comm);
    return b[5] != 3;
}
