// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Backgrounds of cells, headers and footers of lists (Documentation/TableView.md §8.3).
extension UIBackgroundConfiguration {
  private static func list(_ role: Role) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.role = role
    configuration.backgroundColor = role.color(isMarked: false)
    return configuration
  }

  @preconcurrency @MainActor public static func listPlainCell() -> UIBackgroundConfiguration {
    list(.plainCell)
  }
  @preconcurrency @MainActor public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.groupedCell)
  }
  @preconcurrency @MainActor public static func listCell() -> UIBackgroundConfiguration {
    list(.plainCell)
  }
  @preconcurrency @MainActor public static func listPlainHeaderFooter() -> UIBackgroundConfiguration
  {
    list(.plainHeader)
  }
  @preconcurrency @MainActor public static func listGroupedHeaderFooter()
    -> UIBackgroundConfiguration
  {
    list(.clear)
  }
  @preconcurrency @MainActor public static func listHeader() -> UIBackgroundConfiguration {
    list(.clear)
  }
  @preconcurrency @MainActor public static func listFooter() -> UIBackgroundConfiguration {
    list(.clear)
  }
  @preconcurrency @MainActor public static func listSidebarHeader() -> UIBackgroundConfiguration {
    list(.clear)
  }
  @preconcurrency @MainActor public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = list(.sidebarCell)
    configuration.cornerRadius = 8
    return configuration
  }
  @preconcurrency @MainActor public static func listAccompaniedSidebarCell()
    -> UIBackgroundConfiguration
  {
    listSidebarCell()
  }

  /// The background in a state: selected and highlighted cells are grey unless the app chose a
  /// colour of its own.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard role != .none else { return self }
    var isMarked = false
    if let state = state as? UICellConfigurationState {
      isMarked = (state.isSelected || state.isHighlighted) && !state.isEditing
    } else if let state = state as? UIViewConfigurationState {
      isMarked = state.isSelected || state.isHighlighted
    }
    let known = [role.color(isMarked: false), role.color(isMarked: true)]
    guard known.contains(backgroundColor) else { return self }
    var result = self
    result.backgroundColor = role.color(isMarked: isMarked)
    return result
  }
}

/// Paints what a background configuration describes, behind the content.
final class ConfiguredBackgroundView: UIView {
  private let fill = UIView(frame: .zero)
  private var image: UIImageView?
  var configuration: UIBackgroundConfiguration? { didSet { show() } }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  /// Shows a configuration behind the content of a view: in `old`, which is the view's fill so far, or
  /// in a new one; without a configuration there is none.
  static func show(
    _ configuration: UIBackgroundConfiguration?, in owner: UIView,
    instead old: ConfiguredBackgroundView?
  ) -> ConfiguredBackgroundView? {
    guard let configuration else {
      old?.removeFromSuperview()
      return nil
    }
    let fill = old ?? ConfiguredBackgroundView(frame: owner.bounds)
    if old == nil {
      fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      owner.insertSubview(fill, at: 0)
    }
    fill.configuration = configuration
    return fill
  }

  private func show() {
    guard let configuration else { return }
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    let shadow = configuration.shadowProperties
    fill.layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
    fill.layer.shadowOpacity = Float(shadow.opacity)
    fill.layer.shadowRadius = shadow.radius
    fill.layer.shadowOffset = shadow.offset
    fill.layer.shadowPath = shadow.path?.cgPath
    image?.removeFromSuperview()
    image = configuration.image.map {
      let view = UIImageView(image: $0)
      view.contentMode = configuration.imageContentMode
      view.clipsToBounds = true
      fill.addSubview(view)
      return view
    }
    for view in fill.subviews where view !== image && view !== configuration.customView {
      view.removeFromSuperview()
    }
    if let view = configuration.customView, view.superview !== fill { fill.addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration?.backgroundInsets ?? .zero
    fill.frame = bounds.inset(by: insets.resolved(isRightToLeft: isRightToLeft))
    for view in fill.subviews { view.frame = fill.bounds }
  }
}
