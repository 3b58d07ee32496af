// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Gives views and controllers with initialisers of their own the class methods by which they are
/// made where only a metatype is known (Documentation/SourceLowering.md §4.5).
///
/// Objective-C sends `init` to whatever class a metatype names; Swift wants `required`, which cannot
/// be asked of the author. A class without initialisers needs nothing: UIKit makes it.
struct MakerPass {
  let model: ModuleModel
  let moduleName: String

  /// An initialiser of a framework's class: `init(nibName: String?, bundle: Bundle?)`.
  struct Initializer {
    let owner: String
    let parameters: String
    let labels: [String]
    /// `init(nibName:bundle:)`.
    let name: String
    /// Whether it makes its object by another initialiser, which a class with designated ones of its
    /// own need not inherit.
    let isConvenience: Bool

    /// How many of the last arguments a call may leave out.
    let defaults: Int

    init(owner: String, parameters: String, isConvenience: Bool? = nil, defaults: Int = 0) {
      self.owner = owner
      self.defaults = defaults
      self.parameters = parameters
      labels = parameters.split(separator: ",").map {
        String($0.split(separator: ":")[0].filter { !$0.isWhitespace })
      }
      name = "init(" + labels.map { $0 + ":" }.joined() + ")"
      self.isConvenience = isConvenience ?? (labels.count < 2)
    }

    /// By these it is called.
    var names: [String] {
      (0...defaults).map { left in
        "init(" + labels.dropLast(left).map { $0 + ":" }.joined() + ")"
      }
    }

    /// Whether a written initialiser of the same labels is this one, and not one of other types.
    func isMeant(by member: Member) -> Bool {
      guard member.fullName == name else { return false }
      if member.overrideRange != nil || labels.isEmpty { return true }
      let own = parameters.split(separator: ",").map { $0.drop { $0 != ":" }.dropFirst() }
      return zip(own, member.parameters).allSatisfy { type, parameter in
        // One that wants a value where this one takes nil is none that this one calls.
        guard !type.hasSuffix("?") || parameter.type.hasSuffix("?") || parameter.type.hasSuffix("!")
        else { return false }
        let (given, written) = (Initializer.plain(type), Initializer.plain(parameter.type))
        return written.hasSuffix(given) || given.hasSuffix(written)
      }
    }

    /// `UITableViewStyle` of `UITableView.Style?`.
    private static func plain(_ type: some StringProtocol) -> String {
      String(type.filter { !" ?!.".contains($0) })
    }

    var arguments: String { labels.map { "\($0): \($0)" }.joined(separator: ", ") }
  }

  /// By name: every call of an app is compared with them.
  static let initializersByName = Dictionary(
    initializers.flatMap { made in made.names.map { ($0, [made]) } }, uniquingKeysWith: +)

  func run() {
    for type in model.ordered where type.kind == .class {
      guard let body = type.declaration, let base = model.frameworkBase(of: type) else { continue }
      let family = FrameworkTable.chain(of: base)
      let lines = MakerPass.initializers.filter { family.contains($0.owner) }
        .compactMap { maker($0, of: type) }
      guard !lines.isEmpty else { continue }
      body.file.addedImports.insert("UIKit")
      body.insertMembers(lines)
    }
  }

  private enum Answer {
    /// UIKit makes it.
    case framework
    /// The class has the initialiser, its own or an inherited one.
    case made
    /// Swift does not let the class inherit it.
    case missing
  }

  private func maker(_ initializer: Initializer, of type: TypeModel) -> String? {
    let access = type.isOpen ? "open " : type.access == .public ? "public " : ""
    let head =
      "\(access)override class func snugMake(\(initializer.parameters)) -> Self { "
    switch answer(initializer, type) {
    case .framework: return nil
    case .made:
      // What makes a controller from nothing passes no nib on, whether Swift inherits it or not.
      let arguments =
        initializer.owner == "UIViewController" && initializer.labels.isEmpty && isOfNib(type)
        ? "nibName: nil, bundle: nil" : initializer.arguments
      return head + "UIKit.made(\(type.simpleName)(\(arguments)), as: self, "
        + "\"\(initializer.name)\") }"
    case .missing:
      let shown = type.isLocal ? type.simpleName : "\(moduleName).\(type.name)"
      return head + "UIKit.unimplementedInitializer(\"\(initializer.name)\", \"\(shown)\") }"
    }
  }

  /// Whether a class and those above it have the initialiser of a nib and no `init()`.
  private func isOfNib(_ type: TypeModel) -> Bool {
    let names = model.chain(of: type).flatMap(own).map(\.fullName)
    return names.contains("init(nibName:bundle:)") && !names.contains("init()")
  }

  private func own(_ type: TypeModel) -> [Member] {
    type.bodies.flatMap(\.members).filter { $0.kind == .initializer }
  }

  private func answer(_ initializer: Initializer, _ type: TypeModel) -> Answer {
    let own = own(type)
    if let written = own.first(where: initializer.isMeant) {
      let isPlain = !written.isFailable && !written.isThrowing && !written.isAsync
      return isPlain && !written.isUnavailable ? .made : .missing
    }
    let above = model.superclass(of: type).map { answer(initializer, $0) } ?? .framework
    let designated = own.filter { !$0.isConvenience }.map(\.fullName)
    if designated.isEmpty { return above }
    if above == .made { return .missing }
    if initializer.owner == "UIViewController" {
      // With all designated ones the conveniences are inherited.
      return initializer.labels.isEmpty && designated.contains("init(nibName:bundle:)")
        && model.superclass(of: type) == nil ? .made : .missing
    }
    // Views have `init(frame:)` in any case, which UIKit calls.
    return initializer.isConvenience ? .framework : .missing
  }
}
