#!/usr/bin/env python3
"""Makes small fonts of the kinds that the bundled ones are not. Writes Fonts/Kinds and kinds.json.

Each is made of a bundled font, or of boxes drawn here, so there is no licence to add. bdftopcf comes from xfonts-utils.
What kinds.json says comes from fontTools, HarfBuzz, FreeType and Pillow, or from the numbers the font is made with.
"""
<<<<<<< HEAD
import base64
=======
import array
>>>>>>> font
import io
import itertools
import os
import struct
import subprocess
import zlib

import fontTools
import freetype
import PIL
import PIL.Image
import uharfbuzz as hb
from fontTools import subset, ttLib
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.fontBuilder import FontBuilder
from fontTools.misc import eexec
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables import BitmapGlyphMetrics, E_B_D_T_, E_B_L_C_, sbixGlyph, sbixStrike
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.ttCollection import TTCollection
from fontTools.varLib import build, instancer

import fixtures

KINDS = os.path.join(fixtures.FONTS, "Kinds")
LETTERS = "AVTex "
# No clock in the files.
os.environ["SOURCE_DATE_EPOCH"] = "0"


def path(name):
    return os.path.join(KINDS, name)


def part_of(name, letters):
    """A bundled font with a few letters."""
    font = TTFont(fixtures.font_path(name), recalcTimestamp=False)
    options = subset.Options(notdef_outline=True, legacy_kern=True, hinting=False, recalc_timestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    return font


def names(letters):
    return [".notdef"] + ["space" if c == " " else c if c.isalnum() else f"uni{ord(c):04X}" for c in letters]


def box(pen, width, height):
    pen.moveTo((50, 0))
    for point in [(50, height), (width - 50, height), (width - 50, 0)]:
        pen.lineTo(point)
    pen.closePath()


def builder(family, letters, widths, is_ttf, ascent=800, descent=-200, x_height=500):
    """A font of boxes; `widths` begins with that of .notdef."""
    order = names(letters)
    font = FontBuilder(1000, isTTF=is_ttf)
    font.setupGlyphOrder(order)
    font.setupCharacterMap({ord(c): g for c, g in zip(letters, order[1:])})
    advances = dict(zip(order, widths))
    if is_ttf:
        glyphs = {}
        for glyph in order:
            pen = TTGlyphPen(None)
            if glyph != "space":
                box(pen, min(advances[glyph], 1000), 700)
            glyphs[glyph] = pen.glyph()
        font.setupGlyf(glyphs)
    else:
        charstrings = {}
        for glyph in order:
            pen = T2CharStringPen(advances[glyph], None)
            if glyph != "space":
                box(pen, min(advances[glyph], 1000), 700)
            charstrings[glyph] = pen.getCharString()
        font.setupCFF(family.replace(" ", ""), {}, charstrings, {})
    font.setupHorizontalMetrics({g: (w, 0 if g == "space" else 50) for g, w in advances.items()})
    font.setupHorizontalHeader(ascent=ascent, descent=descent)
    font.setupNameTable({"familyName": family, "styleName": "Regular", "psName": family.replace(" ", "")})
    font.setupOS2(sTypoAscender=ascent, sTypoDescender=descent, usWinAscent=ascent, usWinDescent=-descent,
                  sCapHeight=700, sxHeight=x_height, version=4)
    font.setupPost(keepGlyphNames=False)
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    return font


def make_collection():
    collection = TTCollection()
    collection.fonts = [part_of("DejaVuSans.ttf", "iW"), part_of("DejaVuSansMono.ttf", "iW")]
    collection.save(path("collection.ttc"))


def make_wrapped():
    for flavor in ["woff", "woff2"]:
        font = part_of("DejaVuSans.ttf", LETTERS + "H")
        font.flavor = flavor
        font.save(path("wrapped." + flavor))


def set_maps(font, *maps):
    """Gives a font the character maps of (platform, encoding, codes) and no other."""
    font["cmap"].tableVersion, font["cmap"].tables = 0, []
    for platform, encoding, codes in maps:
        table = ttLib.getTableModule("cmap").CmapSubtable.newSubtable(0 if platform == 1 else 4)
        table.platformID, table.platEncID, table.language, table.cmap = platform, encoding, 0, codes
        font["cmap"].tables.append(table)


ROMAN = LETTERS + "b\xe9\u2022\u2026\u2019\xd8\xb7\xa9"


def make_maps():
    """Fonts without a map of Unicode, or of several maps."""
    font = part_of("LiberationSans-Regular.ttf", LETTERS)
    set_maps(font, (3, 0, {0xF000 + code: glyph for code, glyph in font.getBestCmap().items() if code < 0x100}))
    font.save(path("symbol.ttf"))

    # With the names of its glyphs, one of which does not say what the map says; and without them.
    for name, version in [("macintosh.ttf", 2.0), ("macintosh-nameless.ttf", 3.0)]:
        font = part_of("LiberationSans-Regular.ttf", ROMAN)
        codes = {ord(chr(code).encode("mac_roman")): glyph for code, glyph in font.getBestCmap().items()
                 if chr(code) in ROMAN}
        set_maps(font, (1, 0, codes))
        if version == 2.0:
            order = font.getGlyphOrder()
            post = font["post"]
            post.formatType, post.extraNames, post.mapping = 2.0, [], {}
            font["glyf"], font["hmtx"]
            renamed = ["x.alt" if glyph == "space" else glyph for glyph in order]
            font.setGlyphOrder(renamed)
            font["glyf"].glyphs = dict(zip(renamed, [font["glyf"].glyphs[glyph] for glyph in order]))
            font["glyf"].glyphOrder = renamed
            font["hmtx"].metrics = dict(zip(renamed, [font["hmtx"].metrics[glyph] for glyph in order]))
            set_maps(font, (1, 0, {code: "x.alt" if glyph == "space" else glyph for code, glyph in codes.items()}))
            for tag in ["GDEF", "GSUB", "GPOS", "kern"]:
                if tag in font:
                    del font[tag]
        else:
            font["post"].formatType = version
        font.save(path(name))

    # Where each character of an Arabic word, isolated and joined, lies on a page of Windows 3.1.
    for name, page, places in [
            ("arabic-simplified.ttf", 0xB2, {" ": 0x20, "\u0633": 0x62, "\ufeb3": 0x61, "\u0644": 0x7C, "\ufedf": 0x7B,
                                             "\u0627": 0x41, "\ufe8e": 0x42, "\u0645": 0x7E, "\ufefc": 0xBC, "\u060c": 0x2C}),
            ("arabic-traditional.ttf", 0xB3, {" ": 0x20, "\u0633": 0x70, "\ufeb3": 0x6D, "\u0644": 0xBE, "\ufedf": 0xBB,
                                              "\u0627": 0x41, "\ufe8e": 0x42, "\u0645": 0xC2, "\ufefc": 0xDD, "\u060c": 0x2C})]:
        font = builder("Arabic Boxes", "".join(places), [500 + 37 * index for index in range(len(places) + 1)], True)
        start = 0xF100 if page == 0xB2 else 0xF200
        set_maps(font.font, (3, 0, {start + code: glyph for code, glyph in zip(places.values(), font.font.getGlyphOrder()[1:])}))
        os2 = font.font["OS/2"]
        os2.version, os2.fsSelection = 0, page << 8 | 0x40
        font.save(path(name))

    # A and V in each other's place; tests give the maps other platforms and encodings.
    font = builder("Two Maps", "AV", [500, 600, 650], True)
    set_maps(font.font, (0, 0, {65: "A"}), (0, 1, {65: "V"}))
    for table in font.font["cmap"].tables:
        table.cmap[0x100] = table.cmap[65]
    font.save(path("maps.ttf"))


def png(width, height, ink, declared=None):
    """A picture that is transparent but for a box: left, top, right, bottom. The header may declare another size."""
    rows = b"".join(
        b"\0" + b"".join(b"\xff\0\0\x80" if ink[0] <= x < ink[2] and ink[1] <= y < ink[3] else b"\0" * 4 for x in range(width))
        for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", *(declared or (width, height)), 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def make_color():
    """COLR layers, and sbix pictures that no decoder accepts."""
    order = names("AV ")
    colr = builder("Colour Layers", "AV ", [500, 600, 650, 250], True)
    colr.setupCOLR({"A": [("V", 0)]})
    colr.setupCPAL([[(1, 0, 0, 1)]])
    colr.save(path("colr.ttf"))

    # Two fonts that have the same emoji in part, 1200 wide in colour and 700 without; both have a letter and a digit.
    letters = "A1\u20e3\u2615\u26f9\u2642\u2764\U0001f1e6\U0001f1e8\U0001f3fb\U0001f44d\U0001f468\U0001f600 "
    emoji = builder("Colour Emoji", letters, [500] + [1200] * len(letters), True)
    emoji.setupCOLR({"uni2615": [("A", 0)]})
    emoji.setupCPAL([[(1, 0, 0, 1)]])
    emoji.save(path("emoji.ttf"))
    letters = "A1b\u203c\u20e3\u2615\u26f9\u2642\u2764\U0001f3fb\U0001f44d\U0001f468\U0001f920 "
    builder("Plain Symbols", letters, [500] + [700] * len(letters), True).save(path("symbols.ttf"))

    sbix = builder("Colour Pictures", "AV ", [500, 600, 650, 250], True)
    table = sbix.font["sbix"] = newTable("sbix")
    table.version, table.flags = 1, 1
    for ppem in [20, 160]:
        strike = sbixStrike.Strike(ppem=ppem, resolution=72)
        for glyph in order:
            picture = b"" if glyph in ["space", ".notdef"] else b"\x89PNG broken on purpose"
            strike.glyphs[glyph] = sbixGlyph.Glyph(
                glyphName=glyph, graphicType="png " if picture else None, imageData=picture or None,
                originOffsetX=0, originOffsetY=0)
        table.strikes[ppem] = strike
    sbix.save(path("sbix.ttf"))

    # Ink at columns 3 to 16 and rows 2 to 9 of 20 × 20, and the same of other proportions eight times as large.
    # V is transparent, and W says to be so large that nothing should decode it.
    pictures = builder("Pictures", "AVW ", [500, 600, 650, 900, 250], True)
    table = pictures.font["sbix"] = newTable("sbix")
    table.version, table.flags = 1, 1
    for ppem, (width, height), ink, offset in [(20, (20, 20), (3, 2, 17, 10), (1, -4)), (160, (150, 170), (20, 31, 140, 161), (-7, -33))]:
        strike = sbixStrike.Strike(ppem=ppem, resolution=72)
        for glyph in names("AVW "):
            data = {"A": png(width, height, ink), "V": png(width, height, (0, 0, 0, 0)),
                    "W": png(1, 1, (0, 0, 1, 1), declared=(30000, 20000))}.get(glyph)
            strike.glyphs[glyph] = sbixGlyph.Glyph(
                glyphName=glyph, graphicType="png " if data else None, imageData=data,
                originOffsetX=offset[0], originOffsetY=offset[1])
        table.strikes[ppem] = strike
    pictures.save(path("pictures.ttf"))

    # Version 1: a clip box, layers that are moved in every way, a glyph of another's, a circle.
    order = "ABCDEFGHV "
    paints = builder("Colour Paints", order, [500] + [600 + 10 * index for index in range(len(order))], True)
    fill = {"Format": 2, "PaletteIndex": 0, "Alpha": 1.0}
    shape = {"Format": 10, "Glyph": "V", "Paint": fill}
    moved = [
        {"Format": 12, "Paint": shape, "Transform": (1.5, 0.25, -0.5, 0.75, 10.5, -20)},
        {"Format": 14, "Paint": shape, "dx": -33, "dy": 44}, {"Format": 16, "Paint": shape, "scaleX": 0.5, "scaleY": -1.25},
        {"Format": 18, "Paint": shape, "scaleX": 1.5, "scaleY": 0.5, "centerX": 300, "centerY": 350},
        {"Format": 20, "Paint": shape, "scale": 0.75}, {"Format": 22, "Paint": shape, "scale": 1.25, "centerX": -100, "centerY": 90},
        {"Format": 24, "Paint": shape, "angle": 45}, {"Format": 26, "Paint": shape, "angle": -30, "centerX": 300, "centerY": 350},
        {"Format": 28, "Paint": shape, "xSkewAngle": 20, "ySkewAngle": -10},
        {"Format": 30, "Paint": shape, "xSkewAngle": -15, "ySkewAngle": 5, "centerX": 300, "centerY": 350}]
    paints.setupCOLR({
        "A": shape,
        "B": (1, [shape, moved[1]]),
        "C": (1, moved[:5]), "D": (1, moved[5:]),
        "E": {"Format": 11, "Glyph": "D"},
        "F": {"Format": 32, "SourcePaint": moved[6], "CompositeMode": "src_over", "BackdropPaint": moved[2]},
        "G": {"Format": 14, "Paint": {"Format": 24, "Paint": moved[3], "angle": 90}, "dx": 400, "dy": 0},
        "H": {"Format": 11, "Glyph": "H"},
    }, version=1, clipBoxes={"A": (-10, -20, 900, 800)})
    paints.setupCPAL([[(1, 0, 0, 1)]])
    paints.save(path("paints.ttf"))


def make_outlines():
    builder("Cubic Boxes", LETTERS, [500, 600, 650, 610, 480, 470, 250], False).save(path("outlines.otf"))


# By grcompiler 5.2.1 of "table(substitution) cA > cV; endtable;": Graphite draws V for each A.
GRAPHITE = {
    "Feat": "AAEAAAABAAAAAAAAAAEAAAAAABiIAAEAAAB//w==",
    "Glat": "AAEAAAECAAEAHgIBAB4BAgABAB4BAwABAA8ACQECAAEAHgECAAEAHg==",
    "Gloc": "AAEAAAAAAAQABAAKAA4AFAAcACIAKA==",
    "Silf": "AAQAAAAEAAIAAQAAAAAAEAAEAAAAKgAyAAUAAAAAAQABAf8EAAAAAgMAAQAAAAAAAQAAAAAAAAAABAAAAE4AAACdAAAAAAAAAAAAAgACAAAAEAAA"
            "ABIAAAAUAAIAAQAFAQAAAQAYAAAAlwAAAJcAAACYAAAAAAACAAEAAQABAAEAAQAAAAAAAQABAAAAAAABAAAAAAAAAAEAAAAAAAAAAQAAAAUAAQAA"
            "OwAAGTE=",
    "Sill": "AAEAAAAAAAAAAAAAgICAgAAAABQ=",
}


def make_graphite():
    font = builder("Graphite Boxes", "AV ", [500, 600, 650, 250], True)
    for tag, data in GRAPHITE.items():
        font.font[tag] = DefaultTable(tag)
        font.font[tag].data = base64.b64decode(data)
    font.save(path("graphite.ttf"))


MASTERS = {300: ([500, 600, 650, 610, 480, 470, 250], 800, 480, -40), 900: ([560, 700, 790, 700, 590, 580, 250], 900, 540, -120)}


def make_variable():
    """CFF2 with avar, HVAR, MVAR, named instances and kerning that varies."""
    space = DesignSpaceDocument()
    space.addAxisDescriptor(tag="wght", name="Weight", minimum=300, default=300, maximum=900,
                            map=[(300, 300), (600, 420), (900, 900)])
    for weight, (widths, ascent, x_height, kern) in MASTERS.items():
        font = builder("Variable Boxes", LETTERS, widths, False, ascent, -200, x_height)
        font.addOpenTypeFeatures(f"feature kern {{ pos A V {kern}; }} kern;")
        space.addSourceDescriptor(font=font.font, name=str(weight), familyName="Variable Boxes",
                                  styleName=str(weight), location={"Weight": weight})
    for name, weight in [("Light", 300), ("Medium", 420), ("Black", 900)]:
        space.addInstanceDescriptor(familyName="Variable Boxes", styleName=name, location={"Weight": weight})
    font, _, _ = build(space)
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(path("variable.otf"))


def make_narrow():
    """TrueType with HVAR, in which the advance of `a` goes below 0 and that of `W` beyond 16 bits."""
    space = DesignSpaceDocument()
    space.addAxisDescriptor(tag="wdth", name="Width", minimum=50, default=100, maximum=150)
    letters = {"a": (300, -127, 310), "b": (600, 400, 700), "W": (65400, 65000, 65900), " ": (250, 250, 250)}
    for number, width in [(1, 50), (0, 100), (2, 150)]:
        font = builder("Narrow Boxes", "".join(letters), [500] + [widths[0] for widths in letters.values()], True)
        metrics = font.font["hmtx"].metrics
        for glyph, widths in zip(names("".join(letters))[1:], letters.values()):
            metrics[glyph] = (widths[number], metrics[glyph][1])
        space.addSourceDescriptor(font=font.font, name=str(width), familyName="Narrow Boxes",
                                  styleName=str(width), location={"Width": width})
    font, _, _ = build(space)
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(path("narrow.ttf"))


def make_twilight():
    """Instructions of A leave a point in the twilight zone by which those of V would move their advance."""
    font = builder("Twilight Boxes", "AV", [500, 600, 650], True).font
    programs = {
        "A": ["SVTCA[1]", "PUSHB[ ]", "0", "SZPS[ ]", "PUSHB[ ]", "0 0", "MIAP[0]"],
        # Points 4 and 5 are the phantom points of a box.
        "V": ["SVTCA[1]", "PUSHB[ ]", "5 0", "SZP2[ ]", "PUSHB[ ]", "0", "GC[0]", "PUSHB[ ]", "1", "SZP2[ ]", "SHPIX[ ]"]}
    for glyph, assembly in programs.items():
        font["glyf"][glyph].program = program(assembly)
    # Native ClearType (INSTCTRL, selector 3), in which instructions may move points sideways.
    font["prep"] = newTable("prep")
    font["prep"].program = program(["PUSHB[ ]", "4 3", "INSTCTRL[ ]"])
    font["cvt "] = newTable("cvt ")
    font["cvt "].values = array.array("h", [500])
    for field, value in [("maxTwilightPoints", 4), ("maxStackElements", 16), ("maxZones", 2)]:
        setattr(font["maxp"], field, value)
    font.save(path("twilight.ttf"))


def program(assembly):
    result = Program()
    result.fromAssembly(assembly)
    return result


def make_type1():
    """A Type 1 font written by hand: clear text, then charstrings as Adobe encrypts them."""
    def number(value):
        if -107 <= value <= 107:
            return bytes([value + 139])
        if value >= 108:
            return bytes([(value - 108 >> 8) + 247, value - 108 & 255])
        return bytes([(-value - 108 >> 8) + 251, -value - 108 & 255])

    def charstring(width, height):
        def step(*values, op):
            return b"".join(map(number, values)) + bytes([op])
        drawn = b"" if not height else (
            step(0, op=22) + step(height, op=7) + step(width - 100, op=6) + step(-height, op=7) + b"\x09")
        return step(50, width, op=13) + drawn + b"\x0e"

    def encrypted(data, key):
        return eexec.encrypt(b"\0\0\0\0" + data, key)[0]

    glyphs = dict(zip(names(LETTERS), [500, 600, 650, 610, 480, 470, 250]))
    clear = ("%!PS-AdobeFont-1.0: TypeOneBoxes 001.000\n11 dict begin\n"
             "/FontInfo 5 dict dup begin\n/FullName (Type One Boxes) readonly def\n/FamilyName (Type One Boxes) readonly def\n"
             "/Weight (Regular) readonly def\n/UnderlinePosition -100 def\n/UnderlineThickness 50 def\nend readonly def\n"
             "/FontName /TypeOneBoxes def\n/PaintType 0 def\n/FontType 1 def\n/FontMatrix [0.001 0 0 0.001 0 0] readonly def\n"
             "/Encoding StandardEncoding def\n/FontBBox {0 -200 700 800} readonly def\ncurrentdict end\ncurrentfile eexec\n").encode()
    private = b"dup /Private 8 dict dup begin\n/RD {string currentfile exch readstring pop} executeonly def\n" \
              b"/ND {noaccess def} executeonly def\n/NP {noaccess put} executeonly def\n/BlueValues [] def\n" \
              b"/MinFeature {16 16} def\n/password 5839 def\n/lenIV 4 def\n/Subrs 0 array ND\n" \
              + f"2 index /CharStrings {len(glyphs)} dict dup begin\n".encode()
    for glyph, width in glyphs.items():
        data = encrypted(charstring(width, 0 if glyph == "space" else 700), 4330)
        private += f"/{glyph} {len(data)} RD ".encode() + data + b" ND\n"
    private += b"end\nend\nreadonly put\nnoaccess put\ndup/FontName get exch definefont pop\nmark currentfile closefile\n"
    parts = [(1, clear), (2, encrypted(private, 55665)), (1, (b"0" * 64 + b"\n") * 8 + b"cleartomark\n")]
    with open(path("type1.pfb"), "wb") as file:
        for kind, data in parts:
            file.write(bytes([0x80, kind]) + len(data).to_bytes(4, "little") + data)
        file.write(b"\x80\x03")


# Pixel size -> advances of .notdef and of A, V, space.
STRIKES = {12: [6, 7, 8, 3], 16: [8, 11, 9, 5]}


def make_bdf():
    size, advances = 13, {65: 7, 86: 6, 32: 4, 945: 8}
    lines = ["STARTFONT 2.1", "FONT -Kinds-Bitmaps-Medium-R-Normal--13-130-72-72-P-70-ISO10646-1", "SIZE 13 72 72",
             "FONTBOUNDINGBOX 8 12 0 -3", "STARTPROPERTIES 8", 'FAMILY_NAME "Bitmaps"', 'CHARSET_REGISTRY "ISO10646"',
             'CHARSET_ENCODING "1"', f"PIXEL_SIZE {size}", "FONT_ASCENT 11", "FONT_DESCENT 3", "DEFAULT_CHAR 32",
             "RESOLUTION_X 72", "ENDPROPERTIES", f"CHARS {len(advances)}"]
    for code, advance in sorted(advances.items()):
        lines += [f"STARTCHAR uni{code:04X}", f"ENCODING {code}", f"SWIDTH {advance * 1000 // size} 0",
                  f"DWIDTH {advance} 0", "BBX 5 9 1 0" if code != 32 else "BBX 1 1 0 0", "BITMAP"]
        lines += ["F8"] * 9 if code != 32 else ["00"]
        lines += ["ENDCHAR"]
    with open(path("bitmaps.bdf"), "w", encoding="ascii") as file:
        file.write("\n".join(lines + ["ENDFONT", ""]))
    subprocess.run(["bdftopcf", "-o", path("bitmaps.pcf"), path("bitmaps.bdf")], check=True)


def make_otb():
    """Strikes whose advances are not in proportion, and an hmtx that is neither; also beside outlines."""
    order = names("AV ")
    font = builder("Strikes", "AV ", [500, 1000, 1000, 1000], True)
    font.font["EBLC"], font.font["EBDT"] = newTable("EBLC"), newTable("EBDT")
    locations, data = font.font["EBLC"], font.font["EBDT"]
    locations.version = data.version = 2.0
    locations.strikes, data.strikeData = [], []
    for size, advances in STRIKES.items():
        strike = E_B_L_C_.Strike()
        table = strike.bitmapSizeTable
        table.hori, table.vert = E_B_L_C_.SbitLineMetrics(), E_B_L_C_.SbitLineMetrics()
        for line in [table.hori, table.vert]:
            line.__dict__.update(ascender=size * 3 // 4, descender=-size // 4, widthMax=size, caretSlopeNumerator=1,
                                 caretSlopeDenominator=0, caretOffset=0, minOriginSB=0, minAdvanceSB=0,
                                 maxBeforeBL=size, minAfterBL=0, pad1=0, pad2=0)
        table.__dict__.update(colorRef=0, startGlyphIndex=0, endGlyphIndex=len(order) - 1, ppemX=size, ppemY=size,
                              bitDepth=1, flags=1)
        index = E_B_L_C_.eblc_index_sub_table_1(b"", font.font)
        index.__dict__.update(names=order, indexFormat=1, imageFormat=1, firstGlyphIndex=0, lastGlyphIndex=len(order) - 1)
        strike.indexSubTables = [index]
        glyphs = {}
        for glyph, advance in zip(order, advances):
            bitmap = E_B_D_T_.ebdt_bitmap_format_1(b"", font.font)
            bitmap.metrics = BitmapGlyphMetrics.SmallGlyphMetrics()
            height, width = (1, 1) if glyph == "space" else (size // 2, advance - 2)
            bitmap.metrics.__dict__.update(height=height, width=width, BearingX=1, BearingY=height, Advance=advance)
            bitmap.imageData = (b"\0" if glyph == "space" else b"\xff") * height * ((width + 7) // 8)
            glyphs[glyph] = bitmap
        index.locations = []
        locations.strikes.append(strike)
        data.strikeData.append(glyphs)
    font.save(path("embedded.ttf"))
    del font.font["glyf"], font.font["loca"]
    font.font.recalcBBoxes = False
    font.save(path("strikes.otb"))


def shaped_width(data, text, variations):
    face = hb.Face(data)
    font = hb.Font(face)
    font.set_variations(variations)
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font, buffer)
    return sum(p.x_advance for p in buffer.glyph_positions)


def variation_rows():
    """HarfBuzz's widths, and fontTools' vertical metrics, of fonts at points of their variation space."""
    rows = []
    for name, texts, weights in [
            ("Kinds/variable.otf", ["A", "AV", "Tex AV"], [300, 420, 450, 600, 750, 900]),
            ("Inter-roman.var.ttf", ["AV", "EK", "Hello"], [100, 250, 400, 650, 900])]:
        with open(fixtures.font_path(name), "rb") as file:
            data = file.read()
        for weight in weights:
            font = instancer.instantiateVariableFont(TTFont(io.BytesIO(data)), {"wght": weight})
            os2, hhea = font["OS/2"], font["hhea"]
            for text in texts:
                rows.append({"font": name, "variations": {"wght": weight}, "text": text,
                             "width": shaped_width(data, text, {"wght": weight}),
                             "metrics": [hhea.ascent, hhea.descent, os2.sxHeight, os2.sCapHeight]})
    return rows


def outline_rows():
    """HarfBuzz's advances of all glyphs, also where there is no HVAR, so that they come from the outlines."""
    rows = []
    for name, dropped, axis, coordinates in [
            ("Inter-roman.var.ttf", ["HVAR"], "wght", [100, 250, 650, 900]), ("Kinds/narrow.ttf", [], "wdth", [50, 55, 100, 125, 150]),
            ("Kinds/narrow.ttf", ["HVAR"], "wdth", [50, 55, 100, 125, 150])]:
        font = TTFont(fixtures.font_path(name))
        for tag in dropped:
            del font[tag]
        data = io.BytesIO()
        font.save(data)
        for coordinate in coordinates:
            shaper = hb.Font(hb.Face(data.getvalue()))
            shaper.set_variations({axis: coordinate})
            rows.append({"font": name, "dropped": dropped, "variations": {axis: coordinate},
                         "advances": [shaper.get_glyph_h_advance(glyph) for glyph in range(len(font.getGlyphOrder()))]})
    return rows


# What HarfBuzz asks for, and two that it does not know.
PLATFORMS = [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 6), (1, 0), (1, 1), (3, 0), (3, 1), (3, 3), (3, 10)]


def nominal_glyphs(data, text):
    font = hb.Font(hb.Face(data))
    return [font.get_nominal_glyph(ord(c)) or 0 for c in text]


def map_rows():
    """The glyphs that HarfBuzz maps characters to, and the width that it shapes them to."""
    rows = []
    arabic = "\u0633\u0644\u0627\u0645\u060c \u0633\ufeb3\ufedf\ufe8e\ufefc\u0628\xe9"
    for name, text in [("symbol.ttf", LETTERS + "\xc4\xe9\uf041\u2019"), ("macintosh.ttf", ROMAN + "a b\u20ac\xc9\u2018\ue000"),
                       ("macintosh-nameless.ttf", ROMAN + "a b\u20ac\xc9\u2018\ue000"), ("arabic-simplified.ttf", arabic), ("arabic-traditional.ttf", arabic)]:
        with open(path(name), "rb") as file:
            data = file.read()
        rows.append({"font": "Kinds/" + name, "text": text, "glyphs": nominal_glyphs(data, text), "width": shaped_width(data, text, {})})
    return rows


def map_pair_rows():
    """The glyphs of A and of U+0100 where a font has two maps."""
    rows = []
    with open(path("maps.ttf"), "rb") as file:
        whole = file.read()
    cmap = TTFont(io.BytesIO(whole)).reader.tables["cmap"].offset
    for first, second in itertools.combinations(PLATFORMS, 2):
        data = bytearray(whole)
        struct.pack_into(">HH", data, cmap + 4, *first)
        struct.pack_into(">HH", data, cmap + 12, *second)
        rows.append({"first": first, "second": second, "glyphs": nominal_glyphs(bytes(data), "A\u0100")})
    return rows


def ink_rows():
    """Boxes of what colour glyphs draw: by fontTools for layers and paints, by Pillow for pictures."""
    rows = []
    for name, text in [("colr.ttf", "AV"), ("paints.ttf", "ABCDEFGV")]:
        font = TTFont(path(name))
        glyphs, cmap, colr = font.getGlyphSet(), font.getBestCmap(), font["COLR"]
        layers = {} if colr.version else colr.ColorLayers
        records = {r.BaseGlyph: r.Paint for r in colr.table.BaseGlyphList.BaseGlyphPaintRecord} if colr.version else {}
        clips = colr.table.ClipList.clips if colr.version else {}
        for character in text:
            glyph = cmap[ord(character)]
            if glyph in clips:
                box = [getattr(clips[glyph], edge) for edge in ["xMin", "yMin", "xMax", "yMax"]]
            elif glyph in records:
                clip = records[glyph].computeClipBox(colr.table, glyphs, 1)
                box = [clip.xMin, clip.yMin, clip.xMax, clip.yMax]
            else:
                boxes = []
                for part in [layer.name for layer in layers.get(glyph, [])] or [glyph]:
                    pen = BoundsPen(glyphs)
                    glyphs[part].draw(pen)
                    boxes.append(pen.bounds)
                box = [min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)]
            rows.append({"font": "Kinds/" + name, "character": character, "sizes": [7, 1000], "em": 1000, "box": box})
    for name, text in [("Kinds/pictures.ttf", "A"), ("NotoColorEmoji.ttf", "\U0001f600\u2764\U0001f44d")]:
        font = TTFont(fixtures.font_path(name))
        cmap = font.getBestCmap()
        for character in text:
            for ppem, sizes, data, left, top in pictures(font, cmap[ord(character)]):
                box = PIL.Image.open(io.BytesIO(data)).convert("RGBA").getchannel("A").getbbox()
                rows.append({"font": name, "character": character, "sizes": sizes, "em": ppem,
                             "box": [left + box[0], top - box[3], left + box[2], top - box[1]]})
    return rows


def pictures(font, glyph):
    """Pixels in an em, sizes that are drawn by them, PNG, left edge and upper edge of a glyph in each strike."""
    if "sbix" in font:
        for ppem, sizes in [(20, [1, 16, 20]), (160, [20.5, 100, 160, 500])]:
            picture = font["sbix"].strikes[ppem].glyphs[glyph]
            height = PIL.Image.open(io.BytesIO(picture.imageData)).height
            # The origin of a picture beside an outline is the lower left corner of the outline's box (Apple's `sbix`).
            left, bottom = font["hmtx"][glyph][1] * ppem // 1000, font["glyf"][glyph].yMin * ppem // 1000
            yield ppem, sizes, picture.imageData, left + picture.originOffsetX, bottom + picture.originOffsetY + height
    else:
        picture = font["CBDT"].strikeData[0][glyph]
        size = font["CBLC"].strikes[0].bitmapSizeTable.ppemY
        yield size, [1, 16, 109, 500], picture.imageData, picture.metrics.BearingX, picture.metrics.BearingY


def strike_rows():
    """FreeType's advances in 1/64 pixel."""
    rows = []
    for name in ["bitmaps.bdf", "bitmaps.pcf", "strikes.otb"]:
        face = freetype.Face(path(name))
        for index, size in enumerate(face.available_sizes):
            face.select_size(index)
            advances = []
            for letter in "AV ":
                face.load_char(letter, freetype.FT_LOAD_DEFAULT)
                advances.append(face.glyph.metrics.horiAdvance)
            rows.append({"font": name, "strike": fixtures.number(size.y_ppem / 64), "text": "AV ", "advances": advances,
                         "metrics": [face.size.ascender, face.size.descender]})
    return rows


def main():
    os.makedirs(KINDS, exist_ok=True)
<<<<<<< HEAD
    for make in [make_collection, make_wrapped, make_maps, make_color, make_outlines, make_variable, make_narrow, make_type1,
                 make_bdf, make_otb, make_graphite]:
=======
    for make in [make_collection, make_wrapped, make_maps, make_color, make_outlines, make_variable, make_narrow,
                 make_twilight, make_type1, make_bdf, make_otb]:
>>>>>>> font
        make()
    files = sorted(os.listdir(KINDS))
    meta = {"maker": f"fontTools {fontTools.version}, HarfBuzz {hb.version_string()}, "
                     f"FreeType {'.'.join(map(str, freetype.version()))}, Pillow {PIL.__version__}",
            "unit": "font units; 1/64 pixel for strikes"}
    fixtures.write_golden("kinds.json", meta, {
        "variations": variation_rows(), "outlines": outline_rows(), "strikes": strike_rows(), "maps": map_rows(),
        "mapPairs": map_pair_rows(), "ink": ink_rows()}, [path(name) for name in files])


if __name__ == "__main__":
    main()
