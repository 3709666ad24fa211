"""dataset.py < CHECKS - part of tests/export: exports to Parquet and Arrow, read by what people read them with.

Each line of the input is a name and a check with its arguments, with tabs between them; "ok NAME" or "not ok NAME" is printed. It is one
process for all, since importing the readers takes as long as a check.

tally EXPORT TALLY...   DuckDB, pandas, Polars and pyarrow count in the export what trace-tally --json counted: calls,
                        times, errors, bytes of each kind, API and name; TALLY with "by" "rank" also of each rank
slices EXPORT           each row lies in the folder of its rank and slice of time; there are several
same EXPORT EXPORT      two exports have the same rows
small EXPORT COLLECTIVES LAUNCHES   the small tables are what trace-tally --collectives and --launches say
"""

import json
import pathlib
import sys

import duckdb
import pandas
import polars
import pyarrow.dataset

SUMS = ("calls", "sum_ns", "errors", "bytes", "sent_bytes", "received_bytes")
KEY = ["kind", "api", "name"]


def form_of(folder):
    return json.loads((folder / "metadata.json").read_text())["format"]


def arrow(folder):
    form = {"parquet": "parquet", "arrow": "ipc"}[form_of(folder)]
    return pyarrow.dataset.dataset(folder / "events", format=form, partitioning="hive")


def by_duckdb(folder, key):
    con = duckdb.connect()
    if form_of(folder) == "arrow":
        con.register("events", arrow(folder))
    else:
        for line in (folder / "views.sql").read_text().replace("'./", f"'{folder}/").split(";\n"):
            con.execute(line)
    columns = ", ".join(key)
    return con.execute(
        f"SELECT {columns}, count(*), sum(duration_ns), sum(error::INT), sum(bytes), sum(sent_bytes), sum(received_bytes) "
        f"FROM events WHERE kind != 'counter' GROUP BY {columns}"
    ).fetchall()


def by_pandas(folder, key):
    if form_of(folder) == "parquet":
        frame = pandas.read_parquet(folder / "events")
    else:
        frame = pandas.concat(
            pandas.read_feather(f).assign(rank=int(f.parent.parent.name[5:])) for f in folder.rglob("part-*.arrow")
        )
    frame = frame.assign(kind=frame.kind.astype(str), api=frame.api.astype(str), name=frame.name.astype(str))
    frame = frame.assign(rank=frame["rank"].astype(int))
    of = frame[frame.kind != "counter"].groupby(key)
    sums = of[["duration_ns", "error", "bytes", "sent_bytes", "received_bytes"]].sum()
    sums.insert(0, "calls", of.size())
    return [(*(k if isinstance(k, tuple) else (k,)), *row) for k, *row in sums.itertuples()]


def by_polars(folder, key):
    scan = polars.scan_parquet if form_of(folder) == "parquet" else polars.scan_ipc
    ending = form_of(folder)
    frame = scan(f"{folder}/events/**/*.{ending}", hive_partitioning=True)
    frame = frame.with_columns(polars.col(k).cast(polars.String) for k in KEY)
    return (
        frame.filter(polars.col("kind") != "counter")
        .group_by(key)
        .agg(
            polars.len(),
            polars.col("duration_ns").sum(),
            polars.col("error").cast(polars.Int64).sum(),
            polars.col("bytes", "sent_bytes", "received_bytes").sum(),
        )
        .collect()
        .rows()
    )


def by_pyarrow(folder, key):
    table = arrow(folder).to_table(filter=pyarrow.dataset.field("kind") != "counter")
    for k in KEY:
        table = table.set_column(table.schema.get_field_index(k), k, table[k].cast(pyarrow.string()))
    names = ("duration_ns", "error", "bytes", "sent_bytes", "received_bytes")
    table = table.group_by(key).aggregate([([], "count_all"), *((n, "sum") for n in names)])
    return list(zip(*(table[c].to_pylist() for c in [*key, "count_all", *(f"{n}_sum" for n in names)])))


def check_tally(folder, *tallies):
    for file in tallies:
        data = json.loads(pathlib.Path(file).read_text())
        key = [*KEY, "rank"] if any("rank" in r for r in data["rows"]) else KEY
        want = sorted(tuple(r.get(k, -1) for k in key) + tuple(r[s] for s in SUMS) for r in data["rows"])
        assert len(want) > 3 or "names" in str(folder), want
        for read in (by_duckdb, by_pandas, by_polars, by_pyarrow):
            got = sorted(tuple(v if isinstance(v, str) else int(v) for v in row) for row in read(folder, key))
            assert got == want, f"{read.__name__}: {set(got) ^ set(want)}"


def check_slices(folder):
    about = json.loads((folder / "metadata.json").read_text())
    seen = set()
    for file in (folder / "events").rglob("part-*"):
        rank, slice_ = (int(file.parents[i].name.partition("=")[2]) for i in (1, 0))
        table = pyarrow.dataset.dataset(file, format="parquet").to_table(columns=["begin_ns"])
        places = {max(0, v - about["begin_ns"]) // about["slice_ns"] for v in table["begin_ns"].to_pylist()}
        assert places == {slice_}, (file, places)
        seen.add((rank, slice_))
    assert len(seen) > 2 * len({r for r, _ in seen}), seen


def rows(folder):
    table = arrow(folder).to_table()
    names = sorted(set(table.column_names) - {"slice"})
    return sorted((tuple(map(str, row)) for row in zip(*(table[n].to_pylist() for n in names)))), names


def check_same(a, b):
    assert rows(a) == rows(b)


def check_small(folder, collectives, launches):
    def table(name):
        return duckdb.sql(f"FROM '{folder}/{name}.parquet'").fetchall(), duckdb.sql(f"FROM '{folder}/{name}.parquet'").columns

    c = json.loads(pathlib.Path(collectives).read_text())["collectives"]
    x = json.loads(pathlib.Path(launches).read_text())["launches"]
    for name, want in (("collectives", c["rows"]), ("launches", x["rows"]), ("devices", x["devices"])):
        got, columns = table(name)
        assert want and [dict(zip(columns, row)) for row in got] == [{k: r.get(k) for k in columns} for r in want], name
        assert not {k for r in want for k in r if not isinstance(r[k], (list, dict))} - set(columns), (name, columns)
    assert len(table("processes")[0]) == 2 and len(table("threads")[0]) >= 2


CHECKS = {"tally": check_tally, "slices": check_slices, "same": check_same, "small": check_small}
for line in sys.stdin:
    name, check, *words = line.rstrip("\n").split("\t")
    try:
        CHECKS[check](*map(pathlib.Path, words))
        print("ok", name)
    except Exception as e:
        print("not ok", name, f"{type(e).__name__}: {e}".replace("\n", " ")[:2000])
