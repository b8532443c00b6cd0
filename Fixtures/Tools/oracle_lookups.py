#!/usr/bin/env python3
"""fontTools reads the lookups of GSUB and GPOS. Writes lookups.json, one row a table.

  features   the tags of all features
  lookups    one for each lookup; a set of glyphs is given as its count and the sum of its IDs:
    type     that of the subtables where these are extensions
    flags    and the mark filtering set, if any, as `filter`
    rules    the number of ligatures, of sequence rules, or of subtables of other types
    first    the glyphs at which some rule may begin
    other    the glyphs that it makes of others, the second ones of pairs that move a glyph, or what its marks attach to
    around   all other glyphs of sequences, those of each rule added up (class 0: of all 65536 IDs)
    nested   the lookups that it applies
"""
import fontTools
from fontTools.ttLib import TTFont

import fixtures

ALL = (0x10000, sum(range(0x10000)))


class Summary:
    def __init__(self, font):
        self.id = font.getGlyphID
        self.rules, self.around = 0, [0, 0]
        self.first, self.other, self.all_but, self.nested = set(), set(), None, set()

    def ids(self, names):
        return {self.id(name) for name in names}

    def add_around(self, count, total):
        self.around[0] += count
        self.around[1] += total

    def add_glyphs(self, ids):
        self.add_around(len(ids), sum(ids))

    def add_class(self, number, definition):
        named = definition.classDefs if definition else {}
        if number:
            self.add_glyphs(self.ids(g for g, c in named.items() if c == number))
        else:
            ids = self.ids(g for g, c in named.items() if c)
            self.add_around(ALL[0] - len(ids), ALL[1] - sum(ids))

    def other_row(self):
        if self.all_but is None:
            return [len(self.other), sum(self.other)]
        out = self.all_but - self.other
        return [ALL[0] - len(out), ALL[1] - sum(out)]


def records(rule):
    for name in ("SubstLookupRecord", "PosLookupRecord"):
        yield from getattr(rule, name, None) or []


def field(table, *names):
    """The first field that a table has: those of GSUB and GPOS, of plain and chained ones differ in name."""
    return next((getattr(table, name) for name in names if getattr(table, name, None) is not None), None)


def sequence(summary, st):
    if st.Format == 3:
        coverages = field(st, "InputCoverage", "Coverage")
        summary.rules += 1
        summary.first |= summary.ids(coverages[0].glyphs)
        for coverage in coverages[1:] + (field(st, "BacktrackCoverage") or []) + (field(st, "LookAheadCoverage") or []):
            summary.add_glyphs(summary.ids(coverage.glyphs))
        summary.nested |= {r.LookupListIndex for r in records(st)}
        return
    if st.Format == 1:
        sets = field(st, "SubRuleSet", "PosRuleSet", "ChainSubRuleSet", "ChainPosRuleSet")
        starts = [{glyph} for glyph in st.Coverage.glyphs]
    else:
        sets = field(st, "SubClassSet", "PosClassSet", "ChainSubClassSet", "ChainPosClassSet")
        inputs = field(st, "InputClassDef", "ClassDef")
        classes = inputs.classDefs if inputs else {}
        starts = [{g for g in st.Coverage.glyphs if classes.get(g, 0) == number} for number in range(len(sets))]
    for start, rule_set in zip(starts, sets):
        rules = field(rule_set, "SubRule", "PosRule", "ChainSubRule", "ChainPosRule", "SubClassRule", "PosClassRule",
                      "ChainSubClassRule", "ChainPosClassRule") or [] if rule_set else []
        for rule in rules:
            summary.rules += 1
            summary.first |= summary.ids(start)
            summary.nested |= {r.LookupListIndex for r in records(rule)}
            for part, definition in (("Backtrack", "BacktrackClassDef"), ("Input", "InputClassDef"),
                                     ("LookAhead", "LookAheadClassDef"), ("Class", "ClassDef")):
                for item in getattr(rule, part, None) or []:
                    if st.Format == 1:
                        summary.add_glyphs({summary.id(item)})
                    else:
                        summary.add_class(item, getattr(st, definition, None))


