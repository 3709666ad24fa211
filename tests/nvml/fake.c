/* fake.c - a libnvidia-ml.so.1 whose two devices behave in a known way, declared by NVIDIA's own header
 *
 * Device 0 draws 250 W, sends 3 GiB/s over NVLink and 500 MB/s over PCIe (a counter that wraps), and its clocks are
 * limited by power every other 200 ms. Device 1 has neither energy counter nor links nor reasons; it draws 70 W.
 * FAKE_SLOW=MS makes each call of NVML that slow; FAKE_STEPS: energy is counted up ten times a second, as real devices
 * do; FAKE_LOG gets a line for each process that initialises. */
#include <nvml.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}
static int number(nvmlDevice_t d) { return (int)(long)d - 1; }

nvmlReturn_t nvmlInit_v2(void)
{
    const char *log = getenv("FAKE_LOG");
    FILE *f = log ? fopen(log, "a") : NULL;
    if (f) {
        fprintf(f, "%d\n", (int)getpid());
        fclose(f);
    }
    return getenv("FAKE_BAD") ? NVML_ERROR_DRIVER_NOT_LOADED : NVML_SUCCESS;
}
nvmlReturn_t nvmlShutdown(void) { return NVML_SUCCESS; }
nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *n)
{
    *n = 2;
    return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int i, nvmlDevice_t *d)
{
    *d = (nvmlDevice_t)(long)(i + 1);
    return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t d, char *name, unsigned int length)
{
    snprintf(name, length, "Fake %c100", "HL"[number(d)]);
    return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t d, unsigned long long *mj)
{
    const char *slow = getenv("FAKE_SLOW");
    if (slow)
        usleep((useconds_t)atoi(slow) * 1000);
    *mj = (unsigned long long)((getenv("FAKE_STEPS") ? (double)(long)(seconds() * 10) / 10 : seconds()) * 250 * 1000);
    return number(d) ? NVML_ERROR_NOT_SUPPORTED : NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t d, unsigned int *mw)
{
    (void)d;
    *mw = 70000;
    return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t d, nvmlClockType_t which, unsigned int *mhz)
{
    *mhz = (which == NVML_CLOCK_SM ? 1980u : which == NVML_CLOCK_MEM ? 2619u : 0) - (unsigned)number(d);
    return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t d, nvmlUtilization_t *u)
{
    u->gpu = 90u + (unsigned)number(d);
    u->memory = 40;
    return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t d, nvmlMemory_t *m)
{
    (void)d;
    m->total = 80ull << 30;
    m->used = 10ull << 30;
    m->free = m->total - m->used;
    return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t d, nvmlTemperatureSensors_t s, unsigned int *c)
{
    *c = s == NVML_TEMPERATURE_GPU ? 55u + (unsigned)number(d) : 0;
    return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t d, unsigned long long *reasons)
{
    *reasons = (long)(seconds() * 5) % 2 ? nvmlClocksThrottleReasonSwPowerCap : nvmlClocksThrottleReasonNone;
    return number(d) ? NVML_ERROR_NOT_SUPPORTED : NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t d, int n, nvmlFieldValue_t *f)
{
    int i;
    for (i = 0; i < n; i++) {
        bool nvlink = f[i].fieldId == NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX && f[i].scopeId == 0xffffffffu;
        f[i].nvmlReturn = NVML_SUCCESS;
        if (nvlink) {
            f[i].valueType = NVML_VALUE_TYPE_UNSIGNED_LONG_LONG;
            f[i].value.ullVal = (unsigned long long)(seconds() * 3 * (1 << 20));
        } else if (f[i].fieldId == NVML_FI_DEV_PCIE_COUNT_TX_BYTES) {
            f[i].valueType = NVML_VALUE_TYPE_UNSIGNED_INT;
            f[i].value.uiVal = (unsigned int)(unsigned long long)(seconds() * 500e6);
        } else
            f[i].nvmlReturn = NVML_ERROR_NOT_SUPPORTED;
    }
    return number(d) ? NVML_ERROR_NOT_SUPPORTED : NVML_SUCCESS;
}
