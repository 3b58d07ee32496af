// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Names that say whether a statement is about a view and its looks (Documentation/Gaps.md §6.15).
enum SightNames {
  /// Whether a type's name is a view's.
  static func isView(_ type: String) -> Bool {
    if controls.contains(type) { return true }
    guard let base = PlaceholderUses.base(of: type) else { return false }
    return !["Controller", "Layout", "Recognizer"].contains(where: base.hasSuffix)
  }

  private static let controls: Set<String> = [
    "UIControl", "UIPageControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
    "UIToolbar",
  ]
  static let frameworks = ["AV", "CA", "MK", "MTK", "PDF", "SCN", "SK", "UI", "WK"]
  /// Parts of a view that belong to it alone.
  static let parts: Set<String> = [
    "backgroundView", "contentView", "detailTextLabel", "imageView", "layer", "textLabel",
    "titleLabel",
  ]
  /// What a view looks like, and no content that could be read and handed on.
  static let looks: Set<String> = [
    "adjustsFontSizeToFitWidth", "alpha", "autoresizingMask", "backgroundColor", "barTintColor",
    "borderColor", "borderWidth", "bounds", "center", "clipsToBounds", "contentInset",
    "contentMode", "cornerRadius", "font", "frame", "lineBreakMode", "masksToBounds",
    "minimumScaleFactor", "numberOfLines", "separatorColor", "separatorInset", "separatorStyle",
    "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "textAlignment", "textColor",
    "tintColor", "translatesAutoresizingMaskIntoConstraints",
  ]
  /// Functions of a view that change what is in it and where.
  static let additions: Set<String> = [
    "addArrangedSubview", "addConstraint", "addConstraints", "addSubview", "bringSubviewToFront",
    "insertArrangedSubview", "insertSubview", "sendSubviewToBack",
    "setContentCompressionResistancePriority", "setContentHuggingPriority", "setNeedsDisplay",
    "setNeedsLayout", "sizeToFit",
  ]
  private static let events: Set<String> = [
    "action", "footer", "gesture", "handler", "header", "infinite", "observe", "on", "pull",
    "refresh", "refreshing", "swipe", "tap", "tapped",
  ]

  /// Whether one of some names says that something is told when it happens.
  static func isEvent(_ names: some Sequence<String>) -> Bool {
    names.contains { NameWords.words(of: $0).contains(where: events.contains) }
  }

  /// Members by which a view comes to what is not its own.
  static let outward: Set<String> = [
    "dataSource", "delegate", "keyWindow", "navigationController", "next", "parent",
    "parentViewController", "presentedViewController", "presentingViewController",
    "splitViewController", "superview", "tabBarController", "window", "windows",
  ]
}

/// `self.a.b?.c`: a name and the members behind it.
struct NameChain {
  private(set) var root = ""
  private(set) var members: [String] = []
  /// Whether `self` is written before the name.
  private(set) var isOfSelf = false

  /// Nil for calls, subscripts and other values.
  init?(_ expression: ExprSyntax) {
    guard var names = Self.names(expression) else { return nil }
    if names.first == "self" {
      isOfSelf = true
      names.removeFirst()
    }
    guard let first = names.first else { return nil }
    root = first
    members = Array(names.dropFirst())
  }

  var leadsOut: Bool { members.contains(where: SightNames.outward.contains) }

  private static func names(_ expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return names(chain.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return names(forced.expression) }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    return names(base).map { $0 + [access.declName.baseName.text] }
  }
}

extension FunctionCallExprSyntax {
  /// The type that a call of its name makes one of.
  var madeType: String? {
    let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }

  /// `NSLayoutConstraint(…)`, or `….constraint(…)`.
  var makesConstraint: Bool {
    madeType == "NSLayoutConstraint"
      || calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "constraint"
  }
}

extension VariableDeclSyntax {
  /// The type of a view that each object of a class makes for itself, or a document for it.
  var ownViewType: String? {
    guard bindings.count == 1, let binding = bindings.first, binding.accessorBlock == nil,
      !modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return nil }
    let isOutlet = attributes.contains { $0.trimmedDescription == "@IBOutlet" }
    let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    let isMade = call?.madeType != nil || call?.calledExpression.is(ClosureExprSyntax.self) == true
    guard isOutlet || isMade else { return nil }
    return binding.typeAnnotation?.type.plainName ?? call?.madeType
  }
}

extension TypeSyntax {
  /// `T` of `T`, `T?` and `T!`.
  var plainName: String? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainName }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.plainName
    }
    return self.as(IdentifierTypeSyntax.self)?.name.text
  }
}
