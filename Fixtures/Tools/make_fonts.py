#!/usr/bin/env python3
"""Makes Fixtures/Fonts/ from installed Debian packages, and the font list in Fixtures/README.md.

    make_fonts.py            subset every font, copy the licences, write the list
    make_fonts.py --check    compare the font files with the hashes in the list; needs no package

The same packages and the same fontTools give the same bytes.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass

import uharfbuzz

import fixtures

README = os.path.join(fixtures.ROOT, "README.md")
LICENCES = os.path.join(fixtures.FONTS, "Licences")
LIST_START, LIST_END = "<!-- fonts: written by make_fonts.py -->", "<!-- end of fonts -->"

# Characters, as pyftsubset takes them.
ASCII = "20-7E"
LATIN_1 = "A0-FF"
LATIN_A = "100-17F,218-21B"
VIETNAMESE = "1A0-1A1,1AF-1B0,1EA0-1EF9"
MARKS = "300-36F"
GREEK = "384-3CE"
CYRILLIC = "400-45F,490-491"
HEBREW = "591-5F4,FB1D-FB4F"
SPACES = "1680,2000-200A,202F,205F,3000"
PUNCTUATION = "200B-2027,2030-205E,20AC,2122"
LATIN_LIGATURES = "FB00-FB04"
SIGNS = "2190-2193,2212,2260,2264-2265,25CC"
ZERO_WIDTH = "200B-200F"
ARABIC = "600-6FF"
ARABIC_LETTERS = "60C,61B,61F,621-652,660-66C,670,6CC,6F0-6F9"
DEVANAGARI = "900-97F,25CC,964-965"
THAI = "E00-E7F,25CC"

CHINESE_TEXT = ("请输入用户名占位文本手机号码中文测试你好世界名字密搜索标点引全角"
                "，。、；：？！「」（）“”ＡＢＣ１２３\u3000…•")

# Joining, reordering and whatever the default feature set of pyftsubset leaves out is kept where it matters.
ALL_FEATURES = "--layout-features=*"
UNHINTED = "--no-hinting"


def characters(text):
    return ",".join(sorted({f"{ord(c):X}" for c in text}))


@dataclass
class Row:
    file: str           # the name in Fixtures/Fonts
    package: str
    source: str         # the file in the package
    licence: str
    unicodes: list
    options: list
    reason: str
    sequences: tuple = ()   # texts whose ligatures are kept one by one, not by closure


EMOJI = "20,2A,23,30-39,200D,20E3,2601,2764,FE0F,1F1E6-1F1FF,1F3FB-1F3FF,1F44D,1F466-1F469,1F600"
EMOJI_SEQUENCES = ["👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿", "👨‍👩‍👧‍👦", "🇨🇳", "🇫🇷", "🇺🇸", "🇩🇲", "🇩🇴", "1️⃣"]

ROWS = [
    Row("DejaVuSans.ttf", "fonts-dejavu-core", "DejaVuSans.ttf", "Bitstream Vera",
        [ASCII, LATIN_1, LATIN_A, VIETNAMESE, MARKS, GREEK, CYRILLIC, HEBREW, ARABIC_LETTERS, SPACES,
         PUNCTUATION, LATIN_LIGATURES, SIGNS],
        [ALL_FEATURES, "--drop-tables+=MATH"],
        "The main golden font: a kern table and GPOS kerning, Latin and Arabic ligatures, marks, "
        "hinting, every Zs space but U+3000."),
    Row("DejaVuSansMono.ttf", "fonts-dejavu-core", "DejaVuSansMono.ttf", "Bitstream Vera",
        [ASCII, LATIN_1, "2022,2026"], [UNHINTED],
        "Monospaced: every width is a count of characters."),
    Row("Roboto-Regular.ttf", "fonts-roboto-unhinted", "Roboto-Regular.ttf", "Apache-2.0",
        [ASCII, LATIN_1, LATIN_A, VIETNAMESE, MARKS, GREEK, CYRILLIC, PUNCTUATION, SPACES, LATIN_LIGATURES],
        [],
        "Kerning in GPOS only; ligatures without caret positions in GDEF."),
    Row("wqy-microhei.ttf", "fonts-wqy-microhei", "wqy-microhei.ttc", "Apache-2.0 or GPL-3 with font exception",
        [ASCII, LATIN_1, characters(CHINESE_TEXT)],
        ["--font-number=0", UNHINTED, "--no-glyph-names", "--drop-tables+=vhea,vmtx"],
        "Chinese and Latin in one small file: the default font of the command line. "
        "Droid Sans Fallback, the other candidate, has no Latin letters."),
    Row("LiberationSans-Regular.ttf", "fonts-liberation", "LiberationSans-Regular.ttf", "GPL-2 with font exception",
        [ASCII, LATIN_1, "2022,2026"], [UNHINTED],
        "A kern table that also kerns letters with the space."),
    Row("LiberationSerif-Italic.ttf", "fonts-liberation", "LiberationSerif-Italic.ttf", "GPL-2 with font exception",
        [ASCII], [UNHINTED],
        "Italic: ink beyond the advance, a sloped caret in hhea."),
    Row("NotoSansHebrew-Regular.ttf", "fonts-noto-core", "NotoSansHebrew-Regular.ttf", "OFL-1.1",
        [ASCII, LATIN_1, HEBREW, ZERO_WIDTH, "20AA,25CC"], [ALL_FEATURES],
        "Hebrew with points; no Latin letters, so it needs a fallback."),
    Row("Amiri-Regular.ttf", "fonts-hosny-amiri", "Amiri-Regular.ttf", "OFL-1.1",
        [ASCII, ARABIC, ZERO_WIDTH, "A0,2026,25CC", LATIN_LIGATURES],
        ["--layout-features=ccmp,rlig,calt,liga,locl,init,medi,fina,isol,curs,kern,mark,mkmk,rtlm", UNHINTED,
         "--no-glyph-names"],
        "Arabic with joining, cursive attachment and harakat; right-to-left kerning; true caret positions in GDEF."),
    Row("Lohit-Devanagari.ttf", "fonts-lohit-deva", "Lohit-Devanagari.ttf", "OFL-1.1",
        [ASCII, DEVANAGARI, ZERO_WIDTH], [ALL_FEATURES, UNHINTED],
        "Devanagari: conjuncts, reordering, ZWJ and ZWNJ."),
    Row("Loma.ttf", "fonts-tlwg-loma-ttf", "Loma.ttf", "GPL-2+ with font exception",
        [ASCII, THAI, ZERO_WIDTH, LATIN_LIGATURES], [ALL_FEATURES, UNHINTED],
        "Thai; broken GDEF carets (ffi has two at one place) which must be refused."),
    Row("NotoColorEmoji.ttf", "fonts-noto-color-emoji", "NotoColorEmoji.ttf", "OFL-1.1",
        [EMOJI],
        [ALL_FEATURES, "--no-layout-closure", "--drop-tables+=vhea,vmtx"],
        "Bitmaps only (CBDT), no outlines; emoji sequences as ligatures.", EMOJI_SEQUENCES),
    Row("Inter-roman.var.ttf", "fonts-inter-variable", "Inter-roman.var.ttf", "OFL-1.1",
        [ASCII, LATIN_1, "2022,2026,2190-2193"],
        ["--layout-features=ccmp,calt,liga,locl,kern,mark,tnum", "--drop-tables+=DSIG"],
        "Variable weight: HVAR, variable GPOS kerning, calt."),
]

COMMON = ["--name-IDs=*", "--notdef-outline", "--glyph-names", "--legacy-kern", "--no-recalc-timestamp"]


def output_of(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def source_path(row):
    return installed(row.package, row.source)


def installed(package, name):
    for line in output_of("dpkg", "-L", package).splitlines():
        if os.path.basename(line) == name:
            return line
    sys.exit(f"{package} has no {name}")


def glyphs_of(row):
    """The glyphs that the whole font draws the row's sequences with."""
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(source_path(row))))
    glyphs = set()
    for text in row.sequences:
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer)
        glyphs.update(info.codepoint for info in buffer.glyph_infos)
    return sorted(glyphs)


