/* process.h - processes of this machine, as /proc shows them */
#ifndef TRACE_SUPPORT_PROCESS_H
#define TRACE_SUPPORT_PROCESS_H
#include <stdint.h>

/* When the process began, in clock ticks since the machine did; 0: none of that number runs. Numbers are used again; no
 * two processes have the same number and begin. */
uint64_t tr_process_began(uint32_t pid);
/* The PID namespace of this process, as the inode of /proc/self/ns/pid; 0: unknown. */
uint64_t tr_process_namespace(void);
#endif
