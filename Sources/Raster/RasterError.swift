// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Why a picture could not be made.
package enum RasterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Cairo refused; its own words.
  case cairo(String)
  /// The size in pixels is empty or beyond what one image can hold.
  case size(width: Int, height: Int)
  /// The bytes are not a picture that can be read; the decoder's own words.
  case undecodable(name: String, reason: String)
  /// The picture has more pixels than are decoded.
  case tooLarge(name: String, width: Int, height: Int)
  /// The font file cannot be opened.
  case font(path: String)

  package var description: String {
    switch self {
    case .cairo(let reason): return "drawing failed: \(reason)"
    case .size(let width, let height):
      return "an image of \(width) × \(height) pixels cannot be made; use 1 to 32767 each way"
    case .undecodable(let name, let reason):
      return "image \(name) cannot be decoded: \(reason); save it as PNG or JPEG"
    case .tooLarge(let name, let width, let height):
      return
        "image \(name) of \(width) × \(height) pixels is too large to be drawn; scale it down to "
        + "what is shown"
    case .font(let path): return "font \(path) cannot be opened; install the package it is from"
    }
  }
}
