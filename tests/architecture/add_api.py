"""add_api.py PAGE TREE - does in TREE what the page says: writes the files that it shows, and runs its sh blocks.

A block of a file follows a line that is nothing but its path: `src/x.c`: ; headers that are not of the repository go there, too."""
import os
import re
import subprocess
import sys

page, tree = sys.argv[1:]
text = open(page, encoding="utf-8").read()
block = re.compile(r"(?:^`([\w./-]+)`:\n)?^```(\w*)\n(.*?)^```$", re.S | re.M)
for path, language, body in block.findall(text):
    if path:
        path = os.path.join(tree, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as out:
            out.write(body)
    elif language == "sh":
        print(body, end="")
        subprocess.run(["sh", "-ec", body], cwd=tree, check=True)
