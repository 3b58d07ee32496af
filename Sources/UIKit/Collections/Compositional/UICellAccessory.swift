// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something at the side of a list cell.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  public enum LayoutDimension: Hashable, Sendable {
    case actual
    case standard
    case custom(CGFloat)
  }

  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  enum Kind {
    case symbol(String)
    case label(String, UIFont?)
    case view(UIView)
  }

  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  var tintColor: UIColor?
  var reservedWidth = LayoutDimension.actual
  var action: (() -> Void)?
  /// Set for an outline's disclosure: what a tap on it opens and closes, and by which part of the cell.
  var outlineStyle: OutlineDisclosureOptions.Style?

  private init(
    _ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState, tint: UIColor?,
    action: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
    tintColor = tint
    self.action = action
  }

  public struct Options {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias DetailOptions = Options

  public struct ReorderOptions {
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      case automatic
      case header
      case cell
    }

    public var style: Style
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.tintColor = tintColor
    }
  }

  public struct LabelOptions {
    public var tintColor: UIColor?
    public var font: UIFont?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.tintColor = tintColor
      self.font = font
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    .init(.symbol("chevron.forward"), displayed, tint: options.tintColor ?? .tertiaryLabel)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    .init(.symbol("checkmark"), displayed, tint: options.tintColor)
  }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    .init(.symbol("info.circle"), displayed, tint: options.tintColor, action: actionHandler)
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .symbol("chevron.forward"), displayed, tint: options.tintColor, action: actionHandler)
    accessory.outlineStyle = options.style
    return accessory
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    .init(
      .symbol("minus.circle.fill"), isLeading: true, displayed,
      tint: options.tintColor ?? .systemRed, action: actionHandler)
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    .init(
      .symbol("plus.circle.fill"), isLeading: true, displayed,
      tint: options.tintColor ?? .systemGreen, action: actionHandler)
  }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = .init()
  ) -> UICellAccessory {
    .init(.symbol("circle"), isLeading: true, displayed, tint: options.tintColor ?? .tertiaryLabel)
  }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    .init(.symbol("line.3.horizontal"), displayed, tint: options.tintColor ?? .tertiaryLabel)
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    .init(.label(text, options.font), displayed, tint: options.tintColor ?? .secondaryLabel)
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed, _):
      .init(.view(configuration.customView), isLeading: true, displayed, tint: nil)
    case .trailing(let displayed, _):
      .init(.view(configuration.customView), displayed, tint: nil)
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Whether the accessory shows while the list is edited, or is not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// A view that shows the accessory.
  @MainActor
  func makeView() -> UIView {
    switch kind {
    case .view(let view): return view
    case .symbol(let name):
      let image = UIImageView(
        image: UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .medium)))
      if let tintColor { image.tintColor = tintColor }
      return image
    case .label(let text, let font):
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = tintColor
      return label
    }
  }
}
