#!/usr/bin/env python3
"""The arithmetic of a field's rects, in exact fractions. Writes field.json, in points, y down.

Widths are hmtx + kern table of DejaVu Sans; rects are [x, y, width, height]; carets are 2 wide.
A field has a content box for each width of what it shows (mirrored if right-to-left):

  left            10 in from the left, 5 from the right
  center          the whole width                      if it fits
  right           10 in from the right                 if it fits, else all as left

`empty`: a field without text.
  placeholderRect  the content box's height and the placeholder's own width, aligned in the box;
                   the box itself if left-aligned or too narrow; null for an empty placeholder
  insertionX       where the first letter will start: the start, middle or end of the box
  caretRect        from insertionX on (right-to-left: up to it), pushed inside the box, or if that is
                   narrower than the caret, inside as much of the bounds beside it; cut to the bounds
  baseline         of the line, which is centred vertically
`filled`: a left-to-right field with text, scrolled to its start.
  textRect         the line's width and ascent + descent where it is drawn
  insertionX       one for each index from 0 to the text's length
"""
from fractions import Fraction
from itertools import product

import fontTools
from fontTools.ttLib import TTFont

import fixtures

FONT = "DejaVuSans.ttf"
CARET_WIDTH = 2
WIDE, NARROW = 10, 5    # padding at the start and at the end

BOUNDS = [(7, 3, 200, 44), (0, 0, 300, 50), (0, 0, 80, 44), (-20, 5.5, 123.25, 31), (0, 0, 10, 10), (0, 0, 0, 0)]
SIZES = [16, 11, 17.5, 48]
ALIGNMENTS = ["left", "center", "right"]
LONG = "A placeholder that no narrow box can show"
PLACEHOLDERS = ["Password", "AV To", "", LONG]
TEXTS = ["Hello, World!", "AVAVATAWA", "abc  ", "Wherever the text may run, To AV and back"]


class Measure:
    """Widths and heights of DejaVu Sans at a size."""

    font = TTFont(fixtures.font_path(FONT))
    cmap = font.getBestCmap()
    kerning = font["kern"].kernTables[0].kernTable

    def __init__(self, size):
        self.scale = Fraction(size) / self.font["head"].unitsPerEm
        assert not self.font["OS/2"].fsSelection & 1 << 7, "hhea rules"
        self.ascent = self.font["hhea"].ascent * self.scale
        self.height = self.ascent - self.font["hhea"].descent * self.scale

    def edges(self, text):
        """x of each boundary; a pair's kerning belongs to its first glyph."""
        glyphs = [self.cmap[ord(c)] for c in text]
        edges = [Fraction(0)]
        for glyph, following in zip(glyphs, glyphs[1:] + [None]):
            units = self.font["hmtx"][glyph][0] + self.kerning.get((glyph, following), 0)
            edges.append(edges[-1] + units * self.scale)
        return edges

    def width(self, text):
        return self.edges(text)[-1]


def content_box(width, alignment, bounds):
    """(alignment in effect, minX, maxX) for something so wide."""
    x, _, w, _ = bounds
    if alignment == "center" and width <= w:
        return "center", x, x + w
    if alignment == "right" and width + WIDE <= w:
        return "right", x, x + w - WIDE
    return "left", x + WIDE, x + WIDE + max(0, w - WIDE - NARROW)


def aligned_x(width, alignment, min_x, max_x):
    return {"left": min_x, "center": min_x + (max_x - min_x - width) / 2, "right": max_x - width}[alignment]


def placeholder_rect(width, alignment, bounds):
    alignment, min_x, max_x = content_box(width, alignment, bounds)
    if alignment == "left":
        width = max_x - min_x
    return [aligned_x(width, alignment, min_x, max_x), bounds[1], width, bounds[3]]


def line_top(measure, bounds):
    return bounds[1] + (bounds[3] - measure.height) / 2


def caret(measure, alignment, bounds):
    """(insertionX, rect) in an empty left-to-right field."""
    alignment, min_x, max_x = content_box(0, alignment, bounds)
    insertion_x = aligned_x(0, alignment, min_x, max_x)
    width = min(CARET_WIDTH, bounds[2])
    x = min(insertion_x, max(max_x - width, min_x), bounds[0] + bounds[2] - width)
    return insertion_x, [x, line_top(measure, bounds), width, measure.height]


def mirrored(rect, bounds):
    return [2 * bounds[0] + bounds[2] - rect[0] - rect[2], *rect[1:]]


def plain(values):
    return [fixtures.number(v) for v in values]


def empty_row(bounds, size, placeholder, direction, alignment):
    exact, measure = [Fraction(v) for v in bounds], Measure(size)
    rtl = direction == "rtl"
    unmirrored = ALIGNMENTS[2 - ALIGNMENTS.index(alignment)] if rtl else alignment
    rect = placeholder_rect(measure.width(placeholder), unmirrored, exact)
    insertion_x, caret_rect = caret(measure, unmirrored, exact)
    if rtl:
        rect, caret_rect = mirrored(rect, exact), mirrored(caret_rect, exact)
        insertion_x = mirrored([insertion_x, 0, 0, 0], exact)[0]
    return {"bounds": bounds, "size": size, "placeholder": placeholder, "direction": direction,
            "alignment": alignment, "placeholderRect": plain(rect) if placeholder else None,
            "insertionX": fixtures.number(insertion_x), "caretRect": plain(caret_rect),
            "baseline": fixtures.number(line_top(measure, exact) + measure.ascent)}


def filled_row(bounds, size, text, alignment):
    exact, measure = [Fraction(v) for v in bounds], Measure(size)
    edges = measure.edges(text)
    x = aligned_x(edges[-1], *content_box(edges[-1], alignment, exact))
    top = line_top(measure, exact)
    return {"bounds": bounds, "size": size, "text": text, "alignment": alignment,
            "textRect": plain([x, top, edges[-1], measure.height]),
            "insertionX": plain(x + edge for edge in edges),
            "baseline": fixtures.number(top + measure.ascent)}


def main():
    meta = {"maker": "oracle_field.py, widths by fontTools " + fontTools.version, "unit": "points",
            "font": FONT, "caretWidth": CARET_WIDTH}
    sections = {
        "empty": [empty_row(*key) for key in product(BOUNDS, SIZES, PLACEHOLDERS, ["ltr", "rtl"], ALIGNMENTS)],
        "filled": [filled_row(*key) for key in product(BOUNDS, SIZES, TEXTS, ALIGNMENTS)],
    }
    fixtures.write_golden("field.json", meta, sections, [fixtures.font_path(FONT)])


if __name__ == "__main__":
    main()
