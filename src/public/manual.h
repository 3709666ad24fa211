/* trace.h 0.1.0 - records what an HPC or AI program does: its tasks, MPI, GPUs, marks; one header, nothing to install
 *
 * Generated from src/ by gen/amalgamate: change it there. MIT licence, text at the end of this file.
 * docs/internals/architecture.md says how it works, docs/reference/format.md what it writes, README.md how to begin.
 *
 * DO THIS ----------------------------------------------------------------------------------------------- >>do
 *
 *     #define TRACE_IMPL            // in exactly one C or C++ file; every other file includes trace.h without it
 *     #define TRACE_MPI             // the APIs to record besides your own tasks; all of them: DEFINES below
 *     #include "trace.h"
 *
 *     int main(void)
 *     {
 *         TRACE_SCOPE("solve", "n", 1000);     // to the end of the block
 *         trace_counter("residual", 1e-6);
 *     }
 *
 *     cc -O2 app.c -o app -pthread           (with TRACE_MPI: mpicc; with glibc before 2.34 also -ldl)
 *
 * Two static libraries that embed it can be linked into one program, whatever backends each has. The linker takes the
 * symbols of the first one, and both record into one file. In a library, put TRACE_IMPL into a unit of its own with
 * nothing else in it: the linker then takes or leaves it as a whole.
 *
 * Fortran has a module (trace.f90); Python, Rust, Julia and others call the plain functions (>>plain).
 *
 * Link an executable that embeds trace.h with -rdynamic. Libraries then find its collectors and plugins (ITT, NVTX,
 * NCCL), and libraries that embed trace.h share its recorder and its file. Without -rdynamic each such library records
 * into a file of its own, and the tools put the files together.
 *
 * RUN AND LOOK ------------------------------------------------------------------------------------------ >>run
 *
 *     mpirun -n 4 ./app                      one file a process: out/<host>-<rank>-<pid>-<random>.bin
 *     trace-tally out                        where the time went, by API, rank, host, thread
 *     trace-print out                        one line an event
 *     trace-merge -o merged.bin out          one compressed, time-ordered, indexed file
 *     to-perfetto merged.bin                 merged.pftrace, for ui.perfetto.dev
 *     trace-run -- ./anything                the same for programs that were not built with this header
 *
 * DEFINES, before the include --------------------------------------------------------------------------- >>defines
 *
 *     TRACE_IMPL         the implementation goes here
 *     TRACE_MPI _ITT _NVTX _CUDA _CUDART _NCCL _CL _CCL _ZE _HIP _OMP _KOKKOS _PERFSTUBS   backends: define
 *                        them where TRACE_IMPL is
 *     TRACE_NVML         telemetry of NVIDIA devices (TRACE_TELEMETRY)
 *     TRACE_CUSTOM       APIs of your own follow, made by trace-gen wrap
 *     TRACE_COMPILE_OUT  every macro becomes nothing; no implementation, no system needed
 *     TRACE_DEFAULT_OFF  record nothing before trace_start(), unless TRACE_ENABLE=1 is in the environment: for
 *                        libraries that ship trace.h
 *     TRACE_HIDDEN       keep a shared library's recorder to itself: it writes a file of its own, which the tools join
 *     TRACE_NO_SHORT_NAMES  no TRACE_SCOPE and no namespace trace, for programs that have such names. Use
 *                        trace_task_scope() and trace_scoped
 *     TRACE_DOMAIN       "user" unless defined: the group in tables that this file's names belong to
 *
 * ENVIRONMENT, read once at start; a wrong value of a variable in use, or a mistyped name, is reported -- >>environment
 *
 *     TRACE_OUT      out      directory of the files, made if missing (0700); relative to where the program started
 *     TRACE_ENABLE   1        0: begin stopped, until trace_start(). With TRACE_DEFAULT_OFF it is 0
 *     TRACE_APIS     all      "mpi,itt": only those. "-nvtx,mpi=full": the rest as it was. Names: user mpi itt nvtx
 *                             cuda cudart nccl ze cl hip omp ccl custom nvml kokkos perfstubs
 *     TRACE_LEVEL    default  minimal: what device and message tables need. default: without polling calls. full:
 *                             everything
 *     TRACE_RANKS    all      "0,4-7": only these ranks record
 *     TRACE_MODE     stream   stream: everything, to the file. ring: the last TRACE_RING MiB (flight recorder). off
 *     TRACE_BUFFER   16       MiB of memory a process fills before it waits for the disk (stream), 1-1024
 *     TRACE_RING     64       MiB a process keeps in ring mode, 1-16384
 *     TRACE_CHUNK    64       KiB a slot, a power of two, 16-4096: the unit of writing; more where TRACE_BUFFER is
 *                             over 2048 slots
 *     TRACE_MAX      none     most bytes of a process' file, such as 500M or 2G: the oldest events make room for new
 *                             ones, and are counted
 *     TRACE_CLOCK    auto     tsc, monotonic: for machines the kernel misjudges
 *     TRACE_HELPER   1        0: no helper thread; threads write for themselves, clock samples become rare
 *     TRACE_MODE_BITS 600      mode of the files, octal, whatever the umask: 640, 644, 660, 664; folders likewise,
 *                             and they can be entered
 *     TRACE_COMMAND  full     the command line in the files, passwords and the like as ***. name: the program's name
 *                             alone. off: nothing
 *     TRACE_RUN      found    name of the run: processes of one name are read together; found: the launcher's, or the
 *                             starting process' own
 *     TRACE_WHEN     1        now and then: "every=10" one step in ten, "range=Step.*" in such ranges,
 *                             "after=20,for=5", "off,signal=USR2"
 *     TRACE_DEVICES  1        the same for what devices do. 0: never; programs' calls and their vendor's profiler are
 *                             left alone
 *     TRACE_MMAP     auto     0: never map the file (as on Lustre, GPFS, NFS, FUSE, Btrfs); 1: map it even there
 *     TRACE_DLSYM    1        0: libtrace-h.so hands no wrappers to those who look functions up by dlsym
 *     TRACE_PC_SAMPLING 0        1, or 5 to 31 for every 2^N cycles (1: 17): where CUDA's devices stand in
 *                             kernels; N,kernels: these one after another; N,buffer=MIB
 *     TRACE_LIBCUPTI found    path of the CUPTI that tells what CUDA's devices do; off: none
 *     TRACE_CUDA_GRAPHS nodes    launches: one record a launch of a graph, in place of one a node
 *     TRACE_NCCL     plan     what NCCL's plugin tells: off plan times channels proxy steps control net groups calls
 *                             launches all
 *     TRACE_TELEMETRY 0        ms between two samples of the devices' power, clocks, load, memory and links
 *                             (TRACE_NVML); 0: none
 *
 * WHAT IT DOES NOT DO ----------------------------------------------------------------------------------- >>not
 *
 *     It samples no stacks, reads no processor counters and starts no process. It installs no signal handler but the
 *     one that TRACE_WHEN and TRACE_DEVICES ask for (signal=), and one for SIGBUS while the file is mapped: if the file
 *     is cut, your program goes on. Every other SIGBUS is handed on to your own handler, also if you set that later.
 *     It opens no socket, but for TRACE_PC_SAMPLING, where
 *     processes agree through one who samples a GPU. Records lie in mapped memory, never in memory from malloc. Three
 *     others use malloc: the C library, when the recorder starts a thread, loads a library or sets a variable of the
 *     environment, the MPI backend, for communicators, datatypes, requests and waits for more than 8 requests, and the
 *     CUDA backend, once, when it attaches CUPTI. It needs no vendor's header, but for TRACE_MPI, which includes the
 *     program's mpi.h. The last records do not survive the death of the machine itself, unless trace_flush() was
 *     called. It runs on Linux, x86-64 and aarch64, in 64 bits.
 *
 * PROMISES ---------------------------------------------------------------------------------------------- >>promises
 *
 *     Program   recording never fails, aborts, changes errno, exit status, signals or output. Problems are reported
 *               on stderr: each once, 16 lines at most, then one that says that there are more.
 *     Loss      every event is in the file when its macro returns: SIGKILL, a crash and _exit lose nothing. Where a
 *               shared mapping is bad (TRACE_MMAP) a kill may cost the last second. The file has the number of events
 *               that found no space.
 *     Memory    files on tmpfs are memory of the job. There the recorder stops in time, as on a full disk, before the
 *               kernel would kill the job; its buffer takes at most an eighth of what is left,
 *               and 4 slots at least.
 *     Devices   what they have finished is recorded when the program exits, by exit, quick_exit or MPI_Abort. Under
 *               trace-run also by _exit, _Exit, abort, a failed assert and exec, which wait for it a second at most.
 *               Otherwise call trace_flush() before.
 *     Waiting   an event takes no lock and makes no system call, but for the first few of each thread, site, name and
 *               text, which enter these into the dictionary. Every 64 KiB (TRACE_CHUNK) a thread takes a new slot.
 *               Only when the disk has fallen TRACE_BUFFER MiB behind does it help writing and wait for the disk, a
 *               second at most.
 *     Threads   any number, created by anything. Records of a thread are in order. The recorder has
 *               three of its own: "trace" keeps house, "trace-file" has the file open, "trace-write" writes.
 *     Seccomp   a filter that a thread sets after its first event costs no event, if it allows these calls: futex,
 *               rt_sigprocmask, rt_sigreturn, sched_yield, clock_gettime, mmap, munmap, madvise, write, exit,
 *               exit_group, getpid. The recorder's threads do the rest, and must have begun (TRACE_HELPER is not 0). A
 *               first event behind the filter needs more calls, so record one in each thread before. A filter for all
 *               threads at once (TSYNC) reaches the recorder's, too: it must let them open and write files. In a
 *               child of fork behind a filter nothing is recorded, and one line says so. A thread in strict mode
 *               cannot read the clock: call trace_stop() before.
 *     Signals   the recording macros may be used in handlers, also when they interrupt a record. The control
 *               functions may not. A handler that interrupts the dictionary loses its event, which is counted.
 *     Processes fork, vfork, clone, exec, posix_spawn: each process that records writes its own file.
 *     Loading   usable in a library that is loaded and unloaded: it stays in memory once it has recorded.
 *     Cost      a begin/end pair costs two clock reads and little more (bench/results). While recording is off,
 *               each macro costs two loads and a branch.
 *     Files     0600 (TRACE_MODE_BITS), new ones only, in a folder that is reached through no link by which somebody
 *               else could aim them elsewhere. Nothing is recorded in setuid programs.
 *
 * CONTENTS: search for the tag --------------------------------------------------------------------------- >>contents
 *
 *     >>public  control functions, names, time, device tracks    >>macros  recording    >>values  what a value may be
 *     >>plain   functions for other languages                     >>task  trace::task, for C++ without macros
 *     >>impl    the implementation: clock, slots, records, dictionary, environment, threads, fork, backends
 *     >>licence
 */
