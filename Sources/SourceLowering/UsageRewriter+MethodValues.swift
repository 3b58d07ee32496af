// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Methods of XCTest as values: here they have arguments with defaults, for the place of the call,
/// which a function's type does not leave out (Documentation/SourceLowering.md §2.10).
extension UsageRewriter {
  /// The arguments that Apple's methods take, by the methods' full names.
  private static let testMethods: [String: [String?]] = [
    "fulfill": [],
    "fulfill()": [],
    "wait(for:timeout:)": ["for", "timeout"],
    "wait(for:timeout:enforceOrder:)": ["for", "timeout", "enforceOrder"],
    "waitForExpectations(timeout:handler:)": ["timeout", "handler"],
    "expectation(description:)": ["description"],
    "expectation(forNotification:object:handler:)": ["forNotification", "object", "handler"],
    "expectation(for:evaluatedWith:handler:)": ["for", "evaluatedWith", "handler"],
    "measure(_:)": [nil],
  ]

  /// `expectation.fulfill`, `self.wait(for:timeout:)`, `XCTWaiter.wait(for:timeout:)`.
  func rewriteMethodValue(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, isTestMethodValue(node, named: node.declName),
      node.parent?.is(MemberAccessExprSyntax.self) == false,
      !base.is(OptionalChainingExprSyntax.self)
    else { return }
    let isType = base.trimmedDescription.first?.isUppercase == true
    guard !isType || base.trimmedDescription == "XCTWaiter" else { return }
    let call = Self.call(node.declName)
    guard !isType else { return file.edits.replace(node.range, with: "{ XCTWaiter.\(call) }") }
    file.edits.insert("{ [snugTarget = ", at: node.range.lowerBound)
    file.edits.replace(
      base.range.upperBound..<node.range.upperBound, with: "] in snugTarget.\(call) }")
  }

  /// `wait(for:timeout:)` of the test case around.
  func rewriteMethodValue(_ node: DeclReferenceExprSyntax) {
    guard node.argumentNames != nil, isTestMethodValue(node, named: node),
      node.parent?.is(MemberAccessExprSyntax.self) != true,
      let type = enclosingTestCase,
      !model.chain(of: type).flatMap(\.bodies).flatMap(\.members).contains(where: {
        $0.fullName == node.trimmedDescription
      })
    else { return }
    file.edits.replace(node.range, with: "{ [snugTarget = self] in snugTarget.\(Self.call(node)) }")
  }

  private func isTestMethodValue(
    _ node: some SyntaxProtocol, named name: DeclReferenceExprSyntax
  ) -> Bool {
    file.imports.contains("XCTest") && Self.testMethods[name.trimmedDescription] != nil
      && node.parent?.is(FunctionCallExprSyntax.self) == false
  }

  /// The test case around the node visited.
  private var enclosingTestCase: TypeModel? {
    guard let type = enclosingType else { return nil }
    let base = model.frameworkBase(of: type) ?? type.name
    return base == "XCTestCase" ? type : nil
  }

  /// `wait(for: $0, timeout: $1)`.
  private static func call(_ name: DeclReferenceExprSyntax) -> String {
    let labels = testMethods[name.trimmedDescription] ?? []
    let arguments = labels.enumerated().map { index, label in
      (label.map { "\($0): " } ?? "") + "$\(index)"
    }
    return "\(name.baseName.text)(\(arguments.joined(separator: ", ")))"
  }
}
