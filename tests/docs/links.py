"""links.py FOLDER - prints every link of a page, and every mention of a page in any file, that leads nowhere; and
blocks of code that are not closed.

Links are those of Markdown: [text](path#heading) and ![picture](path). A mention is the path of a page in any text file,
perhaps with a heading behind it: PATH, "Heading".
Pages are the files that git knows, or, outside a repository, all files. The exit status is 1 when a line was printed."""
import os
import re
import subprocess
import sys
import urllib.parse

root = sys.argv[1]
listed = subprocess.run(["git", "-C", root, "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True)
files = listed.stdout.split("\n") if listed.returncode == 0 and listed.stdout else [
    os.path.relpath(os.path.join(d, f), root) for d, _, names in os.walk(root) for f in names]
files = [f for f in files if f and os.path.isfile(os.path.join(root, f))]


def text(path):
    with open(os.path.join(root, path), encoding="utf-8", errors="replace") as f:
        return f.read()


def prose(page):
    """The page without its blocks of code; lines stay lines."""
    out, fence = [], None
    for line in page.split("\n"):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and (fence is None or line.strip().startswith(fence)):
            fence = None if fence else mark.group(1)
            out.append("")
        else:
            out.append("" if fence else line)
    return out


def unclosed(page):
    """Numbers of lines where a block of code begins in another one, or is open at the end of the page."""
    lines, begun = [], 0
    for number, line in enumerate(page.split("\n"), 1):
        mark = re.match(r"\s*```(.*)", line)
        if mark and begun and mark.group(1).strip():
            lines.append(number)
        elif mark:
            begun = 0 if begun else number
    return lines + ([begun] if begun else [])


def slug_of(title):
    """The name that the usual hosts give to a heading: lower case, no punctuation, hyphens for spaces."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def headings(path):
    """The names of a page's headings. A second one of a name gets -1."""
    seen, names = {}, set()
    for line in prose(text(path)):
        m = re.match(r"#{1,6}\s+(.*?)\s*#*$", line)
        if not m:
            names.update(re.findall(r'<a (?:id|name)="([^"]+)"', line))
            continue
        title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", m.group(1))
        slug = slug_of(title)
        n = seen.get(slug, 0)
        seen[slug] = n + 1
        names.add(slug if n == 0 else "%s-%d" % (slug, n))
    return names


wrong = []
for page in files:
    if not page.endswith(".md"):
        continue
    wrong += ["%s:%d: a block of code is not closed" % (page, n) for n in unclosed(text(page))]
    for number, line in enumerate(prose(text(page)), 1):
        line = re.sub(r"`[^`]*`(?!\]\()", "", line)
        for target in re.findall(r"\]\(<?([^)>\s]+)>?(?:\s+\"[^\"]*\")?\)", line):
            if re.match(r"[a-zA-Z][a-zA-Z0-9+.-]*:", target):
                continue
            path, _, heading = urllib.parse.unquote(target).partition("#")
            full = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
            if not os.path.exists(os.path.join(root, full)):
                wrong.append("%s:%d: %s: there is no %s" % (page, number, target, full))
            elif heading and (not full.endswith(".md") or heading not in headings(full)):
                wrong.append("%s:%d: %s: %s has no such heading" % (page, number, target, full))

example = re.compile(r"docs/backends/lattice\.md")  # the API that add-an-api.md invents
for path in files:
    body = text(path) if not path.startswith("tests/docs/") else ""  # the test's own examples
    if "docs/" not in body or "\0" in body:
        continue
    for number, line in enumerate(body.split("\n"), 1):
        line = re.sub(r"\]\([^)]*\)", "]", line) if path.endswith(".md") else line
        for mention, title in re.findall(r'(?<![\w/.-])(docs/[\w./-]*\w\.(?:md|svg)\b)(?:,? "([A-Z][^"]*)")?', line):
            if example.match(mention):
                continue
            if not os.path.exists(os.path.join(root, mention)):
                wrong.append("%s:%d: %s is not there" % (path, number, mention))
            elif title and slug_of(title) not in headings(mention):
                wrong.append("%s:%d: %s has no heading %s" % (path, number, mention, title))
print("\n".join(wrong), end="\n" if wrong else "")
sys.exit(1 if wrong else 0)
