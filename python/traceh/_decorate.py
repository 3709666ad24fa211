"""traceh.task as a decorator: of functions, coroutine functions, generators and asynchronous generators."""

from __future__ import annotations

import functools
import inspect
from typing import Any, Callable


def decorate(function: Any, task: Any) -> Any:
    """Wraps `function`; a task without a name takes the function's qualified name."""
    if isinstance(function, (staticmethod, classmethod)):
        return type(function)(decorate(function.__func__, task))
    if isinstance(function, type):
        raise TypeError(f"traceh.task decorates functions, and {function.__qualname__} is a class: decorate its methods")
    name = getattr(function, "__qualname__", None) or type(function).__qualname__
    again = functools.partial(task.again, name)
    wrapper: Callable[..., Any]
    if inspect.iscoroutinefunction(function):
        wrapper = _coroutine(function, again)
    elif inspect.isasyncgenfunction(function):
        wrapper = _async_generator(function, again)
    elif inspect.isgeneratorfunction(function):
        wrapper = _generator(function, again)
    else:
        wrapper = _function(function, again)
    return functools.update_wrapper(wrapper, function)


def _function(function: Any, again: Any) -> Callable[..., Any]:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        with again():
            return function(*args, **kwargs)

    return wrapper


def _coroutine(function: Any, again: Any) -> Callable[..., Any]:
    async def wrapper(*args: Any, **kwargs: Any) -> Any:
        async with again():
            return await function(*args, **kwargs)

    return wrapper


def _generator(function: Any, again: Any) -> Callable[..., Any]:
    """Each part that runs, from a resumption to the next yield, is a task: what the caller does meanwhile is not."""

    def wrapper(*args: Any, **kwargs: Any) -> Any:
        generator = function(*args, **kwargs)
        resume, value = generator.send, None
        while True:
            with again():
                try:
                    item = resume(value)
                except StopIteration as stop:
                    return stop.value
            try:
                value = yield item
                resume = generator.send
            except GeneratorExit:
                generator.close()
                raise
            except BaseException as error:
                resume, value = generator.throw, error

    return wrapper


def _async_generator(function: Any, again: Any) -> Callable[..., Any]:
    """As a generator, but each part is an async span, since other coroutines may run in it."""

    async def wrapper(*args: Any, **kwargs: Any) -> Any:
        generator = function(*args, **kwargs)
        resume, value = generator.asend, None
        while True:
            async with again():
                try:
                    item = await resume(value)
                except StopAsyncIteration:
                    return
            try:
                value = yield item
                resume = generator.asend
            except GeneratorExit:
                await generator.aclose()
                raise
            except BaseException as error:
                resume, value = generator.athrow, error

    return wrapper
