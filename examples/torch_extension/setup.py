"""setup.py - python setup.py build_ext --inplace; TRACE_H is the folder of trace.h and trace_torch.h, here that of the sources"""
import os

from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension

here = os.path.dirname(os.path.abspath(__file__))
include = os.environ.get("TRACE_H", os.path.join(here, "..", ".."))
setup(
    name="traced",
    ext_modules=[CppExtension("traced", ["extension.cpp"], include_dirs=[include], extra_compile_args=["-O2"])],
    cmdclass={"build_ext": BuildExtension},
)
