# check_layer_tables.py LAYER MODEL HEADER - C that compiles if all that a layer changes in tables of the version of HEADER (ze_api.h) stands there and is what it takes it for
import re
import sys

layer, model, header = (open(path).read() for path in sys.argv[1:])
current = re.search(r"ZE_API_VERSION_CURRENT\s*=\s*ZE_MAKE_VERSION\(\s*(\d+),\s*(\d+)\s*\)", header)
current = int(current[1]) << 16 | int(current[2])
records = {m[1]: m[2] for m in re.finditer(r"^struct (\w+) \d+\n((?:    .*\n)*)", model, re.M)}
tables = {m[1]: m[2] for m in re.finditer(r"^function (\w+ProcAddrTable) .*\n.*\n    \w+ (\w+)_t \*$", model, re.M)}
entries = re.findall(r"^TRACE__TABLE_ENTRY\((\w+), (\d+), (0x\w+), [\w *]+, (\w+), \(", layer, re.M)
assert len(entries) == layer.count("TRACE__TABLE_ENTRY(")
print('#include "all.h"\n#include <stddef.h>')
for getter, at, since, name in entries:
    table = tables[getter]
    member, kind = re.search(rf"^    (\w+) {8 * int(at)} (\w+)$", records[f"_{table}_t"], re.M).groups()
    assert kind.replace("_pfn", "", 1) == name + "_t", name
    if int(since, 16) <= current:
        print(f'_Static_assert(offsetof({table}_t, {member}) == {8 * int(at)} && sizeof(&{name}) == 8, "{name}");')
