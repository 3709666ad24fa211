/* scaling.h - runs on different numbers of ranks: how much faster more ranks are, and what more ranks lose
 *
 * scaling.c analyses each run as trace-report does, and takes the times behind its job card. Runs on the same number of
 * ranks are repeats: each time is their median. Efficiencies are made of these medians, so that they multiply.
 * scaling_lines.c compares phases, calls, kernels and findings. scaling_text.c and scaling_data.c print all of it.
 *
 * N is the number of ranks, and the reference is the run with the smallest. T is the time of a step (or of the run), U
 * the time outside of communication, as a sum over ranks.
 *   speed-up              strong: T_ref / T_N                weak: N / N_ref x T_ref / T_N
 *   efficiency            speed-up / (N / N_ref)
 *   computation scaling   strong: U_ref / U_N                weak: (U_ref / N_ref) / (U_N / N)
 * So the efficiency is computation scaling x the parallel efficiency / that of the reference, up to rounding.
 * POP's definitions: https://co-design.pop-coe.eu/metrics/computation_scalability.html and its neighbours */
#ifndef DIFF_SCALING_H
#define DIFF_SCALING_H
#include "report/output/card.h"
#include "diff.h"

enum scaling_kind { SCALING_UNKNOWN, SCALING_STRONG, SCALING_WEAK };

typedef struct seen { /* a finding of one run */
    char *kind, *where, *text;
    double share;
    bool timed, remark;
} seen;

typedef struct scaling_run {
    size_t at; /* in the list of runs of `diff` */
    loop loop;
    card_times times; /* a step, or the run */
    size_t hosts, devices;
    double steps; /* of a rank; 0: the whole run is compared */
    seen *seen;
    size_t nseen, room;
} scaling_run;

typedef struct scaling_point {  /* all runs on one number of ranks */
    size_t ranks, first, nruns; /* of the list of runs */
    size_t hosts, devices;
    double steps;
    card_times times;   /* medians */
    double least, most; /* elapsed */
    double efficiency[CARD_EFFICIENCIES];
    double speed_up, ideal, reached, computation, kernels; /* beside the reference; CARD_UNKNOWN */
} scaling_point;

typedef struct scaling_line { /* a phase, a call, a kernel */
    const item *item;
    double *own;  /* by point: a step and rank */
    double lost;  /* at the last point: beyond perfect scaling */
    double share; /* of the elapsed time there */
    size_t since; /* the first point from which on it loses 1 % of the elapsed time; the number of points: none */
} scaling_line;

typedef struct appeared { /* a finding that the reference does not have */
    const seen **at;      /* by point; NULL: most of its runs do not have it */
    size_t since;         /* the first of these points */
} appeared;

typedef struct scaling {
    diff *diff;
    enum scaling_kind kind;
    bool given; /* the user said which kind it is */
    bool sure;
    double slope;      /* of the work of a rank over the number of ranks, both as logarithms: 0 weak, -1 strong */
    const char *step;  /* how steps are called; NULL: whole runs are compared */
    scaling_run *runs; /* in order of ranks */
    size_t nruns;
    scaling_point *points;
    size_t npoints;
    scaling_line *lines[SECTIONS];
    size_t nlines[SECTIONS];
    appeared *findings;
    size_t nfindings;
} scaling;

/* kind UNKNOWN: it is told by the work of a rank. Ends the program if there is nothing to compare. */
void scaling_make(scaling *s, diff *d, enum scaling_kind kind);
void scaling_lines(scaling *s);    /* phases, calls, kernels: what loses most comes first */
void scaling_findings(scaling *s); /* those that appear */
void scaling_free(scaling *s);
size_t scaling_worse(const scaling *s, enum section section); /* lines that lose 0.1 % of the time at the last point */
double scaling_median(double *values, size_t n);              /* changes their order */

/* The factors of the efficiency at a point; *worst: the one that lost most since the reference. */
typedef struct scaling_factor {
    const char *name, *key;
    double before, now;
} scaling_factor;
enum { SCALING_FACTORS = 4 };
size_t scaling_factors(const scaling *s, size_t point, scaling_factor factors[SCALING_FACTORS], size_t *worst);
const char *scaling_word(enum scaling_kind kind);

void scaling_text(const scaling *s, const diff_view *v, bool quiet, tool_out *out);
void scaling_json(const scaling *s, tool_out *out);
void scaling_csv(const scaling *s, tool_out *out);
#endif
