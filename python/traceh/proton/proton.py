"""python -m traceh.proton.proton: the command line, by the name that Proton's has in its package."""

import sys

from .__main__ import main

if __name__ == "__main__":
    sys.exit(main())
