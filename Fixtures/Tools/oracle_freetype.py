#!/usr/bin/env python3
"""FreeType's own API (freetype-py). Writes freetype.json.

One row a font and glyph of the sample, in font units:
  advance        unscaled advance
  controlBox     [xMin, yMin, xMax, yMax] of the outline's points, FT_Outline_Get_CBox
  exactBox       the same of the curves themselves, FT_Outline_Get_BBox; null without ink
One row a font and size, in 26.6 pixels, in the order of the meta's `sample`, null for a missing glyph:
  light          advance.x with FT_LOAD_TARGET_LIGHT
  full           advance.x with FT_LOAD_DEFAULT
  unhinted       advance.x with FT_LOAD_NO_HINTING
One row a font and pair: `kerning` by FT_KERNING_UNSCALED (the kern table alone), in font units.

Hinted advances depend on FreeType's version: the maker names the one that was used.
"""
import freetype

import fixtures

SIZES = [11, 12, 16, 17.5, 48]
SAMPLE = "AVTWeofi.,01 gjy@é请א"
PAIRS = ["AV", "To", "Te", "V.", "We"]


def sample_glyphs(face):
    return [(c, face.get_char_index(c)) for c in SAMPLE]


def box(outline_box, outline):
    values = [outline_box.xMin, outline_box.yMin, outline_box.xMax, outline_box.yMax]
    return values if outline.points else None


def glyph_rows(name, face):
    for character, glyph in sample_glyphs(face):
        if glyph:
            face.load_glyph(glyph, freetype.FT_LOAD_NO_SCALE)
            outline = face.glyph.outline
            yield {"font": name, "character": character, "glyph": glyph,
                   "advance": face.glyph.metrics.horiAdvance,
                   "controlBox": box(outline.get_cbox(), outline),
                   "exactBox": box(outline.get_bbox(), outline)}


def advances(face, flags):
    def advance(glyph):
        face.load_glyph(glyph, flags)
        return face.glyph.advance.x
    return [advance(glyph) if glyph else None for _, glyph in sample_glyphs(face)]


def size_row(name, face, size):
    face.set_char_size(round(size * 64), 0, 72, 72)
    return {"font": name, "size": size,
            "light": advances(face, freetype.FT_LOAD_TARGET_LIGHT),
            "full": advances(face, freetype.FT_LOAD_DEFAULT),
            "unhinted": advances(face, freetype.FT_LOAD_NO_HINTING)}


def pair_rows(name, face):
    for pair in PAIRS:
        if all(face.get_char_index(c) for c in pair):
            kerning = face.get_kerning(pair[0], pair[1], freetype.FT_KERNING_UNSCALED)
            yield {"font": name, "pair": pair, "kerning": kerning.x}


def main():
    faces = {name: freetype.Face(fixtures.font_path(name)) for name in fixtures.font_names()}
    faces = {name: face for name, face in faces.items() if face.is_scalable}
    meta = {"maker": "FreeType %d.%d.%d (freetype-py)" % freetype.version(),
            "unit": "font units; light, full, unhinted: 1/64 pixel", "sample": SAMPLE, "sizes": SIZES}
    sections = {
        "glyphs": [row for name, face in faces.items() for row in glyph_rows(name, face)],
        "sizes": [size_row(name, face, size) for name, face in faces.items() for size in SIZES],
        "pairs": [row for name, face in faces.items() for row in pair_rows(name, face)],
    }
    fixtures.write_golden("freetype.json", meta, sections, [fixtures.font_path(face) for face in faces])


if __name__ == "__main__":
    main()
