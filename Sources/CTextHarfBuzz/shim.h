#pragma once

#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#else
#error "HarfBuzz is missing: install libharfbuzz-dev (Debian, Ubuntu) or harfbuzz (Homebrew), or build without it by swift build --disable-default-traits (traits: [] in a package that depends on this one)"
#endif