def is_moving(*values):
    return any(part for value in values if value for part in vars(value).values())


def pair(summary, st):
    summary.rules += 1
    summary.first |= summary.ids(st.Coverage.glyphs)
    if st.Format == 1:
        summary.other |= {summary.id(r.SecondGlyph) for s in st.PairSet for r in s.PairValueRecord
                          if is_moving(r.Value1, r.Value2)}
        return
    columns = {i for row in st.Class1Record for i, r in enumerate(row.Class2Record) if is_moving(r.Value1, r.Value2)}
    named = {summary.id(g): c for g, c in st.ClassDef2.classDefs.items() if c}
    summary.other |= {g for g, c in named.items() if c in columns}
    if 0 in columns:
        summary.all_but = (summary.all_but & set(named)) if summary.all_but is not None else set(named)


def read_substitution(summary, kind, st):
    if kind in (5, 6):
        return sequence(summary, st)
    if kind == 4:
        for first, ligatures in st.ligatures.items():
            for ligature in ligatures:
                summary.rules += 1
                summary.first.add(summary.id(first))
                summary.other.add(summary.id(ligature.LigGlyph))
        return None
    summary.rules += 1
    if kind == 8:
        summary.first |= summary.ids(st.Coverage.glyphs)
        summary.other |= summary.ids(st.Substitute)
        for coverage in st.BacktrackCoverage + st.LookAheadCoverage:
            summary.add_glyphs(summary.ids(coverage.glyphs))
        return None
    mapping = st.alternates if kind == 3 else st.mapping
    summary.first |= summary.ids(mapping)
    for to in mapping.values():
        summary.other |= summary.ids([to] if kind == 1 else to)
    return None


def read_positioning(summary, kind, st):
    if kind == 2:
        return pair(summary, st)
    if kind in (7, 8):
        return sequence(summary, st)
    summary.rules += 1
    if kind in (1, 3):
        summary.first |= summary.ids(st.Coverage.glyphs)
    else:
        # A mark is what is attached, so that its rule begins at the mark.
        summary.first |= summary.ids(field(st, "MarkCoverage", "Mark1Coverage").glyphs)
        summary.other |= summary.ids(field(st, "BaseCoverage", "LigatureCoverage", "Mark2Coverage").glyphs)
    return None


def lookup_row(font, tag, lookup):
    summary, kind = Summary(font), lookup.LookupType
    for st in lookup.SubTable:
        if kind == (7 if tag == "GSUB" else 9):
            st = st.ExtSubTable
        inner = st.LookupType
        (read_substitution if tag == "GSUB" else read_positioning)(summary, inner, st)
    if kind == (7 if tag == "GSUB" else 9) and lookup.SubTable:
        kind = lookup.SubTable[0].ExtSubTable.LookupType
    return {"type": kind, "flags": lookup.LookupFlag,
            "filter": lookup.MarkFilteringSet if lookup.LookupFlag & 0x10 else None,
            "rules": summary.rules, "first": [len(summary.first), sum(summary.first)],
            "other": summary.other_row(), "around": summary.around, "nested": sorted(summary.nested)}


def main():
    tables = []
    for name in fixtures.font_names():
        font = TTFont(fixtures.font_path(name))
        for tag in ("GSUB", "GPOS"):
            if tag in font:
                table = font[tag].table
                tables.append({
                    "font": name, "table": tag,
                    "features": sorted({r.FeatureTag for r in table.FeatureList.FeatureRecord} if table.FeatureList else []),
                    "lookups": [lookup_row(font, tag, each) for each in table.LookupList.Lookup] if table.LookupList else []})
    fixtures.write_golden("lookups.json", {"maker": "fontTools " + fontTools.version, "unit": "glyph IDs"},
                          {"tables": tables}, fixtures.font_paths())


if __name__ == "__main__":
    main()
