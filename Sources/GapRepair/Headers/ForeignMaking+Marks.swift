// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What running something of a header's class says (Documentation/Gaps.md §5.9): what comes back to the
/// app, or may call it, is a left-out place; what only tells a missing object something is none.
extension ForeignMaking {
  /// The statements of a function.
  ///
  /// - Parameter result: Its type in Swift; empty for nothing.
  func body(
    of method: HeaderMethod, _ node: HeaderClass, _ path: String, result: String
  ) -> String {
    let needs = "\(node.name).\(method.pieces[0].word)"
    if !result.isEmpty {
      let function = givesMissing(method.result, node) ? "snugAbsent" : "snugNeutral"
      return given(mark(function, needs, path, method.line), as: result)
    }
    let left = mark("snugLeftOut", needs, path, method.line)
    if let content = content(method) {
      return mark("snugContent", needs, path, method.line, with: ", self, \(content)")
    }
    guard node.kind == .class, isTelling(method, node) else { return left }
    let told = mark("snugTold", needs, path, method.line)
    let calls = method.pieces.filter { $0.type.map(isBlock) == true }.map {
      Self.escaped($0.name) + " == nil"
    }
    return calls.isEmpty ? told : "if \(calls.joined(separator: ", ")) { \(told) } else { \(left) }"
  }

  /// A neutral value: what a header calls neither nullable nor the opposite is there, for who asks for it
  /// takes that for granted.
  func given(_ value: String, as type: String) -> String {
    type.hasSuffix("!") && !type.hasPrefix("((") ? "\(value) as \(type.dropLast())" : value
  }

  /// Whether a value is again one of a header's own classes, which can be asked for nothing else.
  func givesMissing(_ type: HeaderType?, _ node: HeaderClass) -> Bool {
    guard let name = type?.name else { return false }
    return name == "instancetype" ? classes[node.name] != nil : classes[name] != nil
  }

  func isBlock(_ type: HeaderType) -> Bool { names.isBlock(type) }

  /// What giving a property a value says: what only keeps it is no place, but what it is given may act.
  /// A view is missing itself wherever it is in sight.
  func keeping(
    _ property: HeaderProperty, _ value: String, _ path: String, needs: String, isView: Bool
  ) -> String {
    isView || isPlain(property.type)
      ? mark("snugTold", needs, path, property.line)
      : mark("snugKept", needs, path, property.line, with: ", \(value)")
  }

  /// The word and the controller of a method that gives a container what it shows.
  private func content(_ method: HeaderMethod) -> String? {
    let word = method.pieces[0].word.lowercased()
    guard !method.isOfClass, word.contains("controller"),
      LostContent.words.contains(where: word.contains),
      let piece = method.pieces.first, piece.type?.name == "UIViewController"
    else { return nil }
    return "\(GapMark.literal(piece.word)), \(Self.escaped(piece.name))"
  }

  /// Whether a method is given plain values alone, perhaps blocks that may be nil, and changes by its name
  /// neither what all screens look like nor which is shown.
  private func isTelling(_ method: HeaderMethod, _ node: HeaderClass) -> Bool {
    let isView = SightNames.isView(base(of: node.name))
    let isPassing = GlobalLooks.isPassing(node.name)
    if !isView, !isPassing, GlobalLooks.mayBe(method.pieces[0].word) { return false }
    return method.pieces.allSatisfy { piece in
      guard let type = piece.type else { return true }
      if isBlock(type) { return parameter(type, node.isNonnull)?.hasSuffix("?") == true }
      return isPlain(type) || isPassing && type.name == "UIView"
    }
  }

  private func isPlain(_ type: HeaderType) -> Bool {
    guard let name = type.name else { return false }
    if HeaderType.plain[name] != nil || classes[name] != nil || numbers.contains(name) {
      return true
    }
    return PlainTypes.names.contains(HeaderType.swiftName(name))
  }
}
