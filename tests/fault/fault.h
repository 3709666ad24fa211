/* fault.h - prctl(FAULT_BEGIN): from here on calls are counted (fault.c) */
#define FAULT_BEGIN 0x66617500
