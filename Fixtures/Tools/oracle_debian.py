#!/usr/bin/env python3
"""HarfBuzz and FriBidi on whole fonts as Debian ships them. Writes debian.json, in font units.

The rows are those of harfbuzz.json, see there. The fonts are too large to lie here: a test compares
where the package is installed and the file has the hash that the head gives.
"""
import os

from fontTools.ttLib import TTFont

import fixtures
import make_fonts
from oracle_harfbuzz import Options, measure, numbers, oracle_version

FONTS = [
    ("fonts-dejavu-core", "DejaVuSans.ttf"),
    ("fonts-roboto-unhinted", "Roboto-Regular.ttf"),
    ("fonts-inter-variable", "Inter-roman.var.ttf"),
    ("fonts-noto-core", "NotoSansHebrew-Regular.ttf"),
    ("fonts-hosny-amiri", "Amiri-Regular.ttf"),
    ("fonts-lohit-deva", "Lohit-Devanagari.ttf"),
    ("fonts-droid-fallback", "DroidSansFallbackFull.ttf"),
]


def rows(path):
    for text in fixtures.texts_for(TTFont(path).getBestCmap()):
        if "control" in text["tags"]:
            continue
        for direction in text["directions"]:
            result = measure(path, text["text"], direction, Options())
            yield {"font": os.path.basename(path), "text": text["id"], "direction": direction,
                   **{key: numbers(value) for key, value in result.items()}}


def main():
    paths = [make_fonts.installed(package, name) for package, name in FONTS]
    meta = {"maker": oracle_version(), "unit": "font units; offsets: code points",
            "packages": {name: package for package, name in FONTS},
            "paths": paths}
    fixtures.write_golden("debian.json", meta, {"rows": [row for path in paths for row in rows(path)]}, paths)


if __name__ == "__main__":
    main()
