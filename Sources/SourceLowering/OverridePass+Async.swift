// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Overrides of the asynchronous form of a method with a handler: on Apple's systems both are one
/// method (SE-0297), so who calls the other form reaches them, too
/// (Documentation/SourceLowering.md §4.13).
extension OverridePass {
  private struct AsyncForm {
    let owner: String
    let name: String
    let parameters: String
    /// What passes them on.
    let arguments: String
    /// The last parameter of the other form, and how it is called.
    let handlerParameter: String
    let handler: String
    /// What the handler gets for a value and for an error; empty where it gets nothing.
    let answer: String
    let refusal: String
    /// What the asynchronous form returns; empty where nothing.
    var value = ""
    /// Whether UIKit here declares the asynchronous form, too.
    let isDeclared: Bool
  }

  private static let asyncForms = [
    AsyncForm(
      owner: "UIViewController", name: "dismiss(animated:)",
      parameters: "animated flag: Bool", arguments: "animated: flag",
      handlerParameter: "completion: (() -> Void)? = nil", handler: "completion?", answer: "",
      refusal: "", isDeclared: false),
    AsyncForm(
      owner: "UIViewController", name: "present(_:animated:)",
      parameters: "_ viewControllerToPresent: UIViewController, animated flag: Bool",
      arguments: "viewControllerToPresent, animated: flag",
      handlerParameter: "completion: (() -> Void)? = nil", handler: "completion?", answer: "",
      refusal: "", isDeclared: false),
    AsyncForm(
      owner: "WKWebView", name: "evaluateJavaScript(_:)",
      parameters: "_ javaScriptString: String", arguments: "javaScriptString",
      handlerParameter: "completionHandler: ((Any?, (any Error)?) -> Void)? = nil",
      handler: "completionHandler?", answer: "answer, nil", refusal: "nil, error",
      value: "Any?", isDeclared: true),
    AsyncForm(
      owner: "LAContext", name: "evaluatePolicy(_:localizedReason:)",
      parameters: "_ policy: LAPolicy, localizedReason: String",
      arguments: "policy, localizedReason: localizedReason",
      handlerParameter: "reply: @escaping (Bool, (any Error)?) -> Void", handler: "reply",
      answer: "answer, nil", refusal: "false, error", value: "Bool", isDeclared: true),
  ]

  /// Adds the form with a handler, which asks the author's.
  ///
  /// - Returns: Whether the author's overrides nothing here.
  func addHandlerForm(for member: Member, in body: TypeBody, of type: TypeModel) -> Bool {
    guard member.isAsync, member.kind == .function, !member.isStatic,
      let base = model.frameworkBase(of: type), let target = type.declaration
    else { return false }
    let family = FrameworkTable.chain(of: base)
    guard
      let form = Self.asyncForms.first(where: {
        $0.name == member.fullName && family.contains($0.owner)
      })
    else { return false }
    let isWritten = type.bodies.flatMap(\.members).contains {
      $0.kind == .function && $0.name == member.name && !$0.isAsync
        && $0.parameters.count == member.parameters.count + 1
    }
    if !isWritten { target.insertMembers([handlerForm(form, of: member, in: type)]) }
    guard form.isDeclared else {
      if let range = member.overrideRange { body.file.edits.blank(range) }
      return true
    }
    addInherited(form, of: member, in: body, of: type, to: target)
    return false
  }

  private func handlerForm(
    _ form: AsyncForm, of member: Member, in type: TypeModel
  ) -> String {
    let access = type.isOpen ? "open " : type.access == .public ? "public " : ""
    let result = form.answer.isEmpty ? "" : "let answer = "
    let call = "await self.\(member.name)(\(form.arguments))"
    var work = "\(result)\(call); \(form.handler)(\(form.answer))"
    if member.isThrowing {
      work = work.replacing("await ", with: "try await ")
      work = "do { \(work) } catch { \(form.handler)(\(form.refusal)) }"
    }
    let parameters = "\(form.parameters), \(form.handlerParameter)"
    return "\(access)override func \(member.name)(\(parameters)) "
      + "{ Task { @MainActor in \(work) } }"
  }

  /// What `super` means in the author's form: UIKit's own would come back to it. Not private, as
  /// the author's may stand in an extension in another file.
  private func addInherited(
    _ form: AsyncForm, of member: Member, in body: TypeBody, of type: TypeModel,
    to target: TypeBody
  ) {
    guard body.file.text(member.range).contains("super.\(member.name)") else { return }
    // By the class, for one below in another module may have its own.
    let name = "snugInherited_\(type.name.replacing(".", with: "_"))_\(member.name)"
    replaceSuper(member, in: body, with: "self.\(name)")
    target.insertMembers([
      "final func \(name)(\(form.parameters)) async throws -> \(form.value) { "
        + "try await UIKit.awaitReply { super.\(member.name)(\(form.arguments), "
        + "\(form.handler.filter { $0 != "?" }): $0) } }"
    ])
    target.file.addedImports.insert("UIKit")
  }
}
