"""Names of what can be asked for, and how much is read at once."""

from .. import _read

KINDS = _read.KINDS  #: kinds of rows of Trace.events(); the first six are also those of the tally
COLUMNS = _read.COLUMNS  #: columns of Trace.events()
TABLES = ("events", "processes", "threads", "tally", "collectives", "launches", "device")

USUAL_KINDS = KINDS[:6]
EVER = (-(1 << 63), (1 << 63) - 1)
BATCH_ROWS = 1 << 16
LAZY_ROWS = 1 << 10
SMALL = 256 << 20  # bytes of records that a summary may read
SHOWN = 10  # lines of a summary
BY = {"api": 1, "name": 2, "rank": 4, "host": 8, "process": 16, "thread": 32, "device": 64, "queue": 128, "where": 256}
