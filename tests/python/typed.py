"""What mypy --strict says of a program that uses the package: the right lines pass, each other one has the error it names."""

import traceh


@traceh.task
def bare(n: int) -> str:
    return str(n)


@traceh.task("named", n=1)
async def named(n: int) -> int:
    return n


async def right() -> int:
    with traceh.task("x", a=1, b="c", domain="d") as t:
        t.meta(more=[1.5])
    async with traceh.span("s", parent=t) as s:
        number: int = s.id
    text: str = bare(number)
    track = traceh.Track("t", None)
    track.slice("k", 0, traceh.now(), grid=text)
    traceh.start("folder", devices=False)
    return await named(number)


bare("x")  # error: arg-type
traceh.task(3)  # error: call-overload
traceh.counter("x", "y")  # error: arg-type
traceh.flow_out("x")  # error: arg-type
traceh.start(folders="x")  # error: call-arg
traceh.thread_name()  # error: call-arg
