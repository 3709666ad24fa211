"""ranges.py - PyPI's nvtx: annotations as context and decorator, push and pop, start and end, domains, colours, categories, payloads; argument: how many"""
import sys
import threading

import nvtx

n = int(sys.argv[1])
for i in range(n):
    with nvtx.annotate("context", color="blue"):
        with nvtx.annotate("inner", domain="my lib", category="solver", payload=i):
            pass


@nvtx.annotate("decorated")
def decorated():
    pass


decorated()
nvtx.push_range("pushed")
nvtx.pop_range()
one = nvtx.start_range("start one")
two = nvtx.start_range("start two")
nvtx.end_range(one)
thread = threading.Thread(target=nvtx.end_range, args=(two,))
thread.start()
thread.join()
nvtx.mark("a mark", color="red")
domain = nvtx.get_domain("registered")
attributes = domain.get_event_attributes(message="by attributes", color=0xFF112233, category="cat", payload=2.5)
for i in range(n):
    domain.push_range(attributes)
    domain.pop_range()
