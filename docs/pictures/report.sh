#!/bin/sh
# report.sh TRACE PICTURE.png [light|dark] [HEIGHT] - takes a picture of the page that trace-report makes
#
# Those of the guide are of simulated jobs: tests/report/jobs.c ("jobs gpu-nccl-late gpu-nccl-late": rank 1 reads its
# data too slowly, and four GPUs wait in ncclAllReduce) and tests/report/marks.c ("marks many 1024 step 12 2 0"):
#     docs/pictures/report.sh gpu-nccl-late docs/pictures/report.png light 930
#     docs/pictures/report.sh many docs/pictures/report-many.png dark 1340
#
# It needs chromium or chromium-headless-shell, and trace-report in PATH. With Python's Pillow the file is a third as large.
set -eu
[ $# -ge 2 ] || { sed -n '2,10s/^# *//p' "$0" >&2; exit 2; }
scheme=1
[ "${3:-light}" = dark ] && scheme=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trace-report --html="$folder/page.html" "$1" >"$folder/text"
"$(command -v chromium-headless-shell || command -v chromium)" --headless --no-sandbox --disable-gpu --hide-scrollbars \
    --window-size=1000,"${4:-1000}" --virtual-time-budget=4000 --blink-settings=preferredColorScheme=$scheme \
    --screenshot="$2" "file://$folder/page.html" >/dev/null 2>"$folder/log" || { cat "$folder/log"; exit 1; }
python3 -c 'import sys
from PIL import Image
Image.open(sys.argv[1]).convert("RGB").quantize(128, dither=0).save(sys.argv[1], optimize=True)' "$2" 2>/dev/null || echo "no Pillow: the picture is left as it is" >&2
