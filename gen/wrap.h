/* wrap.h - `trace-gen wrap`: a C library, its header, one command */
#ifndef GEN_WRAP_H
#define GEN_WRAP_H

/* argv[0] is the command; the exit status. */
int wrap_main(int argc, char **argv);
#endif