def subset_options(row):
    glyphs = ["--gids=" + ",".join(map(str, glyphs_of(row)))] if row.sequences else []
    return ["--unicodes=" + ",".join(row.unicodes), *glyphs, *COMMON, *row.options]


def subset(row):
    target = fixtures.font_path(row.file)
    subprocess.run([sys.executable, "-m", "fontTools.subset", source_path(row), "--output-file=" + target,
                    *subset_options(row)], check=True)


def copy_licences():
    os.makedirs(LICENCES, exist_ok=True)
    for package in sorted({row.package for row in ROWS}):
        shutil.copyfile(f"/usr/share/doc/{package}/copyright", os.path.join(LICENCES, package + ".txt"))


def entry(row):
    path = fixtures.font_path(row.file)
    version = output_of("dpkg-query", "-W", "-f=${Version}", row.package)
    command = " ".join(["pyftsubset", row.source] + [f"'{o}'" if "*" in o else o for o in subset_options(row)])
    return (f"### {row.file}\n\n{row.reason}\n\n"
            f"- {os.path.getsize(path)} bytes, sha256 `{fixtures.sha256(path)}`\n"
            f"- from `{row.source}` of {row.package} {version}, sha256 `{fixtures.sha256(source_path(row))}`\n"
            f"- licence: {row.licence}, [text](Fonts/Licences/{row.package}.txt)\n"
            f"- made by: `{command}`\n")


def write_list():
    with open(README, encoding="utf-8") as file:
        before, rest = file.read().split(LIST_START)
    after = rest.split(LIST_END)[1]
    with open(README, "w", encoding="utf-8") as file:
        file.write(before + LIST_START + "\n\n" + "\n".join(map(entry, ROWS)) + "\n" + LIST_END + after)


def check():
    with open(README, encoding="utf-8") as file:
        listed = dict(re.findall(r"^### (\S+)\n.*?sha256 `(\w+)`", file.read(), re.M | re.S))
    found = {name: fixtures.sha256(fixtures.font_path(name)) for name in fixtures.font_names()}
    wrong = [name for name in sorted(listed | found) if listed.get(name) != found.get(name)]
    for name in wrong:
        print(f"{name}: listed {listed.get(name)}, found {found.get(name)}")
    sys.exit(1 if wrong else 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        check()
    for row in ROWS:
        subset(row)
        print(row.file, os.path.getsize(fixtures.font_path(row.file)))
    copy_licences()
    write_list()


if __name__ == "__main__":
    main()
