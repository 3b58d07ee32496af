// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A control that picks a date; 216 points high as wheels.
///
/// Draws the chosen date only, in a fixed English format. Sizes: Documentation/Controls.md §4.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  open var datePickerMode = Mode.dateAndTime { didSet { setNeedsDisplay() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { setNeedsDisplay() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact: CGSize(width: 184, height: 34)
    case .inline: CGSize(width: 320, height: 331)
    default: CGSize(width: 320, height: 216)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    let band = CGRect(x: 9, y: bounds.midY - 16, width: bounds.width - 18, height: 32)
    UIBezierPath(roundedRect: band, cornerRadius: 8).fill()
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    switch datePickerMode {
    case .time: formatter.dateFormat = "h:mm a"
    case .date: formatter.dateFormat = "MMMM d yyyy"
    default: formatter.dateFormat = "EEE MMM d  h:mm a"
    }
    let text = NSAttributedString(
      string: formatter.string(from: date),
      attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.label])
    let size = text.size()
    text.draw(
      in: CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
        width: size.width + 1, height: size.height + 1))
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}
