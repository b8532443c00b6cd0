#!/bin/sh
# Makes all fixtures anew. Before it, once:
#
#   apt-get install fonts-dejavu-core fonts-liberation fonts-roboto-unhinted fonts-wqy-microhei fonts-noto-core \
#       fonts-hosny-amiri fonts-lohit-deva fonts-tlwg-loma-ttf fonts-noto-color-emoji fonts-inter-variable fonts-droid-fallback libfribidi0 xfonts-utils
#   pip install -r requirements.txt
#
# PYTHON names another interpreter. With the same versions, git then shows no difference.
set -eu
cd "$(dirname "$0")"
for script in make_fonts make_texts oracle_fonttools oracle_lookups oracle_freetype oracle_field oracle_harfbuzz oracle_debian make_kinds; do
    "${PYTHON:-python3}" -B "$script.py"
done
