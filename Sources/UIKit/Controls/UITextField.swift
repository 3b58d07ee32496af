// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// One line of text that the user can edit.
///
/// Sizes and keys: Documentation/Controls.md §5 and §7. Caveat: a selection is not drawn, a caret
/// does not blink.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  private var storedText: NSAttributedString?
  private var storedFont: UIFont = .systemFont(ofSize: 17)

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
    contentMode = .redraw
  }

  open var text: String? {
    get { storedText?.string ?? "" }
    set {
      let old = storedText?.string
      take(newValue.map { NSAttributedString(string: $0) })
      noteChange(of: "text", from: old as Any)
    }
  }
  open var attributedText: NSAttributedString? {
    get { storedText }
    set { take(newValue) }
  }
  /// Does not go through `attributedPlaceholder`, which a subclass may override with what it has not
  /// made while a document is decoded.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set { storedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set { storedPlaceholder = newValue }
  }
  private var storedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: 17)
      contentDidChange()
    }
  }
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open weak var delegate: (any UITextFieldDelegate)?
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  open var allowsEditingTextAttributes = false
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }
  final var storedClearButton: FieldClearButton?
  private var storedInputView: UIView?
  private var storedAccessory: UIView?
  private var isAskedToEnd = false
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var textContentType: UITextContentType!

  /// What keys replace, in UTF-16 units; the caret where empty.
  final var selection = NSRange(location: 0, length: 0)

  private func take(_ text: NSAttributedString?) {
    storedText = text
    selection = NSRange(location: text?.length ?? 0, length: 0)
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  private func embolden() {
    let heavier = storedFont.legible(for: traitCollection)
    if heavier !== storedFont { font = heavier }
  }

  private func adjustFont() {
    let adjusted = storedFont.adjusted(for: traitCollection)
    if adjusted !== storedFont { font = adjusted }
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFont() }
    if traitCollection.legibilityWeight != previous.legibilityWeight { embolden() }
  }

  // Editing.

  open var isEditing: Bool { isFirstResponder }
  open var hasText: Bool { storedText.map { $0.length > 0 } ?? false }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard
      optionalCall(on: delegate, { delegate?.textFieldShouldBeginEditing(self) ?? true }) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing, hasText { clear() }
    tellOfBegin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    // A delegate that ends the editing by itself while it is asked is not asked once more.
    if !isAskedToEnd {
      isAskedToEnd = true
      let mayEnd = optionalCall(on: delegate) { delegate?.textFieldShouldEndEditing(self) ?? true }
      isAskedToEnd = false
      guard isFirstResponder else { return true }
      guard mayEnd ?? true else { return false }
    }
    guard super.resignFirstResponder() else { return false }
    tellOfEnd()
    return true
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { isSingleTap(recognizer) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let point = touch?.location(in: self) else { return }
    if showsClearButton, clearButtonRect(forBounds: bounds).contains(point) { return clear() }
    guard becomeFirstResponder() else { return }
    selectedTextRange = UITextRange(NSRange(location: offset(nearest: point), length: 0))
  }

  // UITextInput; places are UTF-16 units.

  open func insertText(_ text: String) { change(edited.selection, to: text) }

  open func deleteBackward() {
    if let range = edited.rangeToDelete { change(range, to: "") }
  }

  open func text(in range: UITextRange) -> String? {
    let string = text ?? ""
    return (string as NSString).substring(
      with: EditedText.clamp(range.range, to: string.utf16.count))
  }

  open func replace(_ range: UITextRange, withText text: String) {
    change(range.range, to: text)
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set {
      guard let range = newValue?.range else { return }
      let clamped = EditedText.clamp(range, to: (text ?? "").utf16.count)
      guard clamped != selection else { return }
      selection = clamped
      setNeedsDisplay()
      tellOfSelection()
    }
  }

  open var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }

  open func caretRect(for position: UITextPosition) -> CGRect {
    caret(before: position.offset)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionBoxes(range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: offset(nearest: point))
  }

  // Geometry, points; the rules are in UITextField+Layout.

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19,
      height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, atLeft: !isRightToLeft)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, atLeft: isRightToLeft)
  }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    textBaselines(in: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  open override func draw(_ rect: CGRect) { paintField() }
  open func drawText(in rect: CGRect) { if let shownText { paint(shownText, in: rect) } }
  open func drawPlaceholder(in rect: CGRect) {
    if let shownPlaceholder { paint(shownPlaceholder, in: rect) }
  }

  override func stateDidChange() { setNeedsDisplay() }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: placeholder,
      value: hasText ? shownText?.string : placeholder, traits: enabledTraits([]))
  }
}
