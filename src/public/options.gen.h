/* Generated: gen/options.sh. Change options.list of src/public, src/inject or a backend, not this file. */
#define TRACE__OPTIONS(X) \
    X(APIS, "TRACE_APIS", TRACE__KIND_SOURCES, 0, 0, "", "") \
    X(BUFFER, "TRACE_BUFFER", TRACE__KIND_NUMBER, 1, 1024, "16", "") \
    X(CHUNK, "TRACE_CHUNK", TRACE__KIND_NUMBER, 16, 4096, "64", "") \
    X(CLOCK, "TRACE_CLOCK", TRACE__KIND_WORDS, 0, 0, "auto", "auto|tsc|monotonic") \
    X(COMMAND, "TRACE_COMMAND", TRACE__KIND_WORDS, 0, 0, "full", "full|name|off") \
    X(CUDA_GRAPHS, "TRACE_CUDA_GRAPHS", TRACE__KIND_WORDS, 0, 0, "nodes", "nodes|launches") \
    X(DEVICES, "TRACE_DEVICES", TRACE__KIND_SCHEDULE, 0, 0, "", "") \
    X(DLSYM, "TRACE_DLSYM", TRACE__KIND_WORDS, 0, 0, "1", "1|0") \
    X(ENABLE, "TRACE_ENABLE", TRACE__KIND_WORDS, 0, 0, "1", "0|1") \
    X(HELPER, "TRACE_HELPER", TRACE__KIND_WORDS, 0, 0, "1", "1|0") \
    X(LEVEL, "TRACE_LEVEL", TRACE__KIND_WORDS, 0, 0, "default", "minimal|default|full") \
    X(LIB, "TRACE_LIB", TRACE__KIND_TEXT, 0, 0, "", "") \
    X(LIBCUPTI, "TRACE_LIBCUPTI", TRACE__KIND_TEXT, 0, 0, "", "") \
    X(MAX, "TRACE_MAX", TRACE__KIND_SIZE, 1, 0, "", "") \
    X(MMAP, "TRACE_MMAP", TRACE__KIND_WORDS, 0, 0, "auto", "auto|0|1") \
    X(MODE, "TRACE_MODE", TRACE__KIND_WORDS, 0, 0, "stream", "stream|ring|off") \
    X(MODE_BITS, "TRACE_MODE_BITS", TRACE__KIND_MODE_BITS, 0, 0, "", "") \
    X(NCCL, "TRACE_NCCL", TRACE__KIND_LIST, 0, 0, "", "off|plan|times|channels|proxy|steps|control|net|groups|calls|launches|all") \
    X(OUT, "TRACE_OUT", TRACE__KIND_TEXT, 0, 0, "", "") \
    X(PC_SAMPLING, "TRACE_PC_SAMPLING", TRACE__KIND_PC_SAMPLING, 0, 0, "", "") \
    X(RANKS, "TRACE_RANKS", TRACE__KIND_RANKS, 0, 0, "", "") \
    X(RING, "TRACE_RING", TRACE__KIND_NUMBER, 1, 16384, "64", "") \
    X(RUN, "TRACE_RUN", TRACE__KIND_TEXT, 0, 0, "", "") \
    X(TELEMETRY, "TRACE_TELEMETRY", TRACE__KIND_NUMBER, 0, 3600000, "0", "") \
    X(WATCHDOG, "TRACE_WATCHDOG", TRACE__KIND_TEXT, 0, 0, "", "") \
    X(WHEN, "TRACE_WHEN", TRACE__KIND_SCHEDULE, 0, 0, "", "")
