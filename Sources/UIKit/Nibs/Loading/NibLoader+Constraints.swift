// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Constraints of documents (Documentation/InterfaceBuilder.md §5).
extension NibLoader {
  /// Holds the constraints of an element back until all items exist.
  ///
  /// - Parameter aliases: Ids of elements around that mean `holder` here.
  func deferConstraints(of element: Element, to holder: UIView, ownerID: String?) {
    let absent = element.uninstalled("constraints", in: sizeClasses)
    for child in element.items(of: "constraints") {
      guard let value = ConstraintValue(child.resolved(in: sizeClasses)),
        !value.isPlaceholder || Runtime.current.canvas != nil
      else { continue }
      pendingConstraints.append(
        PendingConstraint(
          value: value, holder: holder, ownerID: ownerID,
          isInstalled: !absent.contains(value.id ?? "")))
    }
  }

  /// Makes the constraints in document order, and those that are installed active.
  func activateConstraints() {
    let pending = pendingConstraints
    pendingConstraints = []
    for entry in pending {
      guard let constraint = constraint(entry) else { continue }
      constraint.identifier = entry.value.identifier
      if CreationOrigin.callSite != nil {
        constraint.origin = .document(DocumentPlace(entry.value.location))
      }
      constraint.priority = UILayoutPriority(rawValue: entry.value.priority)
      if entry.isInstalled, shareAncestor(constraint, entry) { constraint.isActive = true }
      if let id = entry.value.id { keep(constraint, id, in: entry.holder) }
    }
  }

  /// A constraint whose view is not installed has no ancestor in common with the other; UIKit
  /// leaves it out until the view is.
  private func shareAncestor(_ constraint: NSLayoutConstraint, _ entry: PendingConstraint) -> Bool {
    guard let first = view(of: constraint.firstItem) else { return false }
    guard let item = constraint.secondItem else { return true }
    guard let second = view(of: item) else { return false }
    return root(of: first) === root(of: second)
  }

  private func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private func root(of view: UIView) -> UIView {
    var root = view
    while let parent = root.superview { root = parent }
    return root
  }

  /// Outlets may name the constraint. Until they are connected the loader holds it.
  private func keep(_ constraint: NSLayoutConstraint, _ id: String, in holder: UIView) {
    guard let element = source.document.element(withID: id) else { return }
    adopt(constraint, of: element)
  }

