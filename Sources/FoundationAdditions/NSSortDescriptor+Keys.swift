// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Foundation off Apple's systems sorts by key paths and closures only; these sort by names, and by
/// key paths whose values may be missing.
extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(name: key, ascending: ascending, selector: nil) { SortValue.compare($0, $1) }
  }

  /// Compares by one of the methods that texts have for it (`caseInsensitiveCompare:`,
  /// `localizedStandardCompare:`…), else by value.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let rule = SortValue.rule(of: selector)
    self.init(name: key, ascending: ascending, selector: selector, rule)
  }

  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(name: key, ascending: ascending, selector: nil) { first, second in
      comparator(first as Any, second as Any)
    }
  }

  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    nonisolated(unsafe) let path = keyPath
    self.init(
      name: KeyNames.name(of: keyPath), path: path, ascending: ascending, selector: nil
    ) { SortValue.compare($0, $1) }
  }

  /// Sorts as a descriptor of Swift's does.
  public convenience init<Root>(_ descriptor: SortDescriptor<Root>) {
    let texts = descriptor.stringComparator
    self.init(
      name: descriptor.keyPath.flatMap { KeyNames.name(of: $0) }, path: descriptor.keyPath,
      ascending: descriptor.order == .forward, selector: nil
    ) { first, second in
      guard let texts, let left = PredicateValue.text(first),
        let right = PredicateValue.text(second)
      else { return SortValue.compare(first, second) }
      // The order is the descriptor's own matter.
      var rule = texts
      rule.order = .forward
      return rule.compare(left, right)
    }
  }

  /// The key by which objects are asked for the value; nil compares the objects themselves.
  public var key: String? { KeyNames.entries[self]?.name }

  public var selector: Selector? { KeyNames.entries[self]?.selector }

  private convenience init(
    name: String?, path: AnyKeyPath? = nil, ascending: Bool, selector: Selector?,
    _ rule: @escaping (Any?, Any?) -> ComparisonResult
  ) {
    nonisolated(unsafe) let path = path
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      rule(SortValue.value(of: first, name, path), SortValue.value(of: second, name, path))
    }
    KeyNames.entries[self] = KeyNames.Entry(name: name, selector: selector)
  }
}

/// How values of unknown types are ordered.
private enum SortValue {
  static func value(of object: Any, _ name: String?, _ path: AnyKeyPath?) -> Any? {
    // Rows of stores answer to names alone.
    if let path, let found = object[keyPath: path] { return PredicateValue.unwrapped(found) }
    guard let name else { return PredicateValue.unwrapped(object) }
    return PredicateValue.path(name).value(object, [:])
  }

  /// Nothing comes before something.
  static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
    guard let first else { return second == nil ? .orderedSame : .orderedAscending }
    guard let second else { return .orderedDescending }
    return PredicateComparison(relation: .less, options: []).order(first, second) ?? .orderedSame
  }

  static func rule(of selector: Selector?) -> (Any?, Any?) -> ComparisonResult {
    switch selector?.name {
    case "caseInsensitiveCompare:": return texts { $0.caseInsensitiveCompare($1) }
    case "localizedCaseInsensitiveCompare:":
      return texts { $0.localizedCaseInsensitiveCompare($1) }
    case "localizedStandardCompare:": return texts { $0.localizedStandardCompare($1) }
    case "localizedCompare:": return texts { $0.localizedCompare($1) }
    default: return compare
    }
  }

  private static func texts(
    _ rule: @escaping (String, String) -> ComparisonResult
  ) -> (Any?, Any?) -> ComparisonResult {
    { first, second in
      guard let left = PredicateValue.text(first), let right = PredicateValue.text(second) else {
        return compare(first, second)
      }
      return rule(left, right)
    }
  }
}

/// The names that sort descriptors were made with.
enum KeyNames {
  struct Entry {
    let name: String?
    let selector: Selector?
  }

  static let entries = SideTable<NSSortDescriptor, Entry>()

  /// The names of a path's components, if Swift can tell them.
  static func name(of path: AnyKeyPath) -> String? {
    let text = String(reflecting: path)
    guard text.hasPrefix("\\"), !text.contains("<computed"), let dot = text.firstIndex(of: ".")
    else { return nil }
    let root = String(reflecting: type(of: path).rootType)
    let rest = text.dropFirst(1 + root.count)
    let names: Substring = rest.hasPrefix(".") ? rest.dropFirst() : text[text.index(after: dot)...]
    return String(names.filter { $0 != "?" && $0 != "!" })
  }
}
