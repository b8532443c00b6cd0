/// Why a font could not be opened, or a font of a size not be made.
public struct FontError: Error, Sendable, Hashable {
  /// The kind of a failure, for a program to act on.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// There is nothing at the path.
    case fileNotFound
    /// What lies at the path is a directory, a device or a pipe.
    case notAFile
    /// The file is there but may not or cannot be read.
    case unreadable
    /// The file, or the memory given, holds no bytes.
    case emptyFile
    /// The bytes are no font, or a font in a format that the linked FreeType does not read.
    case unknownFormat
    /// The bytes are a font, but a damaged one.
    case brokenFont
    /// The font holds no face with the index asked for.
    case faceIndexOutOfRange
    /// The size is not finite, not above 0 or above ``Font/largestSize``.
    case invalidSize
    /// A variation axis that the face does not have, or a coordinate that is no number.
    case invalidVariation
    /// The FreeType that the program runs with is older than 2.12, the oldest that is supported.
    case oldFreeType
    /// There was not enough memory.
    case outOfMemory
  }

  /// The kind of the failure.
  public let code: Code

  /// What happened, as a sentence part for people to read.
  public let reason: String

  /// What FreeType said; nil if the failure was found before FreeType was asked.
  public let freeType: FreeTypeFailure?

  init(_ code: Code, _ reason: String, freeType: FreeTypeFailure? = nil) {
    self.code = code
    self.reason = reason
    self.freeType = freeType
  }
}

/// FreeType's own words about a failure.
public struct FreeTypeFailure: Sendable, Hashable {
  /// FreeType's error number.
  public let code: Int

  /// FreeType's text for that number.
  public let message: String

  /// The version of the FreeType that answered, such as "2.12.1".
  public let version: String
}

extension FontError: CustomStringConvertible {
  /// The reason, followed by FreeType's words where there are some.
  public var description: String {
    guard let freeType else { return reason }
    return "\(reason) (FreeType \(freeType.version), error \(freeType.code): \(freeType.message))"
  }
}
