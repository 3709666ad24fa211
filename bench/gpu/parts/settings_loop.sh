#!/bin/bash
# settings_loop.sh - what CUPTI costs a training step of 776 kernels that the host bounds, one setting at a time (settings.list). ONLY='late zeroed': only those.
# GPUs: 1
# seconds: 500
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"

heading 'ms a step'
# shellcheck disable=SC2086
listed ${ONLY:-}
must turns.py python3 -W ignore "$HERE/turns.py" --sets "${SETS:-2}" --turns 3 --seconds "$(left 470)" --keep 2 --together 11 --work loop:20 "${SETTINGS[@]}" -- python3 -W ignore "$HERE/serve.py" loop
refused
finish
