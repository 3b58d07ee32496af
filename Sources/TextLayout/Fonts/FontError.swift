// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Why fonts could not be loaded.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A folder or file of the pinned set is missing.
  case missingPinnedFont(path: String, debianPackage: String)
  /// A font file does not exist or cannot be read.
  case unreadable(path: String)
  /// A file is no font that FreeType knows.
  case notAFont(path: String)
  /// A font file whose tables do not lie where it says; what is wrong.
  case damaged(path: String, String)

  package var description: String {
    switch self {
    case .missingPinnedFont(let path, let package):
      "the font \(path) is missing; install it with 'apt-get install \(package)'"
    case .unreadable(let path): "the font file \(path) cannot be read"
    case .notAFont(let path): "\(path) is not a font file"
    case .damaged(let path, let fault): "the font file \(path) is damaged: \(fault)"
    }
  }
}