  private func constraint(_ entry: PendingConstraint) -> NSLayoutConstraint? {
    let value = entry.value
    guard value.constant.isFinite else {
      report("The constraint's constant has no end; it is left out.", at: value.location)
      return nil
    }
    guard
      let first = side(value.firstItem, value.firstAttribute, entry),
      value.secondItem == nil || value.secondAttribute != nil
    else {
      report("The constraint's first item does not exist; it is left out.", at: value.location)
      return nil
    }
    guard let secondID = value.secondItem ?? (value.secondAttribute == nil ? nil : entry.ownerID),
      let attribute = value.secondAttribute
    else {
      guard first.attribute == .width || first.attribute == .height else {
        report(
          "The constraint states a place without a second item; it is left out.", at: value.location
        )
        return nil
      }
      return NSLayoutConstraint(
        item: first.item, attribute: first.attribute, relatedBy: value.relation.uiKit,
        toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: value.constant)
    }
    guard let second = side(secondID, attribute, entry) else {
      report("The constraint's second item does not exist; it is left out.", at: value.location)
      return nil
    }
    guard
      first.attribute.canMeet(second.attribute, multiplier: value.multiplier)
    else {
      report(
        "The constraint ties attributes that exclude each other; it is left out.",
        at: value.location)
      return nil
    }
    return NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: value.relation.uiKit,
      toItem: second.item, attribute: second.attribute, multiplier: value.multiplier,
      constant: constant(of: value, first, second))
  }

  /// The constant as written, but for standard spacing: to the sides of the safe area it is
  /// nothing and to the guides of old controllers 8, whatever the document says
  /// (Documentation/InterfaceBuilder.md §5.4).
  private func constant(
    of value: ConstraintValue,
    _ first: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
    _ second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
  ) -> CGFloat {
    guard value.isSymbolic else { return value.constant }
    let isToSafeArea = [first.item, second.item].contains { item in
      item is UILayoutGuide && item === view(of: item)?.safeAreaLayoutGuide
    }
    if isToSafeArea, second.attribute.axis == .horizontal { return 0 }
    let isToOldGuide = [value.firstItem, value.secondItem].contains { id in
      guard let kind = id.flatMap({ stand(for: $0) })?.kind else { return false }
      return kind == .top || kind == .bottom
    }
    if isToOldGuide { return 8 }
    return value.usesStandardSpacing ? standardSpacing(first, second) : value.constant
  }

  /// The canvas' standard spacing: between siblings 8, beside a toolbar nothing; to the container
  /// its margin on that side, which at the top and bottom of a controller's view is nothing.
  private func standardSpacing(
    _ first: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
    _ second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)
  ) -> CGFloat {
    guard let one = view(of: first.item), let other = view(of: second.item) else { return 8 }
    let container: UIView
    if one === other || one.isDescendant(of: other) {
      container = other
    } else if other.isDescendant(of: one) {
      container = one
    } else {
      return one is UIToolbar || other is UIToolbar ? 0 : 8
    }
    let margins = container.baseLayoutMargins
    switch first.attribute {
    case .top: return margins.top
    case .bottom: return margins.bottom
    default: return max(margins.left, margins.right)
    }
  }

  /// The object and attribute that one side means.
  private func side(
    _ id: String?, _ attribute: ConstraintValue.Attribute, _ entry: PendingConstraint
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let id, id != entry.ownerID else { return (entry.holder, attribute.uiKit) }
    if let stand = stand(for: id) { return side(stand, attribute) }
    guard let item = object(withID: id), item is UIView || item is UILayoutGuide else {
      return nil
    }
    return (item, attribute.uiKit)
  }

  private func stand(for id: String) -> ObjectStand? { stand[id] ?? outer?.stand(for: id) }

  /// Old guides lie outside the safe area: the near edge of each is an edge of the safe area, the
  /// far edge one of the view.
  private func side(
    _ stand: ObjectStand, _ attribute: ConstraintValue.Attribute
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let item = stand.item.item else { return nil }
    switch (stand.kind, attribute) {
    case (.top, .bottom): return (item, .top)
    case (.bottom, .top): return (item, .bottom)
    case (.top, _), (.bottom, _): return stand.view.map { ($0, attribute.uiKit) }
    default: return (item, attribute.uiKit)
    }
  }

  /// Registers the guides that an element declares for a view.
  func registerGuides(of element: Element, view: UIView) {
    for guide in element.layoutGuides {
      let item: AnyObject
      switch guide.kind {
      case .safeArea, .top, .bottom: item = view.safeAreaLayoutGuide
      case .layoutMargins: item = view.layoutMarginsGuide
      case .readableContent: item = view.readableContentGuide
      case .keyboard: item = view.keyboardLayoutGuide
      case .contentLayoutGuide: item = view.systemGuide(.scrollContent)
      case .frameLayoutGuide: item = view.systemGuide(.scrollFrame)
      }
      stand[guide.id] = ObjectStand(item: LooseItem(item), kind: guide.kind, view: Loose(view))
    }
  }
}

extension DocumentPlace {
  convenience init(_ location: Location) {
    self.init(file: location.file, line: location.line, column: location.column)
  }
}

extension ConstraintValue.Relation {
  fileprivate var uiKit: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension ConstraintValue.Attribute {
  /// UIKit's attributes by the names of their cases, which are the words of documents.
  private static let named: [String: NSLayoutConstraint.Attribute] = {
    let all = (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
    return Dictionary(uniqueKeysWithValues: all.map { ("\($0)", $0) })
  }()

  /// The attribute of the same name; that of `baseline` is the last one.
  var uiKit: NSLayoutConstraint.Attribute {
    self == .baseline ? .lastBaseline : Self.named[rawValue] ?? .notAnAttribute
  }
}
