/* coverage.c - how much of an API is covered: functions, levels, refusals with their reasons, rule lines */
#include "rules.h"

#include <stdlib.h>
#include <string.h>

void write_table(rules *r, const model **models, size_t n, FILE *out)
{
    size_t functions = 0, level[4] = {0}, refused = 0;
    char *reasons = copy("");
    fprintf(out, "%-24s functions in the header\n", r->api);
    for (size_t m = 0; m < n; m++) {
        size_t own = 0;
        for (size_t i = 0; i < models[m]->n; i++) {
            const fact *f = &models[m]->facts[i];
            bool before = false;
            rule *skip, *wrap;
            if (f->kind != FUNCTION)
                continue;
            own++;
            for (size_t k = 0; k < m && !before; k++)
                before = model_find(models[k], FUNCTION, f->name) != NULL;
            if (before)
                continue;
            functions++;
            skip = rule_for(r, SKIP, f->name, NULL, NULL);
            wrap = rule_for(r, WRAP, f->name, NULL, NULL);
            if (skip) {
                refused++;
                reasons = format("%s  %s: %s\n", reasons, f->name, skip->column[0]);
            } else if (wrap)
                level[*wrap->column[0] - '0']++;
            else
                error_at(models[m]->file, f->line, "%s is in no wrap rule and in no skip rule", f->name);
        }
        fprintf(out, "  %-22s %zu\n", models[m]->name, own);
    }
    fprintf(out, "all together             %zu\n", functions);
    fprintf(out, "wrapped                  %zu (minimal %zu, default %zu, full %zu)\n", level[1] + level[2] + level[3],
            level[1], level[2], level[3]);
    fprintf(out, "refused                  %zu\n%s", refused, reasons);
    fprintf(out, "rule lines               %zu\n", r->n + r->nkinds + 1);
}
