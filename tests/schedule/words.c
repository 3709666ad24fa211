/* words.c - what TRACE_WHEN and TRACE_DEVICES may say, and which names fit a pattern */
#define TRACE_IMPL
#include "trace.in.h"

static int bad;
static void is(const char *text, bool good)
{
    trace__when w;
    const char *wrong = trace__when_parse(&w, text);
    static const trace__when empty;
    if (!wrong != good || (wrong && memcmp(&w, &empty, sizeof w)))
        bad++, printf("%s: %s\n", text, wrong ? wrong : "is taken");
}
static void fits(const char *patterns, const char *domain, const char *name, bool good)
{
    if (trace__schedule_named(patterns, domain, name, strlen(name)) != good)
        bad++, printf("%s %s %s:%s\n", patterns, good ? "should fit" : "fits", domain ? domain : "", name);
}

int main(void)
{
    static const char *const good[] = {"",
                                       "1",
                                       "0",
                                       "off",
                                       "every=10",
                                       "every=10,length=10",
                                       "every=60s,length=2s",
                                       "every=1.5s,length=500ms",
                                       "after=20,for=5",
                                       "after=30s",
                                       "for=5",
                                       "range=Step.*",
                                       "range=a|b",
                                       "signal=USR1",
                                       "signal=SIGHUP",
                                       "signal=40",
                                       "off,signal=USR2,release",
                                       "every=3,",
                                       "1,every=3"};
    static const char *const wrong[] = {
        "2",          "every",     "every=",      "every=0",  "every=-1",           "every=1.5",          "every=1e3",
        "every=0x10", "every=ten", "every=10m",   "length=3", "every=10,length=11", "every=10,length=1s", "every=60s",
        "range=",     "range",     "signal=KILL", "signal=9", "signal=35",          "signal=65",          "signal=",
        "on",         "offf",      "every=10 "};
    size_t i;
    for (i = 0; i < sizeof good / sizeof *good; i++)
        is(good[i], true);
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++)
        is(wrong[i], false);
    fits("Step.*", "PyTorch", "Step.7", true);
    fits("Step.*", NULL, "Step.", true);
    fits("Step.*", NULL, "MyStep.7", false);
    fits("*Step*7", NULL, "MyStep.7", true);
    fits("*Step*7", NULL, "MyStep.77", true);
    fits("*Step*7", NULL, "MyStep.78", false);
    fits("a*b*c", NULL, "aXbXbXc", true);
    fits("a*b*c", NULL, "acb", false);
    fits("St?p", NULL, "Step", true);
    fits("St?p", NULL, "Stp", false);
    fits("one|two|three", NULL, "two", true);
    fits("one|two|three", NULL, "twotwo", false);
    fits("PyTorch:Step*", "PyTorch", "Step.7", true);
    fits("PyTorch:Step*", "other", "Step.7", false);
    fits("ns::f", "d", "ns::f", true);
    fits("*", NULL, "", true);
    return bad != 0;
}
