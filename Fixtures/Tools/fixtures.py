"""What every script here shares: where the fixtures lie, how a golden file is written."""
import hashlib
import json
import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FONTS = os.path.join(ROOT, "Fonts")
TEXTS = os.path.join(ROOT, "Texts", "texts.json")
GOLDEN = os.path.join(ROOT, "Golden", "oracle")

# Default ignorables and controls of our texts: a font need not have them to show the text.
INVISIBLE = {0x00AD, 0x034F, 0x061C, 0xFEFF, *range(0x200B, 0x2010), *range(0x2028, 0x202F),
             *range(0x2060, 0x2070), *range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000),
             *range(0x00, 0x20), *range(0x7F, 0xA0)}


def font_names():
    return sorted(name for name in os.listdir(FONTS) if name.endswith(".ttf"))


def font_path(name):
    return os.path.join(FONTS, name)


def font_name(path):
    """A bundled font's path within Fonts; any other font's file name."""
    return os.path.relpath(path, FONTS) if path.startswith(FONTS + os.sep) else os.path.basename(path)


def font_paths():
    return [font_path(name) for name in font_names()]


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def texts():
    with open(TEXTS, encoding="utf-8") as file:
        return json.load(file)["texts"]


def is_covered(text, cmap):
    """Whether the font has every visible character of the text."""
    return all(ord(c) in cmap or ord(c) in INVISIBLE for c in text)


def texts_for(cmap):
    """The texts a font can show, and those that are there to be missing (tag `anyfont`)."""
    return [t for t in texts()
            if is_covered(t["text"], cmap) or ("anyfont" in t["tags"] and ord(t["text"][0]) in cmap)]


def number(value):
    """A number as JSON should show it: whole numbers without a point."""
    value = float(value)
    return int(value) if value.is_integer() else value


def compact(value):
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"))


def write_golden(name, meta, sections, paths):
    """Writes {"meta":…, "section":[…], …}: the meta line first, then one row a line."""
    meta = {**meta, "fonts": {font_name(path): sha256(path) for path in paths}}
    path = os.path.join(GOLDEN, name)
    with open(path, "w", encoding="ascii") as file:
        file.write('{"meta":' + compact(meta))
        for section, rows in sections.items():
            file.write(',\n"' + section + '":[\n' + ",\n".join(map(compact, rows)) + "\n]")
        file.write("}\n")
    print(f"{name}: {sum(map(len, sections.values()))} rows, {os.path.getsize(path)} bytes")
