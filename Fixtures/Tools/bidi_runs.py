"""Cuts a text into runs of one embedding level (FriBidi, a C library) and one script (UAX #24)."""
import ctypes
import ctypes.util
from dataclasses import dataclass
from itertools import groupby

from fontTools import unicodedata

_fribidi = ctypes.CDLL(ctypes.util.find_library("fribidi") or "libfribidi.so.0")
_fribidi.fribidi_get_par_embedding_levels_ex.restype = ctypes.c_int8
_PARAGRAPH = {"ltr": 0x110, "rtl": 0x111}    # FRIBIDI_PAR_LTR, FRIBIDI_PAR_RTL

NO_SCRIPT = {"Zyyy", "Zinh", "Zzzz"}


def fribidi_version():
    text = ctypes.c_char_p.in_dll(_fribidi, "fribidi_version_info").value.decode()
    return text.split("\n")[0].split()[-1]


@dataclass
class Run:
    start: int
    end: int
    level: int
    script: str

    @property
    def is_rtl(self):
        return self.level % 2 == 1


def levels(text, direction):
    """The embedding level of each code point."""
    count = len(text)
    array = ctypes.c_uint32 * count
    characters, types, brackets = array(*map(ord, text)), array(), array()
    base, result = ctypes.c_uint32(_PARAGRAPH[direction]), (ctypes.c_int8 * count)()
    _fribidi.fribidi_get_bidi_types(characters, count, types)
    _fribidi.fribidi_get_bracket_types(characters, count, types, brackets)
    if count and not _fribidi.fribidi_get_par_embedding_levels_ex(
            types, brackets, count, ctypes.byref(base), result):
        raise RuntimeError("FriBidi failed")
    return list(result)


def closing_bracket(character):
    """The closing partner of an opening bracket, which stands one or two code points further on."""
    if unicodedata.category(character) == "Ps" and unicodedata.mirrored(character):
        for partner in (chr(ord(character) + 1), chr(ord(character) + 2)):
            if unicodedata.category(partner) == "Pe":
                return partner
    return None


def scripts(text):
    """The script of each code point.

    Common and inherited characters take the script before them, the first ones the script after.
    A closing bracket takes the script of its opening bracket.
    """
    result, current, open_brackets = [], None, []
    for character in text:
        script, partner = unicodedata.script(character), closing_bracket(character)
        if script not in NO_SCRIPT:
            current = script
        elif partner:
            open_brackets.append((partner, current))
        elif any(character == closing for closing, _ in open_brackets):
            while open_brackets[-1][0] != character:
                open_brackets.pop()
            current = open_brackets.pop()[1]
        result.append(current)
    for i in reversed(range(len(result))):
        if result[i] is None:
            result[i] = result[i + 1] if i + 1 < len(result) else "Zyyy"
    return result


def runs(text, direction):
    """The runs in logical order."""
    keys = list(zip(levels(text, direction), scripts(text)))
    result, start = [], 0
    for (level, script), group in groupby(keys):
        end = start + len(list(group))
        result.append(Run(start, end, level, script))
        start = end
    return result


def visual_order(logical):
    """The runs from left to right (UAX #9, rule L2)."""
    order = list(logical)
    odd = [run.level for run in order if run.is_rtl]
    for level in range(max((run.level for run in order), default=0), min(odd, default=1) - 1, -1):
        reordered = []
        for deep, group in groupby(order, key=lambda run: run.level >= level):
            group = list(group)
            reordered += reversed(group) if deep else group
        order = reordered
    return order
