// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A class of XCTest's tests, as a runner without Objective-C must name it.
package struct TestClass: Equatable, Sendable {
  /// A method that XCTest would find by itself on Apple's systems.
  package struct Method: Equatable, Sendable {
    package var name: String
    package var isAsync: Bool
    /// Where it stands in the author's file.
    package var path = ""
    package var line = 0
  }

  /// With the names of the types around it.
  package var name: String
  /// Its own and those of its superclasses in the module, superclasses first.
  package var methods: [Method]
  /// Where a class stands that tells its tests itself, by `allTests`.
  package var specification: Method?
}

/// Finds the tests of a module, and lets set-up methods be isolated to the main actor.
///
/// Documentation/SourceLowering.md §10.
struct TestCasePass {
  let model: ModuleModel
  /// Whether failures are looked at before they are recorded.
  var expectsFailures = false

  /// Treats every class over `XCTestCase`.
  ///
  /// - Returns: The classes that have tests, in the order of the sources.
  func run() -> [TestClass] {
    var found: [TestClass] = []
    for type in model.classes where model.frameworkBase(of: type) == "XCTestCase" {
      isolateHooks(of: type)
      if expectsFailures { interceptFailures(of: type) }
      guard isVisible(type), !type.isGeneric else { continue }
      if model.knownSuperclass(of: type)?.listsTests == true {
        found.append(TestClass(name: type.name, methods: [], specification: place(of: type)))
        continue
      }
      let methods = methods(of: type)
      if !methods.isEmpty { found.append(TestClass(name: type.name, methods: methods)) }
    }
    return found
  }

  private func place(of type: TypeModel) -> TestClass.Method? {
    guard let body = type.declaration else { return nil }
    let offset = body.members.first?.range.lowerBound ?? body.closingBrace
    return TestClass.Method(
      name: type.name, isAsync: false, path: body.file.path,
      line: body.file.place(of: offset).line)
  }

  /// Whether a generated file of the module can name the class.
  private func isVisible(_ type: TypeModel) -> Bool {
    var name: Substring? = type.name[...]
    while let current = name {
      if let around = model.types[String(current)], around.access < .internal { return false }
      name = current.lastIndex(of: ".").map { current[..<$0] }
    }
    return true
  }

  private func methods(of type: TypeModel) -> [TestClass.Method] {
    var methods: [TestClass.Method] = []
    for ancestor in model.chain(of: type).reversed() {
      for body in ancestor.bodies {
        for member in body.members where isTest(member) {
          if methods.contains(where: { $0.name == member.name }) { continue }
          let offset = (member.nameRange ?? member.range).lowerBound
          methods.append(
            TestClass.Method(
              name: member.name, isAsync: member.isAsync, path: body.file.path,
              line: body.file.place(of: offset).line))
        }
      }
    }
    return methods
  }

  private func isTest(_ member: Member) -> Bool {
    member.kind == .function && member.name.hasPrefix("test") && member.parameters.isEmpty
      && !member.isStatic && !member.isGeneric && (member.access ?? .internal) >= .internal
      && [nil, "Void", "()"].contains(member.result)
  }

  /// Hands the failures of a class and its subclasses to the expectations first.
  private func interceptFailures(of type: TypeModel) {
    let isTopmost = model.chain(of: type).count == 1
    let isWritten = type.bodies.flatMap(\.members).contains { $0.name == "recordFailure" }
    guard isTopmost, !isWritten, let declaration = type.declaration else { return }
    let access = type.access == .public ? "public " : ""
    declaration.insertMembers([
      "nonisolated \(access)override func recordFailure(withDescription description: String, "
        + "inFile file: String, atLine line: Int, expected: Bool) { "
        + "if !SnugExpectedFailure.takes(description, file, line, expected) { "
        + "super.recordFailure(withDescription: description, inFile: file, atLine: line, "
        + "expected: expected) } }"
    ])
  }

  // MARK: Isolation

  private static let hooks: Set<String> = [
    "setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()", "invokeTest()",
  ]

  private func isolateHooks(of type: TypeModel) {
    guard let declaration = type.declaration else { return }
    let isIsolated = model.chain(of: type).contains { $0.isOnMainActor }
    for body in type.bodies {
      for member in body.members
      where TestCasePass.hooks.contains(member.fullName) && !member.isAsync {
        guard isIsolated || member.attributes.contains("MainActor"),
          let override = member.overrideRange, let name = member.nameRange,
          !body.file.text(member.range.lowerBound..<name.lowerBound).contains("nonisolated")
        else { continue }
        isolate(member, override, name, in: body, declaration)
      }
    }
  }

  /// Gives the author's method a name of its own on the main actor, and makes the override call it:
  /// XCTest's own is not isolated here, so an isolated one cannot override it.
  private func isolate(
    _ member: Member, _ override: Range<Int>, _ name: Range<Int>, in body: TypeBody,
    _ declaration: TypeBody
  ) {
    let type = body.type
    let own = "snug_\(member.name)_" + type.name.replacing(".", with: "_")
    body.file.edits.replace(
      override, with: member.attributes.contains("MainActor") ? "" : "@MainActor")
    body.file.edits.replace(name, with: own)
    member.overrideRange = nil
    let kind = member.isStatic ? "class " : ""
    let effect = member.isThrowing ? "throws " : ""
    let attempt = member.isThrowing ? "try " : ""
    let access = type.access == .public ? "public " : ""
    declaration.insertMembers([
      "nonisolated \(access)override \(kind)func \(member.name)() \(effect){ "
        + "nonisolated(unsafe) let test = self; "
        + "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(own)() } }"
    ])
  }
}
