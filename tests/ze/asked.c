/* asked.c - functions that a driver gives by name: a loader that does (-DLOADER), and a program that asks and calls
 * what it gets */
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <string.h>

#ifdef LOADER
static int behind; /* which of the two drivers' functions was called */
static ze_result_t hint(ze_kernel_handle_t kernel, ze_scheduling_hint_exp_desc_t *desc)
{
    (void)kernel, (void)desc;
    behind += 1;
    return ZE_RESULT_SUCCESS;
}
static ze_result_t other_hint(ze_kernel_handle_t kernel, ze_scheduling_hint_exp_desc_t *desc)
{
    (void)kernel, (void)desc;
    behind += 100;
    return ZE_RESULT_SUCCESS;
}
static ze_result_t vendors_own(int x) { return (ze_result_t)(x + 7); }
/* the loader's: not the same address */
ze_result_t zeKernelSchedulingHintExp(ze_kernel_handle_t kernel, ze_scheduling_hint_exp_desc_t *desc)
{
    (void)kernel, (void)desc;
    behind += 10;
    return ZE_RESULT_SUCCESS;
}
ze_result_t zeDriverGetExtensionFunctionAddress(ze_driver_handle_t driver, const char *name, void **at)
{
    *at = NULL;
    if (!strcmp(name, "zeKernelSchedulingHintExp"))
        *at = driver == (ze_driver_handle_t)1 ? (void *)hint : (void *)other_hint;
    if (!strcmp(name, "zexVendorsOwn"))
        *at = (void *)vendors_own;
    return *at ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_INVALID_ARGUMENT;
}
int called(void);
int called(void) { return behind; }
#else
#ifdef TRACE_IMPL
#include "trace.h"
#endif
int called(void);
int main(void)
{
    ze_result_t (*ask)(ze_kernel_handle_t, ze_scheduling_hint_exp_desc_t *),
        (*ask2)(ze_kernel_handle_t, ze_scheduling_hint_exp_desc_t *), (*own)(int), (*none)(void);
    ze_scheduling_hint_exp_desc_t desc = {ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_DESC, NULL,
                                          ZE_SCHEDULING_HINT_EXP_FLAG_ROUND_ROBIN};
    ze_kernel_handle_t kernel = (ze_kernel_handle_t)64;
    int bad =
        zeDriverGetExtensionFunctionAddress((ze_driver_handle_t)1, "zeKernelSchedulingHintExp", (void **)&ask) != 0;
    bad += zeDriverGetExtensionFunctionAddress((ze_driver_handle_t)2, "zeKernelSchedulingHintExp", (void **)&ask2) != 0;
    bad += zeDriverGetExtensionFunctionAddress((ze_driver_handle_t)1, "zexVendorsOwn", (void **)&own) != 0;
    bad += zeDriverGetExtensionFunctionAddress((ze_driver_handle_t)1, "zeNobodyHasIt", (void **)&none) !=
               ZE_RESULT_ERROR_INVALID_ARGUMENT ||
           none;
    /* recorded, and the driver's was called */
    bad += ask(kernel, &desc) != 0 || called() != 1;
    /* recorded, and the loader's was called */
    bad += zeKernelSchedulingHintExp(kernel, &desc) != 0 || called() != 11;
    bad += ask2(kernel, &desc) != 0 || called() != 111; /* the other driver's, unseen */
    bad += own(3) != 10;
    printf("%d\n", bad);
    return bad;
}
#endif
