// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Builds the values of a document from libyaml's steps.
struct YAMLTree {
  /// Lists and maps within each other; what is deeper is refused.
  static let deepest = 64
  /// Values of a document, each counted wherever its name (`*name`) stands for it.
  static let mostValues = 100_000

  /// A list or map that has not ended.
  private struct Open {
    var value: YAMLText
    let anchor: String?
    /// The key that waits for its value; `isMerge` says that it was a plain `<<`.
    var key: (text: YAMLText, isMerge: Bool)?
    /// Maps whose entries count where the map has none of its own.
    var merged: [YAMLText] = []
    /// Values in it, itself among them.
    var count = 1
  }

  private var open: [Open] = []
  private var named: [String: (value: YAMLText, count: Int)] = [:]
  private var root: YAMLText?
  private var count = 0

  /// - Returns: Nil when the text is no YAML, holds no document, or more than the bounds allow.
  static func document(of text: String) -> YAMLText? {
    guard let events = YAMLEvents(text) else { return nil }
    var tree = YAMLTree()
    while let event = events.next() {
      if case .documentEnds = event { return tree.root }
      guard tree.take(event) else { return nil }
    }
    return nil
  }

  /// - Returns: False when a bound is passed, or a name stands for nothing.
  private mutating func take(_ event: YAMLEvent) -> Bool {
    switch event {
    case .scalar(let text, let isPlain, let anchor):
      return add(
        .scalar(text), count: 1, isMerge: isPlain && text == "<<", anchor: anchor)
    case .listBegins(let anchor): return begin(.list([]), anchor)
    case .mapBegins(let anchor): return begin(.map([:]), anchor)
    case .alias(let name):
      guard let (value, count) = named[name] else { return false }
      return add(value, count: count, isMerge: false, anchor: nil)
    case .ends:
      guard let ended = open.popLast() else { return false }
      // What it holds was counted when it came.
      count -= ended.count
      return add(
        YAMLTree.whole(ended.value, merged: ended.merged), count: ended.count, isMerge: false,
        anchor: ended.anchor)
    case .documentEnds, .other: return true
    }
  }

  private mutating func begin(_ value: YAMLText, _ anchor: String?) -> Bool {
    guard open.count < YAMLTree.deepest else { return false }
    open.append(Open(value: value, anchor: anchor))
    count += 1
    return true
  }

  private mutating func add(
    _ value: YAMLText, count values: Int, isMerge: Bool, anchor: String?
  ) -> Bool {
    count += values
    guard count <= YAMLTree.mostValues else { return false }
    if let anchor { named[anchor] = (value, values) }
    guard !open.isEmpty else {
      root = value
      return true
    }
    let last = open.count - 1
    open[last].count += values
    switch open[last].value {
    case .list(var elements):
      open[last].value = .scalar("")
      elements.append(value)
      open[last].value = .list(elements)
    case .map(var entries):
      guard let key = open[last].key else {
        open[last].key = (value, isMerge)
        return true
      }
      open[last].key = nil
      if key.isMerge {
        open[last].merged += value.elements
      } else if case .scalar(let name) = key.text {
        open[last].value = .scalar("")
        entries[name] = value
        open[last].value = .map(entries)
      }
    case .scalar: return false
    }
    return true
  }

  /// A map with what it merges: its own entries first, then those of the maps in their order.
  private static func whole(_ value: YAMLText, merged: [YAMLText]) -> YAMLText {
    guard case .map(var entries) = value else { return value }
    for case .map(let more) in merged {
      entries.merge(more) { own, _ in own }
    }
    return .map(entries)
  }
}
