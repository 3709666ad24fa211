/* trace.h - manual */
