"""The views over an export to Arrow IPC, in DuckDB: it reads the files through pyarrow, only the columns and rows it needs."""

from __future__ import annotations

import os
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped,import-not-found,unused-ignore]
import pyarrow.dataset as ds  # type: ignore[import-untyped,import-not-found,unused-ignore]

from . import _views


def show(con: Any, folder: str) -> None:
    """Makes the views in the connection."""
    parts = ds.partitioning(pa.schema([("rank", pa.int32()), ("slice", pa.int32())]), flavor="hive")
    events = ds.dataset(os.path.join(folder, "events"), format="ipc", partitioning=parts)
    con.register("events_rows", events)
    con.execute(_views.of_rows("events_rows", "args" in events.schema.names))
    for name in _views.SMALL:
        with pa.memory_map(os.path.join(folder, f"{name}.arrow")) as file:
            rows = pa.ipc.open_file(file).read_all()
        con.register(f"{name}_rows", rows)
        con.execute(f"CREATE OR REPLACE TABLE {name} AS SELECT * FROM {name}_rows")
    for line in _views.of_events():
        con.execute(line.replace(" VIEW ", " TEMP VIEW "))
