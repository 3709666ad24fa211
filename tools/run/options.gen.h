/* Generated: gen/options.sh. Change options.list of src/public, src/inject or a backend, not this file. */
enum { GIVEN_APIS, GIVEN_LEVEL, GIVEN_RANKS, GIVEN_MODE, GIVEN_BUFFER, GIVEN_RING, GIVEN_WHEN, GIVEN_DEVICES, GIVEN_PC_SAMPLING, GIVEN_TELEMETRY, GIVEN };
static const char *given_options[GIVEN]; /* NULL: not given */
#define RECORDING_OPTIONS \
    {'a', "apis", "LIST", "which APIs, such as mpi,itt or -nvtx,mpi=full (TRACE_APIS)", tool_take_text, &given_options[0]}, \
    {0, "level", "LEVEL", "how much of them: minimal, default, full (TRACE_LEVEL)", tool_take_text, &given_options[1]}, \
    {'r', "ranks", "LIST", "only these ranks, such as 0,4-7 (TRACE_RANKS)", tool_take_text, &given_options[2]}, \
    {'m', "mode", "MODE", "stream: all of it; ring: the last part, what --ring holds\n(TRACE_MODE)", tool_take_text, &given_options[3]}, \
    {0, "buffer", "MIB", "memory for each process in stream mode (TRACE_BUFFER)", tool_take_text, &given_options[4]}, \
    {0, "ring", "MIB", "memory for each process in ring mode (TRACE_RING)", tool_take_text, &given_options[5]}, \
    {'w', "when", "WORDS", "record now and then only (TRACE_WHEN):\nevery=10               one step in ten; every=60s,length=2s goes by the clock\nevery=100,length=3     the first three of each hundred\nafter=20,for=5         steps 21 to 25; after=30s,for=10s goes by the clock\nrange='Step.*|Train*'  what a step is: ITT and NVTX ranges of these names;\n                       default Step.* and ProfilerStep*, or calls of trace_step()\noff,signal=USR2        from one such signal to the next", tool_take_text, &given_options[6]}, \
    {0, "devices", "WORDS", "the same for what devices do, while host calls are recorded all the\ntime; 0: never; release: others may have CUPTI in between\n(TRACE_DEVICES)", tool_take_text, &given_options[7]}, \
    {0, "pc-sampling", "[N[,kernels]]", "also where NVIDIA devices stand in their kernels, and why: hot lines\nand stall reasons. Every 2^N cycles, N from 5 to 31; default 1 = 17;\n\",kernels\" runs kernels one after another (TRACE_PC_SAMPLING)", tool_take_text, &given_options[8]}, \
    {0, "telemetry", "MS", "also the devices' power, clocks, load, memory and links, every MS\nmilliseconds (TRACE_TELEMETRY)", tool_take_text, &given_options[9]}
#define RECORDING_SETTINGS \
    {"TRACE_APIS", "apis", &given_options[0]}, \
    {"TRACE_LEVEL", "level", &given_options[1]}, \
    {"TRACE_RANKS", "ranks", &given_options[2]}, \
    {"TRACE_MODE", "mode", &given_options[3]}, \
    {"TRACE_BUFFER", "buffer", &given_options[4]}, \
    {"TRACE_RING", "ring", &given_options[5]}, \
    {"TRACE_WHEN", "when", &given_options[6]}, \
    {"TRACE_DEVICES", "devices", &given_options[7]}, \
    {"TRACE_PC_SAMPLING", "pc-sampling", &given_options[8]}, \
    {"TRACE_TELEMETRY", "telemetry", &given_options[9]}
