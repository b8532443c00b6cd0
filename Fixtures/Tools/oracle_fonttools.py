#!/usr/bin/env python3
"""fontTools reads the font tables. Writes fonttools.json, in font units, without any shaping.

One row a font with what its tables say; one row a text that the font covers (no controls):
  advances   hmtx of each code point's glyph (0 for a default ignorable)
  kern       the `kern` table's value for each adjacent pair of code points (0 without the table)
"""
import fontTools
from fontTools.ttLib import TTFont

import fixtures


def font_row(name, font):
    hhea, os2, post, names = font["hhea"], font["OS/2"], font["post"], font["name"]
    return {
        "font": name,
        "unitsPerEm": font["head"].unitsPerEm,
        "glyphCount": font["maxp"].numGlyphs,
        "family": names.getDebugName(1), "style": names.getDebugName(2), "postScriptName": names.getDebugName(6),
        "headBox": [font["head"].xMin, font["head"].yMin, font["head"].xMax, font["head"].yMax],
        "hhea": [hhea.ascent, hhea.descent, hhea.lineGap],
        "typo": [os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap],
        "win": [os2.usWinAscent, os2.usWinDescent],
        "useTypoMetrics": bool(os2.fsSelection & 1 << 7),
        "caretSlope": [hhea.caretSlopeRise, hhea.caretSlopeRun, hhea.caretOffset],
        "numberOfHMetrics": hhea.numberOfHMetrics,
        "underline": [post.underlinePosition, post.underlineThickness],
        "strikeout": [os2.yStrikeoutPosition, os2.yStrikeoutSize],
        "xHeight": getattr(os2, "sxHeight", None),
        "capHeight": getattr(os2, "sCapHeight", None),
        "tables": sorted(font.reader.keys()),
        "axes": [[a.axisTag, fixtures.number(a.minValue), fixtures.number(a.defaultValue),
                  fixtures.number(a.maxValue)] for a in font["fvar"].axes] if "fvar" in font else [],
    }


def pair_kerning(font):
    """Left and right glyph name -> value, of all horizontal subtables."""
    pairs = {}
    for table in font["kern"].kernTables if "kern" in font else []:
        if table.coverage & 1:
            for pair, value in table.kernTable.items():
                pairs[pair] = pairs.get(pair, 0) + value
    return pairs


def is_invisible(character):
    return ord(character) in fixtures.INVISIBLE


def text_row(name, text, font, cmap, pairs):
    glyphs = [cmap.get(ord(c), ".notdef") for c in text["text"]]
    advances = [0 if is_invisible(c) else font["hmtx"][g][0] for c, g in zip(text["text"], glyphs)]
    return {"font": name, "text": text["id"], "advances": advances,
            "kern": [pairs.get(pair, 0) for pair in zip(glyphs, glyphs[1:])]}


def main():
    fonts, rows = [], []
    for name in fixtures.font_names():
        font = TTFont(fixtures.font_path(name))
        cmap, pairs = font.getBestCmap(), pair_kerning(font)
        fonts.append(font_row(name, font))
        rows += [text_row(name, text, font, cmap, pairs)
                 for text in fixtures.texts()
                 if fixtures.is_covered(text["text"], cmap) and "control" not in text["tags"]]
    fixtures.write_golden("fonttools.json", {"maker": "fontTools " + fontTools.version, "unit": "font units"},
                          {"faces": fonts, "rows": rows}, fixtures.font_paths())


if __name__ == "__main__":
    main()
