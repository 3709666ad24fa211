/* target.c - a program with target regions, for devices that are the host in disguise: says what each step moved */
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int a[100], i;
    for (i = 0; i < 100; i++)
        a[i] = i;
#pragma omp target teams distribute parallel for map(tofrom : a)
    for (i = 0; i < 100; i++)
        a[i] += omp_is_initial_device() ? 1 : 1000;
#pragma omp target enter data map(to : a)
#pragma omp target update from(a)
#pragma omp target exit data map(from : a)
    printf("%d %d %d\n", a[0], a[99], omp_get_num_devices() > 0);
    return 0;
}
