#!/usr/bin/env python3
"""HarfBuzz shapes, FriBidi orders. Writes harfbuzz.json, in font units.

HarfBuzz uses its own font functions (no FreeType), default buffer flags and no language unless the
row names one. Each run of one level and script is shaped with the whole text around it.
Texts with controls are left out: what a line shows for them is no shaper's matter.
Offsets are code points; one edge for each grapheme boundary of the text.

  w        total advance
  glyphs   [glyph, cluster, advance, dx, dy] from left to right
  prev     trailing edge of the grapheme before each boundary; null at the text's start
  next     leading edge of the grapheme after it; null at the text's end
  strong   the primary edge: that of the side before, if its direction is the base direction and the
           side after has the other direction or a deeper level; else that of the side after.
           The text's start and end count as base level, their edge is the line's.
  lig      clusters of several graphemes: [start, end, graphemes, "gdef" or "even"]
  sel      selections: [start, end, [[left, right], …]], touching boxes merged
"""
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

import regex
import uharfbuzz
from fontTools.ttLib import TTFont

import bidi_runs
import fixtures


@lru_cache(None)
def ligature_carets(path):
    """Glyph -> caret positions in GDEF."""
    font = TTFont(path)
    carets = getattr(font["GDEF"].table, "LigCaretList", None) if "GDEF" in font else None
    if not carets or not carets.Coverage:
        return {}
    return {font.getGlyphID(name): [value.Coordinate for value in glyph.CaretValue]
            for name, glyph in zip(carets.Coverage.glyphs, carets.LigGlyph)}


@lru_cache(None)
def shaper(path, variations):
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))
    font.set_variations(dict(variations))
    return font


@dataclass
class Options:
    variations: dict = field(default_factory=dict)
    features: list = field(default_factory=list)    # [tag, value] or [tag, value, start, end]
    language: str = None

    def row(self):
        return {key: value for key, value in vars(self).items() if value}

    def feature_map(self):
        """As uharfbuzz wants it; 0xFFFFFFFF is HarfBuzz's end of everything."""
        result = {}
        for tag, value, *span in self.features:
            start, end = span or (0, 0xFFFFFFFF)
            result.setdefault(tag, []).append((start, end, value))
        return result


@dataclass
class Glyph:
    id: int
    cluster: int
    advance: int
    dx: int
    dy: int
    x: int = 0    # of its origin's pen position in the line


def shape(path, text, run, options):
    buffer = uharfbuzz.Buffer()
    buffer.add_codepoints([ord(c) for c in text], run.start, run.end - run.start)
    buffer.direction = "rtl" if run.is_rtl else "ltr"
    buffer.script = run.script
    if options.language:
        buffer.language = options.language
    uharfbuzz.shape(shaper(path, tuple(options.variations.items())), buffer, options.feature_map())
    return [Glyph(info.codepoint, info.cluster, position.x_advance, position.x_offset, position.y_offset)
            for info, position in zip(buffer.glyph_infos, buffer.glyph_positions)]


def grapheme_boundaries(text):
    return [0] + [match.end() for match in regex.finditer(r"\X", text)]


def inner_carets(glyphs, left, right, count, carets):
    """(caret positions inside a cluster of `count` graphemes from left to right, their source)."""
    spacing = [glyph for glyph in glyphs if glyph.advance]
    if len(spacing) == 1 and spacing[0].id in carets:
        glyph = spacing[0]
        positions = [glyph.x + glyph.dx + c for c in carets[glyph.id]]
        fence = [left, *positions, right]
        if len(positions) == count - 1 and all(a < b for a, b in zip(fence, fence[1:])):
            return positions, "gdef"
    return [left + Fraction(right - left) * i / count for i in range(1, count)], "even"


@dataclass
class Edges:
    """Where each grapheme begins and ends: boundary -> x."""
    leading: dict = field(default_factory=dict)
    trailing: dict = field(default_factory=dict)
    boxes: list = field(default_factory=list)        # (start, end, left, right) of each grapheme
    ligatures: list = field(default_factory=list)

    def add_cluster(self, boundaries, glyphs, is_rtl, carets):
        left, right = glyphs[0].x, glyphs[-1].x + glyphs[-1].advance
        count = len(boundaries) - 1
        inner, source = inner_carets(glyphs, left, right, count, carets)
        xs = [left, *inner, right]
        if is_rtl:
            xs.reverse()
        for start, end, a, b in zip(boundaries, boundaries[1:], xs, xs[1:]):
            self.leading[start], self.trailing[end] = a, b
            self.boxes.append((start, end, min(a, b), max(a, b)))
        if count > 1:
            self.ligatures.append([boundaries[0], boundaries[-1], count, source])

    def add_run(self, run, glyphs, boundaries, carets):
        """Cuts the run where a boundary is also a cluster's start."""
        starts = {glyph.cluster for glyph in glyphs}
        inside = [b for b in boundaries if run.start <= b <= run.end]
        cuts = [b for b in inside if b in starts or b == run.end]
        for start, end in zip(cuts, cuts[1:]):
            self.add_cluster([b for b in inside if start <= b <= end],
                             [g for g in glyphs if start <= g.cluster < end], run.is_rtl, carets)


