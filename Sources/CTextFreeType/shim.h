#pragma once

#if !__has_include(<ft2build.h>)
#error "FreeType is missing: install libfreetype-dev (Debian, Ubuntu) or freetype (Homebrew)"
#else
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_BBOX_H
#include FT_FONT_FORMATS_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_IDS_H
#include FT_TRUETYPE_TABLES_H
#include FT_TRUETYPE_TAGS_H

// The oldest that is supported; what the program runs with is checked when a face is opened.
#if FREETYPE_MAJOR * 1000 + FREETYPE_MINOR < 2012
#error "FreeType 2.12 or newer is needed"
#endif

// Swift imports no function-like macros and no macros built of others,
// so those that are needed become constants and functions here.

static const FT_Int32 cft_load_target_normal = FT_LOAD_TARGET_NORMAL;
static const FT_Int32 cft_load_target_light = FT_LOAD_TARGET_LIGHT;

static inline int cft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int cft_is_sfnt(FT_Face face) { return FT_IS_SFNT(face) != 0; }
static inline int cft_is_variable(FT_Face face) { return FT_HAS_MULTIPLE_MASTERS(face) != 0; }
static inline int cft_is_variation(FT_Face face) { return FT_IS_VARIATION(face) != 0; }
static inline int cft_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }
static inline int cft_has_kerning(FT_Face face) { return FT_HAS_KERNING(face) != 0; }

// FT_Error_String gives NULL where the library was built without its texts, as Debian's is;
// the texts themselves are in a header that is meant to be included this way.
static inline const char *cft_error_text(FT_Error error) {
  switch (FT_ERROR_BASE(error)) {
#undef FTERRORS_H_
#define FT_ERROR_START_LIST
#define FT_ERRORDEF(name, value, text) case value: return text;
#define FT_ERROR_END_LIST
#include FT_ERRORS_H
  default: return "unknown error";
  }
}

#endif
