// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A field for searching; 56 points high, the field 36.
///
/// Sizes: Documentation/Controls.md §4.
open class UISearchBar: UIView, UITextFieldDelegate {
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What lies above the keyboard while the search field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  override func takeClassDefaults() {
    searchTextField.borderStyle = .none
    searchTextField.delegate = self
    searchTextField.textColor = .label
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
    searchTextField.leftView = glass
    searchTextField.leftViewMode = .always
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.autocapitalizationType = .none
    searchTextField.returnKeyType = .search
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.tellOfText() }, for: .editingChanged)
    addSubview(searchTextField)
  }

  public let searchTextField = UISearchTextField(frame: .zero)
  /// In place of "Cancel"; apps set it by key (InterfaceBuilder.md §6.5).
  final var cancelButtonText: String? {
    didSet {
      cancelButton.setTitle(cancelButtonText ?? SystemWord.cancel.localized, for: .normal)
      setNeedsLayout()
    }
  }
  private(set) lazy var cancelButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle(SystemWord.cancel.localized, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        optionalCall(on: self.delegate) {
          self.delegate?.searchBarCancelButtonClicked(self)
        }
        self.observer?(.cancel)
      }, for: .touchUpInside)
    return button
  }()

  /// What a search controller hears of.
  enum Event {
    case beginEditing, changeText, endEditing, cancel, toggleScopes
  }

  /// Told after the delegate.
  var observer: ((Event) -> Void)?
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isTranslucent = true
  open var prompt: String?
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeBar?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  open var showsScopeBar = false {
    didSet {
      guard showsScopeBar != oldValue else { return }
      scopesDidChange()
      observer?(.toggleScopes)
    }
  }
  /// The segments of the scope bar, while it shows.
  final var scopeBar: UISegmentedControl?
  open var showsBookmarkButton = false
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open var backgroundImage: UIImage?

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      tellOfText()
    }
  }

  /// The text was set, typed or cleared.
  private func tellOfText() {
    let text = searchTextField.text ?? ""
    optionalCall(on: delegate) {
      delegate?.searchBar(self, textDidChange: text)
    }
    observer?(.changeText)
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// 36 points, and less at text sizes below L (Documentation/Controls.md §4).
  private var fieldHeight: CGFloat {
    let usual = Self.usualFieldHeight
    return min(
      UIFontMetrics.default.scaledValue(for: usual, compatibleWith: traitCollection), usual)
  }

  private static let usualFieldHeight: CGFloat = 36

  private var naturalHeight: CGFloat {
    Runtime.current.measures.searchBarHeight - Self.usualFieldHeight + fieldHeight + scopeHeight
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Points beside the field: 8, in a navigation bar those beside its title.
  final var fieldMargin: CGFloat = 8 {
    didSet { if fieldMargin != oldValue { setNeedsLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = fieldHeight
    var field = CGRect(
      x: fieldMargin, y: (bounds.height - scopeHeight - height) / 2,
      width: max(bounds.width - 2 * fieldMargin, 0), height: height)
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      if cancelButton.superview == nil { addSubview(cancelButton) }
      let button = CGRect(
        x: bounds.width - fieldMargin - width, y: field.minY, width: width, height: height)
      cancelButton.frame = mirrored(button, in: bounds)
      field.size.width -= width + 8
    } else {
      cancelButton.removeFromSuperview()
    }
    searchTextField.frame = mirrored(field, in: bounds)
    layOutScopes()
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    optionalCall(on: delegate) {
      delegate?.searchBarShouldBeginEditing(self) ?? true
    } ?? true
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    optionalCall(on: delegate) {
      delegate?.searchBarShouldEndEditing(self) ?? true
    } ?? true
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    return optionalCall(on: delegate) {
      delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
    } ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    optionalCall(on: delegate) {
      delegate?.searchBarTextDidBeginEditing(self)
    }
    observer?(.beginEditing)
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    optionalCall(on: delegate) {
      delegate?.searchBarTextDidEndEditing(self)
    }
    observer?(.endEditing)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    optionalCall(on: delegate) {
      delegate?.searchBarSearchButtonClicked(self)
    }
    return false
  }
}

/// What a search bar tells; every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  // @objc optional
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  // @objc optional
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  // @objc(searchBar:shouldChangeTextInRange:replacementText:) optional = true
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  // @objc optional = true
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  // @objc optional = true
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  // @objc optional
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  // @objc optional
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  // @objc optional
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  // @objc optional
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBar: UITextInputTraits {}
