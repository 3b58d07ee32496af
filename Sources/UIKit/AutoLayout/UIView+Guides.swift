// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  public var layoutGuides: [UILayoutGuide] { constraintStorage.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard !constraintStorage.guides.contains(where: { $0 === layoutGuide }) else { return }
    if layoutGuide.owningView !== self { layoutGuide.owningView?.removeLayoutGuide(layoutGuide) }
    constraintStorage.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Ends every constraint of a guide that is about to leave, and its part in the island.
  private func dropConstraints(of guide: UILayoutGuide) {
    var ancestor: UIView? = self
    while let view = ancestor {
      let touching = (view.constraintStorage.held + view.constraintStorage.guests).filter {
        $0.isTouching(guide)
      }
      for constraint in touching { constraint.isActive = false }
      ancestor = view.parent
    }
    if let island = guide.island, let item = island.item(for: guide) { island.drop(item) }
    guide.island = nil
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard constraintStorage.guides.contains(where: { $0 === layoutGuide }) else { return }
    dropConstraints(of: layoutGuide)
    constraintStorage.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    // The role decides the class, see `makeSystemGuide`.
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  /// The guide of a role, made when first asked for; there is one a view.
  final func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = constraintStorage.systemGuides.first(where: { $0.role == role }) {
      return guide
    }
    let guide = makeSystemGuide(role)
    constraintStorage.systemGuides.append(guide)
    return guide
  }

  private func makeSystemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    switch role {
    case .free: return UILayoutGuide()
    case .layoutMargins:
      return UILayoutGuide(role: role, owner: self, identifier: "UIViewLayoutMarginsGuide")
    case .safeArea:
      return UILayoutGuide(role: role, owner: self, identifier: "UIViewSafeAreaLayoutGuide")
    case .readableContent:
      return UILayoutGuide(role: role, owner: self, identifier: "UIViewReadableContentGuide")
    case .keyboard:
      return UIKeyboardLayoutGuide(role: role, owner: self, identifier: "UIKeyboardLayoutGuide")
    case .scrollContent:
      return UILayoutGuide(role: role, owner: self, identifier: "UIScrollView-contentLayoutGuide")
    case .scrollFrame:
      return UILayoutGuide(role: role, owner: self, identifier: "UIScrollView-frameLayoutGuide")
    }
  }

  /// The rectangle of one of this view's guides in this view's coordinates.
  final func frame(of guide: UILayoutGuide) -> CGRect {
    switch guide.role {
    case .free, .scrollContent: return guide.solvedFrame
    case .scrollFrame: return bounds
    case .layoutMargins: return bounds.inset(by: layoutMargins)
    case .safeArea: return bounds.inset(by: safeAreaInsets)
    case .readableContent: return bounds.inset(by: readableInsets)
    case .keyboard:
      let covered = keyboardInset
      return CGRect(
        x: bounds.minX, y: bounds.maxY - covered, width: bounds.width, height: covered)
    }
  }

  /// Points at the bottom that the keyboard covers, at least the safe area's.
  final var keyboardInset: CGFloat {
    guard let keyboard = Runtime.current.keyboardFrame else { return safeAreaInsets.bottom }
    return max(safeAreaInsets.bottom, convert(bounds, to: nil).maxY - keyboard.minY)
  }

  /// Lays out again what follows the keyboard here and below. O(views).
  final func keyboardDidChange() {
    if constraintStorage.systemGuides.contains(where: { $0.role == .keyboard }) {
      insetConstantsMayHaveChanged()
    }
    for child in children { child.keyboardDidChange() }
  }
}
