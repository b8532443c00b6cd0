#pragma once

#include <hb.h>
#include <hb-ot.h>
#include <stddef.h>

// Debian's HarfBuzz is built with Graphite2, which would shape fonts that have a Silf table.
static inline const char *const *chb_shapers(void) {
  static const char *const shapers[] = {"ot", NULL};
  return shapers;
}
