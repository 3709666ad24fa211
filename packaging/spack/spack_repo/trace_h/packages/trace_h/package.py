from spack_repo.builtin.build_systems.meson import MesonPackage

from spack.package import *


class TraceH(MesonPackage):
    """Records what an HPC or AI program does: its own tasks, and every call of MPI, CUDA, NCCL, Level Zero, OpenCL, HIP,
    OpenMP and oneCCL with its arguments. One C header; tools that read the traces.

    From a checkout:
        spack repo add packaging/spack/spack_repo/trace_h
        spack dev-build -d . trace-h@develop
    """

    license("MIT")

    version("develop")

    variant("tools", default=True, description="Build the tools that read traces, and trace-run")
    variant("libtrace", default=True, description="Build libtrace-h.so, the recorder for programs that nobody rebuilds")
    variant("libdw", default=True, description="Find source lines of places in programs, by elfutils' libdw")
    variant("gen", default=False, description="Build trace-gen, the generator of API wrappers")

    depends_on("c", type="build")
    depends_on("meson@0.61:", type="build")
    depends_on("pkgconfig", type="build")
    depends_on("zstd", when="+tools")
    depends_on("zlib-api", when="+tools")
    depends_on("elfutils", when="+tools+libdw")
    depends_on("llvm+clang", when="+gen")

    conflicts("platform=darwin", msg="trace.h records on Linux only")
    conflicts("platform=windows", msg="trace.h records on Linux only")

    def meson_args(self):
        def feature(name):
            return f"-D{name}={'enabled' if self.spec.satisfies('+' + name) else 'disabled'}"

        # The Python package would be built, but stays in the build folder: pip installs it.
        return [feature("tools"), feature("libtrace"), feature("libdw"), feature("gen"), "-Dpython=disabled"]
