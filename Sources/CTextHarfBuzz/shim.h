#pragma once

#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>

// HarfBuzz's own OpenType shaper alone. A build of HarfBuzz may prefer Graphite or another engine for
// some fonts, and then the same text would have other widths on other machines.
static const char *const chb_shapers[] = {"ot", 0};

// This bounds the work by the length of the text, which executing a plan does not.
static inline hb_bool_t chb_shape(
    hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count) {
  return hb_shape_full(font, buffer, features, count, chb_shapers);
}

static inline hb_shape_plan_t *chb_shape_plan_create(
    hb_face_t *face, const hb_segment_properties_t *properties, const hb_feature_t *features,
    unsigned int count, const int *coordinates, unsigned int coordinate_count) {
  return hb_shape_plan_create2(
      face, properties, features, count, coordinates, coordinate_count, chb_shapers);
}
#else
#error "HarfBuzz is missing: install libharfbuzz-dev (Debian, Ubuntu) or harfbuzz (Homebrew), or build without it by swift build --disable-default-traits (traits: [] in a package that depends on this one)"
#endif
