"""site_folder.py PREFIX FOLDER - prints the folder below PREFIX in which the Python that runs this looks for packages

FOLDER, absolute or below PREFIX, where it looks there, else another of its own; and before it a line "looks". Where there
is none, "not", and FOLDER. Debian's Python looks into lib/python3/dist-packages below /usr, and into
lib/python3.11/dist-packages below /usr/local. Meson knows only the first.
"""

import os
import re
import site
import sys

prefix, wanted = (os.path.normpath(p) for p in (sys.argv[1], os.path.join(*sys.argv[1:])))
looks = [os.path.normpath(p) for p in site.getsitepackages()]
own = [p for p in looks if re.fullmatch(r"lib[^/]*/python[^/]*/[^/]+-packages", os.path.relpath(p, prefix))]
if wanted in looks:
    own = [wanted]
print("looks" if own else "not", own[0] if own else wanted, sep="\n")
