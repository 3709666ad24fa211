/* card_json.c - the job card for programs: the key "card" of an object */
#include "card.h"
#include <stdlib.h>

static void put_figure(tool_json *j, const char *key, double value)
{
    json_key(j, key);
    if (value >= 0)
        json_double(j, value);
    else
        json_null(j);
}

void put_card_json(const analysis *a, tool_json *j)
{
    card c;
    char *verdict = verdict_text(a);
    card_make(a, &c);
    json_key(j, "card");
    json_open(j, '{');
    json_key(j, "command");
    if (c.command)
        json_str(j, c.command);
    else
        json_null(j);
    json_put_u64(j, "hosts", c.hosts);
    json_put_u64(j, "processes", c.ranks);
    json_put_u64(j, "devices", c.devices);
    json_put_u64(j, "devices_sampled", c.sampled);
    json_put_u64(j, "devices_visible", c.visible);
    json_put_u64(j, "devices_unused", c.unused);
    json_put_u64(j, "elapsed_ns", c.elapsed_ns);
    json_key(j, "device_time");
    json_open(j, '{');
    for (int k = 0; k < CARD_SHARES; k++)
        put_figure(j, card_share_keys[k], c.share[k]);
    json_close(j, '}');
    put_figure(j, "host_communication", c.host_communication);
    put_figure(j, "input", c.input);
    json_key(j, "efficiency");
    json_open(j, '{');
    for (int k = 0; k < CARD_EFFICIENCIES; k++)
        put_figure(j, card_keys[k], c.efficiency[k]);
    json_close(j, '}');
    put_figure(j, "memory_peak_bytes", c.memory_bytes);
    json_key(j, "memory_from");
    if (c.memory_how)
        json_str(j, c.memory_how);
    else
        json_null(j);
    put_figure(j, "energy_j", c.energy_j);
    put_figure(j, "flops", c.flops);
    put_figure(j, "flop_rate", c.flop_rate);
    put_figure(j, "peak_flop_rate", c.peak);
    put_figure(j, "model_flops_utilisation", c.mfu);
    json_put_str(j, "verdict", verdict);
    json_close(j, '}');
    free(verdict);
}
