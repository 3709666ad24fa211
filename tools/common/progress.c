/* progress.c - a bar on the terminal for what takes longer than two seconds */
#include "progress.h"
#include "style.h"
#include "units.h"
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE_NS = 2000000000, REDRAW_NS = 200000000 };

bool progress_wanted = true;

static int64_t now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

void progress_start(tool_progress *p, const char *what, uint64_t total)
{
    memset(p, 0, sizeof *p);
    pthread_mutex_init(&p->lock, NULL);
    p->what = what;
    p->total = total;
    p->on = progress_wanted && style_terminal(2);
    p->start_ns = now_ns();
    atomic_store(&p->next_ns, p->start_ns + PATIENCE_NS);
}

static void draw(tool_progress *p, int64_t now)
{
    uint64_t bytes = atomic_load(&p->bytes), events = atomic_load(&p->events);
    double seconds = (double)(now - p->start_ns) / 1e9, part = p->total ? (double)bytes / (double)p->total : 0;
    char rate[UNIT_TEXT], count[UNIT_TEXT], left[UNIT_TEXT], line[256], bar[41];
    struct winsize size;
    int columns = ioctl(2, TIOCGWINSZ, &size) == 0 && size.ws_col ? size.ws_col : 80, room, i;
    if (part > 1)
        part = 1;
    unit_rate(rate, (double)bytes / seconds);
    unit_count(count, (double)events / seconds);
    unit_time(left, part > 0 ? (uint64_t)(seconds * (1 - part) / part * 1e9) : 0);
    room = columns - 60;
    if (room > 40)
        room = 40;
    for (i = 0; i < room; i++)
        bar[i] = i < part * room ? '#' : '.';
    bar[room > 0 ? room : 0] = 0;
    snprintf(line, sizeof line, "%s %3.0f%% %s %s, %s events/s, %s to go", p->what, 100 * part, bar, rate, count, left);
    fprintf(stderr, "\r%.*s\033[K", columns - 1, line);
    fflush(stderr);
    p->drawn = true;
}

void progress_add(tool_progress *p, uint64_t bytes, uint64_t events)
{
    int64_t now, next;
    if (!p->on)
        return;
    atomic_fetch_add_explicit(&p->bytes, bytes, memory_order_relaxed);
    atomic_fetch_add_explicit(&p->events, events, memory_order_relaxed);
    now = now_ns();
    next = atomic_load_explicit(&p->next_ns, memory_order_relaxed);
    if (now < next || !atomic_compare_exchange_strong(&p->next_ns, &next, now + REDRAW_NS))
        return;
    if (pthread_mutex_trylock(&p->lock))
        return;
    if (p->on)
        draw(p, now);
    pthread_mutex_unlock(&p->lock);
}

void progress_end(tool_progress *p)
{
    pthread_mutex_lock(&p->lock);
    if (p->drawn)
        fprintf(stderr, "\r\033[K");
    p->on = false;
    pthread_mutex_unlock(&p->lock);
    pthread_mutex_destroy(&p->lock);
}
