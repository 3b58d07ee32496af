// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation

/// One way in which an element can bear a name; earlier ones in ``tests(for:)`` are closer.
@MainActor
struct MatchTest {
  let matches: @MainActor (ScreenElement) -> Bool
  /// Whether the name is the element's own, and not its class's.
  let isOwnName: Bool

  private init(
    isOwnName: Bool = true, _ matches: @escaping @MainActor (ScreenElement) -> Bool
  ) {
    self.matches = matches
    self.isOwnName = isOwnName
  }

  /// The ways in the order of Documentation/Steps.md §3.2.
  static func tests(for name: ElementName) -> [MatchTest] {
    let wanted = name.text
    switch name.kind {
    case .identifier: return [MatchTest { $0.identifier == wanted }]
    case .label: return [MatchTest { $0.label == wanted }, loose(wanted) { [$0.label ?? ""] }]
    case .text: return [MatchTest { $0.texts.contains(wanted) }, loose(wanted) { $0.texts }]
    case .type: return [type(wanted)]
    case .any:
      return [
        MatchTest { $0.identifier == wanted },
        MatchTest { $0.label == wanted },
        MatchTest { $0.texts.contains(wanted) },
        loose(wanted) { [$0.identifier, $0.label].compactMap(\.self) + $0.texts },
        type(wanted),
      ]
    }
  }

  /// Whatever the case and the spaces; a name that ends in … stands for what begins with it.
  private static func loose(
    _ name: String, _ texts: @escaping @MainActor (ScreenElement) -> [String]
  ) -> MatchTest {
    let wanted = plain(name)
    for ending in ["…", "..."] where wanted.hasSuffix(ending) && wanted.count > ending.count {
      let beginning = String(wanted.dropLast(ending.count))
      return MatchTest { element in
        texts(element).contains { plain($0).hasPrefix(beginning) || plain($0) == wanted }
      }
    }
    return MatchTest { element in texts(element).contains { plain($0) == wanted } }
  }

  /// `cell`, `text field` and `UITextField` are the ends of a class's or a superclass's name.
  private static func type(_ name: String) -> MatchTest {
    let wanted = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard wanted.count >= 3 else { return MatchTest(isOwnName: false) { _ in false } }
    return MatchTest(isOwnName: false) { element in
      element.isWholeView && element.typeNames.contains { $0.lowercased().hasSuffix(wanted) }
    }
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}
