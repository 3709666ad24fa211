/* html_text.c - see html_text.h */
#include "html_text.h"
#include <string.h>

void html_put(tool_out *out, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '<': out_str(out, "&lt;"); break;
        case '>': out_str(out, "&gt;"); break;
        case '&': out_str(out, "&amp;"); break;
        case '"': out_str(out, "&quot;"); break;
        default: out_bytes(out, (unsigned char)*text < ' ' ? " " : text, 1);
        }
}

void html_element(tool_out *out, const char *tag, const char *text)
{
    out_str(out, "<");
    out_str(out, tag);
    out_str(out, ">");
    html_put(out, text);
    out_str(out, "</");
    out_bytes(out, tag, strcspn(tag, " "));
    out_str(out, ">");
}
