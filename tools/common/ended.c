/* ended.c - see ended.h */
#include "ended.h"
#include <signal.h>
#include "message.h"

const char *ended_signal_name(int number)
{
    static const struct {
        int number;
        const char *name;
    } known[] = {{SIGHUP, "SIGHUP"},   {SIGINT, "SIGINT"},   {SIGQUIT, "SIGQUIT"}, {SIGILL, "SIGILL"},
                 {SIGTRAP, "SIGTRAP"}, {SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"},   {SIGFPE, "SIGFPE"},
                 {SIGKILL, "SIGKILL"}, {SIGSEGV, "SIGSEGV"}, {SIGPIPE, "SIGPIPE"}, {SIGALRM, "SIGALRM"},
                 {SIGTERM, "SIGTERM"}, {SIGUSR1, "SIGUSR1"}, {SIGUSR2, "SIGUSR2"}, {SIGXCPU, "SIGXCPU"},
                 {SIGXFSZ, "SIGXFSZ"}, {SIGSYS, "SIGSYS"}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].number == number)
            return known[i].name;
    return "";
}

int ended_signal(const tr_process *p)
{
    return p->ended & TRACE_ENDED_SIGNAL ? (int)(p->ended & TRACE_ENDED_NUMBER) : 0;
}

int ended_status(const tr_process *p)
{
    return p->ended & TRACE_ENDED_EXIT && !(p->ended & TRACE_ENDED_SIGNAL) && !p->killed && !p->running
               ? (int)(p->ended & TRACE_ENDED_NUMBER)
               : -1;
}

bool ended_without_finalize(const tr_process *p)
{
    const uint32_t mpi = TRACE_ENDED_MPI_BEGUN | TRACE_ENDED_MPI_OVER | TRACE_ENDED_MPI_ABORT;
    return ended_status(p) >= 0 && (p->ended & mpi) == TRACE_ENDED_MPI_BEGUN;
}

bool ended_badly(const tr_process *p) { return ended_signal(p) || ended_status(p) > 0 || ended_without_finalize(p); }

char *ended_text(const tr_process *p)
{
    const int number = ended_signal(p), status = ended_status(p);
    const char *name = ended_signal_name(number);
    if (number)
        return tool_text(*name ? "signal %d (%s)" : "signal %d%s", number, name);
    if (status < 0)
        return tool_text("an unknown end");
    return tool_text("exit status %d%s", status,
                     ended_without_finalize(p)          ? ", without MPI_Finalize"
                     : p->ended & TRACE_ENDED_MPI_ABORT ? ", by MPI_Abort"
                                                        : "");
}
