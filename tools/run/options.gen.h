/* Generated: gen/options.sh. Change options.list of src/public, src/inject or a backend, not this file. */
enum { GIVEN_APIS, GIVEN_LEVEL, GIVEN_RANKS, GIVEN_MODE, GIVEN_BUFFER, GIVEN_RING, GIVEN_MAX, GIVEN_WHEN, GIVEN_DEVICES, GIVEN_PC_SAMPLING, GIVEN_TELEMETRY, GIVEN };
static const char *given_options[GIVEN]; /* NULL: not given */
#define RECORDING_OPTIONS \
    {'a', "apis", "LIST", "record only these APIs, such as mpi,itt (TRACE_APIS).\nA word is mpi, -nvtx (all but NVTX), or mpi=full (how much of it: minimal, default or full).\nMore APIs, such as sqlite, are recorded only if they are named: all,sqlite. The word list alone prints them.", tool_take_text, &given_options[0], COMMON}, \
    {0, "level", "LEVEL", "how much of each API: minimal, default, full (TRACE_LEVEL)", tool_take_text, &given_options[1], RARE}, \
    {'r', "ranks", "LIST", "record only these ranks, such as 0,4-7 (TRACE_RANKS)", tool_take_text, &given_options[2], COMMON}, \
    {0, "mode", "MODE", "stream: record everything; ring: keep the last --ring MiB (TRACE_MODE)", tool_take_text, &given_options[3], RARE}, \
    {0, "buffer", "MIB", "memory of each process in stream mode (TRACE_BUFFER)", tool_take_text, &given_options[4], RARE}, \
    {0, "ring", "MIB", "memory of each process in ring mode (TRACE_RING)", tool_take_text, &given_options[5], RARE}, \
    {0, "max", "BYTES", "most bytes of a process' file, such as 500M or 2G: the oldest events make room for new ones (TRACE_MAX)", tool_take_text, &given_options[6], COMMON}, \
    {'w', "when", "WORDS", "record only now and then, such as every=10 (TRACE_WHEN):\nevery=10               one step in ten\nevery=100,length=3     the first three of each hundred steps\nevery=60s,length=2s    two seconds of each minute\nafter=20,for=5         steps 21 to 25\nafter=30s,for=10s      ten seconds, from 30 s after the start\nrange='Step.*|Train*'  what a step is: ITT and NVTX ranges with these names. Default: Step.* and ProfilerStep*, or calls of trace_step()\noff,signal=USR2        from one such signal to the next", tool_take_text, &given_options[7], COMMON}, \
    {0, "devices", "WORDS", "record device work only now and then, with the words of --when (TRACE_DEVICES).\nHost calls are recorded all the time. 0: never record device work. release: let other tools use CUPTI in between.", tool_take_text, &given_options[8], RARE}, \
    {0, "pc-sampling", "[N[,kernels]]", "sample where kernels of NVIDIA devices spend time, and why (TRACE_PC_SAMPLING).\nOne sample every 2^N cycles, N from 5 to 31; default 17. With \",kernels\" kernels run one after another.", tool_take_text, &given_options[9], RARE}, \
    {0, "telemetry", "MS", "read power, clocks, load, memory and links of devices every MS ms (TRACE_TELEMETRY)", tool_take_text, &given_options[10], RARE}
#define RECORDING_SETTINGS \
    {"TRACE_APIS", "apis", &given_options[0]}, \
    {"TRACE_LEVEL", "level", &given_options[1]}, \
    {"TRACE_RANKS", "ranks", &given_options[2]}, \
    {"TRACE_MODE", "mode", &given_options[3]}, \
    {"TRACE_BUFFER", "buffer", &given_options[4]}, \
    {"TRACE_RING", "ring", &given_options[5]}, \
    {"TRACE_MAX", "max", &given_options[6]}, \
    {"TRACE_WHEN", "when", &given_options[7]}, \
    {"TRACE_DEVICES", "devices", &given_options[8]}, \
    {"TRACE_PC_SAMPLING", "pc-sampling", &given_options[9]}, \
    {"TRACE_TELEMETRY", "telemetry", &given_options[10]}
