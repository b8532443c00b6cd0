#pragma once

#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#include <stddef.h>

// Debian's HarfBuzz is built with Graphite2, which would shape fonts that have a Silf table.
static inline const char *const *chb_shapers(void) {
  static const char *const shapers[] = {"ot", NULL};
  return shapers;
}
#else
#error "HarfBuzz is missing: install libharfbuzz-dev (Debian, Ubuntu) or harfbuzz (Homebrew), or build without it by swift build --disable-default-traits (traits: [] in a package that depends on this one)"
#endif
