// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Several lines of text that scroll and that the user can edit.
///
/// With scrolling off the natural size is the text's (Documentation/Controls.md §6); keys are §7.
/// Caveat: a selection is not drawn, a caret does not blink.
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting,
  WidthDependentIntrinsicSize
{
  final var storedText = NSAttributedString(string: "") { didSet { writeToAdopted() } }
  final var isPlain = true
  /// The storage that the container came with; what it makes of a text is shown.
  final var adopted: NSTextStorage?
  final var isAdopting = false
  private var storedFont: UIFont?
  final var prepared: PreparedText?
  final var automaticWidth: CGFloat?
  private var canvas: TextCanvas?

  /// Without a font of its own the text is the system's 12 points.
  static let standardFont = UIFont.systemFont(ofSize: 12)

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    adoptStorage()
  }

  /// Convenience, as on iOS: a subclass that overrides the other initialisers has this one too.
  public required convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  open class func snugMake(frame: CGRect, textContainer: NSTextContainer?) -> Self {
    let made = self.init(frame: frame)
    if let textContainer {
      made.textContainer.didChange = nil
      made.textContainer = textContainer
      made.watchContainer()
      made.adoptStorage()
    }
    return made
  }

  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
  }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    clipsToBounds = true
    backgroundColor = .systemBackground
    let canvas = TextCanvas(frame: .zero)
    canvas.textView = self
    self.canvas = canvas
    addSubview(canvas)
    watchContainer()
  }

  private func watchContainer() {
    textContainer.didChange = { [weak self] in self?.textDidChange() }
  }

  public private(set) var textContainer: NSTextContainer

  open var text: String! {
    get { storedText.string }
    set {
      isPlain = true
      storedText = NSAttributedString(string: newValue ?? "")
      moveCaretToEnd()
    }
  }
  open var attributedText: NSAttributedString! {
    get { isPlain ? styledText : storedText }
    set {
      isPlain = false
      storedText = UITextView.fixed(newValue ?? NSAttributedString(string: ""))
      moveCaretToEnd()
    }
  }
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      rewrite(.font, newValue ?? UITextView.standardFont)
    }
  }
  open var textColor: UIColor? {
    didSet { rewrite(.foregroundColor, textColor ?? .label) }
  }
  open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
  /// Points around the text, outside the line fragment padding.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }
  open var isEditable = true
  open var isSelectable = true
  /// How text looks that is not decided yet; kept, since no keyboard here writes such.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// The selection as a list of one range.
  open var selectedRanges: [NSRange] {
    get { [selectedRange] }
    set { if let first = newValue.first { selectedRange = first } }
  }
  final var storedSelection = NSRange(location: 0, length: 0)
  /// What keys replace, in UTF-16 units; the caret where empty.
  open var selectedRange: NSRange {
    get { storedSelection }
    set {
      let clamped = EditedText.clamp(newValue, to: storedText.length)
      guard clamped != storedSelection else { return }
      storedSelection = clamped
      tellOfSelection()
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  private var storedLinkAttributes: [NSAttributedString.Key: Any]?
  /// Colour and underline of links, above the text's own; at first the tint.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { storedLinkAttributes ?? [.foregroundColor: tintColor ?? .tintColor] }
    set {
      storedLinkAttributes = newValue
      textDidChange()
    }
  }
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
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
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  private func rewrite(_ key: NSAttributedString.Key, _ value: Any) {
    if !isPlain, storedText.length > 0 {
      let changed = NSMutableAttributedString(attributedString: storedText)
      changed.addAttribute(
        key, value: value, range: NSRange(location: 0, length: changed.length))
      storedText = changed
    }
    textDidChange()
  }

  private func embolden() {
    guard let heavier = storedFont?.legible(for: traitCollection) else { return }
    if heavier !== storedFont { font = heavier }
  }

  private func adjustFont() {
    guard let storedFont else { return }
    let adjusted = storedFont.adjusted(for: traitCollection)
    if adjusted !== storedFont { font = adjusted }
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFont() }
    if traitCollection.legibilityWeight != previous.legibilityWeight { embolden() }
  }

  final func textDidChange() {
    prepared = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    canvas?.setNeedsDisplay()
  }

  private var styledText: NSAttributedString {
    NSAttributedString(
      string: storedText.string,
      attributes: [
        .font: storedFont ?? UITextView.standardFont, .foregroundColor: textColor ?? .label,
      ])
  }

  /// The text ready to be measured.
  final var preparedText: PreparedText {
    if let prepared { return prepared }
    var defaults = TextDefaults(font: storedFont ?? UITextView.standardFont)
    defaults.alignment = textAlignment
    defaults.lineBreakMode = textContainer.lineBreakMode
    defaults.direction = effectiveUserInterfaceLayoutDirection
    let made = PreparedText(isPlain ? styledText : storedText, defaults: defaults)
    prepared = made
    return made
  }

  // Editing.

  open var hasText: Bool { storedText.length > 0 }
  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }
  private var storedInputView: UIView?
  private var storedAccessory: UIView?
  private var isAskedToEnd = false

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder,
      optionalCall(on: delegate, { delegate?.textViewShouldBeginEditing(self) ?? true }) ?? true,
      super.becomeFirstResponder()
    else { return false }
    tellOfBegin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    // A delegate that ends the editing by itself while it is asked is not asked once more.
    if !isAskedToEnd {
      isAskedToEnd = true
      let mayEnd = optionalCall(on: delegate) { delegate?.textViewShouldEndEditing(self) ?? true }
      isAskedToEnd = false
      guard isFirstResponder else { return true }
      guard mayEnd ?? true else { return false }
    }
    guard super.resignFirstResponder() else { return false }
    tellOfEnd()
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard !isDragging, let touch = touches.first else { return }
    tap(at: touch.location(in: self))
  }

  final func setSelection(_ range: NSRange) { storedSelection = range }
  /// Where a text that is set leaves the caret; the delegate hears of it if it stood elsewhere.
  private func moveCaretToEnd() {
    let before = storedSelection
    storedSelection = NSRange(location: storedText.length, length: 0)
    textDidChange()
    if storedSelection != before { tellOfSelection() }
  }
  final func redrawText() { canvas?.setNeedsDisplay() }

  /// Replaces characters; new ones look as the typing attributes say, else as those before them.
  final func replaceStored(_ range: NSRange, with string: String) {
    let changed = adopted ?? NSMutableAttributedString(attributedString: storedText)
    if isPlain {
      changed.replaceCharacters(in: range, with: string)
    } else {
      let before = max(range.location - 1, 0)
      let looks =
        !typingAttributes.isEmpty || storedText.length == 0
        ? typingAttributes : storedText.attributes(at: before, effectiveRange: nil)
      changed.replaceCharacters(
        in: range, with: NSAttributedString(string: string, attributes: looks))
    }
    if adopted == nil {
      if !isPlain {
        changed.fixAttributes(in: NSRange(location: range.location, length: string.utf16.count))
      }
      storedText = changed
    }
    textDidChange()
  }

  // UITextInput; places are UTF-16 units.

  open func insertText(_ text: String) { change(edited.selection, to: text) }

  open func deleteBackward() {
    if let range = edited.rangeToDelete { change(range, to: "") }
  }

  open func text(in range: UITextRange) -> String? {
    (storedText.string as NSString).substring(
      with: EditedText.clamp(range.range, to: storedText.length))
  }

  open func replace(_ range: UITextRange, withText text: String) { change(range.range, to: text) }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let range = newValue?.range { selectedRange = range } }
  }

  open var endOfDocument: UITextPosition { UITextPosition(offset: storedText.length) }

  open func caretRect(for position: UITextPosition) -> CGRect { caret(before: position.offset) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionBoxes(range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: offset(nearest: point))
  }

  /// The attributes of the letter behind a position, or before it; nil where there is none.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let index = direction == .forward ? position.offset : position.offset - 1
    let text: NSAttributedString = attributedText
    return 0..<text.length ~= index ? text.attributes(at: index, effectiveRange: nil) : nil
  }

  /// Scrolls by as little as shows the lines of a range.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled else { return }
    layoutIfNeeded()
    let first = caret(before: range.location)
    let last = caret(before: NSMaxRange(range))
    scrollRectToVisible(first.union(last), animated: false)
  }

  open weak var delegate: (any UITextViewDelegate)? { didSet { snugScrollDelegate = delegate } }

  // Measuring; the rules are in UITextView+Layout.

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < UILabel.unlimited ? size.width : UILabel.unlimited
    return fittingSize(width: width)
  }

  var wrapsAutomatically: Bool { !isScrollEnabled }

  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let outer = automaticWidth
    automaticWidth = width
    defer { automaticWidth = outer }
    return intrinsicContentSize
  }

  open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    textBaselines(in: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = fittingSize(width: bounds.width)
    let size = CGSize(width: bounds.width, height: fitting.height)
    if contentSize != size { contentSize = size }
    let area = CGRect(
      origin: .zero, size: CGSize(width: size.width, height: max(size.height, bounds.height)))
    if let canvas, canvas.frame != area {
      canvas.frame = area
      canvas.setNeedsDisplay()
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text, traits: isEditable ? [] : .staticText)
  }
}
