#!/usr/bin/env python3
"""tally_spark.py EXPORT - what trace-tally counts, by Spark, of tables that `trace-export -f parquet` wrote

    trace-export -f parquet -o job.parquet out
    python3 tally_spark.py job.parquet                       # on the cores of this machine
    spark-submit --master spark://head:7077 tally_spark.py /shared/job.parquet

Prints CSV: API, name, kind, calls, their time, the shortest, the longest, errors, bytes moved, sent, received. Numbers are
integers, and those of `trace-tally --json`. Needs pyspark and a Java runtime: pip install pyspark
"""

import csv
import os
import sys

from pyspark.sql import SparkSession
from pyspark.sql import functions as f

if len(sys.argv) != 2:
    sys.exit(__doc__.split("\n\n")[0])
if not os.path.isdir(os.path.join(sys.argv[1], "events")) and "://" not in sys.argv[1]:
    sys.exit(f"tally_spark.py: error: {sys.argv[1]} has no events: trace-export -f parquet -o {sys.argv[1]} TRACE writes them")
spark = SparkSession.builder.appName("tally").config("spark.ui.enabled", "false").getOrCreate()
spark.sparkContext.setLogLevel("ERROR")
ns, flag = f.col("duration_ns"), f.col("error").cast("bigint")
rows = (
    spark.read.parquet(sys.argv[1] + "/events")
    .groupBy("api", "name", "kind")
    .agg(
        f.count("*").alias("calls"), f.sum(ns).alias("sum_ns"), f.min(ns).alias("min_ns"), f.max(ns).alias("max_ns"),
        f.sum(flag).alias("errors"), f.sum("bytes").alias("bytes"), f.sum("sent_bytes").alias("sent_bytes"),
        f.sum("received_bytes").alias("received_bytes"),
    )
    .orderBy(f.desc("sum_ns"))
)  # fmt: skip
out = csv.writer(sys.stdout, lineterminator="\n")
out.writerow(rows.columns)
out.writerows(rows.collect())
spark.stop()
