// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Classes over `Bundle`, `Thread` and others of Foundation (Documentation/SourceLowering.md §2.19).
///
/// Their members here name types of Core Foundation, without which Swift lets nobody inherit
/// them. A bundle and a session have `init()` on Apple's systems alone.
struct FoundationClassPass {
  let model: ModuleModel

  private static let classes: Set<String> = [
    "Bundle", "NSBundle", "Thread", "RunLoop", "NSCondition", "NSKeyedUnarchiver",
    "NSRegularExpression", "NSCharacterSet", "NSNumber", "DateIntervalFormatter",
  ]

  /// One name of the module loads all its types, and none of them becomes ambiguous.
  static let coreFoundation = "struct CoreFoundation.CFUUIDBytes"

  /// What a bundle without a place is: the app's own.
  private static let plainBundle = "path: Foundation.Bundle.main.bundlePath)!"

  /// What a session without a configuration is made with.
  private static let plainSession = "configuration: .default)"

  func run() {
    for type in model.ordered where type.kind == .class {
      guard let base = model.frameworkBase(of: type) else { continue }
      if Self.classes.contains(base) {
        for body in type.bodies { body.file.addedImports.insert(Self.coreFoundation) }
      }
      guard model.superclass(of: type) == nil, model.knownSuperclass(of: type) == nil else {
        continue
      }
      if base.hasSuffix("Bundle") { giveInitializer(to: type, inheriting: Self.plainBundle) }
      if base == "URLSession" { giveInitializer(to: type, inheriting: Self.plainSession) }
    }
  }

  /// - Parameter plain: The arguments of the superclass's initialiser that stands for `init()`, and
  ///   what closes them.
  private func giveInitializer(to type: TypeModel, inheriting plain: String) {
    guard let body = type.declaration else { return }
    let own = body.members.filter { $0.kind == .initializer }
    for member in own {
      if member.parameters.isEmpty, let range = member.overrideRange {
        body.file.edits.blank(range)
      }
      if !member.isConvenience { callInherited(member, in: body.file, plain) }
    }
    guard own.allSatisfy(\.isConvenience), !own.contains(where: \.parameters.isEmpty) else {
      return
    }
    let access = type.access == .public ? "public " : ""
    body.insertMembers(["\(access)convenience init() { self.init(\(plain) }"])
  }

  /// `super.init()`, which Swift also calls where it is not written, makes the app's own bundle, or a
  /// session of the default configuration.
  private func callInherited(_ member: Member, in file: ParsedFile, _ plain: String) {
    let text = Array(file.bytes[member.range])
    let (call, end) = (Array("super.init(".utf8), UInt8(ascii: ")"))
    let place = text.indices.dropLast(call.count).first { text[$0...].starts(with: call) }
    if let place {
      let inside = member.range.lowerBound + place + call.count
      guard file.bytes[inside] == end else { return }
      file.edits.replace(inside..<inside + 1, with: plain)
    } else if text.last == UInt8(ascii: "}") {
      let brace = AbsolutePosition(utf8Offset: member.range.upperBound - 1)
      let before = file.tree.token(at: brace)?.previousToken(viewMode: .sourceAccurate)
      let isEmpty = before?.tokenKind == .leftBrace
      let separator = isEmpty ? " " : "; "
      file.edits.insert(
        "\(separator)super.init(\(plain) ", at: member.range.upperBound - 1)
    }
  }
}
