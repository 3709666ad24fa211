// part.cpp - a library that observes operators, for ctypes: a second part of the process beside the extension
#define TRACE_IMPL
#include <trace_torch.h>

extern "C" {
bool part_start(bool always)
{
    trace_torch_options options;
    options.always = always;
    return trace_torch_start(options);
}
void part_stop() { trace_torch_stop(); }
const char *part_file() { return trace_file(); }
int part_record(bool on) { return on ? trace_start() : trace_stop(); }
}
