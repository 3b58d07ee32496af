// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Backgrounds, selection and accessories of a row (Documentation/TableView.md §5, §7).
extension UITableViewCell {
  func stateDidChange() {
    showSelection()
    if selectionStyle != .none {
      HighlightSpread.spread(isSelected || isHighlighted, in: contentView)
    }
    setNeedsUpdateConfiguration()
  }

  /// Shows the view behind a selected or highlighted row: the app's, the configuration's, or a
  /// grey fill.
  func showSelection() {
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    selectedBackgroundView?.isHidden = !isMarked
    let needsFill =
      isMarked && selectedBackgroundView == nil && configurations.background == nil
      && !showsCheckCircle
    if needsFill, parts.selectionFill == nil {
      let fill = UIView(frame: bounds)
      fill.isUserInteractionEnabled = false
      fill.backgroundColor = .systemGray4
      parts.selectionFill = fill
      insertSubview(fill, at: backgroundView == nil ? 0 : 1)
    } else if !needsFill {
      parts.selectionFill?.removeFromSuperview()
      parts.selectionFill = nil
    }
  }

  func placeBackground(_ view: UIView?, instead old: UIView?, at index: Int) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: index)
  }

  /// Takes the colour of rows of this table, unless the app gave one.
  func takeColor(of table: UITableView) {
    guard !parts.hasOwnColor, configurations.background == nil else { return }
    backgroundColor =
      table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    parts.hasOwnColor = false
  }

  /// Rounds the outer corners of a card of rows (Documentation/TableView.md §5.3).
  func roundCorners(of table: UITableView) {
    guard table.style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.maskedCorners = corners
    clipsToBounds = true
  }

  // MARK: Accessories

  /// The accessory that counts now: another one while editing.
  var currentAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  var currentAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  var hasAccessory: Bool { currentAccessoryView != nil || currentAccessoryType != .none }

  func accessoryViewDidChange(from old: UIView?) {
    if let old, old !== accessoryView, old !== editingAccessoryView { old.removeFromSuperview() }
    accessoryDidChange()
  }

  func accessoryDidChange() {
    showAccessory()
    needsHeight = true
    setNeedsLayout()
    hostTable?.setNeedsLayout()
  }

  func showAccessory() {
    let shown = currentAccessoryView
    for view in [accessoryView, editingAccessoryView] where view !== shown {
      view?.removeFromSuperview()
    }
    if let shown, shown.superview !== self { addSubview(shown) }
    let type = shown == nil ? currentAccessoryType : .none
    guard type != parts.accessorySymbol?.type ?? .none else { return }
    parts.accessorySymbol?.removeFromSuperview()
    parts.accessorySymbol = nil
    guard type != .none else { return }
    let view = TableAccessoryView(type)
    view.cell = self
    parts.accessorySymbol = view
    addSubview(view)
  }

  // MARK: Editing

  /// Whether the circle at the leading edge marks selection instead of an edit.
  var showsCheckCircle: Bool {
    isEditing && hostTable?.allowsMultipleSelectionDuringEditing == true
  }

  var showsEditControl: Bool { isEditing && (editingStyle != .none || showsCheckCircle) }
  var showsGrip: Bool { isEditing && showsReorderControl && place.canMove }

  func editingDidChange() {
    let state: StateMask = showsEditControl ? .showingEditControl : []
    willTransition(to: state)
    showAccessory()
    showEditControls()
    needsHeight = true
    setNeedsUpdateConfiguration()
    hostTable?.setNeedsLayout()
    didTransition(to: state)
  }

  func showEditControls() {
    if showsEditControl {
      let control = parts.editControl ?? RowEditControl(frame: .zero)
      control.cell = self
      control.kind = showsCheckCircle ? .check(isSelected) : .edit(editingStyle)
      if parts.editControl == nil {
        parts.editControl = control
        addSubview(control)
      }
    } else {
      parts.editControl?.removeFromSuperview()
      parts.editControl = nil
    }
    if showsGrip {
      guard parts.reorderControl == nil else { return }
      let grip = RowReorderControl(frame: .zero)
      grip.grip.cell = self
      parts.reorderControl = grip
      addSubview(grip)
    } else {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = nil
    }
  }
}
