#!/usr/bin/env python3
"""Makes Fixtures/Texts/texts.json: the test texts with their grapheme boundaries.

A text is (id, text, base directions, tags). `gb16` are the extended grapheme cluster boundaries
(UAX #29, \\X of the regex module) as UTF-16 offsets. Tag `anyfont`: the text is meant for fonts
that lack some of its characters.
"""
from importlib.metadata import version

import regex

import fixtures

LTR, RTL, BOTH = ["ltr"], ["rtl"], ["ltr", "rtl"]

# Every space separator (category Zs) of Unicode.
SPACES = [0x0020, 0x00A0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000]

TEXTS = [
    ("empty", "", BOTH, "latin"),
    ("letter", "A", BOTH, "latin"),
    ("words", "Hello, World!", BOTH, "latin"),
    ("sentence", "Pack my box with five dozen liquor jugs.", LTR, "latin"),
    ("password", "Password", LTR, "latin"),
    ("capitals", "WAVE TYPE LYRIC", LTR, "latin kern"),
    ("kern-av", "AVAVATAWA", LTR, "latin kern"),
    ("kern-pairs", "AV To Te V. We", LTR, "latin kern"),
    ("kern-punctuation", "P, L' T- Y. F; \"A\"", LTR, "latin kern"),
    ("kern-space", "A T Y A L Y", LTR, "latin kern space"),
    ("fi", "fi", LTR, "latin ligature"),
    ("ffi", "ffi", LTR, "latin ligature"),
    ("office", "office", BOTH, "latin ligature"),
    ("fluffy", "fluffy baffle off", LTR, "latin ligature"),
    ("fi-accent", "fi\u0301", LTR, "latin ligature mark"),
    ("fi-zwnj", "f\u200ci", LTR, "latin ligature ignorable"),
    ("fi-presentation", "o\ufb03ce", LTR, "latin ligature"),
    ("email", "jo.van-ty+list@example.org", LTR, "latin"),
    ("digits", "0123456789", BOTH, "latin digits"),
    ("phone", "+86 (0)10 1234-5678", BOTH, "latin digits"),
    ("money", "$1,299.00 − 15%", LTR, "latin digits"),
    ("arrows", "a->b 3x4 != <=", LTR, "latin"),
    ("ellipsis", "Search…", LTR, "latin"),
    ("bullets", "••••••", BOTH, "latin"),
    ("trailing-spaces", "abc   ", BOTH, "latin space"),
    ("leading-spaces", "   abc", BOTH, "latin space"),
    ("only-spaces", "   ", BOTH, "latin space"),
    ("no-break-space", "10\u00a0km\u00a0", LTR, "latin space"),
    *((f"space-{c:04x}", "ab" + chr(c), LTR, "latin space") for c in SPACES),
    ("latin-1", "Øl på Åland, ¿Qué?", LTR, "latin"),
    ("nfc", "café naïve Ångström", LTR, "latin"),
    ("nfd", "cafe\u0301 nai\u0308ve A\u030angstro\u0308m", LTR, "latin mark"),
    ("stacked-marks", "a\u0323\u0302\u0301 o\u0308\u0304 x\u0307\u0327", LTR, "latin mark"),
    ("mark-first", "\u0301a", LTR, "latin mark"),
    ("mark-on-space", "a \u0301 b", LTR, "latin mark space"),
    ("dotted-circle", "\u25cc\u0303", LTR, "latin mark"),
    ("vietnamese", "Nhập mật khẩu của bạn", LTR, "latin"),
    ("vietnamese-nfd", "Nha\u0323\u0302p ma\u0323\u0302t kha\u0302\u0309u", LTR, "latin mark"),
    ("romanian", "ştiinţă și țară", LTR, "latin"),
    ("greek", "Όνομα χρήστη ΑΥΤΟΣ", LTR, "greek"),
    ("cyrillic", "Введите пароль ГОД", LTR, "cyrillic"),
    ("serbian", "бгдпт", LTR, "cyrillic"),
    ("latin-greek-cyrillic", "Aα/Бb", LTR, "latin greek cyrillic"),
    ("hebrew", "שלום עולם", BOTH, "hebrew"),
    ("hebrew-points", "בְּרֵאשִׁית", RTL, "hebrew mark"),
    ("hebrew-digits", "טלפון 03-1234567", BOTH, "hebrew bidi digits"),
    ("hebrew-parentheses", "שם (משתמש) abc", BOTH, "hebrew bidi"),
    ("hebrew-in-latin", "say שלום now", BOTH, "hebrew bidi"),
    ("hebrew-number-latin", "אבג 123 def", BOTH, "hebrew bidi digits"),
    ("hebrew-email", "דואל: a.b@example.org", BOTH, "hebrew bidi"),
    ("hebrew-isolate", "a \u2067ב (1)\u2069 c", BOTH, "hebrew bidi ignorable"),
    ("hebrew-first-strong-isolate", "x \u2068אב 12\u2069!", BOTH, "hebrew bidi ignorable"),
    ("override", "ab\u202ecde\u202cfg", BOTH, "latin bidi ignorable"),
    ("left-to-right-mark", "אב!\u200e c", BOTH, "hebrew bidi ignorable"),
    ("right-to-left-mark", "ab\u200f! c", BOTH, "latin bidi ignorable"),
    ("bidi-spaces", "ab   אב   ", BOTH, "hebrew bidi space"),
    ("arabic", "مرحبا بالعالم", BOTH, "arabic"),
    ("arabic-placeholder", "كلمة المرور", RTL, "arabic"),
    ("arabic-lam-alef", "لا سلام الآن", BOTH, "arabic ligature"),
    ("arabic-harakat", "مُحَمَّدٌ لِلَّهِ", RTL, "arabic mark"),
    ("arabic-joiners", "ه\u200d می\u200cشود", RTL, "arabic ignorable"),
    ("arabic-tatweel", "عـــلي", RTL, "arabic"),
    ("arabic-digits", "رقم ١٢٣ و 456", BOTH, "arabic bidi digits"),
    ("arabic-latin", "اسم User ٣", BOTH, "arabic bidi"),
    ("devanagari", "नमस्ते दुनिया", LTR, "devanagari"),
    ("devanagari-conjuncts", "क्ष त्र ज्ञ श्री", LTR, "devanagari"),
    ("devanagari-reordering", "कि र्कि हिन्दी", LTR, "devanagari"),
    ("devanagari-joiners", "क्\u200dष क्\u200cष", LTR, "devanagari ignorable"),
    ("devanagari-mark-alone", "\u093f", LTR, "devanagari mark"),
    ("devanagari-mark-first", "\u093fक \u0947ख", LTR, "devanagari mark"),
    ("devanagari-mark-on-space", "क \u093f क\u093f\u093f \u094d", LTR, "devanagari mark space"),
    ("devanagari-mark-in-latin", "12 \u0902\u093fक", LTR, "devanagari latin mark"),
    ("arabic-mark-first", "\u0651\u064eس \u0651", RTL, "arabic mark"),
    ("thai-mark-first", "\u0e34ก", LTR, "thai mark"),
    ("thai", "ใส่ชื่อผู้ใช้", LTR, "thai"),
    ("thai-sara-am", "น้ำ คำ กำ", LTR, "thai"),
    ("thai-latin", "ไทย office", LTR, "thai latin ligature"),
    ("chinese-user-name", "请输入用户名", BOTH, "chinese"),
    ("chinese-placeholder", "占位文本", LTR, "chinese"),
    ("chinese-phone", "请输入手机号码", LTR, "chinese"),
    ("chinese-punctuation", "你好，世界。「名字」（测试）", LTR, "chinese"),
    ("chinese-latin", "中文 ABC 输入123", LTR, "chinese latin"),
    ("fullwidth", "ＡＢＣ１２３！\u3000测试", LTR, "chinese space"),
    ("emoji", "😀👍", LTR, "emoji"),
    ("emoji-skin-tones", "👍🏻👍🏽👍🏿", LTR, "emoji"),
    ("emoji-family", "👨\u200d👩\u200d👧\u200d👦", BOTH, "emoji"),
    ("emoji-flags", "🇨🇳🇫🇷🇺🇸", LTR, "emoji"),
    ("emoji-flags-odd", "🇩🇲🇩🇴🇩", BOTH, "emoji"),
    ("emoji-keycap", "1\ufe0f\u20e32", LTR, "emoji"),
    ("emoji-selectors", "☁\ufe0f❤\ufe0e❤\ufe0f", LTR, "emoji ignorable"),
    ("emoji-in-latin", "Hi 👍🏽!", LTR, "latin emoji anyfont"),
    ("soft-hyphen", "co\u00adop", LTR, "latin ignorable"),
    ("zero-width-space", "ab\u200bcd", LTR, "latin ignorable"),
    ("zero-width-joiner", "a\u200db", LTR, "latin ignorable"),
    ("word-joiner-and-bom", "\ufeffa\u2060b", LTR, "latin ignorable"),
    ("missing-chinese", "a用b", LTR, "latin anyfont"),
    ("missing-private-use", "a\ue000b", LTR, "latin anyfont"),
    ("control", "a\u0001b", LTR, "latin control"),
    ("tab", "a\tbc\td", LTR, "latin control"),
    ("line-feed", "a\nb", LTR, "latin control"),
    ("carriage-return-line-feed", "a\r\nb", LTR, "latin control"),
]


def utf16_length(text):
    return len(text.encode("utf-16-le")) // 2


def boundaries(text):
    ends = [match.end() for match in regex.finditer(r"\X", text)]
    return [utf16_length(text[:end]) for end in [0, *ends]]


def main():
    rows = [{"id": name, "text": text, "directions": directions, "tags": tags.split(), "gb16": boundaries(text)}
            for name, text, directions, tags in TEXTS]
    names = [row["id"] for row in rows]
    assert len(names) == len(set(names))
    with open(fixtures.TEXTS, "w", encoding="ascii") as file:
        meta = {"maker": "make_texts.py, regex " + version("regex"), "unit": "gb16: UTF-16 code units"}
        file.write('{"meta":' + fixtures.compact(meta) + ',\n"texts":[\n')
        file.write(",\n".join(map(fixtures.compact, rows)) + "\n]}\n")
    print(len(rows), "texts")


if __name__ == "__main__":
    main()
