// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Names of files in a `Contents.json` of an asset catalog: of images, data, symbols, layers and all
/// other sets (Documentation/HostileFiles.md §1.8).
package enum AssetFileName {
  /// A name that leads out of its set, and where it stands.
  package struct Stray: Equatable, Sendable {
    package let name: String
    package let place: TextPlace
  }

  /// Whether a name stays in the folder that it is said in.
  package static func isInside(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  /// The names in a text that lead out of their sets, in the order of the text.
  ///
  /// - Complexity: O(bytes).
  package static func strays(in data: Data) throws(TextProblem) -> [Stray] {
    let bytes = try JSONText.checked(data)
    var strays: [Stray] = []
    var key = ""
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = endOfText(from: index, in: bytes)
        let text = decoded(bytes[index..<end])
        if isKey(endingAt: end, in: bytes) {
          key = text
        } else if key == "filename", !isInside(text) {
          strays.append(Stray(name: text, place: CheckedText.place(of: index, in: bytes)))
        }
        index = end
      default: index += 1
      }
    }
    return strays
  }

  /// The index behind the quote that ends a text.
  private static func endOfText(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  private static func isKey(endingAt end: Int, in bytes: [UInt8]) -> Bool {
    let next = bytes[end...].first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
    return next == UInt8(ascii: ":")
  }

  private static func decoded(_ quoted: ArraySlice<UInt8>) -> String {
    let value = try? JSONSerialization.jsonObject(with: Data(quoted), options: .fragmentsAllowed)
    return value as? String ?? ""
  }
}
