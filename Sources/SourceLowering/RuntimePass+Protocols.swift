// Part of Snug, under the Apache License 2.0; see LICENSE.

extension RuntimePass {
  /// The functions of the Objective-C runtime that ask what a protocol declares.
  private static let questions = [
    "protocol_getMethodDescription", "protocol_copyMethodDescription",
  ]

  /// Where a module asks what protocols declare, the statements that tell it of those that it names
  /// as values (Documentation/SourceLowering.md §6).
  func protocolDescriptions(_ files: [ParsedFile]) -> [String] {
    guard files.contains(where: { Self.questions.contains(where: $0.bytes.holds) }) else {
      return []
    }
    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    let named = Set(texts.flatMap { $0.matches(of: /\b([A-Z]\w*)\.self\b/).map { String($0.1) } })
    return named.sorted().compactMap(description)
  }

  private func description(of name: String) -> String? {
    var methods: [(selector: String, isRequired: Bool)] = []
    var open = [name]
    var known: Set<String> = []
    while let next = open.popLast() {
      guard known.insert(next).inserted else { continue }
      if let own = model.types[next], own.kind == .protocol {
        methods += own.bodies.flatMap(\.members).filter { $0.kind == .function }
          .map { (ObjectiveCName.selector(of: $0), !$0.isOptionalRequirement) }
        open += own.inherited.map(ModuleModel.bare)
      }
      methods += OptionalMethodTable.methods(ofProtocol: next).map { ($0.selector, $0.isRequired) }
      open += OptionalMethodTable.protocols[next] ?? []
    }
    // The registration stands in a file of its own, which sees no private names.
    let isOwn =
      model.types[name].map { type in
        type.kind == .protocol && !type.isGeneric && type.access != .private
          && type.access != .fileprivate
      } ?? false
    guard !methods.isEmpty, isOwn || OptionalMethodTable.protocols[name] != nil else { return nil }
    func list(_ isRequired: Bool) -> String {
      methods.filter { $0.isRequired == isRequired }.map { "\"\($0.selector)\"" }.sorted()
        .joined(separator: ", ")
    }
    return "RuntimeRegistry.describe(protocol: \(name).self, "
      + "required: [\(list(true))], optional: [\(list(false))])"
  }
}
