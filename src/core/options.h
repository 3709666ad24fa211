/* options.h - the variables of the environment and their values, as the recorder and trace-run read them */
#ifndef TRACE_OPTIONS_H
#define TRACE_OPTIONS_H
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "closest.h"
#include "../public/options.gen.h"

/* One table for all: options.gen.h, made from options.list of src/public, src/inject and the backends. */
enum {
    TRACE__KIND_TEXT,
    TRACE__KIND_NUMBER,
    TRACE__KIND_SIZE,
    TRACE__KIND_WORDS,
    TRACE__KIND_SOURCES,
    TRACE__KIND_RANKS,
    TRACE__KIND_SCHEDULE,
    TRACE__KIND_MODE_BITS,
    TRACE__KIND_PC_SAMPLING,
    TRACE__KIND_LIST /* words with commas between */
};
typedef struct trace__variable {
    const char *name;
    int kind;
    uint32_t low, high; /* of a number */
    const char *normal; /* what holds without it, of a number or a word */
    const char *words;  /* "a|b|c" */
} trace__variable;

#define TRACE__OPTION_ID(id, name, kind, low, high, normal, words) TRACE__OPTION_##id,
#define TRACE__OPTION_ROW(id, name, kind, low, high, normal, words) {name, kind, low, high, normal, words},
enum { TRACE__OPTIONS(TRACE__OPTION_ID) TRACE__VARIABLES };
static const trace__variable trace__variables[] = {TRACE__OPTIONS(TRACE__OPTION_ROW)};

/* The variable that is meant by one of another name ("TRACE_BUFER=64" means TRACE_BUFFER), or NULL. Other software has
 * variables that begin with TRACE_ as well, so one edit must do, or two in a name of six letters or more behind the
 * TRACE_. */
static inline const char *trace__variable_meant(const char *entry)
{
    const char *names[TRACE__VARIABLES + 1], *meant;
    size_t n = strcspn(entry, "=");
    int i;
    if (strncmp(entry, "TRACE", 5) || n < 6)
        return NULL;
    for (i = 0; i < TRACE__VARIABLES; i++)
        names[i] = trace__variables[i].name;
    names[i] = NULL;
    meant = trace__closest(entry, n, names, n >= 12 ? 2 : 1);
    return meant && (strlen(meant) != n || memcmp(meant, entry, n)) ? meant : NULL;
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

/* Which of the words "a|b|c" it is, or -1. */
static inline int trace__parse_word(const char *words, const char *text)
{
    size_t n = strlen(text), length;
    int i;
    for (i = 0;; i++, words += length + 1) {
        length = strcspn(words, "|");
        if (length == n && !memcmp(words, text, n))
            return i;
        if (!words[length])
            return -1;
    }
}

/* A whole number in the range of the variable; false: none. */
static inline bool trace__parse_number(const trace__variable *variable, const char *text, uint32_t *value)
{
    char *end;
    long v = strtol(text, &end, 10);
    if (!*text || *end || v < (long)variable->low || v > (long)variable->high)
        return false;
    *value = (uint32_t)v;
    return true;
}

/* "500M": bytes, at least `low` million; k, M, G and T multiply by 1000. "none": 0, no bound. */
static inline bool trace__parse_size(const trace__variable *variable, const char *text, uint64_t *bytes)
{
    static const char letters[] = "kMGT";
    char *end;
    unsigned long long v = strtoull(text, &end, 10), scale = 1;
    const char *letter = *end ? strchr(letters, *end) : NULL;
    *bytes = 0;
    if (strcmp(text, "none") == 0)
        return true;
    for (end += letter != NULL; letter && letter >= letters; letter--)
        scale *= 1000;
    if (*text < '0' || *text > '9' || *end || v > (1ull << 60) / scale || v * scale < variable->low * 1000000ull)
        return false;
    *bytes = v * scale;
    return true;
}

static inline bool trace__word(const char *s, size_t n, const char *word)
{
    return strlen(word) == n && !memcmp(s, word, n);
}

static inline int trace__level_of(const char *s, size_t n)
{
    return trace__word(s, n, "off")                                  ? 0
           : trace__word(s, n, "minimal")                            ? 1
           : trace__word(s, n, "default") || trace__word(s, n, "on") ? 2
           : trace__word(s, n, "full")                               ? 3
                                                                     : -1;
}

/* By number, which levels have, too. */
static const char *const trace__source_names[] = {TRACE__SOURCE_NAMES, NULL};
enum {
    TRACE__SOURCES = sizeof trace__source_names / sizeof *trace__source_names - 1,
    TRACE__SOURCE_LEVELS = TRACE_SOURCE_COUNT
};

/* "a,b": only those; "-a,b=full": the rest as it was. NULL; or the place of the word that makes no sense, and nothing
 * is changed. */
static inline const char *trace__parse_sources(const char *spec, unsigned char *level)
{
    unsigned char now[TRACE__SOURCE_LEVELS];
    bool only = false;
    const char *s;
    int pass, i;
    memcpy(now, level, sizeof now);
    for (pass = 0; pass < 2; pass++) {
        if (pass && only)
            memset(now, 0, sizeof now);
        for (s = spec; *s;) {
            size_t n = strcspn(s, ","), name = strcspn(s, ",=");
            const char *word = s;
            int value = 2, api = -1;
            bool plain = name == n && *s != '-';
            if (name < n)
                value = trace__level_of(s + name + 1, n - name - 1);
            else if (*s == '-') {
                word++;
                name--;
                value = 0;
            }
            for (i = 0; i < TRACE__SOURCES; i++)
                if (trace__source_names[i][0] && trace__word(word, name, trace__source_names[i]))
                    api = i;
            if (api < 0 && !trace__word(word, name, "all"))
                return word;
            if (value < 0)
                return word + name + 1;
            only = only || (plain && api >= 0);
            if (pass && api < 0)
                memset(now, value, sizeof now);
            else if (pass)
                now[api] = (unsigned char)(plain && level[api] ? level[api] : value);
            s += n;
            s += *s == ',';
        }
    }
    memcpy(level, now, sizeof now);
    return NULL;
}

/* "640": the mode of files. Their owner reads and writes them, the group may, others read at most. */
static inline bool trace__parse_mode_bits(const char *text, uint32_t *bits)
{
    char *end;
    unsigned long v = strtoul(text, &end, 8);
    if (*text < '0' || *text > '7' || *end || (v & 0600) != 0600 || (v & ~0664ul))
        return false;
    *bits = (uint32_t)v;
    return true;
}

/* The mode of a folder of such files: who reads them may enter it. */
static inline uint32_t trace__folder_bits(uint32_t bits) { return bits | (bits & 0444) >> 2; }

/* What TRACE_PC_SAMPLING asks for. */
typedef struct trace__pc_option {
    uint32_t period, mib; /* 2^period cycles, 1: the usual; 0: none */
    bool kernels;
} trace__pc_option;

static inline bool trace__parse_pc_sampling(const char *text, trace__pc_option *option)
{
    char *end;
    unsigned long n = strtoul(text, &end, 10), mib = 0;
    option->kernels = !strncmp(end, ",kernels", 8);
    if (option->kernels)
        end += 8;
    if (!strncmp(end, ",buffer=", 8) && !(mib = strtoul(end + 8, &end, 10)))
        end--;
    if (!*text || *end || (n > 1 && n < 5) || n > 31 || mib > 65536 || (!n && strcmp(text, "0")))
        return false;
    option->period = (uint32_t)n;
    option->mib = (uint32_t)mib;
    return true;
}
#endif
