/* card_json.c - the job card for programs: the key "card" of an object */
#include "card.h"
#include <stdlib.h>

void put_card_json(const analysis *a, tool_json *j)
{
    card c;
    char *verdict = verdict_text(a);
    card_make(a, &c);
    json_put_open(j, "card", '{');
    json_put_known_str(j, "command", c.command);
    json_put_u64(j, "hosts", c.hosts);
    json_put_u64(j, "processes", c.ranks);
    json_put_u64(j, "devices", c.devices);
    json_put_u64(j, "devices_sampled", c.sampled);
    json_put_u64(j, "devices_visible", c.visible);
    json_put_u64(j, "devices_unused", c.unused);
    json_put_u64(j, "elapsed_ns", c.elapsed_ns);
    json_put_open(j, "device_time", '{');
    for (int k = 0; k < CARD_SHARES; k++)
        json_put_known(j, card_share_keys[k], c.share[k]);
    json_close(j, '}');
    json_put_known(j, "host_communication", c.host_communication);
    json_put_known(j, "input", c.input);
    json_put_open(j, "efficiency", '{');
    for (int k = 0; k < CARD_EFFICIENCIES; k++)
        json_put_known(j, card_keys[k], c.efficiency[k]);
    json_close(j, '}');
    json_put_known(j, "memory_peak_bytes", c.memory_bytes);
    json_put_known_str(j, "memory_from", c.memory_how);
    json_put_known(j, "energy_j", c.energy_j);
    json_put_known(j, "flops", c.flops);
    json_put_known(j, "flop_rate", c.flop_rate);
    json_put_known(j, "peak_flop_rate", c.peak);
    json_put_known(j, "model_flops_utilisation", c.mfu);
    json_put_str(j, "verdict", verdict);
    json_close(j, '}');
    free(verdict);
}
