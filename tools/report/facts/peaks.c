/* peaks.c - see peaks.h
 *
 * Peaks are those of matrix units on dense operands, in 1e12 operations a second, as the vendor's data sheet or white
 * paper of the product states them; where it states sparse ones, half of that. 8 bits: FP8, or INT8 where there is no
 * FP8. 16 bits: FP16 and BF16 with sums of 32 bits. 32 bits: TF32, or FP32 where there is no TF32. 64 bits: FP64.
 *   NVIDIA: H100, H200, GH200, A100, A30, A40, V100, T4, L4, L40, L40S data sheets; HGX B200 data sheet; GB200 NVL72
 *   data sheet; Ada GPU Architecture and Ampere GA102 GPU Architecture white papers
 *   AMD: Instinct MI210, MI250X, MI300A, MI300X, MI325X, MI355X data sheets. A GPU of MI250X is one of its two dies
 *   Intel: Data Center GPU Max Series product brief; of all tiles of a card
 * A longer name comes before one that it contains. */
#include "peaks.h"
#include <string.h>

#define PEAK(name, f8, f16, f32, f64) {name, {(f16) * 1e12, (f8) * 1e12, (f16) * 1e12, (f32) * 1e12, (f64) * 1e12}}
/* clang-format off */
static const peak peaks[] = {
    PEAK("H100 PCIe",   1513,   756.5,  378,    51),
    PEAK("H100 NVL",    1670.5, 835.5,  417.5,  60),
    PEAK("H100",        1979,   989.4,  494.7,  66.9),
    PEAK("H200 NVL",    1670.5, 835.5,  417.5,  60),
    PEAK("H200",        1979,   989.4,  494.7,  66.9), /* and GH200 */
    PEAK("GB200",       5000,   2500,   1250,   40),
    PEAK("B200",        4500,   2250,   1125,   37),
    PEAK("A100",        624,    312,    156,    19.5),
    PEAK("A800",        624,    312,    156,    19.5),
    PEAK("A30",         330,    165,    82,     10.3),
    PEAK("A40",         299.3,  149.7,  74.8,   0),
    PEAK("A10",         250,    125,    62.5,   0),
    PEAK("V100",        0,      125,    15.7,   7.8),
    PEAK("T4",          130,    65,     8.1,    0),
    PEAK("L40S",        733,    362,    183,    0),
    PEAK("L40",         362,    181,    90.5,   0),
    PEAK("L4",          242.5,  121,    60,     0),
    PEAK("RTX 4090",    330.3,  165.2,  82.6,   1.3),
    PEAK("RTX 3090",    284,    71,     35.6,   0.6),
    PEAK("MI210",       181,    181,    45.3,   45.3),
    PEAK("MI250X",      191.5,  191.5,  47.9,   47.9),
    PEAK("MI250",       181,    181,    45.3,   45.3),
    PEAK("MI300A",      1961.2, 980.6,  490.3,  122.6),
    PEAK("MI300X",      2614.9, 1307.4, 653.7,  163.4),
    PEAK("MI325X",      2614.9, 1307.4, 653.7,  163.4),
    PEAK("MI355X",      5033,   2516.6, 157.3,  78.6),
    PEAK("GPU Max 1550", 1664,  832,    416,    52),
};
/* clang-format on */

const peak *peak_of(const char *device)
{
    for (size_t i = 0; i < sizeof peaks / sizeof *peaks; i++)
        if (strstr(device, peaks[i].name)) {
            const char *end = strstr(device, peaks[i].name) + strlen(peaks[i].name);
            if (*end < '0' || *end > '9') /* "A10" is not "A100" */
                return &peaks[i];
        }
    return NULL;
}
