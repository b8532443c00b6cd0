// A field cannot be described without a font, so one import is enough for both.
@_exported public import TextMetrics
