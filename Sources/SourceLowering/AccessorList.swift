// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What a property does when it is read and set: `get`, `set`, `willSet`, `didSet`, each with braces
/// of its own.
struct AccessorList {
  struct Accessor {
    /// `didSet`.
    let keyword: String
    /// From the keyword to its left brace, without that.
    let head: Range<Int>
    /// The value that the braces know, where one is written: `old` of `didSet(old)`.
    let parameter: String?

    /// `_ oldValue: CGRect`; nothing for a getter.
    func parameters(type: String) -> String {
      let usual = keyword == "didSet" ? "oldValue" : "newValue"
      return keyword == "get" ? "" : "_ \(parameter ?? usual): \(type)"
    }
  }

  /// From `var` to the left brace, with it.
  let head: Range<Int>
  /// The right brace.
  let end: Range<Int>
  let accessors: [Accessor]

  /// nil where nothing stands in braces of its own, or something that is no plain function.
  init?(of node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      binding.initializer == nil, let block = binding.accessorBlock,
      case .accessors(let list) = block.accessors
    else { return nil }
    var accessors: [Accessor] = []
    for accessor in list {
      guard let body = accessor.body, accessor.effectSpecifiers == nil, accessor.modifier == nil,
        accessor.attributes.isEmpty,
        ["get", "set", "willSet", "didSet"].contains(accessor.accessorSpecifier.text)
      else { return nil }
      accessors.append(
        Accessor(
          keyword: accessor.accessorSpecifier.text,
          head: accessor.accessorSpecifier.range.lowerBound..<body.leftBrace.range.lowerBound,
          parameter: accessor.parameters?.name.text))
    }
    head = node.bindingSpecifier.range.lowerBound..<block.leftBrace.range.upperBound
    end = block.rightBrace.range
    self.accessors = accessors
  }
}
