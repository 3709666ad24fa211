"""width.py FOLDER - prints every line of prose in a page of FOLDER that is wider than 120 columns.

Blocks of code and rows of tables are not prose: a command must stay one line, and Markdown has no way to wrap a row.
Pages are the files *.md that git knows, or, outside a repository, all. The exit status is 1 when a line was printed."""
import os
import re
import subprocess
import sys

WIDEST = 120
root = sys.argv[1]
listed = subprocess.run(["git", "-C", root, "ls-files", "-co", "--exclude-standard", "*.md"], capture_output=True, text=True)
pages = listed.stdout.split("\n") if listed.returncode == 0 and listed.stdout else [
    os.path.relpath(os.path.join(d, f), root) for d, _, names in os.walk(root) for f in names if f.endswith(".md")]
wide = []
for page in sorted(p for p in pages if p and os.path.isfile(os.path.join(root, p))):
    with open(os.path.join(root, page), encoding="utf-8") as f:
        fence = None
        for number, line in enumerate(f.read().split("\n"), 1):
            mark = re.match(r"\s*(```+|~~~+)", line)
            if mark and (fence is None or line.strip().startswith(fence)):
                fence = None if fence else mark.group(1)
            elif not fence and not line.lstrip().startswith("|") and len(line) > WIDEST:
                wide.append("%s:%d: %d columns" % (page, number, len(line)))
print("\n".join(wide), end="\n" if wide else "")
sys.exit(1 if wide else 0)
