// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The SwiftUI views that a source puts into UIKit, by their names (Documentation/Exploration.md §10.1).
struct HostedViews {
  /// In the order of the text.
  private(set) var found: [(name: String, index: String.Index)] = []

  /// - Parameter text: A source without comments.
  init(_ text: String) {
    guard text.contains("UIHosting") || text.contains("rootView:") && text.contains("SwiftUI")
    else { return }
    for match in text.matches(of: #/\bUIHostingController\s*<\s*([\w.]+)/#) {
      let name = match.1
      if name != "AnyView", !Self.isParameter(name, in: text) { add(name) }
    }
    for match in text.matches(of: #/\brootView:\s*(?:self\.)?(?:AnyView\(\s*)?([\w.]+)(.?)/#) {
      let name = match.1
      // A type in a declaration, or an initialiser that hands its argument on.
      let isType = name.first?.isUppercase == true && !["(", "{", "<"].contains(match.2)
      // Nor has a name what an initialiser is asked for: `.init()`, `self`, `style.rootView`.
      let last = name.split(separator: ".").last ?? ""
      let isNameless = name.hasPrefix(".") || ["rootView", "some", "any", "self"].contains(last)
      if !isType, !isNameless { add(name) }
    }
    for match in text.matches(
      of: #/\bUIHostingConfiguration\s*\{\s*(?:\[[^\]]*\]\s*in\s+)?([\w.]+)/#)
    {
      add(match.1)
    }
    found.sort { $0.index < $1.index }
  }

  /// Whether a name is that of a generic parameter: `<Content: View>`.
  private static func isParameter(_ name: Substring, in text: String) -> Bool {
    text.matches(of: #/[<,]\s*(\w+)\s*:/#).contains { $0.1 == name }
  }

  private mutating func add(_ name: Substring) {
    found.append((String(name), name.startIndex))
  }
}
