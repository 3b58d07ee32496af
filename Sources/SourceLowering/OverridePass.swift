// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Makes overriding possible without Objective-C.
///
/// Swift overrides only what stands in a class's own braces, by what stands in a class's own
/// braces. Both ends are brought there (Documentation/SourceLowering.md §4).
struct OverridePass {
  let model: ModuleModel

  /// Moves members and drops `override` where the base is no class member here.
  ///
  /// - Returns: Statements that run at launch.
  func run() -> [String] {
    for type in model.ordered where type.kind == .class {
      for body in type.bodies {
        for member in body.members where member.overrideRange != nil {
          treat(member, in: body, of: type)
        }
      }
    }
    for type in model.ordered where type.kind == .foreign { redirectOverrides(of: type) }
    openForOthers()
    let statements = addCategories()
    for type in model.ordered where type.kind == .class { insertMoved(into: type) }
    return statements
  }

  private final class Moves {
    var members: [(body: TypeBody, member: Member)] = []
  }

  private var moves = [String: Moves]()

  init(model: ModuleModel) {
    self.model = model
    for type in model.ordered where type.kind == .class { moves[type.name] = Moves() }
  }

  private func treat(_ member: Member, in body: TypeBody, of type: TypeModel) {
    if overridesScrollDelegate(member, of: type) { renameScrollDelegate(member, in: body) }
    let ancestors = model.chain(of: type).dropFirst()
    let declared = ancestors.lazy.compactMap { ancestor in
      find(member, in: ancestor).map { (ancestor, $0) }
    }.first
    if declared == nil, let selector = objectSelector(member, of: type),
      let range = member.overrideRange
    {
      body.file.edits.blank(range)
      if member.name == "responds" {
        replaceSuper(member, in: body, with: "self.snugResponds")
      }
      member.objectiveCName = selector
      member.isSelected = true
      member.isRedirected = true
      return
    }
    if declared == nil, addHandlerForm(for: member, in: body, of: type) { return }
    if declared == nil, let base = extensionMember(for: member, of: type) {
      return redirect(member, in: body, of: type, to: base)
    }
    if declared == nil, let base = settableMember(for: member, of: type),
      redirectSettable(member, in: body, of: type, to: base)
    {
      return
    }
    if declared == nil, let known = knownExtensionMember(for: member, of: type) {
      return redirect(member, in: body, of: type, to: known.suffix)
    }
    if declared == nil, let names = foundationNames(for: member, of: type) {
      body.file.addedImports.insert("UIKit")
      return redirect(member, in: body, of: type, to: names)
    }
    if body.isExtension { move(member, from: body, to: type) }
    if let (ancestor, found) = declared, found.body.isExtension {
      move(found.member, from: found.body, to: ancestor)
    }
  }

  func find(_ member: Member, in type: TypeModel) -> (body: TypeBody, member: Member)? {
    for body in type.bodies {
      if let found = body.members.first(where: {
        $0.kind == member.kind && $0.fullName == member.fullName && $0.isStatic == member.isStatic
      }) {
        return (body, found)
      }
    }
    return nil
  }

  /// The selector of a method that Apple's `NSObject` declares and Linux's does not.
  private func objectSelector(_ member: Member, of type: TypeModel) -> String? {
    let base = model.frameworkBase(of: type)
    // Managed objects declare these for overriding, as Apple's do.
    if base == "NSManagedObject" { return nil }
    if let known = FrameworkTable.objectMethods[member.fullName] { return known }
    guard base == "NSObject" else { return nil }
    return FrameworkTable.plainObjectMethods[member.fullName]
  }

  func move(_ member: Member, from body: TypeBody, to type: TypeModel) {
    guard !body.isConstrained, type.declaration != nil, let list = moves[type.name],
      !list.members.contains(where: { $0.member === member })
    else { return }
    list.members.append((body, member))
    if !isForwarded(member, from: body, to: type) { body.file.edits.move(member.range) }
  }

  private func insertMoved(into type: TypeModel) {
    guard let target = type.declaration, let list = moves[type.name], !list.members.isEmpty else {
      return
    }
    var pieces: [Edit.Piece] = []
    for (body, member) in list.members {
      if body.file !== target.file { target.file.addedImports.formUnion(body.file.imports) }
      if isForwarded(member, from: body, to: type) {
        forward(member, from: body, to: target)
        continue
      }
      let start = member.range.lowerBound
      let place = body.file.place(of: start)
      var head = "\n\(body.file.location(line: place.line))\n"
      head += access(of: member, in: body) + body.file.padding(to: start)
      pieces += [.text(head), .moved(file: body.file.index, range: member.range)]
    }
    if !pieces.isEmpty { target.insertBeforeClosingBrace(pieces) }
  }

  /// What the extension's `public` gave the member.
  private func access(of member: Member, in body: TypeBody) -> String {
    guard body.memberAccess == .public, !body.file.text(member.range).contains("public ") else {
      return ""
    }
    return "public "
  }
}

extension TypeBody {
  /// Puts lines before the closing brace; the brace keeps its line and column.
  func insertBeforeClosingBrace(_ pieces: [Edit.Piece]) {
    let line = file.place(of: closingBrace).line
    let tail = "\n\(file.location(line: line))\n\(file.padding(to: closingBrace))"
    file.edits.insert(pieces + [.text(tail)], at: closingBrace)
  }

  /// Puts generated members before the closing brace, on its line for the compiler.
  func insertMembers(_ members: [String]) {
    guard !members.isEmpty else { return }
    let line = file.place(of: closingBrace).line
    let text = "\n\(file.location(line: line))\n" + members.joined(separator: "; ")
    insertBeforeClosingBrace([.text(text)])
  }
}
