"""What holds for the whole process: whether anything is profiled, and who asked for it."""


class Flags:
    """``profiling_on``: a session exists. ``instrumentation_on``: one of them records inside of kernels.
    ``command_line``: the program runs under ``python -m traceh.proton``, which has the session."""

    __slots__ = ("command_line", "instrumentation_on", "profiling_on")

    def __init__(self):
        self.profiling_on = False
        self.instrumentation_on = False
        self.command_line = False


flags = Flags()
