"""families - programs with known causes, a file for each family

families(bench) of each yields a name, which is that of the section in the page, and its cases (judging.Case)."""
