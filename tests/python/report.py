"""report.py REPORT.xml - the tests of pytest as lines of tests/lib.sh; a skipped test has failed"""

import sys
import xml.etree.ElementTree as tree

cases = list(tree.parse(sys.argv[1]).iter("testcase"))
for case in cases:
    name = f"{case.get('classname', '').split('.')[-1]}: {case.get('name')}".replace("\n", " ")
    bad = [found for kind in ("failure", "error", "skipped") for found in case.findall(kind)]
    print(f"not ok {name}: see below" if bad else f"ok {name}")
    for line in "\n".join((found.text or found.get("message", "")) for found in bad).splitlines()[-25:]:
        print("    |", line[:400])
if not cases:
    sys.exit("no tests")