def merged(boxes):
    result = []
    for left, right in sorted(box for box in boxes if box[0] < box[1]):
        if result and left <= result[-1][1]:
            result[-1][1] = max(result[-1][1], right)
        else:
            result.append([left, right])
    return result


def selections(boundaries):
    last = len(boundaries) - 1
    spans = {(0, last), (1, last - 1), (last // 3, 2 * last // 3), (0, last // 2)}
    return sorted((boundaries[a], boundaries[b]) for a, b in spans if a < b)


def primary(before, after, level_before, level_after, base):
    """Pango's strong cursor."""
    follows_base = level_before % 2 == base % 2
    turns = level_after % 2 != level_before % 2 or level_before < level_after
    return before if follows_base and turns else after


def measure(path, text, direction, options):
    logical = bidi_runs.runs(text, direction)
    shaped = {run.start: shape(path, text, run, options) for run in logical}
    line = [glyph for run in bidi_runs.visual_order(logical) for glyph in shaped[run.start]]
    width = 0
    for glyph in line:
        glyph.x = width
        width += glyph.advance

    boundaries, edges = grapheme_boundaries(text), Edges()
    for run in logical:
        edges.add_run(run, shaped[run.start], boundaries, ligature_carets(path))

    base = 1 if direction == "rtl" else 0
    levels = bidi_runs.levels(text, direction)
    line_start, line_end = (width, 0) if base else (0, width)
    strong = [primary(edges.trailing.get(b, line_start), edges.leading.get(b, line_end),
                      levels[b - 1] if b > 0 else base, levels[b] if b < len(text) else base, base)
              for b in boundaries]
    return {
        "w": width,
        "glyphs": [[g.id, g.cluster, g.advance, g.dx, g.dy] for g in line],
        "prev": [edges.trailing.get(b) for b in boundaries],
        "next": [edges.leading.get(b) for b in boundaries],
        "strong": strong,
        "lig": edges.ligatures,
        "sel": [[a, b, merged([box[2:] for box in edges.boxes if a <= box[0] and box[1] <= b])]
                for a, b in selections(boundaries)],
    }


# What some rows ask for: (font, text, options).
EXTRA = [
    *(("DejaVuSans.ttf", text, Options(features=[["kern", 0]])) for text in ("words", "kern-av", "kern-pairs")),
    *(("Roboto-Regular.ttf", text, Options(features=[["kern", 0]])) for text in ("words", "kern-av", "kern-pairs")),
    *((font, text, Options(features=[["liga", 0]]))
      for font in ("DejaVuSans.ttf", "Roboto-Regular.ttf", "Amiri-Regular.ttf", "Loma.ttf")
      for text in ("office", "fluffy")),
    ("DejaVuSans.ttf", "kern-av", Options(features=[["kern", 0, 2, 5]])),
    ("DejaVuSans.ttf", "fluffy", Options(features=[["liga", 0, 0, 6]])),
    ("Roboto-Regular.ttf", "fluffy", Options(features=[["liga", 0], ["liga", 1, 7, 13]])),
    ("Inter-roman.var.ttf", "digits", Options(features=[["tnum", 1]])),
    ("Inter-roman.var.ttf", "arrows", Options(features=[["calt", 0]])),
    ("DejaVuSans.ttf", "serbian", Options(language="sr")),
    ("Roboto-Regular.ttf", "romanian", Options(language="ro")),
    *(("Inter-roman.var.ttf", text, Options(variations={"wght": weight}))
      for weight in (100, 700, 900)
      for text in ("words", "sentence", "password", "kern-av", "kern-pairs", "arrows", "email", "nfc")),
]


def numbers(value):
    """Fractions as JSON numbers, at every depth."""
    if isinstance(value, (list, tuple)):
        return [numbers(item) for item in value]
    return fixtures.number(value) if isinstance(value, Fraction) else value


def rows():
    cases = []
    for font in fixtures.font_names():
        cmap = TTFont(fixtures.font_path(font)).getBestCmap()
        cases += [(font, text, Options()) for text in fixtures.texts_for(cmap) if "control" not in text["tags"]]
    by_id = {text["id"]: text for text in fixtures.texts()}
    cases += [(font, by_id[text], options) for font, text, options in EXTRA]
    for font, text, options in cases:
        for direction in text["directions"]:
            result = measure(fixtures.font_path(font), text["text"], direction, options)
            yield {"font": font, "text": text["id"], "direction": direction, **options.row(),
                   **{key: numbers(value) for key, value in result.items()}}


def oracle_version():
    return (f"HarfBuzz {uharfbuzz.version_string()} (uharfbuzz {uharfbuzz.__version__}), "
            f"FriBidi {bidi_runs.fribidi_version()}")


def main():
    meta = {"maker": oracle_version(),
            "unit": "font units; offsets: code points"}
    fixtures.write_golden("harfbuzz.json", meta, {"rows": list(rows())}, fixtures.font_paths())


if __name__ == "__main__":
    main()
