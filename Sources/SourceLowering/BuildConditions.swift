// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftParser
import SwiftSyntax

extension LoweringOptions {
  /// The UTF-8 offsets of what is not compiled: the clauses of `#if` that do not hold.
  package func uncompiledRanges(of text: String) -> [Range<Int>] {
    let finder = UncompiledFinder(BuildConditions(self))
    finder.walk(Parser.parse(source: text))
    return finder.found
  }
}

private final class UncompiledFinder: SyntaxVisitor {
  private(set) var found: [Range<Int>] = []
  private let conditions: BuildConditions

  init(_ conditions: BuildConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = conditions.activeClause(of: node)
    for clause in node.clauses where clause.id != active?.id { found.append(clause.range) }
    return .visitChildren
  }
}

/// Decides `#if` conditions as they are on iOS.
///
/// Documentation/SourceLowering.md §2.
struct BuildConditions {
  let flags: Set<String>
  let languageMode: String
  /// Modules that can be imported, the app's own included.
  let modules: Set<String>
  /// Whether the module is compiled as for Linux.
  let isLinux: Bool

  init(_ options: LoweringOptions) {
    flags = options.conditions
    languageMode = options.languageMode
    isLinux = options.isLinux
    modules = options.modules.union(
      isLinux ? ModuleTable.onLinux : ModuleTable.importable)
  }

  /// The clause that is compiled, or nil when none is.
  func activeClause(of block: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    block.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition)
    }
  }

  func holds(_ condition: ExprSyntax) -> Bool {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let flag = condition.as(DeclReferenceExprSyntax.self) {
      return flags.contains(flag.baseName.text)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      return !holds(negation.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holdsSequence(Array(sequence.elements))
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holdsCall(call) }
    return false
  }

  /// `&&` binds tighter than `||`.
  private func holdsSequence(_ elements: [ExprSyntax]) -> Bool {
    var alternatives: [[ExprSyntax]] = [[]]
    for element in elements {
      if let operation = element.as(BinaryOperatorExprSyntax.self) {
        if operation.operator.text == "||" { alternatives.append([]) }
      } else {
        alternatives[alternatives.count - 1].append(element)
      }
    }
    return alternatives.contains { $0.allSatisfy(holds) }
  }

  private func holdsCall(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == (isLinux ? "Linux" : "iOS")
    case "targetEnvironment": return !isLinux && argument == "simulator"
    case "canImport":
      return modules.contains(argument.split(separator: ".").first.map(String.init) ?? "")
    case "swift": return compare(argument, with: languageVersion)
    case "compiler": return compare(argument, with: "6.3")
    case "arch": return argument == (isLinux ? Self.ownArchitecture : "arm64")
    case "hasFeature", "hasAttribute", "_endian", "_pointerBitWidth": return true
    default: return false
    }
  }

  #if arch(x86_64)
    private static let ownArchitecture = "x86_64"
  #else
    private static let ownArchitecture = "arm64"
  #endif

  /// The version that `swift(…)` compares with: the last of the language mode that the compiler
  /// knows.
  private var languageVersion: String {
    switch languageMode {
    // Between 4.1 and 4.2, so that the branches for compilers before 4.2 hold.
    case "4": "4.1.50"
    case "4.2": "4.2"
    case "5": "5.10"
    default: "6.3"
    }
  }

  /// `>=5.9` or `<6` against a version.
  private func compare(_ condition: String, with version: String) -> Bool {
    func parts(_ text: some StringProtocol) -> [Int] {
      let numbers = text.split(separator: ".").compactMap { Int($0) }
      return numbers + Array(repeating: 0, count: max(0, 3 - numbers.count))
    }
    let wanted = parts(condition.drop { !$0.isNumber })
    let isLess = parts(version).lexicographicallyPrecedes(wanted)
    return condition.hasPrefix("<") ? isLess : !isLess
  }

  /// What to write for an atom that Linux would decide another way; nil when it would not.
  func replacement(for call: FunctionCallExprSyntax) -> String? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch (call.calledExpression.trimmedDescription, argument) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): return "true"
    case ("os", "Linux"): return "false"
    case ("arch", "arm64"): return "true"
    case ("arch", "x86_64"): return "false"
    case ("canImport", let module) where ModuleTable.isReplaced(module): return "true"
    default: return nil
    }
  }
}
