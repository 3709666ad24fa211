"""Read traces: what trace-tally and the other commands read, as Python objects, Arrow tables and pandas data frames.

    import traceh
    t = traceh.open("out")
    for row in t.tally():
        print(row.api, row.name, row.calls, row.total_ns)
    df = t.events(api="MPI").to_pandas()

Times are integers: nanoseconds, points in time since 1970 (UTC). Sizes are bytes. Nothing is printed: what the reader
has to say is in ``Trace.messages``, and comes as a Python warning (``TraceWarning``) if events are missing or damaged.
"""

from ._constants import BY as _BY
from ._constants import COLUMNS, KINDS, TABLES
from ._errors import (
    DamageWarning,
    LossWarning,
    RunWarning,
    TraceArgumentError,
    TraceClosedError,
    TraceError,
    TraceFormatError,
    TraceNotFoundError,
    TraceWarning,
)
from ._errors import choice as _choice
from ._events import Event, Events
from ._open import open  # noqa: A004 - traceh.open
from ._tables import Arrow as _Arrow
from ._tables import Collectives, Launches, Process, Record, Table, Tally, TallyRow, Thread
from ._trace import Trace

__all__ = [
    "Collectives",
    "DamageWarning",
    "Event",
    "Events",
    "Launches",
    "LossWarning",
    "Record",
    "RunWarning",
    "Table",
    "Tally",
    "Trace",
    "TraceArgumentError",
    "TraceClosedError",
    "TraceError",
    "TraceFormatError",
    "TraceNotFoundError",
    "TraceWarning",
    "open",
]

# Errors and help() say traceh.reading, where they can be imported from.
for _thing in (*map(globals().get, __all__), Process, TallyRow, Thread):
    _thing.__module__ = __name__
del _thing
