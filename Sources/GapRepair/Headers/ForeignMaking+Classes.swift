// Part of Snug, under the Apache License 2.0; see LICENSE.

extension ForeignMaking {
  /// A class, a category or a protocol in Swift.
  func text(of node: HeaderClass, _ path: String) -> String {
    switch node.kind {
    case .protocol: protocolText(node)
    case .category: categoryText(node, path)
    case .class: classText(node, path)
    }
  }

  /// The class of the system that one inherits in the end.
  func base(of name: String) -> String { Self.base(of: name) { classes[$0]?.superclass } }

  /// The last class above one; of those in a circle one of them.
  ///
  /// - Parameter above: What a class inherits.
  package static func base(of name: String, above: (String) -> String?) -> String {
    var name = name
    for _ in 0..<mostAncestors {
      guard let next = above(name) else { return name }
      name = next
    }
    return name
  }

  /// Levels of inheritance that are followed.
  private static let mostAncestors = 32

  private func ancestors(of node: HeaderClass) -> [HeaderClass] {
    var found: [HeaderClass] = []
    var name = node.superclass
    while found.count < Self.mostAncestors, let next = name.flatMap({ classes[$0] }),
      !found.contains(where: { $0.name == next.name }), next.name != node.name
    {
      found.append(next)
      name = next.superclass
    }
    return found
  }

  // MARK: Protocols

  /// Nothing in it is required: a name that Swift's importer makes otherwise than this costs no
  /// conformance.
  private func protocolText(_ node: HeaderClass) -> String {
    let parents = node.protocols.filter { $0 != "NSObject" } + ["NSObjectProtocol"]
    var members: [String] = []
    for property in node.properties {
      guard let type = type(of: property, node) else { continue }
      let accessors = property.isReadOnly ? "get" : "get set"
      members.append("@objc optional var \(Self.escaped(property.name)): \(type) { \(accessors) }")
    }
    for method in node.methods {
      guard let head = head(of: method, node) else { continue }
      members.append("@objc optional \(method.isOfClass ? "static " : "")func \(head.text)")
    }
    return "@objc public protocol \(node.name): \(parents.joined(separator: ", ")) {\n"
      + unique(members).map { "  \($0)\n" }.joined() + "}"
  }

  // MARK: Categories

  private func categoryText(_ node: HeaderClass, _ path: String) -> String {
    let owner = HeaderType.swiftName(node.name)
    // What is a value in Swift does not have what a category adds to its class.
    let name = owner == "String" || owner == "Data" || owner == "Date" ? node.name : owner
    var members: [String] = []
    for property in node.properties {
      guard let type = type(of: property, node) else { continue }
      let needs = "\(node.name).\(property.name)"
      let get = given(mark("snugNeutral", needs, path, property.line), as: type)
      let set = keeping(property, "newValue", path, needs: needs, isView: false)
      members.append(
        "public \(property.isOfClass ? "class " : "")var \(Self.escaped(property.name)): \(type) "
          + "{ get { \(get) }\(property.isReadOnly ? "" : " set { \(set) }") }")
    }
    // Those of a class that is written here stand in it, for subclasses override them, too.
    for method in node.methods
    where classes[node.name] == nil && makerRest(method, node) == nil {
      guard let text = function(method, node, path, access: "public") else { continue }
      members.append(text)
    }
    for method in node.methods {
      guard let rest = makerRest(method, node),
        let text = initializer(method, rest, node, path, isConvenience: true)
      else { continue }
      members.append(text)
    }
    members += subscripts(of: node, access: "public")
    return "extension \(name) {\n" + unique(members).map { "  \($0)\n" }.joined() + "}"
  }

  // MARK: Classes

  private func classText(_ node: HeaderClass, _ path: String) -> String {
    let above = ancestors(of: node)
    let base = base(of: node.name)
    let superclass = node.superclass.map(HeaderType.swiftName) ?? "NSObject"
    let inherited = Set(above.flatMap { names(of: $0) })
    var members: [String] = []
    for property in node.properties where !inherited.contains(property.name) {
      members += text(of: property, node, path)
    }
    for method in node.methods where makerRest(method, node) == nil {
      guard let head = head(of: method, node), !inherited.contains(head.key),
        let text = function(method, node, path, access: "open")
      else { continue }
      members.append(text)
    }
    for (path, category) in categories(of: node) {
      for method in category.methods where makerRest(method, category) == nil {
        guard let head = head(of: method, category), !inherited.contains(head.key),
          let text = function(method, category, path, access: "open")
        else { continue }
        members.append(text)
      }
    }
    members += initializers(of: node, above, path, base)
    members += subscripts(of: node, access: "open")
    let adopted = node.protocols.filter(protocols.contains)
    let isData = base == "NSObject"
    let neutral =
      isData
      ? "  \(above.isEmpty ? "open class" : "open override class") var snugNeutralValue: Any "
        + "{ \(node.name)() }\n" : ""
    let sight =
      isData
      ? ""
      : "  private let snugForeign: Void = "
        + GapMark.skipped(
          GapCause(needs: "\(node.name) in Objective-C", message: ""),
          of: node.name, file: path, line: node.line) + "\n"
    let isHolder = base == "UIViewController" && above.isEmpty
    if isHolder {
      members.append(
        "open override func viewDidLoad() { super.viewDidLoad(); snugShowContained() }")
    }
    let parents =
      [superclass] + adopted + (above.isEmpty ? ["ForeignStandIn"] : [])
      + (isData && above.isEmpty ? ["NeutralValue"] : [])
      + (isHolder ? ["SnugHolder"] : [])
    return "@objc(\(node.name)) open class \(node.name): \(parents.joined(separator: ", ")) {\n"
      + sight + neutral + unique(members).map { "  \($0)\n" }.joined() + "}"
  }

