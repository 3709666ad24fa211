"""Peaks of devices: floating point operations and bytes of memory a second.

Operations are those of tensor cores on operands of 8 bits, dense. The peak of wider ones is that divided by width / 8,
as Proton has it. For TF32 that is what vendors state or half of it; the real peak of FP64 is far lower.
"""

# A100: 624 TOPS of INT8 ("NVIDIA A100 Tensor Core GPU Architecture"). RTX 4090: 330.3 TFLOPS of FP8 with accumulation
# in FP32 ("NVIDIA Ada GPU Architecture"). Both are constants in Proton.
_CUDA_FLOPS = {"80": 624e12, "89": 330.3e12}

# H100 PCIe: 1513 TFLOPS of FP8 with 114 multiprocessors at 1755 MHz ("NVIDIA H100 Tensor Core GPU Architecture").
_H100_FLOPS, _H100_SMS, _H100_KHZ = 1513e12, 114, 1755e3

# Operations of 8 bits a clock and multiprocessor: the vendor's peak divided by multiprocessors and boost clock.
_CUDA_FLOPS_A_CLOCK = {
    # V100: 125 TFLOPS of FP16, 80 at 1530 MHz ("NVIDIA Tesla V100 GPU Architecture"); it has no 8 bits, so twice that
    "70": 2048,
    # T4: 130 TOPS of INT8, 40 at 1590 MHz ("NVIDIA Turing GPU Architecture")
    "75": 2048,
    # RTX A6000: 309.7 TOPS of INT8, 84 at 1800 MHz ("NVIDIA Ampere GA102 GPU Architecture")
    "86": 2048,
    # Jetson AGX Orin: 85 TOPS of INT8, 16 at 1300 MHz ("NVIDIA Jetson AGX Orin Series Technical Brief")
    "87": 4096,
    # B200: 4.5 PFLOPS of FP8, 148 at 1850 MHz ("NVIDIA Blackwell Architecture Technical Brief")
    "100": 16384,
    # B300: the same rate of 8 bits as B200 ("NVIDIA Blackwell Ultra Datasheet")
    "103": 16384,
    # RTX 5090: 838 TFLOPS of FP8 with accumulation in FP16, 170 at 2407 MHz ("NVIDIA RTX Blackwell GPU Architecture");
    # GeForce cards do half of that with accumulation in FP32
    "120": 2048,
    # GB10: 1 PFLOPS of sparse FP4, which is 250 TFLOPS of dense FP8, 48 at 2550 MHz ("NVIDIA DGX Spark")
    "121": 2048,
}

# Operations of 8 bits a clock and compute unit, and bytes a second ("AMD CDNA 2", "CDNA 3", "CDNA 4 Architecture").
_HIP = {
    "gfx90a": (1024, 3.2e12),  # MI250X; INT8, for it has no FP8
    "gfx942": (4096, 5.3e12),  # MI300X
    "gfx950": (8192, 8.0e12),  # MI355X
}


def known(device_type):
    """Architectures whose peaks are known."""
    if device_type == "CUDA":
        return sorted({*_CUDA_FLOPS, "90", *_CUDA_FLOPS_A_CLOCK}, key=int)
    return sorted(_HIP) if device_type == "HIP" else []


def _refuse(device_type, arch):
    if device_type not in ("CUDA", "HIP"):
        raise ValueError(f"Unsupported device type: {device_type}. Peaks are known of CUDA and HIP.")
    raise ValueError(f"Unsupported architecture: {arch}. Peaks are known of {', '.join(known(device_type))}.")


def max_flops(device_type, arch, width, num_sms, clock_rate):
    """Operations a second on operands of ``width`` bits. ``clock_rate`` is in kHz. ValueError where the device or its
    architecture is not known."""
    arch = str(arch).partition(":")[0]
    if device_type == "HIP" and arch in _HIP:
        peak = _HIP[arch][0] * num_sms * clock_rate * 1e3
    elif device_type != "CUDA" or arch not in known("CUDA"):
        _refuse(device_type, arch)
    elif arch in _CUDA_FLOPS:
        peak = _CUDA_FLOPS[arch]
    elif arch == "90":
        peak = num_sms / _H100_SMS * clock_rate / _H100_KHZ * _H100_FLOPS
    else:
        peak = _CUDA_FLOPS_A_CLOCK[arch] * num_sms * clock_rate * 1e3
    return peak / (width / 8)


def max_bps(device_type, arch, bus_width, memory_clock_rate):
    """Bytes a second of the device's memory. ``bus_width`` is in bits, ``memory_clock_rate`` in kHz."""
    if device_type == "CUDA":
        return 2 * bus_width * memory_clock_rate * 1e3 / 8
    arch = str(arch).partition(":")[0]
    if device_type != "HIP" or arch not in _HIP:
        _refuse(device_type, arch)
    return _HIP[arch][1]
