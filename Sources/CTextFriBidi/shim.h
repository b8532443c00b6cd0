#pragma once

#if !__has_include(<fribidi.h>)
#error "FriBidi is missing: install libfribidi-dev (Debian, Ubuntu) or fribidi (Homebrew), or build without it by swift build --disable-default-traits (traits: [] in a package that depends on this one)"
#else
#include <fribidi.h>

// Swift imports no macros that are built of others, so what is needed of them is here.

static inline int cfb_is_left_to_right(FriBidiCharType type) { return type == FRIBIDI_TYPE_LTR; }
static inline int cfb_is_right_to_left(FriBidiCharType type) {
  return type == FRIBIDI_TYPE_RTL || type == FRIBIDI_TYPE_AL;
}
static inline int cfb_opens_isolate(FriBidiCharType type) {
  return type == FRIBIDI_TYPE_LRI || type == FRIBIDI_TYPE_RLI || type == FRIBIDI_TYPE_FSI;
}
static inline int cfb_closes_isolate(FriBidiCharType type) { return type == FRIBIDI_TYPE_PDI; }

// What goes along with letters of one direction on both sides (UAX #9, N1, and W1, W6 without numbers).
static inline int cfb_goes_along(FriBidiCharType type) {
  return type == FRIBIDI_TYPE_WS || type == FRIBIDI_TYPE_ON || type == FRIBIDI_TYPE_NSM ||
         type == FRIBIDI_TYPE_CS || type == FRIBIDI_TYPE_ES || type == FRIBIDI_TYPE_ET;
}

// What brackets may take their direction from (UAX #9, N0).
static inline int cfb_has_direction(FriBidiCharType type) {
  return FRIBIDI_IS_LETTER(type) || FRIBIDI_IS_NUMBER(type);
}

// What takes the level of the paragraph at the end of a line (UAX #9, L1, rule 4).
static inline int cfb_trails(FriBidiCharType type) {
  return FRIBIDI_IS_EXPLICIT_OR_BN_OR_WS(type) || FRIBIDI_IS_ISOLATE(type);
}

static const FriBidiCharType cfb_boundary_neutral = FRIBIDI_TYPE_BN;
static const FriBidiBracketType cfb_no_bracket = FRIBIDI_NO_BRACKET;
static const FriBidiParType cfb_paragraph_left_to_right = FRIBIDI_PAR_LTR;
static const FriBidiParType cfb_paragraph_right_to_left = FRIBIDI_PAR_RTL;

// A variable that Swift takes for one that may change.
static inline const char *cfb_version_info(void) { return fribidi_version_info; }

// What joins to a letter beside it, whether it changes its own form or not (Joining_Type D, R, L, C).
static inline int cfb_joins(FriBidiJoiningType type) {
  return (type & (FRIBIDI_MASK_JOINS_RIGHT | FRIBIDI_MASK_JOINS_LEFT)) != 0;
}

#endif
