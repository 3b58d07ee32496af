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
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The index among those that stand at the same side, from the leading one on.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
  }

  public typealias ActionHandler = () -> Void
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  enum Kind {
    case symbol(String)
    case label(String, UIFont?)
    case view(UIView)
    case menu(UIMenu, (@MainActor (UIMenu) -> Void)?)
  }

  public let accessoryType: AccessoryType
  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  var tintColor: UIColor?
  /// Whether it keeps its room and is not seen.
  var isHidden = false
  /// The room that it is centred in.
  var reservedWidth = LayoutDimension.actual
  /// Whether its view keeps the size of its frame.
  var keepsSize = false
  var action: (() -> Void)?
  /// Set for an outline's disclosure: what a tap on it opens and closes, and by which part of the cell.
  var outlineStyle: OutlineDisclosureOptions.Style?
  /// Where a custom view stands among the others of its side; nil for the system's accessories.
  var position: Placement.Position?

  private init(
    _ type: AccessoryType, _ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState,
    tint: UIColor?, action: (() -> Void)? = nil
  ) {
    accessoryType = type
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
    tintColor = tint
    self.action = action
  }

  /// The accessory with what its options say; nil is the system's choice.
  private func with(isHidden: Bool?, reserving width: LayoutDimension?) -> UICellAccessory {
    var copy = self
    copy.isHidden = isHidden ?? false
    copy.reservedWidth = width ?? .actual
    return copy
  }

  private func with(_ options: Options) -> UICellAccessory {
    with(isHidden: options.isHidden, reserving: options.reservedLayoutWidth)
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
  public typealias DetailOptions = Options
  public typealias PopUpMenuOptions = Options
  public typealias DeleteOptions = MarkOptions
  public typealias InsertOptions = MarkOptions
  public typealias MultiselectOptions = MarkOptions

  /// Of a mark that has a disc behind it.
  public struct MarkOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
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
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, .symbol("chevron.forward"), displayed,
      tint: options.tintColor ?? .tertiaryLabel
    ).with(options)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .symbol("checkmark"), displayed, tint: options.tintColor)
      .with(options)
  }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, .symbol("info.circle"), displayed, tint: options.tintColor,
      action: actionHandler
    ).with(options)
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, .symbol("chevron.forward"), displayed, tint: options.tintColor,
      action: actionHandler)
    accessory.outlineStyle = options.style
    return accessory.with(
      isHidden: options.isHidden, reserving: options.reservedLayoutWidth)
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, .symbol("minus.circle.fill"), isLeading: true, displayed,
      tint: options.backgroundColor ?? options.tintColor ?? .systemRed, action: actionHandler
    ).with(isHidden: options.isHidden, reserving: options.reservedLayoutWidth)
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, .symbol("plus.circle.fill"), isLeading: true, displayed,
      tint: options.backgroundColor ?? options.tintColor ?? .systemGreen, action: actionHandler
    ).with(isHidden: options.isHidden, reserving: options.reservedLayoutWidth)
  }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, .symbol("circle"), isLeading: true, displayed,
      tint: options.tintColor ?? .tertiaryLabel
    ).with(isHidden: options.isHidden, reserving: options.reservedLayoutWidth)
  }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .symbol("line.3.horizontal"), displayed, tint: options.tintColor ?? .tertiaryLabel
    ).with(isHidden: options.isHidden, reserving: options.reservedLayoutWidth)
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, .label(text, options.font), displayed, tint: options.tintColor ?? .secondaryLabel
    ).with(isHidden: options.isHidden, reserving: options.reservedLayoutWidth)
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var accessory = UICellAccessory(
      .customView(configuration.customView), .view(configuration.customView),
      isLeading: isLeading, displayed, tint: configuration.tintColor)
    accessory.position = position
    accessory.keepsSize = configuration.maintainsFixedSize ?? false
    return accessory.with(
      isHidden: configuration.isHidden, reserving: configuration.reservedLayoutWidth)
  }

  /// A button that opens a menu, with the title of what is chosen in it.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu, .menu(menu, selectedElementDidChangeHandler), displayed,
      tint: options.tintColor ?? .secondaryLabel
    ).with(options)
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
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
    case .view(let view):
      if let tintColor { view.tintColor = tintColor }
      return view
    case .menu(let menu, let tell):
      var look = UIButton.Configuration.plain()
      look.contentInsets = .zero
      look.indicator = .popup
      look.baseForegroundColor = tintColor
      let button = UIButton(configuration: look)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.choiceObserver = tell
      return button
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
