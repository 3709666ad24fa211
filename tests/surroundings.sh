# shellcheck shell=bash
# surroundings.sh - sourced by lib.sh, with WORK: a group sees the drivers and tools that it asks for, not those of the machine
#
#   opencl_drivers NAME...   the drivers of OpenCL (names of /etc/OpenCL/vendors/NAME.icd) that programs see from here on; each group
#                            begins without any. A driver that is not installed is a failure.
#
# MPICH asks every OpenCL driver of the machine while it starts, so one more driver used to change what a group recorded.

# Variables that load a tool into a program, or change what a library does. The recorder's own are here, too.
for lib__name in LD_PRELOAD LD_AUDIT LD_BIND_NOW GLIBC_TUNABLES PYTHONPATH PYTHONHOME PYTHONSTARTUP PYTHONOPTIMIZE PYTHONWARNINGS \
    KOKKOS_TOOLS_LIBS KOKKOS_PROFILE_LIBRARY OPENCL_LAYERS $(compgen -v | grep -E '^(TRACE|OMPI_MCA|PRTE_MCA|PMIX_MCA|MPICH|MPIR_CVAR|HYDRA|UCX|FI|HWLOC|OMP|KMP|GOMP|NCCL|CCL|CUDA|CUPTI|NVTX|ROCP|HIP|ZE|ZET|INTEL_LIBITTNOTIFY|OCL_ICD|POCL|MALLOC|SLURM|PMI|PMIX|PALS|FLUX|TORCHELASTIC)_' | grep -v '^CUDA_HOME$'); do
    unset "$lib__name"
done
export PYTHONNOUSERSITE=1                                      # packages of the user's own
export OMPI_MCA_pml=ob1 OMPI_MCA_btl=^openib,uct,ofi           # not the fastest network that is there, but the same one everywhere
export OMPI_MCA_mca_base_param_files=none PRTE_MCA_mca_base_param_files=none # nor what the user or the site says of it

mkdir -p "$WORK/.opencl"
export OCL_ICD_VENDORS=$WORK/.opencl
opencl_drivers() {
    local name
    rm -f "$OCL_ICD_VENDORS"/*.icd
    for name; do
        cp "/etc/OpenCL/vendors/$name.icd" "$OCL_ICD_VENDORS/" || fail "OpenCL driver $name" "not installed (tests/run.sh installs it: add its package to tests/packages.txt)"
    done
}