  /// What a subclass would declare once more.
  private func names(of node: HeaderClass) -> [String] {
    let nodes = [node] + categories(of: node).map(\.category)
    return node.properties.map(\.name)
      + nodes.flatMap { node in node.methods.compactMap { head(of: $0, node)?.key } }
  }

  /// What the headers add to a class of theirs.
  private func categories(of node: HeaderClass) -> [(path: String, category: HeaderClass)] {
    zip(paths, readers).flatMap { path, reader in
      reader.classes.filter { $0.kind == .category && $0.name == node.name }.map { (path, $0) }
    }
  }

  private func type(of property: HeaderProperty, _ node: HeaderClass) -> String? {
    property.type.swift(isNonnull: node.isNonnull, names: names)
  }

  /// Whether a value is a view, whose view shows it, or a look.
  private func isLook(_ type: HeaderType) -> Bool {
    type.name.map { SightNames.isView($0) || ["UIColor", "UIFont", "UIImage"].contains($0) } == true
  }

  /// A property that keeps what it is given; before that its value is missing.
  private func text(
    of property: HeaderProperty, _ node: HeaderClass, _ path: String
  ) -> [String] {
    guard let type = type(of: property, node) else { return [] }
    let needs = "\(node.name).\(property.name)"
    let kept = "snugKept_\(property.name)"
    let isView = SightNames.isView(base(of: node.name))
    let isPart = isView && isLook(property.type)
    let isMissing = givesMissing(property.type, node) || isPart
    let call = mark(isMissing ? "snugAbsent" : "snugNeutral", needs, path, property.line)
    let neutral = given(call, as: type)
    let name = Self.escaped(property.name)
    let word = property.isOfClass ? "class " : ""
    guard !property.isReadOnly else {
      return ["open \(word)var \(name): \(type) { \(neutral) }"]
    }
    // A property of a class cannot be weak: it keeps what it is given.
    if property.isWeak, !property.isOfClass, !property.type.isValue,
      type.hasSuffix("?") || type.hasSuffix("!")
    {
      let told = keeping(property, name, path, needs: needs, isView: isView)
      let object = type.hasPrefix("Any") && type.count == 4 ? "AnyObject\(type.suffix(1))" : type
      return ["open weak var \(name): \(object) { didSet { \(told) } }"]
    }
    let told = keeping(property, "newValue", path, needs: needs, isView: isView)
    let plain = type.hasSuffix("!") ? "\(type.dropLast())?" : type
    let storage =
      property.isOfClass
      ? "nonisolated(unsafe) private static var \(kept): [\(plain)] = []"
      : "private var \(kept): [\(plain)] = []"
    return [
      storage,
      "open \(word)var \(name): \(type) { get { \(kept).first ?? \(neutral) } "
        + "set { \(kept) = [newValue]; \(told) } }",
    ]
  }

  /// Each once: of two that Swift would call alike the first.
  private func unique(_ members: [String]) -> [String] {
    var seen: Set<String> = []
    return members.filter { seen.insert(Self.signature($0)).inserted }
  }

  /// What tells a member from others: a function's without the names that only its body sees, and
  /// without what says that an initialiser may fail.
  private static func signature(_ member: String) -> String {
    let head = member.prefix { $0 != "{" }
    guard head.contains("func ") || head.contains("init") else { return String(head) }
    let words = head.split(separator: " ")
    let told = words.enumerated().filter { index, word in
      index == 0 || !word.hasSuffix(":") || word.contains { "([".contains($0) }
        || words[index - 1].hasSuffix(",")
    }
    return told.map(\.element).joined(separator: " ").filter { $0 != ":" }
      .replacing("init?", with: "init")
  }
}
