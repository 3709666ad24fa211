/* wrap.h - `trace-gen wrap`: a C library, its header, one command */
#ifndef GEN_WRAP_H
#define GEN_WRAP_H

extern const char wrap_help[];
/* argv are the options behind `wrap`; the exit status. */
int wrap_main(int argc, char **argv);
#endif
