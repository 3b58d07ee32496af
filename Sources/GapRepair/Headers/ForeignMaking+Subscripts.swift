// Part of Snug, under the Apache License 2.0; see LICENSE.

extension ForeignMaking {
  /// What brackets mean for objects of a class: `object[key]` asks `objectForKeyedSubscript:`, which
  /// stays a method, too (X: Objective-C's object subscripting).
  func subscripts(of node: HeaderClass, access: String) -> [String] {
    node.methods.compactMap { method in
      guard !method.isOfClass, method.pieces.count == 1,
        let setter = Self.setters[method.pieces[0].word], let keyType = method.pieces[0].type,
        let key = keyType.swift(isNonnull: node.isNonnull, names: names),
        let head = head(of: method, node), !head.result.isEmpty
      else { return nil }
      let word = method.pieces[0].word.dropFirst("object".count)
      let label = HeaderName.lowered(String(word))
      let get = "self.object(\(label): key)"
      let set = node.methods.first { !$0.isOfClass && $0.pieces.map(\.word) == setter }
        .flatMap { method in method.pieces[0].type?.swift(isNonnull: node.isNonnull, names: names) }
        .map { type in
          let call = "self.setObject(newValue, \(label): key)"
          let isOptional = { (text: String) in text.hasSuffix("?") || text.hasSuffix("!") }
          return isOptional(head.result) && !isOptional(type)
            ? " set { if let newValue { \(call) } }" : " set { \(call) }"
        }
      return "\(access) subscript(key: \(key)) -> \(head.result) { get { \(get) }\(set ?? "") }"
    }
  }

  /// The method that sets what a method of this word gives.
  private static let setters = [
    "objectForKeyedSubscript": ["setObject", "forKeyedSubscript"],
    "objectAtIndexedSubscript": ["setObject", "atIndexedSubscript"],
  ]
}
