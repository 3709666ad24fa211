"""embed.py OUTPUT.c STYLE.css SCRIPT.js... - writes the page's style and its scripts, joined, as arrays of lines for C"""
import sys


def array(name, paths):
    lines = [line for path in paths for line in open(path, encoding="utf-8").read().splitlines() if line.strip()]
    quoted = (line.replace("\\", "\\\\").replace('"', '\\"').replace("?", "\\?") for line in lines)
    return f"const char *const {name}[] = {{\n" + "".join(f'    "{line}",\n' for line in quoted) + "    0};\n"


output, *paths = sys.argv[1:]
with open(output, "w", encoding="utf-8") as out:
    out.write('#include "report/page/html_page.h"\n')
    out.write(array("page_style", [p for p in paths if p.endswith(".css")]))
    out.write(array("page_script", [p for p in paths if p.endswith(".js")]))
