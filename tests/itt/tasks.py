"""tasks.py - PyPI's ittapi: tasks nested, overlapping and with ids, events, regions, thread names, pause and resume; N tasks in all"""
import sys
import threading

import ittapi

n = int(sys.argv[1])
domain = ittapi.domain("Example.Domain")
for i in range(n):
    with ittapi.task("Task 1", domain=domain):
        with ittapi.task("Task 2", domain=domain):
            pass


@ittapi.task(domain=domain)
def decorated():
    pass


decorated()
outer = ittapi.task("overlapping 1", domain=domain, overlapped=True)
inner = ittapi.task("overlapping 2", domain=domain, overlapped=True)
outer.begin()
inner.begin()
outer.end()
inner.end()
event = ittapi.event("my event")
event.begin()
event.end()


def other():
    ittapi.thread_set_name("python worker")
    with ittapi.task("in a thread", domain=domain):
        pass


thread = threading.Thread(target=other)
thread.start()
thread.join()
ittapi.pause()
with ittapi.task("while paused", domain=domain):
    pass
ittapi.resume()
for i in range(20):
    with ittapi.task(f"Step.{i}", domain=domain):
        pass
