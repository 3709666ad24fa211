"""A profile while sampling goes on: flush.py FOLDER. finalize() reads the recording, and so all samples must be in it."""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
import gpu  # noqa: E402
import traceh.proton as proton  # noqa: E402

path = os.path.join(sys.argv[1], "p")
proton.start(path, mode="pcsampling")
exec(gpu.PRELUDE)
init()
first = kernel("_Z5firstPfi")
for scope in ("a", "b"):
    with proton.scope(scope):
        for _ in range(40):
            launch(first)
proton.finalize()


def samples(node):
    return node["metrics"].get("num_samples", 0) + sum(map(samples, node["children"]))


with open(path + ".hatchet", encoding="utf-8") as file:
    a, b = json.load(file)[0]["children"]
assert (a["frame"]["name"], b["frame"]["name"]) == ("a", "b")
assert samples(a) > 100 and abs(samples(a) - samples(b)) <= samples(a) / 20, (samples(a), samples(b))
print(samples(a) + samples(b), "samples")
