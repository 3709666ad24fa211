import os

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain
from conan.tools.files import copy, load
from conan.tools.gnu import PkgConfigDeps
from conan.tools.layout import basic_layout
from conan.tools.meson import Meson, MesonToolchain


class TraceH(ConanFile):
    """conan create packaging/conan [-o trace-h/*:tools=True]"""

    name = "trace-h"
    description = "records what an HPC or AI program does, from one C header"
    license = "MIT"
    topics = ("tracing", "profiling", "hpc", "header-only")
    package_type = "unknown"
    settings = "os", "arch", "compiler", "build_type"
    options = {"tools": [True, False]}
    default_options = {"tools": False}

    @property
    def _top(self):
        return os.path.join(self.recipe_folder, "..", "..")

    def set_version(self):
        text = load(self, os.path.join(self._top, "trace.h"))
        self.version = text.split('#define TRACE_VERSION_TEXT "', 1)[1].split('"', 1)[0]

    def export_sources(self):
        names = ["trace.h", "trace_torch.h", "trace-h/trace.h", "trace-h/trace_torch.h", "CMakeLists.txt", "LICENSE", "meson.build", "meson_options.txt"]
        for pattern in names + [folder + "/*" for folder in ("api-specs", "src", "tools", "gen", "man", "packaging", "python")]:
            copy(self, pattern, self._top, self.export_sources_folder)

    def layout(self):
        basic_layout(self, src_folder=".")

    def configure(self):
        self.settings.rm_safe("compiler.cppstd")
        self.settings.rm_safe("compiler.libcxx")

    def requirements(self):
        if self.options.tools:
            self.requires("zstd/[>=1.4 <2]")
            self.requires("zlib/[>=1.2 <2]")

    def build_requirements(self):
        if self.options.tools:
            self.tool_requires("meson/[>=0.61 <2]")
            self.tool_requires("pkgconf/[>=1.8 <3]")

    def package_id(self):
        if not self.info.options.tools:
            self.info.clear()

    def generate(self):
        if self.options.tools:
            PkgConfigDeps(self).generate()
            toolchain = MesonToolchain(self)
            for name, value in {"gen": "disabled", "libdw": "disabled", "python": "disabled", "tools": "enabled"}.items():
                toolchain.project_options[name] = value
            toolchain.generate()
        else:
            CMakeToolchain(self).generate()

    def build(self):
        tool = Meson(self) if self.options.tools else CMake(self)
        tool.configure()
        tool.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        (Meson(self) if self.options.tools else CMake(self)).install()

    def package_info(self):
        # the package's own trace-h-config.cmake and trace-h.pc are what consumers find
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = ["lib/cmake/trace-h"]
        self.cpp_info.set_property("pkg_config_name", "trace-h")
        self.cpp_info.system_libs = ["pthread", "dl"]
        self.cpp_info.bindirs = ["bin"] if self.options.tools else []
        self.cpp_info.libdirs = ["lib"] if self.options.tools else []
