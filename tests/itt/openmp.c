/* openmp.c - a program with tasks of its own around regions of OpenMP, whose runtime announces them through ITT too */
#include <omp.h>
#include <stdio.h>
#include "ittnotify.h"

int main(void)
{
    __itt_domain *d = __itt_domain_create("app");
    int i, members = 0;
    for (i = 0; i < 5; i++) {
        __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("step"));
#pragma omp parallel num_threads(3) reduction(+ : members)
        members++;
        __itt_task_end(d);
    }
    printf("%d\n", members);
    return 0;
}
