// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Lets the sources of Dispatch be held weakly.
///
/// On Apple's systems the protocol of a timer is one of objects. Here it is not, and `weak` takes the
/// class that is behind it, or an object that is asked for it (Documentation/SourceLowering.md §5.3).
struct DispatchSourcePass {
  let files: [ParsedFile]

  func run() {
    for file in files where file.bytes.holds("weak ") && file.bytes.holds("DispatchSource") {
      let declared = SourceNameScan(viewMode: .sourceAccurate)
      declared.walk(file.tree)
      let weak = WeakSourceScan(declared.names)
      weak.walk(file.tree)
      for capture in weak.captures {
        file.edits.insert(" = \(capture.name) as? DispatchSource", at: capture.end)
      }
      for variable in weak.variables { keepAsObject(variable, in: file) }
    }
  }

  private func keepAsObject(_ variable: WeakSourceScan.Variable, in file: ParsedFile) {
    let name = variable.name
    file.edits.insert("private weak var snugWeak_\(name): AnyObject?; ", at: variable.start)
    file.edits.blank(variable.modifier)
    file.edits.insert(
      " { get { snugWeak_\(name) as? \(variable.type) } "
        + "set { snugWeak_\(name) = newValue.map { $0 as AnyObject } } }",
      at: variable.end)
  }

  /// Dispatch's own protocols, all of which one class fulfils.
  fileprivate static let protocols = Set(
    [
      "Protocol", "Timer", "Read", "Write", "Signal", "UserDataAdd", "UserDataOr",
      "UserDataReplace",
    ]
    .map { "DispatchSource" + $0 })

  fileprivate static let makers = Set(
    ["Timer", "Read", "Write", "Signal", "UserDataAdd", "UserDataOr", "UserDataReplace"]
      .map { "DispatchSource.make\($0)Source" })
}

/// The names that a file gives sources: `let timer = DispatchSource.makeTimerSource()`, and what is
/// declared to be of such a protocol.
private final class SourceNameScan: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    let call = node.initializer?.value.as(FunctionCallExprSyntax.self)
    let isMade = (call?.calledExpression.trimmedDescription).map(DispatchSourcePass.makers.contains)
    if isMade == true || isSource(node.typeAnnotation?.type) { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isSource(node.type) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }
}

/// What of those names is weak.
private final class WeakSourceScan: SyntaxVisitor {
  struct Variable {
    let name: String
    let type: String
    /// Offsets of the declaration.
    let start: Int
    let end: Int
    /// The word `weak`.
    let modifier: Range<Int>
  }

  private let names: Set<String>
  /// Captures in closures, with the offsets where they end.
  private(set) var captures: [(name: String, end: Int)] = []
  private(set) var variables: [Variable] = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    let words = node.trimmedDescription.split { " ,\n".contains($0) }
    guard words.count == 2, words[0] == "weak", names.contains(String(words[1])),
      let name = node.tokens(viewMode: .sourceAccurate).first(where: { $0.text == words[1] })
    else { return .visitChildren }
    captures.append((name.text, name.range.upperBound))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard
      let modifier = node.modifiers.first(where: { $0.name.text == "weak" && $0.detail == nil }),
      let binding = node.bindings.first, node.bindings.count == 1,
      binding.accessorBlock == nil, binding.initializer == nil,
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type, isSource(type)
    else { return .visitChildren }
    variables.append(
      Variable(
        name: name, type: String(type.trimmedDescription.dropLast()),
        start: node.range.lowerBound, end: type.range.upperBound, modifier: modifier.range))
    return .visitChildren
  }
}

/// Whether a type is a protocol of Dispatch's sources, or nil beside one.
private func isSource(_ type: TypeSyntax?) -> Bool {
  guard let words = type?.trimmedDescription.split(whereSeparator: { " ()?!".contains($0) }) else {
    return false
  }
  guard let name = words.last, words.count <= 2 else { return false }
  return DispatchSourcePass.protocols.contains(String(name))
}
