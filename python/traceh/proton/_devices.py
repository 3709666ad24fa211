"""What is known of the devices of this process: what the roofline needs.

Asked of the CUDA driver, only where the program has loaded and initialized it. A fact of the run, "device CUDA 0",
keeps it for offline exports.
"""

import ctypes
import os

import traceh

# of enum CUdevice_attribute
_ATTRIBUTES = {"clock_rate": 13, "num_sms": 16, "memory_clock_rate": 36, "bus_width": 37}
_MAJOR, _MINOR = 75, 76

_told = set()


def _driver():
    """The driver that the process has loaded, or None."""
    try:
        driver = ctypes.CDLL("libcuda.so.1", mode=os.RTLD_NOLOAD | os.RTLD_LAZY)
    except OSError:
        return None
    return driver if hasattr(driver, "cuDeviceGetCount") else None


def _attribute(driver, device, attribute):
    value = ctypes.c_int(0)
    return value.value if driver.cuDeviceGetAttribute(ctypes.byref(value), attribute, device) == 0 else 0


def record():
    """Tells the recording of devices that it does not know yet."""
    driver = _driver()
    count = ctypes.c_int(0)
    if driver is None or driver.cuDeviceGetCount(ctypes.byref(count)) != 0:
        return
    for ordinal in range(count.value):
        device = ctypes.c_int(0)
        if ordinal in _told or driver.cuDeviceGet(ctypes.byref(device), ordinal) != 0:
            continue
        facts = {name: _attribute(driver, device, number) for name, number in _ATTRIBUTES.items()}
        facts["arch"] = 10 * _attribute(driver, device, _MAJOR) + _attribute(driver, device, _MINOR)
        traceh.info(f"device CUDA {ordinal}", " ".join(f"{k}={v}" for k, v in sorted(facts.items())))
        _told.add(ordinal)
