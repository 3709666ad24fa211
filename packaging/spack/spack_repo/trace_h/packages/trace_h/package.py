import pathlib

from spack.package import *

try:
    from spack_repo.builtin.build_systems.meson import MesonPackage
except ImportError:
    pass  # Spack before 1.0: spack.package has it


class TraceH(MesonPackage):
    """Records what an HPC or AI program does: its own tasks, and every call of MPI, CUDA, NCCL,
    Level Zero, OpenCL, HIP, OpenMP and oneCCL with its arguments. One C header; tools that read
    the traces.

    From a checkout: spack repo add packaging/spack/spack_repo/trace_h && spack install trace-h
    """

    # the checkout that has this recipe, as it is committed;
    # "spack dev-build -d . trace-h@develop" takes it as it lies there
    git = pathlib.Path(__file__).resolve().parents[6].as_uri()

    license("MIT")

    version("develop")

    variant("tools", default=True, description="Build the tools that read traces, and trace-run")
    variant("libtrace", default=True, description="Build libtrace-h.so, for unmodified programs")
    variant("libdw", default=True, description="Find source lines of programs, by elfutils' libdw")
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
        return [
            feature("tools"),
            feature("libtrace"),
            feature("libdw"),
            feature("gen"),
            "-Dpython=disabled",
        ]

    def _program(self, name, line, *options):
        """compiles a program that has one task"""
        with open(name + ".c", "w") as source:
            source.write(
                line
                + '\n#include <trace.h>\nint main(void) { TRACE_SCOPE("spack.step"); return 0; }\n'
            )
        Executable(self.compiler.cc)(
            name + ".c", "-o", name, f"-I{self.prefix.include}", "-pthread", "-ldl", *options
        )

    def _tally(self, folder):
        """says that the task is in the trace, where there is a tool to tell"""
        if self.spec.satisfies("+tools"):
            table = Executable(self.prefix.bin.join("trace-tally"))(
                folder, output=str.split, error=str.split
            )
            assert "spack.step" in table, table

    def test_embedded(self):
        """a program that embeds the recorder is compiled, runs, and is tallied"""
        self._program("embedded", "#define TRACE_IMPL")
        Executable("./embedded")()
        self._tally("out")

    def test_libtrace(self):
        """a program linked with libtrace-h.so is recorded, by trace-run where that is there"""
        if not self.spec.satisfies("+libtrace"):
            raise SkipTest("needs +libtrace")
        lib = self.prefix.lib
        self._program("linked", "", f"-L{lib}", "-ltrace-h", f"-Wl,-rpath,{lib}")
        if self.spec.satisfies("+tools"):
            Executable(self.prefix.bin.join("trace-run"))(
                "-n", "-q", "-o", "run", "--", "./linked"
            )
            self._tally("run")
        else:
            Executable("./linked")()
